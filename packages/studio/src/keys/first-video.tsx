import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Video } from '../../../../src/contract/resources/video.ts';
import { useFollow } from '../shell/navigation.tsx';
import { announce } from '../ui/live-region.tsx';
import { Sentence } from '../ui/sentence.tsx';
import { State } from '../ui/state.tsx';
import { words } from '../words/index.ts';
import { useFirstVideo } from './use-first-video.ts';

const { call } = words.keys;

/** Waits for the first call with a key, and turns into the video that it makes. */
export function FirstVideo({ keyId }: { readonly keyId: string }) {
  const { isUsed, video } = useFirstVideo(keyId);
  const client = useQueryClient();
  const ended = video === undefined || video.status === 'generating' ? null : video;
  useEffect(() => {
    if (ended === null) return;
    announce(ended.status === 'completed' ? call.said(ended.creditsUsed) : call.failed);
    void client.invalidateQueries({ queryKey: ['me'] });
    void client.invalidateQueries({ queryKey: ['videos', 'count'] });
  }, [ended, client]);
  if (video === undefined) {
    return (
      <p className="first-call" role="status">
        <State is="run">{isUsed ? call.came : call.waiting}</State>
        <span className="soft">{isUsed ? call.cameText : call.waitingText}</span>
      </p>
    );
  }
  return <MadeVideo video={video} />;
}

function MadeVideo({ video }: { readonly video: Video }) {
  const follow = useFollow();
  return (
    <article className="first-video">
      <Picture video={video} />
      <div>
        <h2 className="sentence">
          <Sentence marks={video.words} text={video.prompt ?? ''} />
        </h2>
        <p className="first-receipt">
          <Standing video={video} />
          <span className="leader" />
          <strong>
            {video.status === 'generating'
              ? call.held(video.credit_cost)
              : call.charged(video.creditsUsed)}
          </strong>
        </p>
        <a href={`/library/${video.id}`} onClick={follow}>
          {call.open}
        </a>
      </div>
    </article>
  );
}

function Picture({ video }: { readonly video: Video }) {
  const { video_url: film, image_url: image, thumbnail_url: still, prompt } = video;
  if (film !== undefined && video.type === 'video') {
    return (
      <video
        aria-label={prompt ?? undefined}
        controls
        loop
        muted
        playsInline
        poster={still ?? undefined}
        src={film}
      />
    );
  }
  if (image !== undefined) return <img alt={prompt ?? ''} src={image} />;
  return <div className="empty-frame" />;
}

function Standing({ video }: { readonly video: Video }) {
  const { status, frames, created_at, completed_at, error_message } = video;
  if (status === 'failed') return <State is="bad">{error_message ?? call.failed}</State>;
  if (status === 'generating') {
    const percent = frames == null ? null : Math.floor((frames.done / frames.total) * 100);
    return <State is="run">{call.running(percent)}</State>;
  }
  const took = (Date.parse(completed_at ?? created_at) - Date.parse(created_at)) / 1_000;
  return <State is="ok">{call.completed(words.seconds(took))}</State>;
}
