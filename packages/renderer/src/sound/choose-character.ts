import { wordsIn } from '../word-list.ts';
import type { CharacterName } from './score.ts';
import type { SoundScene } from './sound-scene.ts';

type Rule = readonly [CharacterName, string];

/** What the prompt says outright, strongest first. */
const BY_WORD: readonly Rule[] = [
  ['sad', 'sad sadness melancholic melancholy lonely alone grief crying tears nostalgic farewell'],
  ['tension', 'suspense tense horror scary haunted creepy spooky danger thriller nightmare'],
  ['epic', 'epic heroic battle trailer teaser blockbuster majestic triumphant dramatic'],
  ['synth', 'synthwave cyberpunk outrun vaporwave techno electronic neon futuristic'],
  ['night', 'lullaby lullabies bedtime goodnight sleepy'],
  [
    'calm',
    'calm peaceful quiet serene relaxing meditation gentle tranquil elegant luxury spa yoga',
  ],
  ['upbeat', 'upbeat energetic party disco workout sale advert advertisement commercial ad promo'],
  ['happy', 'happy joyful cheerful playful funny fun smiling cute'],
];

const BY_MOOD: readonly Rule[] = [
  ['synth', 'neon retro'],
  ['tension', 'dark'],
  ['epic', 'cinematic'],
  ['magic', 'magic'],
  ['cosy', 'cosy'],
  ['tropical', 'tropical'],
  ['calm', 'pastel golden autumn'],
  ['happy', 'spring'],
];

const BY_PARTICLE: readonly Rule[] = [
  ['upbeat', 'confetti fireworks'],
  ['magic', 'sparkles fireflies'],
  ['cosy', 'hearts'],
];

const BY_WEATHER: readonly Rule[] = [
  ['tension', 'storm'],
  ['wonder', 'aurora'],
  ['sad', 'rain'],
  ['happy', 'rainbow'],
];

const BY_SETTING: readonly Rule[] = [
  ['wonder', 'space moon mars alien-planet underwater aquarium sky iceberg glacier'],
  [
    'upbeat',
    'stage stadium arena ice-rink racetrack skatepark gym shop party festival funfair club',
  ],
  ['epic', 'volcano mountains summit canyon castle-hall'],
  ['tension', 'cave graveyard tomb prison'],
  ['tropical', 'beach poolside'],
  ['cosy', 'room kitchen window-seat table-top campsite bedroom nursery tea-room bakery'],
  ['happy', 'meadow garden farm market greenhouse classroom playground park'],
];

const MOTIONS: readonly Rule[] = [
  ['upbeat', 'dance'],
  ['happy', 'jump run'],
  ['night', 'sleep'],
];

function firstOf(rules: readonly Rule[], found: readonly string[]): CharacterName | null {
  const rule = rules.find(([, words]) => wordsIn(words).some((word) => found.includes(word)));
  return rule?.[0] ?? null;
}

/** The mood of the music: what is said, then what is seen, then where and when it is. */
export function chooseCharacter(scene: SoundScene, words: readonly string[]): CharacterName {
  const said =
    firstOf(BY_WORD, words) ??
    firstOf(BY_MOOD, scene.moods) ??
    firstOf(BY_PARTICLE, scene.particles) ??
    firstOf(BY_WEATHER, scene.weather);
  if (said !== null) return said;
  const motions = scene.subjects.flatMap((subject) => subject.motions);
  const placed = firstOf(BY_SETTING, [scene.setting]);
  const isNight = scene.time === 'night' || scene.time === 'dusk';
  if (isNight && placed !== 'wonder' && placed !== 'upbeat') return 'night';
  return firstOf(MOTIONS, motions) ?? placed ?? 'calm';
}
