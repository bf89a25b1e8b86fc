import { builder } from './builder.ts';
import { GenerationJob } from './job.ts';

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
    subscribe: (_root, { id }, { invoke, caller }) => invoke('videos.watch', { id }, caller),
    resolve: ({ video }) => video,
  }),
);
