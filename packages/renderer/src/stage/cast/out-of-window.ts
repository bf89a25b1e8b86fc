import type { Relation, SceneDescription } from '../../parse-prompt/scene-description.ts';
import type { Draft } from '../draft.ts';

const OUTSIDE: ReadonlySet<Relation['kind']> = new Set<Relation['kind']>([
  'out-of',
  'through',
  'into',
  'at',
  'towards',
]);

/** Who throws something out of the window stands at it, and what was thrown flies away. */
export function throwOut({ subjects, relations }: Draft, { setting }: SceneDescription): void {
  if (setting !== 'window-seat') return;
  for (const { from, kind, to } of [...relations]) {
    const [who, thrown] = [subjects[from], subjects[to ?? -1]];
    if (kind !== 'throw' || to === null || who === undefined || thrown === undefined) continue;
    const isOut = (one: Relation) =>
      (one.from === to || one.from === from) && one.to === null && OUTSIDE.has(one.kind);
    if (!relations.some(isOut)) continue;
    subjects[from] = { ...who, states: [...who.states, 'standing'] };
    subjects[to] = { ...thrown, states: [...thrown.states, 'floating'] };
    const kept = relations.filter((one) => !isOut(one));
    relations.splice(0, relations.length, ...kept);
  }
}
