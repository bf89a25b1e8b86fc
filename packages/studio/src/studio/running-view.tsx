import { useEffect, useState } from 'react';
import { useModels, useUsualSeconds } from '../queries.ts';
import { serverNow } from '../server-time.ts';
import { useStore } from '../store.ts';
import { Button } from '../ui/button.tsx';
import { Key } from '../ui/key.tsx';
import { words } from '../words/index.ts';
import { cancel, type MadeJob } from './jobs.ts';
import { GrowingStrip } from './strip.tsx';
import { isReconnecting } from './watch.ts';

const { stage } = words.studio;

/** What is drawn so far, how far that is, and what is held for it. */
export function RunningView({ job }: { readonly job: MadeJob }) {
  return (
    <>
      {job.video.type === 'video' ? <GrowingStrip job={job} /> : null}
      <div className="stage-foot">
        <Progress job={job} />
        <p className="held-words">
          <strong>
            {job.video.credit_cost === 0
              ? stage.freeOfCharge
              : stage.heldAmount(job.video.credit_cost)}
          </strong>{' '}
          {stage.heldWhy}
        </p>
        <CancelButton job={job} />
      </div>
    </>
  );
}

/** A percentage only of counted frames; otherwise the time so far and what is usual. */
function Progress({ job: { video } }: { readonly job: MadeJob }) {
  const seconds = useSecondsSince(video.created_at);
  const waits = useStore(isReconnecting);
  const usual = useUsual(video.aiModel, seconds);
  const { frames } = video;
  const bar = { 'aria-label': stage.progress, 'aria-valuemax': 100, 'aria-valuemin': 0 };
  if (frames === undefined || frames === null) {
    return (
      <p className="progress" {...bar} aria-valuetext={stage.soFar(seconds)} role="progressbar">
        <strong>{stage.soFar(seconds)}</strong> <span>{waits ? stage.reconnecting : usual}</span>
      </p>
    );
  }
  const share = frames.done / frames.total;
  return (
    <p className="progress" {...bar} aria-valuenow={Math.floor(share * 100)} role="progressbar">
      <strong>{stage.percent(share)}</strong>{' '}
      <span>
        {waits
          ? stage.reconnecting
          : `${stage.frames(frames.done, frames.total)}, ${stage.soFar(seconds)}`}
      </span>
    </p>
  );
}

function CancelButton({ job }: { readonly job: MadeJob }) {
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Button
      isBusy={isBusy}
      onClick={() => {
        setIsBusy(true);
        void cancel(job).finally(() => setIsBusy(false));
      }}
      size="s"
    >
      {isBusy ? stage.canceling : stage.cancel}
      <Key>{stage.esc}</Key>
    </Button>
  );
}

/** Whole seconds since something was accepted, counting on. */
export function useSecondsSince(moment: string): number {
  const read = () => Math.max(0, Math.floor((serverNow() - Date.parse(moment)) / 1_000));
  const [seconds, setSeconds] = useState(read);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(read), 500);
    return () => clearInterval(timer);
  });
  return seconds;
}

/** What is usual for the model, and past it that people need not wait. */
export function useUsual(modelId: string, seconds: number): string {
  const usual = useUsualSeconds(modelId);
  const name = useModels()?.find(({ id }) => id === modelId)?.name ?? '';
  if (usual === undefined) return '';
  if (seconds > usual.p90) return stage.longer;
  return stage.usual(name, Math.ceil(usual.p50), Math.ceil(usual.p90));
}
