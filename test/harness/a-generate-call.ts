import { complete, noteProgress } from '../../src/domain/generation/index.ts';
import type { TestService } from './a-service.ts';
import { callTool } from './an-mcp-client.ts';
import { until } from './wait.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const RESULT = {
  assetName: 'kQ3v9x2mZt7LwA0c4dPq.mp4',
  assetBytes: 1,
  assetType: 'video/mp4',
  thumbnailName: null,
};

/** Ends the job as a worker would. */
export async function finish({ pool, announce }: TestService, id: string): Promise<void> {
  await complete(pool, { id, attempt: 0 }, { result: RESULT, now: NOW });
  await announce(id);
}

export async function progressed({ pool, announce }: TestService, id: string, progress: number) {
  await noteProgress(pool, { id, attempt: 0 }, progress);
  await announce(id);
}

export type Call = { name: string; arguments: Record<string, unknown> };

/** A call that starts a video, for a fresh account, and a look at what comes of it. */
export async function aGenerateCall(of: TestService) {
  const { secret: key, accountId } = await of.aKey();
  const quote = await callTool(of, 'estimate_credit_cost', { args: { model: 'kinora_motion_1' } });
  const { quote_id } = quote.structuredContent;
  const call = { name: 'generate_video', arguments: { prompt: 'A fox', quote_id } };
  /** The one generation of the account, as soon as there is one. */
  const job = async () => {
    let found: { id: string; status: string; error_code: string | null } | undefined;
    await until(async () => {
      const { rows } = await of.pool.query(
        'select id, status, error_code from generation where account_id = $1',
        [accountId],
      );
      found = rows[0];
      return found !== undefined;
    });
    if (found === undefined) throw new Error('There is no generation');
    return found;
  };
  const wallet = async () => {
    const { rows } = await of.pool.query('select balance, held from wallet where account_id = $1', [
      accountId,
    ]);
    return rows[0];
  };
  return { key, accountId, call, job, wallet };
}
