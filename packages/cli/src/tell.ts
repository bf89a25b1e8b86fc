import { ApiError, GenerationFailedError, KinoraError } from 'kinora-sdk';
import { UsageError } from './command.ts';
import type { Terminal } from './terminal.ts';

/** Says what went wrong, what it cost, and what to do: as JSON for programs, as lines for people. */
export function tell(error: unknown, terminal: Terminal, stderr: NodeJS.WritableStream): void {
  if (terminal.isJson) {
    stderr.write(`${JSON.stringify({ error: factsOf(error) })}\n`);
    return;
  }
  const message = error instanceof Error ? error.message : String(error);
  stderr.write(
    `${[`${terminal.style('red', 'kino:')} ${message}`, ...adviceFor(error)].join('\n')}\n`,
  );
}

function factsOf(error: unknown): object {
  if (error instanceof ApiError) {
    const { facts, status, requestId } = error;
    return { ...facts, status, request_id: requestId };
  }
  if (error instanceof GenerationFailedError) {
    const { code, message, reason, video } = error;
    return { code, message, reason, video };
  }
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof KinoraError) return { code: error.code, message };
  return { code: error instanceof UsageError ? 'usage' : 'unexpected', message };
}

function adviceFor(error: unknown): readonly string[] {
  if (error instanceof GenerationFailedError) return ['Nothing was charged.'];
  if (!(error instanceof ApiError)) return [];
  const { facts, requestId } = error;
  return [
    ...(facts.create_key_url === undefined
      ? []
      : [`Make a key at ${facts.create_key_url}, then: kino login`]),
    ...(facts.top_up_url === undefined ? [] : [`Add credits at ${facts.top_up_url}`]),
    ...(facts.available_models === undefined
      ? []
      : [`This service can run: ${facts.available_models.join(', ')}`]),
    ...(requestId === null ? [] : [`Request ${requestId}`]),
  ];
}
