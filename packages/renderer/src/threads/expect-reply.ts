import { RenderError } from '../render-error.ts';
import type { Picture, Reply } from './messages.ts';

function throwFor(reply: Reply): never {
  if (reply.kind !== 'failed') throw new Error(`unexpected reply: ${reply.kind}`);
  const { code, detail } = reply;
  throw code === null ? new Error(detail) : new RenderError(code, detail);
}

/** The number of frames that each drawing is shown for. */
export function expectPrepared(reply: Reply): number {
  return reply.kind === 'prepared' ? reply.framesEach : throwFor(reply);
}

export function expectPicture(reply: Reply): Picture {
  return reply.kind === 'picture' ? reply.picture : throwFor(reply);
}

export function expectFrame(reply: Reply): Extract<Reply, { kind: 'frame' }> {
  return reply.kind === 'frame' ? reply : throwFor(reply);
}

export function expectSound(reply: Reply): Uint8Array {
  return reply.kind === 'sound' ? new Uint8Array(reply.samples) : throwFor(reply);
}

export function expectImage(reply: Reply): Uint8Array {
  return reply.kind === 'image' ? reply.bytes : throwFor(reply);
}
