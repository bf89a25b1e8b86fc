import { LIMITS } from '../../contract/limits.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Mailboxes } from '../../platform/mailboxes.ts';
import { programVersion } from '../../platform/program-version.ts';
import type { EventStreams, Route } from '../http/index.ts';
import type { Dependencies } from './client.ts';
import { servers } from './definitions.ts';
import { createExchange, type ExchangeOptions } from './exchange.ts';
import { createGuard, type Guard } from './guard.ts';
import { errorBody, showError } from './json-rpc.ts';
import { manifestRoutes } from './manifest.ts';
import type { PromptText } from './prompts.ts';
import { createServerFactory } from './server.ts';
import type { Sessions } from './sessions.ts';
import { sseRoutes } from './sse.ts';

interface McpOptions extends Dependencies {
  readonly sessions: Sessions;
  readonly mailboxes: Mailboxes;
  readonly streams: EventStreams;
  readonly promptTexts: readonly PromptText[];
}

export function mcpRoutes(options: McpOptions): readonly Route[] {
  const { main, docs } = servers({ ...options, version: programVersion() });
  const parts = {
    ...options,
    createServer: createServerFactory(main.definition, options),
    refuseForeign: createGuard(options.baseUrl),
    onFault: (error: unknown) => options.log.debug({ err: error }, 'MCP'),
    onLost: (error: unknown) => options.log.error({ err: error }, 'an answer of MCP was lost'),
  };
  const docsParts = { ...parts, createServer: createServerFactory(docs.definition, options) };
  return [
    endpoint(main.path, parts),
    endpoint(docs.path, docsParts),
    ...sseRoutes(parts),
    ...manifestRoutes({ baseUrl: options.baseUrl, main, docs }),
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
      if (Array.isArray(body)) checkBatch(body, request.headers['mcp-protocol-version']);
      return exchange(request, reply);
    },
  };
}

/** Only one version has batches; a client that names none may speak it. */
function checkBatch(messages: readonly unknown[], version: unknown): void {
  if (version !== undefined && version !== '2025-03-26') {
    throw new Refusal('invalid_request', `Version ${version} of the protocol has no batches.`);
  }
  if (messages.length > LIMITS.mcpBatchMax) {
    throw new Refusal(
      'invalid_request',
      `A batch must hold at most ${LIMITS.mcpBatchMax} messages.`,
    );
  }
}
