import type { Subject } from '../../parse-prompt/scene-description.ts';

const ADDS = /\b(?:add|put|place|insert|include|bring in|draw in|drop in)(?:s|ing)?\b/iu;
/** Somebody who is not in the picture goes past: "a cat walks by", "people stroll through the village". */
const PASSES =
  /(?:^|[.,;] ?|\b(?:and|while|as|then) )(?:(?:an?|some|two|three|four|five|several|many|another|a few|\d)\b|(?!(?:leaves|clouds|petals|waters?|waves|flames|lights|stars|drops)\b)\p{L}{3,}s\b|people\b|children\b|fish\b)[^.,;]{0,30}?\b(?:walk|run|driv|rid|sail|swim|stroll|jog|pass|hop|crawl|gallop|roll|march|wander|go|cross|danc|jump|drift|float|mov|paddl|row|skat|cycl)\p{L}*(?: \p{L}+ly)? (?:by|past|across|through|along|around|on|into|over|in|behind|before)\b|(?:^|[.,;] ?|\b(?:and|while|as) )(?:santa|(?:(?:an?|two|three|some) )?(?:[\p{L}-]+ )?(?:witch|witches|superhero|wizard|fairy|fairies|angel|mermaid|unicorn|reindeer|pegasus))(?: \p{L}+)? (?:fl(?:y|ies|ying)|soar|glid|float)\p{L}*\b/iu;
const COMES =
  /\b(?:an?|some|two|three) (?:\p{L}+ ){1,3}(?:appears?|arrives?|shows? up|stands? (?:next|beside)|sits? (?:next|beside|down)|comes? (?:in|into|up|along|from)|waves? (?:next|beside|from))|(?:^|[.,;] ?|\b(?:and|while|as) )(?:(?:an?|some|two|three|four|five) )?(?:\p{L}+ ){1,2}(?:play|stand|sit|danc|wait|sleep|graz|rest|pos|lie|jump|run|walk)\p{L}* (?:down )?(?:in front of|beside|next to|near|under|before|around|on) (?:the|her|him|it|them)\b|\b(?:flowers|plants|vines|roses|mushrooms|trees|grass) (?:\p{L}+ )?(?:grow|bloom|sprout)/iu;

/** What the picture gets otherwise: on heads, in the sky, as light or in the air. */
const ELSEWHERE =
  /(?:hat|glasses|crown|tiara|cap|beanie|helmet|moon|sun|planet|^star|rainbow|cloud|comet|heart|snow|smoke|fire|flame|lightning|goal|light|lamp|sparkle)(?:-|$)/u;

/** Flower petals and cherry blossoms fall; no flower is added. */
const isPartOfOthers = (prompt: string, thing: string): boolean =>
  /flower|rose|blossom|hibiscus|tulip|leaf/u.test(thing) &&
  /\b(?:petals|blossoms|leaves)\b/iu.test(prompt);

const definite = (prompt: string): readonly string[] =>
  [...prompt.matchAll(/\b(?:the|this|my|our) (\p{L}+)/giu)].map(([, noun = '']) =>
    noun.toLocaleLowerCase('en'),
  );

/** "The cat" and "this house" are what is in the picture. */
function isShown(prompt: string, thing: string): boolean {
  const words = thing.replace(/-face$|-without-handle$/u, '').split('-');
  const word = words.at(-1) ?? thing;
  // The teacup of the vocabulary is "the cup".
  if (definite(prompt).some((noun) => noun.length > 2 && word.endsWith(noun))) return true;
  return new RegExp(
    String.raw`\b(?:the|this|my|our|her|his|its|their) (?:\p{L}+ ){0,2}${word}`,
    'iu',
  ).test(prompt);
}

/** Who is not in the picture but asked for, and whether they go past. */
export function addedIn(
  prompt: string,
  subjects: readonly Subject[],
): { readonly subjects: readonly Subject[]; readonly passes: boolean } {
  const passes = PASSES.test(prompt);
  if (!passes && !ADDS.test(prompt) && !COMES.test(prompt)) return { subjects: [], passes };
  const added = subjects.filter(
    ({ thing, motions }) =>
      !ELSEWHERE.test(thing) &&
      !isShown(prompt, thing) &&
      !isPartOfOthers(prompt, thing) &&
      (!passes || motions.length > 0),
  );
  return { subjects: added, passes };
}
