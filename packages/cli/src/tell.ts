import {
  ApiError,
  ConnectionError,
  GenerationFailedError,
  KinoraError,
  ReceiptVerificationError,
} from 'kinora-sdk';
import { UsageError } from './command.ts';
import type { Terminal } from './terminal.ts';

/** Says what went wrong, what it cost, and what to do. */
export function tell(error: unknown, terminal: Terminal): void {
  const message = error instanceof Error ? error.message : String(error);
  terminal.problem({ error: factsOf(error) }, [message, ...adviceFor(error)]);
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
  if (error instanceof ReceiptVerificationError) {
    const { code, message, reason, keyId } = error;
    return { code, message, reason, key_id: keyId };
  }
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof KinoraError) return { code: error.code, message };
  return { code: error instanceof UsageError ? 'usage' : 'unexpected', message };
}

const NOT_CHARGED = 'Nothing was charged.';
const UNKNOWN_KEY = [
  'That says nothing about it yet. Get the keys of the service that it is from: kino receipt keys --url ADDRESS',
  'One that is still unknown then was withdrawn, or was never a key of that service.',
];

function adviceFor(error: unknown): readonly string[] {
  if (error instanceof GenerationFailedError) {
    return error.message.includes(NOT_CHARGED) ? [] : [NOT_CHARGED];
  }
  if (error instanceof ConnectionError) return ['Another service is named by --url or KINORA_URL.'];
  if (error instanceof ReceiptVerificationError) {
    return error.reason === 'unknown_key' ? UNKNOWN_KEY : ['Do not trust it.'];
  }
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
