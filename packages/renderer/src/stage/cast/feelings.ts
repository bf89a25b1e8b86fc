import type { SceneDescription, State } from '../../parse-prompt/scene-description.ts';
import { isDrawnPerson } from '../../people/person.ts';
import type { Draft } from '../draft.ts';

const FACES: ReadonlySet<State> = new Set<State>([
  'sad',
  'crying',
  'happy',
  'laughing',
  'angry',
  'surprised',
  'worried',
  'asleep',
  'tired',
]);

/** In a sad picture nobody smiles who is not said to. */
export function sadden({ subjects }: Draft, { moods, ad }: SceneDescription): void {
  if (!moods.includes('sad') || ad !== null) return;
  for (const [at, subject] of subjects.entries())
    if (isDrawnPerson(subject.thing) && !subject.states.some((state) => FACES.has(state)))
      subjects[at] = { ...subject, states: [...subject.states, 'sad'] };
}
