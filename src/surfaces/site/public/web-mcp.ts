import { z } from 'zod';
import { type CallName, operations } from '../../../contract/operations/index.ts';
import { documentRoute, type Route, versionOf } from '../../http/index.ts';

interface PageTool {
  readonly name: string;
  readonly operation: CallName;
  /** Fields in braces are taken from the arguments, all others go into the query. */
  readonly path: string;
}

/** Reads that need no key, for agents that live in a browser. */
const TOOLS: readonly PageTool[] = [
  { name: 'list_models', operation: 'models.list', path: '/v1/models' },
  { name: 'estimate_credit_cost', operation: 'models.cost', path: '/v1/models/{id}/cost' },
];

/** Offers tools to the browser (WebMCP), where it takes them; all other browsers see nothing of it. */
const SCRIPT = `const context = navigator.modelContext ?? document.modelContext;
const tools = ${JSON.stringify(TOOLS.map(describe))};
const call = async (path, { ...given }) => {
  const filled = path.replace(/\\{(\\w+)\\}/g, (_, name) => {
    const value = given[name];
    delete given[name];
    return encodeURIComponent(value ?? '');
  });
  const query = new URLSearchParams(given).toString();
  const answer = await fetch(query === '' ? filled : filled + '?' + query);
  return { content: [{ type: 'text', text: await answer.text() }], isError: !answer.ok };
};
for (const { path, ...tool } of context ? tools : []) {
  context.registerTool({ ...tool, execute: (given) => call(path, given ?? {}) });
}
`;

function describe({ name, operation, path }: PageTool): object {
  const { description, input } = operations[operation];
  return {
    name,
    description,
    inputSchema: z.toJSONSchema(input, { io: 'input' }),
    annotations: { readOnlyHint: true },
    path,
  };
}

const PATH = '/assets/web-mcp.js';
export const WEB_MCP_SCRIPT = `${PATH}?v=${versionOf(SCRIPT).slice(0, 12)}`;

export function webMcpRoute(): Route {
  return documentRoute({
    path: PATH,
    contentType: 'text/javascript; charset=utf-8',
    text: SCRIPT,
    versioned: true,
  });
}
