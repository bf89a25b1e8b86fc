import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const source = join(root, 'src');

interface Import {
  readonly from: string;
  readonly to: string;
}

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .sort();

const text = (file: string) => readFileSync(join(source, file), 'utf8');

/** Every import of one file of ours by another, type imports included. */
const imports: readonly Import[] = files.flatMap((from) =>
  [...text(from).matchAll(/\bfrom '(\.{1,2}\/[^']+)'|\bimport\('(\.{1,2}\/[^']+)'\)/g)].map(
    ([, statically, dynamically]) => ({
      from,
      to: relative(source, resolve(source, dirname(from), statically ?? dynamically ?? '')),
    }),
  ),
);

const room = (file: string) => file.split('/')[0] ?? '';
const noun = (file: string) => file.split('/').slice(0, 2).join('/');
const isIndex = (file: string) => file.endsWith('/index.ts');
const shown = ({ from, to }: Import) => `${from} → ${to}`;

/** What each room may lean on besides itself. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  platform: ['contract'],
  domain: ['contract', 'platform'],
  adapters: ['contract', 'platform', 'domain'],
  surfaces: ['contract', 'platform', 'domain'],
  worker: ['contract', 'platform', 'domain'],
};

/** A domain folder may import those to the left of it. */
const DOMAIN_ORDER = [
  'domain/idempotency',
  'domain/credits',
  'domain/catalogue',
  'domain/accounts',
  'domain/keys',
  'domain/agents',
  'domain/guides',
  'domain/generation',
  'domain/billing',
  'domain/batch',
];

test('the sources are found', () => {
  expect(files.length).toBeGreaterThan(40);
  expect(imports.length).toBeGreaterThan(80);
});

test('surfaces, adapters and worker lean on the domain, and nothing leans on them', () => {
  const broken = imports.filter(({ from, to }) => {
    const allowed = MAY_IMPORT[room(from)];
    return allowed !== undefined && room(from) !== room(to) && !allowed.includes(room(to));
  });
  expect(broken.map(shown)).toEqual([]);
});

test('only the composition root and the operator program know everyone, and nobody imports them', () => {
  const outside = [...new Set(files.map(room))].filter((name) => MAY_IMPORT[name] === undefined);
  expect(outside).toEqual(['cli', 'compose']);
  const broken = imports.filter(
    ({ from, to }) => outside.includes(room(to)) && !outside.includes(room(from)),
  );
  expect(broken.map(shown)).toEqual([]);
});

test('the contract imports zod and nothing else', () => {
  const foreign = files
    .filter((file) => room(file) === 'contract')
    .flatMap((file) =>
      [...text(file).matchAll(/\bfrom '([^.'][^']*)'/g)].map(([, name]) => `${file} → ${name}`),
    )
    .filter((line) => !line.endsWith(' → zod'));
  expect(foreign).toEqual([]);
});

test('a domain folder is entered through its index, and only from further right', () => {
  const folders = new Set(
    files.filter((file) => room(file) === 'domain' && file.split('/').length > 2).map(noun),
  );
  expect([...folders].filter((folder) => !DOMAIN_ORDER.includes(folder))).toEqual([]);
  const broken = imports.filter(({ from, to }) => {
    if (!folders.has(noun(to)) || noun(from) === noun(to)) return false;
    if (!isIndex(to)) return true;
    return (
      folders.has(noun(from)) && DOMAIN_ORDER.indexOf(noun(to)) > DOMAIN_ORDER.indexOf(noun(from))
    );
  });
  expect(broken.map(shown)).toEqual([]);
});

test('two surfaces never import each other; all stand on surfaces/http, through its index', () => {
  const broken = imports.filter(
    ({ from, to }) =>
      room(from) === 'surfaces' &&
      room(to) === 'surfaces' &&
      noun(from) !== noun(to) &&
      to !== 'surfaces/http/index.ts',
  );
  expect(broken.map(shown)).toEqual([]);
});

test('a surface or adapter folder is entered through its index', () => {
  const broken = imports.filter(
    ({ from, to }) =>
      ['surfaces', 'adapters'].includes(room(to)) && noun(from) !== noun(to) && !isIndex(to),
  );
  expect(broken.map(shown)).toEqual([]);
});

test('time comes from the clock, and the environment from the configuration', () => {
  const reads = (pattern: RegExp, home: readonly string[]) =>
    files.filter((file) => !home.includes(file) && pattern.test(text(file)));
  expect(reads(/\bDate\.now\(|\bnew Date\(\)/, ['platform/clock.ts'])).toEqual([]);
  // The launcher hands the environment on to PostgreSQL and reads nothing from it.
  const launcher = 'platform/database/embedded/launcher.ts';
  expect(reads(/\bprocess\.env\b/, ['cli/command-context.ts', launcher])).toEqual([]);
});

test('every folder of a room has a README', () => {
  const folders = new Set(
    files.filter((file) => file.split('/').length > 2).map((file) => noun(file)),
  );
  const silent = [...folders].filter(
    (folder) =>
      folder !== 'contract/resources' && !readdirSync(join(source, folder)).includes('README.md'),
  );
  expect(silent).toEqual([]);
});

test('files stay within two screens', () => {
  const long = files
    .filter((file) => text(file).split('\n').length > 300)
    .filter((file) => file !== 'domain/catalogue/models.ts');
  expect(long).toEqual([]);
});

test('no folder or file has a name that says nothing', () => {
  const vague = /(^|\/|-)(utils?|helpers?|common|shared|manager|base|misc)(\/|-|\.ts$)/;
  expect(files.filter((file) => vague.test(file))).toEqual([]);
});
