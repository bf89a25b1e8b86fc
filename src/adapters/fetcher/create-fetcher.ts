import { tmpdir } from 'node:os';
import { type Dispatcher, request } from 'undici';
import {
  type FetchedFile,
  type Fetcher,
  FetchFailure,
  type FetchOptions,
} from '../../domain/generation/index.ts';
import { isWebPort, mayBePublicHost } from '../../platform/public-address.ts';
import type { WebBotAuth } from '../../platform/web-bot-auth-key.ts';
import { createGuardedAgent, type Resolve, resolveByDns } from './guarded-agent.ts';
import { saveBody } from './save-body.ts';
import { toFailure } from './to-failure.ts';

const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];

export interface FetcherOptions {
  readonly signer: Pick<WebBotAuth, 'signRequest'>;
  readonly baseUrl: string;
  readonly resolve?: Resolve;
  /** Where files are written; the common one unless given. */
  readonly temporaryFolder?: string;
  /**
   * Origins that may have private addresses and any port, such as a vendor that the operator
   * configured on this machine. This applies neither to what they redirect to, nor to redirects from
   * other origins to them.
   */
  readonly allowPrivateAddressesOf?: readonly string[];
}

export function createFetcher(fetcher: FetcherOptions): Fetcher {
  return {
    fetchToFile: async (url, options) => {
      const deadline = AbortSignal.timeout(options.limits.timeoutMs);
      const signal = AbortSignal.any([options.signal, deadline]);
      try {
        return await followRedirects(url, { fetcher, options, signal });
      } catch (error) {
        options.signal.throwIfAborted();
        throw toFailure(error, deadline.aborted);
      }
    },
  };
}

interface FetchContext {
  readonly fetcher: FetcherOptions;
  readonly options: FetchOptions;
  readonly signal: AbortSignal;
}

async function followRedirects(address: string, context: FetchContext): Promise<FetchedFile> {
  const { redirectsMax } = context.options.limits;
  const first = parse(address);
  let url = first;
  for (let hop = 0; hop <= redirectsMax; hop += 1) {
    const found = await fetchOnce(url, {
      ...context,
      withHeaders: url.origin === first.origin,
      trusted: mayBePrivate(context.fetcher.allowPrivateAddressesOf ?? [], { first, url }),
    });
    if ('path' in found) return found;
    url = parse(found.location, url.href);
  }
  throw new FetchFailure(
    'too_many_redirects',
    `more than ${redirectsMax}, the last to ${url.host}`,
  );
}

/** Checks the first URL as well, so that an untrusted server cannot redirect to a private one. */
export function mayBePrivate(
  origins: readonly string[],
  { first, url }: { readonly first: URL; readonly url: URL },
): boolean {
  return origins.includes(first.origin) && origins.includes(url.origin);
}

interface HopContext extends FetchContext {
  readonly withHeaders: boolean;
  readonly trusted: boolean;
}

/** Sends one request; returns the file, or the location of a redirect. */
async function fetchOnce(
  url: URL,
  { fetcher, options, signal, withHeaders, trusted }: HopContext,
): Promise<FetchedFile | { location: string }> {
  if (!trusted) checkHost(url);
  signal.throwIfAborted();
  const { resolve = resolveByDns } = fetcher;
  const agent = createGuardedAgent({ resolve, limits: options.limits, trusted });
  try {
    const headers = {
      ...(withHeaders ? options.headers : {}),
      ...(await headersFor(url, fetcher, options.accept)),
    };
    const answer = await request(url, { dispatcher: agent, method: 'GET', headers, signal });
    const folder = fetcher.temporaryFolder ?? tmpdir();
    return await read(answer, { ...options, folder }, signal);
  } finally {
    // Without waiting for the rest of the response.
    await agent.destroy();
  }
}

async function read(
  { statusCode, headers, body }: Dispatcher.ResponseData,
  options: FetchOptions & { readonly folder: string },
  signal: AbortSignal,
): Promise<FetchedFile | { location: string }> {
  // The connection may be ended while nobody reads the body; that is not an error.
  body.on('error', () => {});
  const location = firstOf(headers['location']);
  if (REDIRECTS.includes(statusCode) && location !== '') return { location };
  if (statusCode < 200 || statusCode > 299) {
    throw new FetchFailure('http_status', `the server answered ${statusCode}`, {
      status: statusCode,
    });
  }
  if (Number(firstOf(headers['content-length'])) > options.limits.bytesMax) {
    throw new FetchFailure('too_large', `announced more than ${options.limits.bytesMax} bytes`);
  }
  const encoding = firstOf(headers['content-encoding']).trim().toLowerCase();
  const contentType = firstOf(headers['content-type']);
  const { folder } = options;
  return saveBody({ stream: body, encoding, contentType, folder }, options, signal);
}

async function headersFor(
  url: URL,
  { signer, baseUrl }: FetcherOptions,
  accept: FetchOptions['accept'],
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

/** Literal addresses are checked here, because they are never looked up. */
function checkHost(url: URL): void {
  if (!mayBePublicHost(url.hostname) || !isWebPort(url.port)) {
    throw new FetchFailure('blocked_address', `${url.host} is not for the public`);
  }
}

function firstOf(header: string | string[] | undefined): string {
  return (Array.isArray(header) ? header[0] : header) ?? '';
}
