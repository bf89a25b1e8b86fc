import { readFileSync } from 'node:fs';
import { dataFile } from '../data-file.ts';
import { type Colour, hex } from '../draw/colour.ts';
import { coatOf } from './coats.ts';

/** Made by `scripts/measure-icon-colours.ts`: a name and a colour on each line. */
const FILE = dataFile('icon-colours.txt');
const UNKNOWN: Colour = [128, 128, 128];

let known: ReadonlyMap<string, string> | null = null;

/** The main colour of an icon; of a head that gets a body, that of the body. */
export function colourOfIcon(icon: string): Colour {
  known ??= readColours();
  const code = known.get(icon);
  return coatOf(icon)?.fur ?? (code === undefined ? UNKNOWN : hex(code));
}

function readColours(): ReadonlyMap<string, string> {
  const lines = readFileSync(FILE, 'utf8').trim().split('\n');
  return new Map(lines.map((line): [string, string] => [line.slice(0, -8), line.slice(-7)]));
}
