import { useEffect, useState } from 'react';
import type { Video } from '../../../../src/contract/resources/video.ts';
import { call } from '../api.ts';
import { serverNow } from '../server-time.ts';
import { useFollow } from '../shell/navigation.tsx';
import { Result } from '../studio/done-view.tsx';
import { failureWords } from '../studio/jobs.ts';
import { setPlayer, stepFrames, togglePlay } from '../studio/player.ts';
import { Scrubber } from '../studio/strip.tsx';
import { Button, buttonClass, IconButton } from '../ui/button.tsx';
import { words } from '../words/index.ts';
import { ratioOf } from './layout.ts';
import { jobOf } from './use-variations.ts';

const { inspector } = words.library;
const { stage } = words.studio;

/** What was made, whole; or why there is nothing. */
export function InspectorPicture({ video }: { readonly video: Video }) {
  if (video.status === 'failed') {
    const { title, text } = failureWords(video);
    return (
      <div className="inspector-frame empty-frame" style={{ aspectRatio: ratioOf(video) }}>
        <strong>{title}</strong>
        <p className="soft">{text}</p>
      </div>
    );
  }
  return video.status === 'generating' ? <Running video={video} /> : <Done video={video} />;
}

function Done({ video }: { readonly video: Video }) {
  const [player, setOwn] = useState<HTMLVideoElement | null>(null);
  // The keys must not reach a film that is no longer shown.
  useEffect(() => () => setPlayer(null), []);
  return (
    <div className="inspector-picture">
      <div className="inspector-frame" style={{ aspectRatio: ratioOf(video) }}>
        <Result job={jobOf(video)} onPlayer={setOwn} />
      </div>
      {player === null ? (
        video.type === 'video' && <div className="inspector-controls" />
      ) : (
        <>
          <Scrubber job={jobOf(video)} player={player} />
          <Controls player={player} />
        </>
      )}
    </div>
  );
}

function Controls({ player }: { readonly player: HTMLVideoElement }) {
  const [isPaused, setIsPaused] = useState(player.paused);
  const [isLooping, setIsLooping] = useState(player.loop);
  useEffect(() => {
    const read = () => setIsPaused(player.paused);
    player.addEventListener('play', read);
    player.addEventListener('pause', read);
    return () => {
      player.removeEventListener('play', read);
      player.removeEventListener('pause', read);
    };
  }, [player]);
  const names = inspector.player;
  return (
    <div className="inspector-controls">
      <IconButton icon="left" label={names.back} onClick={() => stepFrames(-1)} />
      <IconButton
        icon={isPaused ? 'play' : 'pause'}
        label={isPaused ? names.play : names.pause}
        onClick={togglePlay}
      />
      <IconButton icon="right" label={names.on} onClick={() => stepFrames(1)} />
      <IconButton
        aria-pressed={isLooping}
        icon="loop"
        label={names.loop}
        onClick={() => {
          player.loop = !player.loop;
          setIsLooping(player.loop);
        }}
      />
    </div>
  );
}

function Running({ video }: { readonly video: Video }) {
  const [isCanceling, setIsCanceling] = useState(false);
  const follow = useFollow();
  const { frames } = video;
  const soFar = useSecondsSince(video.created_at);
  const cancel = () => {
    setIsCanceling(true);
    void call(`/videos/${video.id}/cancel`, { method: 'POST' }).catch(() => setIsCanceling(false));
  };
  return (
    <div className="inspector-frame inspector-running" style={{ aspectRatio: ratioOf(video) }}>
      <strong>
        {frames === undefined || frames === null
          ? stage.soFar(soFar)
          : stage.frames(frames.done, frames.total)}
      </strong>
      <p className="soft">{`${stage.heldAmount(video.credit_cost)} ${stage.heldWhy}`}</p>
      <p className="inspector-running-actions">
        <a className={buttonClass('line', 's')} href="/generate" onClick={follow}>
          {inspector.watch}
        </a>
        <Button isBusy={isCanceling} onClick={cancel} size="s">
          {isCanceling ? inspector.canceling : inspector.cancel}
        </Button>
      </p>
    </div>
  );
}

function useSecondsSince(time: string): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, (now - Date.parse(time)) / 1_000);
}
