/** Seconds up to which an answer counts into each bucket; the last bucket has no bound. */
const BOUNDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

interface Tally {
  readonly buckets: number[];
  seconds: number;
  /** Answers by method and status, as in `GET 200`. */
  readonly answers: Map<string, number>;
}

/** Counts answers in plain numbers, because it runs once per request; labels are for the reader. */
export interface RequestTally {
  note(surface: string, answer: { method: string; status: number; seconds: number }): void;
  text(): string;
}

export function createRequestTally(): RequestTally {
  const tallies = new Map<string, Tally>();

  function tallyOf(surface: string): Tally {
    const known = tallies.get(surface);
    if (known !== undefined) return known;
    const made = { buckets: Array(BOUNDS.length + 1).fill(0), seconds: 0, answers: new Map() };
    tallies.set(surface, made);
    return made;
  }

  return {
    note: (surface, { method, status, seconds }) => {
      const tally = tallyOf(surface);
      let i = 0;
      while (i < BOUNDS.length && seconds > (BOUNDS[i] ?? 0)) i += 1;
      tally.buckets[i] = (tally.buckets[i] ?? 0) + 1;
      tally.seconds += seconds;
      const answer = `${method} ${status}`;
      tally.answers.set(answer, (tally.answers.get(answer) ?? 0) + 1);
    },
    text: () => [...counterLines(tallies), ...histogramLines(tallies), ''].join('\n'),
  };
}

function* counterLines(tallies: ReadonlyMap<string, Tally>): Iterable<string> {
  yield '# HELP kinora_http_requests_total Requests answered.';
  yield '# TYPE kinora_http_requests_total counter';
  for (const [surface, { answers }] of tallies) {
    for (const [answer, count] of answers) {
      const [method, status] = answer.split(' ');
      const labels = `surface="${surface}",method="${method}",status="${status}"`;
      yield `kinora_http_requests_total{${labels}} ${count}`;
    }
  }
}

function* histogramLines(tallies: ReadonlyMap<string, Tally>): Iterable<string> {
  const name = 'kinora_http_request_seconds';
  yield `# HELP ${name} Time from the head of a request to the end of its answer.`;
  yield `# TYPE ${name} histogram`;
  for (const [surface, { buckets, seconds }] of tallies) {
    let count = 0;
    for (const [i, inBucket] of buckets.entries()) {
      count += inBucket;
      yield `${name}_bucket{surface="${surface}",le="${BOUNDS[i] ?? '+Inf'}"} ${count}`;
    }
    yield `${name}_sum{surface="${surface}"} ${seconds}`;
    yield `${name}_count{surface="${surface}"} ${count}`;
  }
}
