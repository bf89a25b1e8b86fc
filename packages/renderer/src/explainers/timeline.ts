import { css, WHITE } from '../draw/colour.ts';
import { ellipse } from '../draw/strokes.ts';
import type { Explainer } from '../parse-prompt/description/explainer.ts';
import { outCubic } from '../scene/easing.ts';
import type { World } from '../scene/world.ts';
import { middleOf } from './arrange.ts';
import { cardBitmap } from './cards.ts';
import { accentAt, ageOf, type Box, comeIn, createSheet, type Painter, pill } from './sheet.ts';

/** Cards along a line, from left to right or from top to bottom. */
function placesOf({ x, y, width, height }: Box, count: number, unit: number): readonly Box[] {
  const isWide = width > height * 1.2;
  const gap = unit * 22;
  return Array.from({ length: count }, (_, at) => {
    if (isWide) {
      const wide = Math.min(unit * 340, (width - gap * (count - 1)) / count);
      const left = x + (width - wide * count - gap * (count - 1)) / 2;
      return { x: left + at * (wide + gap), y, width: wide, height: height - unit * 96 };
    }
    const tall = (height - gap * (count - 1)) / count;
    return { x: x + unit * 150, y: y + at * (tall + gap), width: width - unit * 150, height: tall };
  });
}

export function timelinePainter(world: World, { title, parts }: Explainer): Painter {
  const sheet = createSheet(world, title);
  const { unit, size } = world;
  const { area } = sheet;
  const isWide = area.width > area.height * 1.2;
  const places = placesOf(area, parts.length, unit);
  const axis = isWide ? area.y + area.height - unit * 30 : area.x + unit * 62;
  const shown = parts.map((part, at) => {
    const box = places[at];
    if (box === undefined) throw new Error('There is no such place.');
    const accent = accentAt(at);
    const { mark, ...bare } = part;
    const middle = middleOf(box);
    return {
      middle,
      accent,
      card: cardBitmap(sheet, bare, box, accent),
      year: pill(mark ?? String(at + 1), unit * 30, accent, WHITE),
      spot: isWide ? { x: middle.x, y: axis } : { x: axis, y: middle.y },
    };
  });
  return (brush, moment) => {
    sheet.paint(brush, moment);
    const drawn = outCubic(moment.progress / 0.6);
    brush.fillStyle = css(sheet.ink, 0.8);
    brush.beginPath();
    if (isWide) brush.roundRect(area.x, axis - unit * 4, area.width * drawn, unit * 8, unit * 4);
    else brush.roundRect(axis - unit * 4, area.y, unit * 8, area.height * drawn, unit * 4);
    brush.fill();
    for (const [at, { card, year, middle, spot, accent }] of shown.entries()) {
      const age = ageOf(at, parts.length, moment);
      if (age <= 0) continue;
      brush.fillStyle = css(accent);
      ellipse(brush, spot.x, spot.y, unit * 14 * outCubic(age), unit * 14 * outCubic(age));
      comeIn(brush, card, middle, age);
      comeIn(
        brush,
        year,
        { x: Math.max(year.width / 2 + size.width * 0.01, spot.x), y: spot.y },
        age,
      );
    }
  };
}
