/** A name that nobody has used before. `randomUUID` is missing on pages that came by plain http. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(20));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
