import type { GraphQLResolveInfo } from 'graphql';
import { LIMITS } from '../../../contract/limits.ts';
import { type Video, videoSchema } from '../../../contract/resources/video.ts';
import type { Context } from '../context.ts';
import { builder } from './builder.ts';
import { type Connection, connectionOf } from './connection.ts';
import { Model, ModelType } from './model.ts';
import { Node } from './node.ts';
import { type PageArguments, pageArguments, readPage } from './paging.ts';
import { selects } from './selects.ts';
import { deprecationReason, wordsOf } from './words.ts';

const words = wordsOf(videoSchema);

const JobStatus = builder.enumType('JobStatus', {
  description:
    'Where a job stands. It is `GENERATING`, and then once and for all one of the others.',
  values: {
    GENERATING: { value: 'generating', description: 'It is being made, or waits for its turn.' },
    COMPLETED: { value: 'completed', description: 'It was made, and its credits are charged.' },
    FAILED: { value: 'failed', description: 'It was not made, and nothing was charged.' },
    PENDING: {
      description: 'Never reported.',
      deprecationReason: deprecationReason('JobStatus.PENDING'),
    },
  } as const,
});

export const GenerationJob = builder.objectRef<Video>('GenerationJob').implement({
  description: 'A video or an image that somebody asked for.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.exposeID('id', { description: words('id') }),
    status: t.expose('status', { type: JobStatus, description: 'Where the job stands.' }),
    type: t.expose('type', { type: ModelType, description: 'What is made.' }),
    modelId: t.exposeString('aiModel', { description: words('aiModel') }),
    model: t.field({
      type: Model,
      nullable: true,
      description: 'The model that makes it; null when it has left the catalogue.',
      resolve: async ({ aiModel }, _args, { invoke, caller }) => {
        const { models } = await invoke('models.list', {}, caller);
        return models.find(({ id }) => id === aiModel) ?? null;
      },
    }),
    prompt: t.exposeString('prompt', { nullable: true, description: words('prompt') }),
    duration: t.exposeInt('duration', { nullable: true, description: words('duration') }),
    aspectRatio: t.exposeString('aspectRatio', { description: words('aspectRatio') }),
    creditsUsed: t.exposeInt('creditsUsed', { description: words('creditsUsed') }),
    creditCost: t.exposeInt('credit_cost', { description: words('credit_cost') }),
    progress: t.exposeFloat('progress', { description: words('progress') }),
    createdAt: t.expose('created_at', { type: 'DateTime', description: words('created_at') }),
    completedAt: t.expose('completed_at', {
      type: 'DateTime',
      nullable: true,
      description: words('completed_at'),
    }),
    videoUrl: t.string({
      nullable: true,
      description: words('video_url'),
      resolve: (job) => job.video_url ?? null,
    }),
    imageUrl: t.string({
      nullable: true,
      description: words('image_url'),
      resolve: (job) => job.image_url ?? null,
    }),
    thumbnailUrl: t.exposeString('thumbnail_url', {
      nullable: true,
      description: words('thumbnail_url'),
    }),
    errorCode: t.exposeString('error_code', { nullable: true, description: words('error_code') }),
    errorMessage: t.string({
      nullable: true,
      description: words('error_message'),
      resolve: (job) => job.error_message ?? null,
    }),
    pollUrl: t.string({
      description: 'Where to ask over REST how it stands.',
      resolve: ({ id }, _args, { baseUrl }) => `${baseUrl}/v1/videos/${id}`,
    }),
    pollIntervalSeconds: t.int({
      description: 'How often to ask.',
      resolve: () => LIMITS.pollIntervalSeconds,
    }),
  }),
});

const JobConnection = connectionOf('GenerationJob', { node: GenerationJob, of: 'jobs' });
const PAGE_DEFAULT = LIMITS.historyLimitDefault;

const JOB_ID = 'The id of the job. One of the sandbox (`sbx_…`) needs no key.';

builder.queryFields((t) => ({
  job: t.field({
    type: GenerationJob,
    nullable: true,
    description: 'How a job stands. Ask again every `pollIntervalSeconds` until it is over.',
    args: { id: t.arg.id({ required: true, description: JOB_ID }) },
    resolve: (_root, { id }, { jobs }) => jobs().load(id),
  }),
  generation: t.field({
    type: GenerationJob,
    nullable: true,
    description: 'The same as `job`.',
    deprecationReason: deprecationReason('Query.generation'),
    args: { id: t.arg.id({ required: true, description: JOB_ID }) },
    resolve: (_root, { id }, { jobs }) => jobs().load(id),
  }),
  jobs: t.field({
    type: JobConnection,
    nullable: true,
    description: 'The jobs of the account, newest first.',
    args: pageArguments(PAGE_DEFAULT),
    resolve: (_root, page, context, info) => pageOfJobs(page, context, info),
  }),
}));

/** What costs a read of its own is asked for only when the query selects it. */
async function pageOfJobs(
  page: PageArguments,
  { invoke, caller }: Context,
  info: GraphQLResolveInfo,
): Promise<Connection<Video>> {
  const { from, size, after, before } = readPage(page, PAGE_DEFAULT);
  const beyond = from === 'start' ? 'hasPreviousPage' : 'hasNextPage';
  const include = [
    ...(selects(info, ['totalCount']) ? ['total'] : []),
    ...(selects(info, ['pageInfo', beyond]) ? ['beyond'] : []),
  ];
  const cursors = { ...(after === null ? {} : { after }), ...(before === null ? {} : { before }) };
  const input = { from, size, ...cursors, include };
  const { items, has_more: hasMore, ...found } = await invoke('videos.page', input, caller);
  const { has_beyond: hasBeyond = false, total = 0 } = found;
  return {
    edges: items.map(({ cursor, video }) => ({ cursor, node: video })),
    hasNextPage: () => (from === 'start' ? hasMore : hasBeyond),
    hasPreviousPage: () => (from === 'start' ? hasBeyond : hasMore),
    totalCount: () => total,
  };
}
