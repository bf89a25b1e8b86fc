import { z } from 'zod';
import { LIMITS } from '../../../../contract/limits.ts';
import { type OperationName, operations } from '../../../../contract/operations/index.ts';
import { type Field, fieldsOf, type Schema, schemaSchema, toField } from './fields.ts';

/** What an answer looks like. */
export interface Answer {
  readonly status: string;
  /** One of them for each code that has this status; empty where it is a success. */
  readonly codes: readonly { readonly code: string; readonly meaning: string }[];
  readonly description: string;
  readonly examples: readonly unknown[];
}

export type Place = 'path' | 'query' | 'body' | 'header';

/** One call of the REST API, as its page tells it. */
export interface Call {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly group: string;
  readonly method: string;
  readonly endpoint: string;
  readonly operation: OperationName;
  readonly isStream: boolean;
  readonly fields: Readonly<Record<Place, readonly Field[]>>;
  /** What examples put into the path, the query and the body. */
  readonly example: {
    readonly path: Readonly<Record<string, string>>;
    readonly query: Readonly<Record<string, string>>;
    readonly body: unknown;
    /** Of a file that is the body; null where there is none. */
    readonly fileType: string | null;
  };
  readonly answers: readonly Answer[];
}

const mediaSchema = z.object({
  schema: schemaSchema.optional(),
  example: z.unknown().optional(),
  examples: z.record(z.string(), z.object({ value: z.unknown() })).optional(),
});
const contentSchema = z.record(z.string(), mediaSchema);
const parameterSchema = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean(),
  description: z.string(),
  schema: schemaSchema,
  example: z.unknown().optional(),
  deprecated: z.boolean().optional(),
});
const referenceSchema = z.object({ $ref: z.string() });
const documentSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        operationId: z.string(),
        'x-operation': z.string(),
        tags: z.array(z.string()),
        summary: z.string(),
        description: z.string(),
        parameters: z.array(z.union([referenceSchema, parameterSchema])),
        requestBody: z.object({ content: contentSchema }).optional(),
        responses: z.record(
          z.string(),
          z.object({ description: z.string(), content: contentSchema.optional() }),
        ),
      }),
    ),
  ),
  components: z.object({
    schemas: z.record(z.string(), schemaSchema),
    parameters: z.record(z.string(), parameterSchema),
  }),
});
type OpenApi = z.infer<typeof documentSchema>;
type OpenApiOperation = OpenApi['paths'][string][string];
type Parameter = z.infer<typeof parameterSchema>;

