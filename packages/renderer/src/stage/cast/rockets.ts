import type { SceneDescription } from '../../parse-prompt/scene-description.ts';
import { add, type Draft } from '../draft.ts';

const PLACED: ReadonlySet<string> = new Set([
  'on',
  'in',
  'over',
  'above',
  'out-of',
  'hold',
  'ride',
]);

/** What starts from a launch site starts from its pad. */
export function putOnPads(draft: Draft, { setting }: SceneDescription): void {
  const { subjects, relations } = draft;
  const at = subjects.findIndex(
    ({ thing, motions, count }) =>
      /^(?:rocket|spaceship|space-shuttle)$/u.test(thing) &&
      motions.includes('launch') &&
      count === 1,
  );
  if (setting !== 'launch-site' || at === -1) return;
  if (subjects.some(({ thing }) => thing === 'launch-pad')) return;
  if (relations.some(({ from, kind, to }) => from === at && to !== null && PLACED.has(kind)))
    return;
  relations.push({ from: at, kind: 'on', to: add(draft, 'launch-pad') });
}
