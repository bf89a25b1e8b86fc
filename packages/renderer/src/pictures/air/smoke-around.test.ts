import { expect, test } from 'vitest';
import { hasAura } from '../light/aura-around.ts';
import { coloursOfSmoke, smokeAround } from './smoke-around.ts';

test.each([
  ['The sneaker floats in the air, orange smoke around it', 1, true],
  ['Pink smoke swirling around the teapot', 1, true],
  ['Blue smoke behind the bottle, dark background', 1, true],
  ['Story for this sneaker, red and blue smoke', 2, false],
  ['The shoe with colourful powder exploding behind it', 5, true],
  ['Logo appears out of smoke', 0, true],
  ['Smoke at its foot', 0, false],
  ['The bottle on a blue background with smoke', 0, false],
])('%s: %i colours', (prompt, colours, isAround) => {
  expect(coloursOfSmoke(prompt)).toHaveLength(colours);
  expect(smokeAround(prompt) !== null).toBe(isAround);
});

test('sparks that glow give the subject no halo', () => {
  expect(hasAura('Glowing sparks, epic mood')).toBe(false);
  expect(hasAura('The rocket is glowing')).toBe(true);
});
