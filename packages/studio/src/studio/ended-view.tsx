import { BILLING_FOR_DRAFT } from '../billing/go-and-pay.ts';
import { useModels } from '../queries.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { words } from '../words/index.ts';
import { fitDraft } from './choose-model.ts';
import type { Draft } from './draft.ts';
import { failureWords, type Job, type MadeJob, type RefusedJob, submit } from './jobs.ts';
import { type Step, stepAfterFailure, stepAfterRefusal } from './next-step.ts';
import { openPicture } from './picture-dialog.tsx';
import { bringBack, draftOf } from './variations.ts';

const { next, released, canceledAt } = words.studio;

/** Nothing was made: why, what it cost, and the next step with its price. */
export function EndedView({ job }: { readonly job: RefusedJob | MadeJob }) {
  const { title, text } = endingWords(job);
  return (
    <div className="empty-frame ended">
      <strong>{title}</strong>
      <p className="soft">{text}</p>
      <NextStep job={job} />
      {job.kind === 'refused' && job.problem.requestId !== undefined ? (
        <code>{job.problem.requestId}</code>
      ) : null}
    </div>
  );
}

export function endingWords(job: RefusedJob | MadeJob): {
  readonly title: string;
  readonly text: string;
} {
  if (job.kind === 'refused') return job.problem;
  const { video, reached } = job;
  const said = failureWords(video);
  if (video.error_code !== 'canceled') return said;
  return {
    title: reached > 0 ? canceledAt(reached) : said.title,
    text: video.credit_cost > 0 ? released(video.credit_cost) : said.text,
  };
}

function NextStep({ job }: { readonly job: RefusedJob | MadeJob }) {
  const models = useModels() ?? [];
  const step =
    job.kind === 'refused' ? stepAfterRefusal(job, models) : stepAfterFailure(job, models);
  const draft = job.kind === 'refused' ? job.draft : draftOf(job.video);
  if (step.kind === 'billing') {
    return (
      <a className={buttonClass('ink', 's')} href={BILLING_FOR_DRAFT}>
        {next.billing}
      </a>
    );
  }
  return (
    <Button onClick={() => takeStep(step, draft, { job, models })} size="s">
      {stepName(step, draft, { job, models })}
    </Button>
  );
}

interface Around {
  readonly job: Job;
  readonly models: Parameters<typeof fitDraft>[0];
}

function stepName(step: Step, draft: Draft, { job, models }: Around): string {
  if (step.kind === 'other') return next.other(step.model.name, step.model.credit_cost);
  if (step.kind !== 'again') return next[step.kind];
  const cost = fitDraft(models, draft)?.model.credit_cost ?? 0;
  const wasCanceled = job.kind === 'made' && job.video.error_code === 'canceled';
  return wasCanceled ? next.start(cost) : next.again(cost);
}

function takeStep(step: Step, draft: Draft, { job, models }: Around): void {
  const wished = step.kind === 'other' ? { ...draft, modelId: step.model.id } : draft;
  const fitted = fitDraft(models, wished);
  if (step.kind === 'reload') location.reload();
  else if (step.kind === 'picture') {
    bringBack({ ...draft, imageUrl: null });
    openPicture();
  } else if (step.kind === 'edit' || fitted === undefined) bringBack(draft);
  else {
    // Nobody knows whether the first one arrived; under its key it is made once.
    const isSame = job.kind === 'refused' && job.isUnsure;
    void submit(wished, fitted, isSame ? job.key : undefined);
  }
}
