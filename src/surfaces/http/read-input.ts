import { Refusal } from '../../domain/refusal.ts';

interface RequestParts {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** Which fields of an input come from where. */
export interface InputSource {
  readonly query: ReadonlySet<string>;
  readonly numbers: ReadonlySet<string>;
  readonly hasBody: boolean;
}

/** The input of an operation, gathered from path, query and body; or why it cannot be. */
export function readInput(source: InputSource, { params, query, body }: RequestParts): unknown {
  const fromQuery = readQuery(source, membersOf(query));
  if (!source.hasBody) return { ...fromQuery, ...membersOf(params) };
  const stray = strayField(source, membersOf(query));
  if (stray !== undefined) return stray;
  if (body === undefined) {
    return new Refusal('invalid_request', 'A request body is required: it must be a JSON object.');
  }
  if (!isObject(body)) {
    return new Refusal('invalid_request', 'The request body must be a JSON object.');
  }
  return { ...body, ...fromQuery, ...membersOf(params) };
}

/** The same where the body is a file. */
export function withFile(
  source: InputSource,
  { params, query }: Omit<RequestParts, 'body'>,
  file: Readonly<Record<string, unknown>>,
): unknown {
  return strayField(source, membersOf(query)) ?? { ...file, ...membersOf(params) };
}

/** A field of the body must not come by the address, which is written into logs and histories. */
function strayField(
  { query }: InputSource,
  given: Readonly<Record<string, unknown>>,
): Refusal | undefined {
  const stray = Object.keys(given).find((name) => !query.has(name));
  if (stray === undefined) return undefined;
  const shown = stray.slice(0, 60);
  return new Refusal(
    'invalid_request',
    `${JSON.stringify(shown)} is not read from the query; use the body.`,
    { field: shown },
  );
}

function readQuery(
  { numbers }: InputSource,
  given: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const read: Record<string, unknown> = {};
  for (const name of Object.keys(given)) {
    read[name] = numbers.has(name) ? numberOrText(given[name]) : given[name];
  }
  return read;
}

/** Only a plain decimal is a number; `1e3`, `0x10`, `` and `Infinity` stay text and are refused. */
function numberOrText(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d{1,15}(\.\d{1,10})?$/.test(value)
    ? Number(value)
    : value;
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return isObject(value) ? value : {};
}

/** An object of JSON, which a list is not. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
