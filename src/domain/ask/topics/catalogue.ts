import { MODELS } from '../../catalogue/index.ts';
import { listed } from '../wording.ts';
import type { Topic } from './topic.ts';

/** What the catalogue does not have. */
export const CATALOGUE_TOPICS: readonly Topic[] = [
  {
    id: 'unlisted-model',
    name: 'Models that are not in the catalogue',
    pages: ['/models'],
    cues: 'othermodel, othermodel video, othermodel image, othermodel model, othermodel cost, othermodel animate, othermodel available, othermodel generate, othermodel second',
    boost: ({ isOtherModel, models }) => (isOtherModel && models.ids.length === 0 ? 6 : 0),
    answer: () =>
      `That model is not in the catalogue. It has ${listed(MODELS.map(({ name }) => name))}.`,
  },
];
