import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { brightness, css, hex, mix, WHITE } from '../../draw/colour.ts';
import { loadSprite } from '../../draw/sprite.ts';
import { outBack, smooth } from '../../scene/easing.ts';
import type { Brush, Moment } from '../../scene/world.ts';
import type { Size } from '../../sizes.ts';

type Painter = (brush: Brush, moment: Moment) => void;

const LISTED =
  /\b(?:(?:product )?(?:benefits?|features?|facts?|advantages?|perks?|selling points?|reasons?|claims?|bullet points?|bullets?|icons?|checkmarks?))\b[^:.;"“]{0,50}: ?([^.;"“\n]{3,120})/iu;
const PARTS = /,? and |, ?| · | \+ |\/ ?/iu;
const MOST = 4;
const OF_LOOKS =
  /\b(?:backgrounds?|backdrop|colou?rs?|photo|picture|left|right|font|text|button|style|behind)\b|[$€£]|\d %/iu;

/** What is good about a thing, where a prompt lists it: "three benefits with icons: vegan, refillable". */
export function benefitsIn(prompt: string): readonly string[] {
  const parts = (LISTED.exec(prompt)?.[1] ?? '')
    .split(PARTS)
    .map((part) => part.trim())
    .filter((part) => part !== '' && part.length <= 28 && !OF_LOOKS.test(part));
  return parts.length < 2 || parts.length > MOST
    ? []
    : parts.map((part) => part.slice(0, 1).toLocaleUpperCase('en') + part.slice(1));
}

/** The prompt without its list. */
export const unlisted = (prompt: string): string =>
  prompt.replace(LISTED, (all, list: string) => all.replace(`:`, ' ').replace(list, ''));

/** The icon that shows a benefit. */
const ICONS: readonly (readonly [RegExp, string])[] = [
  [/vegan|plant/iu, 'seedling'],
  [/refill|recycl|reus|return|circular/iu, 'recycling-symbol'],
  [/cruelty|animal/iu, 'rabbit-face'],
  [/^(?:made|from|grown|brewed|roasted|designed|born) in|local/iu, 'round-pushpin'],
  [/organic|natur|herb|eco|green|sustain/iu, 'herb'],
  [/waterproof|hydrat|water|moist|splash/iu, 'droplet'],
  [/light|feather|soft/iu, 'feather'],
  [/deliver|shipping/iu, 'delivery-truck'],
  [/gluten|grain|wheat/iu, 'sheaf-of-rice'],
  [/protein|strong|strength|tough|durab/iu, 'flexed-biceps'],
  [/batter|charg/iu, 'battery'],
  [/warrant|guarant|safe|protect|secur/iu, 'shield'],
  [/award|best|quality|premium/iu, 'sports-medal'],
  [/hand/iu, 'raised-hand'],
  [/vitamin|lemon|citrus/iu, 'lemon'],
  [/fast|quick|energy|power|grip|bounce/iu, 'high-voltage'],
  [/cold|cool|fresh|ice/iu, 'snowflake'],
  [/warm|hot|spic/iu, 'fire'],
  [/cheap|price|save|afford/iu, 'money-bag'],
  [/sun|spf|uv/iu, 'sun'],
  [/breath|air/iu, 'leaf-fluttering-in-wind'],
  [/milk|dairy|lactose/iu, 'glass-of-milk'],
  [/love|heart|health/iu, 'red-heart'],
  [/fruit|berr/iu, 'strawberry'],
  [/honey|bee/iu, 'honeybee'],
];
const iconFor = (text: string): string =>
  ICONS.find(([words]) => words.test(text))?.[1] ?? 'check-mark-button';

const SIDE = /\b(?:benefits?|features?|facts?|icons?|points?|list)\b[^.;:]{0,24}\bon the left\b/iu;

interface Split {
  /** Where the thing is shown. */
  readonly shown: { readonly x: number; readonly y: number; readonly size: Size };
  /** Where its benefits are told. */
  readonly told: { readonly x: number; readonly y: number; readonly size: Size };
}

/** In a wide frame they are beside each other, in others one is above the other. */
export function splitFor(prompt: string, { width, height }: Size): Split {
  if (width > height * 1.2) {
    const wide = Math.round(width * 0.54);
    const isLeft = SIDE.test(prompt);
    return {
      shown: { x: isLeft ? width - wide : 0, y: 0, size: { width: wide, height } },
      told: { x: isLeft ? 0 : wide, y: 0, size: { width: width - wide, height } },
    };
  }
  const tall = Math.round(height * 0.58);
  return {
    shown: { x: 0, y: 0, size: { width, height: tall } },
    told: { x: 0, y: tall, size: { width, height: height - tall } },
  };
}

const LINE = 0.62;

/** A card with an icon and a line for each benefit, which come in one after another. */
function cardFor(benefits: readonly string[], { width, height }: Size, colour: string): Painter {
  const ground = mix(hex(colour), WHITE, brightness(hex(colour)) > 0.5 ? 0.62 : 0.08);
  const isLight = brightness(ground) > 0.5;
  const row = Math.min((height * 0.8) / benefits.length, width * 0.3, height * 0.25);
  const side = row * 0.7;
  const icons = benefits.map((text) =>
    loadSprite(iconFor(text), Math.round(side * 0.62), { light: null, colour: null, states: [] }),
  );
  const measure = createCanvas(8, 8).getContext('2d');
  measure.font = '800 100px Inter';
  const widest = Math.max(...benefits.map((text) => measure.measureText(text).width));
  const left = width * 0.09;
  const room = width * 0.86 - left - side * 1.25;
  const letters = Math.min(row * 0.34, (room / widest) * 100);
  const top = (height - row * benefits.length) / 2;
  return (brush, { seconds }) => {
    brush.fillStyle = css(ground);
    brush.fillRect(0, 0, width, height);
    brush.font = `800 ${letters}px Inter`;
    brush.textAlign = 'left';
    brush.textBaseline = 'middle';
    for (const [at, text] of benefits.entries()) {
      const age = (seconds - 0.3 - at * 0.35) / 0.5;
      if (age <= 0) continue;
      const y = top + row * (at + 0.5);
      const bitmap = icons[at]?.bitmap;
      brush.save();
      brush.globalAlpha = smooth(age);
      brush.translate(left + side / 2, y);
      const grown = outBack(Math.min(1, age));
      brush.scale(grown, grown);
      brush.fillStyle = isLight ? '#ffffff' : 'rgba(255,255,255,0.92)';
      brush.beginPath();
      brush.arc(0, 0, side / 2, 0, 7);
      brush.fill();
      if (bitmap !== undefined) brush.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
      brush.restore();
      brush.globalAlpha = smooth(age);
      brush.fillStyle = isLight ? '#1c1a28' : '#ffffff';
      brush.fillText(text, left + side * 1.25 + (1 - smooth(age)) * width * LINE * 0.1, y);
      brush.globalAlpha = 1;
    }
  };
}

/** What is shown beside what is good about it. */
export function besideBenefits(
  shown: Painter,
  benefits: readonly string[],
  split: Split,
  colour: string,
): Painter {
  const sheetFor = ({ width, height }: Size): Canvas => createCanvas(width, height);
  const stage = sheetFor(split.shown.size);
  const onto = stage.getContext('2d');
  const card = cardFor(benefits, split.told.size, colour);
  return (brush, moment) => {
    onto.reset();
    shown(onto, moment);
    brush.drawImage(stage, split.shown.x, split.shown.y);
    brush.save();
    brush.translate(split.told.x, split.told.y);
    card(brush, moment);
    brush.restore();
  };
}
