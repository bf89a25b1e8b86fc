/** Ids of synthetic jobs begin like this. They carry all there is to know, and are open to everybody. */
export const SANDBOX_PREFIX = 'sbx_';

export function isSandboxId(id: unknown): boolean {
  return typeof id === 'string' && id.startsWith(SANDBOX_PREFIX);
}
