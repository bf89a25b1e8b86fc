import { memo, useState } from 'react';
import type { Video, VideoFilter } from '../../../../src/contract/resources/video.ts';
import { failureWords } from '../studio/jobs.ts';
import { Icon } from '../ui/icon.tsx';
import { State } from '../ui/state.tsx';
import { words } from '../words/index.ts';
import { CellActions } from './cell-actions.tsx';
import { hrefOf } from './filter.ts';
import { Preview } from './preview.tsx';

const { item } = words.library;

interface CellProps {
  readonly video: Video;
  readonly width: number;
  readonly height: number;
  readonly isOpen: boolean;
  readonly filter: VideoFilter;
}

/** A picture, its sentence and its price. Pointing at it or focusing it plays its frames. */
export const LibraryCell = memo(function LibraryCell(props: CellProps) {
  const { video, width, height, isOpen, filter } = props;
  const [isActive, setIsActive] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what it shows on pointing, focusing the link shows as well
    <div
      className="cell"
      onBlur={({ currentTarget, relatedTarget }) =>
        currentTarget.contains(relatedTarget) || setIsActive(false)
      }
      onFocus={({ target }) => target.matches(':focus-visible') && setIsActive(true)}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setIsActive(true)}
      onPointerLeave={({ currentTarget }) =>
        currentTarget.querySelector(':focus-visible, [aria-expanded="true"]') === null &&
        setIsActive(false)
      }
      style={{ width }}
    >
      <a aria-current={isOpen || undefined} data-id={video.id} href={hrefOf(filter, video.id)}>
        <span className="cell-frame" style={{ height }}>
          <Picture isActive={isActive} video={video} width={width} />
        </span>
        <span className="cell-foot">
          <span className="cell-sentence">{video.prompt}</span>
          <Price video={video} />
        </span>
      </a>
      {isActive && video.status === 'completed' ? (
        <CellActions video={video} width={width} />
      ) : null}
    </div>
  );
});

function Price({ video }: { readonly video: Video }) {
  const isRunning = video.status === 'generating';
  const cost = isRunning ? video.credit_cost : video.creditsUsed;
  return (
    <>
      <span className="unseen">
        {`, ${item.types[video.type]}, ${isRunning ? item.held(cost) : item.charged(cost)}`}
      </span>
      <span aria-hidden="true" className="cell-price">
        {words.whole(cost)}
      </span>
    </>
  );
}

interface PictureProps {
  readonly video: Video;
  readonly width: number;
  readonly isActive: boolean;
}

function Picture({ video, width, isActive }: PictureProps) {
  if (video.status === 'failed') return <FailedPicture isSmall={width < 150} video={video} />;
  if (video.status === 'generating') return <RunningPicture video={video} />;
  const still = video.thumbnail_url ?? video.image_url;
  return (
    <>
      {still === undefined ? null : <img alt="" decoding="async" draggable={false} src={still} />}
      {isActive && video.type === 'video' ? <Preview video={video} /> : null}
    </>
  );
}

function FailedPicture({ video, isSmall }: { readonly video: Video; readonly isSmall: boolean }) {
  return (
    <span className={isSmall ? 'cell-empty small' : 'cell-empty'}>
      <Icon name={video.error_code === 'canceled' ? 'close' : 'alert'} size={20} />
      <strong>{failureWords(video).title}</strong>
      <span>{item.nothing}</span>
    </span>
  );
}

function RunningPicture({ video: { frames } }: { readonly video: Video }) {
  return (
    <span className="cell-running">
      <State is="run">{item.running}</State>
      {frames === undefined || frames === null ? (
        <span className="cell-waiting" />
      ) : (
        <>
          <span>{words.studio.stage.frames(frames.done, frames.total)}</span>
          <span className="cell-progress">
            <span style={{ width: `${(100 * frames.done) / frames.total}%` }} />
          </span>
        </>
      )}
    </span>
  );
}
