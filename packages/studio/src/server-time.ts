/** By how many milliseconds this machine's clock is behind the server's. */
let behind = 0;

/** Times of the service are compared with its own clock, not with one that may be wrong. */
export function noteServerTime(date: string | null): void {
  const time = Date.parse(date ?? '');
  // A header of whole seconds says nothing about less than two.
  if (Number.isFinite(time) && Math.abs(time - Date.now()) > 2_000) behind = time - Date.now();
}

/** Now, in milliseconds, by the server's clock. */
export function serverNow(): number {
  return Date.now() + behind;
}
