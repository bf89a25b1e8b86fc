import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { type Colour, hex, mix, WHITE } from '../draw/colour.ts';
import { softDot } from '../draw/particles/sprites.ts';
import { swarm } from '../draw/particles/swarm.ts';
import { blurredFill, cover, roundedPrint } from '../draw/source-picture.ts';
import { colourAt } from '../draw/sprite.ts';
import type { SceneDescription } from '../parse-prompt/scene-description.ts';
import { seeded } from '../random.ts';
import type { Size } from '../sizes.ts';
import { captionPainter, lowerThird } from './caption.ts';
import { createWorld } from './create-world.ts';
import { smooth } from './easing.ts';
import { lightFor } from './light.ts';
import type { Brush, Element, Moment, World } from './world.ts';

interface PictureTask {
  readonly prompt: string;
  readonly description: SceneDescription;
  readonly picture: Canvas;
  readonly size: Size;
}

/** How much the picture is enlarged while the camera moves in. */
const PUSH = 0.1;

/** `full` fills the frame; otherwise the picture is a print above the caption or next to it. */
type Layout = 'full' | 'caption-below' | 'caption-left';

function layoutOf(picture: Size, frame: Size): Layout {
  const shape = picture.width / picture.height;
  const wanted = frame.width / frame.height;
  if (Math.max(shape / wanted, wanted / shape) < 1.22) return 'full';
  return wanted > 1.2 && shape < 1.15 ? 'caption-left' : 'caption-below';
}

function printSize(picture: Size, frame: Size, layout: Layout): Size {
  if (layout === 'full') {
    return { width: frame.width * (1 + PUSH), height: frame.height * (1 + PUSH) };
  }
  const room =
    layout === 'caption-left' ? { width: 0.46, height: 0.84 } : { width: 0.9, height: 0.72 };
  const across = (frame.width * room.width) / picture.width;
  const scale = Math.min(across, (frame.height * room.height) / picture.height);
  return { width: picture.width * scale, height: picture.height * scale };
}

/** A dark gradient behind the caption. */
function shading({ size }: World, layout: Layout): Canvas {
  const { width, height } = size;
  const canvas = createCanvas(width, height);
  const brush = canvas.getContext('2d');
  const fade =
    layout === 'caption-left'
      ? brush.createLinearGradient(width * 0.6, 0, 0, 0)
      : brush.createLinearGradient(0, height * 0.52, 0, height);
  fade.addColorStop(0, 'rgba(8,6,20,0)');
  fade.addColorStop(1, `rgba(8,6,20,${layout === 'caption-left' ? 0.5 : 0.72})`);
  brush.fillStyle = fade;
  brush.fillRect(0, 0, width, height);
  return canvas;
}

function floatingLight(world: World, accent: Colour): Element {
  return swarm(world, {
    name: 'motes',
    sprites: [softDot(mix(accent, WHITE, 0.7))],
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

/** A slow push in, and a drift to one side that the background does not follow. */
function cameraOn(sheet: Canvas, fill: Canvas | null, world: World, layout: Layout) {
  const { size, description } = world;
  const side = world.random('drift')() < 0.5 ? -1 : 1;
  const centre = {
    x: size.width * (layout === 'caption-left' ? 0.73 : 0.5),
    y: size.height * (layout === 'caption-below' ? 0.43 : 0.5),
  };
  return (brush: Brush, { progress, seconds }: Moment): void => {
    const share = description.camera === 'zoom-out' ? 1 - smooth(progress) : smooth(progress);
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

/** Animates a given picture: slow camera, floating light, and the prompt as the caption of an ad. */
export function composePicture({ prompt, description, picture, size }: PictureTask) {
  const light = lightFor({ ...description, setting: 'abstract' }, seeded(prompt, 'light'));
  const world = createWorld(size, { ...description, subjects: [] }, light, prompt);
  const layout = layoutOf(picture, size);
  const print = printSize(picture, size, layout);
  const isFull = layout === 'full';
  const sheet = isFull
    ? cover(picture, print.width, print.height)
    : roundedPrint(picture, print.width, print.height, world.unit);
  const move = cameraOn(sheet, isFull ? null : blurredFill(picture, size), world, layout);
  const sprite = { bitmap: picture, width: picture.width, height: picture.height };
  const found = mix(colourAt(sprite, 0.5, 0.5), hex('#ffb84d'), 0.5);
  const accent = description.accent === null ? found : hex(description.accent);
  const lights = floatingLight(world, accent);
  const shade = shading(world, layout);
  const leftBox = { left: size.width * 0.07, width: size.width * 0.42, bottom: size.height * 0.64 };
  const box = layout === 'caption-left' ? leftBox : lowerThird(world);
  const caption = captionPainter(world, prompt, accent, box);
  return (brush: Brush, moment: Moment): void => {
    move(brush, moment);
    lights.draw(brush, moment);
    brush.drawImage(shade, 0, 0);
    caption(brush, moment);
  };
}
