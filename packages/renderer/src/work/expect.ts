import { RenderError } from '../render-error.ts';
import type { Answer } from './messages.ts';

function refuse(answer: Answer): never {
  if (answer.kind !== 'failed') throw new Error(`unexpected answer ${answer.kind}`);
  const { code, detail } = answer;
  throw code === null ? new Error(detail) : new RenderError(code, detail);
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
