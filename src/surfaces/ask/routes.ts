import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AskAnswer } from '../../contract/resources/answer.ts';
import type { Identify } from '../../domain/identify.ts';
import type { Invoke } from '../../domain/invoke.ts';
import { Refusal } from '../../domain/refusal.ts';
import { callerOf, type EventStreams, isObject, type Route, sendJson } from '../http/index.ts';

interface AskOptions {
  readonly invoke: Invoke;
  readonly identify: Identify;
  readonly streams: EventStreams;
}

export function askRoutes(options: AskOptions): readonly Route[] {
  const answer = createAnswer(options);
  const surface = {
    path: '/ask',
    bucket: { surface: 'ask', counted: true },
    headers: { vary: 'Accept' },
  } as const;
  return [
    { method: 'GET', ...surface, handle: (request, reply) => answer(request, reply, readQuery) },
    { method: 'POST', ...surface, handle: (request, reply) => answer(request, reply, readBody) },
  ];
}

type Read = (request: FastifyRequest) => unknown;

function createAnswer({ invoke, identify, streams }: AskOptions) {
  return async (request: FastifyRequest, reply: FastifyReply, read: Read): Promise<void> => {
    const input = read(request);
    const caller = await callerOf(request, identify);
    const answer = await invokeAsk(
      () => invoke('ask', input, caller, { address: request.ip }),
      request,
    );
    if (wantsEvents(input) || prefersEvents(request.headers.accept)) {
      await sendEvents(streams, reply, answer);
    } else sendJson(reply, JSON.stringify(answer));
  };
}

/** In an address the question is called `q`. */
async function invokeAsk(
  ask: () => AskAnswer | Promise<AskAnswer>,
  { method }: FastifyRequest,
): Promise<AskAnswer> {
  try {
    return await ask();
  } catch (error) {
    const isMissing = error instanceof Refusal && error.code === 'missing_query';
    throw isMissing && method !== 'POST' ? error.renamed({ query: 'q' }) : error;
  }
}

/** Numbers of a query arrive as text. */
function readQuery({ query }: FastifyRequest): unknown {
  const given = membersOf(query);
  const { num_results: limit } = given;
  return typeof limit === 'string' && /^\d{1,3}$/.test(limit)
    ? { ...given, num_results: Number(limit) }
    : given;
}

/** Without a body there is no question, which has a code of its own. */
function readBody({ body, query }: FastifyRequest): unknown {
  const [stray] = Object.keys(membersOf(query));
  if (stray !== undefined) {
    const shown = stray.slice(0, 60);
    const message = `${JSON.stringify(shown)} is not read from the query; use the body.`;
    return new Refusal('invalid_request', message, { field: shown });
  }
  if (body === undefined) return {};
  return isObject(body)
    ? withoutEmptyQuery(body)
    : new Refusal('invalid_request', 'The request body must be a JSON object.');
}

/** A question without words is missing, whatever form it has. */
function withoutEmptyQuery(body: Readonly<Record<string, unknown>>): unknown {
  const { query, ...rest } = body;
  const isEmpty = query === null || (isObject(query) && (query['text'] ?? '') === '');
  return isEmpty ? rest : body;
}

/** Only where it is asked for; the input is well-formed by now. */
function wantsEvents(input: unknown): boolean {
  const { streaming, prefer } = membersOf(input);
  return (
    [true, 'true', '1'].some((yes) => yes === streaming) || membersOf(prefer)['streaming'] === true
  );
}

/** JSON is for everybody who would take it. */
function prefersEvents(accept = ''): boolean {
  return /text\/event-stream/i.test(accept) && !/application\/json|\*\/\*/i.test(accept);
}

async function sendEvents(
  streams: EventStreams,
  reply: FastifyReply,
  { results, itemListElement: _list, ...start }: AskAnswer,
): Promise<void> {
  const stream = streams.open(reply);
  await stream.send(frame('start', start));
  for (const result of results) await stream.send(frame('result', result));
  const { _meta, query_id, numberOfItems } = start;
  await stream.send(frame('complete', { _meta, query_id, numberOfItems }));
  stream.end();
}

function frame(event: string, data: object): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return isObject(value) ? value : {};
}
