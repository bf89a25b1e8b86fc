import { writeFileSync } from 'node:fs';
import { loadSprite } from '../src/draw/sprite.ts';
import { openIconFile } from '../src/icons/icon-file.ts';

/**
 * Writes the width of every icon, divided by its height, to `data/icon-ratios.txt`, so that a scene can
 * be laid out without drawing. To be run after `pack-icons.ts`:
 *
 *   node packages/renderer/scripts/measure-icon-ratios.ts
 */
const PIXELS = 96;

const lines: string[] = [];
for (const name of openIconFile().names) {
  const sprite = loadSprite(name, PIXELS, { light: null, colour: null });
  const ratio = sprite === null ? 1 : (sprite.width - 2) / (sprite.height - 2);
  lines.push(`${name} ${ratio.toFixed(2)}`);
}
writeFileSync(new URL('../data/icon-ratios.txt', import.meta.url), `${lines.join('\n')}\n`);
