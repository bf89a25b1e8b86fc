import type { z } from 'zod';
import { BILLING_VERSION } from '../../contract/billing-catalog.ts';
import { LIMITS } from '../../contract/limits.ts';
import { type Access, operations } from '../../contract/operations.ts';
import { PERMISSIONS } from '../../contract/permissions.ts';
import { SANDBOX_OUTCOMES } from '../../contract/resources/video.ts';
import { API_VERSION, SERVICE_DESCRIPTION } from '../../contract/version.ts';
import type { Binding } from './binding.ts';
import { bindings } from './bindings.ts';
import {
  BILLING_HEADERS,
  errorResponses,
  headerReferences,
  standardHeaderReferences,
} from './openapi-errors.ts';
import {
  componentSchemas,
  fieldSchema,
  type JsonObject,
  schemaReference,
} from './openapi-schemas.ts';

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
  const paths = Map.groupBy(bindings, (binding) => binding.path);
  return {
    openapi: '3.1.0',
    info: {
      title: `${serviceName} API`,
      version: API_VERSION,
      'x-billing-version': BILLING_VERSION,
      description: `${SERVICE_DESCRIPTION}\n\nEvery answer carries API-Version, X-Request-Id and the RateLimit headers. Rates are counted per client address in windows of 60 seconds; a 429 names the seconds to wait, and retrying sooner extends the wait. Every failure has the shape \`{"error":{"code","message"}}\`: match the status first, the code second, and treat an unknown code like its status.`,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: serverUrl }],
    tags: [
      { name: 'API', description: 'The API itself.' },
      { name: 'Generation', description: 'Making videos and images.' },
      { name: 'Account', description: 'The account of an API key.' },
      { name: 'Agents', description: 'Registration of agents, for a higher read rate.' },
      {
        name: 'Billing',
        description:
          'What is sold, checkouts for a person to pay, and what came of them. No real money is moved.',
      },
      { name: 'Models', description: 'The model catalogue and what a generation costs.' },
    ],
    paths: Object.fromEntries(
      [...paths].map(([path, sharing]) => [
        path,
        Object.fromEntries(
          sharing.map((binding) => [binding.method.toLowerCase(), operationObject(binding)]),
        ),
      ]),
    ),
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

const GENERATION_PARAMETERS: readonly JsonObject[] = [
  { $ref: '#/components/parameters/IdempotencyKey' },
  { $ref: '#/components/parameters/Sandbox' },
  { $ref: '#/components/parameters/SandboxOutcome' },
];

function operationObject(binding: Binding): JsonObject {
  const operation = operations[binding.operation];
  return {
    operationId: binding.operationId,
    tags: [binding.tag],
    summary: operation.summary,
    description: operation.description,
    security: securityOf(operation.access),
    parameters: [
      ...parameters(binding),
      ...(binding.generates === true ? GENERATION_PARAMETERS : []),
      { $ref: '#/components/parameters/RequestId' },
    ],
    ...(binding.body === undefined
      ? undefined
      : {
          requestBody: {
            required: true,
            content: requestContent(operation.input, binding.body),
          },
        }),
    responses: {
      [String(binding.answer.status ?? 200)]: successResponse(binding, operation.output),
      ...errorResponses(binding, operation),
    },
  };
}

function successResponse({ answer, tag }: Binding, output: z.ZodType): JsonObject {
  const { description, example, status, documentedHeaders = [] } = answer;
  const own = tag === 'Billing' ? BILLING_HEADERS : [];
  return {
    description,
    headers: {
      ...standardHeaderReferences(),
      ...headerReferences([...own, ...documentedHeaders]),
    },
    ...(status === 204
      ? undefined
      : { content: { 'application/json': { schema: schemaReference(output), example } } }),
  };
}

/** An empty requirement means that it also works without. Billing names the permission it needs. */
function securityOf(access: Access): readonly JsonObject[] {
  if (access.kind !== 'key') return [];
  if (access.billing === true && access.permission !== null) {
    return [{ apiKey: [access.permission] }];
  }
  return access.orSandbox === true ? [{ apiKey: [] }, {}] : [{ apiKey: [] }];
}

function requestContent(
  input: z.ZodType,
  { example, takesForms }: NonNullable<Binding['body']>,
): JsonObject {
  const media = { schema: schemaReference(input), example };
  return {
    'application/json': media,
    ...(takesForms === true ? { 'application/x-www-form-urlencoded': media } : undefined),
  };
}

function parameters(binding: Binding): readonly JsonObject[] {
  const { input } = operations[binding.operation];
  const parameter = (
    name: string,
    place: 'path' | 'query',
    { example, deprecated = false }: { example: unknown; deprecated?: boolean },
  ) => {
    const { description, ...schema } = fieldSchema(input, name);
    return {
      name,
      in: place,
      required: place === 'path',
      description,
      schema,
      ...(example === undefined ? undefined : { example }),
      ...(deprecated ? { deprecated } : undefined),
    };
  };
  return [
    ...Object.entries(binding.pathExample ?? {}).map(([name, example]) =>
      parameter(name, 'path', { example }),
    ),
    ...(binding.query ?? []).map(({ name, ...field }) => parameter(name, 'query', field)),
  ];
}
