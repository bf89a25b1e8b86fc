import type { Answer, TestService } from './a-service.ts';

interface Asked {
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Asks like a client of GraphQL, by POST. */
export type AskGraphql = (query: string, asked?: Asked) => Promise<Answer>;

export function graphqlOf(service: TestService): AskGraphql {
  return (query, { variables, key, headers = {} } = {}) =>
    service.call('/graphql', {
      method: 'POST',
      json: { query, ...(variables === undefined ? {} : { variables }) },
      headers: { ...(key === undefined ? {} : { authorization: `Bearer ${key}` }), ...headers },
    });
}

/** What went wrong, as a client branches on it. */
export function codesOf({ body }: Answer): readonly string[] {
  const errors: readonly { extensions: { code: string } }[] = body.errors ?? [];
  return errors.map(({ extensions }) => extensions.code);
}
