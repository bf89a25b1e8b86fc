import type { Model } from '../../../contract/resources/model.ts';
import { MODELS } from '../../../domain/catalogue/index.ts';

/** What credits can be turned into: a draft by this server itself, and clips by hosted models. */
export interface Makes {
  readonly name: string;
  readonly count: number;
  readonly isDraft: boolean;
  /** Whether this server can run the model. */
  readonly isConnected: boolean;
}

const embedded = new Set(
  MODELS.filter(({ providers }) => providers.includes('embedded')).map(({ id }) => id),
);

export function isEmbedded({ id }: Model): boolean {
  return embedded.has(id);
}

/**
 * How many drafts, and how many clips by the two best models that are connected here. Where none is, the
 * two best of the catalogue are named, and marked.
 */
export function whatCreditsMake(credits: number, models: readonly Model[]): readonly Makes[] {
  const videos = models.filter(({ type }) => type === 'video');
  const draft = videos.find((model) => isEmbedded(model) && model.available);
  const hosted = videos
    .filter((model) => !isEmbedded(model))
    .toSorted((a, b) => a.credit_cost - b.credit_cost);
  const connected = hosted.filter(({ available }) => available);
  const best = (connected.length > 0 ? connected : hosted).slice(-2);
  return [...(draft === undefined ? [] : [draft]), ...best].map((model) => ({
    name: model.name,
    count: Math.floor(credits / model.credit_cost),
    isDraft: model === draft,
    isConnected: model.available,
  }));
}

/** `75 drafts, or 7 Veo 3.1 Fast clips`: only what this server can make. */
export function makesInWords(credits: number, models: readonly Model[]): string {
  const parts = whatCreditsMake(credits, models)
    .filter(({ isConnected, count }) => isConnected && count > 0)
    .map(
      ({ count, isDraft, name }) =>
        `${count.toLocaleString('en-US')} ${nounFor(isDraft, name, count)}`,
    );
  return parts.join(', or ');
}

export function nounFor(isDraft: boolean, name: string, count: number): string {
  const noun = isDraft ? 'draft' : `${name} clip`;
  return count === 1 ? noun : `${noun}s`;
}
