import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createFolderAssets } from '../../src/adapters/assets/index.ts';
import { complete } from '../../src/domain/generation/index.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { aService } from '../harness/a-service.ts';
import { bearer, submitted } from '../harness/a-submit.ts';
import { aTemporaryFolder } from '../harness/a-temporary-folder.ts';
import { aFreePort } from '../harness/wait.ts';
import { aBrowser, expectAccessible, hasBrowser } from './a-browser.ts';

/** Chromium takes its time when all suites run at once. */
const PATIENCE = { timeout: 90_000 };
const SAMPLES = join(import.meta.dirname, '../../content/sandbox');

describe.runIf(hasBrowser)('a person who was sent a link', PATIENCE, async () => {
  const port = await aFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const folder = await aTemporaryFolder();
  const service = await aService({
    environment: { PORT: String(port), BASE_URL: origin, DATA_DIR: folder },
  });
  const { secret } = await service.aKey();
  const open = await aBrowser(origin);

  /** A video whose file is there, without the time that making one takes. */
  async function aVideo(prompt: string): Promise<string> {
    const id = await submitted(service, secret, { kind: 'video', prompt });
    const store = createFolderAssets({ folder: join(folder, 'assets'), clock: systemClock });
    const film = { path: join(SAMPLES, 'video-16x9.mp4'), contentType: 'video/mp4' };
    const still = { path: join(SAMPLES, 'video-16x9.jpg'), contentType: 'image/jpeg' };
    const { bytes } = await store.put(`${id}.mp4`, film);
    await store.put(`${id}.jpg`, still);
    const result = {
      ...{ assetName: `${id}.mp4`, assetBytes: bytes, assetType: 'video/mp4' },
      thumbnailName: `${id}.jpg`,
    };
    await complete(service.pool, { id, attempt: 0 }, { result, now: new Date() });
    return id;
  }

  test('sees and plays the film without an account, until the link ends', async () => {
    const prompt = 'A fox runs through a snowy forest at sunset';
    const path = `/v1/videos/${await aVideo(prompt)}/share`;
    const headers = bearer(secret);
    const { url } = (await service.call(path, { method: 'POST', headers })).body.share;
    const page = await open({ javaScriptEnabled: true });
    await page.goto(url);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(prompt);
    const width = await page.evaluate(`(async () => {
      const video = document.querySelector('video');
      await video.play();
      return video.videoWidth;
    })()`);
    expect(width).toBeGreaterThan(300);
    await expectAccessible(page);
    await service.call(path, { method: 'DELETE', headers });
    await page.goto(url);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
      'This link has ended.',
    );
    await expectAccessible(page);
  });
});
