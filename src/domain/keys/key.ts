import type { Permission } from '../../contract/permissions.ts';
import type { ApiKeyResource } from '../../contract/resources/account.ts';

/** A key as its owner sees it; the secret is not part of it. */
export interface ApiKey {
  readonly id: string;
  readonly name: string;
  readonly lastFour: string;
  readonly permissions: readonly Permission[];
  readonly dailyCeiling: number | null;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
  readonly revokedAt: Date | null;
}

export function toKeyResource(key: ApiKey): ApiKeyResource {
  return {
    id: key.id,
    name: key.name,
    last_four: key.lastFour,
    permissions: [...key.permissions],
    daily_ceiling: key.dailyCeiling,
    created_at: key.createdAt.toISOString(),
    last_used_at: key.lastUsedAt?.toISOString() ?? null,
    revoked_at: key.revokedAt?.toISOString() ?? null,
  };
}
