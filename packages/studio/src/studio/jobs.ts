import type { Submitted, Video, VideoEvent } from '../../../../src/contract/resources/video.ts';
import { call } from '../api.ts';
import { NoAnswerError } from '../connection.ts';
import { queryClient } from '../query-client.ts';
import { createStore } from '../store.ts';
import { announce } from '../ui/live-region.tsx';
import { type Problem, problemOf, words } from '../words/index.ts';
import type { Fitted } from './choose-model.ts';
import { clearDraft, type Draft, promptOf } from './draft.ts';

/** On its way to the service. */
interface StartingJob {
  readonly kind: 'starting';
  readonly key: string;
  readonly draft: Draft;
  readonly fitted: Fitted;
}
/** Refused, so it never began. */
export interface RefusedJob extends Omit<StartingJob, 'kind'> {
  readonly kind: 'refused';
  readonly problem: Problem;
  /** No answer came: with the same key, trying again makes it once. */
  readonly isUnsure: boolean;
}
/** Accepted: it runs, or is over. */
export interface MadeJob {
  readonly kind: 'made';
  readonly key: string;
  readonly video: Video;
  /** The frames drawn so far, by their place in the strip. */
  readonly cells: Readonly<Record<number, string>>;
  readonly cellCount: number;
  /** The last frame that was counted, also once it is over. */
  readonly reached: number;
}
export type Job = StartingJob | RefusedJob | MadeJob;

/** Newest first. */
export const jobs = createStore<readonly Job[]>([]);
/** The job on the stage; an empty text where the newest one is shown. */
export const selected = createStore<string>('');

const SINCE = sessionStart();

/** The newest jobs of the account: those of this session and those that still run, and what was before. */
export async function loadJobs(): Promise<readonly Video[]> {
  const [newest, running] = await Promise.all([
    call<{ videos: Video[] }>('/videos', { query: { limit: 20 } }),
    call<{ videos: Video[] }>('/videos', { query: { limit: 20, status: 'generating' } }),
  ]);
  const older = running.videos.filter(({ id }) => newest.videos.every((video) => video.id !== id));
  const videos = [...newest.videos, ...older];
  const isOfSession = ({ created_at, status }: Video) =>
    status === 'generating' || Date.parse(created_at) >= SINCE;
  for (const video of videos.filter(isOfSession).toReversed()) takeEvent({ video });
  return videos.filter((video) => !isOfSession(video)).slice(0, 3);
}

function sessionStart(): number {
  const kept = Number(sessionStorage.getItem('since'));
  if (kept > 0) return kept;
  const now = Date.now();
  sessionStorage.setItem('since', String(now));
  return now;
}

function put(key: string, job: Job): void {
  jobs.set((all) =>
    all.some((one) => one.key === key)
      ? all.map((one) => (one.key === key ? job : one))
      : [job, ...all],
  );
  if (selected.get() === key) selected.set(job.key);
}

/** Every press has a key of its own, so that what is sent twice is made once. */
const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

export async function submit(draft: Draft, fitted: Fitted, key = newKey()): Promise<void> {
  put(key, { kind: 'starting', key, draft, fitted });
  selected.set(key);
  const { model, aspectRatio, seconds } = fitted;
  try {
    const { video } = await call<Pick<Submitted, 'video'>>(`/generate/${model.type}`, {
      method: 'POST',
      headers: { 'idempotency-key': key },
      body: {
        prompt: promptOf(draft),
        aiModel: model.id,
        aspectRatio,
        ...(seconds === null ? {} : { duration: seconds, audio: draft.audio }),
        ...(draft.imageUrl === null || !model.accepts_image ? {} : { imageUrl: draft.imageUrl }),
      },
    });
    put(key, { kind: 'made', key: video.id, video, cells: {}, cellCount: 0, reached: 0 });
    clearDraft(draft);
    announce(words.studio.said.started(video.credit_cost));
  } catch (error) {
    const problem = problemOf(error);
    const isUnsure = error instanceof NoAnswerError;
    put(key, { kind: 'refused', key, draft, fitted, problem, isUnsure });
    announce(`${problem.title}. ${problem.text}`);
  }
  void queryClient.invalidateQueries({ queryKey: ['me'] });
}

export async function cancel({ video }: MadeJob): Promise<void> {
  const answer = await call<{ video: Video }>(`/videos/${video.id}/cancel`, { method: 'POST' });
  takeEvent(answer);
}

/** A job as the service tells it, whoever told it. */
export function takeEvent({ video, preview }: VideoEvent): void {
  const before = jobs.get().find((job) => job.key === video.id);
  const known = before?.kind === 'made' ? before : undefined;
  // An answer that was under way when it ended must not bring it back.
  if (known !== undefined && known.video.status !== 'generating' && video.status === 'generating') {
    return;
  }
  const job: MadeJob = {
    kind: 'made',
    key: video.id,
    video,
    cells:
      preview === undefined
        ? (known?.cells ?? {})
        : { ...known?.cells, [preview.cell]: preview.image },
    cellCount: preview?.cells ?? known?.cellCount ?? 0,
    reached: Math.max(video.frames?.done ?? 0, known?.reached ?? 0),
  };
  put(video.id, job);
  if (known !== undefined) tell(known, job);
}

/** Says every quarter, and how it ended with what it cost. */
function tell(before: MadeJob, { video }: MadeJob): void {
  if (before.video.status !== 'generating') return;
  const said = newsOf(before.video, video);
  if (said !== null) announce(said);
  if (video.status === 'generating') return;
  void queryClient.invalidateQueries({ queryKey: ['me'] });
  void queryClient.invalidateQueries({ queryKey: ['videos'] });
}

function newsOf(before: Video, video: Video): string | null {
  const { said } = words.studio;
  if (video.status === 'completed') return said.done(video.creditsUsed);
  if (video.error_code === 'canceled') return said.canceled(video.credit_cost);
  if (video.status === 'failed') return said.failed(failureWords(video).title);
  const now = quarters(video);
  return now > quarters(before) && now < 4 ? said.percent(now * 25) : null;
}

const quarters = ({ frames }: Video) =>
  frames === undefined || frames === null ? 0 : Math.floor((4 * frames.done) / frames.total);

/** Why a job failed, in words. A reason that only the service knows is told in its words. */
export function failureWords({ error_code: code, error_message: message }: Video): {
  readonly title: string;
  readonly text: string;
} {
  const { failures } = words.studio;
  const known = Object.entries(failures).find(([name]) => name === code);
  return known?.[1] ?? { title: failures.provider_error.title, text: message ?? '' };
}
