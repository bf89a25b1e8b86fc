import {
  type GetPromptResult,
  type ListPromptsResult,
  ProtocolError,
  ProtocolErrorCode,
} from '@modelcontextprotocol/server';
import { LIMITS } from '../../contract/limits.ts';

/** The text of a prompt, from a file of its name. */
export interface PromptText {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly body: string;
}

interface PromptArgument {
  readonly name: string;
  readonly description: string;
  readonly required: boolean;
}

const MODEL = {
  name: 'model',
  description: 'The model to use; left out, the cheapest that fits is chosen.',
  required: false,
};
const ASPECT_RATIO = {
  name: 'aspect_ratio',
  description: 'Width to height: 16:9, 9:16 or 1:1.',
  required: false,
};
const DURATION = { name: 'duration', description: 'Seconds of each video.', required: false };

/** The arguments of each prompt, by the name of its file. */
const ARGUMENTS: Readonly<Record<string, readonly PromptArgument[]>> = {
  storyboard: [
    { name: 'topic', description: 'What the film is about.', required: true },
    { name: 'shots', description: 'How many shots; 4 by default.', required: false },
    MODEL,
    ASPECT_RATIO,
    DURATION,
  ],
  product_ad: [
    {
      name: 'product',
      description: 'What is advertised, and what is special about it.',
      required: true,
    },
    { name: 'audience', description: 'Whom the ad is for.', required: false },
    MODEL,
    ASPECT_RATIO,
    DURATION,
  ],
  animate_image: [
    {
      name: 'image_url',
      description: 'Public address of the image, or the url of an upload.',
      required: true,
    },
    { name: 'motion', description: 'What shall move, and how.', required: false },
    MODEL,
    ASPECT_RATIO,
    DURATION,
  ],
};

export interface Prompts {
  readonly list: ListPromptsResult;
  get(name: string, given: Readonly<Record<string, string>>): GetPromptResult;
  /** Whether the prompt has this argument. */
  has(name: string, argument: string): boolean;
}

export function createPrompts(texts: readonly PromptText[]): Prompts {
  const byName = new Map(
    Object.entries(ARGUMENTS).map(([name, known]) => {
      const text = texts.find(({ slug }) => slug === name);
      if (text === undefined) throw new Error(`The prompt ${name} has no text`);
      return [name, { text, known }];
    }),
  );
  return {
    list: {
      prompts: [...byName].map(([name, { text, known }]) => ({
        name,
        title: text.title,
        description: text.summary,
        arguments: [...known],
      })),
    },
    get: (name, given) => {
      const found = byName.get(name);
      if (found === undefined) {
        throw invalid(`Unknown prompt. Prompts: ${[...byName.keys()].join(', ')}.`);
      }
      check(found.known, given);
      const text = fillIn(found.text.body, given);
      return {
        description: found.text.summary,
        messages: [{ role: 'user', content: { type: 'text', text } }],
      };
    },
    has: (name, argument) =>
      byName.get(name)?.known.some((known) => known.name === argument) === true,
  };
}

function check(known: readonly PromptArgument[], given: Readonly<Record<string, string>>): void {
  const names = known.map(({ name }) => name);
  const stray = Object.keys(given).find((name) => !names.includes(name));
  if (stray !== undefined) {
    throw invalid(
      `Unknown argument ${JSON.stringify(stray.slice(0, 60))}. Accepted: ${names.join(', ')}.`,
    );
  }
  const missing = known.find(({ name, required }) => required && (given[name] ?? '') === '');
  if (missing !== undefined) throw invalid(`The argument ${missing.name} is required.`);
  const long = names.find((name) => (given[name] ?? '').length > LIMITS.promptCharactersMax);
  if (long !== undefined) {
    throw invalid(
      `The argument ${long} must have at most ${LIMITS.promptCharactersMax} characters.`,
    );
  }
}

/** A line that speaks of an argument which was left out is left out too. */
function fillIn(body: string, given: Readonly<Record<string, string>>): string {
  const value = (name: string) => given[name] ?? '';
  return body
    .split('\n')
    .filter((line) => [...line.matchAll(PLACEHOLDER)].every(([, name = '']) => value(name) !== ''))
    .map((line) => line.replaceAll(PLACEHOLDER, (_all, name: string) => value(name)))
    .join('\n');
}

/** With a dollar sign; names in bare braces were filled in when the text was read. */
const PLACEHOLDER = /\$\{([a-z_]+)\}/g;

function invalid(message: string): ProtocolError {
  return new ProtocolError(ProtocolErrorCode.InvalidParams, message);
}
