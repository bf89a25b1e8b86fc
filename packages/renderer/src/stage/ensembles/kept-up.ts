import type { Motion, Subject } from '../../parse-prompt/scene-description.ts';
import { add, type Draft } from '../draft.ts';
import { type Placing, replaced } from '../group.ts';
import { type Piece, scaled } from '../piece.ts';

const has = ({ motions }: Subject, motion: Motion) => motions.includes(motion);

/** Who keeps a ball up, or kicks it over the head, has one. */
export function bounceBall(draft: Draft): void {
  const { subjects, relations } = draft;
  for (const [from, subject] of [...subjects.entries()]) {
    if (!has(subject, 'keep-up') && !has(subject, 'overhead-kick')) continue;
    const there = subjects.findIndex(({ thing, count }) => /ball$/.test(thing) && count > 0);
    const to = there === -1 ? add(draft, 'soccer-ball') : there;
    const ball = subjects[to];
    if (ball !== undefined) subjects[to] = { ...ball, count: 1, position: null, motions: [] };
    const kept = relations.filter((one) => one.from !== to && one.to !== to);
    relations.splice(0, relations.length, { from, kind: 'throw', to }, ...kept);
  }
}

/** Up from the knee and down again. */
export const keptUp: Placing = ({ placed, kids, parents, forward }) => {
  const facing = (piece: Piece) => (piece.facing === 0 ? forward : piece.facing);
  return [
    ...replaced(placed, (piece) => ({ ...piece, facing: facing(piece) }), parents),
    ...parents.flatMap((parent) =>
      kids.slice(0, 1).map(
        (kid): Piece => ({
          ...scaled(kid, (parent.height * 0.17) / kid.height),
          x: parent.x + facing(parent) * parent.height * 0.25,
          y: parent.y - parent.height * 0.58,
          depth: parent.depth + 0.006,
          support: 'none',
          carrier: null,
          gait: 'idle',
          stories: [{ kind: 'circle', width: 0.001, height: parent.height * 0.16 }],
        }),
      ),
    ),
  ];
};
