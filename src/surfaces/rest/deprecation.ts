import { DEPRECATIONS, type Deprecation } from '../../contract/deprecations.ts';
import type { RestBinding } from './bindings.ts';

type DeprecatedParameter = Deprecation & { readonly route: string };

/** The deprecated query fields of a binding by name, from the contract's register. */
export function deprecatedFields({
  method,
  path,
  query = [],
}: Pick<RestBinding, 'method' | 'path' | 'query'>): ReadonlyMap<string, DeprecatedParameter> {
  return new Map(
    query.flatMap((name) => {
      const deprecation = findDeprecation(`${method} ${path}?${name}`);
      return deprecation === undefined ? [] : [[name, deprecation] as const];
    }),
  );
}

/** The register's entry for a route or a parameter of it. */
export function findDeprecation(route: string): DeprecatedParameter | undefined {
  return DEPRECATED.get(route);
}

const DEPRECATED: ReadonlyMap<string, DeprecatedParameter> = new Map(
  DEPRECATIONS.flatMap((entry) =>
    entry.route === null ? [] : [[entry.route, { ...entry, route: entry.route }] as const],
  ),
);

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
