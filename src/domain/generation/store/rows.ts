import type { AspectRatio, ModelType } from '../../../contract/resources/model.ts';
import type { Word } from '../../../contract/resources/word.ts';
import {
  FAILURES,
  type FailureCode,
  type FrameCount,
  type Generation,
  type Strip,
} from '../generation.ts';

export interface GenerationRow {
  id: string;
  account_id: string;
  type: ModelType;
  model_id: string;
  prompt: string;
  duration_seconds: number | null;
  aspect_ratio: AspectRatio;
  audio: boolean;
  image_url: string | null;
  credit_cost: number;
  unlimited: boolean;
  status: 'generating' | 'completed' | 'failed';
  attempt: number;
  provider: string | null;
  provider_task: string | null;
  progress: number;
  words: Word[] | null;
  frames_done: number | null;
  frames_total: number | null;
  deadline_at: Date;
  asset_name: string | null;
  thumbnail_name: string | null;
  strip_name: string | null;
  strip_frames: number | null;
  error_code: string | null;
  error_reason: string | null;
  created_at: Date;
  ended_at: Date | null;
}

export const COLUMNS = `g.id, g.account_id, g.type, g.model_id, g.prompt, g.duration_seconds,
  g.aspect_ratio, g.audio, g.image_url, g.credit_cost, g.unlimited, g.status, g.attempt,
  g.provider, g.provider_task, g.progress, g.words, g.frames_done, g.frames_total, g.deadline_at, g.asset_name,
  g.thumbnail_name, g.strip_name, g.strip_frames, g.error_code, g.error_reason, g.created_at, g.ended_at`;

/** Reads a row that the database wrote as JSON, where times are text. */
export function fromJson(row: unknown): Generation {
  if (!isJsonRow(row)) throw new Error('A row of JSON is not a generation');
  return toGeneration({
    ...row,
    deadline_at: new Date(row.deadline_at),
    created_at: new Date(row.created_at),
    ended_at: row.ended_at === null ? null : new Date(row.ended_at),
  });
}

function isJsonRow(row: unknown): row is GenerationRow {
  return typeof row === 'object' && row !== null && 'deadline_at' in row && 'status' in row;
}

export function toGeneration(row: GenerationRow): Generation {
  const common = {
    id: row.id,
    accountId: row.account_id,
    type: row.type,
    modelId: row.model_id,
    prompt: row.prompt,
    durationSeconds: row.duration_seconds,
    aspectRatio: row.aspect_ratio,
    audio: row.audio,
    imageUrl: row.image_url,
    creditCost: row.credit_cost,
    createdAt: row.created_at,
    words: row.words,
  };
  if (row.status === 'generating') {
    return {
      ...common,
      status: 'generating',
      progress: row.progress,
      frames: frameCount(row),
      attempt: row.attempt,
      provider: row.provider,
      providerTask: row.provider_task,
      deadlineAt: row.deadline_at,
      unlimited: row.unlimited,
    };
  }
  const endedAt = known(row.ended_at);
  if (row.status === 'completed') {
    const assetName = known(row.asset_name);
    return {
      ...common,
      status: 'completed',
      endedAt,
      assetName,
      thumbnailName: row.thumbnail_name,
      strip: strip(row),
    };
  }
  return {
    ...common,
    status: 'failed',
    endedAt,
    errorCode: failureCode(known(row.error_code)),
    errorReason: row.error_reason,
  };
}

function frameCount({ frames_done: done, frames_total: total }: GenerationRow): FrameCount | null {
  return done === null || total === null ? null : { done, total };
}

function strip({ strip_name: name, strip_frames: frames }: GenerationRow): Strip | null {
  return name === null || frames === null ? null : { name, frames };
}

/** The constraints of the table promise it. */
function known<Value>(value: Value | null): Value {
  if (value === null) throw new Error('A generation lacks what its status promises');
  return value;
}

function failureCode(text: string): FailureCode {
  return Object.hasOwn(FAILURES, text) ? (text as FailureCode) : 'provider_error';
}
