import { expect, test } from 'vitest';
import { parsePrompt } from '../parse-prompt/parse-prompt.ts';
import { knownWords } from '../read-prompt/read-prompt.ts';
import { CHARACTERS } from './characters.ts';
import { scoreFor } from './score-for.ts';
import { asksForSilence, type SoundScene } from './sound-scene.ts';

const scoreOf = (prompt: string, seconds = 5) =>
  scoreFor(parsePrompt(prompt, knownWords()), seconds, prompt);

test.each([
  ['a lighthouse in a storm', 'tension', ['rain', 'thunder', 'wind', 'waves']],
  ['a neon city street at night in the rain', 'synth', ['rain', 'city']],
  ['two pandas dancing on stage with confetti', 'upbeat', ['applause', 'crowd']],
  ['a cosy living room, a cat is sleeping', 'cosy', ['clock']],
  ['a cat sleeping on a windowsill, rain outside', 'sad', ['window-rain', 'clock']],
  ['a tropical beach with palm trees', 'tropical', ['waves', 'gulls']],
  ['three fish in a coral reef', 'wonder', ['underwater']],
  ['an astronaut floats in space', 'wonder', ['hum']],
  ['a fox walking through the snow', 'calm', ['snow-steps', 'air']],
  ['a horse running over a meadow', 'happy', ['hooves', 'birds']],
  ['a quiet forest at night', 'calm', ['crickets']],
  ['a red sports car driving through the desert', 'calm', ['engine', 'wind']],
  ['an enchanted forest with fairies, magical', 'magic', ['sparkle', 'birds']],
  ['epic cinematic mountains', 'epic', ['wind', 'birds']],
  ['a lonely man crying in the rain', 'sad', ['rain', 'city']],
  ['a product ad for headphones', 'upbeat', []],
  ['fireworks over the city', 'upbeat', ['fireworks', 'city']],
  ['a campfire in the woods at night', 'night', ['fire', 'crickets']],
  ['a church in a village, bells ringing', 'calm', ['bells', 'birds']],
  ['a dog running through a park', 'happy', ['running', 'barks', 'birds']],
  ['a chef frying an egg in a kitchen', 'cosy', ['sizzle', 'clinks']],
  ['a helicopter over the city', 'calm', ['rotor', 'city']],
  ['a dragon roars on a mountain', 'epic', ['roar', 'wind', 'birds']],
  ['friends eating in a restaurant', 'calm', ['crowd', 'clinks']],
  ['a kayak on a river', 'calm', ['stream', 'birds']],
  ['a race car speeds around the track', 'upbeat', ['engine', 'cheer']],
  ['a haunted house on a horror night', 'tension', ['wind', 'crickets']],
  ['a mother sings a lullaby to her baby in the bedroom', 'night', ['clock']],
  ['rain outside, a girl reads in her bedroom', 'sad', ['window-rain', 'clock']],
  ['people wait on the platform of a railway station', 'calm', ['train', 'crowd']],
  ['children swim in a swimming pool', 'tropical', ['splashes']],
  ['Zzyzx', 'calm', []],
])('%s sounds %s, with %j', (prompt, character, effects) => {
  const score = scoreOf(prompt);
  expect(score.effects.map(({ kind }) => kind)).toEqual(effects);
  expect(score.character).toBe(character);
});

test.each([
  ['a silent forest', true],
  ['a dog in a park, no music', true],
  ['a train, without any sound', true],
  ['a muted trumpet', true],
  ['muted colours, a house', false],
  ['"Drive the silent road", an electric car', false],
  ['a singer and her music', false],
])('%s: silence is asked for: %j', (prompt, expected) => {
  expect(asksForSilence(prompt)).toBe(expected);
});

test('a setting that has no sound of its own sounds of what happens in it', () => {
  const scene: SoundScene = {
    ...{ setting: 'submarine-pen', time: 'night', weather: ['rain'], moods: [], particles: [] },
    subjects: [{ thing: 'automobile', motions: ['drive'] }],
  };
  const score = scoreFor(scene, 5, 'anything');
  expect(score.effects).toEqual([
    { kind: 'rain', decibels: 0 },
    { kind: 'engine', decibels: 3 },
  ]);
  expect(score.character).toBe('sad');
});

test.each([1, 2, 5, 10])(
  'music of %i s ends on the tonic, in its key, within the video',
  (seconds) => {
    for (const prompt of [
      'a meadow',
      'neon city',
      'storm at sea',
      'magic',
      'epic',
      'a cosy room',
    ]) {
      const { chords, notes, tonic, character } = scoreOf(prompt, seconds);
      expect(chords.at(-1)).toBe(1);
      const { lead, scale } = CHARACTERS[character];
      const melody = notes.filter(({ instrument }) => instrument === lead);
      expect(((melody.at(-1)?.pitch ?? 0) - tonic) % 12).toBe(0);
      for (const { at, pitch, instrument } of notes) {
        expect(at).toBeGreaterThanOrEqual(0);
        expect(at).toBeLessThan(seconds);
        if (['kick', 'shaker', 'drum'].includes(instrument)) continue;
        expect(scale).toContain((pitch - tonic + 120) % 12);
      }
    }
  },
);

test('the same prompt has the same score, and another one another', () => {
  expect(scoreOf('a fox')).toEqual(scoreOf('a fox'));
  expect(scoreOf('a fox').notes).not.toEqual(scoreOf('a fox again').notes);
});
