import { isAnimate, isPerson } from '../../parse-prompt/kinds-of-things.ts';
import type { RelationKind } from '../../parse-prompt/scene-description.ts';
import { mediumOf } from '../../things/media.ts';
import { add, type Draft } from '../draft.ts';

const ON_WAVES: ReadonlySet<RelationKind> = new Set<RelationKind>([
  'ride',
  'on',
  'in',
  'catch',
  'over',
  'through',
  'along',
]);

/** Who is on a wave stands on a board, and the wave rises over them. */
export function rideWaves(draft: Draft): void {
  const { subjects, relations } = draft;
  for (const [at, { from, kind, to }] of [...relations.entries()]) {
    const [who, wave] = [subjects[from], subjects[to ?? -1]];
    if (to === null || who === undefined || wave?.thing !== 'wave') continue;
    if (!ON_WAVES.has(kind) || !isAnimate(who.thing)) continue;
    // Dolphins and seals need no board.
    if (mediumOf(who.thing) === 'water' || /^(?:seal|otter|penguin)$/.test(who.thing)) {
      subjects[to] = { ...wave, thing: 'surf-wave', count: 1, motions: [] };
      relations[at] = { from, kind: 'ride', to };
      return;
    }
    // Who rides it is seen as well, also on a giant wave.
    const isHuge = isPerson(who.thing) && wave.size !== 'normal';
    const size = isHuge ? 'big' : 'normal';
    subjects[to] = { ...wave, thing: 'surf-wave', count: 1, size, motions: [] };
    relations[at] = { from, kind: 'ride', to };
    const board = relations.findIndex(
      (one) => one.from === from && subjects[one.to ?? -1]?.thing === 'surfboard',
    );
    const given = relations[board]?.to ?? 0;
    if (board >= 0) relations.splice(board, 1);
    const under =
      board >= 0 ? given : add(draft, 'surfboard', { count: who.count, motions: ['slide'] });
    // The board first: it is what carries them.
    relations.unshift({ from, kind: 'ride', to: under });
    if (who.motions.length === 0) subjects[from] = { ...who, motions: ['slide'] };
    return;
  }
}
