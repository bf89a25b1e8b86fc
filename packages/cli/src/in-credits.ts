/** `1 credit`, `2 credits`. */
export function inCredits(count: number): string {
  return `${count} ${count === 1 ? 'credit' : 'credits'}`;
}
