import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { settings } from '../src/platform/configuration/settings.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const units = readdirSync(join(root, 'deploy/systemd')).map((name) => `deploy/systemd/${name}`);
const compose = ['deploy/compose.yaml', 'deploy/compose.single.yaml'];

/** Of the images beside ours, and of compose itself. */
const NOT_OURS = ['DOMAIN', 'POSTGRES_USER', 'POSTGRES_PASSWORD'];

test.each([
  ['package.json', /"start": "exec node src\/cli\/kinora\.ts serve"/],
  ['Dockerfile', /^ENTRYPOINT \["node", "\/app\/src\/cli\/kinora\.ts"\]\nCMD \["serve"\]$/m],
  ['deploy/systemd/kinora.service', /^ExecStart=\S+\/node src\/cli\/kinora\.ts serve$/m],
  ['deploy/systemd/kinora-api@.service', /^ExecStart=\S+\/node src\/cli\/kinora\.ts api$/m],
  ['deploy/systemd/kinora-worker@.service', /^ExecStart=\S+\/node src\/cli\/kinora\.ts worker$/m],
])('%s starts the program without a shell that keeps its signals', (file, command) => {
  expect(read(file)).toMatch(command);
});

test('an image runs as nobody of importance, keeps its data in a volume and says how it is', () => {
  expect(read('Dockerfile')).toMatch(/^USER node$/m);
  expect(read('Dockerfile')).toMatch(/^VOLUME \/data$/m);
  expect(read('Dockerfile')).toMatch(/^HEALTHCHECK /m);
});

test('every setting that a file for deployment gives exists', () => {
  const given = [
    ...compose.flatMap((file) => [...read(file).matchAll(/^ {2,6}([A-Z][A-Z0-9_]+): /gm)]),
    ...compose.flatMap((file) => [...read(file).matchAll(/\$\{([A-Z0-9_]+)/g)]),
    ...units.flatMap((file) => [...read(file).matchAll(/(?<=^Environment=.*)\b([A-Z_]+)=/gm)]),
    ...read('Dockerfile').matchAll(/(?<=^ENV .*)\b([A-Z_]+)=/gm),
  ].map(([, name = '']) => name);
  expect(given.length).toBeGreaterThan(15);
  const known = [...Object.keys(settings), ...NOT_OURS];
  expect(given.filter((name) => !known.includes(name))).toEqual([]);
});

test('what the image copies is there, and nothing is copied that it must not have', () => {
  const ignored = read('.dockerignore').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.env', 'data', '.git', '**/node_modules']));
  const copied = [...read('Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(
    ([, names = '']) => names.split(' '),
  );
  for (const name of copied) {
    expect(ignored).not.toContain(name);
    expect(readdirSync(root).concat('packages/renderer/package.json')).toContain(name);
  }
});
