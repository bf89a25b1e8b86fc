import type { SceneDescription } from '../../parse-prompt/scene-description.ts';
import { INDOORS } from '../../scene/indoors.ts';
import type { Draft } from '../draft.ts';

/** A blanket on which something is in the open is spread on the ground. */
export function spreadBlankets(draft: Draft, { setting }: SceneDescription): void {
  if (INDOORS.has(setting)) return;
  const { subjects, relations } = draft;
  for (const [at, subject] of subjects.entries()) {
    if (subject.thing !== 'blanket') continue;
    const bears = relations.some(({ kind, to }) => kind === 'on' && to === at);
    const isElsewhere = relations.some(
      ({ from, kind, to }) => from === at && kind === 'on' && to !== null,
    );
    if (bears && !isElsewhere) subjects[at] = { ...subject, thing: 'spread-blanket' };
  }
}
