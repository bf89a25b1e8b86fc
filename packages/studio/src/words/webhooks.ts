import { webhooks } from './en/webhooks.ts';

/** The words of one page. They come with it, since those in `words` are part of the first load of every page. */
export const webhookWords = webhooks;
