import type { Documents } from '../guides/index.ts';
import type { Reading } from '../language/index.ts';
import type { Candidate } from './answer-models.ts';
import type { TopicIndex } from './match-topics.ts';
import type { Topic, TopicContext } from './topics/index.ts';
import type { Wish } from './wish.ts';

/** Topics beyond the first few have only a word in common with the question. */
const TOPICS_SHOWN_MAX = 3;
/** The page of last resort for a topic none of whose own pages there is. */
const CONCEPTS = '/docs/concepts';
/** Pages beside the documentation, which every server has. */
const SITE_PAGES: ReadonlySet<string> = new Set(
  '/pricing /models /terms /privacy /contact /about /status /examples /deprecations'.split(' '),
);

interface TopicDependencies {
  readonly documents: Documents;
  readonly topics: TopicIndex;
  readonly baseUrl: string;
  readonly serviceName: string;
}

export function answerWithTopics(
  { documents, topics, baseUrl, serviceName }: TopicDependencies,
  { reading, wish }: { readonly reading: Reading; readonly wish: Wish },
): readonly Candidate[] {
  const context = { baseUrl, serviceName, wish };
  return topics
    .match(reading.terms, wish)
    .slice(0, TOPICS_SHOWN_MAX)
    .flatMap(({ topic, explained }) => {
      const path = pageOf(topic, documents, wish);
      return path === undefined
        ? []
        : [{ isAnswer: true, explained, results: [toResult(topic, `${baseUrl}${path}`, context)] }];
    });
}

function pageOf({ pages, page }: Topic, { find }: Documents, wish: Wish): string | undefined {
  const exact = page?.(wish);
  return [...(exact === undefined ? [] : [exact]), ...pages, CONCEPTS].find((address) => {
    const [path = ''] = address.split('#');
    return SITE_PAGES.has(path) || find(path) !== undefined;
  });
}

function toResult(topic: Topic, url: string, context: TopicContext): Candidate['results'][number] {
  const text = topic.answer(context);
  return {
    '@type': 'Question',
    url,
    name: topic.name,
    description: text,
    schema_object: {
      '@type': 'Question',
      identifier: topic.id,
      name: topic.name,
      url,
      acceptedAnswer: { '@type': 'Answer', text },
    },
  };
}
