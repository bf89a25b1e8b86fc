import type { AspectRatio, Model } from '../../../../src/contract/resources/model.ts';
import type { Draft } from './draft.ts';

const USUAL_SECONDS = 5;

/** What a draft comes to with a model: only what the model offers. */
export interface Fitted {
  readonly model: Model;
  readonly aspectRatio: AspectRatio;
  readonly seconds: number | null;
}

/** The models that make this kind, those that run here first, each group by price. */
export function modelsFor(
  models: readonly Model[],
  { kind }: Pick<Draft, 'kind'>,
): readonly Model[] {
  const type = kind === 'image' ? 'image' : 'video';
  return models
    .filter((model) => model.type === type)
    .toSorted(
      (one, other) =>
        Number(other.available) - Number(one.available) || one.credit_cost - other.credit_cost,
    );
}

/** The chosen model where it runs, the cheapest otherwise; undefined where none runs. */
export function fitDraft(models: readonly Model[], draft: Draft): Fitted | undefined {
  const running = modelsFor(models, draft).filter(({ available }) => available);
  const model = running.find(({ id }) => id === draft.modelId) ?? running[0];
  if (model === undefined) return undefined;
  const { aspect_ratios: ratios, durations } = model;
  return {
    model,
    aspectRatio: ratios.find((one) => one === draft.aspectRatio) ?? ratios[0] ?? draft.aspectRatio,
    seconds: durations.find((one) => one === draft.seconds) ?? usualOf(durations),
  };
}

function usualOf(durations: readonly number[]): number | null {
  const [nearest] = durations.toSorted(
    (one, other) => Math.abs(one - USUAL_SECONDS) - Math.abs(other - USUAL_SECONDS),
  );
  return nearest ?? null;
}

/** Models of ours say which words they read; hosted ones read in their own way. */
export const canSayWords = ({ id }: Model) => id.startsWith('kinora_');
