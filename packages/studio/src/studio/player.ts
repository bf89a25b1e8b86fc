/** Those of the embedded renderer, and of most other models. */
const FRAMES_PER_SECOND = 24;

let shown: HTMLVideoElement | null = null;

/** The video on the stage, for keys that work wherever the focus is. */
export function setPlayer(video: HTMLVideoElement | null): void {
  shown = video;
}

export function togglePlay(): void {
  if (shown === null) return;
  if (shown.paused) void shown.play();
  else shown.pause();
}

/** Stops and moves by whole frames, from the end to the beginning. */
export function stepFrames(count: number): void {
  if (shown === null || !Number.isFinite(shown.duration)) return;
  shown.pause();
  const frames = Math.round(shown.duration * FRAMES_PER_SECOND);
  const frame = Math.round(shown.currentTime * FRAMES_PER_SECOND) + count;
  // The middle of a frame, so that rounding never shows its neighbour.
  shown.currentTime = (((frame % frames) + frames) % frames) / FRAMES_PER_SECOND + 0.001;
}

export function seekTo(share: number): void {
  if (shown === null || !Number.isFinite(shown.duration)) return;
  shown.pause();
  shown.currentTime = Math.min(share, 0.999) * shown.duration;
}

export const frameAt = (seconds: number) => Math.round(seconds * FRAMES_PER_SECOND);
