import type { SceneDescription } from '../../parse-prompt/scene-description.ts';
import type { Draft } from '../draft.ts';

const BUILT = /^(?:skyscraper|office-building|tower|house)$/;

/** What a crane builds is below its hook, and on a site it is a frame still. */
export function buildWithCranes(
  { subjects, relations }: Draft,
  { setting }: SceneDescription,
): void {
  for (const [at, { from, kind, to }] of relations.entries()) {
    const [crane, house] = [subjects[from], subjects[to ?? -1]];
    if (kind !== 'next-to' || to === null || house === undefined) continue;
    if (crane?.thing !== 'crane' || !BUILT.test(house.thing)) continue;
    if (!relations.some((one) => one.from === from && one.kind === 'hold')) continue;
    relations[at] = { from: to, kind: 'right', to: from };
    if (setting === 'construction-site' && house.thing !== 'house')
      subjects[to] = { ...house, thing: 'skyscraper-frame' };
  }
}
