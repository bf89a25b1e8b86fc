import type { ProviderRequest } from '../../../src/domain/generation/index.ts';

/** A picture of five bytes; in base64 `aGVsbG8=`. */
export const A_PICTURE = {
  url: 'https://pictures.example.com/cat.png',
  contentType: 'image/png',
  bytes: new TextEncoder().encode('hello'),
};

export function aRequest(changes: Partial<ProviderRequest>): ProviderRequest {
  return {
    generationId: 'gen_01k9wzfyq0e9xv7d5m3n8p2r4t',
    attempt: 1,
    modelId: 'wan_2_2',
    type: 'video',
    prompt: 'a cat on a roof',
    durationSeconds: 5,
    aspectRatio: '16:9',
    audio: true,
    image: null,
    ...changes,
  };
}

export const stepOptions = () => ({ signal: new AbortController().signal, onProgress: () => {} });
