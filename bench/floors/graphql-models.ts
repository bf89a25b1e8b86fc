import { buildSchema, type DocumentNode, execute, parse, validate } from 'graphql';
import { z } from 'zod';
import { runFloor } from './run-floor.ts';

const schema = buildSchema(`
  type Query { models: ModelConnection }
  type ModelConnection { edges: [ModelEdge!]! pageInfo: PageInfo! totalCount: Int! }
  type ModelEdge { cursor: String! node: Model! }
  type Model { id: ID! name: String! type: ModelType! creditCost: Int! available: Boolean! }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
  enum ModelType { VIDEO IMAGE }
`);

const asked = z.object({ query: z.string() });
const answered = z.object({ data: z.unknown() });

/** graphql-js over plain objects; it parses and validates a document once, which everybody should. */
await runFloor((app, { headers, body }) => {
  const rootValue = answered.parse(JSON.parse(body)).data;
  const documents = new Map<string, DocumentNode>();
  const prepare = (query: string): DocumentNode => {
    const known = documents.get(query);
    if (known !== undefined) return known;
    const document = parse(query);
    const [error] = validate(schema, document);
    if (error !== undefined) throw error;
    documents.set(query, document);
    return document;
  };
  app.post('/graphql', (request, reply) => {
    const { query } = asked.parse(request.body);
    const result = execute({ schema, document: prepare(query), rootValue });
    return reply.headers(headers).send(JSON.stringify(result));
  });
});
