import type { SceneDescription } from '../../parse-prompt/scene-description.ts';
import { add, type Draft } from '../draft.ts';

/** A lighthouse does not swim: it stands on a cliff, around which the waves are. */
export function standOnCliffs(draft: Draft, { setting }: SceneDescription): void {
  const { subjects, relations } = draft;
  const at = subjects.findIndex(({ thing }) => thing === 'lighthouse');
  if (setting !== 'sea' || at === -1) return;
  const own = relations.find(({ from, kind }) => from === at && (kind === 'on' || kind === 'at'));
  const base = subjects[own?.to ?? -1];
  if (own?.to != null && base?.thing === 'rock') subjects[own.to] = { ...base, thing: 'headland' };
  // Whoever waves from it is seen from near.
  const isPlaced = relations.some(
    ({ from, kind, to }) =>
      (from === at && kind !== 'next-to') || (to === at && (kind === 'on' || kind === 'in')),
  );
  if (own !== undefined || isPlaced) return;
  relations.push({ from: at, kind: 'on', to: add(draft, 'headland') });
}
