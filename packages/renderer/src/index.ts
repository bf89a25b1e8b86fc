export type { FrameCount, RenderedCell } from './processes/messages.ts';
export { type ReadWord, WORD_KINDS, type WordKind } from './read-prompt/words.ts';
export { RenderError, type RenderErrorCode } from './render-error.ts';
export type { RenderRequest } from './render-request.ts';
export {
  createRenderer,
  type Renderer,
  type RendererOptions,
  type RenderOptions,
  render,
} from './renderer.ts';
export type { AspectRatio } from './sizes.ts';
