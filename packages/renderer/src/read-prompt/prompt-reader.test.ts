import { readFileSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { createPromptReader } from './prompt-reader.ts';
import { readPrompt } from './read-prompt.ts';

const PATIENCE = { timeout: 60_000, interval: 20 };

test('prompts are read in another process as they are here, each with its own answer', async () => {
  const reader = createPromptReader(60_000);
  const prompts = ['a red fox in the snow', 'two owls', '', 'a boat at sunset, camera zooms in'];
  const read = await Promise.all(prompts.map((prompt) => reader.read(prompt)));
  expect(read).toEqual(prompts.map(readPrompt));
  expect(read[0]?.words).toContainEqual(
    expect.objectContaining({ start: 2, end: 9, thing: 'fox' }),
  );
  await reader.close();
});

test('the caller goes on while a long prompt is read', async () => {
  const reader = createPromptReader(60_000);
  await reader.read('a cat');
  let turns = 0;
  let isRead = false;
  const reading = reader.read('a small dog beside a tall tree and '.repeat(110)).then((read) => {
    isRead = true;
    return read;
  });
  while (!isRead) {
    turns += 1;
    await nextTurn();
  }
  expect((await reading).words.length).toBeGreaterThan(0);
  expect(turns).toBeGreaterThan(20);
  await reader.close();
});

const others = process.platform === 'linux' ? readingProcesses() : [];

/** Pids of those that this process has started. */
function readingProcesses(): readonly number[] {
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8');
  return (children.match(/\d+/g) ?? [])
    .map(Number)
    .filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('reading-main'));
}

describe.runIf(process.platform === 'linux')('the process', () => {
  const prompts = ['a red fox', 'two owls'];
  const told = prompts.map(readPrompt);

  test('that had nothing to do ends, and another is started for the next prompt', async () => {
    const reader = createPromptReader(1);
    expect(await reader.read('two owls')).toEqual(told[1]);
    await vi.waitFor(() => expect(readingProcesses()).toEqual(others), PATIENCE);
    expect(await reader.read('two owls')).toEqual(told[1]);
    await reader.close();
    expect(readingProcesses()).toEqual(others);
  });

  test.each([
    ['is killed while it reads', 'SIGKILL'],
    ['gives no answer', 'SIGSTOP'],
  ] as const)('that %s is replaced, and nobody hears of it', async (_what, signal) => {
    const reader = createPromptReader(60_000, 12_000);
    const reading = Promise.all(prompts.map(reader.read));
    const [child = 0] = readingProcesses().filter((pid) => !others.includes(pid));
    expect(child).toBeGreaterThan(1);
    process.kill(child, signal);
    expect(await reading).toEqual(told);
    expect(readingProcesses()).not.toContain(child);
    await reader.close();
  });
});

test('a reader that is closed says so, also to those who wait', async () => {
  const reader = createPromptReader(60_000);
  const waiting = expect(reader.read('a cat')).rejects.toThrow('the renderer is closed');
  await reader.close();
  await waiting;
  await expect(reader.read('a dog')).rejects.toThrow('the renderer is closed');
});
