import { BILLING_VERSION } from '../../contract/billing-catalog.ts';
import { CHANGELOG } from '../../contract/changelog.ts';
import { DEPRECATIONS } from '../../contract/deprecations.ts';
import { indexLinks } from '../../contract/entry-points.ts';
import { RATE_LIMITS, RATE_WINDOW_SECONDS } from '../../contract/limits.ts';
import { operations } from '../../contract/operations/index.ts';
import type { ApiIndex } from '../../contract/resources/api-index.ts';
import { API_VERSION, SERVICE_DESCRIPTION, VERSIONING_POLICY } from '../../contract/version.ts';
import { bindings } from './bindings.ts';

export function buildApiIndex(serviceName: string, baseUrl: string): ApiIndex {
  return {
    name: serviceName,
    description: SERVICE_DESCRIPTION,
    api_version: API_VERSION,
    billing_version: BILLING_VERSION,
    links: {
      self: `${baseUrl}/v1`,
      models: `${baseUrl}/v1/models`,
      ...Object.fromEntries(
        Object.entries(indexLinks()).map(([name, path]) => [name, `${baseUrl}${path}`]),
      ),
    },
    endpoints: bindings.map(({ method, path, operation }) => ({
      method,
      path,
      operation,
      summary: operations[operation].summary,
      key_required: operations[operation].access.kind === 'key',
    })),
    rate_limits: Object.entries(RATE_LIMITS).map(([surface, limit]) => ({
      surface,
      covers: limit.covers,
      window_seconds: RATE_WINDOW_SECONDS,
      anonymous: limit.anonymous,
      registered_agent: limit.registeredAgent,
    })),
    versioning: {
      ...VERSIONING_POLICY,
      breaking: [...VERSIONING_POLICY.breaking],
      not_breaking: [...VERSIONING_POLICY.not_breaking],
      deprecations: DEPRECATIONS.filter(({ surface }) => surface === 'rest').map((entry) => ({
        element: entry.element,
        replacement: entry.replacement,
        announced: entry.announced,
        earliest_removal: entry.earliestRemoval,
      })),
      changelog: CHANGELOG.map(({ date, changes }) => ({ date, changes: [...changes] })),
    },
  };
}
