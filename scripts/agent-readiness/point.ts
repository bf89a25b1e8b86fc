import type { Site } from './site.ts';

/** One thing that a public scanner looks at. */
export interface Point {
  readonly name: string;
  /** Why it says nothing about this service; such a point is not checked. */
  readonly notApplicable?: string;
  /** What is wrong; empty when nothing is. */
  check(site: Site): Promise<readonly string[]>;
}

export interface Result {
  readonly name: string;
  readonly outcome: 'pass' | 'fail' | 'not applicable';
  readonly why: string;
}

export async function checkPoint(point: Point, site: Site): Promise<Result> {
  const { name, notApplicable } = point;
  if (notApplicable !== undefined) return { name, outcome: 'not applicable', why: notApplicable };
  const wrong = await point
    .check(site)
    .catch((error: unknown) => [error instanceof Error ? error.message : String(error)]);
  return { name, outcome: wrong.length === 0 ? 'pass' : 'fail', why: wrong.join('; ') };
}

/** The sentences whose condition does not hold. */
export function unless(...conditions: readonly (readonly [boolean, string])[]): readonly string[] {
  return conditions.filter(([holds]) => !holds).map(([, wrong]) => wrong);
}

export function notApplicable(name: string, why: string): Point {
  return { name, notApplicable: why, check: async () => [] };
}
