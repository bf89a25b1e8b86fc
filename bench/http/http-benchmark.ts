import type { Benchmark, Round } from '../benchmark.ts';
import { ask } from './ask.ts';
import { type Load, startLoad } from './start-load.ts';
import { type Sample, type Subject, takeSample } from './take-sample.ts';
import type { Floor, Ours } from './target.ts';
import { whileRunning } from './while-running.ts';

/** So long it takes until the time per request stops falling: V8 optimises in several steps. */
const WARM_UP_SECONDS = 8;

interface HttpBenchmark {
  readonly name: string;
  /** The least part of the floor's speed. */
  readonly target: number;
  /** What every answer must be. */
  readonly status: number;
  readonly ours: Ours;
  readonly floor: Floor;
}

/**
 * Servers and load have a process each. Both servers start anew for every round: two processes of
 * the same code differ by a tenth and more for as long as they live, which rounds on one pair of
 * them would repeat instead of show.
 */
export function httpBenchmark({ name, target, status, ours, floor }: HttpBenchmark): Benchmark {
  const measureRound = (isFloorFirst: boolean, load: Load, seconds: number) =>
    whileRunning(ours.start(), async (ourServer) => {
      const answer = await ask(ourServer.url, ours.request);
      return whileRunning(floor.start(answer), (floorServer) => {
        const floorSubject = { server: floorServer, request: floor.request, status };
        const ourSubject = { server: ourServer, request: ours.request, status };
        return compareOnce({ floorSubject, ourSubject, isFloorFirst }, load, seconds);
      });
    });
  return {
    name,
    target: { atLeast: target },
    measure: ({ rounds, secondsPerRound, interrupted }) =>
      whileRunning(startLoad(interrupted), async (load) => {
        const measured: Round[] = [];
        while (measured.length < rounds) {
          const isFloorFirst = measured.length % 2 === 0;
          measured.push(await measureRound(isFloorFirst, load, secondsPerRound));
        }
        return measured;
      }),
  };
}

interface Pair {
  readonly floorSubject: Subject;
  readonly ourSubject: Subject;
  /** Alternates, so that a machine that gets slower or faster favours neither. */
  readonly isFloorFirst: boolean;
}

async function compareOnce(pair: Pair, load: Load, seconds: number): Promise<Round> {
  const { floorSubject, ourSubject, isFloorFirst } = pair;
  await takeSample(floorSubject, load, WARM_UP_SECONDS);
  await takeSample(ourSubject, load, WARM_UP_SECONDS);
  if (isFloorFirst) {
    const floor = await takeSample(floorSubject, load, seconds);
    return compare(await takeSample(ourSubject, load, seconds), floor);
  }
  const ours = await takeSample(ourSubject, load, seconds);
  return compare(ours, await takeSample(floorSubject, load, seconds));
}

/**
 * Two ratios, because each can flatter: throughput when the load generator or a neighbour on the
 * machine is what limits, processor time when the service waits instead of working.
 */
function compare(ours: Sample, floor: Sample): Round {
  const perSecond = ours.requests / ours.seconds / (floor.requests / floor.seconds);
  const measured = { floor, ours };
  if (ours.cpuSeconds === null || floor.cpuSeconds === null) {
    return { numbers: { 'per second': perSecond }, measured };
  }
  const perCpuSecond = ours.requests / ours.cpuSeconds / (floor.requests / floor.cpuSeconds);
  return { numbers: { 'per second': perSecond, 'per CPU second': perCpuSecond }, measured };
}
