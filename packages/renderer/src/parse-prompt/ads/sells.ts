import { isAnimate, isPerson, isVehicle } from '../kinds-of-things.ts';
import { sifted } from '../needed-letters.ts';
import type { SceneDescription } from '../scene-description.ts';
import { FOOD_WORDS } from '../words/food.ts';
import { PACKED_PRODUCT_WORDS } from '../words/packed-products.ts';
import { PRODUCT_WORDS } from '../words/products.ts';
import { surfaceIn } from './ad-surface.ts';

/** Also used in many scenes that sell nothing. */
const EVERYDAY =
  /^(?:robot|television|flat-tv|key|eye|swimming-pool|rug|sofa|pillow|plate|cigarette|foam|bicycle|circus-tent|cruise-ship|fuel-pump|villa|modern-house|towels|plank|camera|drone|stroller|toy-blocks|puzzle-piece|scarf|hat|gloves|beach-towel|candy-cane|gingerbread-house)$/u;

const MORE =
  /^(?:hot-beverage|hamburger|pizza|soft-ice-cream|running-shoe|laptop|mobile-phone|headphone|perfume|lipstick|honey-pot|toothpaste|toothbrush|sunglasses|french-fries|doughnut|cupcake|beer-mug|wine-glass|cup-with-straw|bubble-tea|taco|sushi|hot-dog|sandwich|croissant|chocolate-bar|ring|ring-box|wrapped-gift|backpack|soap|candle|poured-(?:glass|iced|wine|cup|bowl|tea)|broken-(?:chocolate|cookie)|razor|teacup-without-handle)$/u;

function isProduct(thing: string): boolean {
  if (EVERYDAY.test(thing)) return false;
  return (
    MORE.test(thing) ||
    thing in PRODUCT_WORDS ||
    thing in PACKED_PRODUCT_WORDS ||
    thing in FOOD_WORDS
  );
}

/** Whether a picture with a slogan shows something for sale: a product first, or somebody who holds one. */
export function sells({ subjects, relations, setting }: SceneDescription): boolean {
  const [first] = subjects;
  if (first === undefined || setting === 'space') return false;
  if (isProduct(first.thing)) return true;
  return (
    isPerson(first.thing) &&
    relations.some(
      ({ from, kind, to }) =>
        from === 0 && kind === 'hold' && isProduct(subjects[to ?? -1]?.thing ?? ''),
    )
  );
}

/** How a product is photographed, without a place around it. */
const BACKDROP = sifted(
  /\b(?:(?:plain|clean|seamless|solid|gradient|minimalist|studio|white|black|dark|grey|gray|red|pink|blue|yellow|green|orange|purple|beige|pastel|colou?rful|neutral) (?:\p{L}+ )?(?:background|backdrop)|studio (?:light(?:ing)?|shot|photo(?:graphy)?)|product photography|on (?:an? |the )?(?:[\p{L}-]+ ){0,2}(?:podium|pedestal|plinth)|on (?:(?:wet|black|dark|smooth|polished|white|gr[ea]y|zen|flat|round) ){1,3}(?:stones|pebbles))\b/iu,
);
const BENEATH: ReadonlySet<string> = new Set(['marble', 'stone', 'cloth', 'moss']);

/** How a thing is shown that nobody uses just then. */
const STILL_LIFE =
  /\b(?:natural(?:$|,| and| light)|calm|minimal(?:ist|istic)?|elegant|soft (?:light|shadows?)|still life|handmade|artisan(?:al)?|studio|simple and)\b|[,] (?:natural|simple|clean|pure)$/iu;

export function isPackshot(prompt: string): boolean {
  if (BACKDROP.test(prompt)) return true;
  const found = surfaceIn(prompt);
  return found !== null && (BENEATH.has(found.surface.material) || STILL_LIFE.test(prompt));
}

/** Whether nothing but a product and what goes with it is in the picture. */
export function isShownAlone({ subjects }: SceneDescription): boolean {
  const [first] = subjects;
  if (first === undefined || !isProduct(first.thing)) return false;
  return !subjects.some(({ thing }) => isAnimate(thing) || isVehicle(thing));
}

/** A picture of a product says nothing but what its label says. */
export function wordless(description: SceneDescription): SceneDescription {
  if (description.ad === null) return description;
  const ad = { ...description.ad, headline: '', lines: [], call: null, isWordless: true };
  return { ...description, ad };
}
