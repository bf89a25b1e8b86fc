import { LIMITS } from '../../contract/limits.ts';
import type { Video, VideoEvent } from '../../contract/resources/video.ts';
import type { Events } from '../../platform/events.ts';
import type { Log } from '../../platform/log.ts';
import { accountOf } from '../caller.ts';
import type { Handler } from '../invoke.ts';
import { Refusal } from '../refusal.ts';
import { isSandboxId } from '../sandbox-id.ts';
import { type ReadDependencies, readVideo } from './get-video.ts';
import { createLatestValue } from './latest-value.ts';
import type { LiveCell, LiveCells } from './live-cells.ts';
import { findGenerations } from './store/read.ts';
import { toVideo } from './view.ts';

/** A statement reads at most so many; more wait for the next one. */
const READ_AT_ONCE_MAX = 500;
const RETRY_MS = 1_000;
/** An announcement can be lost, so everything that is watched is looked at this often. */
const LOOK_EVERY_MS = 10_000;
/** Nothing announces that a job of the sandbox moved on. */
const SANDBOX_POLL_MS = 500;

interface Watched {
  readonly id: string;
  /** The owner, as found when watching began; null for a job of the sandbox. */
  readonly accountId: string | null;
}

/** Hears the present state, or undefined when the generation was deleted. */
type Listener = (video: Video | undefined) => void;

/**
 * The one engine under every stream: REST events, GraphQL subscriptions, progress of MCP. However many watch
 * one generation, and however many change at the same moment, they are read together: a thousand streams
 * must not be a thousand statements.
 */
export interface GenerationWatch {
  /** Reports the present state soon, and then every change. Access is checked before. */
  subscribe(watched: Watched, listener: Listener): { end(): void };
  close(): void;
}

export interface WatchDependencies extends ReadDependencies {
  readonly watch: GenerationWatch;
  readonly liveCells: Pick<LiveCells, 'subscribe'>;
}

/** The generation now and after each change, until it is over. A slow reader skips to the newest state. */
export function watchVideo(dependencies: WatchDependencies): Handler<'videos.watch'> {
  return async ({ id }, { caller, details }) => {
    // Access is checked by the same read as a poll's.
    const first = await readVideo(dependencies, id, caller);
    const accountId = isSandboxId(id) ? null : (accountOf(caller)?.id ?? null);
    const sources: { end(): void }[] = [];
    const events = createLatestValue<VideoEvent>(() => {
      for (const source of sources) source.end();
    }, LIMITS.stripFramesMax);
    let latest = first;
    let last = '';
    const report = (video: Video | undefined) => {
      if (video === undefined) return events.finish();
      const state = `${video.status} ${video.progress}`;
      if (state === last) return;
      last = state;
      latest = withFrames(video, latest.frames);
      events.put({ video: latest });
      if (video.status !== 'generating') events.finish();
    };
    sources.push(dependencies.watch.subscribe({ id, accountId }, report));
    report(first);
    if (details.withPreviews === true && isDrawn(first) && accountId !== null) {
      const show = (cell: LiveCell) => {
        latest = withFrames(latest, cell.frames);
        events.keep({ video: latest, preview: toPreview(cell) });
      };
      sources.push(dependencies.liveCells.subscribe(id, show));
    }
    return events.values;
  };
}

/** Images are drawn at once, and what is over was drawn before. */
function isDrawn({ status, type }: Video): boolean {
  return status === 'generating' && type === 'video';
}

/** Frames are counted with every cell and written less often: what is read may be behind what was told. */
function withFrames(video: Video, told: Video['frames']): Video {
  if (told == null || video.status !== 'generating') return video;
  return told.done > (video.frames?.done ?? 0) ? { ...video, frames: { ...told } } : video;
}

function toPreview({ frame, cell, cells, image }: LiveCell): NonNullable<VideoEvent['preview']> {
  return { frame, cell, cells, image };
}

interface Subject extends Watched {
  readonly listeners: Set<Listener>;
}

export function createGenerationWatch(
  { pool, addresses, sandbox }: Pick<ReadDependencies, 'pool' | 'addresses' | 'sandbox'>,
  {
    events,
    log,
    lookEveryMs = LOOK_EVERY_MS,
  }: { events: Pick<Events, 'subscribe'>; log: Log; lookEveryMs?: number },
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
      const batch = [...changed].slice(0, READ_AT_ONCE_MAX);
      for (const subject of batch) changed.delete(subject);
      await read(batch).catch((error: unknown) => {
        log.warn({ err: error }, 'changes of generations could not be read; trying again');
        setTimeout(() => batch.filter(isWatched).map(note), RETRY_MS).unref();
      });
    }
    isReading = false;
  }

  const lookAtAll = setInterval(() => {
    for (const { subject } of subjects.values()) if (subject.accountId !== null) note(subject);
  }, lookEveryMs);
  lookAtAll.unref();

  const isWatched = (subject: Subject) => subject.listeners.size > 0;

  async function read(batch: readonly Subject[]): Promise<void> {
    const owned = batch.flatMap(({ id, accountId }) =>
      accountId === null ? [] : [{ id, accountId }],
    );
    const found = new Map((await findGenerations(pool, owned)).map((each) => [each.id, each]));
    for (const subject of batch) {
      const generation = found.get(subject.id);
      report(subject, generation === undefined ? undefined : toVideo(generation, addresses));
    }
  }

  function begin(key: string, watched: Watched) {
    const subject: Subject = { ...watched, listeners: new Set() };
    const source = isSandboxId(watched.id)
      ? pollSandboxJob(subject)
      : events.subscribe(watched.id, () => note(subject));
    const end = () => {
      if (subjects.get(key)?.subject === subject) subjects.delete(key);
      changed.delete(subject);
      source.end();
    };
    subjects.set(key, { subject, end });
    return { subject, end };
  }

  function pollSandboxJob(subject: Subject): { end(): void } {
    const poll = () => report(subject, pollSandbox(subject.id));
    const timer = setInterval(poll, SANDBOX_POLL_MS);
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
    close: () => clearInterval(lookAtAll),
    subscribe: (watched, listener) => {
      const key = `${watched.accountId}/${watched.id}`;
      const { subject, end } = subjects.get(key) ?? begin(key, watched);
      subject.listeners.add(listener);
      if (watched.accountId !== null) note(subject);
      return {
        end: () => {
          if (subject.listeners.delete(listener) && !isWatched(subject)) end();
        },
      };
    },
  };
}

function report({ listeners }: Subject, video: Video | undefined): void {
  for (const listener of [...listeners]) listener(video);
}
