import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { files, folderOf, imports, importsOf, isIndex, source } from './sources.ts';

const FILES_MAX = 7;
const WALKS = ['REST submit', 'GraphQL submit', 'Payment event'];

const document = readFileSync(join(source, '../docs/architecture.md'), 'utf8');

/** The files of a numbered list below a heading of docs/architecture.md. */
function walk(name: string): readonly string[] {
  const section = document.split(`### ${name}\n`)[1]?.split(/\n#/)[0] ?? '';
  return [...section.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file = '']) => file);
}

/** What a file imports, seen through the index of a folder to the file that has it. */
function reach(file: string): ReadonlySet<string> {
  const direct = imports.filter(({ from }) => from === file).map(({ to }) => to);
  const behind = direct.filter(isIndex).flatMap((index) => importsOf(index).map(({ to }) => to));
  return new Set([...direct, ...behind]);
}

/** One calls the other: by importing it, or through a type that it declares and the other imports. */
function calls(caller: string, called: string): boolean {
  return reach(caller).has(called) || reach(called).has(caller) || implementsPort(caller, called);
}

/** The caller knows a type of its own folder that the called implements, such as a route. */
function implementsPort(caller: string, called: string): boolean {
  const known = reach(called);
  return [...reach(caller)].some((port) => folderOf(port) === folderOf(caller) && known.has(port));
}

test.each(WALKS)('the walk of a %s is at most seven files, each calling the next', (name) => {
  const steps = walk(name);
  expect(steps.length).toBeGreaterThan(3);
  expect(steps.length).toBeLessThanOrEqual(FILES_MAX);
  expect(steps.filter((file) => !files.includes(file))).toEqual([]);
  const broken = steps
    .slice(1)
    .map((called, i) => ({ caller: steps[i] ?? '', called }))
    .filter(({ caller, called }) => !calls(caller, called));
  expect(broken).toEqual([]);
});

test.each(WALKS)('the walk of a %s goes one way', (name) => {
  const steps = walk(name);
  const back = imports.filter(
    ({ from, to, isType }) =>
      !isType && steps.indexOf(to) >= 0 && steps.indexOf(from) > steps.indexOf(to),
  );
  expect(back).toEqual([]);
});
