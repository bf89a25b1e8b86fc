import { LIMITS } from '../../contract/limits.ts';
import { Refusal } from '../../domain/refusal.ts';
import { programVersion } from '../../platform/program-version.ts';
import type { Route } from '../http/index.ts';
import type { Dependencies } from './client.ts';
import { docsServer, mainServer } from './definitions.ts';
import { createExchange } from './exchange.ts';
import { createGuard } from './guard.ts';
import { errorBody, showError } from './json-rpc.ts';
import { createServerFactory, type ServerDefinition } from './server.ts';
import type { Sessions } from './sessions.ts';

interface McpOptions extends Dependencies {
  readonly sessions: Sessions;
}

export function mcpRoutes(options: McpOptions): readonly Route[] {
  const names = { ...options, version: programVersion() };
  return [
    endpoint('/mcp', mainServer(names), options),
    endpoint('/mcp/docs', docsServer(names), options),
  ];
}

function endpoint(path: string, definition: ServerDefinition, options: McpOptions): Route {
  const { sessions, streams, baseUrl, log } = options;
  const refuseForeign = createGuard(baseUrl);
  const exchange = createExchange({
    createServer: createServerFactory(definition, options),
    sessions,
    streams,
    onFault: (error) => log.debug({ err: error }, 'MCP'),
  });
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
