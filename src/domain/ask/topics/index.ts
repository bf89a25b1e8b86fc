import { BILLING_TOPICS } from './billing.ts';
import { CATALOGUE_TOPICS } from './catalogue.ts';
import { CREDIT_TOPICS } from './credits.ts';
import { GENERATION_TOPICS } from './generation.ts';
import { KEY_TOPICS } from './keys.ts';
import { LIMIT_TOPICS } from './limits.ts';
import { OPERATING_TOPICS } from './operating.ts';
import { PEOPLE_TOPICS } from './people.ts';
import { RESULT_TOPICS } from './results.ts';
import { SERVICE_TOPICS } from './service.ts';
import type { Topic } from './topic.ts';

export { skusOf } from './credits.ts';
export type { Topic, TopicContext } from './topic.ts';

export const TOPICS: readonly Topic[] = [
  ...CREDIT_TOPICS,
  ...BILLING_TOPICS,
  ...KEY_TOPICS,
  ...GENERATION_TOPICS,
  ...LIMIT_TOPICS,
  ...SERVICE_TOPICS,
  ...RESULT_TOPICS,
  ...OPERATING_TOPICS,
  ...PEOPLE_TOPICS,
  ...CATALOGUE_TOPICS,
];
