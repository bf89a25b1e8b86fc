import { request as openRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Answer, HttpRequest } from './target.ts';

const ANSWER_WITHIN_MS = 10_000;

/** Asks once. Not with `fetch`, which adds headers that the load does not send. */
export function ask(url: string, { method, path, headers, body }: HttpRequest): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const request = openRequest(new URL(path, url), { method, headers, agent: false, signal });
    request.once('error', reject);
    request.once('response', (response) => {
      const { statusCode = 0, rawHeaders } = response;
      text(response).then(
        (received) => resolve({ status: statusCode, headers: pairs(rawHeaders), body: received }),
        reject,
      );
    });
    request.end(body);
  });
}

function pairs(rawHeaders: readonly string[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (let i = 0; i + 1 < rawHeaders.length; i += 2) {
    const [name = '', value = ''] = rawHeaders.slice(i, i + 2);
    headers[name.toLowerCase()] = value;
  }
  return headers;
}
