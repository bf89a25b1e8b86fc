import { expect, test } from 'vitest';
import { checkPassword } from './password.ts';
import { parsePersonName } from './person-name.ts';

const refusalOf = (field: string) =>
  expect.objectContaining({ code: 'invalid_request', subject: { kind: 'field', path: [field] } });

test('a password has 10 to 128 characters, whatever they are', () => {
  for (const length of [10, 128]) expect(() => checkPassword(' '.repeat(length))).not.toThrow();
  for (const length of [0, 9, 129]) {
    expect(() => checkPassword('x'.repeat(length))).toThrow(refusalOf('password'));
  }
});

test('a name has 1 to 80 characters without the spaces around it', () => {
  expect(parsePersonName('  Ada Lovelace ')).toBe('Ada Lovelace');
  expect(parsePersonName('x'.repeat(80))).toBe('x'.repeat(80));
  for (const name of ['', '   ', 'x'.repeat(81)]) {
    expect(() => parsePersonName(name)).toThrow(refusalOf('name'));
  }
});
