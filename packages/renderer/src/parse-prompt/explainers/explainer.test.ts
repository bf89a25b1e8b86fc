import { expect, test } from 'vitest';
import { openIconFile } from '../../icons/icon-file.ts';
import { parsePrompt } from '../parse-prompt.ts';
import { createVocabulary } from '../vocabulary.ts';

const vocabulary = createVocabulary(openIconFile().names);

/** Kind, title and parts in short. */
function inShort(prompt: string): string {
  const { explainer } = parsePrompt(prompt, vocabulary);
  if (explainer === undefined) return 'a scene';
  const parts = explainer.parts.map(({ label, thing, mark, amount }) =>
    [mark, label, thing === null ? undefined : `(${thing})`, amount].filter(Boolean).join(' '),
  );
  return `${[explainer.kind, explainer.title].filter(Boolean).join(' ')}: ${parts.join(', ')}`;
}

test.each([
  [
    'how to plant a tree in 3 steps: 1. dig a hole 2. put in the tree 3. water it',
    'steps How to plant a tree: 1 Dig a hole (hole), 2 Put in the tree (deciduous-tree), 3 Water it (watering-can)',
  ],
  [
    'How to make tea: first boil the water, then add the tea, finally enjoy',
    'steps How to make tea: 1 Boil the water (pot-of-food), 2 Add the tea (teacup-without-handle), 3 Enjoy (fork-and-knife-with-plate)',
  ],
  [
    'the life cycle of a frog from eggs to tadpole to frog',
    'cycle Life cycle of a frog: Eggs (frogspawn), Tadpole (tadpole), Frog (frog)',
  ],
  [
    'a chicken life cycle',
    'cycle Chicken life cycle: Egg (egg), Hatching (hatching-chick), Chick (baby-chick), Hen (chicken)',
  ],
  [
    'food chain: grass, rabbit, fox',
    'chain Food chain: Grass (herb), Rabbit (rabbit-face), Fox (fox)',
  ],
  [
    'timeline of flight: 1903 first airplane, 1969 moon landing',
    'timeline Flight: 1903 First airplane (airplane), 1969 Moon landing (full-moon)',
  ],
  [
    'Quiz: which planet is red? A) Mars B) Jupiter',
    'quiz Which planet is red?: A Mars (planet-mars), B Jupiter (planet-jupiter)',
  ],
  ['coffee vs tea comparison', 'versus: Coffee (hot-beverage), Tea (teacup-without-handle)'],
  ['a bar chart: apples 30%, pears 60%', 'bars: Apples 30%, Pears 60%'],
  ['a bar chart that grows from 2021 to 2023', 'bars: 2021, 2022, 2023'],
  [
    'map with a route from New York to Los Angeles via Chicago',
    'route: New York, Chicago, Los Angeles',
  ],
  ['countdown 3, 2, 1, go!', 'countdown: 3, 2, 1, Go!'],
  ['a countdown from 5 with fireworks over the city', 'countdown: 5, 4, 3, 2, 1'],
  ['the solar system', 'orbits: '],
  // What only speaks of such things is a scene.
  ['a knight versus a dragon', 'a scene'],
  ['a businessman points at a bar chart', 'a scene'],
  ['a pirate holding a map', 'a scene'],
  ['a spaceship flies through the solar system', 'a scene'],
  ['"Photosynthesis" written in chalk on a blackboard', 'a scene'],
  ['a dog runs on the beach, then jumps into the sea', 'a scene'],
])('%s is explained as %s', (prompt, reading) => {
  expect(inShort(prompt)).toBe(reading);
});
