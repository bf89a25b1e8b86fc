import { openAsBlob } from 'node:fs';
import { type Generation, SANDBOX_OUTCOMES } from 'kinora-sdk';
import {
  type Command,
  type Context,
  numberOf,
  type Option,
  type OptionValues,
  textOf,
  UsageError,
} from '../command.ts';
import { outFileOf } from '../out-file.ts';
import { follow } from '../progress-bar.ts';

const RATIOS = ['16:9', '9:16', '1:1'] as const;

const OPTIONS: readonly Option[] = [
  { name: 'out', short: 'o', value: 'FILE', summary: 'Write the result to a file' },
  {
    name: 'model',
    short: 'm',
    value: 'ID',
    summary: 'Which model; the cheapest that fits if left out',
  },
  { name: 'aspect-ratio', value: 'RATIO', summary: 'Width to height', choices: RATIOS },
  {
    name: 'image',
    short: 'i',
    value: 'FILE',
    summary: 'A picture to begin with: a file or a public address',
  },
  { name: 'no-wait', summary: 'Come back as soon as it is accepted' },
  {
    name: 'idempotency-key',
    value: 'KEY',
    summary: 'Your name for this wish: made and paid for once, however often it is sent',
  },
  { name: 'sandbox', summary: 'A sample at once: no key, no charge' },
  {
    name: 'sandbox-outcome',
    value: 'OUTCOME',
    summary: 'How the sample shall end',
    choices: SANDBOX_OUTCOMES,
  },
];
const DURATION: Option = {
  name: 'duration',
  short: 'd',
  value: 'SECONDS',
  summary: 'How long; 5 by default',
};

export const makeCommands: readonly Command[] = [
  {
    name: 'video',
    summary: 'Make a video from a sentence',
    args: ['PROMPT'],
    options: [...OPTIONS, DURATION],
    example: 'kino video "A fox runs through a snowy forest" --out fox.mp4',
    run: async (context, [prompt = ''], options) => {
      const out = await outFileOf(options);
      const input = {
        ...(await inputOf(prompt, options)),
        duration: numberOf(options, 'duration'),
      };
      const made = await context.kinora.videos.create(input, createOptions(context, options));
      await finish(context, made, { out, isAwaited: options['no-wait'] !== true });
    },
  },
  {
    name: 'image',
    summary: 'Make an image from a sentence',
    args: ['PROMPT'],
    options: OPTIONS,
    example: 'kino image "A lighthouse in a storm" --aspect-ratio 1:1 --out lighthouse.png',
    run: async (context, [prompt = ''], options) => {
      const out = await outFileOf(options);
      const input = await inputOf(prompt, options);
      const made = await context.kinora.images.create(input, createOptions(context, options));
      await finish(context, made, { out, isAwaited: options['no-wait'] !== true });
    },
  },
];

async function inputOf(prompt: string, options: OptionValues) {
  const image = textOf(options, 'image');
  return {
    prompt,
    aiModel: textOf(options, 'model'),
    aspectRatio: choiceOf(RATIOS, options, 'aspect-ratio'),
    ...(image === undefined ? {} : await pictureOf(image)),
  };
}

async function pictureOf(image: string): Promise<{ imageUrl: string } | { image: Blob }> {
  if (/^https?:\/\//.test(image)) return { imageUrl: image };
  try {
    return { image: await openAsBlob(image) };
  } catch {
    throw new UsageError(`--image: there is no file ${image}.`);
  }
}

function createOptions({ signal }: Context, options: OptionValues) {
  const sandboxOutcome = choiceOf(SANDBOX_OUTCOMES, options, 'sandbox-outcome');
  return {
    signal,
    idempotencyKey: textOf(options, 'idempotency-key'),
    sandbox: options['sandbox'] === true || sandboxOutcome !== undefined,
    sandboxOutcome,
  };
}

function choiceOf<Choice extends string>(
  choices: readonly Choice[],
  options: OptionValues,
  name: string,
): Choice | undefined {
  const text = textOf(options, name);
  const choice = choices.find((one) => one === text);
  if (text !== undefined && choice === undefined) {
    throw new UsageError(`--${name} is one of ${choices.join(', ')}.`);
  }
  return choice;
}

async function finish(
  context: Context,
  made: Generation,
  { out, isAwaited }: { readonly out: string | undefined; readonly isAwaited: boolean },
): Promise<void> {
  const { terminal, signal } = context;
  if (!isAwaited) {
    terminal.note(`Accepted. See how it stands: kino show ${made.id}`);
    terminal.result(made, () => made.id);
    return;
  }
  await follow(context, made);
  if (out !== undefined) await made.save(out, { signal });
  const { creditsUsed } = made;
  terminal.note(`Charged ${creditsUsed}.`, 'green');
  terminal.result(
    out === undefined ? made : { ...made.toJSON(), file: out },
    () => out ?? made.url ?? '',
  );
}
