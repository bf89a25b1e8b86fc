import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Box } from '../draw/props/furniture.ts';
import { bounds } from '../draw/sprite.ts';
import type { Relation, SceneDescription, Subject } from '../parse-prompt/scene-description.ts';
import { waterIn } from '../pictures/motion/waving.ts';
import { isFlyer } from '../pictures/sky/flyers.ts';
import { OVERLAP } from '../pictures/subject/frame-picture.ts';
import { addedIn } from '../pictures/words/added-words.ts';
import { type Coming, comingOf } from '../pictures/words/coming.ts';
import { planStage } from '../stage/plan-stage.ts';
import { thingOf } from '../things/things.ts';
import { actorsFor } from './compose-scene.ts';
import { smooth } from './easing.ts';
import { paintPlace } from './place.ts';
import type { Brush, Moment, World } from './world.ts';

type Painter = (brush: Brush, moment: Moment) => void;

const COARSE = 4;
/** How much of the height of the frame somebody takes who is added to it. */
const TALL = { least: 0.26, most: 0.46, perMetre: 0.18 } as const;
const SIZES = { tiny: 0.5, small: 0.75, normal: 1, big: 1.25, giant: 1.6 } as const;

const isSwimmer = ({ motions, states }: Subject): boolean =>
  motions.includes('swim') && !states.includes('wading');

/** Their relations among themselves: the child in the boat, but not the boat before the house. */
function among(
  { subjects, relations }: SceneDescription,
  added: readonly Subject[],
): readonly Relation[] {
  const placeOf = (at: number | null) => {
    const found = subjects[at ?? -1];
    return found === undefined ? -1 : added.indexOf(found);
  };
  return relations.flatMap((relation) => {
    const [from, to] = [placeOf(relation.from), placeOf(relation.to)];
    return from < 0 || to < 0 ? [] : [{ ...relation, from, to }];
  });
}

/** The scene of those alone, before nothing. */
function sceneOf(description: SceneDescription, subjects: readonly Subject[]): SceneDescription {
  return {
    ...description,
    // Whoever swims before a picture needs no bowl.
    setting: subjects.some(isSwimmer) ? 'underwater' : 'abstract',
    // What appears is as large at once as it will be.
    subjects: subjects.map((one) => ({
      ...one,
      motions: one.motions.filter((motion) => motion !== 'grow' && motion !== 'slide'),
    })),
    relations: among(description, subjects),
    acts: [],
    effects: [],
    weather: [],
    particles: [],
    moods: [],
    ad: null,
    title: null,
    camera: null,
  };
}

/** How tall they are together, as a share of the frame. */
function tallOf(subjects: readonly Subject[]): number {
  const metres = Math.max(...subjects.map(({ thing }) => thingOf(thing)?.metres ?? 1));
  const [first] = subjects;
  const usual = Math.max(TALL.least, Math.min(TALL.most, 0.14 + TALL.perMetre * metres));
  return usual * SIZES[first?.size ?? 'normal'];
}

const isAloft = ({ motions }: Subject): boolean =>
  motions.includes('fly') || motions.includes('float') || motions.includes('swim');

/** Who swims or sails does so on the water, if there is any. */
function footOf(height: number, subjects: readonly Subject[], plate: Canvas): number {
  const isAfloat = subjects.some(
    ({ thing, motions }) => thingOf(thing)?.medium === 'boat' || motions.includes('swim'),
  );
  const water = isAfloat ? waterIn(plate) : null;
  if (water !== null) return height * (water * (1 + 2 * OVERLAP) - OVERLAP + 0.03);
  if (subjects.some(isSwimmer)) return height * (0.5 + tallOf(subjects) / 2);
  if (isAfloat) return height * 0.62;
  if (subjects.every(isAloft)) return height * (tallOf(subjects) + 0.1);
  return height * 0.95;
}

/** Those who are added, as large as they are drawn, and their measures. */
async function drawnAlone(
  { size }: World,
  prompt: string,
  description: SceneDescription,
  subjects: readonly Subject[],
) {
  const { world, scenery } = paintPlace(sceneOf(description, subjects), size, prompt);
  const cast = planStage(world, scenery);
  const elements = await actorsFor(world, scenery, cast);
  const draw: Painter = (brush, moment) => {
    for (const element of elements) {
      brush.save();
      element.draw(brush, moment);
      brush.restore();
    }
  };
  const sheet = createCanvas(Math.ceil(size.width / COARSE), Math.ceil(size.height / COARSE));
  const onto = sheet.getContext('2d');
  onto.scale(1 / COARSE, 1 / COARSE);
  draw(onto, { seconds: 1, progress: 0.2 });
  const { left, top, right, bottom } = bounds(sheet);
  return {
    draw,
    goesLeft: cast.some(({ facing }) => facing < 0),
    x: ((left + right) / 2) * COARSE,
    y: bottom * COARSE,
    width: Math.max(8, (right - left) * COARSE),
    height: Math.max(8, (bottom - top) * COARSE),
  };
}

type Alone = Awaited<ReturnType<typeof drawnAlone>>;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where the subject of the picture ends above, at a place in the frame. */
type Skyline = (x: number) => number;

