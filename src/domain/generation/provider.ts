import type { AspectRatio, ModelType } from '../../contract/resources/model.ts';

/** What a provider is asked to make. */
export interface ProviderRequest {
  /** Of the generation; the same for every attempt. */
  readonly generationId: string;
  /** Counts starts, over all providers; a start is never sent twice with the same number. */
  readonly attempt: number;
  readonly modelId: string;
  readonly type: ModelType;
  readonly prompt: string;
  /** null for images. */
  readonly durationSeconds: number | null;
  readonly aspectRatio: AspectRatio;
  /** The picture to start from, already fetched and checked; null without one. */
  readonly image: SourceImage | null;
}

export interface SourceImage {
  readonly url: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** A file on this machine; whoever gets it deletes it. */
export interface ProviderFile {
  readonly path: string;
  readonly contentType: string;
}

export type ProviderOutput =
  | { readonly kind: 'files'; readonly main: ProviderFile; readonly thumbnail: ProviderFile | null }
  /** At the vendor's; to be fetched, with these headers, before it disappears. */
  | {
      readonly kind: 'address';
      readonly url: string;
      readonly headers: Readonly<Record<string, string>>;
    };

/**
 * `refused`: the content was not acceptable. `retryable`: another try, or provider, may work.
 * `unreadable_image`: the picture to start from is broken.
 */
export type FailureKind = 'refused' | 'retryable' | 'permanent' | 'unreadable_image';

export type ProviderStep =
  | {
      readonly state: 'running';
      /** Whatever `poll` needs, as text that survives a crash. */
      readonly taskId: string;
      readonly pollAfterMs: number;
      /** 0 to 1, where the vendor tells. */
      readonly progress: number | null;
    }
  | { readonly state: 'done'; readonly output: ProviderOutput }
  | {
      readonly state: 'failed';
      readonly kind: FailureKind;
      /** For the log of the operator, never for a client. */
      readonly detail: string;
    };

interface StepOptions {
  /** Aborted when nobody wants the result any more, or time is up. */
  readonly signal: AbortSignal;
  readonly onProgress: (fraction: number) => void;
}

/** Somebody who runs models. A vendor's own words are translated inside the adapter. */
export interface Provider {
  /** Throws the reason of the signal when it was aborted and nothing is running. */
  start(request: ProviderRequest, options: StepOptions): Promise<ProviderStep>;
  poll(taskId: string, request: ProviderRequest, options: StepOptions): Promise<ProviderStep>;
  /** Best effort; a task that cannot be cancelled runs on and is ignored. */
  cancel(taskId: string): Promise<void>;
}
