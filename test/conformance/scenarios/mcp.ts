import { expect } from 'vitest';
import type { TestService } from '../../harness/a-service.ts';
import { askMcp, callTool } from '../../harness/an-mcp-client.ts';
import { type Driver, type Job, type Refused, toFacts } from './driver.ts';

/** What this surface calls the fields and options of the contract. */
const ARGUMENTS = { aiModel: 'model', aspectRatio: 'aspect_ratio', imageUrl: 'image_url' } as const;
const FIELDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  quote: { model: 'id' },
  submit: {
    model: 'aiModel',
    aspect_ratio: 'aspectRatio',
    image_url: 'imageUrl',
    idempotency_key: 'idempotencyKey',
    sandbox: 'sandboxOutcome',
  },
  poll: {},
};
/** Arguments that travel beside the input elsewhere. */
const OPTIONS = ['quote_id', 'idempotency_key', 'sandbox'];
const GENERATIONS = 'kinora://generations/';

export function mcpDriver(service: TestService): Driver {
  const as = (key?: string) => (key === undefined ? {} : { key });
  const quoteFor = async (model: unknown) => {
    const result = await callTool(service, 'estimate_credit_cost', { args: { model } });
    return result.isError === true ? null : result.structuredContent.quote_id;
  };
  return {
    name: 'MCP',
    isTyped: false,
    quote: async (model, quantity) => {
      const result = await callTool(service, 'estimate_credit_cost', { args: { model, quantity } });
      return refusedIn(result, 'quote') ?? { credits: result.structuredContent.total_credits };
    },
    submit: async ({ kind = 'video', input, idempotencyKey, sandbox }, credential) => {
      const cheapest = kind === 'video' ? 'kinora_motion_1' : 'kinora_still_1';
      const quoteId =
        sandbox === undefined
          ? ((await quoteFor(input['aiModel'] ?? cheapest)) ?? (await quoteFor(cheapest)))
          : undefined;
      const result = await callTool(service, `generate_${kind}`, {
        args: {
          ...toArguments(input),
          ...(quoteId === undefined ? {} : { quote_id: quoteId }),
          ...(idempotencyKey === undefined ? {} : { idempotency_key: idempotencyKey }),
          ...(sandbox === undefined ? {} : { sandbox }),
        },
        ...as(credential),
      });
      return refusedIn(result, 'submit') ?? { job: toJob(result.structuredContent) };
    },
    poll: async (id, credential) => {
      const result = await callTool(service, 'get_generation', { args: { id }, ...as(credential) });
      return refusedIn(result, 'poll') ?? { job: toJob(result.structuredContent) };
    },
    credits: async (key) =>
      (await callTool(service, 'get_account', { key })).structuredContent.credits,
    history: async (key) => {
      const { body } = await askMcp(service, { method: 'resources/list', key });
      return body.result.resources
        .map(({ uri }: { uri: string }) => uri)
        .filter((uri: string) => uri.startsWith(GENERATIONS))
        .map((uri: string) => uri.slice(GENERATIONS.length));
    },
  };
}

function toArguments(input: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const names: Readonly<Record<string, string>> = ARGUMENTS;
  return Object.fromEntries(
    Object.entries(input).map(([field, value]) => [names[field] ?? field, value]),
  );
}

// biome-ignore lint/suspicious/noExplicitAny: a test reads answers the way a client would.
function refusedIn(result: any, tool: 'quote' | 'submit' | 'poll'): { refused: Refused } | null {
  if (result.isError !== true) return null;
  const {
    code,
    message,
    error_code,
    param = null,
    request_id,
    info_url,
    ...members
  } = result.structuredContent;
  expect(result.content[0].text).toContain(message);
  expect(code).toMatch(/^[A-Z_]+$/);
  expect(request_id).toEqual(expect.any(String));
  expect(info_url).toBe(members.top_up_url);
  return {
    refused: {
      code: error_code,
      field: param === null ? null : (FIELDS[tool]?.[param] ?? param),
      facts: toFacts(withContractNames(members, tool)),
    },
  };
}

/** Names of arguments in what would be accepted. */
function withContractNames(
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  { accepted, ...members }: any,
  tool: 'quote' | 'submit' | 'poll',
): Readonly<Record<string, unknown>> {
  if (accepted === undefined) return members;
  const names = accepted.propertyNames?.enum;
  if (names === undefined) return { ...members, accepted };
  const fields = names
    .filter((name: string) => !OPTIONS.includes(name))
    .map((name: string) => FIELDS[tool]?.[name] ?? name);
  return { ...members, accepted: { propertyNames: { enum: fields } } };
}

// biome-ignore lint/suspicious/noExplicitAny: as above.
function toJob(generation: any): Job {
  return {
    id: generation.id,
    status: generation.status,
    type: generation.type,
    model: generation.model,
    prompt: generation.prompt,
    duration: generation.duration,
    aspectRatio: generation.aspect_ratio,
    creditsUsed: generation.credits_used,
    creditCost: generation.credit_cost,
    progress: generation.progress,
    createdAt: generation.created_at,
    completedAt: generation.completed_at,
    videoUrl: generation.video_url ?? null,
    imageUrl: generation.image_url ?? null,
    thumbnailUrl: generation.thumbnail_url,
    errorCode: generation.error_code,
    errorMessage: generation.error_message ?? null,
  };
}
