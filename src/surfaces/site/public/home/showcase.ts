import type { Model } from '../../../../contract/resources/model.ts';
import type { Example } from '../../../../domain/guides/index.ts';
import { formatCredits } from '../../billing/money.ts';
import { stripClass } from '../sentence-view.ts';
import type { Composer, Draft, Kind } from './composer-view.ts';
import type { Slip } from './slip-view.ts';
import type { Stage } from './stage-view.ts';

/** The models that made the examples, by what they make. */
const EXAMPLE_MODELS: Readonly<Record<Model['type'], string>> = {
  video: 'kinora_motion_1',
  image: 'kinora_still_1',
};

export function modelOf({ type }: Example, models: readonly Model[]): Model {
  const model = models.find(({ id }) => id === EXAMPLE_MODELS[type]);
  if (model === undefined) throw new Error(`The catalogue lacks ${EXAMPLE_MODELS[type]}`);
  return model;
}

/** A title in quotes makes it an ad. */
export function kindOf({ type, prompt }: Example): Kind {
  return type === 'video' && prompt.includes('"') ? 'ad' : type;
}

/** The composer as it stood when the example was made. */
export function composerOf(example: Example, models: readonly Model[]): Composer {
  return {
    draft: draftOf(example),
    words: example.words,
    stage: stageOf(example, modelOf(example, models)),
    slip: slipOf(example, modelOf(example, models)),
    next: null,
  };
}

function draftOf(example: Example): Draft {
  return { prompt: example.prompt, kind: kindOf(example), aspectRatio: example.aspect_ratio };
}

export function stageOf(example: Example, { name }: Model): Stage {
  const { type, file, thumbnail, width, height, description, duration, strip } = example;
  return {
    type,
    source: `/examples/${file}`,
    poster: `/examples/${thumbnail}`,
    ...{ width, height, description },
    tags: [name, 'made from this sentence'],
    strip: strip === null ? null : stripClass(example),
    seconds: duration,
  };
}

export function slipOf(example: Example, { name, credit_cost: cost }: Model): Slip {
  const what = example.duration === null ? name : `${name}, ${example.duration} s`;
  return {
    about: 'example',
    rows: [
      [what, String(cost)],
      ['Held', String(cost)],
    ],
    charged: formatCredits(cost),
    last: ['Had it failed', '0'],
  };
}
