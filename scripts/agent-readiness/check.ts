import { ISITAGENTREADY } from './isitagentready.ts';
import { ORA } from './ora.ts';
import { checkPoint, type Result } from './point.ts';
import { openSite } from './site.ts';

/** Checks every point, but those that need an address that is left out. */
export async function checkAgentReadiness(
  baseUrl: string,
  leftOut: ReadonlySet<string> = new Set(),
): Promise<readonly Result[]> {
  const site = openSite(baseUrl);
  const points = [...ISITAGENTREADY, ...ORA].filter(
    ({ needs }) => !needs.some((path) => leftOut.has(path)),
  );
  const results: Result[] = [];
  for (const point of points) results.push(await checkPoint(point, site));
  return results;
}
