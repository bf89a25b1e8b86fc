import type { z } from 'zod';
import { operations } from '../../contract/operations.ts';
import { PERMISSIONS } from '../../contract/permissions.ts';
import { API_VERSION, SERVICE_DESCRIPTION } from '../../contract/version.ts';
import type { Binding } from './binding.ts';
import { bindings } from './bindings.ts';
import { errorResponses, standardHeaderReferences } from './openapi-errors.ts';
import {
  componentSchemas,
  fieldSchema,
  type JsonObject,
  schemaReference,
} from './openapi-schemas.ts';

const HEADERS: Readonly<Record<string, readonly [description: string, schema: JsonObject]>> = {
  'API-Version': ['Date of the contract.', { type: 'string', format: 'date' }],
  'RateLimit-Limit': ['Requests per window.', { type: 'integer' }],
  'RateLimit-Policy': ['Limit and window, as `120;w=60`.', { type: 'string' }],
  'RateLimit-Remaining': ['Requests left in the window.', { type: 'integer' }],
  'RateLimit-Reset': ['Seconds until the window ends.', { type: 'integer' }],
  'Retry-After': ['Seconds to wait.', { type: 'integer' }],
  'WWW-Authenticate': ['How to authenticate (RFC 6750, RFC 9728).', { type: 'string' }],
  'X-Request-Id': ['Id of the request, for support.', { type: 'string' }],
};

/** The OpenAPI 3.1 document: the contract and the bindings of this surface, and nothing else. */
export function openApiDocument(serviceName: string, serverUrl: string): JsonObject {
  const paths = Map.groupBy(bindings, (binding) => binding.path);
  return {
    openapi: '3.1.0',
    info: {
      title: `${serviceName} API`,
      version: API_VERSION,
      description: `${SERVICE_DESCRIPTION}\n\nEvery answer carries API-Version, X-Request-Id and the RateLimit headers. Rates are counted per client address in windows of 60 seconds; a 429 names the seconds to wait, and retrying sooner extends the wait. Every failure has the shape \`{"error":{"code","message"}}\`: match the status first, the code second, and treat an unknown code like its status.`,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: serverUrl }],
    tags: [
      { name: 'API', description: 'The API itself.' },
      { name: 'Account', description: 'The account of an API key.' },
      { name: 'Agents', description: 'Registration of agents, for a higher read rate.' },
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
          { description, schema },
        ]),
      ),
      parameters: { RequestId: REQUEST_ID },
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

function operationObject(binding: Binding): JsonObject {
  const operation = operations[binding.operation];
  return {
    operationId: binding.operationId,
    tags: [binding.tag],
    summary: operation.summary,
    description: operation.description,
    security: operation.access.kind === 'key' ? [{ apiKey: [] }] : [],
    parameters: [...parameters(binding), { $ref: '#/components/parameters/RequestId' }],
    ...(binding.body === undefined
      ? undefined
      : {
          requestBody: {
            required: true,
            content: requestContent(operation.input, binding.body),
          },
        }),
    responses: {
      '200': {
        description: binding.answer.description,
        headers: standardHeaderReferences(),
        content: {
          'application/json': {
            schema: schemaReference(operation.output),
            example: binding.answer.example,
          },
        },
      },
      ...errorResponses(binding, operation),
    },
  };
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
  const parameter = (name: string, place: 'path' | 'query', example: unknown) => {
    const { description, ...schema } = fieldSchema(input, name);
    return { name, in: place, required: place === 'path', description, schema, example };
  };
  return [
    ...Object.entries(binding.pathExample ?? {}).map(([name, example]) =>
      parameter(name, 'path', example),
    ),
    ...(binding.query ?? []).map(({ name, example }) => parameter(name, 'query', example)),
  ];
}
