import { execFile } from 'node:child_process';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { describe, expect, test } from 'vitest';
import { aBrowser, hasBrowser } from '../browser/a-browser.ts';
import { aService } from '../harness/a-service.ts';
import { aTemporaryFolder } from '../harness/a-temporary-folder.ts';
import { whenDone } from '../harness/when-done.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const BUNDLE = join(root, 'packages/sdk/dist/index.js');

const service = await aService();

/** What every place does with it: a job of the sandbox to its end, a refusal, a signature. */
const PROGRAM = `
const kinora = new Kinora({ baseUrl: '${service.origin}', retries: 0 });
const video = await kinora.videos.create({ prompt: 'A fox in the snow' }, { sandbox: true });
await video.done();
const refused = await kinora.models.cost('no_such_model').catch((error) => error);
const steps = [];
for await (const step of video.progress()) steps.push(step.video.status);
const forged = await verifyWebhook({
  body: '{}',
  headers: { 'webhook-id': 'a', 'webhook-timestamp': String(Math.floor(Date.now() / 1000)), 'webhook-signature': 'v1,AAAA' },
  secret: 'whsec_AAAA',
}).catch((error) => error.code);
const told = { status: video.status, error: refused.name, is: refused instanceof UnknownModelError, steps, forged };
`;
const TOLD = {
  status: 'completed',
  error: 'UnknownModelError',
  is: true,
  steps: ['completed'],
  forged: 'webhook_not_verified',
};
const IMPORT = 'import { Kinora, UnknownModelError, verifyWebhook } from';

test('it is at most 15 kB, compressed', async () => {
  const bundle = await rolldown({ input: BUNDLE, logLevel: 'silent' });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  expect(gzipSync(output[0].code, { level: 9 }).byteLength).toBeLessThan(15_000);
});

test('it imports nothing, and names no module of Node but the one that saves files', async () => {
  const code = await readFile(BUNDLE, 'utf8');
  expect(code.match(/^import .*/gm)).toBeNull();
  expect(code.match(/['"]node:[^'"]+['"]/g)).toEqual(['"node:fs/promises"']);
});

test.each(['/usr/bin/node', join(root, 'node_modules/.bin/node')])(
  'it runs in %s',
  async (node) => {
    const file = join(await aTemporaryFolder(), 'program.mjs');
    await writeFile(file, `${IMPORT} '${BUNDLE}';\n${PROGRAM}\nconsole.log(JSON.stringify(told));`);
    expect(JSON.parse((await run(node, [file])).stdout)).toEqual(TOLD);
  },
);

describe.runIf(hasBrowser)('in a browser', () => {
  test('it runs in a page, and in a worker', async () => {
    const pages: Readonly<Record<string, readonly [string, string]>> = {
      '/': ['text/html', '<!doctype html><title>Another site</title>'],
      '/sdk.js': ['text/javascript', await readFile(BUNDLE, 'utf8')],
      '/program.js': [
        'text/javascript',
        `${IMPORT} '/sdk.js';\n${PROGRAM}\nglobalThis.told = told;\nif ('postMessage' in globalThis && !('document' in globalThis)) postMessage(told);`,
      ],
    };
    const site = createServer((request, response) => {
      const [type, body] = pages[request.url ?? ''] ?? ['text/plain', ''];
      response.writeHead(200, { 'content-type': type }).end(body);
    });
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    whenDone(() => site.close());
    const address = site.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const open = await aBrowser(`http://127.0.0.1:${port}`);
    const page = await open({ javaScriptEnabled: true });
    await page.goto('/');
    const inPage = await page.evaluate(`import('/program.js').then(() => globalThis.told)`);
    expect(inPage).toEqual(TOLD);
    const inWorker = await page.evaluate(
      `new Promise((resolve, reject) => {
         const worker = new Worker('/program.js', { type: 'module' });
         worker.onmessage = ({ data }) => resolve(data);
         worker.onerror = ({ message }) => reject(new Error(message));
       })`,
    );
    expect(inWorker).toEqual(TOLD);
  });
});

test('what npm packs installs into an empty project, and its types resolve', async () => {
  const folder = await aTemporaryFolder();
  await run('npm', ['pack', '--pack-destination', folder], { cwd: join(root, 'packages/sdk') });
  const project = join(folder, 'project');
  await mkdir(project);
  await writeFile(join(project, 'package.json'), '{ "type": "module" }');
  await run('npm', ['install', '--offline', '--no-audit', '../kinora-sdk-0.1.0.tgz'], {
    cwd: project,
  });
  await writeFile(
    join(project, 'program.ts'),
    `import { InsufficientCreditsError, Kinora } from 'kinora-sdk';
     const open = new Kinora();
     const keyed = new Kinora({ apiKey: 'svc_live_x' });
     await open.models.list({ type: 'video' });
     await open.videos.create({ prompt: 'A fox' }, { sandbox: true });
     const video = await keyed.videos.create({ prompt: 'A fox', aspectRatio: '9:16' });
     const cost: number = (await video.done()).creditsUsed;
     for await (const { id } of keyed.videos.list()) id.slice(cost);
     try { await keyed.me(); } catch (error) {
       if (error instanceof InsufficientCreditsError) error.facts.required.toFixed();
     }
     // @ts-expect-error: reading an account needs a key
     await open.me();
     // @ts-expect-error: so does a job that is paid for
     await open.videos.create({ prompt: 'A fox' });
     // @ts-expect-error: and a key that is certainly missing is none
     await new Kinora({ apiKey: undefined }).videos.list();
     // What process.env has may be missing, as far as the compiler knows.
     await new Kinora({ apiKey: '' as string | undefined }).videos.list();
     // @ts-expect-error: there is no such shape
     await keyed.videos.create({ prompt: 'A fox', aspectRatio: '4:3' });
    `,
  );
  const options = {
    strict: true,
    noEmit: true,
    target: 'es2022',
    lib: ['es2022', 'dom'],
    types: [],
  };
  await writeFile(
    join(project, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { ...options, module: 'nodenext' }, files: ['program.ts'] }),
  );
  await symlink(join(root, 'node_modules/typescript'), join(project, 'node_modules/typescript'));
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  await expect(run(process.execPath, [compiler, '-p', '.'], { cwd: project })).resolves.toEqual({
    stdout: '',
    stderr: '',
  });
});
