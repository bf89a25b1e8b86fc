import type { SceneDescription } from '../../parse-prompt/scene-description.ts';
import type { Sway } from './picture-camera.ts';

export const STILL: Sway = { x: 0, y: 0, turn: 0 };

const HEAD =
  /\b(?:turn(?:s|ing)? (?:its|his|her|their|the) head|tilt(?:s|ing)? (?:its|his|her|their) head|looks? (?:around|left|right|up|at|over)|nod|yawn)/iu;

const TURNS =
  /\b(?:turn|shak|mov|swivel)\p{L}* (?:its|his|her|their|the) head\b|\blook(?:s|ing)? (?:around|left|right|to the (?:left|right)|from side to side)\b|\bhead (?:slowly )?(?:turn|mov)/iu;

/** Whether a head turns from one side to the other. */
export const turnsHead = (prompt: string): boolean => TURNS.test(prompt);

/** Whether a head moves on a body that does not. */
export const movesHead = (prompt: string): boolean => HEAD.test(prompt);

/** How a subject of a picture moves: the words of the prompt, and its path. */
const WAYS: readonly (readonly [RegExp, (seconds: number) => Sway])[] = [
  [
    /\b(?:float|levitat|hover|fl(?:y|ies|ying)|drift)/iu,
    (seconds) => ({ x: 0, y: -0.012 - 0.018 * Math.sin(seconds * 1.6), turn: 0 }),
  ],
  [
    /\b(?:jump|bounc|hop)/iu,
    (seconds) => ({ x: 0, y: -0.04 * Math.abs(Math.sin(seconds * 3)), turn: 0 }),
  ],
  [
    /\b(?:danc|wiggl|shak|sway|swing|rock(?:s|ing))/iu,
    (seconds) => ({
      x: 0.008 * Math.sin(seconds * 3.6),
      y: 0,
      turn: 0.03 * Math.sin(seconds * 3.6),
    }),
  ],
  [
    HEAD,
    (seconds) => ({
      x: 0.014 * Math.sin(seconds * 1.5 - 0.7),
      y: 0.006 * Math.sin(seconds * 3),
      turn: 0.035 * Math.sin(seconds * 1.5 - 0.7),
    }),
  ],
  [
    /\b(?:wag|wav(?:es|ing)|laugh|bark|breath|smil|blink|talk|sing|purr|looks?)/iu,
    (seconds) => ({
      x: 0,
      y: 0.004 * Math.sin(seconds * 2.6),
      turn: 0.008 * Math.sin(seconds * 2.6),
    }),
  ],
  [
    /\b(?:run|walk|driv|rid(?:es|ing)|rac(?:es|ing)|mov(?:es|ing) forward)/iu,
    (seconds) => ({ x: 0.006 * seconds, y: -0.006 * Math.abs(Math.sin(seconds * 6)), turn: 0 }),
  ],
];

/** Camera words are not about the subject. */
const CAMERA = /\b(?:camera|zoom|pan|dolly|orbit|tilt|parallax|shot)\b[^,.;]*/giu;

export function swayFor(prompt: string, { subjects }: SceneDescription): (seconds: number) => Sway {
  const said = prompt.replaceAll(CAMERA, ' ').replaceAll(/"[^"]*"|“[^”]*”/gu, ' ');
  const found = WAYS.find(([pattern]) => pattern.test(said))?.[1];
  const isAbout =
    subjects.length > 0 || /\b(?:she|he|it|they|this|the subject|him|her)\b/iu.test(said);
  return found === undefined || !isAbout ? () => STILL : found;
}
