import type { z } from 'zod';
import { BILLING_VERSION } from '../../contract/billing-catalog.ts';
import { LIMITS } from '../../contract/limits.ts';
import { GROUPS, type OperationName, operations } from '../../contract/operations/index.ts';
import { PERMISSIONS } from '../../contract/permissions.ts';
import { SANDBOX_OUTCOMES } from '../../contract/resources/video.ts';
import { API_VERSION, SERVICE_DESCRIPTION } from '../../contract/version.ts';
import { documentedBindings, type RestBinding } from './bindings.ts';
import { findDeprecation } from './deprecation.ts';
import {
  BILLING_HEADERS,
  errorResponses,
  headerReferences,
  standardHeaderReferences,
} from './openapi-errors.ts';
import {
  componentSchemas,
  fieldNames,
  fieldSchema,
  type JsonObject,
  schemaReference,
} from './openapi-schemas.ts';
import { webhookObjects } from './openapi-webhooks.ts';

const HEADERS: Readonly<Record<string, readonly [description: string, schema: JsonObject]>> = {
  'API-Version': ['Date of the contract.', { type: 'string', format: 'date' }],
  'Billing-Version': ['Version of the billing contract.', { type: 'string' }],
  'RateLimit-Limit': ['Requests per window.', { type: 'integer' }],
  'RateLimit-Policy': ['Limit and window, as `120;w=60`.', { type: 'string' }],
  'RateLimit-Remaining': ['Requests left in the window.', { type: 'integer' }],
  'RateLimit-Reset': ['Seconds until the window ends.', { type: 'integer' }],
  'Idempotency-Replayed': ['`true` when a first answer is given again.', { type: 'string' }],
  Location: ['Where to poll.', { type: 'string', format: 'uri' }],
  'Retry-After': ['Seconds to wait.', { type: 'integer' }],
  'WWW-Authenticate': ['How to authenticate (RFC 6750, RFC 9728).', { type: 'string' }],
  'X-Request-Id': ['Id of the request, for support.', { type: 'string' }],
};

/** Every other documented header is on every answer that lists it. */
const SOMETIMES = 'Idempotency-Replayed';

