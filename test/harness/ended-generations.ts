import { complete, fail } from '../../src/domain/generation/index.ts';
import type { TestService } from './a-service.ts';

/** Completes generations that no worker has begun, as a worker would, without a file behind them. */
export async function completeAll(
  { pool }: Pick<TestService, 'pool'>,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) {
    const result = {
      assetName: `${id}.png`,
      assetBytes: 1,
      assetType: 'image/png',
      thumbnailName: `${id}.jpg`,
    };
    await complete(pool, { id, attempt: 0 }, { result, now: new Date() });
  }
}

/** Fails them, so that what was held is released. */
export async function failAll(
  { pool }: Pick<TestService, 'pool'>,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) {
    await fail(pool, { id, attempt: null, code: 'provider_error', now: new Date() });
  }
}
