import { expect, test } from 'vitest';
import { createRunningTasks } from './running-tasks.ts';

test('a task that is unknown twice in a row is lost', () => {
  const tasks = createRunningTasks();
  expect(tasks.findLost(['7'])).toEqual([]);
  expect(tasks.findLost(['7'])).toEqual(['7']);
});

test('a task whose answer arrives late is not lost', () => {
  const tasks = createRunningTasks();
  expect(tasks.findLost(['7'])).toEqual([]);
  tasks.started('7');
  expect(tasks.findLost(['7'])).toEqual([]);
  expect(tasks.findLost(['7'])).toEqual([]);
});

test('a task that has ended may stay locked for a moment, until the queue has deleted it', () => {
  const tasks = createRunningTasks();
  tasks.started('7');
  tasks.ended('7');
  expect(tasks.findLost(['7'])).toEqual([]);
  expect(tasks.findLost([])).toEqual([]);
  expect(tasks.findLost(['7'])).toEqual([]);
});
