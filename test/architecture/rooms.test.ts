import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import {
  files,
  folderOf,
  imports,
  isIndex,
  packageFiles,
  roomOf,
  shown,
  source,
  text,
} from './sources.ts';

/** What each room may lean on besides itself. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  platform: ['contract'],
  domain: ['contract', 'platform'],
  adapters: ['contract', 'platform', 'domain'],
  surfaces: ['contract', 'platform', 'domain'],
  worker: ['contract', 'platform', 'domain'],
};

/** Each may import those before it, folders through their index. */
const DOMAIN_ORDER = [
  'domain/refusal.ts',
  'domain/sandbox-id.ts',
  'domain/caller.ts',
  'domain/mail',
  'domain/allow.ts',
  'domain/parse-input.ts',
  'domain/invoke.ts',
  'domain/idempotency',
  'domain/credits',
  'domain/catalogue',
  'domain/accounts',
  'domain/webhooks',
  'domain/keys',
  'domain/agents',
  'domain/language',
  'domain/guides',
  'domain/ask',
  'domain/uploads',
  'domain/generation',
  'domain/statements',
  'domain/billing',
  'domain/settings',
  'domain/batch',
  'domain/identify.ts',
  'domain/handlers.ts',
];

test('the sources are found', () => {
  expect(files.length).toBeGreaterThan(40);
  expect(imports.length).toBeGreaterThan(80);
});

test('surfaces, adapters and worker lean on the domain, and nothing leans on them', () => {
  const broken = imports.filter(({ from, to }) => {
    const allowed = MAY_IMPORT[roomOf(from)];
    return allowed !== undefined && roomOf(from) !== roomOf(to) && !allowed.includes(roomOf(to));
  });
  expect(broken.map(shown)).toEqual([]);
});

test('only the composition root and the operator program see everything, and nobody imports them', () => {
  const outside = files.filter((file) => MAY_IMPORT[roomOf(file)] === undefined);
  expect([...new Set(outside.map(roomOf))]).toEqual(['cli', 'compose']);
  const broken = imports.filter(({ from, to }) => outside.includes(to) && !outside.includes(from));
  expect(broken.map(shown)).toEqual([]);
});

test('the contract imports zod and nothing else', () => {
  const foreign = files
    .filter((file) => roomOf(file) === 'contract')
    .flatMap((file) =>
      [...text(file).matchAll(/\bfrom '([^.'][^']*)'/g)].map(([, name]) => `${file} → ${name}`),
    )
    .filter((line) => !line.endsWith(' → zod'));
  expect(foreign).toEqual([]);
});

test('everything in the domain has its rank, and imports only what ranks before it, through an index', () => {
  const ranked = new Set(files.filter((file) => roomOf(file) === 'domain').map(folderOf));
  expect([...ranked].filter((name) => !DOMAIN_ORDER.includes(name))).toEqual([]);
  const broken = imports.filter(({ from, to }) => {
    if (!ranked.has(folderOf(to)) || folderOf(from) === folderOf(to)) return false;
    const isFolder = to !== folderOf(to);
    if (isFolder && !isIndex(to)) return true;
    if (!ranked.has(folderOf(from))) return false;
    return DOMAIN_ORDER.indexOf(folderOf(to)) > DOMAIN_ORDER.indexOf(folderOf(from));
  });
  expect(broken.map(shown)).toEqual([]);
});

test('two surfaces never import each other; all stand on surfaces/http, through its index', () => {
  const broken = imports.filter(
    ({ from, to }) =>
      roomOf(from) === 'surfaces' &&
      roomOf(to) === 'surfaces' &&
      folderOf(from) !== folderOf(to) &&
      to !== 'surfaces/http/index.ts',
  );
  expect(broken.map(shown)).toEqual([]);
});

test('a surface or adapter folder is entered through its index', () => {
  const broken = imports.filter(
    ({ from, to }) =>
      ['surfaces', 'adapters'].includes(roomOf(to)) &&
      folderOf(from) !== folderOf(to) &&
      !isIndex(to),
  );
  expect(broken.map(shown)).toEqual([]);
});

test('time comes from the clock, and the environment from the configuration', () => {
  const reads = (pattern: RegExp, home: readonly string[]) =>
    files.filter((file) => !home.includes(file) && pattern.test(text(file)));
  expect(reads(/\bDate\.now\(|\bnew Date\(\)/, ['platform/clock.ts'])).toEqual([]);
  // The launcher hands the environment on to PostgreSQL and reads nothing from it.
  const launcher = 'platform/database/embedded/launcher.ts';
  // Samples for readers, whose own programs read theirs.
  const samples = 'surfaces/site/public/docs/samples.ts';
  expect(reads(/\bprocess\.env\b/, ['cli/command-context.ts', launcher, samples])).toEqual([]);
});

test('every folder of a room has a README', () => {
  const folders = new Set(
    files.filter((file) => file.split('/').length > 2).map((file) => folderOf(file)),
  );
  const silent = [...folders].filter(
    (folder) =>
      !['contract/resources', 'contract/operations'].includes(folder) &&
      !readdirSync(join(source, folder)).includes('README.md'),
  );
  expect(silent).toEqual([]);
});

test('files stay within two screens', () => {
  const long = [...files, ...packageFiles]
    .filter((file) => text(file).split('\n').length > 300)
    .filter((file) => file !== 'domain/catalogue/models.ts');
  expect(long).toEqual([]);
});

test('no folder or file has a name that says nothing', () => {
  const vague = /(^|\/|-)(utils?|helpers?|common|shared|manager|base|misc)(\/|-|\.ts$)/;
  expect([...files, ...packageFiles].filter((file) => vague.test(file))).toEqual([]);
});

test('a package imports nothing of the service but types of the contract, and one adapter imports the renderer', () => {
  expect(packageFiles.length).toBeGreaterThan(80);
  const home = (file: string) => file.split('/').slice(0, 3).join('/');
  const outside = packageFiles.flatMap((file) =>
    [...text(file).matchAll(/(import type [^'"]+)?['"](\.{1,2}\/[^'"]+)['"]/g)]
      .map(([, types, path = '']) => ({ from: file, to: join(dirname(file), path), types }))
      .filter(({ from, to }) => !to.startsWith(`${home(from)}/`))
      .filter(({ to }) => to !== '../packages/build-once.ts')
      // The studio speaks the contract, and carries none of its code to browsers.
      .filter(({ to, types }) => types === undefined || !to.startsWith('../src/contract/'))
      .map(shown),
  );
  expect(outside).toEqual([]);
  expect(files.filter((file) => text(file).includes("'kinora-renderer'"))).toEqual([
    'adapters/providers/embedded.ts',
  ]);
});
