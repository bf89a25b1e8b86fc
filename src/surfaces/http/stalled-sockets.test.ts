import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { until } from '../../../test/harness/wait.ts';
import { whenDone } from '../../../test/harness/when-done.ts';
import { endStalledSockets } from './stalled-sockets.ts';

async function aServer(idleMs: number) {
  const server = createServer((request, response) => {
    if (request.url === '/much') {
      response.end(Buffer.alloc(50_000_000));
      return;
    }
    const trickle = setInterval(() => response.write('.'), idleMs / 10);
    response.once('close', () => clearInterval(trickle));
  });
  endStalledSockets(server, idleMs);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  whenDone(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const ask = (path: string) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
    whenDone(() => socket.destroy());
    return socket;
  };
  return { server, ask };
}

test('a client that stops reading loses its connection; one that gets a little now and then keeps it', async () => {
  const idleMs = 1_000;
  const { server, ask } = await aServer(idleMs);
  const opened = once(server, 'connection');
  ask('/much').pause();
  const [stalled] = await opened;
  const alive = ask('/trickle');
  let received = 0;
  alive.on('data', (chunk) => {
    received += chunk.length;
  });
  await once(stalled, 'close');
  // Twenty parts are as many as fit into twice the time that ended the other.
  const partBytes = '1\r\n.\r\n'.length;
  const before = received;
  await until(() => received >= before + 20 * partBytes, { what: 'the trickle' });
  expect(alive.destroyed).toBe(false);
});
