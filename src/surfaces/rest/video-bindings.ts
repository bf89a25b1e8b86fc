import type { Submitted } from '../../contract/resources/video.ts';
import type { Binding } from './binding.ts';

const RUNNING = {
  id: 'gen_01k9z8x7w6v5t4s3r2q1p0n9m8',
  status: 'generating',
  type: 'video',
  aiModel: 'kinora_motion_1',
  prompt: 'A fox runs through a snowy forest at sunset',
  duration: 5,
  aspectRatio: '16:9',
  creditsUsed: 0,
  credit_cost: 2,
  progress: 0,
  created_at: '2026-11-15T12:00:00.000Z',
  completed_at: null,
  thumbnail_url: null,
  error_code: null,
};

const COMPLETED = {
  ...RUNNING,
  status: 'completed',
  creditsUsed: 2,
  progress: 1,
  completed_at: '2026-11-15T12:00:06.000Z',
  video_url: 'http://localhost:8080/assets/kQ3v9x2mZt7LwA0c4dPq.mp4',
  thumbnail_url: 'http://localhost:8080/assets/Yb8s1n5cRj2HfE6u9gTz.jpg',
};

const POLL_URL = `http://localhost:8080/v1/videos/${RUNNING.id}`;
const EXAMPLE_ID = { id: RUNNING.id };

/** What a client does after a 202. */
const ACCEPTED = {
  status: 202,
  headers: ({ poll_url: location, poll_interval_seconds: seconds }: Submitted) => ({
    location,
    'retry-after': String(seconds),
  }),
  documentedHeaders: ['Location', 'Retry-After', 'Idempotency-Replayed'],
} as const;

export const videoBindings: readonly Binding[] = [
  {
    method: 'POST',
    path: '/v1/generate/video',
    operation: 'generate.video',
    operationId: 'generateVideo',
    tag: 'Generation',
    generates: true,
    body: { example: { prompt: RUNNING.prompt, aiModel: 'kinora_motion_1', duration: 5 } },
    answer: {
      ...ACCEPTED,
      description: 'Accepted; poll it.',
      example: { video: RUNNING, poll_url: POLL_URL, poll_interval_seconds: 5 },
    },
  },
  {
    method: 'POST',
    path: '/v1/generate/image',
    operation: 'generate.image',
    operationId: 'generateImage',
    tag: 'Generation',
    generates: true,
    body: { example: { prompt: 'A lighthouse in a storm', aspectRatio: '1:1' } },
    answer: {
      ...ACCEPTED,
      description: 'Accepted; poll it.',
      example: {
        video: {
          ...RUNNING,
          type: 'image',
          aiModel: 'kinora_still_1',
          duration: null,
          aspectRatio: '1:1',
          credit_cost: 1,
        },
        poll_url: POLL_URL,
        poll_interval_seconds: 5,
      },
    },
  },
  {
    method: 'GET',
    path: '/v1/videos',
    operation: 'videos.list',
    operationId: 'listVideos',
    tag: 'Generation',
    query: [
      { name: 'limit', type: 'number', example: 20 },
      { name: 'cursor', type: 'text', example: undefined },
      { name: 'offset', type: 'number', example: undefined, deprecated: true },
    ],
    answer: {
      description: 'A page of the history.',
      example: { videos: [COMPLETED], next_cursor: null },
    },
  },
  {
    method: 'GET',
    path: '/v1/videos/{id}',
    operation: 'videos.get',
    operationId: 'getVideo',
    tag: 'Generation',
    pathExample: EXAMPLE_ID,
    answer: { description: 'How it stands.', example: { video: COMPLETED } },
  },
  {
    method: 'POST',
    path: '/v1/videos/{id}/cancel',
    operation: 'videos.cancel',
    operationId: 'cancelVideo',
    tag: 'Generation',
    pathExample: EXAMPLE_ID,
    answer: {
      description: 'The generation, which is over now.',
      example: {
        video: {
          ...RUNNING,
          status: 'failed',
          completed_at: '2026-11-15T12:00:03.000Z',
          error_code: 'canceled',
          error_message: 'Canceled. Nothing was charged.',
        },
      },
    },
  },
  {
    method: 'DELETE',
    path: '/v1/videos/{id}',
    operation: 'videos.delete',
    operationId: 'deleteVideo',
    tag: 'Generation',
    pathExample: EXAMPLE_ID,
    answer: { status: 204, description: 'It is gone.', example: undefined },
  },
];
