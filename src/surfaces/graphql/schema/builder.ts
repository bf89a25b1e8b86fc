import SchemaBuilder from '@pothos/core';
import type { Context } from '../context.ts';

/** Where the types of the schema are put together. They hold no state: what they need is in the context. */
export const builder = new SchemaBuilder<{
  Context: Context;
  DefaultFieldNullability: false;
  Scalars: {
    ID: { Input: string; Output: string };
    DateTime: { Input: string; Output: string };
  };
}>({ defaultFieldNullability: false });

builder.scalarType('DateTime', {
  description: 'A moment in UTC as ISO 8601 text, for example `2026-11-15T12:00:00.000Z`.',
  specifiedByURL: 'https://scalars.graphql.org/andimarek/date-time',
  serialize: (value) => value,
});

builder.queryType({ description: 'Everything that can be read.' });
builder.mutationType({
  description: 'Everything that can be changed. What a caller can act on comes back in `errors`.',
});
builder.subscriptionType({
  description: 'What can be followed live, over Server-Sent Events: see /graphql/stream.',
});
