import type { Generation } from 'kinora-sdk';
import type { Context } from './command.ts';
import { inCredits } from './in-credits.ts';

/** So few that the whole line fits into 80 columns. */
const CELLS = 20;
const REDRAW_MS = 200;

/** Waits for the end of a generation, and shows how far it is while somebody watches. */
export async function follow({ terminal, signal }: Context, made: Generation): Promise<void> {
  const startedAt = Date.now();
  const draw = () => terminal.line(progressLine(made, Date.now() - startedAt));
  const timer = terminal.isWatched ? setInterval(draw, REDRAW_MS) : undefined;
  try {
    await made.done({ signal });
  } finally {
    clearInterval(timer);
    terminal.line('');
    if (signal.aborted)
      terminal.note(
        `${made.id} goes on. Stop it, so that it costs nothing: kino cancel ${made.id}`,
      );
  }
}

/** Percent only where frames are counted; otherwise the time so far. */
function progressLine({ data }: Generation, elapsedMs: number): string {
  const seconds = `${(elapsedMs / 1_000).toFixed(1)} s`;
  const cost = `${data.aiModel}, ${inCredits(data.credit_cost)} if it succeeds`;
  if (data.progress <= 0) return `Waiting  ${seconds}  ${cost}`;
  const full = Math.round(data.progress * CELLS);
  const bar = `${'█'.repeat(full)}${'░'.repeat(CELLS - full)}`;
  return `${bar} ${String(Math.floor(data.progress * 100)).padStart(3)} %  ${seconds}  ${cost}`;
}
