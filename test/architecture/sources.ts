import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const root = join(import.meta.dirname, '../..');
export const source = join(root, 'src');

export interface Import {
  readonly from: string;
  readonly to: string;
  /** Types alone are imported, so that nothing happens at run time. */
  readonly isType: boolean;
  /** Loaded when the line runs, not before. */
  readonly isLate: boolean;
}

/** The sources of the service, by their paths from `src`. */
export const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .sort();

/** The sources of our packages, by their paths from `src`. */
export const packageFiles = readdirSync(join(root, 'packages'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((name) => name.endsWith('.ts') && !/node_modules|\/(dist|generated)\//.test(name))
  .map((name) => `../packages/${name}`)
  .sort();

export const text = (file: string) => readFileSync(join(source, file), 'utf8');

const IMPORT =
  /\b(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?'(\.{1,2}\/[^']+)'|\bimport\('(\.{1,2}\/[^']+)'\)/g;

/** Every import of one file of ours by another, types and re-exports included. */
export function importsOf(file: string): readonly Import[] {
  return [...text(file).matchAll(IMPORT)].map(([whole, type, statically, dynamically]) => ({
    from: file,
    to: relative(source, resolve(source, dirname(file), statically ?? dynamically ?? '')),
    isType: type !== undefined || /\{\s*(type\s+\w+\s*,?\s*)+\}/.test(whole),
    isLate: statically === undefined,
  }));
}

export const imports: readonly Import[] = files.flatMap(importsOf);

/** `domain` */
export const roomOf = (file: string) => file.split('/')[0] ?? '';
/** `domain/keys`, or a file that stands at the root of its room */
export const folderOf = (file: string) => file.split('/').slice(0, 2).join('/');
export const isIndex = (file: string) => file.endsWith('/index.ts');
export const shown = ({ from, to }: Pick<Import, 'from' | 'to'>) => `${from} → ${to}`;
