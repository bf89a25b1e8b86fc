import { LIMITS } from '../../../contract/limits.ts';
import type { Guide as GuideResource } from '../../../contract/resources/guide.ts';
import { builder } from './builder.ts';
import { connectionOf } from './connection.ts';
import { articleId, Node } from './node.ts';
import { createPager, pageArguments, readPage } from './paging.ts';

/** The body is read when somebody asks for it. */
type Guide = Omit<GuideResource, 'body'>;

const Article = builder.objectRef<Guide>('Article').implement({
  description: 'A guide: a short text about how to get something done.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ description: 'The id, for `node`.', resolve: articleId }),
    slug: t.exposeString('slug', { description: 'Its name in addresses.' }),
    title: t.exposeString('title', { description: 'Its title.' }),
    summary: t.exposeString('summary', { description: 'What it is about, in a sentence.' }),
    publishedAt: t.expose('published_at', {
      type: 'DateTime',
      description: 'When it was published.',
    }),
    body: t.string({
      description: 'The text, in Markdown.',
      resolve: async ({ slug }, _args, { invoke, caller }) =>
        (await invoke('guides.read', { slug }, caller)).body,
    }),
    url: t.string({
      description: 'Where people read it.',
      resolve: ({ slug }, _args, { baseUrl }) => `${baseUrl}/guides/${slug}`,
    }),
  }),
});

const ArticleConnection = connectionOf('Article', { node: Article, of: 'articles' });
const PAGE_DEFAULT = LIMITS.historyLimitDefault;
const pageOfArticles = createPager<Guide>(({ slug }) => slug);

builder.queryFields((t) => ({
  articles: t.field({
    type: ArticleConnection,
    nullable: true,
    description: 'The guides, newest first.',
    args: pageArguments(PAGE_DEFAULT),
    resolve: async (_root, page, { invoke, caller }) => {
      const { guides } = await invoke('guides.list', {}, caller);
      return pageOfArticles(guides, readPage(page, PAGE_DEFAULT));
    },
  }),
  article: t.field({
    type: Article,
    nullable: true,
    description: 'One guide. An unknown slug is the error `not_found`.',
    args: { slug: t.arg.string({ required: true, description: 'Its name in addresses.' }) },
    resolve: (_root, { slug }, { invoke, caller }) => invoke('guides.read', { slug }, caller),
  }),
}));
