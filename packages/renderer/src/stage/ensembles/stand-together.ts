import type { Relation } from '../../parse-prompt/scene-description.ts';
import { isDrawnPerson } from '../../people/person.ts';
import { thingOf } from '../../things/things.ts';
import type { Draft } from '../draft.ts';
import type { Piece } from '../piece.ts';
import { facingPair } from './pairs.ts';

/** What two do with each other at arm's length. */
const TOGETHER: ReadonlySet<Relation['kind']> = new Set<Relation['kind']>([
  'at',
  'hug',
  'next-to',
  'towards',
  'in-front-of',
  'hand-in-hand',
]);
const PLACED: ReadonlySet<Relation['kind']> = new Set<Relation['kind']>([
  'on',
  'in',
  'ride',
  'drive',
  'under',
  'below',
  'over',
  'behind',
]);

/** Who does something with somebody on a bridge or a hill is on it too. */
export function standTogether({ subjects, relations }: Draft): void {
  for (const { from, kind, to } of [...relations]) {
    if (to === null || !TOGETHER.has(kind)) continue;
    if (![from, to].every((at) => isDrawnPerson(subjects[at]?.thing ?? ''))) continue;
    const placeOf = (who: number) =>
      relations.find((one) => one.from === who && one.to !== null && PLACED.has(one.kind));
    const [own, other] = [placeOf(from), placeOf(to)];
    const place = own ?? other;
    if (place?.kind !== 'on' || (own !== undefined && other !== undefined)) continue;
    if (thingOf(subjects[place.to ?? -1]?.thing ?? '')?.medium !== 'scenery') continue;
    // The one who acts is placed last, with what is in the hands.
    const others = relations.filter((one) => one !== own && one !== other);
    const both = [to, from].map((who): Relation => ({ from: who, kind: 'on', to: place.to }));
    relations.splice(0, relations.length, ...both, ...others);
  }
}

const DEEDS = ['propose', 'dance', 'fight', 'talk', 'shake', 'five'] as const;

/** Two who stand on the same thing and do something together turn to each other. */
export function facingOnTop(
  placed: readonly Piece[],
  child: number,
  relations: readonly Relation[],
): readonly Piece[] {
  const deed = relations.find(
    ({ from, kind, to }) => from === child && to !== null && TOGETHER.has(kind),
  );
  const pair = [deed?.to, child].flatMap((at) => placed.filter(({ index }) => index === at));
  const [other, one] = pair;
  if (deed === undefined || pair.length !== 2 || one === undefined || other === undefined)
    return placed;
  const isOnSame = one.support === 'mount' && other.support === 'mount';
  if (!isOnSame || one.carrier !== other.carrier || one.isSeated || other.isSeated) return placed;
  const way =
    deed.kind === 'hug'
      ? 'hug'
      : (DEEDS.find((motion) => one.subject.motions.includes(motion)) ?? 'talk');
  const turned = facingPair([other, one], way);
  return placed.map((piece) => turned[pair.indexOf(piece)] ?? piece);
}
