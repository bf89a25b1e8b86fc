import type { Grasp } from '../people/hands.ts';
import { isDrawnPerson } from '../people/person.ts';
import type { Draft } from './draft.ts';
import type { Piece } from './piece.ts';

/** What two people do with each other, by the motion or the deed. */
const HANDS: Readonly<Record<string, Grasp>> = { dance: 'partner', hug: 'hug', fight: 'fight' };

/** A man and a woman who both dance, dance with each other. */
export function pairUp({ subjects, relations }: Draft): void {
  const dancers = [...subjects.entries()].filter(
    ([, { thing, motions, count }]) =>
      isDrawnPerson(thing) && motions.includes('dance') && count === 1,
  );
  const [first, second] = dancers;
  if (dancers.length !== 2 || first === undefined || second === undefined) return;
  const isRelated = relations.some(({ from, to }) => from === second[0] && to === first[0]);
  if (!isRelated) relations.push({ from: second[0], kind: 'hug', to: first[0] });
}

/** Two of a kind who do something together turn to each other. */
export function facingPair(row: readonly Piece[], deed: string | null): readonly Piece[] {
  const [one, other] = row;
  if (row.length !== 2 || one === undefined || other === undefined || deed === null) return row;
  const middle = (one.x + other.x) / 2;
  const apart = (one.width + other.width) * (deed === 'fight' ? 0.36 : deed === 'talk' ? 0.3 : 0.2);
  return row.map((piece, at) => ({
    ...piece,
    x: middle + (at === 0 ? -apart : apart),
    facing: at === 0 ? (1 as const) : (-1 as const),
    grasp: piece.grasp ?? HANDS[deed] ?? null,
    gait: piece.gait === 'dance' ? ('walk' as const) : piece.gait,
    stories: [],
  }));
}

/** What makes two of a kind a pair, or null. */
export function deedOfPair(row: readonly Piece[], deeds: readonly string[]): string | null {
  const [first] = row;
  if (first === undefined || row.length !== 2 || !isDrawnPerson(first.thing.name)) return null;
  if (deeds.includes('hug')) return 'hug';
  return (
    (['dance', 'fight', 'talk'] as const).find((one) => first.subject.motions.includes(one)) ?? null
  );
}

/** Those who walk hand in hand reach for each other. */
export function handInHand(row: readonly Piece[], forward: -1 | 1): readonly Piece[] {
  const ordered = row.toSorted((one, other) => (one.x - other.x) * forward);
  const middle = row.reduce((sum, { x }) => sum + x, 0) / row.length;
  return row.map((piece) => {
    const at = ordered.indexOf(piece);
    const grasp: Grasp = at === ordered.length - 1 ? 'linked' : 'link';
    return {
      ...piece,
      x: middle + (at - (ordered.length - 1) / 2) * forward * piece.height * 0.5,
      facing: forward,
      grasp: piece.grasp ?? grasp,
    };
  });
}
