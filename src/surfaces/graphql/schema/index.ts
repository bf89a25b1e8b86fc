import { lexicographicSortSchema, printSchema } from 'graphql';
import { builder } from './builder.ts';
import './account.ts';
import './api-info.ts';
import './article.ts';
import './change-webhook.ts';
import './generate.ts';
import './progress.ts';
import './receipt.ts';

export const schema = builder.toSchema({ sortSchema: false });

/** The schema as text, the same whatever the order in which it was put together. */
export function printedSchema(): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}
