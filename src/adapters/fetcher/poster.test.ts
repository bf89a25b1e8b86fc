import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createPoster } from './index.ts';

async function aServer(listener: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { asked, port: (server.address() as AddressInfo).port };
}

const signal = new AbortController().signal;

function aPoster({ timeoutMs = 5_000, inside = false, addresses = ['127.0.0.1'] } = {}) {
  const post = createPoster({
    signer: { signRequest: async () => ({ signature: 'sig1=:AA==:' }) },
    baseUrl: 'https://kinora.example',
    timeoutMs,
    allowInside: () => inside,
    resolve: async () => addresses,
  });
  return (url: string) => post(url, { headers: { 'webhook-id': 'evt_1' }, body: '{}', signal });
}

test('a name that leads inside gets nothing, whatever it led to when it was registered', async () => {
  const { asked, port } = await aServer((_request, response) => response.end());
  const post = aPoster();
  for (const url of [
    `http://hooks.example:${port}/`,
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://localhost/',
    'https://hooks.example:25/',
  ]) {
    await expect(post(url)).rejects.toMatchObject({ reason: 'blocked_address' });
  }
  const mixed = aPoster({ addresses: ['93.184.216.34', '10.0.0.1'] });
  await expect(mixed('https://hooks.example/')).rejects.toMatchObject({
    reason: 'blocked_address',
  });
  expect(asked).toEqual([]);
});

test('a redirect is an answer like any other, and its target is not asked', async () => {
  const { asked, port } = await aServer((_request, response) =>
    response.writeHead(302, { location: '/elsewhere' }).end(),
  );
  const post = aPoster({ inside: true });
  expect(await post(`http://hooks.example:${port}/hook`)).toEqual({ status: 302 });
  expect(asked).toEqual(['POST /hook']);
});

test('an answer without end counts by its status', async () => {
  const { port } = await aServer((_request, response) => {
    response.writeHead(200);
    const writing = setInterval(() => response.write('x'.repeat(10_000)), 1);
    response.on('close', () => clearInterval(writing));
  });
  expect(await aPoster({ inside: true })(`http://hooks.example:${port}/`)).toEqual({ status: 200 });
});

test('an answer that does not begin in time is a timeout, and one that breaks off is out of reach', async () => {
  const silent = await aServer(() => {});
  const slow = aPoster({ inside: true, timeoutMs: 200 });
  await expect(slow(`http://hooks.example:${silent.port}/`)).rejects.toMatchObject({
    reason: 'timeout',
  });
  const broken = await aServer((request) => request.socket.destroy());
  await expect(
    aPoster({ inside: true })(`http://hooks.example:${broken.port}/`),
  ).rejects.toMatchObject({ reason: 'unreachable' });
});
