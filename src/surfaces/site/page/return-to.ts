/** Where people go after signing in, unless they asked for another page. */
export const HOME = '/generate';

const CHARACTERS_MAX = 2_000;
const ANY_ORIGIN = 'http://any.invalid';

/** The path if it is one of ours, else `HOME`: browsers must not be sent to another site. */
export function localPath(path: string): string {
  if (path.length > CHARACTERS_MAX || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(path)) return HOME;
  const url = URL.parse(path, ANY_ORIGIN);
  if (url === null || url.origin !== ANY_ORIGIN) return HOME;
  // Resolving dots can leave two slashes at the front, which would name a host.
  const resolved = `${url.pathname}${encodedQuery(url.search)}${url.hash}`;
  return resolved.startsWith('//') ? HOME : resolved;
}

/** The sign-in library follows no path whose query has other characters than these. */
function encodedQuery(query: string): string {
  return query.replaceAll(
    /[^\w\-.+/=&%@?]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
}

/** The sign-in page, which leads to the path afterwards, unless it is too long to be followed. */
export function signInUrl(path: string): string {
  return withReturnTo('/sign-in', path);
}

/** The same for those who have no account yet. */
export function signUpUrl(path: string): string {
  return withReturnTo('/sign-up', path);
}

/** A page that leads to another one, which leads to the path in the end. */
export function withReturnTo(page: string, path: string): string {
  return path === HOME || path.length > CHARACTERS_MAX
    ? page
    : `${page}${page.includes('?') ? '&' : '?'}${new URLSearchParams({ returnTo: path })}`;
}
