import type { Video } from '../../contract/resources/video.ts';
import type { Events } from '../../platform/events.ts';
import type { Log } from '../../platform/log.ts';
import { Refusal } from '../refusal.ts';
import { findGenerations } from './history.ts';
import type { ReadDependencies } from './my-generations.ts';
import { SANDBOX_PREFIX } from './sandbox.ts';
import { toVideo } from './view.ts';

/** A statement reads at most so many; more wait for the next one. */
const READ_TOGETHER_MAX = 500;
const RETRY_MS = 1_000;
/** Nothing announces that a job of the sandbox moved on. */
const SANDBOX_LOOK_EVERY_MS = 500;

interface Followed {
  readonly id: string;
  /** The owner, as found when following began; null for a job of the sandbox. */
  readonly accountId: string | null;
}

/** Told how the generation stands, or undefined when it was deleted. */
type Tell = (video: Video | undefined) => void;

/**
 * Tells followers about every change of a generation. However many follow one, and however many change at
 * the same moment, they are read together: a thousand streams must not be a thousand statements.
 */
export interface GenerationWatch {
  /** Tells the present state soon, and then every change. Whether they may see it is asked before. */
  follow(followed: Followed, tell: Tell): { end(): void };
}

interface Subject extends Followed {
  readonly followers: Set<Tell>;
}

export function createGenerationWatch(
  { pool, addresses, sandbox }: Pick<ReadDependencies, 'pool' | 'addresses' | 'sandbox'>,
  { events, log }: { events: Pick<Events, 'subscribe'>; log: Log },
): GenerationWatch {
  const subjects = new Map<string, { subject: Subject; end(): void }>();
  const changed = new Set<Subject>();
  let isReading = false;

  function note(subject: Subject): void {
    changed.add(subject);
    if (isReading) return;
    isReading = true;
    // Not at once: announcements come in bursts, and a burst is one statement.
    setImmediate(() => void readChanged());
  }

  async function readChanged(): Promise<void> {
    while (changed.size > 0) {
      const together = [...changed].slice(0, READ_TOGETHER_MAX);
      for (const subject of together) changed.delete(subject);
      await read(together).catch((error: unknown) => {
        log.warn({ err: error }, 'changes of generations could not be read; trying again');
        setTimeout(() => together.filter(isFollowed).map(note), RETRY_MS).unref();
      });
    }
    isReading = false;
  }

  const isFollowed = (subject: Subject) => subject.followers.size > 0;

  async function read(together: readonly Subject[]): Promise<void> {
    const owned = together.flatMap(({ id, accountId }) =>
      accountId === null ? [] : [{ id, accountId }],
    );
    const found = new Map((await findGenerations(pool, owned)).map((each) => [each.id, each]));
    for (const subject of together) {
      const generation = found.get(subject.id);
      tellAll(subject, generation === undefined ? undefined : toVideo(generation, addresses));
    }
  }

  function begin(key: string, followed: Followed) {
    const subject: Subject = { ...followed, followers: new Set() };
    const source = followed.id.startsWith(SANDBOX_PREFIX)
      ? followSandbox(subject)
      : events.subscribe(followed.id, () => note(subject));
    const end = () => {
      if (subjects.get(key)?.subject === subject) subjects.delete(key);
      changed.delete(subject);
      source.end();
    };
    subjects.set(key, { subject, end });
    return { subject, end };
  }

  function followSandbox(subject: Subject): { end(): void } {
    const look = () => tellAll(subject, pollSandbox(subject.id));
    const timer = setInterval(look, SANDBOX_LOOK_EVERY_MS);
    return { end: () => clearInterval(timer) };
  }

  function pollSandbox(id: string): Video | undefined {
    try {
      return sandbox.poll(id);
    } catch (error) {
      if (error instanceof Refusal) return undefined;
      throw error;
    }
  }

  return {
    follow: (followed, tell) => {
      const key = `${followed.accountId}/${followed.id}`;
      const { subject, end } = subjects.get(key) ?? begin(key, followed);
      subject.followers.add(tell);
      if (followed.accountId !== null) note(subject);
      return {
        end: () => {
          if (subject.followers.delete(tell) && !isFollowed(subject)) end();
        },
      };
    },
  };
}

function tellAll({ followers }: Subject, video: Video | undefined): void {
  for (const tell of [...followers]) tell(video);
}
