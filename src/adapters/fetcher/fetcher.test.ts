import { randomBytes } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { createServer as createTcpServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { until } from '../../../test/harness/wait.ts';
import type { FetchOptions } from '../../domain/generation/index.ts';
import { type FetcherOptions, mayBePrivate } from './create-fetcher.ts';
import { createFetcher } from './index.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const JPEG = Buffer.concat([
  Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
  randomBytes(64),
]);
const SVG = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>';

async function portOf(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** A server on loopback, known under a name; what it was asked is kept. */
async function aServer(listener: RequestListener) {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    listener(request, response);
  });
  const port = await portOf(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { requests, server, port, origin: `http://pictures.example:${port}` };
}

const LIMITS = { bytesMax: 10_000_000, timeoutMs: 10_000, redirectsMax: 3 };

/** By default everything is on loopback, and only the given origins may be there. */
function aFetcher(inside: readonly string[], options: Partial<FetcherOptions> = {}) {
  const fetcher = createFetcher({
    signer: { signRequest: async () => ({ signature: 'sig1=:AA==:' }) },
    baseUrl: 'https://kinora.example',
    resolve: async () => ['127.0.0.1'],
    allowPrivateAddressesOf: inside,
    ...options,
  });
  return async (url: string, fetchOptions: Partial<FetchOptions> = {}) => {
    const file = await fetcher.fetchToFile(url, {
      limits: LIMITS,
      accept: 'image',
      signal: new AbortController().signal,
      ...fetchOptions,
    });
    onTestFinished(() => rm(file.path, { force: true }));
    return file;
  };
}

const failing = (reason: string) => expect.objectContaining({ name: 'FetchFailure', reason });
const leftOvers = async () =>
  (await readdir(tmpdir())).filter((name) => name.startsWith('kinora-fetched-'));

test('a picture is fetched into a private file of its own', async () => {
  const { origin, requests } = await aServer((_request, response) => response.end(PNG));
  const file = await aFetcher([origin])(`${origin}/cat.png?size=1#part`);
  expect(file).toMatchObject({ contentType: 'image/png', bytes: PNG.byteLength });
  expect((await readFile(file.path)).equals(PNG)).toBe(true);
  expect((await stat(file.path)).mode & 0o777).toBe(0o600);
  expect(requests[0]?.url).toBe('/cat.png?size=1');
  expect(requests[0]?.headers).toMatchObject({
    host: origin.slice(7),
    'user-agent': 'KinoraBot/1.0 (+https://kinora.example)',
    signature: 'sig1=:AA==:',
    'accept-encoding': 'identity',
  });
});

