import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { isDrawnPerson } from '../../people/person.ts';
import type { Actor } from '../../scene/actor.ts';
import { weighedWith } from '../../scene/weigh-scene.ts';
import type { Brush, World } from '../../scene/world.ts';
import { beastOf } from '../../things/beasts/beasts.ts';
import { thingOf } from '../../things/things.ts';
import { bounds } from '../sprite.ts';
import { DETAIL } from './detail.ts';
import type { Gait } from './gaits.ts';
import type { Body, Pose } from './pose.ts';

/** What a body covers in its poses, in its own lengths; the point between its feet is 0. */
interface Reach {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How far a body reaches at most beyond the point between its feet, in its heights: arms, tools, umbrellas. */
const ROOM = { side: 1.4, above: 1.9, below: 0.5 } as const;
/** All pages of a body, in pictures: those of somebody near would take too much memory. */
const LARGEST = 5;
/** Of the sheet on which all poses are painted over each other, to see what they cover. */
const COARSE = 1 / 6;
/** Around what was seen there, in its pixels. */
const MARGIN = 3;

function reachOf(body: Body, moments: readonly number[], poseAt: (seconds: number) => Pose): Reach {
  const whole = Math.max(body.width, body.height) * COARSE;
  const origin = { x: Math.ceil(whole * ROOM.side), y: Math.ceil(whole * ROOM.above) };
  const sheet = createCanvas(origin.x * 2, origin.y + Math.ceil(whole * ROOM.below));
  const brush = sheet.getContext('2d');
  brush.translate(origin.x, origin.y);
  brush.scale(COARSE, COARSE);
  for (const moment of moments) {
    brush.save();
    body.draw(brush, poseAt(moment), moment);
    brush.restore();
  }
  // A fishing line is hardly to be seen on it.
  const box = bounds(sheet, 2);
  return {
    left: (box.left - MARGIN - origin.x) / COARSE,
    top: (box.top - MARGIN - origin.y) / COARSE,
    width: (box.right - box.left + 1 + 2 * MARGIN) / COARSE,
    height: (box.bottom - box.top + 1 + 2 * MARGIN) / COARSE,
  };
}

/** How much larger than shown the pages are. */
function detailOf({ size }: World, { width, height }: Reach, count: number): number {
  const room = (LARGEST * size.width * size.height) / (count * width * height);
  return Math.min(DETAIL, Math.sqrt(room));
}

function emptyPage({ width, height }: Reach, detail: number): Canvas {
  return createCanvas(Math.ceil(width * detail), Math.ceil(height * detail));
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
/** Of the wave that runs through a fish. */
const WAVE = (2 * Math.PI) / 5;
const SLOW_SECONDS = 2;
/** In larger crowds bodies are small, and a dozen pages each would be too many. */
const LARGE_CROWD = 8;
const FEW = 7;

/** The moments that have a page, and the one of them that is shown. */
interface Pages {
  readonly moments: readonly number[];
  readonly at: (seconds: number) => number;
  /** Whether a page is painted once, and not whenever it is shown. */
  readonly isKept: boolean;
}

function repeated(period: number | null, crowd: number): Pages {
  const count = crowd > LARGE_CROWD ? FEW : period === null ? 14 : 12;
  const length = period ?? SLOW_SECONDS;
  const momentOf = (page: number) => ((page + 0.5) * length) / count;
  return {
    moments: Array.from({ length: count }, (_, page) => momentOf(page)),
    isKept: true,
    at(seconds) {
      const way = (seconds / length) % (period === null ? 2 : 1);
      return momentOf(Math.min(count - 1, Math.floor((way < 1 ? way : 2 - way) * count)));
    },
  };
}

/** Flames of a cake, water of a fountain. Wheels would turn back and forth. */
function hasLiveParts(name: string): boolean {
  const thing = thingOf(name);
  return thing !== null && thing.drawing?.live !== undefined && thing.facing === 0;
}

/** Whether an actor is drawn anew for each frame, limb by limb or slice by slice. */
export function isLimbed({ subject, traits }: Actor): boolean {
  const { thing } = subject;
  if (isDrawnPerson(thing) || beastOf(thing) !== null) return true;
  const isDrawing = thingOf(thing)?.drawing != null;
  return isDrawing ? hasLiveParts(thing) : traits.build !== 'whole' || traits.flex === 'wave';
}

function periodOf({ subject, gait, traits }: Actor): number | null {
  if (traits.build === 'whole' && traits.flex === 'wave') return WAVE;
  if (gait === 'walk' && beastOf(subject.thing) !== null) return BEAST_WALK;
  return PERIODS[gait] ?? null;
}

const STILL: Pages = { moments: [0], at: () => 0, isKept: true };

function pagesOf(actor: Actor, crowd: number): Pages {
  if (isLimbed(actor)) return repeated(periodOf(actor), crowd);
  const { subject, traits } = actor;
  const hasLife = traits.flex !== 'none' || thingOf(subject.thing)?.drawing?.live !== undefined;
  if (!hasLife) return STILL;
  // Wings and wheels are too fast for a dozen pages.
  return { ...repeated(null, 1), at: (seconds) => seconds, isKept: false };
}

/** Gives a page that is painted its last look, such as that of a material. */
export interface Finish {
  readonly paint: (page: Canvas, detail: number) => void;
  /** How often it paints all of the page. */
  readonly passes: number;
}

interface Paging {
  readonly poseAt: (seconds: number) => Pose;
  /** How many such bodies are in the picture. */
  readonly crowd: number;
  readonly finish?: Finish;
}

/**
 * A body that is painted onto pages before it comes to the picture, as in a flip book: limbs that move have a dozen of
 * them, what is still has one. For one among many, where nobody follows the limbs, and for what is of a material.
 */
export function flipbook(
  world: World,
  body: Body,
  actor: Actor,
  { poseAt, crowd, finish }: Paging,
): Body {
  const { moments, at, isKept } = pagesOf(actor, crowd);
  const some = moments.filter((_, nth) => nth % 3 === 0);
  const pages = new Map<number, Canvas>();
  let reach: Reach | null = null;
  let detail = DETAIL;
  const paint = (page: Canvas, brush: Brush, { left, top }: Reach, seconds: number) => {
    brush.reset();
    brush.scale(detail, detail);
    brush.translate(-left, -top);
    body.draw(brush, poseAt(seconds), seconds);
    finish?.paint(page, detail);
  };
  return {
    width: body.width,
    height: body.height,
    draw(brush, _pose, seconds) {
      if (reach === null) {
        reach = reachOf(body, some, poseAt);
        detail = detailOf(world, reach, isKept ? moments.length : 1);
      }
      const moment = at(seconds);
      let page = pages.get(moment);
      if (page === undefined) {
        const [spare] = isKept ? [] : pages.values();
        if (!isKept) pages.clear();
        page = spare ?? emptyPage(reach, detail);
        const sheet = page.getContext('2d');
        paint(page, isKept ? sheet : weighedWith(brush, sheet, finish?.passes), reach, moment);
        pages.set(moment, page);
      }
      brush.drawImage(page, reach.left, reach.top, page.width / detail, page.height / detail);
    },
  };
}
