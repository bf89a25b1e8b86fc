import { useEffect, useRef } from 'react';
import type { Video } from '../../../../src/contract/resources/video.ts';
import { useWantsStillness } from '../shell/platform.ts';
import { words } from '../words/index.ts';

/** After the pointer has rested, the strip plays on. */
const REST_MILLISECONDS = 900;

/** The frames of a video over its still: they play, and follow the pointer. */
export function Preview({ video }: { readonly video: Video }) {
  const isStill = useWantsStillness();
  if (isStill) return null;
  return video.strip_url === null ? <FilmPreview video={video} /> : <StripPreview video={video} />;
}

/** Without a strip, the film itself. */
function FilmPreview({ video }: { readonly video: Video }) {
  return <video autoPlay className="preview-film" loop muted playsInline src={video.video_url} />;
}

function StripPreview({ video }: { readonly video: Video }) {
  const root = useRef<HTMLSpanElement>(null);
  useEffect(() => (root.current === null ? undefined : play(root.current, video)), [video]);
  const { strip_frames: cells, strip_url: url } = video;
  return (
    <span className="preview" ref={root}>
      <span
        className="preview-cells"
        style={{ backgroundImage: `url("${url}")`, backgroundSize: `${cells * 100}% 100%` }}
      />
      <span className="preview-shade" />
      <span className="preview-clock">{words.studio.stage.clock(0)}</span>
      <span className="preview-length">{words.studio.stage.clock(video.duration ?? 0)}</span>
      <span className="preview-bar" style={{ gridTemplateColumns: `repeat(${cells}, 1fr)` }}>
        {Array.from({ length: cells }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
          <i key={place} />
        ))}
      </span>
    </span>
  );
}

/** Sets what changes many times a second by hand; React need not know. */
function play(root: HTMLElement, { strip_frames: cells, duration }: Video): () => void {
  const frame = root.parentElement ?? root;
  const picture = root.querySelector<HTMLElement>('.preview-cells');
  const clock = root.querySelector('.preview-clock');
  const ticks = [...root.querySelectorAll<HTMLElement>('.preview-bar > i')];
  let cell = 0;
  let restsUntil = 0;
  const show = (next: number) => {
    cell = next;
    root.dataset['cell'] = String(cell);
    if (picture !== null) picture.style.backgroundPositionX = `${(100 * cell) / (cells - 1 || 1)}%`;
    if (clock !== null) {
      clock.textContent = words.studio.stage.clock(((duration ?? 0) * cell) / cells);
    }
    for (const [place, tick] of ticks.entries()) tick.className = place <= cell ? 'on' : '';
  };
  const follow = (event: PointerEvent) => {
    const { left, width } = frame.getBoundingClientRect();
    restsUntil = performance.now() + REST_MILLISECONDS;
    show(Math.max(0, Math.min(cells - 1, Math.floor(((event.clientX - left) / width) * cells))));
  };
  show(0);
  const timer = setInterval(
    () => performance.now() > restsUntil && show((cell + 1) % cells),
    (1_000 * (duration ?? 1)) / cells,
  );
  frame.addEventListener('pointermove', follow);
  return () => {
    clearInterval(timer);
    frame.removeEventListener('pointermove', follow);
  };
}
