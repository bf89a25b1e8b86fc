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
  throw new Refusal('invalid_request', explain(schema, parsed.error.issues[0]));
}

function explain(schema: z.ZodType, issue: z.core.$ZodIssue | undefined): string {
  if (issue === undefined) return 'The request is malformed.';
  const expected = schemaAt(jsonSchemaOf(schema), issue.path);
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
      return `text${range(schema.minLength, schema.maxLength, 'characters')}`;
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
