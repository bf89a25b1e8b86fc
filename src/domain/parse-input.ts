import { z } from 'zod';
import { Refusal } from './refusal.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

const jsonSchemas = new WeakMap<z.ZodType, JsonSchema>();

/** Parses input at the door; a refusal names the field and says what would be accepted. */
export function parseInput<Parsed>(schema: z.ZodType<Parsed>, input: unknown): Parsed {
  // A surface that could not read the input hands over why, so that 401 and 403 come first.
  if (input instanceof Refusal) throw input;
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const expected = meant(jsonSchemaOf(schema), input);
  throw new Refusal('invalid_request', explain(expected, parsed.error.issues[0]));
}

function explain(schema: JsonSchema, issue: z.core.$ZodIssue | undefined): string {
  if (issue === undefined) return 'The request is malformed.';
  const expected = schemaAt(schema, issue.path);
  const field = fieldName(issue.path);
  if (issue.code === 'unrecognized_keys') {
    return `${unknownFields(issue)}${field === '' ? '' : ` in ${field}`}. ${acceptedFields(expected)}`;
  }
  const wanted = expected === undefined ? 'valid' : describe(expected);
  const subject = field === '' ? 'The request body' : field;
  return `${subject} ${isMissing(issue) ? 'is required: it' : ''} must be ${wanted}.`.replace(
    /\s+/g,
    ' ',
  );
}

function unknownFields(issue: z.core.$ZodIssueUnrecognizedKeys): string {
  const names = issue.keys.slice(0, 3).map((key) => JSON.stringify(clip(key)));
  return `Unknown field${names.length > 1 ? 's' : ''} ${names.join(', ')}`;
}

function acceptedFields(schema: JsonSchema | undefined): string {
  const names = Object.keys(schema?.properties ?? {});
  return names.length === 0 ? 'No fields are accepted.' : `Accepted: ${names.join(', ')}.`;
}

/** zod reports a missing field as a wrong type whose message ends in "received undefined". */
function isMissing(issue: z.core.$ZodIssue): boolean {
  return issue.code === 'invalid_type' && issue.message.endsWith('received undefined');
}

function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const known = jsonSchemas.get(schema);
  if (known !== undefined) return known;
  const made = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  jsonSchemas.set(schema, made);
  return made;
}

/** Of several shapes the one whose constants the input has; if none, what the constants may be. */
function meant(schema: JsonSchema, input: unknown): JsonSchema {
  const shapes = (schema.oneOf ?? schema.anyOf)?.filter(isSchema);
  if (shapes === undefined) return schema;
  const given: Readonly<Record<string, unknown>> =
    typeof input === 'object' && input !== null ? { ...input } : {};
  const constants = (shape: JsonSchema) =>
    Object.entries(shape.properties ?? {}).flatMap(([name, field]) =>
      isSchema(field) && field.const !== undefined ? [{ name, value: field.const }] : [],
    );
  const match = shapes.find((shape) =>
    constants(shape).every(({ name, value }) => given[name] === value),
  );
  if (match !== undefined) return match;
  const choices = Map.groupBy(shapes.flatMap(constants), ({ name }) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(
      [...choices].map(([name, options]) => [name, { enum: options.map(({ value }) => value) }]),
    ),
  };
}

function schemaAt(root: JsonSchema, path: readonly PropertyKey[]): JsonSchema | undefined {
  let here: JsonSchema | undefined = root;
  for (const step of path) {
    const next: unknown = typeof step === 'number' ? here?.items : here?.properties?.[String(step)];
    here = isSchema(next) ? next : undefined;
  }
  return here;
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((step, i) =>
      typeof step === 'number' ? `[${step}]` : `${i > 0 ? '.' : ''}${String(step)}`,
    )
    .join('');
}

function describe(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) {
    return `one of ${schema.enum.map((value) => JSON.stringify(value)).join(', ')}`;
  }
  if (schema.anyOf !== undefined) {
    return schema.anyOf.map((option) => (isSchema(option) ? describe(option) : 'any')).join(' or ');
  }
  switch (schema.type) {
    case 'integer':
      return `a whole number${range(schema.minimum, schema.maximum)}`;
    case 'number':
      return `a number${range(schema.minimum, schema.maximum)}`;
    case 'string':
      if (schema.format === 'uuid') return 'a UUID';
      return `text${range(schema.minLength, schema.maxLength, 'characters')}${likeness(schema)}`;
    case 'array':
      return `a list${range(schema.minItems, schema.maxItems, 'items')}`;
    case 'object':
      return 'a JSON object';
    case 'boolean':
      return 'true or false';
    case 'null':
      return 'null';
    default:
      return 'valid';
  }
}

/** A pattern of plain characters tells people something; one of character classes does not. */
function likeness({ pattern, format }: JsonSchema): string {
  if (pattern === undefined || format !== undefined || /\\[pP]\{/.test(pattern)) return '';
  return ` like ${pattern}`;
}

function range(from: number | undefined, to: number | undefined, unit = ''): string {
  const words = unit === '' ? '' : ` ${unit}`;
  if (from !== undefined && to !== undefined) {
    return unit === '' ? ` from ${from} to ${to}` : ` of ${from} to ${to}${words}`;
  }
  if (from !== undefined) return ` of at least ${from}${words}`;
  if (to !== undefined) return ` of at most ${to}${words}`;
  return '';
}

function clip(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
