import { type ChildProcess, spawn } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { getPriority, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { programFile } from '../program-file.ts';
import { RenderError } from '../render-error.ts';
import { drawingsOf } from '../sizes.ts';
import { withMemoryLimit } from './memory-limit.ts';
import type { Order, RenderOrder, Report, VideoReports } from './messages.ts';

/** A process that renders, one order at a time. */
export interface RenderProcess {
  readonly hasEnded: boolean;
  /** Loads what the next render needs, while its prompt is read. */
  expect(order: Pick<RenderOrder, 'job' | 'threads'>): void;
  /** Resolves when the files are written; rejects with the signal's reason when it is aborted. */
  render(order: RenderOrder, watcher: Watcher): Promise<void>;
  /** Ends the process, and whatever it renders. */
  end(): Promise<void>;
}

export interface Watcher extends VideoReports {
  readonly signal: AbortSignal;
}

/** The process ended in the middle of a render, by a signal or a crash. */
export class ProcessEnded extends Error {
  override readonly name = 'ProcessEnded';
}

const MAIN_FILE = fileURLToPath(programFile('process-main'));
/** A process that does not obey in this time is killed. */
const OBEY_WITHIN_MS = 2_000;
const LOG_CHARACTERS_MAX = 2_000;

interface ProcessOptions {
  readonly memoryMegabytes: number;
  readonly niceness: number;
}

export function startRenderProcess(options: ProcessOptions): RenderProcess {
  const child = startProgram(options);
  const log = tailOf(child);
  let settle: ((report: Report | null) => void) | null = null;
  /** It has said that it is about to be killed. */
  let isDying = false;
  let watcher: Watcher | null = null;

  child.on('message', (report: Report) => {
    if (report.kind === 'failed' && report.code === 'out_of_memory') isDying = true;
    if (report.kind === 'progress') watcher?.onProgress(report.fraction, report.frames);
    else if (report.kind === 'cell') watcher?.onCell(report.cell);
    else settle?.(report);
  });
  const exited = new Promise<void>((resolve) => {
    const end = () => {
      // An encoder that outlives its parent would write on.
      killGroup(child);
      settle?.(null);
      resolve();
    };
    child.once('exit', end);
    child.once('error', end);
  });
  const hasEnded = () =>
    isDying || child.exitCode !== null || child.signalCode !== null || !child.connected;
  const kill = () => killGroup(child);
  holdParent(child, false);

  async function render(order: RenderOrder, watching: Watcher): Promise<void> {
    const { signal } = watching;
    signal.throwIfAborted();
    if (hasEnded()) throw new ProcessEnded('The render process has ended before it began.');
    const reported = new Promise<Report | null>((resolve) => {
      settle = resolve;
    });
    watcher = watching;
    holdParent(child, true);
    let forced: NodeJS.Timeout | undefined;
    const abort = () => {
      tell(child, { kind: 'abort' });
      forced = setTimeout(kill, OBEY_WITHIN_MS);
    };
    signal.addEventListener('abort', abort, { once: true });
    try {
      tell(child, { kind: 'render', ...order });
      const report = await reported;
      // Until it is dead, its encoder could still create the file that is about to be removed.
      if (isDying) await exited;
      signal.throwIfAborted();
      throwUnlessDone(report, () => describeEnd(child, log()));
    } finally {
      clearTimeout(forced);
      signal.removeEventListener('abort', abort);
      settle = null;
      watcher = null;
      holdParent(child, false);
    }
  }

  return {
    get hasEnded() {
      return hasEnded();
    },
    expect({ job, threads }) {
      const frames = drawingsOf(job.type, job.durationSeconds);
      tell(child, { kind: 'expect', threads, frames });
    },
    render,
    async end() {
      holdParent(child, true);
      if (child.connected) child.disconnect();
      const forced = setTimeout(kill, OBEY_WITHIN_MS);
      await exited;
      clearTimeout(forced);
    },
  };
}

/**
 * How long the canvas's allocator keeps what was freed. By default it gives it back after 10 ms, which is less than a
 * frame takes: every frame would pay 4 ms for memory that is new to the process.
 */
const KEEP_MEMORY_MS = 1_000;

function startProgram({ memoryMegabytes, niceness }: ProcessOptions): ChildProcess {
  const { command, args, environment } = withMemoryLimit(MAIN_FILE, memoryMegabytes);
  const compiled = getCompileCacheDir();
  const child = spawn(command, args, {
    // A group of its own: Ctrl-C in a terminal is for the parent, and all of it can be killed at once.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
    env: {
      ...process.env,
      ...(compiled === undefined ? {} : { NODE_COMPILE_CACHE: compiled }),
      MIMALLOC_PURGE_DELAY: `${KEEP_MEMORY_MS}`,
      ...environment,
    },
  });
  if (child.pid !== undefined) beNice(child.pid, niceness);
  return child;
}

/** Threads that it starts later inherit it. Nobody but root may make a process less nice than its parent. */
function beNice(pid: number, niceness: number): void {
  try {
    setPriority(pid, Math.max(niceness, getPriority()));
  } catch {
    // It renders all the same, or has ended, which is reported by an event.
  }
}

function tell(child: ChildProcess, order: Order): void {
  // A process that is gone cannot be told; its end is reported by an event.
  child.send(order, () => {});
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // All of it is gone.
  }
}

/** Only a process with something to do keeps the parent alive. */
function holdParent(child: ChildProcess, hold: boolean): void {
  const parts = [child, child.channel, child.stdio[2]];
  for (const part of parts) {
    if (part !== null && part !== undefined && 'ref' in part && 'unref' in part) {
      const change = hold ? part.ref : part.unref;
      if (typeof change === 'function') change.call(part);
    }
  }
}

function tailOf(child: ChildProcess): () => string {
  let log = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    log = (log + text).slice(-LOG_CHARACTERS_MAX);
  });
  return () => log.trim();
}

function describeEnd({ exitCode, signalCode }: ChildProcess, log: string): string {
  return `The render process ended with ${signalCode ?? exitCode}. ${log}`.trim();
}

function throwUnlessDone(report: Report | null, describe: () => string): void {
  if (report === null) throw new ProcessEnded(describe());
  if (report.kind !== 'failed') return;
  const { code, detail } = report;
  throw code === null ? new Error(detail) : new RenderError(code, detail);
}
