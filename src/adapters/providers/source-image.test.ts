import { expect, test } from 'vitest';
import { A_PICTURE, aRequest, stepOptions } from '../../../test/harness/vendors/a-request.ts';
import { aVendor } from '../../../test/harness/vendors/a-vendor.ts';
import { environmentOfAll } from '../../../test/harness/vendors/dialects.ts';
import type { ProviderRequest } from '../../domain/generation/index.ts';
import { readConfiguration } from '../../platform/configuration/index.ts';
import { createProviders } from './index.ts';

const vendor = await aVendor();
const providers = createProviders(readConfiguration(environmentOfAll(vendor.url)));
type Name = Parameters<typeof providers.get>[0];
const DATA_URL = 'data:image/png;base64,aGVsbG8=';

async function sent(name: Name, request: Partial<ProviderRequest>) {
  vendor.says({});
  await providers.get(name)?.start(aRequest(request), stepOptions());
  return vendor.received.map(({ route, body }) => ({ route, body }));
}

test.each<[Name, Partial<ProviderRequest>, string, object]>([
  [
    'fal',
    { modelId: 'wan_2_2' },
    'POST /fal-ai/wan/v2.2-a14b/image-to-video',
    {
      prompt: 'a cat on a roof',
      image_url: DATA_URL,
      aspect_ratio: '16:9',
      resolution: '720p',
      frames_per_second: 16,
      num_frames: 81,
      enable_safety_checker: true,
    },
  ],
  [
    'fal',
    { modelId: 'kling_2_1_master', durationSeconds: 10 },
    'POST /fal-ai/kling-video/v2.1/master/image-to-video',
    { prompt: 'a cat on a roof', image_url: DATA_URL, duration: '10' },
  ],
  [
    'fal',
    { modelId: 'veo_3_1', durationSeconds: 8 },
    'POST /fal-ai/veo3.1/image-to-video',
    {
      prompt: 'a cat on a roof',
      image_url: DATA_URL,
      aspect_ratio: '16:9',
      duration: '8s',
      resolution: '720p',
      generate_audio: true,
    },
  ],
  [
    'replicate',
    { modelId: 'wan_2_2' },
    'POST /v1/models/wan-video/wan-2.2-i2v-fast/predictions',
    {
      input: {
        prompt: 'a cat on a roof',
        image: DATA_URL,
        num_frames: 81,
        frames_per_second: 16,
        resolution: '720p',
      },
    },
  ],
  [
    'replicate',
    { modelId: 'luma_ray_flash_2', durationSeconds: 9 },
    'POST /v1/models/luma/ray-flash-2-720p/predictions',
    {
      input: {
        prompt: 'a cat on a roof',
        start_image: DATA_URL,
        aspect_ratio: '16:9',
        duration: 9,
      },
    },
  ],
  [
    'google',
    { modelId: 'veo_3_1', durationSeconds: 8 },
    'POST /v1beta/models/veo-3.1-generate-preview:predictLongRunning',
    {
      instances: [
        {
          prompt: 'a cat on a roof',
          image: { bytesBase64Encoded: 'aGVsbG8=', mimeType: 'image/png' },
        },
      ],
      parameters: { aspectRatio: '16:9', durationSeconds: 8, resolution: '720p' },
    },
  ],
  [
    'luma',
    { modelId: 'luma_ray_flash_2' },
    'POST /dream-machine/v1/generations/video',
    {
      model: 'ray-flash-2',
      prompt: 'a cat on a roof',
      aspect_ratio: '16:9',
      duration: '5s',
      resolution: '720p',
      keyframes: { frame0: { type: 'image', url: 'https://pictures.example.com/cat.png' } },
    },
  ],
  [
    'luma',
    { modelId: 'luma_photon_1', type: 'image', durationSeconds: null },
    'POST /dream-machine/v1/generations/image',
    {
      model: 'photon-1',
      prompt: 'a cat on a roof',
      aspect_ratio: '16:9',
      format: 'png',
      image_ref: [{ url: 'https://pictures.example.com/cat.png', weight: 0.85 }],
    },
  ],
  [
    'xai',
    { modelId: 'grok_imagine_video' },
    'POST /v1/videos/generations',
    {
      model: 'grok-imagine-video',
      prompt: 'a cat on a roof',
      duration: 5,
      aspect_ratio: '16:9',
      resolution: '720p',
      image: { url: DATA_URL },
    },
  ],
  [
    'alibaba',
    { modelId: 'wan_2_2' },
    'POST /api/v1/services/aigc/video-generation/video-synthesis',
    {
      model: 'wan2.2-i2v-plus',
      input: { prompt: 'a cat on a roof', img_url: DATA_URL },
      parameters: { resolution: '1080P', watermark: false },
    },
  ],
])('%s starts from a picture: %o', async (name, request, route, body) => {
  expect(await sent(name, { ...request, image: A_PICTURE })).toEqual([{ route, body }]);
});

test('a picture that is too large for the request goes to Replicate by its address', async () => {
  const image = { ...A_PICTURE, bytes: new Uint8Array(300_000) };
  expect(await sent('replicate', { modelId: 'kling_2_1_master', image })).toMatchObject([
    { body: { input: { start_image: 'https://pictures.example.com/cat.png' } } },
  ]);
});
