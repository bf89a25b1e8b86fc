/** Where people land who were on their way to nowhere else. */
export const HOME = '/keys';

const CHARACTERS_MAX = 2_000;
const ELSEWHERE = 'http://elsewhere.invalid';

/** A path of ours, or home: an address that a browser could take for another site is not followed. */
export function localPath(wished: string): string {
  if (wished.length > CHARACTERS_MAX || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(wished)) return HOME;
  const url = URL.parse(wished, ELSEWHERE);
  if (url === null || url.origin !== ELSEWHERE) return HOME;
  // Dots can vanish from the front and leave two slashes, which would name a host.
  const path = `${url.pathname}${url.search}${url.hash}`;
  return path.startsWith('//') ? HOME : path;
}

export function signInFor(path: string): string {
  return path === HOME ? '/sign-in' : `/sign-in?${new URLSearchParams({ returnTo: path })}`;
}
