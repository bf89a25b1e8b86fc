import { CATALOG_VERSION } from '../../contract/billing-catalog.ts';
import { LIMITS } from '../../contract/limits.ts';
import { API_VERSION } from '../../contract/version.ts';
import { TABLES } from './tables.ts';

/** What differs from one server to the next. */
export interface Names {
  readonly baseUrl: string;
  readonly serviceName: string;
}

/** Parts of paths, which readers fill in themselves. */
const PATH_PARAMETERS = new Set(['id', 'delivery', 'checkoutId', 'slug', 'topic', 'name']);

/** A name in braces without a blank. What follows a dollar or percent sign belongs to a sample. */
const PLACEHOLDER = /(?<![$%])\{([A-Za-z_]+(?:[.:][A-Za-z_.]+)?)\}/g;

/**
 * Fills in what articles call by a name in braces, so that no number or table of the contract is
 * written twice. An unknown name is an error: it would be printed as it is.
 */
export function fillIn(text: string, names: Names, where: string): string {
  return text.replaceAll(PLACEHOLDER, (written, name: string) => {
    if (PATH_PARAMETERS.has(name)) return written;
    const value = namedValue(name, names);
    if (value === undefined)
      throw new Error(`${where}: nothing is known to fill in for ${written}`);
    return value;
  });
}

function namedValue(name: string, { baseUrl, serviceName }: Names): string | undefined {
  if (name.startsWith('limits.')) return LIMIT_VALUES.get(name.slice('limits.'.length));
  if (name.startsWith('table:')) return TABLES.get(name.slice('table:'.length))?.(baseUrl);
  switch (name) {
    case 'base_url':
      return baseUrl;
    case 'service_name':
      return serviceName;
    case 'api_version':
      return API_VERSION;
    case 'catalog_version':
      return CATALOG_VERSION;
    default:
      return undefined;
  }
}

/** `pollIntervalSeconds`, and `workMinutesMax.video` where a limit has several values. */
const LIMIT_VALUES: ReadonlyMap<string, string> = new Map(
  Object.entries(LIMITS).flatMap(([name, limit]): [string, string][] =>
    typeof limit === 'number'
      ? [[name, limit.toLocaleString('en')]]
      : Object.entries(limit).map(([part, value]) => [`${name}.${part}`, String(value)]),
  ),
);
