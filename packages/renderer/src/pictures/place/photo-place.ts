import { isAnimate } from '../../parse-prompt/kinds-of-things.ts';
import type { SceneDescription, Setting } from '../../parse-prompt/scene-description.ts';

const NO_PLACE: ReadonlySet<Setting> = new Set(['studio', 'abstract', 'stage', 'party']);
/** A season or a sky is put over all of a picture. */
const OVER_ALL: ReadonlySet<Setting> = new Set(['snow', 'sky']);

/** "Put the cat on a beach", "move her to the moon"; the wind that "moves the grass" puts nobody anywhere. */
const PUT =
  /\b(?:put|place|set|move|transport|teleport|send|drop|imagine|relocate|transfer|paste) (?:(?:the|this|that|my|our) (?!camera\b|view\b)|her|him|it|them) ?(?:(?!on\b|onto\b|in\b|into\b|at\b|to\b)[\p{L}-]+ ){0,2}(?:sitting |standing |lying |floating )?(?:on|onto|in|into|inside|at|to|under|among|between) (?!(?:her|his|its|their|motion|movement|action|slow motion|full screen|loop)\b|the (?:background|foreground|corner|left|right|top|bottom|middle|cent(?:er|re)|picture|image|photo|frame|sky)\b)/iu;

/** "The cat sits in a field", "the cat is now on a rooftop". */
const STAYS =
  /\b(?:the|this|my|our) (?:[\p{L}-]+ )?[\p{L}-]+ (?:is )?(?:now )?(?:sit|stand|l(?:ie|y)|perch|rest|relax|hid|float|wait|liv|sleep|nap|explor|stroll|walk)\p{L}*(?: \p{L}+ly)? (?:down )?(?:on|in|inside|at|under|among|between|through) (?:an?|some) /iu;

/** "The background becomes a jungle". */
const BACKGROUND =
  /\b(?:chang|replac|swap|turn|switch|transform|mak)\p{L}* (?:the |its |her |his )?background (?:to|into|with|by|for|for|a)\b|\bbackground (?:turns?|changes?|becomes?|transforms?) (?:to|into|an?)\b/iu;

/** "Cat on a rooftop": the one who is in the picture, by name alone, and a place with an article. */
const NAMED = /^(?:(?:the|this|my|our|a) )?(?:[\p{L}-]+ )?\p{L}+ (?:on|in|at|among) an? /iu;
/** "Dust floating in a sunbeam": what is in the air or a light is nobody who is put anywhere. */
const IN_THE_AIR =
  /^(?:the |some |soft |gentle |golden |fine |light )*(?:dust|light|sunlight|smoke|steam|mist|fog|snow\p{L}*|rain\p{L}*|leaves|petals|feathers|pollen|sparkles?|stars|bubbles|confetti|hearts|embers|fireflies|butterfl(?:y|ies)|birds?)\b/iu;

/** The place that a prompt puts the subject of a photograph into; null where it stays where it is. */
export function photoPlace(prompt: string, description: SceneDescription): Setting | null {
  const { setting, ad, subjects } = description;
  if (ad !== null || NO_PLACE.has(setting)) return null;
  if (PUT.test(prompt) || BACKGROUND.test(prompt)) return setting;
  if (OVER_ALL.has(setting)) return null;
  const [first] = subjects;
  const isSomebody = first !== undefined && first.count === 1 && isAnimate(first.thing);
  return isSomebody && (STAYS.test(prompt) || (NAMED.test(prompt) && !IN_THE_AIR.test(prompt)))
    ? setting
    : null;
}
