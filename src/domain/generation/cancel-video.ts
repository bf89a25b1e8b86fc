import type { Clock } from '../../platform/clock.ts';
import type { Events } from '../../platform/events.ts';
import type { Caller } from '../caller.ts';
import type { Handler } from '../invoke.ts';
import { isSandboxId } from '../sandbox-id.ts';
import { type ReadDependencies, readVideo } from './get-video.ts';
import { fail, queueCancellation } from './store/advance.ts';

export interface CancelDependencies extends ReadDependencies {
  readonly clock: Clock;
  readonly events: Pick<Events, 'announce'>;
  /** Told of every generation that its owner ended. */
  readonly onCanceled: () => void;
}

/** Ends a running job without a charge; one that is over stays as it is, so a retry is safe. */
export function cancelVideo(dependencies: CancelDependencies): Handler<'videos.cancel'> {
  const { pool, clock, events, onCanceled } = dependencies;
  const read = (id: string, caller: Caller) => readVideo(dependencies, id, caller);
  return async ({ id }, { caller }) => {
    const video = await read(id, caller);
    if (video.status !== 'generating' || isSandboxId(id)) return { video };
    const now = new Date(clock.now());
    if (await fail(pool, { id, attempt: null, code: 'canceled', now })) {
      events.announce(id);
      onCanceled();
      await queueCancellation(pool, id);
    }
    return { video: await read(id, caller) };
  };
}
