import { DEPRECATIONS, type Deprecation } from '../../contract/deprecations.ts';
import type { Binding } from './binding.ts';

/** The register's entry for something that a binding marks as deprecated. */
export function findDeprecation(route: string): Deprecation {
  const found = DEPRECATIONS.find((entry) => entry.route === route);
  if (found === undefined) throw new Error(`${route} is not in the register of deprecations`);
  return found;
}

/** The deprecated query fields that a request uses. */
export function deprecatedFields({ query = [] }: Binding, given: unknown): readonly string[] {
  if (query.length === 0) return [];
  if (typeof given !== 'object' || given === null) return [];
  return query
    .filter(({ name, deprecated }) => deprecated === true && Object.hasOwn(given, name))
    .map(({ name }) => name);
}

/** RFC 9745; with a date of removal RFC 8594 as well. */
export function deprecationHeaders(
  baseUrl: string,
  { announced, sunset }: Pick<Deprecation, 'announced' | 'sunset'>,
): Readonly<Record<string, string>> {
  const at = (day: string) => new Date(`${day}T00:00:00Z`);
  return {
    deprecation: `@${at(announced).getTime() / 1_000}`,
    ...(sunset === undefined ? undefined : { sunset: at(sunset).toUTCString() }),
    link: `<${baseUrl}/v1>; rel="deprecation"; type="application/json"`,
  };
}