test('no cookie is kept or sent', async () => {
  const { origin, requests } = await aServer((request, response) => {
    response.setHeader('set-cookie', 'a=b; Path=/');
    if (request.url === '/') response.writeHead(302, { location: '/next' }).end();
    else response.end(PNG);
  });
  const fetch = aFetcher([origin]);
  await fetch(`${origin}/`);
  await fetch(`${origin}/`);
  expect(requests.map(({ headers }) => headers.cookie)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test.each([
  ['image/gif', GIF],
  ['image/jpeg', JPEG],
])('%s is told by its content, whatever the server calls it', async (contentType, bytes) => {
  const { origin } = await aServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(bytes);
  });
  expect(await aFetcher([origin])(`${origin}/`)).toMatchObject({ contentType });
});

test.each([
  ['a page that is called a picture', '<!doctype html><title>x</title>', 'image/png'],
  ['an SVG, which may contain programs', SVG, 'image/svg+xml'],
  ['a PDF', '%PDF-1.7\n%', 'image/png'],
  ['nothing', '', 'image/png'],
  ['JSON', '{"error":"no"}', 'image/jpeg'],
])('%s is refused, and no file stays', async (_case, content, contentType) => {
  const before = await leftOvers();
  const { origin } = await aServer((_request, response) => {
    response.setHeader('content-type', contentType);
    response.end(content);
  });
  await expect(aFetcher([origin])(`${origin}/`)).rejects.toEqual(failing('wrong_type'));
  expect(await leftOvers()).toEqual(before);
});

test('where any type will do, content tells it first and the server second', async () => {
  const { origin } = await aServer((request, response) => {
    response.setHeader('content-type', 'text/csv; charset=utf-8');
    response.end(request.url === '/gif' ? GIF : 'a,b\n1,2\n');
  });
  const fetch = aFetcher([origin]);
  const any = { accept: 'any' } as const;
  expect(await fetch(`${origin}/gif`, any)).toMatchObject({ contentType: 'image/gif' });
  expect(await fetch(`${origin}/csv`, any)).toMatchObject({ contentType: 'text/csv', bytes: 8 });
});

test.each([
  'http://127.0.0.1/',
  'http://127.0.0.1:8080/cat.png',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://0177.0.0.1/',
  'http://localhost/',
  'http://localhost.:3000/',
  'http://foo.localhost/',
  'http://169.254.169.254/latest/meta-data/',
  'http://metadata.google.internal/',
  'http://10.0.0.1/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[2002:7f00:1::]/',
  'http://[fd00:ec2::254]/',
  'http://database/',
  'http://pictures.example:25/',
])('%s is not even asked for', async (url) => {
  const resolve = async () => {
    throw new Error('must not be resolved');
  };
  await expect(aFetcher([], { resolve })(url)).rejects.toEqual(failing('blocked_address'));
});

test.each([
  'ftp://example.com/',
  'file:///etc/passwd',
  'data:image/png;base64,AA',
  'http://a:b@c.example/',
  'cat',
])('%s is nothing to fetch', async (url) => {
  await expect(aFetcher([])(url)).rejects.toEqual(failing('bad_scheme'));
});

test.each([
  ['a loopback address', ['127.0.0.1']],
  ['a private address', ['10.1.2.3']],
  ['the address of cloud metadata', ['169.254.169.254']],
  ['a private address among public ones', ['93.184.216.34', '192.168.0.1']],
  ['a local IPv6 address', ['fd00::1']],
  ['a mapped address', ['::ffff:10.0.0.1']],
])('a public name with %s is refused before a connection', async (_case, addresses) => {
  const { port, requests } = await aServer((_request, response) => response.end(PNG));
  const fetch = aFetcher([], { resolve: async () => addresses });
  await expect(fetch(`http://pictures.example:${port}/`)).rejects.toEqual(
    failing('blocked_address'),
  );
  expect(requests).toEqual([]);
});

test('a name that changes its answer after it was checked gains nothing', async () => {
  const { port, requests } = await aServer((_request, response) => response.end(PNG));
  const answers = [['2e00::1'], ['127.0.0.1'], ['127.0.0.1']];
  const asked: string[] = [];
  const resolve = async (hostname: string) => answers[asked.push(hostname) - 1] ?? [];
  const soon = { limits: { ...LIMITS, timeoutMs: 500 } };
  // Public by its number, but given to nobody: the connection goes there and nowhere else.
  await expect(aFetcher([], { resolve })(`http://pictures.example:${port}/`, soon)).rejects.toThrow(
    /^(unreachable|timeout)/,
  );
  expect(asked).toEqual(['pictures.example']);
  await expect(aFetcher([], { resolve })(`http://pictures.example:${port}/`, soon)).rejects.toEqual(
    failing('blocked_address'),
  );
  expect(requests).toEqual([]);
});

test.each([
  ['http://127.0.0.1/', 'blocked_address'],
  ['http://[::1]:80/', 'blocked_address'],
  ['//localhost/x', 'blocked_address'],
  ['http://other.example/', 'blocked_address'],
  ['http://other.example:22/', 'blocked_address'],
  ['file:///etc/passwd', 'bad_scheme'],
  ['gopher://x/', 'bad_scheme'],
  ['http://user:secret@other.example/', 'bad_scheme'],
  ['http://', 'bad_scheme'],
])('a redirect to %s ends as %s', async (location, reason) => {
  const { origin } = await aServer((_request, response) => {
    response.writeHead(302, { location }).end();
  });
  await expect(aFetcher([origin])(`${origin}/`)).rejects.toEqual(failing(reason));
});

test.each([
  ['http://gpu:8188/view', 'http://gpu:8188/view', true],
  ['http://gpu:8188/view', 'http://gpu:8188/other', true],
  ['https://stranger.example/', 'http://gpu:8188/view', false],
  ['http://gpu:8188/view', 'https://stranger.example/', false],
  ['http://gpu:8188/view', 'http://gpu:22/', false],
  ['https://gpu:8188/view', 'https://gpu:8188/view', false],
])('from %s to %s: may be inside is %s', (first, url, expected) => {
  const way = { first: new URL(first), url: new URL(url) };
  expect(mayBePrivate(['http://gpu:8188'], way)).toBe(expected);
});

test('three redirects are followed, a fourth is not', async () => {
  const { origin, requests } = await aServer((request, response) => {
    const step = Number(request.url?.slice(1));
    if (step === 0) response.end(PNG);
    else
      response.writeHead([301, 302, 307, 308][step % 4] ?? 302, { location: `${step - 1}` }).end();
  });
  const fetch = aFetcher([origin]);
  expect(await fetch(`${origin}/3`)).toMatchObject({ contentType: 'image/png' });
  expect(requests).toHaveLength(4);
  await expect(fetch(`${origin}/4`)).rejects.toEqual(failing('too_many_redirects'));
  expect(requests).toHaveLength(8);
});

test('headers for one origin are not handed to another that it redirects to', async () => {
  const other = await aServer((_request, response) => response.end(PNG));
  const elsewhere = `http://other.example:${other.port}`;
  const first = await aServer((request, response) => {
    const location = request.url === '/' ? '/same' : `${elsewhere}/cat.png`;
    response.writeHead(302, { location }).end();
  });
  const fetch = aFetcher([first.origin, elsewhere]);
  await fetch(`${first.origin}/`, { headers: { authorization: 'Key secret' } });
  expect(first.requests.map(({ headers }) => headers.authorization)).toEqual([
    'Key secret',
    'Key secret',
  ]);
  expect(other.requests.map(({ headers }) => headers.authorization)).toEqual([undefined]);
});

test.each([204, 206, 300, 304, 401, 404, 410, 429, 500, 503])(
  'the status %d is not taken for a picture',
  async (status) => {
    const { origin } = await aServer((_request, response) => {
      response.writeHead(status).end();
    });
    const reason = status < 300 ? 'wrong_type' : 'http_status';
    await expect(aFetcher([origin])(`${origin}/`)).rejects.toEqual(failing(reason));
  },
);

test('what announces to be too large is not read', async () => {
  const { origin } = await aServer((_request, response) => {
    response.writeHead(200, { 'content-length': '10000001' });
    response.write(PNG);
  });
  await expect(aFetcher([origin])(`${origin}/`)).rejects.toEqual(failing('too_large'));
});

test('what does not stop is cut off at the limit, and no file stays', async () => {
  const before = await leftOvers();
  let sent = 0;
  const { origin } = await aServer((_request, response) => {
    response.write(PNG);
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536))) sent += 65_536;
      if (!response.destroyed) response.once('drain', more);
    };
    more();
  });
  const small = { limits: { ...LIMITS, bytesMax: 1_000_000 } };
  await expect(aFetcher([origin])(`${origin}/`, small)).rejects.toEqual(failing('too_large'));
  expect(sent).toBeLessThan(20_000_000);
  expect(await leftOvers()).toEqual(before);
});

