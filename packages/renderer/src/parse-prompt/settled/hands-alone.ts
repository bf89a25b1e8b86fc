import { isAnimate } from '../kinds-of-things.ts';
import type { Relation, SceneDescription, Subject } from '../scene-description.ts';

/** Hands alone have no body: what they hold lies on them, and what they work on is between them. */
export function inHands({ from, kind, to }: Relation, subjects: readonly Subject[]): Relation {
  const hands = subjects[from]?.thing;
  if (to === null) return { from, kind, to };
  if (hands === 'pair-of-hands') return { from: to, kind: 'in', to: from };
  const isHeld = ['hold', 'carry', 'catch'].includes(kind);
  return isHeld && hands === 'palms-up-together'
    ? { from: to, kind: 'on', to: from }
    : { from, kind, to };
}

/** What lies on open hands; everything else is taken from both sides. */
const ON_PALMS =
  /^(?:seedling|butterfly|bird|ice|coin|gold|heart|red-heart|glowing-star|star|beans|rice|sand|earth|globe|water|chick|hatching-chick|egg|gem|gem-stone|lady-beetle|frog|turtle|kitten|hamster|cherries|strawberry|blueberries|grapes|snowflake|blossom)/u;

/** Hands that do something to a thing are shown at its sides. */
export function asHands(
  subject: Subject,
  at: number,
  { subjects, relations }: Pick<SceneDescription, 'subjects' | 'relations'>,
): Subject {
  if (subject.thing !== 'palms-up-together') return subject;
  const own = relations.find(({ from, to }) => from === at && to !== null);
  const what = subjects[own?.to ?? -1];
  if (own === undefined || what === undefined) return subject;
  const isPalm = own.kind === 'hold' && (ON_PALMS.test(what.thing) || isAnimate(what.thing));
  return isPalm
    ? subject
    : { ...subject, thing: 'pair-of-hands', count: 1, motions: [], states: [] };
}
