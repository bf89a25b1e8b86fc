import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { between } from '../../random.ts';
import type { Actor } from '../../scene/actor.ts';
import type { Brush, Element, Moment, World } from '../../scene/world.ts';
import { css, WHITE } from '../colour.ts';

const COLUMNS = 4;
const ROWS = 5;
/** For how long the pieces fly, as a share of the duration. */
const FLIGHT = 0.3;
/** For how long they sink if they are light. */
const FLUTTER = 0.95;
/** When it breaks, if nothing happened before it. */
const BREAKS_AT = 0.36;

interface Shard {
  readonly bitmap: Canvas;
  /** Where it was, from the middle of the foot. */
  readonly x: number;
  readonly y: number;
  /** Where it ends. */
  readonly toX: number;
  readonly toY: number;
  readonly rise: number;
  readonly turn: number;
}

/** Corners of a net that is not quite regular, in shares of the box. */
function cornersOf(next: () => number): readonly (readonly [number, number])[][] {
  const shift = (at: number, last: number, step: number) =>
    at === 0 || at === last ? at * step : (at + between(next, -0.32, 0.32)) * step;
  return Array.from({ length: ROWS + 1 }, (_, row) =>
    Array.from(
      { length: COLUMNS + 1 },
      (__, column) => [shift(column, COLUMNS, 1 / COLUMNS), shift(row, ROWS, 1 / ROWS)] as const,
    ),
  );
}

/** Cuts what is painted into pieces. */
function shardsOf(world: World, whole: Canvas, isLight: boolean): readonly Shard[] {
  const next = world.random('shards');
  const { width, height } = whole;
  const corners = cornersOf(next);
  return Array.from({ length: ROWS * COLUMNS }, (_, at): Shard => {
    const [row, column] = [Math.floor(at / COLUMNS), at % COLUMNS];
    const cell = [
      corners[row]?.[column],
      corners[row]?.[column + 1],
      corners[row + 1]?.[column + 1],
      corners[row + 1]?.[column],
    ].flatMap((corner) => (corner === undefined ? [] : [[corner[0] * width, corner[1] * height]]));
    const [xs, ys] = [cell.map(([x = 0]) => x), cell.map(([, y = 0]) => y)];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    const [wide, tall] = [Math.max(...xs) - left, Math.max(...ys) - top];
    const bitmap = createCanvas(Math.ceil(wide) + 2, Math.ceil(tall) + 2);
    const brush = bitmap.getContext('2d');
    brush.translate(1 - left, 1 - top);
    brush.beginPath();
    for (const [x = 0, y = 0] of cell) brush.lineTo(x, y);
    brush.closePath();
    brush.clip();
    brush.drawImage(whole, 0, 0);
    const middle = { x: left + wide / 2 - width / 2, y: top + tall / 2 - height };
    const away = middle.x / width + between(next, -0.35, 0.35);
    return {
      bitmap,
      ...middle,
      toX: middle.x + away * (isLight ? 2.2 : 1.3) * Math.max(width, height * 0.6),
      toY: isLight ? middle.y + height * between(next, 0.3, 1.6) : -tall * between(next, 0.2, 0.5),
      rise: isLight ? 0 : height * between(next, 0.04, 0.2),
      turn: between(next, -2.6, 2.6),
    };
  });
}

const RAYS = 12;

/** The flash of something that pops. */
function burst(brush: Brush, at: { x: number; y: number }, size: number, share: number): void {
  if (share >= 1) return;
  brush.save();
  brush.translate(at.x, at.y);
  brush.strokeStyle = css(WHITE, 1 - share);
  brush.lineWidth = size * 0.05 * (1 - share);
  brush.lineCap = 'round';
  brush.beginPath();
  for (let ray = 0; ray < RAYS; ray += 1) {
    const [dx, dy] = [Math.cos((ray * 2 * Math.PI) / RAYS), Math.sin((ray * 2 * Math.PI) / RAYS)];
    const [near, far] = [size * (0.4 + 0.3 * share), size * (0.6 + 0.5 * share)];
    brush.moveTo(dx * near, dy * near);
    brush.lineTo(dx * far, dy * far);
  }
  brush.stroke();
  brush.restore();
}

/** A thing that breaks while one looks: whole at first, then in pieces on the ground, or in the air if it was light. */
export function shattered(
  world: World,
  element: Element,
  { box, y: foot, path, support }: Actor,
  floor: number,
): Element {
  const [width, height] = [Math.max(4, Math.ceil(box.width)), Math.max(4, Math.ceil(box.height))];
  const whole = createCanvas(width, height);
  const sheet = whole.getContext('2d');
  const still = { seconds: 1, progress: 0 };
  const place = path(still);
  sheet.translate(-box.x - place.x, -box.y - place.y);
  element.draw(sheet, still);
  const isLight = (support === 'none' || support === 'balloon') && foot >= floor;
  const shards = shardsOf(world, whole, isLight);
  const start = world.description.acts === undefined ? BREAKS_AT : 0.04;
  /** Where it has come to when it breaks. */
  const brokenAt = ({ seconds, progress }: Moment) => {
    const then = { seconds: (seconds * start) / progress, progress: start };
    const [way, drift] = [path(then), element.driftAt?.(then) ?? { x: 0, y: 0 }];
    return { x: way.x + drift.x, y: way.y + drift.y };
  };
  return {
    ...element,
    draw(brush, moment) {
      if (moment.progress < start) {
        element.draw(brush, moment);
        return;
      }
      const at = brokenAt(moment);
      const below = isLight ? 0 : Math.max(0, floor - foot - at.y);
      const share = Math.min(1, (moment.progress - start) / (isLight ? FLUTTER : FLIGHT));
      const fall = share * share;
      if (isLight)
        burst(
          brush,
          { x: box.x + at.x + width / 2, y: box.y + at.y + width / 2 },
          width,
          share * 6,
        );
      const middle = box.x + at.x + width / 2;
      const ground = Math.max(foot, box.y + height) + at.y;
      for (const { bitmap, x, y, toX, toY, rise, turn } of shards) {
        brush.save();
        brush.translate(
          middle + x + (toX - x) * (1 - (1 - share) ** (isLight ? 6 : 2)),
          ground + y + (toY + below - y) * fall - rise * 4 * share * (1 - share),
        );
        brush.rotate(turn * share);
        if (isLight) brush.globalAlpha = Math.min(1, 2.4 * (1 - share));
        brush.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
        brush.restore();
      }
    },
  };
}
