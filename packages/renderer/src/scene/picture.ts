import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { type Colour, hex, mix, WHITE } from '../draw/colour.ts';
import { softDot } from '../draw/particles/grains.ts';
import { swarm } from '../draw/particles/swarm.ts';
import { blurredFill, cover, decodePicture, roundedPrint } from '../draw/source-picture.ts';
import { colourAt } from '../draw/sprite.ts';
import { seeded } from '../random.ts';
import type { Reading } from '../read-prompt/reading.ts';
import type { Size } from '../sizes.ts';
import { captionPainter, lowerThird } from './caption.ts';
import { smooth } from './easing.ts';
import { lightFor } from './light.ts';
import { type Brush, createWorld, type Element, type Moment, type World } from './world.ts';

interface PictureTask {
  readonly prompt: string;
  readonly reading: Reading;
  readonly image: Uint8Array;
  readonly size: Size;
}

/** How far the camera goes into the picture. */
const PUSH = 0.1;

/** `full` fills the frame; others lie on it as a print, above the words or beside them. */
type Layout = 'full' | 'above' | 'beside';

function layoutOf(picture: Size, frame: Size): Layout {
  const shape = picture.width / picture.height;
  const wanted = frame.width / frame.height;
  if (Math.max(shape / wanted, wanted / shape) < 1.22) return 'full';
  return wanted > 1.2 && shape < 1.15 ? 'beside' : 'above';
}

function printSize(picture: Size, frame: Size, layout: Layout): Size {
  if (layout === 'full') {
    return { width: frame.width * (1 + PUSH), height: frame.height * (1 + PUSH) };
  }
  const room = layout === 'beside' ? { width: 0.46, height: 0.84 } : { width: 0.9, height: 0.72 };
  const across = (frame.width * room.width) / picture.width;
  const scale = Math.min(across, (frame.height * room.height) / picture.height);
  return { width: picture.width * scale, height: picture.height * scale };
}

/** Darkness under the words, from where they are. */
function shading({ size }: World, layout: Layout): Canvas {
  const { width, height } = size;
  const canvas = createCanvas(width, height);
  const brush = canvas.getContext('2d');
  const fade =
    layout === 'beside'
      ? brush.createLinearGradient(width * 0.6, 0, 0, 0)
      : brush.createLinearGradient(0, height * 0.52, 0, height);
  fade.addColorStop(0, 'rgba(8,6,20,0)');
  fade.addColorStop(1, `rgba(8,6,20,${layout === 'beside' ? 0.5 : 0.72})`);
  brush.fillStyle = fade;
  brush.fillRect(0, 0, width, height);
  return canvas;
}

function motesOf(world: World, accent: Colour): Element {
  return swarm(world, {
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
}

/** A slow push, and a drift to one side that the background does not share. */
function cameraOn(sheet: Canvas, fill: Canvas | null, world: World, layout: Layout) {
  const { size, reading } = world;
  const side = world.random('drift')() < 0.5 ? -1 : 1;
  const centre = {
    x: size.width * (layout === 'beside' ? 0.73 : 0.5),
    y: size.height * (layout === 'above' ? 0.43 : 0.5),
  };
  return (brush: Brush, { progress, seconds }: Moment): void => {
    const share = reading.camera === 'zoom-out' ? 1 - smooth(progress) : smooth(progress);
    if (fill !== null) {
      const grown = 1.1 + 0.06 * share;
      const x = (size.width * (1 - grown)) / 2 - side * share * size.width * 0.02;
      const y = (size.height * (1 - grown)) / 2;
      brush.drawImage(fill, x, y, size.width * grown, size.height * grown);
    }
    brush.save();
    brush.translate(centre.x + side * (share - 0.5) * size.width * 0.022, centre.y);
    const full = ((1 + PUSH * share) / (1 + PUSH)) * 1.045;
    const scale = layout === 'full' ? full : 0.94 + PUSH * share * 0.6;
    brush.scale(scale, scale);
    if (layout !== 'full') brush.rotate(side * 0.012 * Math.sin(seconds * 0.6));
    brush.drawImage(sheet, -sheet.width / 2, -sheet.height / 2);
    brush.restore();
  };
}

/** The given picture in motion, motes of light before it, and words as an ad would set them. */
export async function composePicture({ prompt, reading, image, size }: PictureTask) {
  const picture = await decodePicture(image);
  const light = lightFor({ ...reading, setting: 'abstract' }, seeded(prompt, 'light'));
  const world = createWorld(size, { ...reading, subjects: [] }, light, prompt);
  const layout = layoutOf(picture, size);
  const print = printSize(picture, size, layout);
  const isFull = layout === 'full';
  const sheet = isFull
    ? cover(picture, print.width, print.height)
    : roundedPrint(picture, print.width, print.height, world.unit);
  const move = cameraOn(sheet, isFull ? null : blurredFill(picture, size), world, layout);
  const sprite = { bitmap: picture, width: picture.width, height: picture.height };
  const found = mix(colourAt(sprite, 0.5, 0.5), hex('#ffb84d'), 0.5);
  const accent = reading.accent === null ? found : hex(reading.accent);
  const motes = motesOf(world, accent);
  const shade = shading(world, layout);
  const beside = { left: size.width * 0.07, width: size.width * 0.42, foot: size.height * 0.64 };
  const place = layout === 'beside' ? beside : lowerThird(world);
  const caption = captionPainter(world, prompt, accent, place);
  return (brush: Brush, moment: Moment): void => {
    move(brush, moment);
    motes.draw(brush, moment);
    brush.drawImage(shade, 0, 0);
    caption(brush, moment);
  };
}
