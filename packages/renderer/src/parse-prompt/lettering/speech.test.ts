import { expect, test } from 'vitest';
import { openIconFile } from '../../icons/icon-file.ts';
import { parsePrompt } from '../parse-prompt.ts';
import { createVocabulary } from '../vocabulary.ts';

const vocabulary = createVocabulary(openIconFile().names);

test.each([
  ['A cat with a speech bubble saying "Feed me"', ['Feed me']],
  ['A parrot on a branch with a speech bubble that says hello', ['Hello']],
  ['Two kids talking, speech bubbles "Race you!" and "You\'re on!"', ['Race you!', "You're on!"]],
  ['Teacher in a classroom, "Good morning" in a speech bubble', ['Good morning']],
  ['A "Hi" speech bubble above a dog', ['Hi']],
])('somebody says it rather than the title: %s', (prompt, speech) => {
  expect(parsePrompt(prompt, vocabulary)).toMatchObject({ speech, title: null, ad: null });
});

test.each([
  [
    'Language app ad, speech bubbles saying "Hola", "Bonjour", "Ciao", start for free',
    ['Hola', 'Bonjour', 'Ciao'],
    { lines: [] },
  ],
  [
    'Chat app ad, "Stay close", girl with speech bubble "Miss you"',
    ['Miss you'],
    { headline: 'Stay close' },
  ],
])('beside them an ad has words of its own: %s', (prompt, speech, ad) => {
  expect(parsePrompt(prompt, vocabulary)).toMatchObject({ speech, ad });
});

test('a girl who blows bubbles says nothing', () => {
  expect(parsePrompt('A girl blowing bubbles, "Summer"', vocabulary)).not.toHaveProperty('speech');
});
