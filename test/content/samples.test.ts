import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { readDocuments, readGuides, readSkills } from '../../src/domain/guides/index.ts';
import { aService } from '../harness/a-service.ts';
import { aTemporaryFolder } from '../harness/a-temporary-folder.ts';
import { makeFilmsShort } from '../harness/short-films.ts';
import { aFreePort } from '../harness/wait.ts';
import {
  differences,
  isRunnable,
  neededPath,
  type Sample,
  samplesOf,
  shownOutputs,
  toScript,
} from './samples-of.ts';

const root = join(import.meta.dirname, '../..');
const content = join(root, 'content');
const port = await aFreePort();
const baseUrl = `http://127.0.0.1:${port}`;
const names = { baseUrl, serviceName: 'Kinora' };
const guides = readGuides(join(content, 'guides'), names);
const documents = readDocuments({ folder: join(content, 'docs'), guides }, names).all;
const skills = readSkills(join(content, 'skills'), names);
const articles = [
  ...documents.map(({ path, body }) => ({ path, samples: samplesOf(body) })),
  ...skills.map(({ name, text }) => ({ path: name, samples: samplesOf(text) })),
  ...(await Promise.all(
    ['packages/sdk/README.md', 'packages/cli/README.md'].map(async (path) => ({
      path,
      samples: samplesOf(await readFile(join(root, path), 'utf8')),
    })),
  )),
];
const everySample = articles.flatMap(({ path, samples }) =>
  samples.map((sample) => ({ path, ...sample })),
);

/** Tests that run at once cannot undo things one by one, so this goes when the file is done. */
const readers = await aTemporaryFolder();
const service = await aService({
  environment: { PORT: String(port), BASE_URL: baseUrl },
  worker: true,
});
await makeFilmsShort(service.pool);
const has = (program: string) =>
  promisify(execFile)(program, ['--version']).then(
    () => true,
    () => false,
  );
const hasShell = (await has('bash')) && (await has('curl'));
const hasPython = await has('python3');
if (!hasShell) console.log('Samples are skipped: they need bash and curl.');
if (!hasPython) console.log('Samples in Python are skipped: there is no python3 here.');

/** Samples that this machine and this server can run. */
async function runnable(samples: readonly Sample[]): Promise<readonly Sample[]> {
  const kept: Sample[] = [];
  for (const sample of samples.filter(isRunnable)) {
    if (sample.language === 'python' && !hasPython) continue;
    const path = neededPath(sample);
    if (path === undefined || (await service.call(path, { method: 'OPTIONS' })).status !== 404) {
      kept.push(sample);
    }
  }
  return kept;
}

async function aReader(): Promise<string> {
  const { accountId } = await service.anAccount({ plan: 'professional' });
  await service.grant(accountId, 500);
  const { secret } = await service.aKey({
    accountId,
    permissions: [
      ...(['generate', 'read', 'billing:checkout', 'billing:read', 'billing:manage'] as const),
      'webhooks',
    ],
  });
  return secret;
}

/** Fails with everything that was said when a sample does. */
async function run(folder: string, samples: readonly Sample[]): Promise<void> {
  const script = join(folder, 'script');
  await writeFile(script, toScript(samples));
  const programs = join(root, 'node_modules/.bin');
  const path = [dirname(process.execPath), programs, process.env['PATH'] ?? ''].join(delimiter);
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const env = {
    PATH: path,
    PYTHONPATH: join(root, 'clients/python/src'),
    PYTHONDONTWRITEBYTECODE: '1',
    HOME: folder,
    KINORA_URL: baseUrl,
    KINORA_KEY: await aReader(),
  };
  await promisify(execFile)('bash', [script], { cwd: folder, env, timeout: 180_000 }).catch(
    async (error: { stderr: string }) => {
      const last = [...error.stderr.matchAll(/^sample (\d+)$/gm)].at(-1)?.[1];
      const output = await readFile(join(folder, `output-${last}`), 'utf8').catch(() => '');
      throw new Error(`Sample ${last} failed.\n${error.stderr}\n${output}`);
    },
  );
}

test.runIf(hasShell).concurrent.each(articles.filter(({ samples }) => samples.some(isRunnable)))(
  'the samples of $path run, and answer what it shows',
  async ({ samples }) => {
    const folder = await mkdtemp(join(readers, 'reader-'));
    const ran = await runnable(samples);
    await run(folder, ran);
    for (const { of, shown } of shownOutputs(samples)) {
      if (!ran.includes(of)) continue;
      const output = await readFile(join(folder, `output-${of.number}`), 'utf8');
      expect([of.number, ...disagreements(output, shown)]).toEqual([of.number]);
    }
  },
  180_000,
);

