import { execute, subscribe } from 'graphql';
import type { Caller } from '../../domain/caller.ts';
import type { Identify } from '../../domain/identify.ts';
import { Refusal } from '../../domain/refusal.ts';
import { callerOf } from '../http/index.ts';
import type { Answers, Exchange } from './answers.ts';
import { type Context, createContext, type Dependencies } from './context.ts';
import { createPrepare, type Prepared } from './prepare.ts';
import { schema } from './schema/index.ts';

interface RunOptions extends Dependencies {
  readonly identify: Identify;
  /** Told of every call that was made with a key. */
  readonly noteKeyCall: (keyId: string, route: string) => void;
}

type Ready = Extract<Prepared, { kind: 'ready' }>;

/** Runs the operation that a request asks for, and sends what comes of it. */
export function createRun(options: RunOptions, answers: Answers): (exchange: Exchange) => unknown {
  const { identify, noteKeyCall } = options;
  const prepare = createPrepare(schema);

  async function follow(exchange: Exchange, ready: Ready, context: Context): Promise<void> {
    const results = await subscribe(executionArguments(exchange, ready, context));
    if (Symbol.asyncIterator in results) await answers.each(exchange, results);
    else answers.one(exchange, results);
  }

  function proceed(exchange: Exchange, ready: Ready, caller: Caller): unknown {
    const { request } = exchange;
    if (caller.kind === 'key')
      noteKeyCall(caller.key.id, `${request.method} ${request.routeOptions.url}`);
    const identifyAgain = () => callerOf(request, identify);
    const context = createContext(options, { ...exchange, caller, identifyAgain });
    if (ready.operation === 'subscription') return follow(exchange, ready, context);
    const result = execute(executionArguments(exchange, ready, context));
    return result instanceof Promise
      ? result.then((settled) => answers.one(exchange, settled))
      : answers.one(exchange, result);
  }

  return (exchange) => {
    const prepared = prepare(exchange.asked.query);
    if (prepared.kind !== 'ready') {
      return answers.one(beforeAnyStream(exchange, prepared), { errors: prepared.errors });
    }
    refuseTransport(exchange, prepared);
    const caller = callerOf(exchange.request, identify);
    return caller instanceof Promise
      ? caller.then((settled) => proceed(exchange, prepared, settled))
      : proceed(exchange, prepared, caller);
  };
}

/** What cannot even be read is refused before a stream is opened; what is invalid, inside of it. */
function beforeAnyStream(exchange: Exchange, { kind }: Prepared): Exchange {
  return kind === 'unreadable' && exchange.media === 'text/event-stream'
    ? { ...exchange, media: 'application/graphql-response+json' }
    : exchange;
}

function refuseTransport({ request, reply, media }: Exchange, { operation }: Ready): void {
  if (operation === 'mutation' && request.method !== 'POST') {
    reply.header('allow', 'POST');
    throw new Refusal(
      { code: 'method_not_allowed', allowed: ['POST'] },
      'A mutation must be sent by POST to /graphql.',
    );
  }
  if (operation === 'subscription' && media !== 'text/event-stream') {
    throw new Refusal(
      'invalid_request',
      'A subscription is streamed: send Accept: text/event-stream, or ask GET /graphql/stream.',
    );
  }
}

function executionArguments({ asked }: Exchange, { document }: Ready, contextValue: Context) {
  const { variables, operationName } = asked;
  return { schema, document, contextValue, variableValues: variables, operationName };
}
