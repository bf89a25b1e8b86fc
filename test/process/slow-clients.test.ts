import { expect, test } from 'vitest';
import { aService } from '../harness/a-service.ts';
import { parseRaw, sendRaw } from '../harness/raw-http.ts';

test('a client that never finishes its headers is let go within 15 s, with the envelope', async () => {
  const service = await aService();
  const answer = parseRaw(
    await sendRaw(service.port, 'GET /v1 HTTP/1.1\r\nHost: x\r\nA: b', { waitMs: 15_000 }),
  );
  expect(answer.status).toBe(408);
  expect(JSON.parse(answer.body).error.code).toBe('request_timeout');
});
