import { request } from 'undici';
import { FetchFailure } from '../../domain/generation/index.ts';
import { isWebPort, mayBePublicHost } from '../../platform/public-address.ts';
import type { WebBotAuth } from '../../platform/web-bot-auth-key.ts';
import { createGuardedAgent, type Resolve, resolveByDns } from './guarded-agent.ts';
import { toFailure } from './to-failure.ts';

/** The answer is not read beyond its head. */
const ANSWER_BYTES_MAX = 65_536;

export interface PosterOptions {
  readonly signer: Pick<WebBotAuth, 'signRequest'>;
  readonly baseUrl: string;
  readonly timeoutMs: number;
  /** Addresses that the operator allows although they are not public. */
  readonly allowInside: (url: URL) => boolean;
  readonly resolve?: Resolve;
}

interface PostRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signal: AbortSignal;
}

/**
 * Posts to an address that a stranger named, without being turned against the network it runs in. A redirect is an
 * answer like any other. Throws a FetchFailure, or the reason of the signal when it was aborted.
 */
export function createPoster(
  options: PosterOptions,
): (address: string, post: PostRequest) => Promise<{ readonly status: number }> {
  const { signer, baseUrl, timeoutMs, allowInside, resolve = resolveByDns } = options;
  const limits = { timeoutMs, bytesMax: ANSWER_BYTES_MAX, redirectsMax: 0 };
  return async (address, { headers, body, signal }) => {
    const url = new URL(address);
    const trusted = allowInside(url);
    const deadline = AbortSignal.timeout(timeoutMs);
    const agent = createGuardedAgent({ resolve, limits, trusted });
    try {
      if (!trusted) checkHost(url);
      const answer = await request(url, {
        dispatcher: agent,
        method: 'POST',
        headers: {
          ...headers,
          ...(await signer.signRequest({ method: 'POST', url })),
          'user-agent': `KinoraBot/1.0 (+${baseUrl})`,
          accept: '*/*',
        },
        body,
        signal: AbortSignal.any([signal, deadline]),
      });
      // The connection is ended while nobody reads the body; that is not an error.
      answer.body.on('error', () => {});
      return { status: answer.statusCode };
    } catch (error) {
      signal.throwIfAborted();
      throw toFailure(error, deadline.aborted);
    } finally {
      // Without waiting for the rest of the answer.
      await agent.destroy();
    }
  };
}

/** A literal address is never looked up, so it is judged here. */
function checkHost(url: URL): void {
  if (mayBePublicHost(url.hostname) && isWebPort(url.port)) return;
  throw new FetchFailure('blocked_address', `${url.host} is not for the public`);
}
