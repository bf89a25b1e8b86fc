import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import type { Video } from '../../../../src/contract/resources/video.ts';
import { ApiError, call } from '../api.ts';
import { useShortcuts } from '../shortcuts.ts';
import { useStore } from '../store.ts';
import { stepFrames, togglePlay } from '../studio/player.ts';
import { Fault, Skeleton } from '../ui/blank.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { State } from '../ui/state.tsx';
import { problemOf, words } from '../words/index.ts';
import { deleted, deleteVideo } from './deletions.ts';
import { InspectorBody } from './inspector-body.tsx';

const { inspector } = words.library;

interface InspectorProps {
  readonly id: string;
  /** As the list knows it; what the list does not hold is read. */
  readonly video: Video | undefined;
  /** There is no room beside the list, so it is a page. */
  readonly isPage: boolean;
  readonly neighbours: { readonly previous: string | undefined; readonly next: string | undefined };
  readonly onOpen: (id: string | undefined, how?: { readonly replace?: boolean }) => void;
}

/** All about one generation. */
export function Inspector({ id, video: listed, isPage, neighbours, onOpen }: InspectorProps) {
  const { video, error, retry } = useVideo(id, listed);
  const root = useRef<HTMLElement>(null);
  useInspectorKeys({ neighbours, onOpen });
  usePageFocus(root, isPage);
  const remove = (gone: Video) => {
    deleteVideo(gone);
    onOpen(isPage ? undefined : (neighbours.next ?? neighbours.previous), { replace: true });
  };
  return (
    <section
      aria-label={inspector.name}
      className={isPage ? 'inspector inspector-page' : 'inspector'}
      ref={root}
      tabIndex={-1}
    >
      <Head isPage={isPage} neighbours={neighbours} onOpen={onOpen} video={video} />
      {video === undefined ? (
        <>
          {isPage ? <h1 className="unseen">{inspector.name}</h1> : null}
          <Nothing error={error} onClose={() => onOpen(undefined)} onRetry={retry} />
        </>
      ) : (
        <InspectorBody isPage={isPage} key={video.id} onDelete={remove} video={video} />
      )}
    </section>
  );
}

type HeadProps = Pick<InspectorProps, 'isPage' | 'neighbours' | 'onOpen' | 'video'>;

function Head({ video, isPage, neighbours: { previous, next }, onOpen }: HeadProps) {
  const go = (id: string | undefined) => () => id !== undefined && onOpen(id, { replace: true });
  return (
    <div className="inspector-head">
      {isPage ? (
        <Button icon="back" look="quiet" onClick={() => onOpen(undefined)}>
          {inspector.back}
        </Button>
      ) : null}
      {video === undefined ? null : <Status video={video} />}
      <span className="inspector-moves">
        <IconButton
          aria-disabled={previous === undefined}
          icon="left"
          label={inspector.previous}
          onClick={go(previous)}
        />
        <IconButton
          aria-disabled={next === undefined}
          icon="right"
          label={inspector.next}
          onClick={go(next)}
        />
        {isPage ? null : (
          <IconButton icon="close" label={inspector.close} onClick={() => onOpen(undefined)} />
        )}
      </span>
    </div>
  );
}

const LOOKS = { completed: 'ok', generating: 'run', failed: 'bad' } as const;

function Status({ video: { status, error_code: code } }: { readonly video: Video }) {
  const { states } = words.studio.session;
  if (code === 'canceled') return <State is="still">{states.canceled}</State>;
  if (code === 'safety_rejected') return <State is="bad">{states.refused}</State>;
  return <State is={LOOKS[status]}>{inspector.state[status]}</State>;
}

function Nothing({
  error,
  onRetry,
  onClose,
}: {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}) {
  if (error === null) {
    return (
      <div aria-busy="true" className="inspector-wait">
        <Skeleton height={220} />
        <Skeleton height={24} width="80%" />
        <Skeleton height={40} />
        <Skeleton height={120} />
      </div>
    );
  }
  const { title, text, go } = inspector.missing;
  if (error instanceof ApiError && error.status === 404) {
    return (
      <div className="empty-frame">
        <strong>{title}</strong>
        <p className="soft">{text}</p>
        <Button onClick={onClose}>{go}</Button>
      </div>
    );
  }
  const problem = problemOf(error);
  return <Fault {...words.library.fault} onRetry={onRetry} requestId={problem.requestId} />;
}

function useVideo(id: string, listed: Video | undefined) {
  const isGone = useStore(deleted).includes(id);
  const { data, error, refetch } = useQuery({
    queryKey: ['video', id],
    enabled: listed === undefined && !isGone,
    queryFn: ({ signal }) => call<{ video: Video }>(`/videos/${id}`, { signal }),
    refetchInterval: ({ state }) => (state.data?.video.status === 'generating' ? 2_000 : false),
  });
  return {
    video: listed ?? (isGone ? undefined : data?.video),
    error: isGone ? new ApiError(404, { code: 'not_found' }) : error,
    retry: () => void refetch(),
  };
}

/** Arrows go to the neighbours, Escape closes; space and the keys of film editors work the player. */
function useInspectorKeys({ neighbours, onOpen }: Pick<InspectorProps, 'neighbours' | 'onOpen'>) {
  useShortcuts(
    useMemo(() => {
      const go = (id: string | undefined) => () => {
        if (id !== undefined) onOpen(id, { replace: true });
      };
      return {
        arrowleft: go(neighbours.previous),
        arrowright: go(neighbours.next),
        escape: () => onOpen(undefined),
        ' ': togglePlay,
        ',': () => stepFrames(-1),
        '.': () => stepFrames(1),
      };
    }, [neighbours, onOpen]),
  );
}

/** A page begins at its top and is read from there. */
function usePageFocus(root: { readonly current: HTMLElement | null }, isPage: boolean): void {
  useEffect(() => {
    if (!isPage) return;
    window.scrollTo(0, 0);
    root.current?.focus({ preventScroll: true });
  }, [root, isPage]);
}
