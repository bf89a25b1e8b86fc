/** Where people go after signing in, unless they asked for another page. */
export const HOME = '/keys';

const CHARACTERS_MAX = 2_000;
const ANY_ORIGIN = 'http://any.invalid';

/** The path if it is one of ours, else `HOME`: browsers must not be sent to another site. */
export function localPath(path: string): string {
  if (path.length > CHARACTERS_MAX || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(path)) return HOME;
  const url = URL.parse(path, ANY_ORIGIN);
  if (url === null || url.origin !== ANY_ORIGIN) return HOME;
  // Resolving dots can leave two slashes at the front, which would name a host.
  const resolved = `${url.pathname}${url.search}${url.hash}`;
  return resolved.startsWith('//') ? HOME : resolved;
}

/** The sign-in page, which leads to the path afterwards, unless it is too long to be followed. */
export function signInUrl(path: string): string {
  return path === HOME || path.length > CHARACTERS_MAX
    ? '/sign-in'
    : `/sign-in?${new URLSearchParams({ returnTo: path })}`;
}
