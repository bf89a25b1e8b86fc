import { mediumOf } from '../../things/media.ts';
import { isAnimate, isPerson, isVehicle } from '../kinds-of-things.ts';
import type { Relation, RelationKind, Subject } from '../scene-description.ts';

/** What is open at the top, so that one is on it rather than in it. */
const DECKS =
  /^(?:raft|rug|sled|sleigh|wagon|loaded-wagon|pickup-truck|surfboard|lily-pad|leaf|cloud)$/u;
/** What others hang from, or sit in a chair of. */
const HOISTS =
  /^(?:crane|drone|parachute|kite|balloon|balloon-bunch|lifting-balloons|stroller|wheelbarrow|forklift|excavator)$/u;
/** Animals with room on their backs for other animals. */
const BACKS =
  /^(?:horse|unicorn|pegasus|donkey|camel|two-hump-camel|elephant|mammoth|llama|ox|deer|moose|turtle|tortoise|sea-turtle|dolphin|whale|spouting-whale|dragon|griffin|giraffe|swan|sauropod|t-rex|triceratops|crocodile|hippopotamus|rhinoceros|orca|snail|bison|water-buffalo|phoenix-bird)$/u;
/** Animals that bring somebody in the beak. */
const BRINGERS = /^(?:stork|stork-flying|pelican|pelican-flying|honeybee|ant|lady-beetle)$/u;

/** How somebody is with what carries them; null where they are in arms, jaws or on a hook. */
function wayAboard(carrier: Subject, load: Subject): RelationKind | null {
  if (isPerson(carrier.thing) || HOISTS.test(carrier.thing) || BRINGERS.test(carrier.thing))
    return null;
  if (load.look?.age === 'baby' || load.thing === 'baby') return null;
  if (DECKS.test(carrier.thing)) return 'on';
  if (isVehicle(carrier.thing)) return 'in';
  if (!isAnimate(carrier.thing) || carrier.count > 2) return null;
  if (isPerson(load.thing)) return 'ride';
  return BACKS.test(carrier.thing) ? 'on' : null;
}

/** "A donkey carries an old man", "a bus carries ten children": they are on it and in it. */
export function passengers(one: Relation, subjects: readonly Subject[]): Relation {
  const [carrier, load] = [subjects[one.from], subjects[one.to ?? -1]];
  if (one.kind !== 'carry' || one.to === null || carrier === undefined || load === undefined)
    return one;
  if (!isAnimate(load.thing)) return one;
  const kind = wayAboard(carrier, load);
  return kind === null ? one : { from: one.to, kind, to: one.from };
}

/** A small bird that carries somebody is a huge one. */
export function bearing(
  subject: Subject,
  at: number,
  relations: readonly Relation[],
  all: readonly Subject[],
): Subject {
  const loads = relations.flatMap(({ from, kind, to }) =>
    kind === 'ride' && to === at ? (all[from] ?? []) : [],
  );
  const isSmall =
    mediumOf(subject.thing) === 'air' &&
    /bird$|eagle|owl|dove|swan|goose|crow/u.test(subject.thing);
  const isRidden = loads.some(
    ({ thing, size }) => isPerson(thing) && size !== 'tiny' && !/fairy/u.test(thing),
  );
  return isSmall && isRidden && subject.size === 'normal' ? { ...subject, size: 'giant' } : subject;
}
