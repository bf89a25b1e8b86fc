import { lookup } from 'node:dns/promises';
import { type Dispatcher, request } from 'undici';
import {
  type FetchedFile,
  type Fetcher,
  FetchFailure,
  type FetchWish,
} from '../../domain/generation/index.ts';
import { isWebPort, mayBePublicHost } from '../../platform/public-address.ts';
import type { WebBotAuth } from '../../platform/web-bot-auth-key.ts';
import { createGuardedAgent, type Resolve } from './guarded-agent.ts';
import { saveBody } from './save-body.ts';
import { toFailure } from './to-failure.ts';

const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];

export interface FetcherOptions {
  readonly signer: Pick<WebBotAuth, 'signRequest'>;
  readonly baseUrl: string;
  readonly resolve?: Resolve;
  /**
   * Origins that may be at private addresses and at any port, such as a vendor's that the operator
   * configured on this machine. What they redirect to may not, and a stranger that redirects to
   * one of them gains nothing.
   */
  readonly allowPrivateAddressesOf?: readonly string[];
}

export function createFetcher(options: FetcherOptions): Fetcher {
  return {
    fetchToFile: async (url, wish) => {
      const deadline = AbortSignal.timeout(wish.limits.timeoutMs);
      const signal = AbortSignal.any([wish.signal, deadline]);
      try {
        return await follow(url, { options, wish, signal });
      } catch (error) {
        wish.signal.throwIfAborted();
        throw toFailure(error, deadline.aborted);
      }
    },
  };
}

interface Undertaking {
  readonly options: FetcherOptions;
  readonly wish: FetchWish;
  readonly signal: AbortSignal;
}

async function follow(address: string, undertaking: Undertaking): Promise<FetchedFile> {
  const { redirectsMax } = undertaking.wish.limits;
  const first = parse(address);
  let url = first;
  for (let hop = 0; hop <= redirectsMax; hop += 1) {
    const found = await visit(url, {
      ...undertaking,
      withHeaders: url.origin === first.origin,
      trusted: mayBeInside(undertaking.options.allowPrivateAddressesOf ?? [], { first, url }),
    });
    if ('path' in found) return found;
    url = parse(found.location, url.href);
  }
  throw new FetchFailure(
    'too_many_redirects',
    `more than ${redirectsMax}, the last to ${url.host}`,
  );
}

/** Both where the fetch began and where it is now, or a stranger could redirect to the inside. */
export function mayBeInside(
  origins: readonly string[],
  { first, url }: { readonly first: URL; readonly url: URL },
): boolean {
  return origins.includes(first.origin) && origins.includes(url.origin);
}

interface Visit extends Undertaking {
  readonly withHeaders: boolean;
  readonly trusted: boolean;
}

/** One request: a file, or where else to look. */
async function visit(
  url: URL,
  { options, wish, signal, withHeaders, trusted }: Visit,
): Promise<FetchedFile | { location: string }> {
  if (!trusted) checkHost(url);
  signal.throwIfAborted();
  const { resolve = resolveByDns } = options;
  const agent = createGuardedAgent({ resolve, limits: wish.limits, trusted });
  try {
    const headers = {
      ...(withHeaders ? wish.headers : {}),
      ...(await headersFor(url, options, wish.accept)),
    };
    const answer = await request(url, { dispatcher: agent, method: 'GET', headers, signal });
    return await read(answer, wish, signal);
  } finally {
    // At once, whatever the server still has to say.
    await agent.destroy();
  }
}

async function read(
  { statusCode, headers, body }: Dispatcher.ResponseData,
  wish: FetchWish,
  signal: AbortSignal,
): Promise<FetchedFile | { location: string }> {
  // Nobody may be reading when the connection is ended; that is then no news.
  body.on('error', () => {});
  const location = firstOf(headers['location']);
  if (REDIRECTS.includes(statusCode) && location !== '') return { location };
  if (statusCode < 200 || statusCode > 299) {
    throw new FetchFailure('http_status', `the server answered ${statusCode}`);
  }
  if (Number(firstOf(headers['content-length'])) > wish.limits.bytesMax) {
    throw new FetchFailure('too_large', `announced more than ${wish.limits.bytesMax} bytes`);
  }
  const encoding = firstOf(headers['content-encoding']).trim().toLowerCase();
  const contentType = firstOf(headers['content-type']);
  return saveBody({ stream: body, encoding, contentType }, wish, signal);
}

async function headersFor(
  url: URL,
  { signer, baseUrl }: FetcherOptions,
  accept: FetchWish['accept'],
): Promise<Record<string, string>> {
  return {
    ...(await signer.signRequest({ method: 'GET', url })),
    'user-agent': `KinoraBot/1.0 (+${baseUrl})`,
    accept: accept === 'image' ? 'image/avif,image/webp,image/*;q=0.9' : '*/*',
    'accept-encoding': 'identity',
  };
}

function parse(address: string, from?: string): URL {
  if (!URL.canParse(address, from)) throw new FetchFailure('bad_scheme', 'not a URL');
  const url = new URL(address, from);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new FetchFailure('bad_scheme', `${url.protocol} is not fetched`);
  }
  if (url.username !== '' || url.password !== '') {
    throw new FetchFailure('bad_scheme', 'a user name in the URL');
  }
  url.hash = '';
  return url;
}

/** Literal addresses never reach the lookup, so they are judged here. */
function checkHost(url: URL): void {
  if (!mayBePublicHost(url.hostname) || !isWebPort(url.port)) {
    throw new FetchFailure('blocked_address', `${url.host} is not for the public`);
  }
}

async function resolveByDns(hostname: string): Promise<readonly string[]> {
  const found = await lookup(hostname, { all: true });
  return found.map(({ address }) => address);
}

function firstOf(header: string | string[] | undefined): string {
  return (Array.isArray(header) ? header[0] : header) ?? '';
}
