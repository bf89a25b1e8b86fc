import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Refusal } from '../../domain/refusal.ts';
import { boundaryOf, isMultipart, readOnlyFile } from './multipart.ts';

const part = (headers: string, content = 'bytes') => `--b\r\n${headers}\r\n\r\n${content}\r\n`;
const NAMED = 'Content-Disposition: form-data; name="file"';
const read = (body: string) =>
  readOnlyFile(Buffer.from(body, 'latin1'), 'b', 'file').toString('latin1');

test.each([
  ['multipart/form-data; boundary=b', 'b'],
  ['Multipart/Form-Data; charset=utf-8; Boundary="a b?"', 'a b?'],
  ['multipart/form-data;boundary=--x--', '--x--'],
])('the boundary of %j', (type, boundary) => {
  expect([isMultipart(type), boundaryOf(type)]).toEqual([true, boundary]);
});

test.each([
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=""',
  `multipart/form-data; boundary=${'x'.repeat(71)}`,
])('%j has no boundary', (type) => {
  expect(() => boundaryOf(type)).toThrow('must name a boundary');
});

test.each([
  ['as browsers send it', part(`${NAMED}; filename="a.png"\r\nContent-Type: image/png`), 'bytes'],
  [
    'with its name last',
    part('content-disposition: form-data; filename="name=x"; name="file"'),
    'bytes',
  ],
  ['empty', part(NAMED, ''), ''],
  ['with what looks like a boundary in it', part(NAMED, '--b \r\n-b'), '--b \r\n-b'],
])('one file, %s', (_how, form, content) => {
  expect(read(`${form}--b--\r\n`)).toBe(content);
  expect(read(`${form}--b--`)).toBe(content);
});

const MISSING = 'file is required: the form must have it as its only field.';
const SEVERAL = 'file must be the only field of the form, sent once.';
const MALFORMED =
  'file must come in a well-formed multipart form, from its first boundary to its last.';

test.each([
  ['no field', '--b--\r\n', MISSING],
  ['another field', `${part('Content-Disposition: form-data; name="files"')}--b--`, MISSING],
  ['no name', `${part('Content-Type: image/png')}--b--`, MISSING],
  ['no headers', '--b\r\n\r\nbytes\r\n--b--', MISSING],
  ['a name that only its content has', `${part('X: 1', `\r\n${NAMED}`)}--b--`, MISSING],
  ['two files', `${part(NAMED)}${part(NAMED)}--b--`, SEVERAL],
  [
    'a file and a field',
    `${part(NAMED)}${part('Content-Disposition: form-data; name="x"')}--b--`,
    SEVERAL,
  ],
  ['nothing', '', MALFORMED],
  ['no end', part(NAMED), MALFORMED],
  ['another boundary', '--c\r\n\r\n--c--', MALFORMED],
  ['a boundary that goes on', `--bx\r\n${NAMED}\r\n\r\nbytes\r\n--b--`, MALFORMED],
  ['headers that do not end', `--b\r\n${NAMED}\r\n--b--`, MALFORMED],
])('%s is refused', (_what, form, message) => {
  expect(() => read(form)).toThrow(message);
});

test('whatever it holds, a file comes back byte by byte, and no other bytes do harm', () => {
  const boundary = 'kinora-7MA4YWxkTrZu0gW';
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.nat({ max: 500 }), (bytes, cut) => {
      const head = `--${boundary}\r\n${NAMED}\r\n\r\n`;
      const form = Buffer.concat([
        Buffer.from(head),
        bytes,
        Buffer.from(`\r\n--${boundary}--\r\n`),
      ]);
      expect(readOnlyFile(form, boundary, 'file').equals(bytes)).toBe(true);
      try {
        readOnlyFile(form.subarray(cut % form.length), boundary, 'file');
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
      }
    }),
  );
});
