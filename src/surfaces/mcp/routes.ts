import { LIMITS } from '../../contract/limits.ts';
import { Refusal } from '../../domain/refusal.ts';
import { programVersion } from '../../platform/program-version.ts';
import type { EventStreams, Route } from '../http/index.ts';
import type { Dependencies } from './client.ts';
import { servers } from './definitions.ts';
import { createExchange } from './exchange.ts';
import { createGuard } from './guard.ts';
import { errorBody, showError } from './json-rpc.ts';
import { manifestRoutes, type Served } from './manifest.ts';
import type { PromptText } from './prompts.ts';
import { createServerFactory } from './server.ts';
import type { Sessions } from './sessions.ts';

interface McpOptions extends Dependencies {
  readonly sessions: Sessions;
  readonly streams: EventStreams;
  readonly promptTexts: readonly PromptText[];
}

export function mcpRoutes(options: McpOptions): readonly Route[] {
  const { main, docs } = servers({ ...options, version: programVersion() });
  return [
    endpoint(main, options),
    endpoint(docs, options),
    ...manifestRoutes({ baseUrl: options.baseUrl, main, docs }),
  ];
}

function endpoint({ path, definition }: Served, options: McpOptions): Route {
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
