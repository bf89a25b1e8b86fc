import { setTimeout as pause } from 'node:timers/promises';
import {
  type Claim,
  claim,
  type DeliveryDependencies,
  type DeliveryLane,
  deliver,
  WEBHOOKS_TOPIC,
} from '../domain/webhooks/index.ts';
import type { Events } from '../platform/events.ts';

/**
 * How many attempts one process makes at once. Endpoints that fail have room of their own: however many of
 * them are slow, those that work do not wait for them. None of it is room of a task of the queue.
 */
const AT_ONCE: Readonly<Record<DeliveryLane, number>> = { working: 32, failing: 16 };
const LOOK_EVERY_MS = 500;
/** What is not answered by then is given back when the process stops. */
const FINISH_WITHIN_MS = 3_000;

interface WebhookDeliverer {
  stop(): Promise<void>;
}

/** Sends what is due for as long as it runs. The rows say what that is; nothing else is remembered. */
export function startDelivering(
  dependencies: DeliveryDependencies,
  events: Pick<Events, 'subscribe'>,
): WebhookDeliverer {
  const stopping = new AbortController();
  const lanes = [
    deliverLane(dependencies, 'working', stopping.signal),
    deliverLane(dependencies, 'failing', stopping.signal),
  ];
  const look = () => {
    for (const lane of lanes) lane.look();
  };
  const subscription = events.subscribe(WEBHOOKS_TOPIC, look);
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      subscription.end();
      const done = Promise.all(lanes.map((lane) => lane.stop()));
      await Promise.race([done, pause(FINISH_WITHIN_MS)]);
      stopping.abort();
      await done;
    },
  };
}

function deliverLane(dependencies: DeliveryDependencies, lane: DeliveryLane, signal: AbortSignal) {
  const { log } = dependencies;
  const running = new Set<Promise<void>>();
  let looking: Promise<void> | null = null;
  let lookAgain = false;
  let isStopped = false;

  function begin(claimed: Claim): void {
    const sending = deliver(dependencies, claimed, signal)
      // Whoever looks when the claim is over tries again.
      .catch((error: unknown) =>
        log.warn({ err: error, event: claimed.eventId }, 'delivery failed'),
      )
      .finally(() => {
        running.delete(sending);
        look();
      });
    running.add(sending);
  }

  async function lookUntilDone(): Promise<void> {
    while (lookAgain && !isStopped && running.size < AT_ONCE[lane]) {
      lookAgain = false;
      const claims = await claim(dependencies, { lane, limit: AT_ONCE[lane] - running.size });
      for (const claimed of claims) begin(claimed);
    }
  }

  function look(): void {
    lookAgain = true;
    looking ??= lookUntilDone()
      .catch((error: unknown) => log.warn({ err: error }, 'webhooks could not be claimed'))
      .finally(() => {
        looking = null;
      });
  }

  return {
    look,
    stop: async () => {
      isStopped = true;
      await looking;
      await Promise.all(running);
    },
  };
}
