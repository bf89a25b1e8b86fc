import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export { ICONS, type IconName } from './icons.ts';

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

/** A file of a font that the stylesheet names. */
export interface FontFile {
  readonly name: string;
  readonly path: string;
  /** Every page shows it above the fold, so it is worth asking for early. */
  readonly isFirst: boolean;
}

const SANS = '@fontsource-variable/instrument-sans/files';
const MONO = '@fontsource-variable/geist-mono/files';

export const FONTS: readonly FontFile[] = [
  font(SANS, 'instrument-sans-latin-wght-normal.woff2', true),
  font(SANS, 'instrument-sans-latin-ext-wght-normal.woff2'),
  font(MONO, 'geist-mono-latin-wght-normal.woff2'),
];

function font(folder: string, name: string, isFirst = false): FontFile {
  return { name, isFirst, path: fileURLToPath(import.meta.resolve(`${folder}/${name}`)) };
}

/** The mark, an SVG. */
export const MARK = read('mark.svg');

/** The stylesheet under every page: tokens, fonts, base, components. */
export function designSheet(fontAddress: (name: string) => string): string {
  const fonts = read('css/fonts.css').replaceAll(
    /url\("([^"]+)"\)/g,
    (_, name: string) => `url("${fontAddress(name)}")`,
  );
  const tokens = withSystemTheme(read('css/tokens.css'));
  return [tokens, fonts, read('css/base.css'), read('css/components.css')].join('\n');
}

/** Repeats the dark values for those who have chosen no theme and whose system is dark. */
function withSystemTheme(tokens: string): string {
  const [, dark] = /\[data-theme="dark"\] \{\n(.*?)\n\}/s.exec(tokens) ?? [];
  if (dark === undefined) throw new Error('tokens.css has no dark values');
  return `${tokens}
@media (prefers-color-scheme: dark) {
:root:not([data-theme]) {
${dark}
}
}
`;
}
