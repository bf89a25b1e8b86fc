import { useState } from 'react';
import { useModels } from '../queries.ts';
import { useWantsStillness } from '../shell/platform.ts';
import { Button, buttonClass, IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { State } from '../ui/state.tsx';
import { words } from '../words/index.ts';
import type { MadeJob } from './jobs.ts';
import { setPlayer, togglePlay } from './player.ts';
import { Scrubber } from './strip.tsx';
import { bringBack, draftOf, makeVariation, variationOf } from './variations.ts';

const { stage, variations } = words.studio;

interface DoneProps {
  readonly job: MadeJob;
  readonly player: HTMLVideoElement | null;
}

/** Strip, receipt and what can be made of it. */
export function DoneView({ job, player }: DoneProps) {
  const { video } = job;
  const took = (Date.parse(video.completed_at ?? '') - Date.parse(video.created_at)) / 1_000;
  return (
    <>
      {player === null ? null : <Scrubber job={job} player={player} />}
      <div className="stage-foot">
        {player === null ? null : <PlayControls player={player} />}
        <p className="progress">
          <State is="ok">{stage.doneIn(took)}</State>
          <strong>{stage.charged(video.creditsUsed)}</strong>
        </p>
        <Variations job={job} />
      </div>
    </>
  );
}

export const resultOf = ({ video }: MadeJob) => video.video_url ?? video.image_url ?? '';

function Variations({ job }: { readonly job: MadeJob }) {
  const { video } = job;
  const models = useModels() ?? [];
  const other = video.type === 'video' ? 'image' : 'video';
  const offered = [
    { name: variations.again, icon: 'again', change: {} },
    { name: variations[other], icon: other, change: { kind: other, modelId: null } },
    ...(video.aspectRatio === '9:16'
      ? []
      : [
          { name: variations.vertical, icon: 'portrait', change: { aspectRatio: '9:16' } } as const,
        ]),
  ] as const;
  return (
    <div className="variations">
      {offered.map(({ name, icon, change }) => {
        const variation = variationOf(video, change, models);
        if (variation === null) return null;
        const cost = variation.fitted.model.credit_cost;
        return (
          <Button
            aria-label={variations.withPrice(name, cost)}
            icon={icon}
            key={name}
            onClick={() => makeVariation(variation)}
            size="s"
          >
            {name} <span className="soft">{words.whole(cost)}</span>
          </Button>
        );
      })}
      <Button icon="edit" onClick={() => bringBack(draftOf(video))} size="s">
        {variations.edit}
      </Button>
      <a
        className={buttonClass('ink', 's')}
        download={fileName(job)}
        href={resultOf(job)}
        id="download"
      >
        <Icon name="download" />
        {stage.download}
      </a>
    </div>
  );
}

export function fileName(job: MadeJob): string {
  const ending = /\.\w+$/.exec(new URL(resultOf(job), location.href).pathname)?.[0] ?? '';
  return `${job.video.id}${ending}`;
}

function PlayControls({ player }: { readonly player: HTMLVideoElement }) {
  const [isPaused, setIsPaused] = useState(player.paused);
  const [isLooping, setIsLooping] = useState(player.loop);
  const [isMuted, setIsMuted] = useState(player.muted);
  player.onplay = () => setIsPaused(false);
  player.onpause = () => setIsPaused(true);
  return (
    <div className="play-controls">
      <IconButton
        icon={isPaused ? 'play' : 'pause'}
        label={isPaused ? stage.play : stage.pause}
        onClick={togglePlay}
      />
      <IconButton
        aria-pressed={isLooping}
        icon="loop"
        label={stage.loop}
        onClick={() => {
          player.loop = !player.loop;
          setIsLooping(player.loop);
        }}
      />
      <IconButton
        aria-pressed={!isMuted}
        icon={isMuted ? 'sound-off' : 'sound'}
        label={stage.sound}
        onClick={() => {
          player.muted = !player.muted;
          setIsMuted(player.muted);
        }}
      />
    </div>
  );
}

/** The whole result, never cut. Films start by themselves, without sound, unless people want stillness. */
export function Result({
  job,
  onPlayer,
}: {
  readonly job: MadeJob;
  readonly onPlayer: (player: HTMLVideoElement | null) => void;
}) {
  const { video } = job;
  const isStill = useWantsStillness();
  const prompt = video.prompt ?? '';
  if (video.type === 'image') return <img alt={stage.picture(prompt)} src={resultOf(job)} />;
  return (
    <video
      aria-label={stage.film(prompt)}
      autoPlay={!isStill}
      key={video.id}
      loop
      muted
      onClick={togglePlay}
      onLoadedMetadata={({ currentTarget }) => {
        setPlayer(currentTarget);
        onPlayer(currentTarget);
      }}
      playsInline
      poster={video.thumbnail_url ?? undefined}
      preload="auto"
      src={resultOf(job)}
    />
  );
}
