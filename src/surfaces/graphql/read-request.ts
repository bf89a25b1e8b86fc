import type { FastifyRequest } from 'fastify';
import { LIMITS } from '../../contract/limits.ts';
import { Refusal } from '../../domain/refusal.ts';
import { isObject } from '../http/index.ts';

/** What a client asks for, as GraphQL over HTTP puts it. */
export interface OperationRequest {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>> | undefined;
  readonly operationName: string | undefined;
}

export function readBody({ headers, body }: FastifyRequest): OperationRequest {
  if (headers['content-type'] === undefined) {
    throw new Refusal('unsupported_media_type', 'Content-Type must be application/json.');
  }
  if (Array.isArray(body)) {
    throw new Refusal(
      'invalid_request',
      'Batches are not taken: send one operation per request, as a JSON object.',
    );
  }
  if (!isObject(body)) {
    throw new Refusal('invalid_request', 'The request body must be a JSON object with "query".');
  }
  return toRequest(body);
}

/** In an address, variables and extensions are JSON in text. */
export function readQuery({ query }: FastifyRequest): OperationRequest {
  const fields = isObject(query) ? query : {};
  return toRequest({
    ...fields,
    variables: parsed('variables', fields['variables']),
    extensions: parsed('extensions', fields['extensions']),
  });
}

function toRequest(fields: Readonly<Record<string, unknown>>): OperationRequest {
  const { query, variables, operationName, extensions } = fields;
  if (typeof query !== 'string') {
    throw new Refusal(
      'invalid_request',
      '{field} is required: it must be a GraphQL document as text.',
      { field: 'query' },
    );
  }
  if (query.length > LIMITS.graphqlQueryCharactersMax) throw tooLarge(query.length);
  if (variables != null && !isObject(variables)) {
    throw new Refusal('invalid_request', '{field} must be a JSON object.', { field: 'variables' });
  }
  if (variables != null) refuseManyValues(variables);
  if (operationName != null && typeof operationName !== 'string') {
    throw new Refusal('invalid_request', '{field} must be text.', { field: 'operationName' });
  }
  if (extensions != null && !isObject(extensions)) {
    throw new Refusal('invalid_request', '{field} must be a JSON object.', { field: 'extensions' });
  }
  return {
    query,
    variables: variables ?? undefined,
    // Some clients send an empty name where they mean none.
    operationName: operationName || undefined,
  };
}

/** Before anything looks at them one by one: the messages about each would be longer than all of them. */
function refuseManyValues(variables: object): void {
  const most = LIMITS.graphqlVariableValuesMax;
  const waiting: object[] = [variables];
  let count = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const values: readonly unknown[] = Object.values(next);
    count += values.length;
    if (count > most) {
      throw new Refusal(
        { code: 'invalid_request', accepted: { type: 'object', maxProperties: most } },
        `{field} must hold at most ${most} values, those inside of others included.`,
        { field: 'variables' },
      );
    }
    for (const value of values)
      if (typeof value === 'object' && value !== null) waiting.push(value);
  }
}

function tooLarge(characters: number): Refusal {
  const most = LIMITS.graphqlQueryCharactersMax;
  return new Refusal(
    { code: 'query_too_large', charactersMax: most },
    `The query must be at most ${most} characters; this one has ${characters}. Values belong in variables.`,
  );
}

function parsed(field: string, text: unknown): unknown {
  if (text === undefined || text === '') return undefined;
  try {
    return JSON.parse(String(text));
  } catch {
    throw new Refusal('invalid_request', '{field} must be a JSON object, percent-encoded.', {
      field,
    });
  }
}
