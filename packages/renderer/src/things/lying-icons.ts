import { readFileSync } from 'node:fs';
import { dataFile } from '../data-file.ts';
import { wordsIn } from '../word-list.ts';

/** Icons that are drawn aslant, of things that lie where nobody holds them. */
export const LYING: ReadonlySet<string> = new Set(
  wordsIn(`
    adhesive-bandage american-football axe baguette-bread bone boomerang burrito candy carpentry-saw carrot
    chocolate-bar chopsticks closed-umbrella crayon croissant cucumber dagger dango ear-of-corn eggplant firecracker
    flute fountain-pen hammer hot-dog hot-pepper key kitchen-knife lollipop magic-wand magnifying-glass-tilted-left
    meat-on-bone microphone nut-and-bolt oden old-key paintbrush pea-pod peanuts pen pencil pick pill poultry-leg razor
    roasted-sweet-potato rolled-up-newspaper rugby-football running-shoe safety-pin screwdriver sewing-needle spoon
    straight-ruler syringe tamale telephone-receiver thermometer toothbrush white-cane wrench
  `),
);

/** How an icon lies. */
export interface Lie {
  /** Degrees to rotate it so that its long side is level. */
  readonly degrees: number;
  /** Width divided by height, then. */
  readonly ratio: number;
}

/** Made by `scripts/measure-lying-icons.ts`: a name, degrees and the ratio on each line. */
const FILE = dataFile('lying-icons.txt');

let known: ReadonlyMap<string, Lie> | null = null;

export function lieOf(icon: string): Lie | null {
  known ??= new Map(
    readFileSync(FILE, 'utf8')
      .trim()
      .split('\n')
      .map((line): [string, Lie] => {
        const [name = '', degrees = '0', ratio = '1'] = line.split(' ');
        return [name, { degrees: Number(degrees), ratio: Number(ratio) }];
      }),
  );
  return known.get(icon) ?? null;
}
