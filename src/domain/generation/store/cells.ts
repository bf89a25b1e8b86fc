import type { Queryable } from '../../../platform/database/index.ts';
import type { DrawnCell } from '../provider.ts';

export interface StoredCell {
  readonly generationId: string;
  /** Grows with each cell of a generation that is written. */
  readonly number: number;
  readonly drawn: DrawnCell;
}

const INSERT = {
  name: 'insert-cell',
  text: `insert into generation_cell
      (generation_id, cell, cells, frame, frames_done, frames_total, image, written_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8)
    on conflict do nothing`,
};

/** A second try draws the same cells again, which changes nothing. */
export async function insertCell(
  database: Queryable,
  { generationId, drawn }: Omit<StoredCell, 'number'>,
  now: Date,
): Promise<void> {
  const { cell, cells, frame, frames, jpeg } = drawn;
  const image = Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  const values = [generationId, cell, cells, frame, frames.done, frames.total, image, now];
  await database.query({ ...INSERT, values });
}

interface CellRow {
  generation_id: string;
  number: string;
  cell: number;
  cells: number;
  frame: number;
  frames_done: number;
  frames_total: number;
  image: Buffer;
}

const FIND = {
  name: 'find-cells',
  text: `select c.generation_id, c.number, c.cell, c.cells, c.frame, c.frames_done, c.frames_total,
      c.image
    from unnest($1::text[], $2::bigint[]) as wanted(id, after)
    join generation_cell c on c.generation_id = wanted.id and c.number > wanted.after
    order by c.number`,
};

/** Cells of several generations, of each those that were written after one. */
export async function findCells(
  database: Queryable,
  wanted: readonly { readonly id: string; readonly after: number }[],
): Promise<readonly StoredCell[]> {
  const values = [wanted.map(({ id }) => id), wanted.map(({ after }) => after)];
  const { rows } = await database.query<CellRow>({ ...FIND, values });
  return rows.map((row) => ({
    generationId: row.generation_id,
    number: Number(row.number),
    drawn: {
      cell: row.cell,
      cells: row.cells,
      frame: row.frame,
      frames: { done: row.frames_done, total: row.frames_total },
      jpeg: row.image,
    },
  }));
}

export async function deleteCells(database: Queryable, generationId: string): Promise<void> {
  await database.query('delete from generation_cell where generation_id = $1', [generationId]);
}

/** Those of processes that are gone. */
export async function deleteOldCells(database: Queryable, before: Date): Promise<void> {
  await database.query('delete from generation_cell where written_at < $1', [before]);
}
