/** A fenced block of an article. */
export interface Sample {
  readonly language: string;
  /** What stands behind the language: `output`, `needs=/mcp`, `no-run: …`. */
  readonly info: string;
  readonly code: string;
  /** Its place among the blocks of the article, from 1. */
  readonly number: number;
}

const RUNNABLE = ['sh', 'js', 'python'];
const FENCE = /^```(\S+)[ \t]*(.*)\n((?:(?!```$).*\n)*)```$/gm;

export function samplesOf(body: string): readonly Sample[] {
  return [...body.matchAll(FENCE)].map(([, language = '', info = '', code = ''], index) => ({
    ...{ language, info, code },
    number: index + 1,
  }));
}

export function isRunnable({ language, info }: Sample): boolean {
  return RUNNABLE.includes(language) && !info.startsWith('no-run');
}

/** The path that a sample asks for and that this server may not have. */
export function neededPath({ info }: Sample): string | undefined {
  return /\bneeds=(\S+)/.exec(info)?.[1];
}

/**
 * One script of all samples of an article, because a reader types them into one terminal: what one
 * sets, the next can use. Each writes to a file of its own in the working folder.
 */
export function toScript(samples: readonly Sample[]): string {
  const steps = samples.map((sample) => `echo "sample ${sample.number}" >&2\n${toStep(sample)}`);
  // The advised pause between two polls is for servers that have other clients as well.
  return ['set -euo pipefail', 'sleep() { command sleep 0.1; }', UUIDGEN, ...steps].join('\n');
}

/** Readers have this program; small machines do not. */
const UUIDGEN = 'type uuidgen > uuidgen || uuidgen() { cat /proc/sys/kernel/random/uuid; }';

function toStep({ language, code, number }: Sample): string {
  const output = `output-${number}`;
  if (language === 'sh') return `{\n${code}} > ${output}`;
  const program = language === 'js' ? 'node --input-type=module' : 'python3 -';
  return `${program} > ${output} <<'END_OF_SAMPLE'\n${code}END_OF_SAMPLE`;
}

/** The output that an article shows, with the number of the sample that it belongs to. */
export function shownOutputs(
  samples: readonly Sample[],
): readonly { readonly of: Sample; readonly shown: Sample }[] {
  return samples.flatMap((shown, index) => {
    if (shown.info !== 'output') return [];
    const of = samples.slice(0, index).findLast((sample) => RUNNABLE.includes(sample.language));
    if (of === undefined) throw new Error(`Nothing is run before the output ${shown.number}`);
    return [{ of, shown }];
  });
}

/** Members whose value is part of what an article says, not only its type. */
const TELLING = [
  ...['status', 'code', 'message', 'error_code', 'error_message', 'nextAction'],
  ...['type', 'kind', 'aiModel', 'credit_cost', 'total_credits', 'amountMinor'],
];

/** Where an answer is not of the shape that an article shows; an answer may have more members. */
export function differences(actual: unknown, shown: unknown, path = '$'): readonly string[] {
  if (Array.isArray(shown)) {
    if (!Array.isArray(actual)) return [`${path} is no list`];
    return shown.flatMap((item, i) => differences(actual[i], item, `${path}[${i}]`));
  }
  if (isObject(shown)) {
    if (!isObject(actual)) return [`${path} is no object`];
    return Object.entries(shown).flatMap(([name, value]) => {
      if (!(name in actual)) return [`${path}.${name} is missing`];
      const at = `${path}.${name}`;
      if (TELLING.includes(name) && !isObject(value) && actual[name] !== value) {
        return [`${at} is ${JSON.stringify(actual[name])}, not ${JSON.stringify(value)}`];
      }
      return differences(actual[name], value, at);
    });
  }
  if (shown === null || actual === null) return shown === actual ? [] : [`${path} is not null`];
  return typeof actual === typeof shown ? [] : [`${path} is a ${typeof actual}`];
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
