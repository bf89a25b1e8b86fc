import { createProviders } from '../../../src/adapters/providers/index.ts';
import { readConfiguration } from '../../../src/platform/configuration/index.ts';
import { aRequest, stepOptions } from './a-request.ts';
import { aVendor, type Reply } from './a-vendor.ts';
import type { Dialect } from './dialect.ts';

const PATIENT = { startMs: 10_000, pollMs: 10_000, cancelMs: 10_000 };
/** For vendors that never answer. */
export const HASTY = { startMs: 250, pollMs: 250, cancelMs: 250 };

/** Longer than any answer may be. */
export const HUGE: Reply = { status: 200, text: ' '.repeat(11_000_000) };
export const MALFORMED: Reply = { status: 200, text: '{"id": "cut o' };
export const UNKNOWN_FORM: Reply = { status: 200, json: { something: 'else' } };

/** The real adapter, configured to speak with a fake of its vendor. */
export async function aProvider(dialect: Dialect) {
  const vendor = await aVendor();
  const configuration = readConfiguration(dialect.environment(vendor.url));
  const request = aRequest(dialect.request);
  const taskId = dialect.taskId.replace('{url}', vendor.url);
  const provider = (timeouts = PATIENT) => {
    const found = createProviders(configuration, { timeouts }).get(dialect.provider);
    if (found === undefined) throw new Error(`${dialect.provider} is not configured`);
    return found;
  };
  return {
    vendor,
    request,
    taskId,
    provider,
    /** What reached the vendor since it was told what to say. */
    routes: () => vendor.received.map(({ route }) => route),
    startedWith: (reply: Reply, timeouts = PATIENT) => {
      vendor.says({ [dialect.start.route]: reply });
      return provider(timeouts).start(request, stepOptions());
    },
    polledWith: (replies: Readonly<Record<string, Reply>>, timeouts = PATIENT) => {
      vendor.says(replies);
      // A poll knows the picture no more: it may happen after a crash.
      return provider(timeouts).poll(taskId, { ...request, image: null }, stepOptions());
    },
  };
}

/** The answer of a vendor that takes its time. */
export function slowly(reply: Reply, afterMs: number): Reply {
  if (typeof reply === 'string' || !('json' in reply)) throw new Error('only JSON can be slow');
  return { ...reply, afterMs };
}
