import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useState,
} from 'react';
import type { Video } from '../../../../src/contract/resources/video.ts';
import { words } from '../words/index.ts';
import type { MadeJob } from './jobs.ts';
import { frameAt, seekTo, stepFrames, togglePlay } from './player.ts';

const CELLS = 18;
const FRAMES_AT_ONCE = 15;

/** Fills with frames as they are drawn. */
export function GrowingStrip({ job }: { readonly job: MadeJob }) {
  const count = job.cellCount === 0 ? CELLS : job.cellCount;
  const newest = Math.max(-1, ...Object.keys(job.cells).map(Number));
  return (
    <div aria-hidden="true" className="strip film">
      {Array.from({ length: count }, (_, place) => (
        <span
          data-newest={place === newest || undefined}
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
          key={place}
          style={cellStyle(job.cells[place])}
        />
      ))}
    </div>
  );
}

const cellStyle = (image: string | undefined): CSSProperties =>
  image === undefined ? {} : { backgroundImage: `url("${image}")` };

/** The frames of what is done, as a slider. */
export function Scrubber({
  job,
  player,
}: {
  readonly job: MadeJob;
  readonly player: HTMLVideoElement;
}) {
  const at = useTimeOf(player);
  const all = Number.isFinite(player.duration) ? player.duration : (job.video.duration ?? 1);
  const seek = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    seekTo(Math.max(0, (event.clientX - left) / width));
  };
  return (
    <div
      aria-label={words.studio.stage.scrubber}
      aria-valuemax={frameAt(all) - 1}
      aria-valuemin={0}
      aria-valuenow={Math.min(frameAt(at), frameAt(all) - 1)}
      aria-valuetext={words.studio.stage.position(at, all, frameAt(at))}
      className="scrubber"
      onKeyDown={onKey}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        seek(event);
      }}
      onPointerMove={(event) => event.buttons > 0 && seek(event)}
      role="slider"
      tabIndex={0}
    >
      <div className="strip film">{doneCells(job)}</div>
      <span className="playhead" style={{ left: `${Math.min(1, at / all) * 100}%` }} />
    </div>
  );
}

function doneCells({ video, cells }: MadeJob) {
  const count = video.strip_frames > 0 ? video.strip_frames : CELLS;
  return Array.from({ length: count }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
    <span key={place} style={spriteStyle(video, place) ?? cellStyle(cells[place])} />
  ));
}

/** A cell of the sprite, as wide as it is here; what is too high is cut at the middle. */
function spriteStyle(
  { strip_url: url, strip_frames: count }: Pick<Video, 'strip_url' | 'strip_frames'>,
  place: number,
): CSSProperties | undefined {
  if (url === null || count === 0) return undefined;
  return {
    backgroundImage: `url("${url}")`,
    backgroundSize: `${count * 100}% auto`,
    backgroundPosition: `${count === 1 ? 0 : (place / (count - 1)) * 100}% 50%`,
  };
}

function onKey(event: KeyboardEvent): void {
  const steps: Readonly<Record<string, () => void>> = {
    arrowright: () => stepFrames(1),
    arrowleft: () => stepFrames(-1),
    arrowup: () => stepFrames(1),
    arrowdown: () => stepFrames(-1),
    pageup: () => stepFrames(FRAMES_AT_ONCE),
    pagedown: () => stepFrames(-FRAMES_AT_ONCE),
    home: () => seekTo(0),
    end: () => seekTo(1),
    ' ': togglePlay,
  };
  const step = steps[event.key.toLowerCase()];
  if (step === undefined) return;
  event.preventDefault();
  step();
}

/** The time of a video, every frame that is painted while it plays. */
function useTimeOf(player: HTMLVideoElement): number {
  const [at, setAt] = useState(player.currentTime);
  useEffect(() => {
    let frame = 0;
    const read = () => {
      setAt(player.currentTime);
      if (!player.paused) frame = requestAnimationFrame(read);
    };
    const events = ['play', 'pause', 'seeked', 'loadedmetadata'];
    for (const name of events) player.addEventListener(name, read);
    read();
    return () => {
      cancelAnimationFrame(frame);
      for (const name of events) player.removeEventListener(name, read);
    };
  }, [player]);
  return at;
}
