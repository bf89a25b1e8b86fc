import { DEPRECATIONS } from '../../contract/deprecations.ts';
import type { Binding } from './binding.ts';

/** The deprecated query fields that a request uses. */
export function deprecatedFields({ query = [] }: Binding, given: unknown): readonly string[] {
  if (query.length === 0) return [];
  if (typeof given !== 'object' || given === null) return [];
  return query
    .filter(({ name, deprecated }) => deprecated === true && Object.hasOwn(given, name))
    .map(({ name }) => name);
}

/** RFC 9745. No Sunset: nothing has a date of removal. */
export function deprecationHeaders(baseUrl: string): Readonly<Record<string, string>> {
  const announced = DEPRECATIONS.find(({ surface }) => surface === 'rest')?.announced ?? '';
  return {
    deprecation: `@${Date.parse(`${announced}T00:00:00Z`) / 1_000}`,
    link: `<${baseUrl}/v1>; rel="deprecation"; type="application/json"`,
  };
}
