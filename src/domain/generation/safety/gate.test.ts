import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { aFreePort } from '../../../../test/harness/wait.ts';
import { createRemoteGate, createRuleGate } from './index.ts';

const rejected = expect.objectContaining({ name: 'Refusal', code: 'safety_rejected' });

async function aService(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return `http://127.0.0.1:${port}/v1/moderations`;
}

function aRemoteGate(url: string, onOutage: 'rules' | 'refuse' = 'rules') {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
  const rules = createRuleGate();
  const gate = createRemoteGate({ url, key: 'secret', timeoutMs: 300, onOutage, rules, log });
  return { gate, lines };
}

test('the rules let an innocent prompt pass and refuse others with a word about the cost', async () => {
  const gate = createRuleGate();
  await expect(gate.check('a cat on a skateboard')).resolves.toBeUndefined();
  await expect(gate.check('snuff film')).rejects.toEqual(rejected);
  await expect(gate.check('snuff film')).rejects.toThrow('Nothing was charged');
});

test('a moderation service is asked in its own words, and its no is a no', async () => {
  const asked: { request: IncomingMessage; body: string }[] = [];
  const url = await aService(async (request, response) => {
    const body = await text(request);
    asked.push({ request, body });
    const flagged = body.includes('dragon');
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({
        id: 'modr-1',
        model: 'omni-moderation-latest',
        results: [{ flagged, categories: { violence: flagged }, category_scores: { violence: 1 } }],
      }),
    );
  });
  const { gate } = aRemoteGate(url);
  await expect(gate.check('a cat on a skateboard')).resolves.toBeUndefined();
  await expect(gate.check('a dragon')).rejects.toEqual(rejected);
  expect(asked[0]?.request.headers.authorization).toBe('Bearer secret');
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({ input: 'a cat on a skateboard' });
});

test('what our rules refuse is never sent to the service', async () => {
  let asked = 0;
  const url = await aService((_request, response) => {
    asked += 1;
    response.end('{"results":[{"flagged":false}]}');
  });
  await expect(aRemoteGate(url).gate.check('snuff film')).rejects.toEqual(rejected);
  expect(asked).toBe(0);
});

const OUTAGES: readonly (readonly [string, RequestListener])[] = [
  ['a failure', (_request, response) => response.writeHead(500).end()],
  ['a refused key', (_request, response) => response.writeHead(401).end('{}')],
  ['no JSON', (_request, response) => response.end('<html>')],
  ['JSON of another kind', (_request, response) => response.end('{"results":[]}')],
  ['a redirect', (_request, response) => response.writeHead(302, { location: '/' }).end()],
  ['silence', () => {}],
];

test.each(OUTAGES)(
  'when the service answers with %s, our rules decide and it is logged',
  async (_case, listener) => {
    const { gate, lines } = aRemoteGate(await aService(listener));
    await expect(gate.check('a cat on a skateboard')).resolves.toBeUndefined();
    await expect(gate.check('snuff film')).rejects.toEqual(rejected);
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
      'a prompt was judged by our rules alone',
    ]);
  },
);

test.each(OUTAGES)('where nothing may pass unjudged, %s is an outage', async (_case, listener) => {
  const { gate } = aRemoteGate(await aService(listener), 'refuse');
  await expect(gate.check('a cat on a skateboard')).rejects.toMatchObject({ name: 'Outage' });
});

test('a service that is not there at all is an outage like any other', async () => {
  const url = `http://127.0.0.1:${await aFreePort()}/`;
  await expect(aRemoteGate(url).gate.check('a cat')).resolves.toBeUndefined();
  await expect(aRemoteGate(url, 'refuse').gate.check('a cat')).rejects.toMatchObject({
    name: 'Outage',
  });
});
