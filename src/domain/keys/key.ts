import type { Permission } from '../../contract/permissions.ts';

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
