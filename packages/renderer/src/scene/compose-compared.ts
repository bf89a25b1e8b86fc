import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { withProductColours } from '../ads/ad-colours.ts';
import { type Copy, copyOf } from '../ads/ad-copy.ts';
import { canvasFor, letters, measurer } from '../ads/badge.ts';
import { comparedZonesFor, scenesOf } from '../ads/compared.ts';
import { accentOf, paintAd } from '../ads/paint-ad.ts';
import { panelInk } from '../ads/panel.ts';
import { LABEL } from '../ads/typesetting.ts';
import { css, hex, WHITE } from '../draw/colour.ts';
import type { Box } from '../draw/props/furniture.ts';
import type { SceneDescription } from '../parse-prompt/scene-description.ts';
import { seeded } from '../random.ts';
import type { Size } from '../sizes.ts';
import { composeScene } from './compose-scene.ts';
import { createWorld } from './create-world.ts';
import { outCubic } from './easing.ts';
import { lightFor } from './light.ts';
import type { Brush, Moment } from './world.ts';

const INK = hex('#191322');

/** Without the joy of colours. */
function dulled(brush: Brush, { width, height }: Size): void {
  brush.save();
  brush.resetTransform();
  brush.globalCompositeOperation = 'saturation';
  brush.fillStyle = 'rgba(128,128,128,0.36)';
  brush.fillRect(0, 0, width, height);
  brush.globalCompositeOperation = 'multiply';
  brush.fillStyle = '#c9b9a2';
  brush.fillRect(0, 0, width, height);
  brush.restore();
}

function label(text: string, unit: number, isFine: boolean, fill: string): Canvas {
  const size = 30 * unit;
  const { measure } = measurer(LABEL, size);
  const canvas = canvasFor(measure(text) + 2.2 * size, size * 2);
  const brush = canvas.getContext('2d');
  brush.fillStyle = isFine ? fill : css(INK, 0.86);
  brush.beginPath();
  brush.roundRect(0, 0, canvas.width, canvas.height, canvas.height / 2);
  brush.fill();
  letters(brush, LABEL, size, isFine ? INK : WHITE);
  brush.fillText(text, 1.1 * size, canvas.height / 2 + size * 0.03);
  return canvas;
}

type Painter = (brush: Brush, moment: Moment) => void;

/** A picture of its own, cut at the edges of its box. */
function inBox(paint: Painter, { x, y, width, height }: Box, isDull: boolean): Painter {
  const canvas = createCanvas(width, height);
  const own = canvas.getContext('2d');
  return (brush, moment) => {
    own.reset();
    paint(own, moment);
    if (isDull) dulled(own, { width, height });
    brush.drawImage(canvas, x, y);
  };
}

/** A badge would hide one of the pictures: what it says is among the words. */
function unbadged(copy: Copy): Copy {
  const { badge, price, lines } = copy;
  if (badge === null || price === null) return { ...copy, badge: null, price: badge ?? price };
  return { ...copy, badge: null, lines: [badge, ...lines] };
}

/** When the second picture takes its place, in seconds. */
const REVEALED_AT = 0.7;

/** Something before and after, beside or below the words of an ad. */
export async function composeCompared(read: SceneDescription, size: Size, seed: string) {
  const description = await withProductColours(read);
  const world = createWorld(size, description, lightFor(description, seeded(seed, 'light')), seed);
  if (read.ad === null) throw new Error('Only ads are compared.');
  const copy = unbadged(copyOf(read.ad, read.title, null));
  const zones = comparedZonesFor(copy, size, world.unit);
  const accent = accentOf(world);
  const ground = css(panelInk(world, accent).veil);
  const [first, second] = await Promise.all(
    scenesOf(description).map((scene, at) => {
      const { width, height } = zones.halves[at === 0 ? 0 : 1];
      return composeScene(scene, { width, height }, seed);
    }),
  );
  if (first === undefined || second === undefined) throw new Error('Two scenes are compared.');
  const [before, after] = zones.halves;
  const paints = [inBox(first, before, true), inBox(second, after, false)] as const;
  const marks = [
    label('Before', world.unit * zones.letters, false, ''),
    label('After', world.unit * zones.letters, true, css(WHITE, 0.94)),
  ] as const;
  const paint = (brush: Brush, moment: Moment) => {
    brush.fillStyle = ground;
    brush.fillRect(0, 0, size.width, size.height);
    paints[0](brush, moment);
    const share = outCubic((moment.seconds - REVEALED_AT) / 0.8);
    brush.save();
    brush.beginPath();
    brush.rect(after.x, after.y, after.width * share, after.height);
    brush.clip();
    paints[1](brush, moment);
    brush.restore();
    const edge = 26 * world.unit;
    brush.drawImage(marks[0], before.x + edge, before.y + edge);
    if (share > 0.6) brush.drawImage(marks[1], after.x + edge, after.y + edge);
  };
  return paintAd({ world, copy, zones, product: zones.product, paint, accent });
}
