import { readFileSync } from 'node:fs';
import { dataFile } from '../data-file.ts';

/** Made by `scripts/measure-icon-ratios.ts`: a name, its width and its height on each line. */
const FILE = dataFile('icon-ratios.txt');

let known: ReadonlyMap<string, number> | null = null;

/** Width divided by height of what an icon shows, without its empty border. */
export function ratioOfIcon(icon: string): number | null {
  known ??= new Map(
    readFileSync(FILE, 'utf8')
      .trim()
      .split('\n')
      .map((line): [string, number] => {
        const [name = '', ratio = '1'] = line.split(' ');
        return [name, Number(ratio)];
      }),
  );
  return known.get(icon) ?? null;
}
