import type { FoundSubjects } from './find-subjects.ts';
import type { Motion } from './scene-description.ts';
import { without } from './without-subject.ts';

/** What is done with a tool of its own. */
const WITH_TOOL: ReadonlySet<Motion> = new Set<Motion>([
  'saw',
  'rub',
  'sweep',
  'wash',
  'write',
  'dig',
  'knead',
  'iron',
  'axe',
]);

/** A carpenter who saws has no hammer in the hand that nobody named. */
export function withOwnTools(found: FoundSubjects): FoundSubjects {
  const idle = found.subjects.findIndex(({ thing }, at) => {
    const isImplied = (found.phrasesOf[at] ?? []).length === 0 && thing !== 'axe';
    const held = found.relations.find(({ kind, to }) => kind === 'hold' && to === at);
    const motions = found.subjects[held?.from ?? -1]?.motions ?? [];
    return isImplied && motions.some((one) => WITH_TOOL.has(one));
  });
  return idle === -1 ? found : withOwnTools(without(found, idle, null));
}
