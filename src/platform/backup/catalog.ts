import type { Queryable } from '../database/index.ts';
import type { Relation, TableEntry } from './format.ts';

/** The schema of the queue engine; all other tables are in the schema that is searched first. */
const QUEUE_SCHEMA = 'graphile_worker';

/**
 * Which version a schema has is written by whoever brings it there. What is unlogged outlives no process.
 */
const IS_CONTENT = `c.relnamespace in (current_schema()::regnamespace, to_regnamespace('${QUEUE_SCHEMA}'))
  and c.relpersistence = 'p' and (n.nspname, c.relname) not in ((current_schema(), 'schema_migration'), ('${QUEUE_SCHEMA}', 'migrations'))`;

const FIND_TABLES = `select n.nspname as schema, c.relname as name,
    (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
     where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    array(select f.confrelid::int8::text from pg_constraint f
      where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as needs,
    c.oid::int8::text as oid
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and ${IS_CONTENT}
  order by 1, 2`;

const FIND_SEQUENCES = `select n.nspname as schema, c.relname as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'S' and ${IS_CONTENT}
  order by 1, 2`;

interface FoundTable extends Relation {
  readonly columns: string[];
  readonly needs: readonly string[];
  readonly oid: string;
}

/** Every table with content, each after those that its rows refer to. */
export async function findTables(database: Queryable): Promise<readonly TableEntry[]> {
  const { rows } = await database.query<FoundTable>(FIND_TABLES);
  const ordered: FoundTable[] = [];
  let left = rows;
  while (left.length > 0) {
    const waiting = new Set(left.map(({ oid }) => oid));
    const ready = left.filter(({ needs }) => !needs.some((oid) => waiting.has(oid)));
    if (ready.length === 0) throw new Error('Tables refer to each other in a circle');
    ordered.push(...ready);
    left = left.filter((table) => !ready.includes(table));
  }
  return ordered.map(({ schema, name, columns }) => ({ table: { schema, name }, columns }));
}

export async function findSequences(database: Queryable): Promise<readonly Relation[]> {
  const { rows } = await database.query<Relation>(FIND_SEQUENCES);
  return rows;
}

/** Sessions of other programs on this database, whatever they call themselves. */
export async function countOtherSessions(database: Queryable): Promise<number> {
  const { rows } = await database.query<{ others: number }>(
    `select count(*)::int as others from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  return rows[0]?.others ?? 0;
}

/** Removes all that migrations have made: everything of the two schemas that is not part of an extension. */
export async function dropEverything(database: Queryable): Promise<void> {
  await database.query(`do $$
    declare found record;
    begin
      drop schema if exists ${QUEUE_SCHEMA} cascade;
      for found in select c.oid::regclass::text as name from pg_class c
        where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
          and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
      loop execute 'drop table if exists ' || found.name || ' cascade'; end loop;
      for found in select p.oid::regprocedure::text as name from pg_proc p
        where p.pronamespace = current_schema()::regnamespace
          and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
      loop execute 'drop routine if exists ' || found.name || ' cascade'; end loop;
    end $$`);
}
