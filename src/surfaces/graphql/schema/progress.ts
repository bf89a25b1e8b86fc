import type { Video } from '../../../contract/resources/video.ts';
import type { Context } from '../context.ts';
import { builder } from './builder.ts';
import { GenerationJob } from './job.ts';
import { createLatest } from './latest.ts';

builder.subscriptionField('generationProgress', (t) =>
  t.field({
    type: GenerationJob,
    description:
      'The job as it stands now, and again whenever it changes, until it is over or ten minutes have passed.',
    args: {
      id: t.arg.id({
        required: true,
        description: 'The id of the job. One of the sandbox (`sbx_…`) needs no key.',
      }),
    },
    subscribe: (_root, { id }, context) => follow(id, context),
    resolve: (job) => job,
  }),
);

/** Whether the caller may see the job is asked once, at the start, by the same door as a poll. */
async function follow(
  id: string,
  { invoke, caller, watch }: Context,
): Promise<AsyncIterableIterator<Video>> {
  const { video: first } = await invoke('videos.get', { id }, caller);
  const accountId = caller.kind === 'key' && !id.startsWith('sbx_') ? caller.account.id : null;
  let last = '';
  const latest = createLatest<Video>(() => following.end());
  const tell = (video: Video | undefined) => {
    if (video === undefined) return latest.finish();
    const state = `${video.status} ${video.progress}`;
    if (state === last) return;
    last = state;
    latest.put(video);
    if (video.status !== 'generating') latest.finish();
  };
  const following = watch.follow({ id, accountId }, tell);
  tell(first);
  return latest.values;
}
