import { z } from 'zod';
import type { Log } from '../../../platform/log.ts';
import { Outage, Refusal } from '../../refusal.ts';
import type { SafetyGate } from './gate.ts';

const TIMEOUT_MS = 3_000;

interface RemoteGateOptions {
  readonly url: string;
  readonly key: string | null;
  readonly timeoutMs?: number;
  /** `rules`: what our rules let pass is enough. `refuse`: nothing passes unjudged. */
  readonly onOutage: 'rules' | 'refuse';
  /** Asked first: it costs nothing, and the gravest prompts then leave the house for nobody. */
  readonly rules: SafetyGate;
  readonly log: Log;
}

const Answer = z.object({
  results: z.array(z.object({ flagged: z.boolean() })).min(1),
});

/** Also asks a moderation service that speaks like OpenAI's `/v1/moderations`. */
export function createRemoteGate(options: RemoteGateOptions): SafetyGate {
  return {
    check: async (prompt) => {
      await options.rules.check(prompt);
      if ((await isFlagged(prompt, options)) === true) {
        throw new Refusal(
          'safety_rejected',
          'The prompt was refused by the content-safety service. Nothing was charged; please describe something else.',
          { field: 'prompt' },
        );
      }
    },
  };
}

/** null when nobody could tell. */
async function isFlagged(prompt: string, options: RemoteGateOptions): Promise<boolean | null> {
  try {
    return await ask(prompt, options);
  } catch (error) {
    if (options.onOutage === 'refuse') throw new Outage('The moderation service', error);
    options.log.warn({ err: error }, 'a prompt was judged by our rules alone');
    return null;
  }
}

async function ask(
  prompt: string,
  { url, key, timeoutMs = TIMEOUT_MS }: RemoteGateOptions,
): Promise<boolean> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({ input: prompt }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`The moderation service answered ${response.status}`);
  const { results } = Answer.parse(await response.json());
  return results.some(({ flagged }) => flagged);
}
