import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

interface MediaType {
  readonly schema: object;
}

interface OpenApi {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<Record<string, { responses: Readonly<Record<string, ResponseObject>> }>>
    >
  >;
  readonly components: {
    readonly schemas: object;
    readonly headers: Readonly<Record<string, { readonly required?: boolean }>>;
  };
}

interface ResponseObject {
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly content?: Readonly<Record<string, MediaType>>;
}

const document: OpenApi = JSON.parse(
  readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'),
);

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ $id: 'openapi', components: document.components });

const patterns = Object.keys(document.paths).map((path) => ({
  path,
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
}));

interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Fails when an answer is not what the document promises: status, headers, type and shape. */
export function checkAgainstOpenApi(exchange: Exchange): void {
  const path = exchange.path.split('?')[0] ?? '';
  const known = patterns.find(({ pattern }) => pattern.test(path));
  const operation =
    known === undefined ? undefined : document.paths[known.path]?.[exchange.method.toLowerCase()];
  if (operation === undefined) return;
  const where = `${exchange.method} ${path} → ${exchange.status}`;
  const response = operation.responses[exchange.status];
  if (response === undefined) throw new Error(`${where} is not documented`);
  for (const name of Object.keys(response.headers ?? {})) {
    const isRequired = document.components.headers[name]?.required === true;
    if (isRequired && !exchange.headers.has(name))
      throw new Error(`${where} lacks the header ${name}`);
  }
  checkBody(where, response, exchange);
}

function checkBody(where: string, { content }: ResponseObject, { headers, body }: Exchange): void {
  if (content === undefined) return;
  const type = headers.get('content-type')?.split(';')[0] ?? '';
  const schema = content[type]?.schema;
  if (schema === undefined) throw new Error(`${where} has the undocumented type ${type}`);
  const validate = compiled(schema);
  if (!validate(body)) {
    throw new Error(`${where} is not as documented: ${ajv.errorsText(validate.errors)}`);
  }
}

const validators = new Map<object, ValidateFunction>();

function compiled(schema: object): ValidateFunction {
  const validate = validators.get(schema) ?? ajv.compile(rebased(schema));
  validators.set(schema, validate);
  return validate;
}

/** References of the document are relative to the document, not to one schema of it. */
function rebased(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"openapi#/components/'));
}
