import { useModels } from '../queries.ts';
import { useStore } from '../store.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Sentence } from '../ui/sentence.tsx';
import { Leaders, State } from '../ui/state.tsx';
import { words } from '../words/index.ts';
import { fileName, resultOf } from './done-view.tsx';
import { type Draft, promptOf } from './draft.ts';
import { endingWords } from './ended-view.tsx';
import { type Job, type MadeJob, type RefusedJob, selected } from './jobs.ts';
import { useSecondsSince, useUsual } from './running-view.tsx';
import { EndState, newestCell, RefusedState } from './stage.tsx';
import { bringBack, draftOf, makeVariation, variationOf } from './variations.ts';

const { session, stage, variations } = words.studio;

/** A job in the session: the same size in every state. */
export function JobCard({ job, isShown }: { readonly job: Job; readonly isShown: boolean }) {
  const text = job.kind === 'made' ? (job.video.prompt ?? '') : promptOf(job.draft);
  return (
    <li className="card job" data-shown={isShown || undefined}>
      <button
        aria-label={session.show(text)}
        aria-pressed={isShown}
        className="job-show"
        onClick={() => selected.set(job.key)}
        type="button"
      />
      <div className="job-picture">
        <Picture job={job} />
      </div>
      <div className="job-text">
        <p className="job-sentence">
          <Sentence marks={job.kind === 'made' ? job.video.words : undefined} text={text} />
        </p>
        <Leaders rows={[{ id: 'cost', name: <JobState job={job} />, value: costOf(job) }]} />
      </div>
      {job.kind === 'made' && job.video.status === 'completed' ? <Actions job={job} /> : null}
    </li>
  );
}

function costOf(job: Job): string {
  if (job.kind === 'refused') return session.held(0);
  if (job.kind === 'starting') return session.held(job.fitted.model.credit_cost);
  const { status, credit_cost, creditsUsed } = job.video;
  return status === 'generating' ? session.held(credit_cost) : session.cost(creditsUsed);
}

function JobState({ job }: { readonly job: Job }) {
  if (job.kind === 'starting') return <State is="still">{session.states.starting}</State>;
  if (job.kind === 'refused') return <RefusedState job={job} />;
  const { status, frames, created_at, completed_at } = job.video;
  if (status === 'failed') return <EndState job={job} />;
  if (status === 'completed') {
    const took = (Date.parse(completed_at ?? '') - Date.parse(created_at)) / 1_000;
    return <State is="ok">{stage.doneIn(took)}</State>;
  }
  const isCounted = frames !== undefined && frames !== null;
  return (
    <State is="run">
      {isCounted ? stage.percent(frames.done / frames.total) : session.states.generating}
    </State>
  );
}

function Picture({ job }: { readonly job: Job }) {
  if (job.kind === 'starting') return <div className="job-blank" />;
  if (job.kind === 'refused') return <Reason job={job} />;
  const { status, thumbnail_url: thumbnail } = job.video;
  if (status === 'failed') return <Reason job={job} />;
  if (status === 'generating') return <Growing job={job} />;
  const still = thumbnail ?? job.video.image_url ?? newestCell(job);
  return still === null ? <div className="job-blank" /> : <img alt="" loading="lazy" src={still} />;
}

function Reason({ job }: { readonly job: MadeJob | RefusedJob }) {
  const { title, text } = endingWords(job);
  return (
    <div className="empty-frame job-reason">
      <strong>{title}</strong>
      <span className="soft">{text}</span>
    </div>
  );
}

function Growing({ job }: { readonly job: MadeJob }) {
  const seconds = useSecondsSince(job.video.created_at);
  const usual = useUsual(job.video.aiModel, seconds);
  const image = newestCell(job);
  const { frames } = job.video;
  if (image === null) {
    return (
      <div className="job-blank">
        <strong>{stage.soFar(seconds)}</strong>
        <span className="soft">{usual}</span>
        <span aria-hidden="true" className="waiting-bar" />
      </div>
    );
  }
  const done = frames === undefined || frames === null ? 0 : (18 * frames.done) / frames.total;
  return (
    <>
      <img alt="" src={image} />
      <span aria-hidden="true" className="ticks">
        {Array.from({ length: 18 }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tick is its place
          <i data-lit={place < done || undefined} key={place} />
        ))}
      </span>
    </>
  );
}

function Actions({ job }: { readonly job: MadeJob }) {
  const { video } = job;
  return (
    <div className="job-actions">
      <MakeButton change={{}} icon="again" name={variations.again} video={video} />
      <button onClick={() => bringBack(draftOf(video))} type="button">
        <Icon name="edit" size={16} />
        {variations.edit}
      </button>
      <MakeButton
        change={{ aspectRatio: '9:16' }}
        icon="portrait"
        name={variations.verticalShort}
        video={video}
      />
      <a
        aria-label={stage.download}
        download={fileName(job)}
        href={resultOf(job)}
        title={stage.download}
      >
        <Icon name="download" size={16} />
      </a>
    </div>
  );
}

interface MakeProps {
  readonly video: MadeJob['video'];
  readonly change: Partial<Draft>;
  readonly icon: IconName;
  readonly name: string;
}

function MakeButton({ video, change, icon, name }: MakeProps) {
  const variation = variationOf(video, change, useModels() ?? []);
  if (variation === null || (change.aspectRatio === '9:16' && video.aspectRatio === '9:16')) {
    return null;
  }
  const label = variations.withPrice(name, variation.fitted.model.credit_cost);
  return (
    <button aria-label={label} onClick={() => makeVariation(variation)} title={label} type="button">
      <Icon name={icon} size={16} />
      {name}
    </button>
  );
}

/** The job on the stage: the chosen one, or the newest of the session. */
export function useShown(jobs: readonly Job[], earlier: readonly Job[]): Job | undefined {
  const key = useStore(selected);
  return [...jobs, ...earlier].find((job) => job.key === key) ?? jobs[0];
}
