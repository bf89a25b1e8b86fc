import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { verifyLedger } from '../../src/compose/verify-ledger.ts';
import { aService, type TestService } from '../harness/a-service.ts';
import { bearer, creditsOf, ended, submitted } from '../harness/a-submit.ts';
import { type ReadStream, readStream } from '../harness/event-stream.ts';
import { until } from '../harness/wait.ts';

const working = await aService({ worker: true });
const { databaseUrl } = working;
/** Another process on the same database, which draws nothing. */
const watching = await aService({ environment: { DATABASE_URL: databaseUrl } });

const FOX = { kind: 'video', prompt: 'A fox runs through the snow', duration: 2 } as const;
const EVENT = /^id: (?<id>.+)\nevent: video\ndata: (?<data>.+)$/gm;

function eventsIn(stream: ReadStream) {
  return [...stream.text().matchAll(EVENT)].map(({ groups }) => ({
    id: groups?.['id'] ?? '',
    ...JSON.parse(groups?.['data'] ?? '{}'),
  }));
}

const previewsIn = (stream: ReadStream) =>
  eventsIn(stream).flatMap(({ preview }) => (preview === undefined ? [] : [preview]));

function watchEvents(service: TestService, secret: string, id: string): Promise<ReadStream> {
  return readStream(`${service.origin}/v1/videos/${id}/events`, { headers: bearer(secret) });
}

async function pixelsOf(jpeg: Buffer) {
  expect(jpeg.subarray(0, 3).toString('hex')).toBe('ffd8ff');
  const image = await loadImage(jpeg);
  const canvas = createCanvas(image.width, image.height);
  const brush = canvas.getContext('2d');
  brush.drawImage(image, 0, 0);
  return { width: image.width, height: image.height, brush };
}

const bytesOf = (image: string) => Buffer.from(image.split(',')[1] ?? '', 'base64');

test('who watches a video sees it grow, in any process; the strip shows the same and goes with the video', async () => {
  const { secret } = await working.aKey();
  const id = await submitted(working, secret, FOX);
  const near = await watchEvents(working, secret, id);
  const far = await watchEvents(watching, secret, id);
  await far.shows('"preview":{"frame":1,"cell":0,"cells":18,"image":"data:image/jpeg;base64,');
  const late = await watchEvents(watching, secret, id);
  const video = await ended(working, secret, id, 100_000);
  await Promise.all([near.ended(), far.ended(), late.ended()]);

  const previews = previewsIn(near);
  expect(previews.map(({ cell }) => cell).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 18 }, (_, cell) => cell),
  );
  const images = new Map(previews.map(({ cell, image }) => [cell, image]));
  for (const stream of [far, late]) {
    expect(previewsIn(stream).length).toBeGreaterThan(0);
    for (const { cell, image } of previewsIn(stream)) expect(image).toBe(images.get(cell));
  }
  expect(previewsIn(late)[0]).toMatchObject({ cell: 0 });
  const events = eventsIn(near);
  expect(new Set(events.map((event) => event.id)).size).toBe(events.length);
  const counts = events.flatMap((event) => event.video.frames?.done ?? []);
  expect(counts).toEqual(counts.toSorted((a: number, b: number) => a - b));
  expect(events.findLast((event) => event.preview !== undefined)?.video).toMatchObject({
    status: 'generating',
    frames: { done: expect.any(Number), total: 48 },
  });
  expect(events.at(-1)).toMatchObject({ video: { status: 'completed', strip_frames: 18 } });

  const strip = new URL(video.strip_url).pathname;
  const stored = await fetch(`${working.origin}${strip}`);
  expect(stored.headers.get('content-type')).toBe('image/jpeg');
  const whole = await pixelsOf(Buffer.from(await stored.bytes()));
  expect([whole.width, whole.height]).toEqual([18 * 160, 90]);
  for (const { cell, image } of previews) {
    expect(bytesOf(image).length).toBeLessThan(8_000);
    const shown = await pixelsOf(bytesOf(image));
    expect([shown.width, shown.height]).toEqual([160, 90]);
    const [one, other] = [
      shown.brush.getImageData(0, 0, 160, 90).data,
      whole.brush.getImageData(cell * 160, 0, 160, 90).data,
    ];
    const difference = one.reduce((sum, part, at) => sum + Math.abs(part - (other[at] ?? 0)), 0);
    expect(difference / one.length).toBeLessThan(6);
  }
  const rows = () => working.pool.query('select from generation_cell');
  await until(async () => (await rows()).rowCount === 0, { what: 'the cells to be deleted' });

  const headers = bearer(secret);
  await working.call(`/v1/videos/${id}`, { method: 'DELETE', headers });
  expect((await fetch(`${working.origin}${strip}`)).status).toBe(404);
}, 120_000);

test('pictures that cannot be written cost neither the video nor its settlement', async () => {
  await working.pool.query('alter table generation_cell rename to generation_cell_gone');
  const { secret } = await working.aKey();
  const id = await submitted(working, secret, { ...FOX, aspectRatio: '9:16' });
  const far = await watchEvents(watching, secret, id);
  const video = await ended(working, secret, id, 100_000);
  await far.ended();
  await working.pool.query('alter table generation_cell_gone rename to generation_cell');
  expect(video).toMatchObject({ status: 'completed', creditsUsed: 2, strip_frames: 18 });
  expect(await creditsOf(working, secret)).toEqual({ balance: 8, held: 0, available: 8 });
  expect(previewsIn(far)).toEqual([]);
  expect(await verifyLedger(working.pool)).toMatchObject({ problems: [] });
}, 120_000);

test('an image has no strip, and its stream no pictures', async () => {
  const { secret } = await working.aKey();
  const id = await submitted(working, secret, { prompt: 'A lighthouse' });
  const stream = await watchEvents(working, secret, id);
  const video = await ended(working, secret, id, 60_000);
  await stream.ended();
  expect(video).toMatchObject({ strip_url: null, strip_frames: 0 });
  expect(previewsIn(stream)).toEqual([]);
  expect(eventsIn(stream)[0].video).not.toHaveProperty('frames');
}, 60_000);
