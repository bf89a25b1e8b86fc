import type { Queryable } from '../../../platform/database/index.ts';
import type { Generation } from '../generation.ts';
import { isGenerationId } from '../video-id.ts';
import { COLUMNS, type GenerationRow, toGeneration } from './rows.ts';

/** The file that a generation has delivered. */
export interface DeliveredFile {
  /** In hexadecimal; null where it was not noted. */
  readonly sha256: string | null;
  readonly bytes: number;
  readonly contentType: string;
}

/** A generation with what its receipt tells besides. */
export interface GenerationOutcome {
  readonly generation: Generation;
  readonly unlimited: boolean;
  /** null unless it is completed. */
  readonly file: DeliveredFile | null;
}

interface Row extends GenerationRow {
  asset_bytes: string | null;
  asset_type: string | null;
  asset_sha256: Buffer | null;
}

const FIND = {
  name: 'find-generation-outcome',
  text: `select ${COLUMNS}, g.asset_bytes, g.asset_type, g.asset_sha256
    from generation g where g.id = $1 and g.account_id = $2`,
};

/** Another account's job is not found, like one that does not exist. */
export async function findOutcome(
  database: Queryable,
  { id, accountId }: { id: string; accountId: string },
): Promise<GenerationOutcome | undefined> {
  if (!isGenerationId(id)) return undefined;
  const { rows } = await database.query<Row>({ ...FIND, values: [id, accountId] });
  const [row] = rows;
  if (row === undefined) return undefined;
  return { generation: toGeneration(row), unlimited: row.unlimited, file: toFile(row) };
}

function toFile({ asset_bytes: bytes, asset_type: contentType, asset_sha256: sha256 }: Row) {
  if (bytes === null || contentType === null) return null;
  return { sha256: sha256?.toString('hex') ?? null, bytes: Number(bytes), contentType };
}