test('exactly as much as allowed is not too much', async () => {
  const bytes = Buffer.concat([PNG, Buffer.alloc(100_000 - PNG.byteLength)]);
  const { origin } = await aServer((_request, response) => response.end(bytes));
  const fetch = aFetcher([origin]);
  const limit = (bytesMax: number) => ({ limits: { ...LIMITS, bytesMax } });
  expect(await fetch(`${origin}/`, limit(100_000))).toMatchObject({ bytes: 100_000 });
  await expect(fetch(`${origin}/`, limit(99_999))).rejects.toEqual(failing('too_large'));
});

test.each([
  ['gzip', gzipSync],
  ['deflate', deflateSync],
  ['br', brotliCompressSync],
])('a picture that comes as %s all the same is unpacked', async (encoding, pack) => {
  const { origin } = await aServer((_request, response) => {
    response.setHeader('content-encoding', encoding);
    response.end(pack(PNG));
  });
  const file = await aFetcher([origin])(`${origin}/`);
  expect((await readFile(file.path)).equals(PNG)).toBe(true);
});

test.each([
  ['gzip', gzipSync],
  ['deflate', deflateSync],
  ['br', brotliCompressSync],
])('a %s that unpacks to far more than it is stops at the limit', async (encoding, pack) => {
  const bomb = pack(Buffer.concat([PNG, Buffer.alloc(50_000_000)]));
  expect(bomb.byteLength).toBeLessThan(100_000);
  const { origin } = await aServer((_request, response) => {
    response.setHeader('content-encoding', encoding);
    response.end(bomb);
  });
  await expect(aFetcher([origin])(`${origin}/`)).rejects.toEqual(failing('too_large'));
});

