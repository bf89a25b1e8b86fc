import { expect, test } from 'vitest';
import { aService } from '../../../test/harness/a-service.ts';
import { until } from '../../../test/harness/wait.ts';
import { createLog } from '../../platform/log.ts';
import { createLiveCells, type DrawnCell } from './index.ts';

const { pool } = await aService();

const NOON = Date.parse('2026-11-15T12:00:00Z');

/** Two processes that hear each other's announcements. */
function twoProcesses() {
  const listeners = new Map<string, Set<() => void>>();
  const events = {
    subscribe: (topic: string, listener: () => void) => {
      const those = listeners.get(topic) ?? new Set();
      listeners.set(topic, those.add(listener));
      return { end: () => void those.delete(listener) };
    },
    announce: (topic: string) => {
      for (const listener of listeners.get(topic) ?? []) listener();
    },
  };
  const open = () =>
    createLiveCells({ pool, events, clock: { now: () => NOON }, log: createLog('silent') });
  return { drawing: open(), other: open() };
}

const aCell = (cell: number, bytes = 3_000): DrawnCell => ({
  cell,
  cells: 18,
  frame: cell * 8,
  frames: { done: cell * 7, total: 150 },
  jpeg: new Uint8Array(bytes).fill(cell),
});

const stored = async () => (await pool.query('select from generation_cell')).rowCount;

test('a late reader of another process gets the cells so far, then each new one, each once', async () => {
  const { drawing, other } = twoProcesses();
  for (const cell of [0, 1, 2]) drawing.add('gen_a', aCell(cell));
  drawing.add('gen_a', aCell(1));
  await drawing.close();
  const [here, there]: number[][] = [[], []];
  drawing.subscribe('gen_a', ({ cell }) => here?.push(cell));
  const reading = other.subscribe('gen_a', ({ cell, frame, frames, image }) => {
    there?.push(cell);
    expect([frame, frames]).toEqual([cell * 8, { done: cell * 7, total: 150 }]);
    expect(image).toBe(`data:image/jpeg;base64,${Buffer.alloc(3_000, cell).toString('base64')}`);
  });
  expect(here).toEqual([0, 1, 2]);
  await until(() => there?.length === 3, { what: 'the cells so far' });
  drawing.add('gen_a', aCell(4));
  drawing.add('gen_a', aCell(3));
  expect(here).toEqual([0, 1, 2, 4, 3]);
  await until(() => there?.length === 5, { what: 'the new cells' });
  expect(there).toEqual([0, 1, 2, 4, 3]);
  reading.end();
  drawing.end('gen_a');
  await until(async () => (await stored()) === 0, { what: 'the cells to be deleted' });
});

test('what is too large or too many is dropped', async () => {
  const { drawing } = twoProcesses();
  drawing.add('gen_b', aCell(0, 20_001));
  drawing.add('gen_b', aCell(18));
  await drawing.close();
  expect(await stored()).toBe(0);
});
