import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { isDrawnPerson } from '../../people/person.ts';
import type { Actor } from '../../scene/actor.ts';
import { beastOf } from '../../things/beasts/beasts.ts';
import { thingOf } from '../../things/things.ts';
import { bounds } from '../sprite.ts';
import type { Gait } from './gaits.ts';
import type { Body, Pose } from './pose.ts';

/** A drawn body in one moment; lengths are those of the body. */
interface Page {
  readonly bitmap: Canvas;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How far a body reaches beyond the point between its feet, in its heights: arms, tools, umbrellas. */
const ROOM = { side: 1, above: 1.7, below: 0.35 } as const;
const DETAIL = 1.15;
const COARSE = 1 / 4;

let scratch: Canvas | null = null;

/** The one sheet on which all pages are painted before they are cut: a new one for each would be most of the memory. */
function emptySheet(width: number, height: number): Canvas {
  if (scratch === null || scratch.width < width || scratch.height < height)
    scratch = createCanvas(width, height);
  scratch.getContext('2d').reset();
  return scratch;
}

function paintPage(body: Body, pose: Pose, seconds: number): Page {
  const whole = Math.max(body.width, body.height) * DETAIL;
  const origin = { x: Math.ceil(whole * ROOM.side), y: Math.ceil(whole * ROOM.above) };
  const sheet = emptySheet(origin.x * 2, origin.y + Math.ceil(whole * ROOM.below));
  const brush = sheet.getContext('2d');
  brush.translate(origin.x, origin.y);
  brush.scale(DETAIL, DETAIL);
  body.draw(brush, pose, seconds);
  const small = createCanvas(Math.ceil(sheet.width * COARSE), Math.ceil(sheet.height * COARSE));
  small.getContext('2d').drawImage(sheet, 0, 0, small.width, small.height);
  const box = bounds(small);
  const left = Math.max(0, Math.floor((box.left - 2) / COARSE));
  const top = Math.max(0, Math.floor((box.top - 2) / COARSE));
  const bitmap = createCanvas(
    Math.ceil((box.right + 3) / COARSE) - left,
    Math.ceil((box.bottom + 3) / COARSE) - top,
  );
  // Copied as pixels: a canvas keeps whole what was drawn onto it.
  const pixels = brush.getImageData(left, top, bitmap.width, bitmap.height);
  bitmap.getContext('2d').putImageData(pixels, 0, 0);
  return {
    bitmap,
    x: (left - origin.x) / DETAIL,
    y: (top - origin.y) / DETAIL,
    width: bitmap.width / DETAIL,
    height: bitmap.height / DETAIL,
  };
}

/** Seconds after which a gait repeats. Those that are not here are slow, and go back and forth. */
const PERIODS: Readonly<Partial<Record<Gait, number>>> = {
  run: 1 / 2.3,
  walk: 1 / 1.15,
  climb: 1 / 1.15,
  jump: 1 / 0.95,
  dance: 1,
  cheer: 1,
};
const BEAST_WALK = 1 / 1.05;
const PAGES = 12;
const SLOW_SECONDS = 2;
const SLOW_PAGES = 14;

/** The moment whose page is shown. */
function momentOf(seconds: number, period: number | null): number {
  if (period !== null) {
    const way = (seconds / period) % 1;
    return ((Math.floor(way * PAGES) + 0.5) * period) / PAGES;
  }
  const way = (seconds / SLOW_SECONDS) % 2;
  const turned = way < 1 ? way : 2 - way;
  const page = Math.min(SLOW_PAGES - 1, Math.floor(turned * SLOW_PAGES));
  return ((page + 0.5) * SLOW_SECONDS) / SLOW_PAGES;
}

/** Flames of a cake, water of a fountain. Wheels would turn back and forth. */
function hasLiveParts(name: string): boolean {
  const thing = thingOf(name);
  return thing !== null && thing.drawing?.live !== undefined && thing.facing === 0;
}

/** Whether an actor is drawn anew for each frame, limb by limb. */
export function isLimbed({ subject }: Actor): boolean {
  const { thing } = subject;
  return isDrawnPerson(thing) || beastOf(thing) !== null || hasLiveParts(thing);
}

/**
 * A body whose limbs move in a dozen pages that are drawn once, as in a flip book. For one among many: nobody sees it
 * there, and nine people would take more time than everything else in the picture.
 */
export function flipbook(body: Body, actor: Actor, poseAt: (seconds: number) => Pose): Body {
  const isBeast = beastOf(actor.subject.thing) !== null;
  const period = isBeast && actor.gait === 'walk' ? BEAST_WALK : (PERIODS[actor.gait] ?? null);
  const pages = new Map<number, Page>();
  return {
    width: body.width,
    height: body.height,
    draw(brush, _pose, seconds) {
      const moment = momentOf(seconds, period);
      const page = pages.get(moment) ?? paintPage(body, poseAt(moment), moment);
      pages.set(moment, page);
      brush.drawImage(page.bitmap, page.x, page.y, page.width, page.height);
    },
  };
}
