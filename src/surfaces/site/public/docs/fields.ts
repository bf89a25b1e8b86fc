import { z } from 'zod';

/** What of a JSON Schema the reference shows. */
const schemaSchema = z.object({
  $ref: z.string().optional(),
  type: z
    .union([z.string(), z.array(z.string()).transform((types) => types.join(' or '))])
    .optional(),
  description: z.string().optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  default: z.unknown().optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  required: z.array(z.string()).optional(),
  get items() {
    return schemaSchema.optional();
  },
  get properties() {
    return z.record(z.string(), schemaSchema).optional();
  },
  get oneOf() {
    return z.array(schemaSchema).optional();
  },
  get anyOf() {
    return z.array(schemaSchema).optional();
  },
});
export type Schema = z.infer<typeof schemaSchema>;
export { schemaSchema };

/** What a caller sends, by its name. */
export interface Field {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly isDeprecated: boolean;
  readonly description: string;
  /** Bounds in words, such as `1 to 4,000 characters`; empty where there are none. */
  readonly bounds: string;
  readonly defaultValue: string | null;
  /** What it may be; a pattern where there are too many to name. */
  readonly values: readonly string[];
}

interface Given {
  readonly isRequired: boolean;
  readonly isDeprecated?: boolean;
  readonly description?: string | undefined;
}

export function toField(name: string, schema: Schema, given: Given): Field {
  return {
    name,
    type: typeOf(schema),
    isRequired: given.isRequired,
    isDeprecated: given.isDeprecated ?? false,
    description: given.description ?? schema.description ?? '',
    bounds: boundsOf(schema),
    defaultValue: schema.default === undefined ? null : shown(schema.default),
    values: valuesOf(schema),
  };
}

/** The fields of a body, those of objects within it under a path such as `items[].model`. */
export function fieldsOf(schema: Schema, prefix = ''): readonly Field[] {
  if (schema.oneOf !== undefined) return fieldsOfVariants(schema.oneOf);
  const required = schema.required ?? [];
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const path = `${prefix}${name}`;
    const field = toField(path, property, { isRequired: required.includes(name) });
    const within = property.type === 'array' ? property.items : property;
    const isList = property.type === 'array';
    return [
      field,
      ...(within === undefined ? [] : fieldsOf(within, `${path}${isList ? '[]' : ''}.`)),
    ];
  });
}

/** Shapes that a constant field tells apart, as one list of fields. */
function fieldsOfVariants(variants: readonly Schema[]): readonly Field[] {
  const shapes = variants.map((variant) => fieldsOf(variant));
  const byName = Map.groupBy(shapes.flat(), ({ name }) => name);
  return [...byName.values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const descriptions = [...new Set(same.map(({ description }) => description))];
    const [constant] = shapes.find((shape) => shape.includes(first)) ?? [];
    const isEverywhere = same.length === variants.length;
    const only = isEverywhere
      ? []
      : [`Only where \`${constant?.name}\` is \`${constant?.values[0]}\`.`];
    return [
      {
        ...first,
        isRequired: isEverywhere && same.every(({ isRequired }) => isRequired),
        description: [...descriptions, ...only].join(' '),
        values: [...new Set(same.flatMap(({ values }) => values))],
      },
    ];
  });
}

function typeOf({ type, format, anyOf, items, enum: values }: Schema): string {
  if (anyOf !== undefined) return [...new Set(anyOf.map(typeOf))].join(' or ');
  if (type === 'array') return items === undefined ? 'list' : `list of ${typeOf(items)}s`;
  if (format === 'uuid' || format === 'uri') return format === 'uuid' ? 'UUID' : 'address';
  return type ?? (values === undefined ? 'any' : 'string');
}

function boundsOf(schema: Schema): string {
  const { type, minimum, maximum, minLength, maxLength, minItems, maxItems } = schema;
  if (type === 'array') return range(minItems, maxItems, ' items');
  if (type === 'string') return range(minLength, maxLength, ' characters');
  return range(minimum, maximum, '');
}

/** Of a number without an end nothing is said, because that of a double is no bound. */
function range(from: number | undefined, to: number | undefined, unit: string): string {
  if (to === undefined || to >= Number.MAX_SAFE_INTEGER) return '';
  const end = to.toLocaleString('en');
  return from === undefined || (from === 0 && unit !== '')
    ? `up to ${end}${unit}`
    : `${from.toLocaleString('en')} to ${end}${unit}`;
}

function valuesOf(schema: Schema): readonly string[] {
  const { enum: values, const: constant, items, anyOf, pattern, format } = schema;
  if (constant !== undefined) return [shown(constant)];
  const own = values ?? items?.enum ?? anyOf?.flatMap((each) => each.enum ?? []) ?? [];
  if (own.length === 0 && pattern !== undefined && format === undefined) return [pattern];
  return own.map(shown);
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
