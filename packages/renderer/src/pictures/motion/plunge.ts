import { outCubic } from '../../scene/easing.ts';

const PLUNGES =
  /\b(?:drop|fall|plung|div|splash|land|sink|dip|dunk|plop|crash)\p{L}* (?:down )?(?:in|into|onto) (?:the |an? )?(?:[\p{L}-]+ ){0,3}?(?:water|pool|sea|lake|ocean|river|waves)\b|\b(?:splash|crash)\p{L}* through (?:the )?water\b/iu;

/** Whether a cut-out falls into water. */
export const plunges = (prompt: string): boolean =>
  PLUNGES.test(prompt.replaceAll(/"[^"]*"|“[^”]*”/gu, ' '));

/** When it touches the water, in seconds. */
export const TOUCHES = 0.75;

/** How much of its height is under water when it swims there. */
export const SUNK = 0.16;

/** How far down something that falls into water is, in its own heights from where it swims at last. */
export function plunged(seconds: number): number {
  const falling = Math.min(1, seconds / TOUCHES);
  if (falling < 1) return -1.7 * (1 - falling ** 2) - SUNK;
  const since = seconds - TOUCHES;
  // Down, up again, and less and less each time.
  const settled = outCubic(Math.min(1, since / 0.5));
  return -SUNK * (1 - settled) + 0.3 * Math.exp(-1.5 * since) * Math.sin(since * 4.6);
}
