import type { OperationOutput } from '../../../../contract/operations/index.ts';
import type { Model } from '../../../../contract/resources/model.ts';
import type { Example } from '../../../../domain/guides/index.ts';

/** How a model has done on this server. */
export type Measured = OperationOutput<'models.performance'>['models'][number];

/** A model with what is known about it here. */
export interface ShownModel {
  readonly model: Model;
  readonly measured: Measured | null;
  /** What it made. */
  readonly examples: readonly Example[];
}

export function pathOf(id: string): string {
  return `/models/${id}`;
}

/** The embedded models made all examples. */
const MADE_BY: Readonly<Record<string, Model['type']>> = {
  kinora_motion_1: 'video',
  kinora_still_1: 'image',
};

export function examplesOf({ id }: Model, examples: readonly Example[]): readonly Example[] {
  return examples.filter(({ type }) => type === MADE_BY[id]);
}

/** `3 s`, or `30 to 60 s`; null where nothing was measured. */
export function usualTime(measured: Measured | null): string | null {
  const usual = measured?.usual_seconds ?? null;
  if (usual === null) return null;
  const [from, to] = [Math.max(1, Math.round(usual.p50)), Math.max(1, Math.round(usual.p90))];
  return from === to ? `${from} s` : `${from} to ${to} s`;
}
