import { LIMITS } from '../../contract/limits.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Mailboxes } from '../../platform/mailboxes.ts';
import { programVersion } from '../../platform/program-version.ts';
import type { Route } from '../http/index.ts';
import type { Dependencies } from './client.ts';
import { docsServer, mainServer } from './definitions.ts';
import { createExchange, type ExchangeOptions } from './exchange.ts';
import { createGuard, type Guard } from './guard.ts';
import { errorBody, showError } from './json-rpc.ts';
import { createServerFactory } from './server.ts';
import type { Sessions } from './sessions.ts';
import { sseRoutes } from './sse.ts';

interface McpOptions extends Dependencies {
  readonly sessions: Sessions;
  readonly mailboxes: Mailboxes;
}

export function mcpRoutes(options: McpOptions): readonly Route[] {
  const names = { ...options, version: programVersion() };
  const main = createServerFactory(mainServer(names), options);
  const docs = createServerFactory(docsServer(names), options);
  const parts = {
    ...options,
    refuseForeign: createGuard(options.baseUrl),
    onFault: (error: unknown) => options.log.debug({ err: error }, 'MCP'),
  };
  return [
    endpoint('/mcp', { ...parts, createServer: main }),
    endpoint('/mcp/docs', { ...parts, createServer: docs }),
    ...sseRoutes({ ...parts, createServer: main }),
  ];
}

interface EndpointParts extends ExchangeOptions {
  readonly refuseForeign: Guard;
}

function endpoint(path: string, { refuseForeign, ...parts }: EndpointParts): Route {
  const exchange = createExchange(parts);
  return {
    method: 'POST',
    path,
    bucket: { surface: 'mcp', counted: true },
    showError,
    wrongVerbBody: errorBody,
    handle: (request, reply) => {
      refuseForeign(request);
      const { body } = request;
      if (body === undefined) throw new Refusal('invalid_json', 'The request has no body.');
      if (Array.isArray(body) && body.length > LIMITS.batchOperationsMax) throw batchTooLong();
      return exchange(request, reply);
    },
  };
}

function batchTooLong(): Refusal {
  return new Refusal(
    'invalid_request',
    `A batch must hold at most ${LIMITS.batchOperationsMax} messages.`,
  );
}
