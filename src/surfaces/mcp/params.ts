import { z } from 'zod';

const text = z.string();

/**
 * What methods that read take. The SDK checks the same by itself, but answers what does not fit as a fault of ours, with
 * the words of its schemas.
 */
export const PARAMS = {
  list: z.looseObject({ cursor: text.optional() }),
  read: z.looseObject({ uri: text }),
  prompt: z.looseObject({ name: text, arguments: z.record(text, text).optional() }),
  complete: z.looseObject({
    ref: z.discriminatedUnion('type', [
      z.looseObject({ type: z.literal('ref/prompt'), name: text }),
      z.looseObject({ type: z.literal('ref/resource'), uri: text }),
    ]),
    argument: z.looseObject({ name: text, value: text }),
  }),
};
