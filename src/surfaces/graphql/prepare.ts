import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type OperationTypeNode,
  parse,
  validate,
} from 'graphql';
import { refuseTooMuch } from './limits.ts';
import { nestsDeeperThan } from './nesting.ts';

/** A document that may be executed, or why not. */
export type Prepared =
  | { readonly kind: 'ready'; readonly document: DocumentNode; readonly operation: OperationType }
  | { readonly kind: 'unreadable' | 'invalid'; readonly errors: readonly GraphQLError[] };

type OperationType = `${OperationTypeNode}`;

/** Together so long, measured in characters of their text, are the documents that are remembered. */
const REMEMBERED_CHARACTERS_MAX = 200_000;
const ERRORS_SHOWN_MAX = 10;
/** More than any document needs, and few enough for everything that walks down it. */
const NESTING_MAX = 100;

/** Clients send the same few documents again and again: each is parsed, measured and validated once. */
export function createPrepare(schema: GraphQLSchema): (text: string) => Prepared {
  const remembered = new Map<string, Prepared>();
  let characters = 0;

  function remember(text: string, prepared: Prepared): void {
    remembered.set(text, prepared);
    characters += text.length;
    for (const oldest of remembered.keys()) {
      if (characters <= REMEMBERED_CHARACTERS_MAX) break;
      remembered.delete(oldest);
      characters -= oldest.length;
    }
  }

  return (text) => {
    const known = remembered.get(text);
    if (known !== undefined) return known;
    const prepared = prepare(schema, text);
    // Mistakes are rarely made twice, and whoever makes them on purpose must not push the others out.
    if (prepared.kind === 'ready') remember(text, prepared);
    return prepared;
  };
}

function prepare(schema: GraphQLSchema, text: string): Prepared {
  if (nestsDeeperThan(text, NESTING_MAX)) {
    const message = `Brackets nest deeper than ${NESTING_MAX} levels.`;
    return { kind: 'unreadable', errors: [new GraphQLError(message)] };
  }
  const document = parseOrError(text);
  if (document instanceof GraphQLError) return { kind: 'unreadable', errors: [document] };
  const operations = document.definitions.filter(
    (each): each is OperationDefinitionNode => each.kind === Kind.OPERATION_DEFINITION,
  );
  const [operation, another] = operations;
  if (operation === undefined || another !== undefined) {
    const message = `A document must hold exactly one operation; this one holds ${operations.length}.`;
    return { kind: 'invalid', errors: [new GraphQLError(message, { nodes: operations })] };
  }
  const tooMuch = refuseTooMuch(schema, document, operation);
  if (tooMuch !== null) return { kind: 'invalid', errors: [tooMuch] };
  const errors = validate(schema, document, undefined, { maxErrors: ERRORS_SHOWN_MAX });
  if (errors.length > 0) return { kind: 'invalid', errors };
  return { kind: 'ready', document, operation: operation.operation };
}

function parseOrError(text: string): DocumentNode | GraphQLError {
  try {
    return parse(text);
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}
