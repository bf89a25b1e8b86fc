import type { Tool as ToolDescriptor } from '@modelcontextprotocol/server';
import type { z } from 'zod';
import { LIMITS } from '../../contract/limits.ts';
import { operations } from '../../contract/operations/index.ts';
import { SANDBOX_OUTCOMES } from '../../contract/resources/video.ts';
import { errorSchema } from './errors.ts';
import { generationSchema } from './job.ts';
import { toJsonSchema } from './json-schema.ts';
import type { OptionArgument, Tool } from './tool.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;
type ObjectSchema = ToolDescriptor['inputSchema'];

const OPTIONS: Readonly<Record<OptionArgument, JsonSchema>> = {
  quote_id: {
    type: 'string',
    minLength: 1,
    maxLength: LIMITS.quoteIdCharactersMax,
    description:
      'The quote_id that estimate_credit_cost answered for this model and quantity 1. Required, except with sandbox.',
  },
  idempotency_key: {
    type: 'string',
    minLength: 1,
    maxLength: LIMITS.idempotencyKeyCharactersMax,
    description: `A retry with the same key and arguments gets the first answer again, for ${LIMITS.idempotencyHours} hours. A UUID is recommended.`,
  },
  sandbox: {
    anyOf: [{ type: 'boolean' }, { type: 'string', enum: [...SANDBOX_OUTCOMES] }],
    description:
      'Makes a sample without key, quote or charge. true for one that is completed, or the outcome wanted, to test how a client copes.',
  },
};

/** A tool as `tools/list` shows it. */
export function describeTool(tool: Tool): ToolDescriptor {
  const { effect, hints } = operations[tool.operation];
  return {
    name: tool.name,
    title: tool.title,
    description: fullDescription(tool),
    inputSchema: inputSchemaOf(tool),
    outputSchema: outputSchemaOf(tool),
    annotations: {
      title: tool.title,
      readOnlyHint: effect === 'read',
      destructiveHint: hints.destructive,
      idempotentHint: hints.repeatable,
      openWorldHint: hints.reachesOutside,
    },
  };
}

function fullDescription({ description, examples, deprecated }: Tool): string {
  const shown = examples.map((example) => JSON.stringify(example)).join(' or ');
  const text = `${description} Example arguments: ${shown}.`;
  if (deprecated === undefined) return text;
  const { replacement, announced, earliestRemoval } = deprecated;
  return `Deprecated since ${announced}: use ${replacement}. It may be removed from ${earliestRemoval}. ${text}`;
}

function inputSchemaOf({ name, operation, arguments: bound, options }: Tool): ObjectSchema {
  const contract = toJsonSchema(operations[operation].input);
  const properties: Record<string, JsonSchema> = {};
  const required: string[] = [];
  for (const [argument, { field, description }] of Object.entries(bound)) {
    const schema = contract.properties?.[field];
    if (typeof schema !== 'object') throw new Error(`${name} binds ${field}, which does not exist`);
    properties[argument] = description === undefined ? schema : { ...schema, description };
    if (contract.required?.includes(field) === true) required.push(argument);
  }
  for (const option of options) properties[option] = OPTIONS[option];
  return objectSchema({
    properties,
    ...(required.length === 0 ? {} : { required }),
    additionalProperties: false,
  });
}

/**
 * What a call answers, or why it failed: clients of older versions check the structured content of failures too,
 * against this same schema.
 */
function outputSchemaOf(tool: Tool): ObjectSchema {
  const answer = tool.kind === 'job' ? generationSchema : operations[tool.operation].output;
  return objectSchema({ anyOf: [toJsonSchema(answer), toJsonSchema(errorSchema)] });
}

/** In the type of the SDK, which knows less of JSON Schema than zod does. */
function objectSchema(members: JsonSchema): ObjectSchema {
  return { ...JSON.parse(JSON.stringify(members)), type: 'object' };
}
