import { z } from 'zod';
import { shareEnvelopeSchema } from '../resources/share.ts';
import { generationIdSchema } from '../resources/video.ts';
import { read, write } from './operation.ts';

const ID = 'gen_01k9z8x7w6v5t4s3r2q1p0n9m8';
const SHARED = {
  share: {
    url: 'http://localhost:8080/s/kQ3v9x2mZt7LwA0c4dPq1g',
    created_at: '2026-11-15T12:05:00.000Z',
    opened: 0,
  },
};

/** A link to a result, for people without an account. */
export const shareOperations = {
  'videos.share': write({
    summary: 'Share a generation',
    description:
      'Makes a page with the result that anybody can open who has its link. Sharing again answers the same link. Deleting the generation ends it.',
    group: 'generation',
    hints: { destructive: false, repeatable: true, reachesOutside: false },
    access: { kind: 'key', permission: 'generate', orSession: true },
    input: z.strictObject({ id: generationIdSchema }),
    output: shareEnvelopeSchema,
    errors: ['not_found', 'job_running'],
    examples: [{ input: { id: ID }, output: SHARED }],
  }),
  'videos.share.get': read({
    summary: 'See whether a generation is shared',
    description: 'The link of a shared generation, and how often people opened it.',
    group: 'generation',
    batch: true,
    access: { kind: 'key', permission: 'read', orSession: true },
    input: z.strictObject({ id: generationIdSchema }),
    output: shareEnvelopeSchema,
    errors: ['not_found'],
    examples: [{ input: { id: ID }, output: { share: { ...SHARED.share, opened: 12 } } }],
  }),
  'videos.unshare': write({
    summary: 'End the sharing of a generation',
    description:
      'Ends the link at once: neither the page nor its media can be opened any more. Sharing again makes another link. Safe to repeat.',
    group: 'generation',
    hints: { destructive: true, repeatable: true, reachesOutside: false },
    access: { kind: 'key', permission: 'generate', orSession: true },
    input: z.strictObject({ id: generationIdSchema }),
    output: shareEnvelopeSchema,
    errors: ['not_found'],
    examples: [{ input: { id: ID }, output: { share: null } }],
  }),
} as const;
