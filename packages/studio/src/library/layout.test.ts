import { expect, test } from 'vitest';
import type { Video } from '../../../../src/contract/resources/video.ts';
import { layOut, type PictureRow } from './layout.ts';

const FRAME = { width: 800, gap: 12, target: 228, isComplete: true };

const aVideo = (id: string, aspectRatio: Video['aspectRatio'], day: number): Video => ({
  id,
  aspectRatio,
  type: 'image',
  status: 'completed',
  aiModel: 'kinora_still_1',
  prompt: 'A castle on a cloud',
  duration: null,
  creditsUsed: 1,
  credit_cost: 1,
  progress: 1,
  created_at: new Date(2026, 10, day, 12).toISOString(),
  completed_at: new Date(2026, 10, day, 12).toISOString(),
  thumbnail_url: null,
  strip_url: null,
  strip_frames: 0,
  error_code: null,
});

const pictures = (rows: ReturnType<typeof layOut>) =>
  rows.filter((row): row is PictureRow => row.kind === 'pictures');

test('rows are as wide as the list, near the wished height, and follow one another', () => {
  const shapes = ['16:9', '1:1', '9:16', '16:9', '16:9', '1:1', '9:16', '9:16', '16:9'] as const;
  const videos = Array.from({ length: 90 }, (_, n) =>
    aVideo(`gen_${n}`, shapes[n % shapes.length] ?? '1:1', 15),
  );
  const rows = layOut(videos, FRAME);
  expect(pictures(rows).flatMap(({ cells }) => cells.map(({ video }) => video))).toEqual(videos);
  for (const { cells, pictureHeight } of pictures(rows).slice(0, -1)) {
    const gaps = FRAME.gap * (cells.length - 1);
    expect(cells.reduce((sum, { width }) => sum + width, gaps)).toBe(800);
    expect(pictureHeight).toBeGreaterThan(228 / 1.5);
    expect(pictureHeight).toBeLessThan(228 * 1.5);
  }
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1];
    expect(row.top).toBe(before === undefined ? 0 : before.top + before.height);
  }
});

test('a day is told with its sum once it was read to its end', () => {
  const videos = [aVideo('gen_b', '1:1', 15), aVideo('gen_a', '1:1', 14)];
  const days = layOut(videos, { ...FRAME, isComplete: false }).filter(({ kind }) => kind === 'day');
  const sum = { made: 1, failed: 0, running: 0, charged: 1 };
  expect(days).toMatchObject([{ sum }, { sum: null }]);
});

test('one picture alone is not blown up', () => {
  const [row] = pictures(layOut([aVideo('gen_a', '9:16', 15)], FRAME));
  expect(row).toMatchObject({ pictureHeight: 228, cells: [{ width: 128 }] });
});
