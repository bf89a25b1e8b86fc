import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { aFreePort, until } from '../../../test/harness/wait.ts';
import { whenDone } from '../../../test/harness/when-done.ts';
import { reconnectingSession } from './reconnecting-session.ts';

test('a session that is closed while it connects is closed at once', async () => {
  const port = await aFreePort();
  let visitors = 0;
  // Takes the connection and says nothing, as a server does that starts or is too busy.
  const server = createServer((socket) => {
    visitors += 1;
    socket.on('error', () => {}).resume();
  });
  server.listen(port, '127.0.0.1');
  whenDone(() => server.close());
  await once(server, 'listening');
  const session = reconnectingSession(
    { host: '127.0.0.1', port, connectionTimeoutMillis: 600_000 },
    { prepare: async () => {}, onLost: () => {} },
  );
  await until(() => visitors === 1);
  await session.close();
  expect(session.isOpen()).toBe(false);
  await expect(session.client()).rejects.toThrow('The session was closed');
}, 20_000);