/** Every call that the OpenAPI document describes, in its order. */
export function readReference(openApi: object, baseUrl: string): readonly Call[] {
  const document = documentSchema.parse(openApi);
  return Object.entries(document.paths).flatMap(([endpoint, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      toCall(document, { endpoint, method: method.toUpperCase(), operation, baseUrl }),
    ),
  );
}

interface Described {
  readonly endpoint: string;
  readonly method: string;
  readonly operation: OpenApiOperation;
  readonly baseUrl: string;
}

function toCall(document: OpenApi, { endpoint, method, operation, baseUrl }: Described): Call {
  const parameters = operation.parameters.map((each) =>
    '$ref' in each ? resolved(document.components.parameters, each.$ref) : each,
  );
  const content = operation.requestBody?.content ?? {};
  const body = content['application/json'];
  const { schema } = body ?? content['multipart/form-data'] ?? {};
  const at = (place: Parameter['in']) => parameters.filter((each) => each.in === place);
  const responses = Object.entries(operation.responses);
  return {
    path: `/docs/api/${kebab(operation.operationId)}`,
    title: operation.summary,
    description: operation.description,
    group: operation.tags[0] ?? '',
    ...{ method, endpoint, operation: operationNamed(operation['x-operation']) },
    isStream: responses.some(([, { content }]) => content?.['text/event-stream'] !== undefined),
    fields: {
      path: at('path').map(parameterField),
      query: at('query').map(parameterField),
      header: at('header').map(parameterField),
      body: schema === undefined ? [] : fieldsOf(dereferenced(document, schema)),
    },
    example: {
      path: examplesOf(at('path')),
      query: examplesOf(at('query')),
      body: body?.example,
      fileType: Object.keys(content).find((type) => type.startsWith('image/')) ?? null,
    },
    answers: responses.map(([status, response]) =>
      toAnswer(status, response, { baseUrl, event: exampleEvent(operation) }),
    ),
  };
}

/** Where examples of the contract are from. */
const EXAMPLE_ORIGIN = 'http://localhost:8080';

function toAnswer(
  status: string,
  { description, content }: OpenApiOperation['responses'][string],
  { baseUrl, event }: { readonly baseUrl: string; readonly event: unknown },
): Answer {
  const media = content?.['application/json'];
  const example = content?.['text/event-stream'] === undefined ? media?.example : event;
  const examples = media?.examples ?? (example === undefined ? {} : { '': { value: example } });
  const isRefusal = Number(status) >= 400;
  return {
    status,
    codes: isRefusal ? codesIn(description) : [],
    description,
    examples: Object.values(examples).map(({ value }) =>
      JSON.parse(JSON.stringify(value).replaceAll(EXAMPLE_ORIGIN, baseUrl)),
    ),
  };
}

/** Of a stream: what an event holds, which OpenAPI has no place for. */
function exampleEvent({ 'x-operation': name }: OpenApiOperation): unknown {
  return operations[operationNamed(name)].examples[0].output;
}

/** A refusal is described by its codes: `code`: meaning. */
function codesIn(description: string): Answer['codes'] {
  return [...description.matchAll(/`(\w+)`: (.*?)(?= `\w+`: |$)/g)].map(
    ([, code = '', meaning = '']) => ({ code, meaning }),
  );
}

function parameterField(parameter: Parameter): Field {
  const { name, schema, required, description, deprecated = false } = parameter;
  return toField(name, schema, { isRequired: required, isDeprecated: deprecated, description });
}

function examplesOf(parameters: readonly Parameter[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    parameters.flatMap(({ name, example }) =>
      example === undefined ? [] : [[name, String(example)]],
    ),
  );
}

function dereferenced(document: OpenApi, schema: Schema): Schema {
  return schema.$ref === undefined ? schema : resolved(document.components.schemas, schema.$ref);
}

function resolved<Part>(parts: Readonly<Record<string, Part>>, reference: string): Part {
  const found = parts[reference.slice(reference.lastIndexOf('/') + 1)];
  if (found === undefined) throw new Error(`The OpenAPI document has no ${reference}`);
  return found;
}

function operationNamed(name: string): OperationName {
  if (!isOperation(name)) throw new Error(`The contract has no operation ${name}`);
  return name;
}

function isOperation(name: string): name is OperationName {
  return Object.hasOwn(operations, name);
}

/** `generateVideo` as a part of an address: `generate-video`. */
function kebab(operationId: string): string {
  return operationId.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** What a caller should know beyond fields and answers: name and sentence. */
export function factsOf({ operation }: Call): readonly (readonly [name: string, text: string])[] {
  const { access, cost, idempotency, sandbox } = operations[operation];
  return [
    ['Key', access.kind === 'key' ? permissionText(access.permission) : 'None needed.'],
    [
      'Costs',
      cost === 'none'
        ? '0 credits.'
        : 'The price of the model, held now and charged when it completes. Every failure costs 0.',
    ],
    ...(idempotency === 'none' ? [] : [['Safe to retry', retryText(idempotency)] as const]),
    ...(sandbox === 'none' ? [] : [['Sandbox', SANDBOX_TEXTS[sandbox]] as const]),
  ];
}

function permissionText(permission: string | null): string {
  return permission === null ? 'Any key.' : `With the permission \`${permission}\`.`;
}

function retryText(idempotency: 'header' | 'body'): string {
  return idempotency === 'header'
    ? `With the same \`Idempotency-Key\` a retry gets the first answer again, for ${LIMITS.idempotencyHours} hours. One job, one price.`
    : 'With the same `idempotencyKey` and body a retry gets the first answer again.';
}

const SANDBOX_TEXTS = {
  option: 'With `X-Sandbox: true`: no key, no charge, a sample at once.',
  id: 'Ids of sandbox jobs (`sbx_…`) need no key.',
} as const;

/** What an answer costs. */
export function costOf({ operation }: Call, { status }: Answer): string {
  const isHeld = operations[operation].cost === 'model' && Number(status) < 400;
  return isHeld ? 'Held, charged when it completes' : '0';
}
