const DAILY_CEILING = '20';

/** Where a person makes a key for an agent: the form, filled in with what an agent needs. */
export function createKeyAddress(baseUrl: string, name: string): string {
  const wish = new URLSearchParams({
    name,
    permissions: 'generate,read',
    daily_ceiling: DAILY_CEILING,
  });
  // A comma needs no escape in a query, and people read the address.
  return `${baseUrl}/keys/new?${wish.toString().replaceAll('%2C', ',')}`;
}
