import type { ObjectRef, SchemaTypes } from '@pothos/core';
import { builder } from './builder.ts';

type Eventually<Value> = Value | Promise<Value>;

/** A page of a list. What costs a read of its own is found out only when somebody asks. */
export interface Connection<Shape> {
  readonly edges: readonly Edge<Shape>[];
  readonly hasNextPage: () => Eventually<boolean>;
  readonly hasPreviousPage: () => Eventually<boolean>;
  readonly totalCount: () => Eventually<number>;
}

interface Edge<Shape> {
  readonly cursor: string;
  readonly node: Shape;
}

const PageInfo = builder.objectRef<Connection<unknown>>('PageInfo').implement({
  description: 'Where a page stands in its list.',
  fields: (t) => ({
    hasNextPage: t.boolean({
      description: 'Whether the list goes on after this page.',
      resolve: (page) => page.hasNextPage(),
    }),
    hasPreviousPage: t.boolean({
      description: 'Whether the list has more before this page.',
      resolve: (page) => page.hasPreviousPage(),
    }),
    startCursor: t.string({
      nullable: true,
      description: 'The cursor of the first edge, for `before`; null when there is none.',
      resolve: (page) => page.edges[0]?.cursor ?? null,
    }),
    endCursor: t.string({
      nullable: true,
      description: 'The cursor of the last edge, for `after`; null when there is none.',
      resolve: (page) => page.edges.at(-1)?.cursor ?? null,
    }),
  }),
});

type Types = typeof builder extends { $inferSchemaTypes: infer Inferred extends SchemaTypes }
  ? Inferred
  : never;

/** The connection of a type: `ModelConnection` and `ModelEdge` for `Model`. */
export function connectionOf<Shape extends object>(
  name: string,
  {
    node,
    of,
    isCounted = true,
  }: {
    readonly node: ObjectRef<Types, Shape>;
    readonly of: string;
    /** Whether the connection says how many there are in all. */
    readonly isCounted?: boolean;
  },
): ObjectRef<Types, Connection<Shape>> {
  const Node: ObjectRef<Types, object> = node;
  const EdgeType = builder.objectRef<Edge<Shape>>(`${name}Edge`).implement({
    description: `One of the ${of}, with its place in the list.`,
    fields: (t) => ({
      cursor: t.exposeString('cursor', { description: 'The place in the list. Opaque.' }),
      node: t.field({
        type: Node,
        description: `The ${name} itself.`,
        resolve: (edge) => edge.node,
      }),
    }),
  });
  return builder.objectRef<Connection<Shape>>(`${name}Connection`).implement({
    description: `A page of ${of}.`,
    fields: (t) => ({
      edges: t.field({
        type: [EdgeType],
        description: 'What the page holds, in order.',
        resolve: (page) => page.edges,
      }),
      pageInfo: t.field({
        type: PageInfo,
        description: 'Where the page stands in the list.',
        resolve: (page) => page,
      }),
      ...(isCounted
        ? {
            totalCount: t.int({
              description: 'How many there are in the whole list, whatever the page.',
              resolve: (page) => page.totalCount(),
            }),
          }
        : {}),
    }),
  });
}