/** The OpenAPI 3.1 document: the contract and the bindings of this surface, and nothing else. */
export function openApiDocument(serviceName: string, serverUrl: string): JsonObject {
  const paths = Map.groupBy(documentedBindings, (binding) => binding.path);
  return {
    openapi: '3.1.0',
    info: {
      title: `${serviceName} API`,
      version: API_VERSION,
      'x-billing-version': BILLING_VERSION,
      description: `${SERVICE_DESCRIPTION}\n\nEvery answer carries API-Version, X-Request-Id and the RateLimit headers. Rates are counted per client address in windows of 60 seconds; a 429 names the seconds to wait, and retrying sooner extends the wait. Every failure has the shape \`{"error":{"code","message"}}\`: match the status first, the code second, and treat an unknown code like its status.`,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    externalDocs: { description: 'Guides and documentation.', url: '/docs' },
    servers: [{ url: serverUrl }],
    tags: tags(),
    paths: Object.fromEntries(
      [...paths].map(([path, sharing]) => [
        path,
        Object.fromEntries(
          sharing.map((binding) => [binding.method.toLowerCase(), operationObject(binding)]),
        ),
      ]),
    ),
    webhooks: webhookObjects(),
    components: {
      schemas: componentSchemas(),
      headers: Object.fromEntries(
        Object.entries(HEADERS).map(([name, [description, schema]]) => [
          name,
          { description, schema, ...(name === SOMETIMES ? undefined : { required: true }) },
        ]),
      ),
      parameters: {
        RequestId: REQUEST_ID,
        IdempotencyKey: IDEMPOTENCY_KEY,
        Sandbox: SANDBOX,
        SandboxOutcome: SANDBOX_OUTCOME,
        LastEventId: LAST_EVENT_ID,
      },
      securitySchemes: {
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'svc_live_…',
          description: `An API key, made by a signed-in person. Permissions are chosen one by one: ${Object.entries(
            PERMISSIONS,
          )
            .map(([name, meaning]) => `\`${name}\`: ${meaning}`)
            .join(' ')}`,
        },
      },
    },
  };
}

const REQUEST_ID: JsonObject = {
  name: 'X-Request-Id',
  in: 'header',
  required: false,
  description: 'An id of your own for the request; echoed in the answer.',
  schema: { type: 'string', pattern: '^[A-Za-z0-9_.-]{1,128}$' },
  example: 'order-42',
};

const IDEMPOTENCY_KEY: JsonObject = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A retry with the same key and body gets the first answer again, for 24 hours; another body is 409.',
  schema: { type: 'string', minLength: 1, maxLength: LIMITS.idempotencyKeyCharactersMax },
  example: '0b9e7b1e-6f0c-4c58-9f6e-2f6f1f0a3f57',
};

const SANDBOX: JsonObject = {
  name: 'X-Sandbox',
  in: 'header',
  required: false,
  description: '`true` answers a synthetic job: no key, no provider, no charge.',
  schema: { type: 'string', enum: ['true', 'false'] },
};

const SANDBOX_OUTCOME: JsonObject = {
  name: 'X-Sandbox-Outcome',
  in: 'header',
  required: false,
  description: 'In the sandbox: how the job shall end, to test a client.',
  schema: { type: 'string', enum: SANDBOX_OUTCOMES },
};

const LAST_EVENT_ID: JsonObject = {
  name: 'Last-Event-ID',
  in: 'header',
  required: false,
  description:
    'The `id` of the last event that arrived. If nothing has changed since, it is not sent again.',
  schema: { type: 'string', maxLength: 1_024 },
};

const GENERATION_PARAMETERS: readonly JsonObject[] = [
  { $ref: '#/components/parameters/IdempotencyKey' },
  { $ref: '#/components/parameters/Sandbox' },
  { $ref: '#/components/parameters/SandboxOutcome' },
];

/** Those of the groups that this surface serves. */
function tags(): readonly JsonObject[] {
  const served = new Set(documentedBindings.map(({ operation }) => operations[operation].group));
  return Object.entries(GROUPS)
    .filter(([group]) => [...served].some((name) => name === group))
    .map(([, { name, description }]) => ({ name, description }));
}

function operationObject(binding: RestBinding): JsonObject {
  const { operation: name } = binding;
  const { summary, description, group, input, kind, sandbox } = operations[name];
  const inBody = bodyFields(binding);
  return {
    operationId: binding.operationId,
    'x-operation': name,
    tags: [GROUPS[group].name],
    summary,
    description,
    security: securityOf(name),
    parameters: [
      ...parameters(binding),
      ...(sandbox === 'option' ? GENERATION_PARAMETERS : []),
      ...(kind === 'stream' ? [{ $ref: '#/components/parameters/LastEventId' }] : []),
      { $ref: '#/components/parameters/RequestId' },
    ],
    ...(inBody === null
      ? undefined
      : { requestBody: { required: true, content: requestContent(binding, input, inBody) } }),
    responses: {
      [String(binding.status ?? 200)]: successResponse(binding),
      ...errorResponses(name, {
        body: inBody === null ? null : binding.file === undefined ? 'json' : 'file',
      }),
    },
  };
}

function successResponse({ operation: name, status, event }: RestBinding): JsonObject {
  const { kind, output, examples, family, idempotency } = operations[name];
  const example = examples[0].output;
  return {
    description: answerDescription(event?.name, status, output),
    headers: {
      ...standardHeaderReferences(),
      ...headerReferences([
        ...(family === 'billing' ? BILLING_HEADERS : []),
        ...(status === 202 ? ['Location', 'Retry-After'] : []),
        ...(idempotency === 'none' ? [] : ['Idempotency-Replayed']),
      ]),
    },
    ...(status === 204 ? undefined : { content: answerContent(kind, output, example) }),
  };
}

function answerDescription(
  event: string | undefined,
  status: RestBinding['status'],
  output: z.ZodType,
): string {
  if (status === 204) return 'It is gone.';
  const description = output.description ?? '';
  return event === undefined
    ? description
    : `Server-Sent Events (\`id\`, \`event: ${event}\`, \`data\`); the data of each: ${description} Comments keep the connection alive.`;
}

/** The events of a stream each hold one output as their data. */
function answerContent(kind: 'call' | 'stream', output: z.ZodType, example: unknown): JsonObject {
  const schema = schemaReference(output);
  return kind === 'stream'
    ? { 'text/event-stream': { schema } }
    : { 'application/json': { schema, example } };
}

/** An empty requirement means that it also works without. Billing names the permission it needs. */
function securityOf(name: OperationName): readonly JsonObject[] {
  const { access, family, sandbox } = operations[name];
  if (access.kind !== 'key') return [];
  if (family === 'billing' && access.permission !== null) return [{ apiKey: [access.permission] }];
  return sandbox === 'none' ? [{ apiKey: [] }] : [{ apiKey: [] }, {}];
}

function requestContent(
  { operation, takesForms, file, body }: RestBinding,
  input: z.ZodType,
  fields: readonly string[],
): JsonObject {
  if (file !== undefined) return fileContent(file, input);
  const given = operations[operation].examples[0].input;
  const example = Object.fromEntries(
    Object.entries(given).filter(([name]) => fields.length === 0 || fields.includes(name)),
  );
  const media = { schema: schemaReference(body ?? input), example };
  return {
    'application/json': media,
    ...(takesForms === true ? { 'application/x-www-form-urlencoded': media } : undefined),
  };
}

/** The file itself, or a form with nothing but it. */
function fileContent(
  { field, types }: NonNullable<RestBinding['file']>,
  input: z.ZodType,
): JsonObject {
  const { description: _words, ...schema } = fieldSchema(input, field);
  return {
    ...Object.fromEntries(types.map((type) => [type, { schema }])),
    'multipart/form-data': {
      schema: schemaReference(input),
      encoding: { [field]: { contentType: types.join(', ') } },
    },
  };
}

function pathFields({ path }: RestBinding): readonly string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
}

/** Fields that travel in the body; none when it has several shapes; null without a body. */
function bodyFields(binding: RestBinding): readonly string[] | null {
  if (binding.method !== 'POST' && binding.method !== 'PUT') return null;
  const names = fieldNames(operations[binding.operation].input);
  if (names === null) return [];
  const elsewhere = [...pathFields(binding), ...(binding.query ?? [])];
  const left = names.filter((name) => !elsewhere.includes(name));
  return left.length === 0 ? null : left;
}

function parameters(binding: RestBinding): readonly JsonObject[] {
  const { input, examples } = operations[binding.operation];
  const parameter = (name: string, location: 'path' | 'query') => {
    const { description, deprecated: _marked, ...schema } = fieldSchema(input, name);
    const example = examples[0].input[name];
    const route = `${binding.method} ${binding.path}?${name}`;
    return {
      name,
      in: location,
      required: location === 'path',
      description,
      schema,
      ...(example === undefined ? undefined : { example }),
      ...(findDeprecation(route) === undefined ? undefined : { deprecated: true }),
    };
  };
  return [
    ...pathFields(binding).map((name) => parameter(name, 'path')),
    ...(binding.query ?? []).map((name) => parameter(name, 'query')),
  ];
}
