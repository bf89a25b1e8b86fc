import type { AspectRatio, ModelType } from '../../contract/resources/model.ts';
import type { Word } from '../../contract/resources/word.ts';

interface Common {
  readonly id: string;
  readonly accountId: string;
  readonly type: ModelType;
  readonly modelId: string;
  readonly prompt: string;
  readonly durationSeconds: number | null;
  readonly aspectRatio: AspectRatio;
  /** Whether a video shall have sound; false for images. */
  readonly audio: boolean;
  readonly imageUrl: string | null;
  readonly creditCost: number;
  readonly createdAt: Date;
  /** What its model has understood of the prompt; null where it cannot say. */
  readonly words: readonly Word[] | null;
}

/** Frames of a video that are drawn, and how many there will be. */
export interface FrameCount {
  readonly done: number;
  readonly total: number;
}

/** The asset with the cells of a video, and how many they are. */
export interface Strip {
  readonly name: string;
  readonly frames: number;
}

interface Running extends Common {
  readonly status: 'generating';
  readonly progress: number;
  /** null until they are counted, and where nobody counts them. */
  readonly frames: FrameCount | null;
  readonly attempt: number;
  readonly provider: string | null;
  readonly providerTask: string | null;
  readonly deadlineAt: Date;
  readonly unlimited: boolean;
}

interface Completed extends Common {
  readonly status: 'completed';
  readonly endedAt: Date;
  readonly assetName: string;
  readonly thumbnailName: string | null;
  readonly strip: Strip | null;
}

interface Failed extends Common {
  readonly status: 'failed';
  readonly endedAt: Date;
  readonly errorCode: FailureCode;
  /** The end of a sentence that begins with what could not be done; null where nothing is known. */
  readonly errorReason: string | null;
}

export type Generation = Running | Completed | Failed;
export type RunningGeneration = Running;

/** Why a job failed, and what its owner is told. None of them costs anything. */
export const FAILURES = {
  safety_rejected: 'The content was refused by a safety check. Nothing was charged.',
  provider_error: 'The model failed to make this. Nothing was charged.',
  timeout: 'The model took too long. Nothing was charged.',
  image_unavailable: 'The image at imageUrl could not be used. Nothing was charged.',
  storage_error: 'The result could not be stored. Nothing was charged.',
  canceled: 'Canceled. Nothing was charged.',
} as const;
export type FailureCode = keyof typeof FAILURES;

/** What the owner of a failed job is told; the reason ends the first sentence. */
export function failureMessage(code: FailureCode, reason: string | null): string {
  const [first, ...others] = FAILURES[code].split('. ');
  return reason === null ? FAILURES[code] : [`${first}: ${reason}`, ...others].join('. ');
}
