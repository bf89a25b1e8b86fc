import { expect, test } from 'vitest';
import { parseEmailAddress } from './email-address.ts';

test.each([
  [' Ada@Example.COM ', 'ada@example.com'],
  ['ada+keys@example.com', 'ada+keys@example.com'],
  ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
])('%j becomes %s', (typed, address) => {
  expect(parseEmailAddress(typed)).toBe(address);
});

test.each([
  '',
  'ada',
  'ada@localhost',
  'a@b@c',
  'ädä@example.com',
  'ada@example.com\r\nBcc: eve@example.com',
])('%j is refused with its field', (typed) => {
  expect(() => parseEmailAddress(typed)).toThrow(
    expect.objectContaining({
      code: 'invalid_request',
      subject: { kind: 'field', path: ['email'] },
    }),
  );
});
