import type pg from 'pg';
import { LIMITS } from '../../contract/limits.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Events } from '../../platform/events.ts';
import type { Log } from '../../platform/log.ts';
import type { FrameCount } from './generation.ts';
import type { DrawnCell } from './provider.ts';
import { deleteCells, deleteOldCells, findCells, insertCell } from './store/cells.ts';

/** A cell of a video that is being drawn, as watchers see it. */
export interface LiveCell {
  readonly cell: number;
  readonly cells: number;
  readonly frame: number;
  /** What was drawn of the video at that time. */
  readonly frames: FrameCount;
  /** A `data:` address. */
  readonly image: string;
}

/**
 * Brings small pictures of what is being drawn to those who watch, in this process at once and in others
 * through the database. All of it is best effort: nothing waits for it, and nothing fails with it.
 */
export interface LiveCells {
  add(generationId: string, drawn: DrawnCell): void;
  /** Nothing more will be drawn of it here. */
  end(generationId: string): void;
  /** Hears every cell so far, soon, and then every new one. Access is checked before. */
  subscribe(generationId: string, listener: (cell: LiveCell) => void): { end(): void };
  /** Resolves when what was begun is written. */
  close(): Promise<void>;
}

interface LiveCellDependencies {
  readonly pool: pg.Pool;
  readonly events: Pick<Events, 'subscribe' | 'announce'>;
  readonly clock: Clock;
  readonly log: Log;
}

const topicOf = (generationId: string) => `cells:${generationId}`;
const SWEEP_EVERY_MS = 60_000;
/** Longer than a video may take. */
const OLD_AFTER_MS = (LIMITS.workMinutesMax.video + 5) * 60_000;

/** A generation that is watched in this process. */
interface Subject {
  readonly id: string;
  readonly seen: Map<number, LiveCell>;
  readonly listeners: Set<(cell: LiveCell) => void>;
  /** The number of the newest cell that was read. */
  after: number;
}

export function createLiveCells(dependencies: LiveCellDependencies): LiveCells {
  const { pool, events, clock, log } = dependencies;
  const drawnHere = new Map<string, Map<number, LiveCell>>();
  const subjects = new Map<string, { subject: Subject; end(): void }>();
  const write = createWriter(log);
  const note = createReader(dependencies, show);
  const sweep = () => write(() => deleteOldCells(pool, new Date(clock.now() - OLD_AFTER_MS)));
  const timer = setInterval(() => void sweep(), SWEEP_EVERY_MS);
  timer.unref();

  function begin(id: string) {
    const subject: Subject = { id, seen: new Map(), listeners: new Set(), after: 0 };
    const look = () => {
      if (!drawnHere.has(id)) note(subject);
    };
    const source = events.subscribe(topicOf(id), look);
    const end = () => {
      if (subjects.get(id)?.subject === subject) subjects.delete(id);
      source.end();
    };
    subjects.set(id, { subject, end });
    for (const cell of drawnHere.get(id)?.values() ?? []) show(subject, cell);
    look();
    return { subject, end };
  }

  return {
    add: (id, drawn) => {
      if (drawn.jpeg.length > LIMITS.cellBytesMax || drawn.cell >= LIMITS.stripFramesMax) return;
      const cell = toLiveCell(drawn);
      const cells = drawnHere.get(id) ?? new Map<number, LiveCell>();
      drawnHere.set(id, cells.set(cell.cell, cell));
      const watched = subjects.get(id);
      if (watched !== undefined) show(watched.subject, cell);
      void write(async () => {
        await insertCell(pool, { generationId: id, drawn }, new Date(clock.now()));
        events.announce(topicOf(id));
      });
    },
    end: (id) => {
      if (drawnHere.delete(id)) void write(() => deleteCells(pool, id));
    },
    subscribe: (id, listener) => {
      const { subject, end } = subjects.get(id) ?? begin(id);
      for (const cell of subject.seen.values()) listener(cell);
      subject.listeners.add(listener);
      return {
        end: () => {
          if (subject.listeners.delete(listener) && subject.listeners.size === 0) end();
        },
      };
    },
    close: async () => {
      clearInterval(timer);
      await write(() => Promise.resolve());
    },
  };
}

function toLiveCell({ jpeg, cell, cells, frame, frames }: DrawnCell): LiveCell {
  const text = Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength).toString('base64');
  return { cell, cells, frame, frames, image: `data:image/jpeg;base64,${text}` };
}

function show(subject: Subject, cell: LiveCell): void {
  if (subject.seen.has(cell.cell)) return;
  subject.seen.set(cell.cell, cell);
  for (const listener of [...subject.listeners]) listener(cell);
}

/** One statement at a time, so that pictures never take more than one connection from what matters. */
function createWriter(log: Log): (work: () => Promise<void>) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return (work) => {
    last = last
      .then(work)
      .catch((error: unknown) => log.debug({ err: error }, 'cells were not written'));
    return last;
  };
}

/** Generations that are noted in one turn are read together, and one statement at a time. */
function createReader(
  { pool, log }: LiveCellDependencies,
  found: (subject: Subject, cell: LiveCell) => void,
): (subject: Subject) => void {
  const noted = new Set<Subject>();
  let isReading = false;

  async function readNoted(): Promise<void> {
    while (noted.size > 0) {
      const batch = new Map([...noted].map((subject) => [subject.id, subject]));
      noted.clear();
      for (const { generationId, number, drawn } of await findCells(pool, [...batch.values()])) {
        const subject = batch.get(generationId);
        if (subject === undefined) continue;
        subject.after = Math.max(subject.after, number);
        found(subject, toLiveCell(drawn));
      }
    }
  }

  return (subject) => {
    noted.add(subject);
    if (isReading) return;
    isReading = true;
    setImmediate(() => {
      readNoted()
        .catch((error: unknown) => log.debug({ err: error }, 'cells were not read'))
        .finally(() => {
          isReading = false;
        });
    });
  };
}
