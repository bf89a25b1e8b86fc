import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A package of one source beside the file under test, which was written at a moment. */
function aPackage({ sourceAt, folderAt }: { sourceAt: number; folderAt: number }) {
  const folder = mkdtempSync(join(tmpdir(), 'kinora-program-'));
  folders.push(folder);
  const at = (path: string) => join(folder, path);
  mkdirSync(at('src/threads'), { recursive: true });
  mkdirSync(at('dist'));
  copyFileSync(
    fileURLToPath(new URL('./program-file.ts', import.meta.url)),
    at('src/program-file.ts'),
  );
  writeFileSync(at('src/threads/thread-main.ts'), '');
  for (const path of ['src/program-file.ts', 'src']) utimesSync(at(path), 100, 100);
  utimesSync(at('src/threads/thread-main.ts'), sourceAt, sourceAt);
  utimesSync(at('src/threads'), folderAt, folderAt);
  return {
    builtAt: (seconds: number) => {
      writeFileSync(at('dist/.built-from'), '');
      utimesSync(at('dist/.built-from'), seconds, seconds);
    },
    program: () => {
      const module = JSON.stringify(pathToFileURL(at('src/program-file.ts')));
      const script = `import(${module}).then((m) => console.log(m.programFile('thread-main').href))`;
      const printed = execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' });
      return printed.trim().slice(pathToFileURL(folder).href.length);
    },
  };
}

test('a package that was built runs what was built', () => {
  const built = aPackage({ sourceAt: 200, folderAt: 200 });
  built.builtAt(300);
  expect(built.program()).toBe('/dist/thread-main.js');
});

test('a package that was not built runs its sources', () => {
  expect(aPackage({ sourceAt: 200, folderAt: 200 }).program()).toBe('/src/threads/thread-main.ts');
});

test('a source that changed after the build runs itself', () => {
  const changed = aPackage({ sourceAt: 400, folderAt: 200 });
  changed.builtAt(300);
  expect(changed.program()).toBe('/src/threads/thread-main.ts');
});

test('sources run where one of them is gone since the build', () => {
  const changed = aPackage({ sourceAt: 200, folderAt: 400 });
  changed.builtAt(300);
  expect(changed.program()).toBe('/src/threads/thread-main.ts');
});
