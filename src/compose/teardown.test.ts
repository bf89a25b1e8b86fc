import { expect, test } from 'vitest';
import { createTeardown } from './teardown.ts';

const SOON = { drainMs: 20, releaseMs: 20 };
const never = () => new Promise<never>(() => {});

test('work is drained first, all of it at once, and what it needs is released afterwards', async () => {
  const teardown = createTeardown();
  const order: string[] = [];
  const listenerClosed = Promise.withResolvers<void>();
  teardown.add(() => order.push('database'));
  teardown.add(() => order.push('counters'));
  teardown.drain(async () => {
    order.push(`listener, draining: ${teardown.isDraining()}`);
    await listenerClosed.promise;
  });
  teardown.drain(() => {
    order.push('tasks');
    listenerClosed.resolve();
  });
  expect(teardown.isDraining()).toBe(false);
  await teardown.run();
  expect(order).toEqual(['listener, draining: true', 'tasks', 'counters', 'database']);
});

test('work that does not end in time does not keep the rest from being released', async () => {
  const teardown = createTeardown(SOON);
  const released: string[] = [];
  teardown.add(() => released.push('database'));
  teardown.drain(never);
  await teardown.run();
  expect(released).toEqual(['database']);
});

test('a stop ends, with an error, although something cannot be released', async () => {
  const teardown = createTeardown(SOON);
  teardown.add(never);
  await expect(teardown.run()).rejects.toThrow('The service did not stop in time');
});

test('a step that fails keeps nothing from being released, and is reported', async () => {
  const teardown = createTeardown();
  const released: string[] = [];
  teardown.add(() => released.push('database'));
  teardown.add(() => Promise.reject(new Error('counters')));
  teardown.drain(() => {
    throw new Error('listener');
  });
  await expect(teardown.run()).rejects.toThrow('listener');
  expect(released).toEqual(['database']);
});

test('whoever asks for a second stop waits for the first, and nothing is released meanwhile', async () => {
  const teardown = createTeardown();
  const order: string[] = [];
  const tasksDone = Promise.withResolvers<void>();
  teardown.add(() => order.push('database'));
  teardown.drain(async () => {
    await tasksDone.promise;
    order.push('tasks');
  });
  const stops = [teardown.run(), teardown.run()];
  await Promise.resolve();
  expect(order).toEqual([]);
  tasksDone.resolve();
  await Promise.all(stops);
  expect(order).toEqual(['tasks', 'database']);
});
