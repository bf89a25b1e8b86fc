import { MONTH } from '../../parse-prompt/ads/ad-dates.ts';
import type { Ad } from '../../parse-prompt/scene-description.ts';
import { PLAIN_AD } from './plain-ad.ts';

const capital = (line: string): string => line.slice(0, 1).toLocaleUpperCase('en') + line.slice(1);

const DATE = String.raw`(?:the )?\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${MONTH})(?: 20\d\d)?|(?:${MONTH}) \d{1,2}(?:st|nd|rd|th)?(?:,? 20\d\d)?|(?:this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day`;
const ANNOUNCED = new RegExp(
  String.raw`\b(?:announc(?:e|es|ing)|promot(?:e|es|ing)|advertis(?:e|es|ing)) (?:(?:our|the|my|a|an) )?((?:[\p{L}\d'’-]+ ){0,3}?[\p{L}\d'’-]+)(?: is)?(?: (?:on|for|from) (${DATE}))?(?=\s*(?:[,.;:!]|$))`,
  'iu',
);
const DATED_ALONE = new RegExp(String.raw`\b(?:on|from) (${DATE})(?=\s*(?:[,.;:!]|$))`, 'iu');

/** "Use the photo to announce our launch on 2 June": what is announced is read, with its day. */
export function toldEvent(prompt: string): Ad | null {
  const [, what, when] = ANNOUNCED.exec(prompt) ?? [];
  if (what === undefined) return null;
  const day = when ?? DATED_ALONE.exec(prompt)?.[1] ?? null;
  if (day === null) return null;
  return { ...PLAIN_AD, headline: capital(what), when: capital(day.replace(/^the /iu, '')) };
}

const GATHERING =
  /^\s*((?:[\p{L}-]+ ){0,2}(?:nights?|weekend|festival|retreat|workshop|camp|evening|party|tour|trip|week|concert|exhibition|open day|class|course|market|fair)) (in|at|on) (?:the )?((?:[\p{L}'’-]+ ){0,3}[\p{L}'’-]+)(?=\s*[,.;:])/iu;

/** "Stargazing weekend in the Atlas mountains, …": what it is and where, below the words in quotes. */
export function gatheringIn(prompt: string): string | null {
  const [, what, how = 'at', where] = GATHERING.exec(prompt) ?? [];
  if (what === undefined || where === undefined) return null;
  const isOurs = /^(?:our|my|your) /iu.test(where);
  return isOurs ? `${capital(what)} ${how} ${where}` : `${capital(what)} · ${capital(where)}`;
}
