import { expect, test } from 'vitest';
import { findCycle } from './find-cycle.ts';
import { imports, importsOf, packageFiles } from './sources.ts';

const edge = (arrow: string) => {
  const [from = '', to = ''] = arrow.split(' → ');
  return { from, to };
};

test('a circle is found, however long it is, and only a circle', () => {
  expect(findCycle(['a → b', 'b → c', 'a → c'].map(edge))).toBeNull();
  expect(findCycle(['a → a'].map(edge))).toEqual(['a', 'a']);
  expect(findCycle(['x → a', 'a → b', 'b → c', 'c → a'].map(edge))).toEqual(['a', 'b', 'c', 'a']);
});

test('no file imports itself by way of others, types included', () => {
  expect(imports.some(({ isType }) => isType)).toBe(true);
  expect(findCycle(imports)).toBeNull();
});

test('no file of a package imports itself by way of others', () => {
  const edges = packageFiles.flatMap(importsOf);
  expect(edges.length).toBeGreaterThan(200);
  expect(findCycle(edges)).toBeNull();
});

test.each(['parse-prompt', 'stage'])(
  'the folders of the renderer in %s lean on each other one way',
  (room) => {
    const home = `../packages/renderer/src/${room}/`;
    const isInside = (file: string) =>
      file.startsWith(home) && file.slice(home.length).includes('/');
    const folderIn = (file: string) => file.slice(home.length).split('/')[0] ?? '';
    const edges = packageFiles
      .filter((file) => isInside(file) && !file.endsWith('.test.ts'))
      .flatMap(importsOf)
      .filter(({ to }) => isInside(to))
      .map(({ from, to }) => ({ from: folderIn(from), to: folderIn(to) }))
      .filter(({ from, to }) => from !== to);
    expect(edges.length).toBeGreaterThan(40);
    expect(findCycle(edges)).toBeNull();
  },
);

/** Every file that is loaded with one. */
function loadedWith(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const { to, isType, isLate } of importsOf(file))
    if (!isType && !isLate) loadedWith(to, found);
  return found;
}

test('a thread that draws loads nothing that reads prompts: that takes longer than all the rest', () => {
  const home = '../packages/renderer/src';
  const drawing = loadedWith(`${home}/threads/thread-main.ts`);
  expect(drawing).toContain(`${home}/scene/compose-scene.ts`);
  expect(drawing).not.toContain(`${home}/parse-prompt/parse-prompt.ts`);
  const reading = loadedWith(`${home}/read-prompt/reading-main.ts`);
  expect(reading).toContain(`${home}/parse-prompt/parse-prompt.ts`);
});
