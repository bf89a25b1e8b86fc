import { LIMITS } from '../../contract/limits.ts';
import type { FetchFailure, FetchFailureReason } from './fetcher.ts';

const { imageBytesMax, imageSecondsMax, imageRedirectsMax } = LIMITS;
const { imageMegapixelsMax, imageSideMax } = LIMITS;

const REASONS = {
  blocked_address: 'its address is not public',
  bad_scheme: 'it is not a plain http or https address',
  too_large: `it has more than ${imageBytesMax / 1_000_000} MB`,
  timeout: `it did not arrive within ${imageSecondsMax} seconds`,
  http_status: 'its server did not answer with a picture',
  wrong_type: 'it is not a PNG, JPEG, WebP, GIF or AVIF picture',
  too_many_pixels: `it has more than ${imageMegapixelsMax} megapixels or a side of more than ${imageSideMax.toLocaleString('en')} pixels`,
  unreachable: 'its server could not be reached',
  too_many_redirects: `it redirects more than ${imageRedirectsMax} times`,
} as const satisfies Record<FetchFailureReason, string>;

/** Why the image at `imageUrl` could not be had, for the one who named it. */
export function imageFailureReason({ reason, status }: FetchFailure): string {
  return status === null ? REASONS[reason] : `its server answered ${status}`;
}
