/** Stops what was started, whether the start succeeded or failed halfway. */
export interface Teardown {
  /** Adds a step that finishes work in progress; these begin together, in the order of the calls. */
  drain(step: () => unknown): void;
  /** Adds a step that releases something; these run after draining, in reverse order. */
  add(step: () => unknown): void;
  /** True as soon as the stop has begun. */
  isDraining(): boolean;
  run(): Promise<void>;
}

interface TeardownTimes {
  readonly drainMs: number;
  readonly releaseMs: number;
}

/** Whoever asks for a stop, such as a supervisor, kills the process when it takes much longer. */
const TIMES: TeardownTimes = { drainMs: 10_000, releaseMs: 10_000 };

export function createTeardown({ drainMs, releaseMs }: TeardownTimes = TIMES): Teardown {
  const draining: (() => unknown)[] = [];
  const steps: (() => unknown)[] = [];
  let isDraining = false;
  const errors: unknown[] = [];
  // A step that fails must not keep the others from being undone.
  const attempt = (step: () => unknown) =>
    Promise.resolve()
      .then(step)
      .catch((error: unknown) => errors.push(error));
  const release = async () => {
    for (const step of steps.splice(0).reverse()) await attempt(step);
  };
  let stopped: Promise<void> | null = null;
  async function stop(): Promise<void> {
    isDraining = true;
    await within(drainMs, Promise.all(draining.splice(0).map(attempt)));
    const isReleased = await within(releaseMs, release());
    if (!isReleased) errors.push(new Error('The service did not stop in time'));
    if (errors.length > 0) throw errors[0];
  }
  return {
    drain: (step) => void draining.push(step),
    add: (step) => void steps.push(step),
    isDraining: () => isDraining,
    // Whoever asks again waits for the same stop.
    run: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}

/** False when the work was not done in this time. */
async function within(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  const late = Promise.withResolvers<false>();
  const timer = setTimeout(() => late.resolve(false), milliseconds);
  try {
    return await Promise.race([work.then(() => true), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
