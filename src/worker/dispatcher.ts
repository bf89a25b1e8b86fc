import { dispatchWaiting, LANES, type Lane, topicOf } from '../domain/generation/index.ts';
import type { WorkerDependencies } from './dependencies.ts';

/** Another process may have taken what was handed over; then nothing of it begins here. */
const EXPECTED_FOR_MS = 250;
/** An announcement can be lost, and a delayed start is announced by nobody. */
const LOOK_EVERY_MS = 1_000;

/** Takes generations whose turn it is whenever this worker has room for them. */
export interface Dispatcher {
  /** Counts a task of the lane for as long as it runs. */
  while<Result>(lane: Lane | null, work: () => Promise<Result>): Promise<Result>;
  /** Takes what there is room for; happens by itself whenever something changes, and every second. */
  look(): void;
  /** Lanes that have no room here. */
  fullLanes(): Lane[];
  stop(): Promise<void>;
}

/** Nothing is taken while the queue could not run it: it would lose its turn for nothing. */
export function createDispatcher(
  {
    pool,
    clock,
    log,
    events,
    slots,
  }: Pick<WorkerDependencies, 'pool' | 'clock' | 'log' | 'events' | 'slots'>,
  takesTasks: () => boolean,
): Dispatcher {
  const dispatch = (lane: Lane, limit: number) =>
    dispatchWaiting(pool, { lane, limit, now: new Date(clock.now()) }).catch((error: unknown) => {
      log.warn({ lane, err: error }, 'waiting generations could not be dispatched');
      return 0;
    });
  const lanes = LANES.map((lane) => {
    const take = async (limit: number) => (takesTasks() ? dispatch(lane, limit) : 0);
    const dispatching = dispatchLane(slots[lane], take);
    const subscription = events.subscribe(topicOf(lane), dispatching.look);
    return { lane, dispatching, subscription };
  });
  const find = (lane: Lane) => lanes.find((each) => each.lane === lane)?.dispatching;
  const lookAtAll = () => {
    for (const { dispatching } of lanes) dispatching.look();
  };
  const timer = setInterval(lookAtAll, LOOK_EVERY_MS);
  timer.unref();
  return {
    look: lookAtAll,
    while: async (lane, work) => {
      const dispatching = lane === null ? undefined : find(lane);
      dispatching?.began();
      try {
        return await work();
      } finally {
        dispatching?.ended();
      }
    },
    fullLanes: () =>
      lanes.filter(({ dispatching }) => dispatching.isFull()).map(({ lane }) => lane),
    stop: async () => {
      clearInterval(timer);
      await Promise.all(
        lanes.map(({ dispatching, subscription }) => {
          subscription.end();
          return dispatching.stop();
        }),
      );
    },
  };
}

/** One lane: asks for as many as there is room for, and never twice at the same time. */
function dispatchLane(slots: number, take: (limit: number) => Promise<number>) {
  let running = 0;
  /** When those that were handed over and have not begun here are given up. */
  let expectedUntil: number[] = [];
  let isLooking = false;
  let looking: Promise<void> = Promise.resolve();
  let lookAgain = false;
  let isStopped = false;

  function room(): number {
    const now = performance.now();
    expectedUntil = expectedUntil.filter((until) => until > now);
    return slots - running - expectedUntil.length;
  }

  async function lookUntilDone(): Promise<void> {
    isLooking = true;
    do {
      lookAgain = false;
      const limit = room();
      if (limit <= 0 || isStopped) break;
      const taken = await take(limit);
      const until = performance.now() + EXPECTED_FOR_MS;
      expectedUntil.push(...Array.from({ length: taken }, () => until));
    } while (lookAgain);
    isLooking = false;
  }

  function look(): void {
    lookAgain = true;
    if (!isLooking) looking = lookUntilDone();
  }

  return {
    look,
    began: () => {
      running += 1;
      expectedUntil.shift();
    },
    ended: () => {
      running -= 1;
      look();
    },
    isFull: () => running >= slots,
    stop: async () => {
      isStopped = true;
      await looking;
    },
  };
}
