/** The code of a system error ('ENOENT') or of a PostgreSQL error ('57P03'). */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
