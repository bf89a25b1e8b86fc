import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { benchmarks } from '../bench/benchmarks.ts';
import { ERRORS } from '../src/contract/errors.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const foldersIn = (path: string) =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** First cells of the rows of a table, without code marks. */
const rowsOf = (text: string) =>
  [...text.matchAll(/^\| (?!-)([^|]+?) *\|(.*)\|$/gm)].map(([, name = '', rest = '']) => ({
    name: name.replaceAll('`', ''),
    cells: rest.split('|').map((cell) => cell.trim()),
  }));

test('docs/errors.md lists every code with its status and meaning, and no other', () => {
  const table = read('docs/errors.md').split('## Codes')[1] ?? '';
  const listed = rowsOf(table).filter(({ name }) => name !== 'Code');
  expect(listed.map(({ name, cells }) => [name, ...cells])).toEqual(
    Object.entries(ERRORS).map(([code, { status, meaning }]) => [code, String(status), meaning]),
  );
});

test('bench/README.md lists every benchmark with its target, in order', () => {
  const listed = rowsOf(read('bench/README.md')).filter(({ cells }) =>
    /^at (least|most)/.test(cells[1] ?? ''),
  );
  expect(listed.map(({ name }) => name)).toEqual(benchmarks.map(({ name }) => name));
  const bounds = listed.map(({ cells }) => Number(/[\d.]+/.exec(cells[1] ?? '')?.[0]));
  expect(bounds).toEqual(
    benchmarks.map(({ target }) => ('atLeast' in target ? target.atLeast : target.atMost)),
  );
});

test('the READMEs of surfaces and adapters list every folder', () => {
  for (const place of ['src/surfaces', 'src/adapters']) {
    const text = read(`${place}/README.md`);
    expect(foldersIn(place).filter((name) => !text.includes(`\`${name}/\``))).toEqual([]);
  }
});

test('docs/architecture.md lists every room and package', () => {
  const text = read('docs/architecture.md');
  const places = [...foldersIn('src'), ...foldersIn('packages')];
  expect(places.filter((name) => !text.includes(`\n  ${name}/ `))).toEqual([]);
});

test('decisions are numbered without a gap, and every one that is named exists', () => {
  const names = readdirSync(join(root, 'docs/decisions')).sort();
  expect(names.map((name) => Number(name.slice(0, 4)))).toEqual(names.map((_name, i) => i + 1));
  for (const name of names) {
    expect(read(`docs/decisions/${name}`)).toMatch(
      new RegExp(`^# ${Number(name.slice(0, 4))}\\. `),
    );
  }
  const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(ts|md)$/.test(name),
  );
  const named = sources.flatMap((file) => [...read(`src/${file}`).matchAll(/decision (\d{4})/g)]);
  expect(
    named.map(([, number]) => Number(number)).filter((number) => number > names.length),
  ).toEqual([]);
});

test('every script of package.json is named in a document', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const documents = ['README.md', 'CONTRIBUTING.md'].map(read).join('\n');
  const unnamed = Object.keys(scripts)
    .filter((name) => !name.startsWith('check:'))
    .filter((name) => !documents.includes(`npm run ${name}`) && !documents.includes(`npm ${name}`));
  expect(unnamed).toEqual([]);
});

test('links between documents lead somewhere', () => {
  const documents = [
    'README.md',
    'CONTRIBUTING.md',
    'CHANGELOG.md',
    'packages/renderer/README.md',
    ...readdirSync(join(root, 'docs'))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `docs/${name}`),
  ];
  const broken = documents.flatMap((document) =>
    [...read(document).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)]
      .map(([, target = '']) => join(dirname(document), target))
      .filter((target) => !exists(target))
      .map((target) => `${document} → ${target}`),
  );
  expect(broken).toEqual([]);
});

function exists(path: string): boolean {
  try {
    readFileSync(join(root, path));
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EISDIR';
  }
}
