import type { SceneDescription, Subject } from '../../parse-prompt/scene-description.ts';
import { isDrawnPerson } from '../../people/person.ts';
import type { Scenery } from '../../scene/scenery.ts';
import { beastNamed } from '../../things/beasts/beasts.ts';
import { traitsOfThing } from '../../things/things.ts';
import { add, type Draft } from '../draft.ts';

/** They drink at home. */
const PETS =
  /^(?:dog-face|cat-face|black-cat|rabbit-face|hamster|mouse-face|dog|cat|guide-dog|poodle)$/;
/** What they play with when nothing is said. */
const TOYS: Readonly<Record<string, string>> = {
  'dog-face': 'tennis-ball',
  'cat-face': 'yarn',
  'black-cat': 'yarn',
};

const isAnimal = ({ thing }: Subject): boolean =>
  !isDrawnPerson(thing) && traitsOfThing(thing).medium === 'land';

/** Who drinks has water, and who plays alone has a toy. */
export function provideForAnimals(
  draft: Draft,
  { relations }: SceneDescription,
  { surface }: Scenery,
): void {
  for (const [from, subject] of [...draft.subjects].entries()) {
    if (!isAnimal(subject)) continue;
    const { thing, states, count } = subject;
    const isBusy = draft.relations.some((one) => one.from === from && one.to !== null);
    const isLow = beastNamed(thing, 'bowed') !== null;
    if (isLow && states.includes('drinking') && surface !== 'water' && !isBusy && count === 1) {
      const to = add(draft, PETS.test(thing) ? 'bowl' : 'waterhole');
      draft.relations.push({ from, kind: 'at', to });
    }
    const toy = TOYS[thing];
    const isAlone = count === 1 && draft.subjects.filter(isAnimate).length === 1;
    const isPlaced = relations.some((one) => one.from === from && one.to !== null);
    if (toy === undefined || !states.includes('playing') || !isAlone || isPlaced) continue;
    if (subject.motions.length === 0)
      draft.relations.push({ from, kind: 'play', to: add(draft, toy) });
  }
}

const isAnimate = ({ thing }: Subject): boolean =>
  isDrawnPerson(thing) || beastNamed(thing, 'standing') !== null;
