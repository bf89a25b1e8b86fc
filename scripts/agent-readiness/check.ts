import { ISITAGENTREADY } from './isitagentready.ts';
import { ORA } from './ora.ts';
import { checkPoint, type Result } from './point.ts';
import { openSite } from './site.ts';

export async function checkAgentReadiness(baseUrl: string): Promise<readonly Result[]> {
  const site = openSite(baseUrl);
  const results: Result[] = [];
  for (const point of [...ISITAGENTREADY, ...ORA]) results.push(await checkPoint(point, site));
  return results;
}
