import { isDrawnPerson } from '../../people/person.ts';
import type { Draft } from '../draft.ts';

/** What children play with on the floor. */
const FLOOR_TOYS =
  /^(?:toy-blocks|wooden-blocks|toy-train|train-set|dollhouse|puzzle|glass-marbles|lego-bricks)$/;

/** Who plays with a child and its blocks sits on the floor, and the blocks are between them. */
export function playOnFloor({ subjects, relations }: Draft): void {
  const game = relations.find(
    ({ from, kind, to }) =>
      (kind === 'hold' || kind === 'play' || kind === 'at') &&
      FLOOR_TOYS.test(subjects[to ?? -1]?.thing ?? '') &&
      isDrawnPerson(subjects[from]?.thing ?? ''),
  );
  if (game?.to == null) return;
  const mate = relations.find(
    ({ from, kind, to }) =>
      from === game.from && kind === 'next-to' && isDrawnPerson(subjects[to ?? -1]?.thing ?? ''),
  );
  const player = subjects[game.from];
  if (player === undefined || player.count > 1) return;
  const toy = game.to;
  relations[relations.indexOf(game)] = { from: game.from, kind: 'at', to: toy };
  subjects[game.from] = { ...player, motions: ['unwrap'] };
  const other = subjects[mate?.to ?? -1];
  if (mate?.to == null || other === undefined) return;
  relations[relations.indexOf(mate)] = { from: mate.to, kind: 'at', to: toy };
  if (other.thing !== 'baby') subjects[mate.to] = { ...other, motions: ['unwrap'] };
}
