import { type AVendor, aVendor, type Reply } from './a-vendor.ts';
import { ok } from './dialect.ts';

/** The smallest picture there is. */
const A_PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const FAL_TASK = '/fal-ai/flux-pro/requests/764cabcf';
const FAL_START = 'POST /fal-ai/flux-pro/v1.1';
const GOOGLE_START = 'POST /v1beta/models/imagen-4.0-generate-001:predict';

export const bflEnvironment = (url: string) => ({
  BFL_API_KEY: 'bfl-secret',
  BFL_BASE_URL: `${url}/v1`,
});

export const falEnvironment = (url: string) => ({ FAL_KEY: 'fal-key', FAL_BASE_URL: url });

export const googleEnvironment = (url: string) => ({
  GOOGLE_API_KEY: 'AIza-secret',
  GOOGLE_BASE_URL: `${url}/v1beta`,
});

/** fal makes `flux_1_1_pro`: accepted, then polled, then fetched. */
export function falWorks(url: string): Readonly<Record<string, Reply>> {
  return {
    [FAL_START]: ok({ status: 'IN_QUEUE', request_id: '764cabcf' }),
    [`GET ${FAL_TASK}/status`]: ok({ status: 'COMPLETED', request_id: '764cabcf' }),
    [`GET ${FAL_TASK}`]: ok({ images: [{ url: `${url}/files/cat.png` }] }),
    'GET /files/cat.png': { status: 200, bytes: A_PNG, contentType: 'image/png' },
  };
}

/** Google makes `imagen_4`: the answer to the start encloses the picture, and comes at once unless told when. */
export function googleWorks(
  after: () => Promise<unknown> = async () => {},
): Readonly<Record<string, Reply>> {
  const picture = { bytesBase64Encoded: A_PNG.toString('base64'), mimeType: 'image/png' };
  return { [GOOGLE_START]: { status: 200, json: { predictions: [picture] }, after } };
}

/** How often a vendor was asked to make this prompt. */
export function startsOf({ received }: AVendor, prompt: string): number {
  return received.filter(
    ({ route, body }) => route.startsWith('POST') && JSON.stringify(body).includes(`"${prompt}"`),
  ).length;
}

/** Two vendors at one address that make whatever they are asked for. */
export async function workingVendors(): Promise<{
  vendor: AVendor;
  environment: Readonly<Record<string, string>>;
}> {
  const vendor = await aVendor();
  vendor.says({ ...falWorks(vendor.url), ...googleWorks() });
  return {
    vendor,
    environment: { ...falEnvironment(vendor.url), ...googleEnvironment(vendor.url) },
  };
}
