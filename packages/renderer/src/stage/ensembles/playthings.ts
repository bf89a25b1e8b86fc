import type { RelationKind } from '../../parse-prompt/scene-description.ts';
import { isDrawnPerson } from '../../people/person.ts';
import { beastNamed } from '../../things/beasts/beasts.ts';
import type { Draft } from '../draft.ts';
import { type Placing, replaced } from '../group.ts';
import { type Piece, scaled } from '../piece.ts';

const TOY =
  /^(?:yarn|soccer-ball|toy-ball|tennis|tennis-ball|basketball|baseball|volleyball|softball|beach-ball|juggling-ball|toy-mouse|cat-toys|dog-toys|balloon|balls?)$/;
const PLAYED: ReadonlySet<RelationKind> = new Set<RelationKind>(['hold', 'play', 'at', 'next-to']);

/** Whether an animal plays with it on the ground, on its four legs; a balloon that is held would rise. */
export const isPlaything = (animal: string, kind: RelationKind, toy: string): boolean =>
  PLAYED.has(kind) &&
  TOY.test(toy) &&
  !(kind === 'hold' && toy === 'balloon') &&
  !isDrawnPerson(animal) &&
  (beastNamed(animal, 'standing') !== null ||
    /-(?:standing|sitting|bowed|lying|stretching|rolling)$/.test(animal));

/** What hangs or lies where an animal plays with it: the animal is there, and the toy before its paws. */
function layDown({ subjects, relations }: Draft): void {
  for (const { from, kind, to } of [...relations]) {
    const toy = subjects[to ?? -1];
    if (to === null || toy === undefined) continue;
    if (!isPlaything(subjects[from]?.thing ?? '', kind, toy.thing)) continue;
    subjects[to] = { ...toy, states: toy.states.filter((one) => one !== 'hanging'), motions: [] };
    const isLaid = (one: (typeof relations)[number]) => one.from === to && one.kind === 'on';
    const lain = relations.findIndex(isLaid);
    const under = relations[lain];
    if (under !== undefined) relations[lain] = { ...under, from };
  }
}

/** A squirrel has a nut in its paws already. */
export function keepNuts({ subjects, relations }: Draft): void {
  for (const { from, kind, to } of [...relations]) {
    const nut = subjects[to ?? -1];
    if (to === null || nut?.thing !== 'chestnut' || subjects[from]?.thing !== 'chipmunk') continue;
    if (kind === 'hold' || kind === 'eat') subjects[to] = { ...nut, count: 0 };
  }
}

/** A toy mouse is no animal. */
export function giveToys({ subjects, relations }: Draft): void {
  layDown({ subjects, relations });
  for (const [at, { from, kind, to }] of relations.entries()) {
    const [who, toy] = [subjects[from], subjects[to ?? -1]];
    if (who === undefined || toy === undefined || to === null) continue;
    if (kind === 'play' && toy.thing === 'mouse-face' && /cat/.test(who.thing)) {
      subjects[to] = { ...toy, thing: 'toy-mouse', motions: [], states: [] };
      relations[at] = { from, kind: 'hold', to };
    }
  }
}

/** In front of the paws, large enough to be seen; between those who share it. */
export const played: Placing = ({ placed, parents, kids, forward }) => {
  const [player, ...others] = parents;
  if (player === undefined) return placed;
  // Those of a row stand from the left to the right.
  const side = others.length > 0 ? 1 : player.facing === 0 ? forward : player.facing;
  const sized = kids.map((kid) => scaled(kid, (player.height * 0.42) / kid.height));
  const wide = sized.reduce((sum, { width }) => sum + width, 0);
  const beyond = player.x + side * (player.width * 0.52 + wide);
  const turned = (piece: Piece): Piece => {
    if (piece === player) return { ...piece, facing: side };
    const rank = others.indexOf(piece);
    return { ...piece, x: beyond + piece.width * (0.52 + rank), facing: -1 };
  };
  return [
    ...replaced(placed, turned, parents),
    ...sized.map(
      (kid, at): Piece => ({
        ...kid,
        x: player.x + side * (player.width * 0.52 + kid.width * (0.5 + at)),
        y: player.y,
        depth: player.depth + 0.004,
        facing: -side as -1 | 1,
        support: player.support,
        carrier: player.carrier,
        gait: 'idle',
        stories: player.stories,
      }),
    ),
  ];
};
