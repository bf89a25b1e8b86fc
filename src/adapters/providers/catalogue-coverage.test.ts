import { expect, test } from 'vitest';
import { A_PICTURE, aRequest, stepOptions } from '../../../test/harness/vendors/a-request.ts';
import { aVendor } from '../../../test/harness/vendors/a-vendor.ts';
import { environmentOfAll } from '../../../test/harness/vendors/dialects.ts';
import { MODELS } from '../../domain/catalogue/models.ts';
import type { Provider } from '../../domain/generation/index.ts';
import { readConfiguration } from '../../platform/configuration/index.ts';
import { createProviders } from './index.ts';

const vendor = await aVendor();
const environment = environmentOfAll(vendor.url);

const providers: ReadonlyMap<string, Provider> = createProviders(readConfiguration(environment));

const pairs = MODELS.flatMap((model) =>
  model.providers
    .filter((provider) => provider !== 'embedded')
    .map((provider) => ({ model, provider })),
);

/** What the catalogue offers for a model and this vendor cannot make. */
const EXCEPTIONS = new Set(['replicate wan_2_2 1:1 from text']);
const NEEDS_PICTURE = new Set(['runway_gen4_turbo']);

test.each(pairs)(
  '$provider is asked for all that $model.id offers',
  async ({ model, provider }) => {
    const pictures = [
      ...(NEEDS_PICTURE.has(model.id) ? [] : [null]),
      ...(model.accepts_image ? [A_PICTURE] : []),
    ];
    const durations = model.type === 'video' ? model.durations : [null];
    for (const aspectRatio of model.aspect_ratios) {
      for (const durationSeconds of durations) {
        for (const image of pictures) {
          const what = `${provider} ${model.id} ${aspectRatio} from ${image ? 'a picture' : 'text'}`;
          vendor.says({});
          await providers.get(provider)?.start(
            aRequest({
              modelId: model.id,
              type: model.type,
              aspectRatio,
              durationSeconds,
              image,
            }),
            stepOptions(),
          );
          expect(vendor.received, what).toHaveLength(EXCEPTIONS.has(what) ? 0 : 1);
          expect(JSON.stringify(vendor.received[0]?.body ?? {}), what).not.toMatch(
            /undefined|null/,
          );
        }
      }
    }
  },
);
