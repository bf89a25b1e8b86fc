import { AT_REST } from '../draw/actors/pose.ts';
import { css } from '../draw/colour.ts';
import { paintLayer } from '../draw/layer.ts';
import type { Setting } from '../parse-prompt/scene-description.ts';
import { drawPerson } from '../people/draw-person.ts';
import { drawHairBehind } from '../people/hair.ts';
import { drawHead } from '../people/head.ts';
import { personOf } from '../people/person.ts';
import { between, pick, type Random } from '../random.ts';
import { toneOf } from '../things/paint-thing.ts';
import { penOn } from '../things/pen.ts';
import { INDOORS } from './indoors.ts';
import type { Scenery } from './scenery.ts';
import type { Brush, Element, World } from './world.ts';

/** Who works in a place rather than passing through it. */
const STAFF: Readonly<Partial<Record<Setting, string>>> = {
  'restaurant-kitchen': 'cook',
  hospital: 'health-worker',
  laboratory: 'scientist',
  'construction-site': 'construction-worker',
  office: 'office-worker',
  classroom: 'student',
};
/** Places that show their crowd themselves. */
const HAS_OWN: ReadonlySet<Setting> = new Set<Setting>([
  'stadium',
  'arena',
  'ice-rink',
  'stage',
  'festival',
  'cinema',
]);
const ALIKE = ['man', 'woman', 'man', 'woman', 'child', 'old-man', 'old-woman'] as const;

interface Row {
  readonly name: string;
  readonly y: number;
  readonly height: number;
  readonly depth: number;
  readonly count: number;
  /** How much the air between hides of them. */
  readonly haze: number;
}

function somebody(
  brush: Brush,
  world: World,
  at: { readonly x: number; readonly y: number; readonly height: number },
  random: Random,
): void {
  const { setting } = world.description;
  const thing = STAFF[setting] ?? pick(random, ALIKE);
  const person = personOf(thing, null, null, random);
  const height = at.height * (person.age === 'child' ? 0.7 : between(random, 0.93, 1.05));
  const facing = random() < 0.5 ? -1 : 1;
  const step = INDOORS.has(setting) ? 0 : between(random, 0.15, 0.45);
  const face = { isAsleep: false, look: facing * 1.2, isAway: false, isBlowing: false } as const;
  brush.save();
  brush.translate(at.x, at.y);
  brush.scale(height / 100, height / 100);
  drawPerson(
    penOn(brush, toneOf(world)),
    person,
    {
      pose: { ...AT_REST, legs: [step, -step], arms: [0.3 - step * 0.4, 0.3 + step * 0.6] },
      facing,
      posture: null,
      grasp: null,
      seconds: 0,
    },
    {
      head: (p) => {
        drawHead(p, person, { ...face, mood: 'happy' });
      },
      hair: (p) => {
        drawHairBehind(p, person);
      },
      held: null,
      second: null,
    },
  );
  brush.restore();
}

function rowOf(world: World, row: Row): Element {
  const { unit, light } = world;
  const random = world.random(`passers-by ${row.name}`);
  const pace = unit * between(random, 7, 12) * (random() < 0.5 ? -1 : 1);
  const isStill = INDOORS.has(world.description.setting);
  const plan = {
    depth: row.depth,
    top: row.y - row.height * 1.25,
    bottom: row.y + unit * 12,
    sway: ({ seconds }: { readonly seconds: number }) => ({
      x: isStill ? Math.sin(seconds * 0.5) * unit * 4 : pace * (seconds - 2.5),
      y: 0,
    }),
  };
  return paintLayer(world, plan, (brush, area) => {
    for (let at = 0; at < row.count; at += 1) {
      const x = area.left + (area.width * (at + between(random, 0.2, 0.8))) / row.count;
      somebody(
        brush,
        world,
        { x, y: row.y + unit * between(random, -5, 5), height: row.height },
        random,
      );
    }
    brush.globalCompositeOperation = 'source-atop';
    brush.fillStyle = css(light.fog, row.haze);
    brush.fillRect(area.left, plan.top, area.width, plan.bottom - plan.top);
  });
}

/** People in the background of a place that is said to be full of them. */
export function passersBy(world: World, scenery: Scenery): Element[] {
  const { description, unit, size } = world;
  if (description.isCrowded !== true || HAS_OWN.has(description.setting)) return [];
  if (scenery.surface !== 'ground') return [];
  const deep = scenery.groundY - scenery.horizon;
  const wide = size.width / unit;
  const isTall = size.height > size.width;
  // Between the sea and the sand they are on the sand, and smaller there than in a street.
  const isAshore = description.setting === 'beach';
  const tall = unit * (isTall ? 260 : 225) * (isAshore ? 0.72 : 1);
  return [
    rowOf(world, {
      name: 'far',
      y: scenery.horizon + Math.max(unit * 16, deep * (isAshore ? 0.82 : 0.22)),
      height: tall * 0.82,
      depth: isAshore ? 0.955 : 0.82,
      count: Math.round(wide / 105),
      haze: 0.3,
    }),
    rowOf(world, {
      name: 'near',
      y: scenery.horizon + Math.max(unit * 34, deep * (isAshore ? 0.97 : 0.5)),
      height: tall,
      depth: 0.965,
      count: Math.round(wide / 190),
      haze: 0.14,
    }),
  ];
}
