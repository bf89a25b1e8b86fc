import { createCanvas } from '@napi-rs/canvas';
import { flames } from '../../things/flames.ts';
import { penOn } from '../../things/pen.ts';
import type { DrawEffect } from './draw-effect.ts';

export const fire: DrawEffect = (brush, { x, y, size }, seconds) =>
  flames(penOn(brush), { x, y: y + size * 0.12, height: size * 0.6, width: size * 0.4 }, seconds);

const PAGES = 12;
const PAGE = { size: 160, width: 160, height: 176, foot: 128 } as const;

/** Fires as a flip book, for many: each flame of each would take longer than the things that burn. */
export function flickering(): DrawEffect {
  const pages = Array.from({ length: PAGES }, (_, at) => {
    const bitmap = createCanvas(PAGE.width, PAGE.height);
    const place = { x: PAGE.width / 2, y: PAGE.foot, size: PAGE.size, facing: 1 };
    fire(bitmap.getContext('2d'), place, at / 12);
    return bitmap;
  });
  return (brush, { x, y, size }, seconds) => {
    const way = Math.floor(seconds * 12) % (2 * PAGES - 2);
    const page = pages[way < PAGES ? way : 2 * PAGES - 2 - way];
    const scale = size / PAGE.size;
    if (page === undefined) return;
    brush.drawImage(
      page,
      x - (PAGE.width / 2) * scale,
      y - PAGE.foot * scale,
      PAGE.width * scale,
      PAGE.height * scale,
    );
  };
}
