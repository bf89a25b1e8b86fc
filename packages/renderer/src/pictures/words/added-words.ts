import type { SceneDescription, Subject } from '../../parse-prompt/scene-description.ts';
import { hasFlash } from '../light/flashes.ts';
import { introducedIn, isAdvertised, isLikened } from './introduced.ts';

const ADDS =
  /\b(?:add|put|insert|include|bring in|draw in|drop in|give (?:her|him|it|them))(?:s|ing)?\b|\bplac(?:e|es|ing) (?:an?|the|some|two|three|more)\b/iu;
/** Somebody who is not in the picture goes past: "a cat walks by", "people stroll through the village". */
const PASSES =
  /(?:^|[.,;] ?|\b(?:and|while|as|then) )(?:(?:an?|some|two|three|four|five|several|many|another|a few|\d)\b|(?!(?:leaves|clouds|petals|waters?|waves|flames|lights|stars|drops)\b)\p{L}{3,}s\b|people\b|children\b|fish\b)[^.,;]{0,30}?\b(?:walk|run|driv|rid|sail|swim|stroll|jog|pass|hop|crawl|gallop|roll|march|wander|go|cross|danc|jump|drift|float|mov|paddl|row|skat|cycl)\p{L}*(?: \p{L}+ly)? (?:by|past|across|through|along|around|on|over|in(?! from| and|,|$)|behind|before)\b|(?:^|[.,;] ?|\b(?:and|while|as) )(?:santa(?:['’]s)?(?: claus)?(?: sleigh)?|(?:(?:an?|two|three|some) )?(?:[\p{L}-]+ )?(?:witch|witches|superhero|wizard|fairy|fairies|angel|mermaid|unicorn|reindeer|pegasus))(?: \p{L}+)? (?:fl(?:y|ies|ying)|soar|glid|float)\p{L}*\b/iu;
/** What stands with a mark: "our logo and a map pin". */
const WITH_MARK =
  /\b(?:logo|emblem|wordmark) (?:and|with|beside|next to) (?:an?|some|two|three) /iu;
export const standsWithMark = (prompt: string): boolean => WITH_MARK.test(prompt);
const COMES =
  /\b(?:an?|some|two|three) (?:\p{L}+ ){1,3}(?:appears?|arrives?|shows? up|stands? (?:next|beside)|sits? (?:next|beside|down)|comes? (?:in|into|up|along|from)|waves? (?:next|beside|from))|(?:^|[.,;] ?|\b(?:and|while|as) )(?:(?:an?|some|two|three|four|five) )?(?:\p{L}+ ){1,2}(?:play|stand|sit|danc|wait|sleep|graz|rest|pos|lie|jump|run|walk)\p{L}* (?:down )?(?:in front of|beside|next to|near|under|before|around|on) (?:the|her|him|it|them)\b|\b(?:flowers|plants|vines|roses|mushrooms|trees|grass) (?:\p{L}+ )?(?:grow|bloom|sprout)/iu;

/** What the picture gets otherwise: on heads, in the sky, as light or in the air. */
const ELSEWHERE =
  /(?:hat|glasses|crown|tiara|cap|beanie|helmet|moon|sun|planet|star|rainbow|cloud|comet|heart|snow|smoke|fire|flame|lightning|goal|light|lamp|sparkle|bunting)(?:-|$)/u;

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

/** Who comes to a picture from outside, or shows up in it. */
const ARRIVES =
  /\b(?:peeps?|peeks?|peers?|pok(?:es?|ing)|pop(?:s|ping)? (?:up|out|in)|emerg\p{L}+|enter(?:s|ing)|joins|slid(?:es?|ing) in|glid(?:es?|ing) in|(?:reach|walk|run|jump|hop|climb|crawl|swim|trot|stroll|sneak|roll|fall|drop|step|com|fl(?:y|i)|sail|march|parad)\p{L}* (?:in|into|up|out|past|by|through|across|down|along|over|from|to|towards?)|looks? (?:over|out|in|from)|appears?|arrives?|from (?:the )?(?:left|right|behind|below))\b/iu;
/** Somebody else than who does it: "runs up to him", "next to her", "behind the cup". */
const TO_OTHERS =
  /\b(?:to|towards?|behind|beside|at|on|over|around|above|near|past|under|for|next to|before|in front of|onto|from) (?:her|him|it|them)\b/iu;
const IN_FRAME =
  /\b(?:bottom|lower|upper|left|right|corner|edge|foreground|frame|in front|picture|photo)\b/iu;

/** "A cat blinks" tells what the picture shows; "a mouse looks at her" tells of somebody else. */
function isOther(prompt: string, description: SceneDescription, subject: Subject): boolean {
  const { thing, count, motions } = subject;
  const how = introducedIn(prompt, thing);
  if (isLikened(prompt, thing)) return false;
  // What an ad names without an article is what it sells.
  if (how === 'bare' && description.ad !== null) return false;
  const at = description.subjects.indexOf(subject);
  const isCarrier = description.relations.some(({ to }) => to === at);
  const dealsWith = description.relations.some(
    ({ from, to }) =>
      from === at &&
      to !== null &&
      introducedIn(prompt, description.subjects[to]?.thing ?? '') === 'given',
  );
  const acts = motions.length > 0 || dealsWith;
  if (dealsWith || ARRIVES.test(prompt)) return how === 'new' || acts || isCarrier;
  const isNamedBeside = TO_OTHERS.test(prompt) || IN_FRAME.test(prompt);
  if (how === 'new') return isNamedBeside || count > 2 || (at > 0 && acts);
  return isNamedBeside && acts;
}

/** A banner that is only there for its words is painted with them. */
const isWordBearer = (prompt: string, thing: string): boolean =>
  /^(?:flag-pole|placard)$/u.test(thing) &&
  /\b(?:banner|sign|caption)\b[^.;]{0,30}?\b(?:reads?|says?|saying|reading|with)\b/iu.test(prompt);

/** "A camera flash" is light, and no second camera. */
const isOnlyFlash = (prompt: string, thing: string): boolean =>
  /^camera/u.test(thing) && hasFlash(prompt);

/** "A dog" is new, also behind "the cat". */
const isUnknown = (prompt: string, thing: string): boolean => {
  const how = introducedIn(prompt, thing);
  return how === 'new' || (how === 'bare' && !isShown(prompt, thing));
};

/** "As background for a bedtime scene: a child …": the picture is behind whoever is told of. */
const AS_BACKDROP =
  /\b(?:as|for) (?:the |a |an? \p{L}+ |my )?(?:background|backdrop)\b|\b(?:picture|photo|image|galax(?:y|ies)|this|it) (?:as |is |in )?(?:the )?(?:background|backdrop|behind)\b/iu;

/** The moon is in the sky, unless somebody sits on it. */
const isElsewhere = ({ subjects, relations }: SceneDescription, subject: Subject): boolean =>
  ELSEWHERE.test(subject.thing) &&
  !relations.some(
    ({ to, from, kind }) => kind === 'on' && to === subjects.indexOf(subject) && from !== to,
  );

/** Who is not in the picture but asked for, and whether they go past. */
export function addedIn(
  prompt: string,
  description: SceneDescription,
): { readonly subjects: readonly Subject[]; readonly passes: boolean } {
  const { subjects } = description;
  const passes = PASSES.test(prompt);
  const isAsked =
    passes ||
    (AS_BACKDROP.test(prompt) && description.ad === null) ||
    ADDS.test(prompt) ||
    standsWithMark(prompt) ||
    COMES.test(prompt);
  const added = subjects.filter(
    (subject) =>
      !isElsewhere(description, subject) &&
      !isWordBearer(prompt, subject.thing) &&
      !isOnlyFlash(prompt, subject.thing) &&
      isUnknown(prompt, subject.thing) &&
      !(description.ad !== null && isAdvertised(prompt, subject.thing)) &&
      !isPartOfOthers(prompt, subject.thing) &&
      ((isAsked && (!passes || subject.motions.length > 0)) ||
        isOther(prompt, description, subject)),
  );
  return { subjects: added, passes };
}
