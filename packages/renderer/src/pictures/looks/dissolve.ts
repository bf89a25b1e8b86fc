import { createCanvas } from '@napi-rs/canvas';
import { smooth } from '../../scene/easing.ts';
import type { Brush, Moment } from '../../scene/world.ts';
import type { Size } from '../../sizes.ts';

type Painter = (brush: Brush, moment: Moment) => void;

const CHANGE =
  /\b(?:night|darkness|dusk|evening|winter|autumn|storm|fog|snow|sun) (?:falls|sets|rises|comes|begins|rolls|arrives)\b|\b(?:turns?|changes?|fades?|transitions?|dissolves?) (?:in)?to\b|\bsky (?:\p{L}+ )?(?:turns|goes)\b|\bbecom(?:es|ing)\b|\b(?:begins?|starts?) to\b|\bday to night\b|\b(?:gets?|grows) dark\b|\bsun(?:rise|set) begins\b|\btime-?lapse\b|\b(?:(?:street|flood)?(?:lights?|lamps?)|lanterns?|windows?|houses?) (?:\p{L}+ ){0,4}(?:(?:go|com|turn|switch)\p{L}* on|lights? up)\b|\bthen (?:\p{L}+ )?(?:night|evening|dusk|sunset|dawn|winter|autumn|rain|snow|storm|dark)\b|\bas (?:the )?(?:night|darkness|evening|winter|sun|moon)\b|\bfrom (?:\p{L}+ )?(?:day|night|summer|winter|spring|autumn|dawn|morning|sunrise|black[- ]and[- ]white)(?:time)? (?:in)?to\b|\b(?:day|night|summer|winter|spring|autumn|dawn|sunrise) (?:in)?to (?:day|night|summer|winter|spring|autumn|dusk|sunset)\b|\b(?:gradually|slowly) (?:gets?|turns?|grows?|darkens|brightens)\b/iu;

/** At night it may snow from the beginning. */
const FALLS = /\b(?:snow|rain|fog|storm) (?:falls|comes|rolls|arrives)\b/giu;

/** Whether the light of the picture changes over the seconds. */
export function isChange(prompt: string): boolean {
  const said = isTimeStated(prompt) ? prompt.replaceAll(FALLS, ' ') : prompt;
  return CHANGE.test(said) || startOf(prompt) !== null || beginsInSnow(prompt);
}

const FROM_GREY =
  /\bcolou?ri[sz](?:e|es|ed|ing)\b|\bcolou?rs? (?:\p{L}+ ){0,2}(?:returns?|comes? (?:back|in)|fades? in|bleeds?|spreads?|appears?)\b|\b(?:starts?|begins?) (?:in|as|with) (?:black[- ]and[- ]white|gr[ae]y|monochrome)\b|\b(?:black[- ]and[- ]white|gr[ae]y|monochrome)\b[^.;]*\b(?:in)?to (?:\p{L}+ )?colou?rs?\b/iu;
const FROM_NIGHT =
  /\b(?:night|darkness|dark|midnight)(?:time)? (?:\p{L}+ )?(?:in)?to (?:\p{L}+ )?(?:day|daylight|dawn|morning|sunrise|light)\b|\bsun (?:rises|comes up)\b|\b(?:dawn|day|morning) breaks\b/iu;

const FROM_WINTER =
  /\bwinter(?:time)? (?:\p{L}+ )?(?:in)?to (?:\p{L}+ )?(?:spring|summer)\b|\bsnow (?:slowly )?melts\b|\b(?:spring|summer) (?:follows|comes after) winter\b/iu;

/** Whether a picture begins in the snow. */
export const beginsInSnow = (prompt: string): boolean => FROM_WINTER.test(prompt);

/** With what light the picture begins, where it is not its own. */
export function startOf(prompt: string): 'grey' | 'night' | null {
  if (FROM_GREY.test(prompt)) return 'grey';
  return FROM_NIGHT.test(prompt) ? 'night' : null;
}

/** A time that a picture has from its beginning: "at night", not "night falls". */
const STATED =
  /\b(?:at|by|in the|on an?|during the|late|early|deep in the|this is) (?:(?!to\b)[\p{L}-]+ ){0,2}(?:night|nighttime|midnight|dusk|dawn|evening|sunset|sunrise|morning|twilight|winter|golden hour)\b|\b(?:night|evening|winter|sunset|nighttime) (?:scene|mood|shot|version|atmosphere|light|sky)\b|(?:^|, ?)(?:(?:a |an )?(?:\p{L}+ )?)(?:night|midnight|evening|dusk|winter evening|winter night)(?=\s*(?:[,.;]|$))/iu;
/** What else comes with the seconds, and is no time of the day. */
const SUN_CHANGES =
  /\b(?:night|darkness|dusk|evening|sun|dawn|morning) (?:\p{L}+ )?(?:falls|sets|rises|comes|begins|arrives|breaks)\b|\b(?:in)?to (?:the |a )?(?:\p{L}+ )?(?:night|dusk|dawn|evening|day|sunset|sunrise|morning)(?:time)?\b|\bbecom(?:es|ing)\b|\b(?:gets?|grows) dark\b|\btime-?lapse\b/iu;

/** Whether the time of the prompt is there before anything changes. */
export const isTimeStated = (prompt: string): boolean =>
  STATED.test(prompt) && !SUN_CHANGES.test(prompt);

const SPREADS =
  /\b(?:colou?rs?|light|warmth|frost|ice|snow|night)\b[^.;]{0,30}\b(?:spread|bleed|creep|grow|expand|flow|radiat)|\bfrom (?:the )?[\p{L} ]{2,20} outwards?\b/iu;

/** Whether a change begins in one place and goes on from there. */
export const isSpreading = (prompt: string): boolean => SPREADS.test(prompt);

/** A soft disc that grows from a point over all of the frame. */
function spreading({ width, height }: Size, { x, y }: { readonly x: number; readonly y: number }) {
  const far = Math.hypot(Math.max(x, width - x), Math.max(y, height - y));
  return (brush: Brush, share: number): void => {
    const radius = Math.max(1, far * 1.35 * share);
    const fill = brush.createRadialGradient(x, y, radius * 0.72, x, y, radius);
    fill.addColorStop(0, '#000');
    fill.addColorStop(1, 'rgba(0,0,0,0)');
    brush.save();
    brush.globalCompositeOperation = 'destination-in';
    brush.fillStyle = fill;
    brush.fillRect(0, 0, width, height);
    brush.restore();
  };
}

/** From one look of a picture to another, each of which has several layers; from a point on, if there is one. */
export function dissolve(
  { width, height }: Size,
  from: Painter,
  to: Painter,
  origin: { readonly x: number; readonly y: number } | null = null,
): Painter {
  const spread = origin === null ? null : spreading({ width, height }, origin);
  const sheet = createCanvas(width, height);
  const onto = sheet.getContext('2d');
  return (brush, moment) => {
    const share = smooth((moment.progress - 0.12) / 0.6);
    if (share >= 1) {
      to(brush, moment);
      return;
    }
    from(brush, moment);
    if (share <= 0) return;
    to(onto, moment);
    spread?.(onto, share);
    brush.save();
    if (spread === null) brush.globalAlpha = share;
    brush.drawImage(sheet, 0, 0);
    brush.restore();
  };
}