/** Calls whose example works for everybody who has a key, or needs none. */
const RUN_CALLS = [
  ...[
    'get-index',
    'list-models',
    'quote-model',
    'quote-models',
    'run-batch',
    'ask',
    'ask-by-query',
  ],
  ...['generate-video', 'generate-image', 'get-video', 'watch-video', 'list-videos', 'get-me'],
  ...['get-billing-catalog', 'get-subscription', 'list-payments', 'create-upload', 'read-prompt'],
  ...['count-videos', 'list-ledger', 'get-usage'],
];
/** Of these an answer is of the very shape that the page shows. */
const SHOWN_CALLS = ['quote-model', 'quote-models', 'generate-video', 'generate-image'];

test.runIf(hasShell).concurrent(
  'the samples that the API reference makes run, in every language',
  async () => {
    const { video } = (
      await service.call('/v1/generate/video', {
        method: 'POST',
        json: { prompt: 'A fox' },
        headers: { 'x-sandbox': 'true' },
      })
    ).body;
    const pages = await Promise.all(
      RUN_CALLS.map(async (name) => {
        const { text } = await service.call(`/docs/api/${name}.md`);
        return { name, samples: samplesOf(text.replaceAll(/gen_01[a-z0-9]{24}/g, video.id)) };
      }),
    );
    const samples = pages
      .flatMap((page) => page.samples.map((sample) => ({ ...sample, page: page.name })))
      .map((sample, index) => ({ ...sample, number: index + 1 }));
    const folder = await mkdtemp(join(readers, 'reference-'));
    await copyFile(join(content, 'sandbox/image-1x1.png'), join(folder, 'photo.png'));
    const ran = await runnable(samples);
    expect(ran.length).toBe(RUN_CALLS.length * (hasPython ? 3 : 2));
    await run(folder, ran);
    for (const name of SHOWN_CALLS) {
      const own = samples.filter(({ page }) => page === name);
      const curl = own.find(({ language }) => language === 'sh');
      const shown = own.find(({ language }) => language === 'json');
      const output = await readFile(join(folder, `output-${curl?.number}`), 'utf8');
      const differing = differences(JSON.parse(output), JSON.parse(shown?.code ?? ''));
      expect([name, ...differing]).toEqual([name]);
    }
  },
  180_000,
);

function disagreements(output: string, shown: Sample): readonly string[] {
  if (shown.language === 'json') return differences(JSON.parse(output), JSON.parse(shown.code));
  return shown.code
    .split('\n')
    .filter((line) => line.trim() !== '' && !/…/.test(line))
    .filter((line) => !output.includes(line));
}

test('every section begins with a sentence, because searches show it as the answer', () => {
  const without = documents.flatMap(({ path, body }) =>
    [...body.matchAll(/^## (.*)\n\n(?=```|\||#|- )/gm)].map(([, heading]) => `${path}: ${heading}`),
  );
  expect(without).toEqual([]);
});

test('every sample in JSON is JSON', () => {
  for (const { path, language, code } of everySample) {
    if (language !== 'json') continue;
    expect(() => JSON.parse(code), `${path}: ${code}`).not.toThrow();
  }
});

test('few samples are not run, and each of them says why', () => {
  const skipped = everySample.filter(({ info }) => info.startsWith('no-run'));
  expect(skipped.filter(({ info }) => !/^no-run: \w.{9,}/.test(info))).toEqual([]);
  expect(skipped.length).toBeLessThanOrEqual(14);
});

test('keys in samples come from the environment, so that none is pasted and kept', () => {
  const pasted = everySample.filter(
    (sample) => isRunnable(sample) && /svc_live_/.test(sample.code),
  );
  expect(pasted.map(({ path, number }) => `${path} ${number}`)).toEqual([]);
});

test('links between articles lead to one, and to a heading of it', () => {
  const headings = new Map(
    documents.map(({ path, body }) => [
      path,
      [...body.matchAll(/^##+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading)),
    ]),
  );
  const broken = documents.flatMap(({ path, body }) =>
    [...body.matchAll(/\]\((?:[^)#\s]*?)(\/(?:docs|guides)\/[\w-]+)?(?:#([\w-]+))?\)/g)]
      .map(([, to = path, anchor]) => ({ to, anchor }))
      .filter(({ to, anchor }) => {
        const known = to === '/docs/api' ? [] : headings.get(to);
        return known === undefined || (anchor !== undefined && !known.includes(anchor));
      })
      .map(({ to, anchor }) => `${path} → ${to}#${anchor}`),
  );
  expect(broken).toEqual([]);
});

/** As GitHub makes them. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(/\s+/g, '-');
}
