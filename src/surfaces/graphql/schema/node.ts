import type { Guide as GuideResource } from '../../../contract/resources/guide.ts';
import type { Model } from '../../../contract/resources/model.ts';
import type { Video } from '../../../contract/resources/video.ts';
import { isVideoId } from '../../../domain/generation/index.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Context } from '../context.ts';
import { builder } from './builder.ts';

type Guide = Omit<GuideResource, 'body'>;
type NodeShape = Model | Video | Guide;

const ARTICLE_PREFIX = 'article:';

/** Ids are unique over all types as they are; only slugs need a word before them. */
export function articleId({ slug }: Guide): string {
  return `${ARTICLE_PREFIX}${slug}`;
}

export const Node = builder.interfaceRef<NodeShape>('Node');
Node.implement({
  description: 'Anything that has an id of its own and can be read again by `node`.',
  resolveType: (value) => {
    if ('status' in value) return 'GenerationJob';
    return 'slug' in value ? 'Article' : 'Model';
  },
  fields: (t) => ({
    id: t.id({
      description: 'The id, unique over all types.',
      resolve: (value) => ('slug' in value ? articleId(value) : value.id),
    }),
  }),
});

builder.queryField('node', (t) =>
  t.field({
    type: Node,
    nullable: true,
    description: 'A model, a job or an article by its id; null when there is none with it.',
    args: { id: t.arg.id({ required: true, description: 'The `id` that the object shows.' }) },
    resolve: (_root, { id }, context) => findNode(id, context),
  }),
);

async function findNode(id: string, context: Context): Promise<NodeShape | null> {
  if (isVideoId(id)) {
    return orNull(() => context.jobs().load(id));
  }
  if (id.startsWith(ARTICLE_PREFIX)) {
    const slug = id.slice(ARTICLE_PREFIX.length);
    return orNull(async () => context.invoke('guides.read', { slug }, context.caller));
  }
  const { models } = await context.invoke('models.list', {}, context.caller);
  return models.find((model) => model.id === id) ?? null;
}

async function orNull<Value>(read: () => Promise<Value>): Promise<Value | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_found') return null;
    throw error;
  }
}
