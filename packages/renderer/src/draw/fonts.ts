import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { GlobalFonts } from '@napi-rs/canvas';

const require = createRequire(import.meta.url);
const WEIGHTS = [300, 500, 800] as const;
const SCRIPTS = ['latin', 'latin-ext', 'cyrillic', 'greek'] as const;

let registered = false;

/** Registers Inter, because a server may have no fonts installed. */
export function registerFonts(): void {
  if (registered) return;
  registered = true;
  const folder = join(dirname(require.resolve('@fontsource/inter/package.json')), 'files');
  for (const weight of WEIGHTS) {
    for (const script of SCRIPTS) {
      GlobalFonts.registerFromPath(join(folder, `inter-${script}-${weight}-normal.woff2`), 'Inter');
    }
  }
}