const ARRIVED = 0.34;
/** Of who looks out from behind something, this much is seen. */
const SEEN = 0.62;

/** Beside the subject, where more of the frame is free or where they are said to come from. */
function besideOf({ size }: World, box: Box, half: number, { from }: Coming): number {
  const free = size.width - box.x - box.width >= box.x;
  const isRight = from === null ? free : from === 'right';
  return isRight
    ? Math.max(size.width * 0.8, Math.min(size.width - half * 1.1, box.x + box.width + half))
    : Math.min(size.width * 0.2, Math.max(half * 1.1, box.x - half));
}

/**
 * Where somebody can look out from behind the subject: as near to its middle as there is room above it; null where it
 * fills the frame.
 */
function lookout({ size }: World, alone: Alone, skyline: Skyline, scale: number) {
  for (const share of [1, 0.8, 0.64, 0.5]) {
    const [wide, tall] = [alone.width * scale * share, alone.height * scale * share];
    const least = tall * SEEN + size.height * 0.02;
    const from = Math.min(size.width / 2, wide * 0.42);
    const spots = Array.from({ length: 25 }, (_, at) => {
      const x = from + ((size.width - 2 * from) * at) / 24;
      const tops = [-0.3, -0.15, 0, 0.15, 0.3].map((aside) => skyline(x + wide * aside));
      const isEven = Math.max(...tops) < size.height * 0.92;
      return { x, y: Math.min(...tops), scale: scale * share, isEven };
    }).filter(({ y, isEven }) => isEven && y >= least);
    const [highest] = spots.toSorted((one, other) => one.y - other.y);
    if (highest !== undefined) return highest;
  }
  return null;
}

interface Placed {
  readonly box: Box;
  readonly foot: number;
  readonly scale: number;
  /** Where they look out; null for those who do not. */
  readonly hidden: (Spot & { readonly scale: number }) | null;
}

/** Where those who are added are, over the seconds. */
function wayOf(
  world: World,
  alone: Alone,
  coming: Coming,
  { box, foot, scale, hidden }: Placed,
): (progress: number) => Spot {
  const { size } = world;
  const half = (alone.width * scale) / 2;
  const tall = alone.height * (hidden?.scale ?? scale);
  if (hidden !== null)
    return (progress) => ({
      x: hidden.x,
      y: hidden.y + tall * (1 - SEEN * smooth(progress / ARRIVED)),
    });
  // All of it is seen all the way.
  const way = Math.max(0, size.width - half * 2.2);
  if (coming.passes)
    return (progress) => {
      const share = alone.goesLeft ? 1 - progress : progress;
      return { x: half * 1.1 + way * share, y: foot };
    };
  const x = besideOf(world, box, half, coming);
  const outside = x > size.width / 2 ? size.width + half : -half;
  return (progress) => {
    const share = coming.arrives ? smooth(progress / ARRIVED) : 1;
    return { x: outside + (x - outside) * share, y: foot };
  };
}

/** The subject of a picture as those see it who are added to it. */
interface Around {
  readonly box: Box;
  readonly plate: Canvas;
  readonly skyline: Skyline;
  /** What of it they sit or stand on, in the frame. */
  readonly perch: Spot | null;
}

/** What is painted behind the subject, and what before it. */
export interface Added {
  readonly isBehind: boolean;
  readonly painters: readonly Painter[];
}

const PERCHED = 0.24;

/** Somebody or something that a prompt adds to a picture: beside its subject, or going past it. */
export async function addedThings(
  world: World,
  prompt: string,
  description: SceneDescription,
  { box, plate, skyline, perch }: Around,
): Promise<Added> {
  const found = addedIn(prompt, description);
  const subjects = found.subjects.filter(({ thing }) => !isFlyer(thing));
  if (subjects.length === 0) return { isBehind: false, painters: [] };
  const { size } = world;
  const alone = await drawnAlone(world, prompt, description, subjects);
  const coming = { ...comingOf(prompt), passes: found.passes && perch === null };
  const share = perch === null ? tallOf(subjects) : PERCHED;
  const isGiant = subjects[0]?.size === 'giant';
  const scale = Math.min(
    (size.height * share) / alone.height,
    (size.width * (isGiant ? 0.75 : coming.passes ? 0.4 : 0.46)) / alone.width,
  );
  const hidden = coming.peeps ? lookout(world, alone, skyline, scale) : null;
  const isBehind = coming.peeps ? hidden !== null : coming.isBehind;
  const foot = isBehind
    ? Math.min(size.height * 0.9, box.y + box.height * 0.84)
    : footOf(size.height, subjects, plate);
  const usual = wayOf(world, alone, coming, { box, foot, scale, hidden });
  const spotAt = perch === null ? usual : () => perch;
  const isTurned = coming.from !== null && (coming.from === 'right') !== alone.goesLeft;
  const draw: Painter = (brush, moment) => {
    const { x, y } = spotAt(moment.progress);
    const grown = hidden?.scale ?? scale;
    brush.save();
    brush.translate(x, y);
    brush.scale(isTurned && !coming.passes ? -grown : grown, grown);
    brush.translate(-alone.x, -alone.y);
    alone.draw(brush, moment);
    brush.restore();
  };
  return { isBehind, painters: [draw] };
}
