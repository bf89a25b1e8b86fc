import { expect, test } from 'vitest';
import { unreadWords } from './unread.ts';

test('words that are neither read nor printed are told', () => {
  expect(unreadWords('a red boat on the sea')).toEqual([]);
  expect(unreadWords('a red boat on the sea, quoxly')).toEqual(['quoxly']);
});

test('words that an ad prints are not among them', () => {
  expect(unreadWords('Ad for a bicycle, "Zorbly rides", $900')).toEqual([]);
});
