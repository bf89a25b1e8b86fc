import type { ContentBlock } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { LIMITS } from '../../contract/limits.ts';
import type { OperationOutput } from '../../contract/operations/index.ts';
import { type Video, videoSchema } from '../../contract/resources/video.ts';
import { describeJob } from './texts.ts';

/** A generation in the names of this surface, without what only a player shows. */
export const generationSchema = videoSchema
  .omit({ aiModel: true, aspectRatio: true, creditsUsed: true })
  .omit({ words: true, frames: true, strip_url: true, strip_frames: true })
  .extend({
    model: videoSchema.shape.aiModel,
    aspect_ratio: videoSchema.shape.aspectRatio,
    credits_used: videoSchema.shape.creditsUsed,
    resource_uri: z.string().describe('The same generation as a resource of this server.'),
    poll_interval_seconds: z
      .int()
      .min(1)
      .max(60)
      .optional()
      .describe('How often to call get_generation; present while it runs.'),
  });

export function generationUri(id: string): string {
  return `kinora://generations/${id}`;
}

/** The generation as structured content. An image has no video address here. */
export function toGeneration(video: Video): z.infer<typeof generationSchema> {
  const { aiModel, aspectRatio, creditsUsed, video_url: videoUrl, ...others } = video;
  const { words: _words, frames: _frames, strip_url: _url, strip_frames: _cells, ...same } = others;
  return {
    ...same,
    ...(video.type === 'video' && videoUrl !== undefined ? { video_url: videoUrl } : {}),
    model: aiModel,
    aspect_ratio: aspectRatio,
    credits_used: creditsUsed,
    resource_uri: generationUri(video.id),
    ...(video.status === 'generating' ? { poll_interval_seconds: LIMITS.pollIntervalSeconds } : {}),
  };
}

type Preview = NonNullable<OperationOutput<'videos.preview'>['preview']>;

/** What a reader sees: a sentence, and where the result is. */
export function jobContent(video: Video, preview: Preview | null): ContentBlock[] {
  const text: ContentBlock = { type: 'text', text: describeJob(video) };
  if (video.status !== 'completed' || video.video_url === undefined) return [text];
  return [
    text,
    ...(preview === null ? [] : [toImage(preview)]),
    {
      type: 'resource_link',
      uri: video.video_url,
      name: video.id,
      title: `The ${video.type} ${video.id}`,
      description: `Made by ${video.aiModel}.`,
      mimeType: video.type === 'video' ? 'video/mp4' : imageType(video.video_url),
    },
  ];
}

function toImage({ content_type: mimeType, data }: Preview): ContentBlock {
  return { type: 'image', mimeType, data };
}

const IMAGE_TYPES: ReadonlyMap<string, string> = new Map([
  ['jpg', 'image/jpeg'],
  ['webp', 'image/webp'],
  ['gif', 'image/gif'],
  ['avif', 'image/avif'],
]);

/** Assets are called by what they are. */
function imageType(url: string): string {
  return IMAGE_TYPES.get(url.slice(url.lastIndexOf('.') + 1)) ?? 'image/png';
}
