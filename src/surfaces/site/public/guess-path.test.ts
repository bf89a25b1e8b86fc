import { expect, test } from 'vitest';
import { editDistance, guessPath } from './guess-path.ts';

const KNOWN = [
  ...['/models', '/docs', '/pricing', '/guides/first-video', '/docs/webhooks'],
  ...['/models/kinora_motion_1', '/examples#bear-in-a-boat'],
];

test.each([
  ['/modles', '/models'],
  ['/Model/', '/models'],
  ['/doc', '/docs'],
  ['/pricng', '/pricing'],
  ['/guides/frist-video', '/guides/first-video'],
  ['/docs/first-video', '/guides/first-video'],
  ['/webhook', '/docs/webhooks'],
  ['/kinora-motion-1', '/models/kinora_motion_1'],
  ['/examples/bear-in-a-boat', '/examples#bear-in-a-boat'],
])('%s was meant to be %s', (path, meant) => {
  expect(guessPath(path, KNOWN)).toBe(meant);
});

test.each(['/', '/wp-login.php', '/x', `/${'a'.repeat(500)}`])('nothing is like %s', (path) => {
  expect(guessPath(path, KNOWN)).toBeUndefined();
});

test('the distance counts letters', () => {
  expect(editDistance('kitten', 'sitting')).toBe(3);
  expect(editDistance('', 'abc')).toBe(3);
});
