import type { Answer } from './messages.ts';

/** The source image cannot be read, so no attempt can succeed. */
export class UnreadableImage extends Error {
  override readonly name = 'UnreadableImage';
}

function refuse(answer: Answer): never {
  if (answer.kind === 'unreadable-image') throw new UnreadableImage(answer.detail);
  throw new Error(answer.kind === 'failed' ? answer.detail : `unexpected answer ${answer.kind}`);
}

export function expectDone(answer: Answer): void {
  if (answer.kind !== 'done') refuse(answer);
}

export function expectFrame(answer: Answer): ArrayBuffer {
  return answer.kind === 'frame' ? answer.memory : refuse(answer);
}

export function expectPicture(answer: Answer): Uint8Array {
  return answer.kind === 'picture' ? answer.bytes : refuse(answer);
}
