export interface Deprecation {
  readonly surface: 'rest' | 'graphql';
  readonly element: string;
  readonly kind: 'parameter' | 'field' | 'enum_value' | 'query';
  /** How calls of it are counted per key, for mail to those who still use it. */
  readonly route: string | null;
  readonly replacement: string;
  readonly announced: string;
  /** The earliest date on which a later major version may leave it out. */
  readonly earliestRemoval: string;
  /** The date of removal, once there is one. */
  readonly sunset?: string;
}

export const DEPRECATIONS: readonly Deprecation[] = [
  {
    surface: 'rest',
    element: 'offset of GET /v1/videos',
    kind: 'parameter',
    route: 'GET /v1/videos?offset',
    replacement: 'cursor',
    announced: '2026-08-22',
    earliestRemoval: '2027-02-22',
  },
  {
    surface: 'graphql',
    element: 'Model.credits',
    kind: 'field',
    route: null,
    replacement: 'Model.creditCost',
    announced: '2026-08-26',
    earliestRemoval: '2027-02-22',
  },
  {
    surface: 'graphql',
    element: 'JobStatus.PENDING',
    kind: 'enum_value',
    route: null,
    replacement: 'JobStatus.GENERATING',
    announced: '2026-08-26',
    earliestRemoval: '2027-02-22',
  },
  {
    surface: 'graphql',
    element: 'Query.generation',
    kind: 'query',
    route: null,
    replacement: 'Query.job',
    announced: '2026-08-26',
    earliestRemoval: '2027-02-22',
  },
];
