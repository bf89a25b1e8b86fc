import type { Grasp } from '../../people/hands.ts';
import { isDrawnPerson } from '../../people/person.ts';
import type { Draft } from '../draft.ts';
import { beyond, type Placing, replaced } from '../group.ts';
import { isFigure, type Piece } from '../piece.ts';
import { hasArms } from './games.ts';

/** What two people do with each other, by the motion or the deed. */
const HANDS: Readonly<Record<string, Grasp>> = {
  dance: 'partner',
  hug: 'hug',
  fight: 'fight',
  shake: 'shake',
  five: 'five',
  talk: 'tell',
};
/** Half of how far apart they stand, in widths of both. */
const APART: Readonly<Record<string, number>> = {
  hug: 0.11,
  fight: 0.36,
  talk: 0.3,
  shake: 0.25,
  five: 0.245,
  propose: 0.3,
};

const TOGETHER = ['shake', 'five', 'dance'] as const;

/** "Walking hand in hand with", "dancing with": the other one does it too. */
function joinHands({ subjects, relations }: Draft): void {
  for (const [at, { from, kind, to }] of relations.entries()) {
    const [one, other] = [subjects[from], subjects[to ?? -1]];
    if (kind !== 'next-to' || to === null || one === undefined || other === undefined) continue;
    if (!hasArms(one.thing) || !hasArms(other.thing) || one.count + other.count > 2) continue;
    const deed = TOGETHER.find((motion) => one.motions.includes(motion));
    const isLinked = relations.some(
      (each) => each.from === from && each.kind === 'hand-in-hand' && each.to === null,
    );
    if (isLinked) relations[at] = { from, kind: 'hand-in-hand', to };
    if (deed === undefined) continue;
    relations[at] = { from: to, kind: 'hug', to: from };
    if (!other.motions.includes(deed))
      subjects[to] = { ...other, motions: [...other.motions, deed] };
  }
}

/** A man and a woman who both dance, dance with each other. */
export function pairUp(draft: Draft): void {
  joinHands(draft);
  const { subjects, relations } = draft;
  const dancers = [...subjects.entries()].filter(
    ([, { thing, motions, count }]) =>
      isDrawnPerson(thing) && motions.includes('dance') && count === 1,
  );
  const [first, second] = dancers;
  if (dancers.length !== 2 || first === undefined || second === undefined) return;
  const isRelated = relations.some(({ from, to }) => from === second[0] && to === first[0]);
  if (isRelated) return;
  // Where the first one dances, so does the other.
  const places = relations.filter(({ from, kind }) => from !== second[0] || kind !== 'under');
  relations.splice(0, relations.length, ...places);
  relations.push({ from: second[0], kind: 'hug', to: first[0] });
}

/** Two of a kind who do something together turn to each other. */
export function facingPair(row: readonly Piece[], deed: string | null): readonly Piece[] {
  const [one, other] = row;
  if (row.length !== 2 || one === undefined || other === undefined || deed === null) return row;
  const isQuarrel = deed === 'talk' && one.subject.states.includes('angry');
  const middle = (one.x + other.x) / 2;
  // The arms of animals and robots are as long, but their heads are wider.
  const wider = isDrawnPerson(one.thing.name) ? 0 : 0.05;
  const apart = (one.width + other.width) * ((isQuarrel ? 0.4 : (APART[deed] ?? 0.2)) + wider);
  return row.map((piece, at) => ({
    ...piece,
    x: middle + (at === 0 ? -apart : apart),
    facing: at === 0 ? (1 as const) : (-1 as const),
    grasp: piece.grasp ?? (isQuarrel ? 'point' : HANDS[deed]) ?? null,
    gait: piece.gait === 'dance' ? ('walk' as const) : piece.gait,
    stories: [],
  }));
}

/** Two of a kind who come to each other stay in the middle, with the way that is left between them. */
export function comingTogether(row: readonly Piece[]): readonly Piece[] {
  const [one, other] = row;
  if (row.length !== 2 || one === undefined || other === undefined) return row;
  if (!one.subject.states.includes('facing')) return row;
  const middle = (one.x + other.x) / 2;
  const isLow = one.posture === 'crawl' || one.posture === 'kneel';
  // Horses leave room for the lances of their riders.
  const share = one.thing.name === 'horse' ? 0.82 : 0.62;
  const apart = isLow ? one.height * 0.8 : Math.max(one.width, one.height * 0.4) * share;
  return row.map((piece, at) => ({
    ...piece,
    x: middle + (at === 0 ? -apart : apart),
    facing: at === 0 ? (1 as const) : (-1 as const),
    stories: piece.stories.filter(({ kind }) => kind !== 'travel' && kind !== 'depart'),
  }));
}

/** Bent to each other from both sides, with the heads together. */
export function huddled(row: readonly Piece[]): readonly Piece[] {
  const [first] = row;
  if (first === undefined || row.length < 2 || !first.subject.motions.includes('huddle'))
    return row;
  const middle = row.reduce((sum, { x }) => sum + x, 0) / row.length;
  return row.map((piece, at) => {
    const aside = at - (row.length - 1) / 2;
    const isBehind = at % 2 === 1;
    return {
      ...piece,
      x: middle + (aside * 0.3 + Math.sign(aside) * 0.14) * piece.height,
      y: piece.y - (isBehind ? piece.height * 0.05 : 0),
      depth: piece.depth - (isBehind ? 0.004 : 0),
      facing: aside < 0 ? (1 as const) : (-1 as const),
      stories: [],
    };
  });
}

/** What makes two of a kind a pair, or null. */
export function deedOfPair(row: readonly Piece[], deeds: readonly string[]): string | null {
  const [first] = row;
  if (first === undefined || row.length !== 2 || !isFigure(first)) return null;
  const greeting = (['shake', 'five'] as const).find((one) => first.subject.motions.includes(one));
  if (greeting !== undefined) return greeting;
  if (deeds.includes('hug')) return 'hug';
  if (!isDrawnPerson(first.thing.name)) return null;
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
    // Who lies on the water lies beside the other.
    if (piece.thing.name === 'floating-otter')
      return {
        ...piece,
        x: middle + (at - 0.5) * piece.width * 0.34,
        y: piece.y - at * piece.height * 0.34,
        depth: piece.depth - at * 0.006,
      };
    return {
      ...piece,
      x: middle + (at - (ordered.length - 1) / 2) * forward * piece.height * 0.5,
      facing: forward,
      grasp: piece.grasp ?? grasp,
    };
  });
}

/** One after the other, the hand of who follows in that of who leads. */
export const linked: Placing = (group) => {
  const { forward, parents, placed } = group;
  const ready =
    (grasp: Grasp) =>
    (piece: Piece): Piece => ({
      ...piece,
      facing: forward,
      grasp: isFigure(piece) ? grasp : piece.grasp,
      gait: piece.gait === 'idle' ? ('walk' as const) : piece.gait,
    });
  const kids = beyond({ ...group, isTall: false }, forward === 1 ? -1 : 1, -0.06);
  return [...replaced(placed, ready('linked'), parents), ...kids.map(ready('link'))];
};
