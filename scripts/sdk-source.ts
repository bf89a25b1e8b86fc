import { ERRORS } from '../src/contract/errors.ts';
import { SANDBOX_OUTCOMES } from '../src/contract/resources/video.ts';
import { openApiDocument } from '../src/surfaces/rest/index.ts';

/** What the types of our clients are printed from: a part of JSON Schema, as our OpenAPI document uses it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly description?: string;
  readonly default?: unknown;
  readonly format?: string;
}

interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly description?: string;
  readonly schema: Schema;
}

interface Document {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { operationId: string; parameters?: Parameter[] }>>>
  >;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const HEADING = '// Printed by `npm run generate`; not to be edited.\n';

/** The resources of `/openapi.json` as types, and the query of every call that has one. */
export function sdkResources(): string {
  const { components, paths } = readDocument();
  const schemas = Object.entries(components.schemas).map(([name, schema]) =>
    declaration(name, schema),
  );
  const queries = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ operationId, parameters = [] }) => queryOf(operationId, parameters));
  return `${HEADING}\n${[...schemas, ...queries].join('\n\n')}\n`;
}

/** `/openapi.json`, as clients read it. */
export function readDocument(): Document {
  return JSON.parse(JSON.stringify(openApiDocument('Kinora', '/')));
}

/** One class for each code, and the table that finds it. */
export function sdkErrors(): string {
  const codes = Object.entries(ERRORS);
  const classes = codes.map(
    ([code, { meaning }]) =>
      `/** ${meaning} */\nexport class ${className(code)} extends ApiError<'${code}'> {}`,
  );
  const table = codes.map(([code]) => `  ${code}: ${className(code)},`);
  return [
    `${HEADING}import { ApiError } from '../api-error.ts';`,
    ...classes,
    `/** The class of each code. A code that is not listed comes from a newer server. */\nexport const ERROR_CLASSES = {\n${table.join('\n')}\n};\n`,
  ].join('\n\n');
}

/** The codes alone, which the class that all others extend is made for. */
export function sdkErrorCodes(): string {
  const codes = Object.keys(ERRORS).map((code) => `\n  | '${code}'`);
  const text = 'Every code that this version knows. A newer server may answer with others.';
  return `${HEADING}\n/** ${text} */\nexport type ErrorCode =${codes.join('')};\n`;
}

/** Outcomes as values too, because the command line lists them. */
export function sdkSandboxOutcomes(): string {
  const outcomes = SANDBOX_OUTCOMES.map((outcome) => `\n  '${outcome}',`);
  const text = 'How a job of the sandbox can be told to end, to test a program.';
  return `${HEADING}\n/** ${text} */\nexport const SANDBOX_OUTCOMES = [${outcomes.join('')}\n] as const;\n`;
}

/** insufficient_credits: InsufficientCreditsError; provider_error: ProviderError. */
export function className(code: string): string {
  const words = code.split('_').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${words.join('')}Error`.replace(/ErrorError$/, 'Error');
}

function declaration(name: string, schema: Schema): string {
  const text = comment(schema.description, '');
  return schema.type === 'object' && schema.properties !== undefined
    ? `${text}export interface ${name} ${objectType(schema, '')}`
    : `${text}export type ${name} = ${typeOf(schema, '')};`;
}

function queryOf(operationId: string, parameters: readonly Parameter[]): readonly string[] {
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  if (inQuery.length === 0) return [];
  const name = `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Query`;
  const properties = Object.fromEntries(
    inQuery.map(({ name: key, description, schema }) => [
      key,
      { ...schema, ...(description === undefined ? {} : { description }) },
    ]),
  );
  return [`export interface ${name} ${objectType({ properties }, '')}`];
}

function typeOf(schema: Schema, indent: string): string {
  if (schema.$ref !== undefined) return schema.$ref.replace('#/components/schemas/', '');
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum !== undefined) return union(schema.enum.map(literal));
  const options = schema.anyOf ?? schema.oneOf;
  if (options !== undefined) return union(options.map((option) => typeOf(option, indent)));
  if (Array.isArray(schema.type)) {
    return union(schema.type.map((type: string) => typeOf({ ...schema, type }, indent)));
  }
  switch (schema.type) {
    case 'object':
      return objectType(schema, indent);
    case 'array':
      return `readonly ${bracketed(typeOf(schema.items ?? {}, indent))}[]`;
    case 'integer':
    case 'number':
      return 'number';
    case 'string':
      return schema.format === 'binary' ? 'Blob' : 'string';
    case 'boolean':
      return 'boolean';
    case 'null':
      return 'null';
    default:
      return 'unknown';
  }
}

function objectType(schema: Schema, indent: string): string {
  const inner = `${indent}  `;
  const fields = Object.entries(schema.properties ?? {}).map(([key, value]) => {
    const isOptional = !schema.required?.includes(key);
    const name = /^[A-Za-z_]\w*$/.test(key) ? key : `'${key}'`;
    const type = typeOf(value, inner);
    return `${comment(value.description, inner)}${inner}readonly ${name}${isOptional ? '?' : ''}: ${type}${isOptional ? ' | undefined' : ''};`;
  });
  if (fields.length > 0) return `{\n${fields.join('\n')}\n${indent}}`;
  const values = schema.additionalProperties;
  return `Readonly<Record<string, ${typeof values === 'object' ? typeOf(values, indent) : 'unknown'}>>`;
}

function union(types: readonly string[]): string {
  return [...new Set(types)].join(' | ');
}

function bracketed(type: string): string {
  return type.includes(' | ') || type.startsWith('readonly ') ? `(${type})` : type;
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : JSON.stringify(value);
}

function comment(text: string | undefined, indent: string): string {
  return text === undefined ? '' : `${indent}/** ${text.replaceAll('*/', '* /')} */\n`;
}
