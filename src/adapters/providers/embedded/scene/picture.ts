import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas';
import { hex, mix, WHITE } from '../draw/colour.ts';
import { softDot } from '../draw/particles/grains.ts';
import { swarm } from '../draw/particles/swarm.ts';
import { colourAt } from '../draw/sprite.ts';
import { seeded } from '../random.ts';
import type { Reading } from '../read-prompt/reading.ts';
import type { Size } from '../sizes.ts';
import { UnreadableImage } from '../work/expect.ts';
import { captionPainter } from './caption.ts';
import { smooth } from './easing.ts';
import { lightFor } from './light.ts';
import { type Brush, createWorld, type Moment, type World } from './world.ts';

interface PictureTask {
  readonly prompt: string;
  readonly reading: Reading;
  readonly image: Uint8Array;
  readonly size: Size;
}

/** How far the camera goes into the picture. */
const PUSH = 0.1;
const SIDE_MAX = 2400;

/** A picture of sane size; throws for bytes that are none. */
async function decode(bytes: Uint8Array): Promise<Canvas> {
  const image = await loadImage(Buffer.from(bytes)).catch((error: unknown) => {
    throw new UnreadableImage(`the source image cannot be read: ${String(error)}`);
  });
  if (!(image.width > 0 && image.height > 0)) {
    throw new UnreadableImage('the source image has no size');
  }
  const scale = Math.min(1, SIDE_MAX / Math.max(image.width, image.height));
  const canvas = createCanvas(
    Math.max(1, Math.round(image.width * scale)),
    Math.max(1, Math.round(image.height * scale)),
  );
  const brush = canvas.getContext('2d');
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function cover(picture: Canvas, width: number, height: number): Canvas {
  const canvas = createCanvas(Math.ceil(width), Math.ceil(height));
  const scale = Math.max(width / picture.width, height / picture.height);
  const brush = canvas.getContext('2d');
  brush.imageSmoothingQuality = 'high';
  const [across, down] = [picture.width * scale, picture.height * scale];
  brush.drawImage(picture, (width - across) / 2, (height - down) / 2, across, down);
  return canvas;
}

/** The picture itself, soft and dark, fills what its shape leaves empty. */
function blurredFill(picture: Canvas, { width, height }: Size): Canvas {
  const small = cover(picture, width / 8, height / 8);
  const soft = createCanvas(small.width, small.height);
  const brush = soft.getContext('2d');
  brush.filter = 'blur(7px)';
  brush.drawImage(small, -4, -4, small.width + 8, small.height + 8);
  brush.filter = 'none';
  brush.fillStyle = 'rgba(10,8,24,0.34)';
  brush.fillRect(0, 0, soft.width, soft.height);
  return soft;
}

/** A picture of nearly the right shape fills the frame; another lies on it as a print. */
function printSize(picture: Canvas, size: Size) {
  const shape = picture.width / picture.height;
  const frame = size.width / size.height;
  const isFull = Math.max(shape / frame, frame / shape) < 1.22;
  if (isFull) return { isFull, width: size.width * (1 + PUSH), height: size.height * (1 + PUSH) };
  const scale = Math.min((size.width * 0.9) / picture.width, (size.height * 0.8) / picture.height);
  return { isFull, width: picture.width * scale, height: picture.height * scale };
}

function roundedPrint(picture: Canvas, width: number, height: number, world: World): Canvas {
  const pad = world.unit * 50;
  const canvas = createCanvas(Math.ceil(width + 2 * pad), Math.ceil(height + 2 * pad));
  const brush = canvas.getContext('2d');
  brush.save();
  brush.shadowColor = 'rgba(4,2,16,0.55)';
  brush.shadowBlur = world.unit * 38;
  brush.shadowOffsetY = world.unit * 14;
  brush.fillStyle = '#000';
  brush.beginPath();
  brush.roundRect(pad, pad, width, height, world.unit * 22);
  brush.fill();
  brush.restore();
  brush.beginPath();
  brush.roundRect(pad, pad, width, height, world.unit * 22);
  brush.clip();
  brush.drawImage(cover(picture, width, height), pad, pad);
  return canvas;
}

function shading(world: World): Canvas {
  const { width, height } = world.size;
  const canvas = createCanvas(width, height);
  const brush = canvas.getContext('2d');
  const foot = brush.createLinearGradient(0, height * 0.52, 0, height);
  foot.addColorStop(0, 'rgba(8,6,20,0)');
  foot.addColorStop(1, 'rgba(8,6,20,0.72)');
  brush.fillStyle = foot;
  brush.fillRect(0, 0, width, height);
  return canvas;
}

/** The given picture in motion: a slow camera, motes of light in front, words as an ad would set them. */
export async function composePicture({ prompt, reading, image, size }: PictureTask) {
  const picture = await decode(image);
  const light = lightFor({ ...reading, setting: 'abstract' }, seeded(prompt, 'light'));
  const world = createWorld(size, { ...reading, subjects: [] }, light, prompt);
  const print = printSize(picture, size);
  const isFull = print.isFull;
  const fill = isFull ? null : blurredFill(picture, size);
  const sheet = isFull
    ? cover(picture, print.width, print.height)
    : roundedPrint(picture, print.width, print.height, world);
  const sprite = { bitmap: picture, width: picture.width, height: picture.height };
  const accent =
    reading.accent === null
      ? mix(colourAt(sprite, 0.5, 0.5), hex('#ffb84d'), 0.5)
      : hex(reading.accent);
  const motes = swarm(world, {
    name: 'motes',
    grains: [softDot(mix(accent, WHITE, 0.7))],
    count: 26,
    depth: 1.2,
    size: [3, 9],
    fall: [-22, -6],
    slide: 8,
    sway: 24,
    blink: 1.4,
    alpha: 0.5,
  });
  const shade = shading(world);
  const caption = captionPainter(world, prompt, accent);
  const side = world.random('drift')() < 0.5 ? -1 : 1;
  return (brush: Brush, moment: Moment) => {
    const share = smooth(moment.progress);
    const zoom = reading.camera === 'zoom-out' ? 1 + PUSH * (1 - share) : 1 + PUSH * share;
    if (fill !== null) {
      const grown = 1.1 + 0.06 * share;
      brush.drawImage(
        fill,
        (size.width * (1 - grown)) / 2 - side * share * size.width * 0.02,
        (size.height * (1 - grown)) / 2,
        size.width * grown,
        size.height * grown,
      );
    }
    brush.save();
    brush.translate(
      size.width / 2 + side * (share - 0.5) * size.width * 0.022,
      size.height * (isFull ? 0.5 : 0.46),
    );
    const scale = isFull ? (zoom / (1 + PUSH)) * 1.045 : 0.94 + (zoom - 1) * 0.6;
    brush.scale(scale, scale);
    if (!isFull) brush.rotate(side * 0.012 * Math.sin(moment.seconds * 0.6));
    brush.drawImage(sheet, -sheet.width / 2, -sheet.height / 2);
    brush.restore();
    motes.draw(brush, moment);
    brush.drawImage(shade, 0, 0);
    caption(brush, moment);
  };
}
