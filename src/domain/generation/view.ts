import { LIMITS } from '../../contract/limits.ts';
import type { Submitted, Video } from '../../contract/resources/video.ts';
import { failureMessage, type Generation } from './generation.ts';

/** Where clients find things. */
export interface Addresses {
  readonly poll: (id: string) => string;
  readonly asset: (name: string) => string;
  readonly share: (token: string) => string;
  /** The name of the asset at an address of ours. */
  readonly assetName: (url: string) => string;
}

export function createAddresses(baseUrl: string): Addresses {
  return {
    poll: (id) => `${baseUrl}/v1/videos/${id}`,
    asset: (name) => `${baseUrl}/assets/${name}`,
    share: (token) => `${baseUrl}/s/${token}`,
    assetName: (url) => url.slice(`${baseUrl}/assets/`.length),
  };
}

/** A generation as its owner sees it. */
export function toVideo(generation: Generation, addresses: Addresses): Video {
  const common = {
    id: generation.id,
    status: generation.status,
    type: generation.type,
    aiModel: generation.modelId,
    prompt: generation.prompt,
    duration: generation.durationSeconds,
    aspectRatio: generation.aspectRatio,
    creditsUsed: 0,
    credit_cost: generation.creditCost,
    created_at: generation.createdAt.toISOString(),
    completed_at: null,
    thumbnail_url: null,
    strip_url: null,
    strip_frames: 0,
    ...(generation.words === null ? undefined : { words: [...generation.words] }),
    error_code: null,
  };
  switch (generation.status) {
    case 'generating':
      return {
        ...common,
        progress: Math.round(generation.progress * 1_000) / 1_000,
        ...(generation.type === 'video' ? { frames: generation.frames } : undefined),
      };
    case 'completed': {
      const url = addresses.asset(generation.assetName);
      const { thumbnailName, strip } = generation;
      return {
        ...common,
        progress: 1,
        creditsUsed: generation.creditCost,
        completed_at: generation.endedAt.toISOString(),
        video_url: url,
        ...(generation.type === 'image' ? { image_url: url } : undefined),
        thumbnail_url: thumbnailName === null ? null : addresses.asset(thumbnailName),
        strip_url: strip === null ? null : addresses.asset(strip.name),
        strip_frames: strip?.frames ?? 0,
      };
    }
    case 'failed':
      return {
        ...common,
        progress: 0,
        completed_at: generation.endedAt.toISOString(),
        error_code: generation.errorCode,
        error_message: failureMessage(generation.errorCode, generation.errorReason),
      };
  }
}

export function toSubmitted(video: Video, addresses: Addresses): Submitted {
  return {
    video,
    poll_url: addresses.poll(video.id),
    poll_interval_seconds: LIMITS.pollIntervalSeconds,
  };
}
