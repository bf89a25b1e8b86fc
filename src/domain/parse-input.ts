import { z } from 'zod';
import type { Accepted } from '../contract/errors.ts';
import { type FieldPath, formatPath, Refusal } from './refusal.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

const jsonSchemas = new WeakMap<z.ZodType, JsonSchema>();

/** Parses input at the door; a refusal names the field and says what would be accepted. */
export function parseInput<Parsed>(schema: z.ZodType<Parsed>, input: unknown): Parsed {
  // A surface that could not read the input hands over why, so that 401 and 403 come first.
  if (input instanceof Refusal) throw input;
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw explain(matchingShape(jsonSchemaOf(schema), input), parsed.error.issues[0]);
}

function explain(schema: JsonSchema, issue: z.core.$ZodIssue | undefined): Refusal {
  if (issue === undefined) return new Refusal('invalid_request', 'The request is malformed.');
  const path = issue.path.map((step) => (typeof step === 'number' ? step : String(step)));
  const expected = schemaAt(schema, path);
  if (issue.code === 'unrecognized_keys') return unknownField(path, issue, expected);
  const subject = path.length === 0 ? 'The request body' : '{field}';
  const must = isMissing(issue) ? 'is required: it must' : 'must';
  return new Refusal(
    { code: 'invalid_request', ...(expected === undefined ? {} : { accepted: shown(expected) }) },
    `${subject} ${must} be ${expected === undefined ? 'valid' : describe(expected)}.`,
    { field: path },
  );
}

function unknownField(
  path: FieldPath,
  { keys }: z.core.$ZodIssueUnrecognizedKeys,
  expected: JsonSchema | undefined,
): Refusal {
  const names = keys.slice(0, 3).map((key) => JSON.stringify(clip(key)));
  const place = path.length === 0 ? '' : ` in ${formatPath(path)}`;
  const known = Object.keys(expected?.properties ?? {});
  const accepted =
    known.length === 0 ? 'No fields are accepted.' : `Accepted: ${known.join(', ')}.`;
  return new Refusal(
    { code: 'invalid_request', accepted: { propertyNames: { enum: known } } },
    `Unknown field${names.length > 1 ? 's' : ''} ${names.join(', ')}${place}. ${accepted}`,
    { field: [...path, clip(keys[0] ?? '')] },
  );
}

/** What a program needs of a schema to know what would be accepted. */
function shown(schema: JsonSchema): Accepted {
  const {
    $schema: _dialect,
    description: _words,
    default: _value,
    properties: _fields,
    items: _items,
    ...rest
  } = schema;
  return rest;
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
function matchingShape(schema: JsonSchema, input: unknown): JsonSchema {
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

function schemaAt(root: JsonSchema, path: FieldPath): JsonSchema | undefined {
  let here: JsonSchema | undefined = root;
  for (const step of path) {
    const next: unknown = typeof step === 'number' ? here?.items : here?.properties?.[step];
    here = isSchema(next) ? next : undefined;
  }
  return here;
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
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
      if (schema.format === 'date') return 'a date like 2026-01-31';
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
