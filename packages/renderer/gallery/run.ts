import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { decodePicture } from '../src/draw/source-picture.ts';
import { parsePrompt } from '../src/parse-prompt/parse-prompt.ts';
import { knownWords } from '../src/read-prompt/read-prompt.ts';
import { prepareScene } from '../src/scene/prepare-scene.ts';
import { type Size, sizeOf } from '../src/sizes.ts';
import { type GalleryPrompt, readPrompts } from './prompts.ts';
import { unreadWords } from './unread.ts';

const SECONDS = 5;
const PICTURES = new URL('pictures/', import.meta.url);
const TEXT_HEIGHT = 44;
const GAP = 12;
const CELL_HEIGHT = 270;

const { values } = parseArgs({
  options: {
    prompts: { type: 'string' },
    out: { type: 'string', default: 'gallery' },
    only: { type: 'string', default: '' },
    moments: { type: 'string', default: '0.15,0.5,0.9' },
    columns: { type: 'string', default: '3' },
    rows: { type: 'string', default: '4' },
    unread: { type: 'boolean', default: false },
  },
});

const moments = values.moments.split(',').map(Number);
const wanted = new Set(values.only.split(',').flatMap(numbersIn));
const prompts = readPrompts(values.prompts ?? new URL('prompts.txt', import.meta.url)).filter(
  ({ number }) => wanted.size === 0 || wanted.has(number),
);
if (values.unread) tellUnread();
else await drawSheets();

async function drawSheets() {
  mkdirSync(values.out, { recursive: true });
  const perSheet = Number(values.columns) * Number(values.rows);
  for (let at = 0; at < prompts.length; at += perSheet) {
    const group = prompts.slice(at, at + perSheet);
    const cells: Canvas[] = [];
    for (const prompt of group) cells.push(await cellOf(prompt));
    const file = `${values.out}/sheet-${String(group[0]?.number).padStart(3, '0')}.png`;
    writeFileSync(file, await sheetOf(cells).encode('png'));
    process.stdout.write(`${file}\n`);
  }
}

function tellUnread() {
  for (const { number, prompt } of prompts) {
    const words = unreadWords(prompt);
    if (words.length > 0) process.stdout.write(`${number} [${words.join(' ')}] ${prompt}\n`);
  }
}

/** "7" and "10-12" are numbers. */
function numbersIn(range: string): number[] {
  const [from, to = from] = range.split('-').map(Number);
  if (from === undefined || to === undefined || range === '') return [];
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

function pictureFile(name: string): Buffer {
  const file = readdirSync(PICTURES).find((each) => each.startsWith(`${name}.`));
  if (file === undefined) throw new Error(`There is no picture ${name}`);
  return readFileSync(new URL(file, PICTURES));
}

/** The moments of one prompt side by side, under its number and its words. */
async function cellOf({ number, prompt, picture, aspectRatio }: GalleryPrompt): Promise<Canvas> {
  const full = sizeOf('video', aspectRatio);
  const size = { width: full.width / 2, height: full.height / 2 };
  const scene = await prepareScene(
    {
      prompt,
      description: parsePrompt(prompt, knownWords()),
      type: 'video',
      aspectRatio,
      durationSeconds: SECONDS,
      picture: picture === null ? null : await decodePicture(pictureFile(picture)),
    },
    size,
  );
  const frame = createCanvas(size.width, size.height);
  const shown = shownSize(size);
  const cell = createCanvas(shown.width * moments.length, shown.height + TEXT_HEIGHT);
  const brush = cell.getContext('2d');
  for (const [at, moment] of moments.entries()) {
    scene.draw(frame.getContext('2d'), moment * SECONDS);
    brush.drawImage(frame, at * shown.width, TEXT_HEIGHT, shown.width, shown.height);
  }
  brush.fillStyle = '#fff';
  brush.font = '500 15px Inter';
  const [first, second] = inTwoLines(`${number}. ${prompt}`, (text) => {
    return brush.measureText(text).width <= cell.width - 8;
  });
  brush.fillText(first, 4, 17);
  brush.fillText(second, 4, 36);
  return cell;
}

function shownSize({ width, height }: Size): Size {
  return { width: Math.round((CELL_HEIGHT * width) / height), height: CELL_HEIGHT };
}

function inTwoLines(text: string, fits: (line: string) => boolean): [string, string] {
  const words = text.split(' ');
  let length = words.length;
  while (length > 1 && !fits(words.slice(0, length).join(' '))) length -= 1;
  return [words.slice(0, length).join(' '), words.slice(length).join(' ')];
}

/** Rows that are as wide as their cells: upright pictures take less room. */
function sheetOf(cells: readonly Canvas[]): Canvas {
  const columns = Number(values.columns);
  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns),
  );
  const widthOf = (row: readonly Canvas[]) =>
    row.reduce((sum, { width }) => sum + width + GAP, GAP);
  const height = CELL_HEIGHT + TEXT_HEIGHT + GAP;
  const sheet = createCanvas(Math.max(...rows.map(widthOf)), rows.length * height + GAP);
  const brush = sheet.getContext('2d');
  brush.fillStyle = '#16141f';
  brush.fillRect(0, 0, sheet.width, sheet.height);
  for (const [row, group] of rows.entries()) {
    let x = GAP;
    for (const cell of group) {
      brush.drawImage(cell, x, row * height + GAP);
      x += cell.width + GAP;
    }
  }
  return sheet;
}
