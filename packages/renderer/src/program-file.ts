import { readdirSync, statSync } from 'node:fs';

/** What runs in a process or thread of its own, and where its source is. */
const SOURCES = {
  'process-main': './processes/process-main.ts',
  'thread-main': './threads/thread-main.ts',
  'reading-main': './read-prompt/reading-main.ts',
} as const;

const IS_SOURCE = import.meta.url.endsWith('/src/program-file.ts');
const STAMP = new URL('../dist/.built-from', import.meta.url);

/**
 * A program built into few files loads in a third of the time that its thousand sources take. What was built before a
 * source changed is left alone.
 */
export function programFile(program: keyof typeof SOURCES): URL {
  if (!IS_SOURCE) return new URL(`./${program}.js`, import.meta.url);
  return new URL(isBuilt() ? `../dist/${program}.js` : SOURCES[program], import.meta.url);
}

let built: boolean | undefined;

function isBuilt(): boolean {
  built ??= changedAt(STAMP) >= newestIn(new URL('./', import.meta.url));
  return built;
}

/** A folder changes when something in it appears, goes or gets another name. */
function newestIn(folder: URL): number {
  const inside = readdirSync(folder, { withFileTypes: true }).map((entry) =>
    entry.isDirectory()
      ? newestIn(new URL(`${entry.name}/`, folder))
      : changedAt(new URL(entry.name, folder)),
  );
  return Math.max(changedAt(folder), ...inside);
}

function changedAt(file: URL): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
