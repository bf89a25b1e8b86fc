#!/usr/bin/env node
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { RenderError, render } from './index.ts';
import { aspectRatioFrom, type RenderRequest } from './render-request.ts';

const HELP = `Renders a sentence as a short video or an image.

Usage: kinora-render <prompt> <file> [options]
       kinora-render --explain <prompt> [--json]

  <prompt>               what to show, in English; words in quotes become a title
  <file>                 where to write it: .mp4 makes a video, .png an image

Options:
  --duration <seconds>   length of a video, 1 to 10 (default: 5)
  --aspect-ratio <ratio> 16:9, 9:16 or 1:1 (default: 16:9)
  --no-audio             a video without sound
  --image <file>         a picture to animate: PNG, JPEG, WebP or GIF
  --thumbnail <file>     also write a small JPEG preview
  --explain              print how the prompt is understood, and render nothing
  --json                 with --explain: for programs
  --help                 print this text

Examples:
  kinora-render "a fox in the snow" fox.mp4
  kinora-render "two pandas dancing on stage" pandas.png --aspect-ratio 1:1
  kinora-render 'Juice ad, "Pressed today"' ad.mp4 --image juice.jpg --duration 8
  kinora-render --explain "a dog chasing a ball"

Exit codes: 0 written, 1 failed, 2 wrong arguments, 130 interrupted.
`;

const OPTIONS = {
  duration: { type: 'string' },
  'aspect-ratio': { type: 'string' },
  'no-audio': { type: 'boolean' },
  image: { type: 'string' },
  thumbnail: { type: 'string' },
  explain: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** What the user typed cannot be understood; the message says what would be. */
class UsageError extends Error {}

process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  const interrupt = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => interrupt.abort());
  }
  try {
    const request = await requestFrom(args);
    if ('text' in request) {
      process.stdout.write(request.text);
      return 0;
    }
    await render(request, { signal: interrupt.signal, onProgress: showProgress });
    process.stdout.write(`${request.file}\n`);
    return 0;
  } catch (error) {
    if (interrupt.signal.aborted) return 130;
    const message = error instanceof Error ? error.message : String(error);
    const isUsage =
      error instanceof UsageError ||
      (error instanceof RenderError && error.code === 'invalid_request');
    const hint = isUsage ? 'Run kinora-render --help for how to use it.\n' : '';
    process.stderr.write(`kinora-render: ${message}\n${hint}`);
    return isUsage ? 2 : 1;
  }
}

/** What to render, or a text to print instead. */
async function requestFrom(
  args: readonly string[],
): Promise<RenderRequest | { readonly text: string }> {
  const { values, positionals } = parsed(args);
  if (values.help === true) return { text: HELP };
  if (values.explain === true) return { text: await explained(positionals, values.json === true) };
  const [prompt, file, ...others] = positionals;
  if (prompt === undefined || file === undefined) {
    throw new UsageError('A prompt and a file name are needed.');
  }
  if (others.length > 0) {
    throw new UsageError('Put the prompt in quotes: there is more than one file name after it.');
  }
  const { duration, image, thumbnail } = values;
  const ratio = values['aspect-ratio'];
  return {
    prompt,
    file,
    thumbnailFile: thumbnail,
    durationSeconds: duration === undefined ? undefined : Number(duration),
    aspectRatio: ratio === undefined ? undefined : aspectRatioFrom(ratio),
    audio: values['no-audio'] !== true,
    image: image === undefined ? undefined : await imageBytes(image),
  };
}

/** The reader is large: only who asks what a prompt means waits until it is loaded. */
async function explained([prompt, ...others]: readonly string[], isJson: boolean): Promise<string> {
  if (prompt === undefined) throw new UsageError('A prompt to explain is needed.');
  if (others.length > 0) throw new UsageError('Put the prompt in quotes; it needs no file name.');
  const { explainPrompt, explanationText } = await import('./read-prompt/explain-prompt.ts');
  const explanation = explainPrompt(prompt);
  return isJson ? `${JSON.stringify(explanation, null, 2)}\n` : explanationText(explanation);
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

async function imageBytes(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path);
  } catch (error) {
    throw new UsageError(`The image ${path} cannot be read: ${String(error)}`);
  }
}

/** One line that is written over, for people only. */
function showProgress(fraction: number): void {
  if (!process.stderr.isTTY) return;
  process.stderr.write(fraction === 1 ? '\r\u001b[K' : `\r${Math.floor(fraction * 100)} %`);
}
