import { type CSSProperties, type ReactNode, useState } from 'react';
import type { AspectRatio } from '../../../../src/contract/resources/model.ts';
import { Sentence } from '../ui/sentence.tsx';
import { State } from '../ui/state.tsx';
import { words } from '../words/index.ts';
import { DoneView, Result } from './done-view.tsx';
import { promptOf } from './draft.ts';
import { EndedView } from './ended-view.tsx';
import type { Job, MadeJob, RefusedJob } from './jobs.ts';
import { RunningView, useSecondsSince } from './running-view.tsx';

const { stage, session } = words.studio;

const RATIO: Readonly<Record<AspectRatio, number>> = { '16:9': 16 / 9, '9:16': 9 / 16, '1:1': 1 };

/** One job, as large as there is room: its sentence, its picture, its receipt. */
export function Stage({ job }: { readonly job: Job }) {
  if (job.kind !== 'made') {
    return (
      <StageFrame
        glow={null}
        heading={promptOf(job.draft)}
        ratio={job.fitted.aspectRatio}
        state={
          job.kind === 'starting' ? (
            <State is="run">{stage.starting}</State>
          ) : (
            <RefusedState job={job} />
          )
        }
      >
        {job.kind === 'refused' ? <EndedView job={job} /> : <div className="waiting" />}
      </StageFrame>
    );
  }
  return <MadeStage job={job} key={job.key} />;
}

function MadeStage({ job }: { readonly job: MadeJob }) {
  const [player, setPlayer] = useState<HTMLVideoElement | null>(null);
  const { video } = job;
  const frame = {
    glow: video.thumbnail_url ?? newestCell(job),
    heading: <Sentence marks={video.words} text={video.prompt ?? ''} />,
    ratio: video.aspectRatio,
  };
  if (video.status === 'completed') {
    return (
      <StageFrame
        {...frame}
        foot={<DoneView job={job} player={player} />}
        state={<State is="ok">{stage.done}</State>}
      >
        <Result job={job} onPlayer={setPlayer} />
      </StageFrame>
    );
  }
  if (video.status === 'failed') {
    return (
      <StageFrame {...frame} glow={null} state={<EndState job={job} />}>
        <EndedView job={job} />
      </StageFrame>
    );
  }
  return (
    <StageFrame
      {...frame}
      foot={<RunningView job={job} />}
      state={<State is="run">{stage.rendering}</State>}
    >
      <LivePicture job={job} />
    </StageFrame>
  );
}

export function RefusedState({ job: { problem } }: { readonly job: RefusedJob }) {
  if (problem.code === 'safety_rejected') return <State is="bad">{session.states.refused}</State>;
  return <State is="still">{session.states.notStarted}</State>;
}

export function EndState({ job: { video } }: { readonly job: MadeJob }) {
  if (video.error_code === 'canceled') return <State is="still">{session.states.canceled}</State>;
  const isRefused = video.error_code === 'safety_rejected';
  return <State is="bad">{isRefused ? session.states.refused : session.states.failed}</State>;
}

export function newestCell({ cells }: MadeJob): string | null {
  const newest = Math.max(...Object.keys(cells).map(Number));
  return cells[newest] ?? null;
}

/** The newest frame that was drawn; before the first one, the time so far. */
function LivePicture({ job }: { readonly job: MadeJob }) {
  const image = newestCell(job);
  const seconds = useSecondsSince(job.video.created_at);
  if (image === null) {
    return (
      <div className="waiting">
        <strong>{stage.soFar(seconds)}</strong>
        <span aria-hidden="true" className="waiting-bar" />
      </div>
    );
  }
  return (
    <>
      <img alt="" className="live" src={image} />
      <p className="live-tag">{stage.live(job.reached)}</p>
    </>
  );
}

interface FrameProps {
  readonly heading: ReactNode;
  readonly state: ReactNode;
  readonly ratio: AspectRatio;
  /** A picture whose light falls on what is around. */
  readonly glow: string | null;
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

function StageFrame({ heading, state, ratio, glow, foot, children }: FrameProps) {
  return (
    <article className="stage">
      {glow === null ? null : <img alt="" aria-hidden="true" className="glow" src={glow} />}
      <header className="stage-head">
        <h1 className="sentence">{heading}</h1>
        {state}
      </header>
      <div className="frame" style={{ '--ratio': RATIO[ratio] } as CSSProperties}>
        {children}
      </div>
      {foot}
    </article>
  );
}
