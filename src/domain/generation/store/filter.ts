import type { VideoFilter } from '../../../contract/resources/video.ts';
import type { Queryable } from '../../../platform/database/index.ts';

export function isEmptyFilter(filter: VideoFilter): boolean {
  return Object.values(filter).every((wanted) => wanted === undefined);
}

/** Words of ASCII alone are found in a fraction of the time, because their case needs no tables. */
export type Words = 'ascii' | 'unicode';

export function wordsOf({ q = '' }: VideoFilter): Words {
  return /^[\x20-\x7e]*$/.test(q) ? 'ascii' : 'unicode';
}

/**
 * The condition on a generation `g`; its five values are the parameters from `$first` on. Rows of one
 * account are read in the order of its history, so that words need no index of their own.
 */
export function filterFrom(first: number, kind: Words): string {
  const [type, status, model, ratio, words] = [0, 1, 2, 3, 4].map((i) => `$${first + i}`);
  const collation = kind === 'ascii' ? 'collate "C"' : '';
  return `(${type}::text is null or g.type = ${type})
    and (${status}::text is null or g.status = ${status})
    and (${model}::text is null or g.model_id = ${model})
    and (${ratio}::text is null or g.aspect_ratio = ${ratio})
    and (${words}::text is null
      or lower(g.prompt ${collation}) like all ((select lower(${words}))::text[]))`;
}

export function filterValues(filter: VideoFilter): readonly unknown[] {
  const { type = null, status = null, aspectRatio = null, q } = filter;
  // Ids are stored in the form that the catalogue prints.
  const model = filter.aiModel?.replaceAll('-', '_') ?? null;
  return [type, status, model, aspectRatio, q === undefined ? null : patternsOf(q)];
}

/**
 * Each word anywhere in the text, its own `%`, `_` and `\` taken as they are. A list as PostgreSQL writes it,
 * because the server puts all of it into lower case by the same rules as the prompts.
 */
function patternsOf(words: string): string {
  const patterns = words.split(/\s+/u).map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`);
  return `{${patterns.map((pattern) => `"${pattern.replaceAll(/[\\"]/g, '\\$&')}"`).join(',')}}`;
}

function countStatement(kind: Words) {
  return {
    name: `count-filtered-generations-${kind}`,
    text: `select count(*)::int as count from generation g
      where g.account_id = $1 and ${filterFrom(2, kind)}`,
  };
}
const COUNT = { ascii: countStatement('ascii'), unicode: countStatement('unicode') };

export async function countFiltered(
  database: Queryable,
  { accountId, filter }: { accountId: string; filter: VideoFilter },
): Promise<number> {
  const values = [accountId, ...filterValues(filter)];
  const { rows } = await database.query<{ count: number }>({
    ...COUNT[wordsOf(filter)],
    values,
  });
  return rows[0]?.count ?? 0;
}
