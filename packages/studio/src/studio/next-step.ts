import type { ErrorCode } from '../../../../src/contract/errors.ts';
import type { Model } from '../../../../src/contract/resources/model.ts';
import { modelsFor } from './choose-model.ts';
import type { MadeJob, RefusedJob } from './jobs.ts';

/** What helps after a refusal or a failure. */
export type Step =
  | { readonly kind: 'again' | 'edit' | 'picture' | 'billing' | 'reload' }
  | { readonly kind: 'other'; readonly model: Model };

type StepKind = Step['kind'];

/** By the code of a refusal; complete, so that a new code cannot be forgotten. */
const AFTER_REFUSAL = {
  invalid_request: 'edit',
  invalid_json: 'reload',
  missing_query: 'reload',
  unsupported_identity_type: 'reload',
  safety_rejected: 'edit',
  unsupported_operation: 'reload',
  operation_failed: 'again',
  unauthorized: 'reload',
  unauthenticated: 'reload',
  invalid_client: 'reload',
  insufficient_credits: 'billing',
  forbidden: 'edit',
  not_found: 'again',
  unknown_endpoint: 'reload',
  unknown_model: 'other',
  method_not_allowed: 'reload',
  not_acceptable: 'reload',
  request_timeout: 'again',
  idempotency_conflict: 'again',
  catalog_version_mismatch: 'again',
  quote_required: 'reload',
  quote_expired: 'again',
  quote_mismatch: 'again',
  job_running: 'again',
  payment_open: 'billing',
  limit_reached: 'again',
  webhook_disabled: 'again',
  payload_too_large: 'edit',
  query_too_large: 'reload',
  unsupported_media_type: 'picture',
  rate_limited: 'again',
  internal_error: 'again',
  provider_error: 'other',
  service_unavailable: 'again',
  billing_unavailable: 'again',
} as const satisfies Record<ErrorCode, StepKind>;

/** By the `error_code` of a job; what is not listed can be tried again. */
const AFTER_FAILURE: Readonly<Record<string, StepKind>> = {
  safety_rejected: 'edit',
  provider_error: 'other',
  timeout: 'other',
  image_unavailable: 'picture',
};

export function stepAfterRefusal(
  { problem, fitted, draft }: RefusedJob,
  models: readonly Model[],
): Step {
  if (problem.code === 'invalid_request' && draft.imageUrl !== null) return { kind: 'picture' };
  const kind = problem.code === null ? 'again' : AFTER_REFUSAL[problem.code];
  return toStep(kind, fitted.model, models);
}

export function stepAfterFailure({ video }: MadeJob, models: readonly Model[]): Step {
  const model = models.find(({ id }) => id === video.aiModel);
  return toStep(AFTER_FAILURE[video.error_code ?? ''] ?? 'again', model, models);
}

function toStep(kind: StepKind, failed: Model | undefined, models: readonly Model[]): Step {
  if (kind !== 'other') return { kind };
  const draftKind = failed?.type ?? 'video';
  const model = modelsFor(models, { kind: draftKind }).find(
    ({ id, available }) => available && id !== failed?.id,
  );
  return model === undefined ? { kind: 'again' } : { kind, model };
}
