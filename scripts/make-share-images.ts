import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCanvas, GlobalFonts, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import { FONTS } from 'kinora-design';

/**
 * Makes the pictures of `content/og`, which others show beside a link to a page: a sentence, the picture that was
 * made from it, and a receipt, from the examples in `content/examples`.
 */
const CONTENT = join(import.meta.dirname, '../content');
const SIZE = { width: 1_200, height: 630 };
const MARGIN = 56;
const PICTURE = { x: MARGIN, y: 214, width: 1_088, height: 416 };
const SLIP = { x: 812, y: 170, width: 300, height: 206 };
const BYTES_MAX = 120_000;

interface Sheet {
  readonly name: string;
  readonly slug: string;
  /** On the receipt: what it was, and what it cost. */
  readonly rows: readonly (readonly [string, string])[];
}

const SHEETS: readonly Sheet[] = [
  {
    name: 'home',
    slug: 'bear-in-a-boat',
    rows: [
      ['Video, 5 s', '2'],
      ['Had it failed', '0'],
    ],
  },
  {
    name: 'models',
    slug: 'penguins-and-aurora',
    rows: [
      ['Models', 'flat'],
      ['Had it failed', '0'],
    ],
  },
  {
    name: 'pricing',
    slug: 'dinosaur-at-dusk',
    rows: [
      ['Completed', '2'],
      ['Any other end', '0'],
    ],
  },
  {
    name: 'docs',
    slug: 'cat-on-a-scooter',
    rows: [
      ['POST', '202'],
      ['Sandbox', 'free'],
    ],
  },
  {
    name: 'guides',
    slug: 'fox-in-the-snow',
    rows: [
      ['First video', '2'],
      ['Had it failed', '0'],
    ],
  },
];

interface Example {
  readonly slug: string;
  readonly prompt: string;
  readonly thumbnail: string;
  readonly words: readonly {
    readonly start: number;
    readonly end: number;
    readonly color: string;
  }[];
}

for (const { name, path } of FONTS) {
  if (!name.includes('latin-wght')) continue;
  GlobalFonts.registerFromPath(path, name.startsWith('geist') ? 'Mono' : 'Sans');
}
const examples: readonly Example[] = JSON.parse(
  await readFile(join(CONTENT, 'examples/index.json'), 'utf8'),
);
await mkdir(join(CONTENT, 'og'), { recursive: true });
for (const sheet of SHEETS) {
  const bytes = await draw(sheet);
  if (bytes.length > BYTES_MAX) throw new Error(`${sheet.name} has ${bytes.length} bytes`);
  await writeFile(join(CONTENT, `og/${sheet.name}.jpg`), bytes);
  console.log(`${sheet.name}: ${bytes.length} bytes`);
}

async function draw({ slug, rows }: Sheet): Promise<Buffer> {
  const example = examples.find((each) => each.slug === slug);
  if (example === undefined) throw new Error(`There is no example ${slug}`);
  const canvas = createCanvas(SIZE.width, SIZE.height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, SIZE.width, SIZE.height);
  drawSentence(context, example);
  await drawPicture(context, join(CONTENT, 'examples', example.thumbnail));
  drawSlip(context, rows);
  return canvas.encode('jpeg', 84);
}

/** As large as it fits the line, with its words underlined. */
function drawSentence(context: SKRSContext2D, { prompt, words }: Example): void {
  let size = 76;
  const wide = () => {
    context.font = `560 ${size}px Sans`;
    context.letterSpacing = `${-0.034 * size}px`;
    return context.measureText(prompt).width;
  };
  while (wide() > SIZE.width - 2 * MARGIN) size -= 1;
  const baseline = 132;
  for (const { start, end, color } of words) {
    const from = MARGIN + context.measureText(prompt.slice(0, start)).width;
    const width = context.measureText(prompt.slice(start, end)).width;
    context.fillStyle = color;
    context.fillRect(from, baseline + size * 0.1, width, size * 0.12);
  }
  context.fillStyle = '#15151a';
  context.fillText(prompt, MARGIN, baseline);
  context.letterSpacing = '0px';
}

/** Down to the lower edge of the sheet, round above; what does not fit is cut off. */
async function drawPicture(context: SKRSContext2D, file: string): Promise<void> {
  const { x, y, width, height } = PICTURE;
  const picture = await loadImage(file);
  const scale = width / picture.width;
  const hidden = picture.height * scale - height;
  context.save();
  context.beginPath();
  context.roundRect(x, y, width, height, [24, 24, 0, 0]);
  context.clip();
  context.drawImage(picture, x, y - hidden * 0.6, width, picture.height * scale);
  context.restore();
}

function drawSlip(context: SKRSContext2D, rows: Sheet['rows']): void {
  const { x, y, width, height } = SLIP;
  context.save();
  context.shadowColor = 'rgb(21 21 26 / 0.35)';
  context.shadowBlur = 36;
  context.shadowOffsetY = 14;
  context.fillStyle = '#fffdf8';
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(x + width, y);
  context.lineTo(x + width, y + height);
  for (let tooth = x + width; tooth > x + 1; tooth -= 20) {
    context.arc(tooth - 10, y + height, 6, 0, Math.PI, true);
  }
  context.lineTo(x, y + height);
  context.fill();
  context.restore();
  context.fillStyle = '#0c0c0f';
  context.beginPath();
  context.roundRect(x - 10, y - 8, width + 20, 12, 6);
  context.fill();
  const line = (at: number, [name, value]: readonly [string, string], isSum = false) => {
    context.font = `${isSum ? 650 : 450} ${isSum ? 25 : 20}px Mono`;
    context.fillStyle = '#15151a';
    context.textAlign = 'left';
    context.fillText(name, x + 24, at);
    context.textAlign = 'right';
    context.fillText(value, x + width - 24, at);
    context.textAlign = 'left';
  };
  line(y + 52, ['Receipt', ''], true);
  rows.forEach((row, i) => {
    line(y + 96 + 32 * i, row);
  });
  line(y + 174, ['Charged', rows[0]?.[1] === '2' ? '2' : '0'], true);
}
