import { LIMITS } from '../../contract/limits.ts';
import type { ModelType } from '../../contract/resources/model.ts';
import type { Log } from '../../platform/log.ts';
import { Refusal } from '../refusal.ts';
import type { Lane } from './lanes.ts';
import type { LaneState } from './store/waiting.ts';

/** Tells how long what is submitted now would wait, from how fast each lane has moved. */
export interface WaitingTime {
  /** How many turns a submit may wait for and still begin in time; 0 when not even the next one would. */
  turnsMax(lane: Lane, type: ModelType): number;
  /** When it is worth to try again, after a refusal. */
  retryAfterSeconds(lane: Lane): number;
  /** Reads the lanes; happens by itself every second. */
  refresh(): Promise<void>;
  close(): void;
}

const READ_EVERY_MS = 1_000;
/** A lane that was busy for less than this, or gave fewer turns, has no speed yet. */
const BUSY_SECONDS_MIN = 30;
const DISPATCHED_MIN = 5;
/** Longer than any work may take: a lane that gave no turn for so long stands still. */
const BUSY_SECONDS_MAX = 900;
/** What a lane takes whose speed is not known. */
const TURNS_UNMEASURED = 10_000;
const RETRY_AFTER_SECONDS = { min: 5, max: 300 } as const;

interface Sample {
  readonly atSeconds: number;
  readonly dispatched: number;
}

interface Measured {
  readonly state: LaneState;
  /** Since the lane last stood empty, oldest first. */
  readonly busy: readonly Sample[];
}

export function createWaitingTime(
  read: () => Promise<readonly LaneState[]>,
  { log, seconds = () => performance.now() / 1_000 }: { log: Log; seconds?: () => number },
): WaitingTime {
  let lanes: ReadonlyMap<Lane, Measured> = new Map();
  let isReading = false;
  async function refresh(): Promise<void> {
    if (isReading) return;
    isReading = true;
    try {
      const states = await read();
      const atSeconds = seconds();
      lanes = new Map(
        states.map((state) => [state.lane, measure(lanes.get(state.lane), state, atSeconds)]),
      );
    } catch (error) {
      log.debug({ err: error }, 'the lanes could not be read');
    } finally {
      isReading = false;
    }
  }
  const timer = setInterval(() => void refresh(), READ_EVERY_MS);
  timer.unref();
  return {
    refresh,
    turnsMax: (lane, type) => {
      const measured = lanes.get(lane);
      const speed = measured === undefined ? null : speedOf(measured);
      if (measured === undefined || speed === null) return TURNS_UNMEASURED;
      const inTime = speed * LIMITS.waitMinutesMax[type] * 60;
      return Math.floor(inTime / Math.max(1, measured.state.accounts));
    },
    retryAfterSeconds: (lane) => {
      const measured = lanes.get(lane);
      const speed = measured === undefined ? null : speedOf(measured);
      const turnSeconds = speed === null ? 0 : (measured?.state.accounts ?? 1) / speed;
      const { min, max } = RETRY_AFTER_SECONDS;
      return Math.ceil(Math.min(max, Math.max(min, turnSeconds)));
    },
    close: () => clearInterval(timer),
  };
}

function measure(before: Measured | undefined, state: LaneState, atSeconds: number): Measured {
  if (state.waiting === 0) return { state, busy: [] };
  const busy = [...(before?.busy ?? []), { atSeconds, dispatched: state.dispatched }];
  return { state, busy: busy.filter((each) => atSeconds - each.atSeconds <= BUSY_SECONDS_MAX) };
}

/** Generations a second; null while the lane has not been busy for long enough. */
function speedOf({ busy }: Measured): number | null {
  const [first, last] = [busy[0], busy.at(-1)];
  if (first === undefined || last === undefined) return null;
  const seconds = last.atSeconds - first.atSeconds;
  const dispatched = last.dispatched - first.dispatched;
  const isMeasured = seconds >= BUSY_SECONDS_MIN && dispatched >= DISPATCHED_MIN;
  return isMeasured || seconds >= BUSY_SECONDS_MAX ? dispatched / seconds : null;
}

/** Better now than after an hour of waiting for nothing. */
export function tooBusy(
  waitingTime: WaitingTime,
  { lane, type, turnsMax }: { lane: Lane; type: ModelType; turnsMax: number },
): Refusal {
  const retryAfterSeconds = waitingTime.retryAfterSeconds(lane);
  const minutes = LIMITS.waitMinutesMax[type];
  if (turnsMax < 1) {
    return new Refusal(
      { code: 'service_unavailable', retryAfterSeconds },
      `So many generations are waiting that this one would not begin within ${minutes} minutes. Retry in ${retryAfterSeconds} s.`,
    );
  }
  return new Refusal(
    { code: 'rate_limited', retryAfterSeconds, limit: turnsMax },
    `${turnsMax} generations of this account are waiting, and another one would not begin within ${minutes} minutes. Retry in ${retryAfterSeconds} s.`,
  );
}
