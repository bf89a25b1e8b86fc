import { createCanvas } from '@napi-rs/canvas';
import { smooth } from '../scene/easing.ts';
import type { Brush, Moment } from '../scene/world.ts';
import type { Size } from '../sizes.ts';

type Painter = (brush: Brush, moment: Moment) => void;

const CHANGE =
  /\b(?:night|darkness|dusk|evening|winter|autumn|storm|fog|snow|sun) (?:falls|sets|rises|comes|begins|rolls|arrives)\b|\b(?:turns?|changes?|fades?|transitions?|dissolves?) (?:in)?to\b|\bbecom(?:es|ing)\b|\b(?:begins?|starts?) to\b|\bday to night\b|\b(?:gets?|grows) dark\b|\bsun(?:rise|set) begins\b|\btime-?lapse\b|\b(?:lights?|windows?|houses?) (?:\p{L}+ ){0,4}(?:(?:go|come|turn|switch)\p{L}* on|lights? up)\b|\bthen (?:\p{L}+ )?(?:night|evening|dusk|sunset|dawn|winter|autumn|rain|snow|storm|dark)\b|\bas (?:the )?(?:night|darkness|evening|winter|sun|moon)\b|\bfrom (?:\p{L}+ )?(?:day|night|summer|winter|spring|autumn|dawn|morning|sunrise|black[- ]and[- ]white)(?:time)? (?:in)?to\b|\b(?:day|night|summer|winter|spring|autumn|dawn|sunrise) (?:in)?to (?:day|night|summer|winter|spring|autumn|dusk|sunset)\b|\b(?:gradually|slowly) (?:gets?|turns?|grows?|darkens|brightens)\b/iu;

/** Whether the light of the picture changes over the seconds. */
export function isChange(prompt: string): boolean {
  return CHANGE.test(prompt) || startOf(prompt) !== null;
}

const FROM_GREY =
  /\bcolou?ri[sz](?:e|es|ed|ing)\b|\bcolou?rs? (?:\p{L}+ )?(?:returns?|comes? (?:back|in)|fades? in|bleeds?|spreads?|appears?)\b|\b(?:black[- ]and[- ]white|gr[ae]y|monochrome)\b[^.;]*\b(?:in)?to (?:\p{L}+ )?colou?rs?\b/iu;
const FROM_NIGHT =
  /\b(?:night|darkness|dark|midnight)(?:time)? (?:\p{L}+ )?(?:in)?to (?:\p{L}+ )?(?:day|daylight|dawn|morning|sunrise|light)\b|\bsun (?:rises|comes up)\b|\b(?:dawn|day|morning) breaks\b/iu;

/** With what light the picture begins, where it is not its own. */
export function startOf(prompt: string): 'grey' | 'night' | null {
  if (FROM_GREY.test(prompt)) return 'grey';
  return FROM_NIGHT.test(prompt) ? 'night' : null;
}

/** From one look of a picture to another, each of which has several layers. */
export function dissolve({ width, height }: Size, from: Painter, to: Painter): Painter {
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
    brush.save();
    brush.globalAlpha = share;
    brush.drawImage(sheet, 0, 0);
    brush.restore();
  };
}
