import type { Ad } from '../../parse-prompt/scene-description.ts';

/** An ad that says nothing yet. */
export const PLAIN_AD: Ad = {
  headline: '',
  lines: [],
  price: null,
  offer: null,
  call: null,
  brand: null,
  when: null,
  contact: null,
  code: null,
  stars: null,
  palette: [],
  product: null,
};
