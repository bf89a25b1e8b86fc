import { expect, test } from 'vitest';
import { describeError, withoutSecrets } from './describe-error.ts';

test.each([
  ['https://ada:secret@api.example.com/v1/x?key=abc failed', 'https://api.example.com/… failed'],
  ['connect smtp://user:pa@ss@mail.example.com:587', 'connect smtp://mail.example.com:587'],
  ['postgres://kinora:pw@db/kinora is gone', 'postgres://db/… is gone'],
  ['"svc_live_0123456789abcdef" and svc_agent_secret_x-y_z', '"svc_…" and svc_…'],
  ['at run (file:///srv/kinora/src/cli.ts:1:2)', 'at run (file:///srv/kinora/src/cli.ts:1:2)'],
])('%s is logged as %s', (text, logged) => {
  expect(withoutSecrets(text)).toBe(logged);
});

test('an error is logged with its kind, code and causes, and without what libraries hang on it', () => {
  const cause = Object.assign(new TypeError('fetch https://x.example/?token=abc'), { code: 'E1' });
  const error = Object.assign(new Error('It broke', { cause }), {
    code: '23505',
    detail: 'Key (email)=(ada@example.com) already exists.',
    request: { headers: { authorization: 'Bearer abc' } },
  });
  const { stack, cause: describedCause, ...rest } = describeError(error);
  expect(rest).toEqual({ type: 'Error', message: 'It broke', code: '23505' });
  expect(stack).toContain('describe-error.test.ts');
  expect(describedCause).toMatchObject({
    type: 'TypeError',
    message: 'fetch https://x.example/…',
    code: 'E1',
  });
  expect(JSON.stringify(describedCause)).not.toContain('abc');
});

test('causes that go round in a circle end', () => {
  const error = new Error('one');
  error.cause = error;
  expect(JSON.stringify(describeError(error)).match(/"message":"one"/g)).toHaveLength(6);
});
