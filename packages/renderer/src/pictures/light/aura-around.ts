import { createCanvas } from '@napi-rs/canvas';
import { css, hex } from '../../draw/colour.ts';
import { COLOUR_WORDS } from '../../parse-prompt/words/colours.ts';
import type { Brush, Moment, World } from '../../scene/world.ts';
import type { DepthLayers } from '../subject/depth-layers.ts';
import { OVERLAP } from '../subject/frame-picture.ts';

const SHINES =
  /\b(?:glow(?:s|ing)?|aura|halo|radiat\p{L}*|illuminat\p{L}*|energy|electric\p{L}*|shines?|shining|magic(?:al)? light)\b/iu;
/** What of it glows may be something else that is in the picture. */
const OTHERS =
  /\b(?:lamps?|lights|lanterns?|bulbs?|windows?|eyes|stars?|moon|sun|candles?|fire|embers|neon|sky|logo|soft|warm|golden|sunset|morning|lighthouse|houses?|city|street) (?:\p{L}+ ){0,5}?(?:glow|shin|radiat|illuminat)|\b(?:warm|soft|golden|evening|morning|sunset|neon|candle) (?:\p{L}+ )?glow\b|\bglowing (?:\p{L}+ )?(?:windows?|lamps?|eyes|lanterns?|lights|embers?|sparks?|particles?|dust|fireflies|stars?|hearts?|bubbles?|orbs?|sky|sun|moon)\b/iu;

/** What glows is in the picture or in the air, and not its subject. */
export const glowsElsewhere = (prompt: string): boolean => OTHERS.test(prompt);

/** Whether the subject itself gives light. */
export const hasAura = (prompt: string): boolean => SHINES.test(prompt) && !glowsElsewhere(prompt);

/** "A blue glow", "glows in gold". */
const TINTS =
  /\b(\p{L}+) (?:glow|aura|halo|light|energy)\b|\bglow(?:s|ing)?(?: \p{L}+){0,2}? (\p{L}+)\b/giu;

function tintOf(prompt: string): string {
  for (const [, before = '', after = ''] of prompt.matchAll(TINTS))
    for (const word of [before, after]) {
      const found = COLOUR_WORDS[word.toLocaleLowerCase('en')];
      if (found !== undefined) return found;
    }
  return '#ffd982';
}

const COARSE = 4;

type Painter = (brush: Brush, moment: Moment) => void;

/** Light around the outline of a subject, behind it, that swells and fades; none unless the prompt asks for it. */
export function auraOf(world: World, prompt: string, { front }: DepthLayers): readonly Painter[] {
  if (front === null || !hasAura(prompt)) return [];
  const pad = Math.ceil(world.size.height * 0.14);
  const { bitmap } = front;
  const wide = Math.ceil((bitmap.width + pad * 2) / COARSE);
  const tall = Math.ceil((bitmap.height + pad * 2) / COARSE);
  const shape = createCanvas(wide, tall);
  const brush = shape.getContext('2d');
  brush.drawImage(
    bitmap,
    pad / COARSE,
    pad / COARSE,
    bitmap.width / COARSE,
    bitmap.height / COARSE,
  );
  brush.globalCompositeOperation = 'source-in';
  brush.fillStyle = css(hex(tintOf(prompt)));
  brush.fillRect(0, 0, wide, tall);
  const light = createCanvas(wide, tall);
  const onto = light.getContext('2d');
  for (const radius of [0.09, 0.05, 0.025]) {
    onto.filter = `blur(${Math.max(1, Math.round((world.size.height * radius) / COARSE))}px)`;
    onto.drawImage(shape, 0, 0);
    onto.drawImage(shape, 0, 0);
  }
  const at = {
    x: front.x - world.size.width * OVERLAP - pad,
    y: front.y - world.size.height * OVERLAP - pad,
  };
  const shine: Painter = (over, { seconds }) => {
    over.save();
    over.globalCompositeOperation = 'screen';
    over.globalAlpha = 0.78 + 0.22 * Math.sin(seconds * 2.4);
    over.drawImage(light, at.x, at.y, wide * COARSE, tall * COARSE);
    over.restore();
  };
  return [shine];
}
