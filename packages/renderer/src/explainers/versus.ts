import { createCanvas } from '@napi-rs/canvas';
import { css, mix, WHITE } from '../draw/colour.ts';
import { ellipse } from '../draw/strokes.ts';
import type { Explainer } from '../parse-prompt/description/explainer.ts';
import { outBack, outCubic } from '../scene/easing.ts';
import type { World } from '../scene/world.ts';
import { accentAt, type Box, INK, type Painter, thingIn, write } from './sheet.ts';

const SIDES = [3, 1] as const;

/** Two things on grounds of their own, one beside or above the other. */
export function versusPainter(world: World, { parts }: Explainer): Painter {
  const { size, unit } = world;
  const isTall = size.height > size.width;
  const [wide, tall] = isTall ? [size.width, size.height / 2] : [size.width / 2, size.height];
  const sides = parts.map((part, at) => {
    const accent = accentAt(SIDES[at] ?? 0);
    const box: Box = {
      x: isTall ? 0 : at * wide,
      y: isTall ? at * tall : 0,
      width: wide,
      height: tall,
    };
    const ground = createCanvas(Math.ceil(wide), Math.ceil(tall));
    const brush = ground.getContext('2d');
    const fill = brush.createLinearGradient(0, 0, wide * 0.4, tall);
    fill.addColorStop(0, css(mix(accent, WHITE, 0.72)));
    fill.addColorStop(1, css(mix(accent, WHITE, 0.36)));
    brush.fillStyle = fill;
    brush.fillRect(0, 0, wide, tall);
    brush.fillStyle = css(WHITE, 0.5);
    const room = tall * 0.5;
    ellipse(brush, wide / 2, tall * 0.44, room * 0.62, room * 0.62);
    const words = { x: wide * 0.08, y: tall * 0.78, width: wide * 0.84, height: tall * 0.14 };
    write(brush, part.label, words, { colour: INK, sizeMax: unit * 66 });
    const side = { width: Math.min(wide * 0.66, room), height: room };
    return { box, ground, shown: thingIn(world, part.thing ?? '', part.colour, side) };
  });
  return (brush, { seconds }) => {
    brush.fillStyle = css(WHITE);
    brush.fillRect(0, 0, size.width, size.height);
    for (const [at, { box, ground, shown }] of sides.entries()) {
      const share = outCubic((seconds - at * 0.25) / 0.7);
      const slide = (1 - share) * (at === 0 ? -1 : 1);
      const x = box.x + slide * box.width;
      brush.drawImage(ground, Math.round(x), Math.round(box.y));
      if (shown === null) continue;
      const lift = Math.sin(seconds * 1.8 + at * 2) * unit * 6;
      brush.drawImage(
        shown,
        x + (wide - shown.width) / 2,
        box.y + tall * 0.44 - shown.height / 2 + lift,
      );
    }
    const grown = outBack((seconds - 0.8) / 0.5) * unit * 76;
    if (seconds <= 0.8) return;
    const middle = { x: size.width / 2, y: size.height / 2 };
    brush.fillStyle = css(INK);
    ellipse(brush, middle.x, middle.y, grown, grown);
    const room = { x: middle.x - grown, y: middle.y - grown, width: 2 * grown, height: 2 * grown };
    write(brush, 'VS', room, { colour: WHITE, sizeMax: grown * 0.8 });
  };
}
