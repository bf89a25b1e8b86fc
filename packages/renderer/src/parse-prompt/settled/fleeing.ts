import { isAnimate, isPerson } from '../kinds-of-things.ts';
import type { Motion, Relation, RelationKind, Subject } from '../scene-description.ts';

interface Cast {
  readonly subjects: readonly Subject[];
  readonly relations: readonly Relation[];
}

const FLIGHT =
  /\b(?:run(?:s|ning)?|scatter(?:s|ing)?|scurr(?:y|ies|ying)|scamper(?:s|ing)?|dart(?:s|ing)?|bolt(?:s|ing)?|swim(?:s|ming)?|danc(?:e|es|ing)|hurr(?:y|ies|ying)) (?:away|off|for (?:their|his|her|its) li(?:fe|ves)|in (?:panic|fear|terror|all directions))\b|\bflee(?:s|ing)?\b/iu;
const FEARED =
  /^(?:t-rex|spinosaurus|dragon|lion|lioness|tiger|tiger-face|leopard|cheetah|bear|polar-bear|wolf|shark|crocodile|snake|gorilla|orca|hyena|person-zombie|ogre|troll|bull)$/u;
const AWAY: ReadonlySet<Motion> = new Set<Motion>(['run', 'swim', 'fly']);
const PASSING: ReadonlySet<RelationKind> = new Set<RelationKind>([
  'through',
  'next-to',
  'out-of',
  'behind',
  'in',
  'on',
  'chase',
]);

const isGreat = ({ size }: Subject) => size === 'giant' || size === 'big';

/** Those who run away have behind them whom they fear, who was named before them. */
export function fleeing<Of extends Cast>(cast: Of, prompt: string): Of {
  if (!FLIGHT.test(prompt)) return cast;
  const { subjects, relations } = cast;
  const feared = subjects.findIndex(
    (one) => isAnimate(one.thing) && (FEARED.test(one.thing) || isGreat(one)) && one.count === 1,
  );
  const beast = subjects[feared];
  if (beast === undefined || beast.motions.includes('sleep')) return cast;
  // Who is after something else already frightens them by the way.
  const isBusy = relations.some(
    ({ from, kind, to }) => from === feared && to !== null && !PASSING.has(kind),
  );
  if (isBusy) return cast;
  const isMet = (at: number) =>
    relations.some(
      ({ from, kind, to }) =>
        kind !== 'next-to' && ((from === at && to !== null) || (to === at && from === feared)),
    );
  const afraid = subjects.findIndex(
    (one, at) =>
      at > feared &&
      isAnimate(one.thing) &&
      !isMet(at) &&
      one.motions.some((motion) => AWAY.has(motion)),
  );
  const fled = subjects[afraid];
  if (fled === undefined || (isPerson(beast.thing) && !isGreat(beast))) return cast;
  // A small one of the same kind would be its young.
  const isSame = fled.thing === beast.thing && fled.thing === 't-rex';
  const kept = relations.filter(
    ({ from, to }) => !(from === afraid && to === feared) && !(from === feared && to === afraid),
  );
  return {
    ...cast,
    subjects: subjects.map((one, at) =>
      at === afraid && isSame ? { ...one, thing: 'velociraptor' } : one,
    ),
    relations: [...kept, { from: feared, kind: 'chase', to: afraid }],
  };
}
