import { isAnimate } from '../parse-prompt/kinds-of-things.ts';
import type { Actor } from '../scene/actor.ts';
import type { Scenery } from '../scene/scenery.ts';
import type { World } from '../scene/world.ts';
import { planStage } from './plan-stage.ts';
import { aroundThing, type Pair, resized, sidesOf } from './stories/other-sides.ts';

/** Nobody gets too small to be seen. */
const SCALE_MIN = 0.6;

const standsThere = ({ copy, holder, support }: Actor) =>
  copy === 0 && holder === null && support !== 'none';

/** By how much an act must be scaled for those of the act before to keep their size. */
function likeness(before: readonly Actor[], now: readonly Actor[]): number {
  const ratios = now.filter(standsThere).flatMap(({ index, height }) => {
    const was = before.find((one) => one.index === index && standsThere(one));
    return was === undefined ? [] : [was.height / height];
  });
  // Who sits in a car now is smaller for another reason than the car.
  return ratios.reduce(
    (best, ratio) => (Math.abs(Math.log(ratio)) < Math.abs(Math.log(best)) ? ratio : best),
    ratios[0] ?? 1,
  );
}

/** A chair is as large when nobody sits on it any more. */
function asBefore(before: readonly Actor[], now: readonly Actor[]): readonly Actor[] {
  return now.map((actor) => {
    const was = before.find((one) => one.index === actor.index && standsThere(one));
    const isUsed = now.some(({ carrier }) => carrier === actor.subject.thing);
    const isThing = actor.traits.medium === 'object' && !isAnimate(actor.subject.thing);
    return was === undefined || isUsed || !isThing || !standsThere(actor)
      ? actor
      : resized(actor, was.height / actor.height);
  });
}

/** Somebody beside the thing to whose other side they go; null where more is needed than the two of them. */
function besideIt(world: World, scenery: Scenery): Pair | null {
  const relations = [{ from: 0, kind: 'right' as const, to: 1 }];
  const description = { ...world.description, relations };
  const actors = planStage({ ...world, description }, scenery);
  const who = actors.find(({ index }) => index === 0);
  const thing = actors.find(({ index }) => index === 1);
  return actors.length === 2 && who !== undefined && thing !== undefined ? { who, thing } : null;
}

/** The actors of each act of a story: who was there before is as large, and as near as can be to where they were. */
export function planStory(
  worlds: readonly World[],
  scenery: Scenery,
): readonly (readonly Actor[])[] {
  const sides = sidesOf(worlds.map(({ description }) => description));
  const pairs = sides === null ? [] : worlds.map((world) => besideIt(world, scenery));
  const both = pairs.filter((pair) => pair !== null);
  const size = worlds[0]?.size;
  if (sides !== null && size !== undefined && both.length === worlds.length)
    return aroundThing(both, sides, size);
  const alone = worlds.map((world) => planStage(world, scenery));
  const scales: number[] = [];
  for (const [at, actors] of alone.entries())
    scales.push((scales.at(-1) ?? 1) * (at === 0 ? 1 : likeness(alone[at - 1] ?? [], actors)));
  const most = Math.max(1, ...scales);
  const told: (readonly Actor[])[] = [];
  for (const [at, world] of worlds.entries()) {
    const before = new Map(
      (told.at(-1) ?? []).filter(standsThere).map(({ index, x }) => [index, x] as const),
    );
    const scale = Math.max(SCALE_MIN, (scales[at] ?? 1) / most);
    told.push(asBefore(told.at(-1) ?? [], planStage(world, scenery, { before, scale })));
  }
  return told;
}