test.each([
  ['gzip', 'not gzip'],
  ['gzip, gzip', 'twice'],
  ['zstd', 'unknown'],
  ['br', 'broken'],
])('content that cannot be unpacked (%s) is of the wrong type', async (encoding, content) => {
  const { origin } = await aServer((_request, response) => {
    response.setHeader('content-encoding', encoding);
    response.end(content);
  });
  await expect(aFetcher([origin])(`${origin}/`)).rejects.toEqual(failing('wrong_type'));
});

test.each([
  ['a server that never answers', () => {}],
  ['headers that come a byte at a time', (socket: Socket) => drip(socket, 'HTTP/1.1 200 OK\r\n')],
  [
    'a body that comes a byte at a time',
    (socket: Socket) => {
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 5000\r\n\r\n');
      drip(socket, PNG.toString('latin1'));
    },
  ],
])('%s is given up at the deadline, and the socket is closed', async (_case, behave) => {
  const sockets: Socket[] = [];
  const server = createTcpServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => {});
    socket.once('data', () => behave(socket));
  });
  const port = await portOf(server);
  onTestFinished(() => {
    server.close();
  });
  const origin = `http://pictures.example:${port}`;
  const before = performance.now();
  const soon = { limits: { ...LIMITS, timeoutMs: 400 } };
  await expect(aFetcher([origin])(`${origin}/`, soon)).rejects.toEqual(failing('timeout'));
  expect(performance.now() - before).toBeLessThan(3_000);
  await until(() => sockets.every((socket) => socket.destroyed || socket.readableEnded));
});

function drip(socket: Socket, text: string): void {
  let at = 0;
  const timer = setInterval(() => {
    if (socket.destroyed) clearInterval(timer);
    else socket.write(text.charAt(at++ % text.length), 'latin1');
  }, 20);
  socket.on('close', () => clearInterval(timer));
}

test('many redirects share one deadline', async () => {
  const { origin } = await aServer((request, response) => {
    const step = Number(request.url?.slice(1));
    setTimeout(() => response.writeHead(302, { location: `/${step + 1}` }).end(), 150);
  });
  const limits = { ...LIMITS, timeoutMs: 400, redirectsMax: 50 };
  await expect(aFetcher([origin])(`${origin}/0`, { limits })).rejects.toEqual(failing('timeout'));
});

test('a name that is never resolved is given up at the deadline', async () => {
  const fetch = aFetcher([], { resolve: () => new Promise(() => {}) });
  const limits = { ...LIMITS, timeoutMs: 300 };
  await expect(fetch('http://pictures.example/', { limits })).rejects.toEqual(failing('timeout'));
});

test('an unknown name and a closed port are out of reach', async () => {
  const unknown = aFetcher([], { resolve: () => Promise.reject(new Error('ENOTFOUND')) });
  await expect(unknown('http://pictures.example/')).rejects.toEqual(failing('unreachable'));
  const nowhere = aFetcher([], { resolve: async () => [] });
  await expect(nowhere('http://pictures.example/')).rejects.toEqual(failing('unreachable'));
  const { server, origin } = await aServer(() => {});
  server.close();
  await expect(aFetcher([origin])(`${origin}/`)).rejects.toEqual(failing('unreachable'));
});

test('a server that hangs up half way leaves no file', async () => {
  const before = await leftOvers();
  const { origin } = await aServer((_request, response) => {
    response.writeHead(200, { 'content-length': '5000' });
    response.write(PNG, () => response.destroy());
  });
  await expect(aFetcher([origin])(`${origin}/`)).rejects.toEqual(failing('unreachable'));
  expect(await leftOvers()).toEqual(before);
});

test('when nobody wants the file any more, the caller hears its own reason', async () => {
  const { origin, requests } = await aServer((_request, response) => {
    response.writeHead(200);
    response.write(PNG);
  });
  const controller = new AbortController();
  const reason = new Error('canceled by its owner');
  const fetching = aFetcher([origin])(`${origin}/`, { signal: controller.signal });
  const refused = expect(fetching).rejects.toBe(reason);
  await until(() => requests.length === 1);
  controller.abort(reason);
  await refused;
  await until(() => requests[0]?.socket.destroyed === true);
});
