import { expect, test } from 'vitest';
import { printNamed } from './print-named.ts';

test.each([
  ['show it as a polaroid on a wooden table', 'polaroid'],
  ['polaroid of the cat with the caption', 'polaroid'],
  ['turn it into a vintage postcard', 'postcard'],
  ['make a postage stamp of it', 'stamp'],
  ['magazine cover with the title', 'cover'],
  ['put her on the cover of a magazine', 'cover'],
  ['the picture in a golden frame on a museum wall', 'frame'],
  ['framed portrait hanging on a brick wall', 'frame'],
  ['the rocket launches on an old TV screen', 'screen'],
  ['a bird flies into the frame', null],
  ['steam rises from the cup, polaroid camera style', null],
  ['freeze frame at the end', null],
  ['a dog walks in the frame', null],
])('%s: %s', (prompt, print) => {
  expect(printNamed(prompt)).toBe(print);
});
