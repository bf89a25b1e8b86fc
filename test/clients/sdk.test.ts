import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ApiError, GenerationFailedError, Kinora, KinoraError } from 'kinora-sdk';
import { aTemporaryFolder } from '../harness/a-temporary-folder.ts';
import type { Action, Outcome } from './behaviours.ts';
import { aScene, type Client, testBehaviours } from './run-behaviours.ts';

const scene = await aScene();
const folder = await aTemporaryFolder();
let files = 0;

const sdk: Client = async (action, { url, key }, { retries, timeoutMs, impatience }) => {
  const stop = new AbortController();
  impatience?.then(() => stop.abort());
  const { signal } = stop;
  const kinora = new Kinora({ apiKey: key, baseUrl: url, retries, timeoutMs, signal });
  try {
    return await act(kinora, action);
  } catch (error) {
    if (signal.aborted) return { error: 'aborted' };
    return outcomeOf(error);
  }
};

async function act(kinora: Kinora<string>, action: Action): Promise<Outcome> {
  if (action.do === 'me') {
    await kinora.me();
    return { result: 'ok' };
  }
  if (action.do === 'list') {
    const ids: string[] = [];
    for await (const { id } of kinora.videos.list({ limit: 100 })) ids.push(id);
    return { result: 'listed', ids };
  }
  if (action.do === 'show') return { result: (await kinora.videos.get(action.id)).status };
  const { type, prompt, model, sandbox } = action;
  const maker = type === 'image' ? kinora.images : kinora.videos;
  const made = await maker.create(
    { prompt, aiModel: model },
    sandbox === undefined ? {} : { sandbox: true, sandboxOutcome: sandbox },
  );
  if (action.wait === true) await made.done();
  const { status: result, creditsUsed } = made;
  if (action.out !== true) return { result, creditsUsed };
  files += 1;
  const path = join(folder, `${files}.png`);
  await made.save(path);
  const sha256 = createHash('sha256')
    .update(await readFile(path))
    .digest('hex');
  return { result, creditsUsed, sha256 };
}

function outcomeOf(error: unknown): Outcome {
  if (error instanceof GenerationFailedError) {
    return { error: error.code, creditsUsed: error.video.creditsUsed };
  }
  if (error instanceof ApiError) {
    const { code, param, requestId, facts } = error;
    return { error: code, param, requestId, facts: { ...facts } };
  }
  if (error instanceof KinoraError) return { error: error.code };
  throw error;
}

testBehaviours(scene, sdk);
