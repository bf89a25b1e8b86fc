import {
  type FieldNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';

/** Whether a field asks about the schema: one of the two doors to it, or anything behind them. */
export function isAboutSchema(field: FieldNode, parent: GraphQLNamedType | undefined): boolean {
  return isDoor(field) || parent?.name.startsWith('__') === true;
}

export function isDoor({ name }: FieldNode): boolean {
  return name.value === '__schema' || name.value === '__type';
}

/** How many answers each list of the introspection has in a schema; means, where it depends on the type. */
export function introspectionSizes(schema: GraphQLSchema): ReadonlyMap<string, number> {
  const types = Object.values(schema.getTypeMap());
  const composite = types.filter((type) => isObjectType(type) || isInterfaceType(type));
  const fields = composite.map((type) => Object.values(type.getFields()));
  return new Map([
    ['types', types.length],
    ['directives', schema.getDirectives().length],
    ['fields', mean(fields.map((each) => each.length))],
    ['args', mean(fields.flat().map(({ args }) => args.length))],
    ['interfaces', mean(composite.map((type) => type.getInterfaces().length))],
    [
      'inputFields',
      mean(types.filter(isInputObjectType).map((type) => Object.keys(type.getFields()).length)),
    ],
    ['enumValues', mean(types.filter(isEnumType).map((type) => type.getValues().length))],
    [
      'possibleTypes',
      mean(types.filter(isAbstractType).map((type) => schema.getPossibleTypes(type).length)),
    ],
  ]);
}

function mean(sizes: readonly number[]): number {
  const sum = sizes.reduce((one, other) => one + other, 0);
  return Math.max(1, Math.ceil(sum / Math.max(1, sizes.length)));
}
