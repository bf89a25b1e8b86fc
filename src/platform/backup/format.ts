import { z } from 'zod';

/**
 * A backup is a gzipped script that `psql` could run on an empty schema of the same version. What we read
 * ourselves are its comments: each is one of these entries as JSON, followed by the statement that it is about.
 */
export const FORMAT = 'kinora-backup-1';

const relation = z.object({ schema: z.string(), name: z.string() });

export type Relation = z.infer<typeof relation>;

const heading = z.object({
  format: z.literal(FORMAT),
  made_at: z.string(),
  /** Of the program that made it. */
  version: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })).min(1),
});

const rows = z.object({ table: relation, columns: z.array(z.string()).min(1) });
/** Follows the rows of a table. */
const sums = z.object({ rows: z.int(), sha256: z.string() });
const sequence = z.object({ sequence: relation, value: z.string(), called: z.boolean() });
/** Comes last; a file without it was cut off. */
const ending = z.object({ tables: z.int(), total_rows: z.int() });

export const entry = z.union([heading, rows, sums, sequence, ending]);

export type Entry = z.infer<typeof entry>;
export type Heading = z.infer<typeof heading>;
export type TableEntry = z.infer<typeof rows>;

export const ENTRY_PREFIX = '-- ';
/** What PostgreSQL's own text format ends the rows of a table with. */
export const END_OF_ROWS = '\\.';

export function line(content: Entry): string {
  return `${ENTRY_PREFIX}${JSON.stringify(content)}\n`;
}

export function quoted({ schema, name }: Relation): string {
  return `${identifier(schema)}.${identifier(name)}`;
}

export function columnList(columns: readonly string[]): string {
  return columns.map(identifier).join(', ');
}

function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
