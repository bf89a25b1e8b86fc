import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  visit,
} from 'graphql';
import { LIMITS } from '../../contract/limits.ts';
import { introspectionSizes, isAboutSchema, isDoor } from './introspection.ts';

/** How much a document asks for, fragments counted wherever they are used. */
interface Extent {
  readonly depth: number;
  readonly aliases: number;
  readonly cost: number;
  /** Fields about the schema, each counted as often as the lists around it repeat it. */
  readonly introspection: number;
}

type Measure = (selections: SelectionSetNode, type: GraphQLNamedType | undefined) => Extent;

const NOTHING: Extent = { depth: 0, aliases: 0, cost: 0, introspection: 0 };

/**
 * Refuses what would be too much work. Comes before validation, which takes long for documents that repeat
 * themselves; every fragment is measured once, so that measuring itself never takes long.
 */
export function refuseTooMuch(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): GraphQLError | null {
  const written = countWritten(document);
  if (written > LIMITS.graphqlSelectionsMax) {
    return tooMuch('selections', written, LIMITS.graphqlSelectionsMax);
  }
  const measure = createMeasure(schema, document);
  const root = schema.getRootType(operation.operation) ?? undefined;
  const { depth, aliases, cost, introspection } = measure(operation.selectionSet, root);
  if (depth > LIMITS.graphqlDepthMax) return tooMuch('levels', depth, LIMITS.graphqlDepthMax);
  if (aliases > LIMITS.graphqlAliasesMax) {
    return tooMuch('aliases', aliases, LIMITS.graphqlAliasesMax);
  }
  if (introspection > LIMITS.graphqlIntrospectionMax) {
    return tooMuch('introspection', introspection, LIMITS.graphqlIntrospectionMax);
  }
  return cost > LIMITS.graphqlCostMax ? tooMuch('fields', cost, LIMITS.graphqlCostMax) : null;
}

function tooMuch(
  what: 'selections' | 'levels' | 'aliases' | 'fields' | 'introspection',
  found: number,
  most: number,
) {
  const words = {
    selections: 'selections and directives written in the document',
    levels: 'levels of nesting',
    aliases: 'aliases',
    fields: 'fields, each counted as often as the pages around it may repeat it',
    introspection:
      'fields about the schema, each counted as often as the lists around it repeat it',
  }[what];
  return new GraphQLError(`The query asks for too much: ${found} ${words}. At most ${most} do.`);
}

function countWritten(document: DocumentNode): number {
  let count = 0;
  const note = () => {
    count += 1;
  };
  visit(document, { Field: note, FragmentSpread: note, InlineFragment: note, Directive: note });
  return count;
}

function createMeasure(schema: GraphQLSchema, { definitions }: DocumentNode): Measure {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const each of definitions) {
    if (each.kind === Kind.FRAGMENT_DEFINITION) fragments.set(each.name.value, each);
  }
  const sizes = introspectionSizes(schema);
  const measured = new Map<string, Extent>();

  const measureFragment = (name: string): Extent => {
    const known = measured.get(name);
    if (known !== undefined) return known;
    // One that spreads itself adds nothing here, and is refused by validation.
    measured.set(name, NOTHING);
    const fragment = fragments.get(name);
    if (fragment === undefined) return NOTHING;
    const type = schema.getType(fragment.typeCondition.name.value);
    const extent = measure(fragment.selectionSet, type);
    measured.set(name, extent);
    return extent;
  };

  const measureField = (field: FieldNode, parent: GraphQLNamedType | undefined): Extent => {
    const aliases = field.alias === undefined ? 0 : 1;
    const isOfSchema = isAboutSchema(field, parent);
    const type = typeOfField(schema, field, parent);
    const own = { cost: isOfSchema ? 0 : costOf(type), introspection: isOfSchema ? 1 : 0 };
    if (field.selectionSet === undefined) return { depth: 1, aliases, ...own };
    const inner = measure(field.selectionSet, type);
    const listSize = isOfSchema ? (sizes.get(field.name.value) ?? 1) : 1;
    return {
      // Types nest deep by their nature; a rule of GraphQL itself bounds how far a query may follow them.
      depth: isDoor(field) ? 1 : inner.depth + 1,
      aliases: aliases + inner.aliases,
      cost: own.cost + inner.cost * pageSize(field, type),
      introspection: own.introspection + inner.introspection * listSize,
    };
  };

  const measureOne = (selection: SelectionNode, type: GraphQLNamedType | undefined): Extent => {
    if (selection.kind === Kind.FIELD) return measureField(selection, type);
    if (selection.kind === Kind.FRAGMENT_SPREAD) return measureFragment(selection.name.value);
    const condition = selection.typeCondition?.name.value;
    const narrowed = condition === undefined ? type : schema.getType(condition);
    return measure(selection.selectionSet, narrowed);
  };

  const measure: Measure = ({ selections }, type) =>
    selections.map((selection) => measureOne(selection, type)).reduce(together, NOTHING);
  return measure;
}

function together(one: Extent, other: Extent): Extent {
  return {
    depth: Math.max(one.depth, other.depth),
    aliases: one.aliases + other.aliases,
    cost: one.cost + other.cost,
    introspection: one.introspection + other.introspection,
  };
}

function typeOfField(
  schema: GraphQLSchema,
  { name }: FieldNode,
  parent: GraphQLNamedType | undefined,
): GraphQLNamedType | undefined {
  if (name.value === '__schema') return schema.getType('__Schema');
  if (name.value === '__type') return schema.getType('__Type');
  if (!isObjectType(parent) && !isInterfaceType(parent)) return undefined;
  const field = parent.getFields()[name.value];
  return field === undefined ? undefined : getNamedType(field.type);
}

/** A type may say that it costs more than others. */
function costOf(type: GraphQLNamedType | undefined): number {
  const cost = type?.extensions['cost'];
  return typeof cost === 'number' ? cost : 1;
}

/** How often a page may repeat what is inside it; one whose size is not written counts as the largest. */
function pageSize(
  { arguments: given = [] }: FieldNode,
  type: GraphQLNamedType | undefined,
): number {
  if (type?.name.endsWith('Connection') !== true) return 1;
  const size = given.find(({ name }) => name.value === 'first' || name.value === 'last')?.value;
  // A size that is out of bounds is refused later, and must not make the rest look cheap.
  const isWithin = size?.kind === Kind.INT && Number(size.value) >= 0;
  return isWithin ? Number(size.value) : LIMITS.graphqlPageSizeMax;
}
