import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { codeOf, schemeFor } from '../ads/ad-colours.ts';
import { contrast } from '../ads/contrast.ts';
import { drawShadow, shadowBitmap } from '../draw/actors/accessories.ts';
import { type Colour, css, hex, mix, WHITE } from '../draw/colour.ts';
import type { Ad, SceneDescription, Setting } from '../parse-prompt/scene-description.ts';
import { COLOUR_WORDS } from '../parse-prompt/words/modifiers.ts';
import type { Guest } from '../scene/compose-scene.ts';
import { outBack, outCubic } from '../scene/easing.ts';
import type { Brush, Element, World } from '../scene/world.ts';
import { dominantColours, fromHsl, hslOf, vividColour } from './dominant-colours.ts';
import { entranceOf } from './entrances.ts';
import { flyersOver } from './flyers.ts';
import { foots } from './foot-effects.ts';
import { garnish } from './garnish.ts';
import { splashFor } from './splashes.ts';

const LOGO = /\blogos?\b|\bbrand (?:intro|reveal|animation)|\bwordmark\b|\bemblem\b/iu;
const SPINS = /\bspin|\brotat|\brevolv|\bturn(?:s|ing)? (?:a)?round/iu;

const FLOATS = /\bfloat|\blevitat|\bhover|\bfl(?:y|ies|ying)\b|\bweightless/iu;

const PLAIN_AD: Ad = {
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

export function isLogo(prompt: string): boolean {
  return LOGO.test(prompt);
}

interface Shown {
  readonly picture: Canvas;
  readonly isMark: boolean;
  /** Where the prompt puts it; null for the studio. */
  readonly place: Setting | null;
}

const NO_PLACE: ReadonlySet<Setting> = new Set([
  'studio',
  'abstract',
  'sky',
  'stage',
  'space',
  'underwater',
]);
const PLACED =
  /\b(?:on|in|at|by|near|under|onto|inside) (?:an?|the|my|our) (?!podium|pedestal|air|middle|background|foreground|cent(?:er|re)|white|black|dark|plain|light|picture|image)/iu;

/** Where the prompt puts a cut-out: "the bottle on a beach". */
export function namedPlace(
  prompt: string,
  { setting }: SceneDescription,
  isMark: boolean,
): Setting | null {
  if (isMark) return setting === 'space' || setting === 'underwater' ? setting : null;
  return !NO_PLACE.has(setting) && PLACED.test(prompt) ? setting : null;
}

const BACKGROUND = /\b(\p{L}+) (?:background|backdrop|studio|wall)\b/iu;

/** The colours that the prompt names for what is behind. */
function backgroundOf(prompt: string, { ad, accent }: SceneDescription): readonly string[] {
  if (ad !== null && ad.palette.length > 0) return ad.palette;
  const named = COLOUR_WORDS[BACKGROUND.exec(prompt)?.[1]?.toLocaleLowerCase('en') ?? ''];
  if (named !== undefined) return [named];
  return accent === null ? [] : [accent];
}

/** The studio in the colours of the picture, unless the prompt names others. */
export function productScene(
  prompt: string,
  description: SceneDescription,
  { picture, isMark, place }: Shown,
): SceneDescription {
  const ad = description.ad ?? { ...PLAIN_AD, headline: description.title ?? '' };
  const swatches = dominantColours(picture.data());
  const own = vividColour(swatches) ?? swatches[0]?.colour ?? WHITE;
  const { hue, saturation } = hslOf(own);
  const tint = fromHsl({ hue, saturation: Math.min(saturation, 0.6), lightness: 0.92 });
  const found = isMark ? [tint, own] : [...schemeFor(own), own];
  const named = backgroundOf(prompt, description);
  return {
    ...description,
    setting: place ?? 'studio',
    subjects: [],
    relations: [],
    effects: [],
    ad: {
      ...ad,
      palette: named.length > 0 ? named : found.map(codeOf),
      product: null,
    },
  };
}

/** Fits a picture into a box of the given units. */
function fitted({ unit }: World, picture: Canvas, width: number, height: number): Canvas {
  const scale = Math.min((unit * width) / picture.width, (unit * height) / picture.height);
  const canvas = createCanvas(
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  );
  const brush = canvas.getContext('2d');
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

interface ProductTask {
  readonly prompt: string;
  readonly description: SceneDescription;
  readonly picture: Canvas;
}

const GLEAMS = /\b(?:light sweep|sweep of light|gleam|glint|shine|shiny|shimmer|reveal)/iu;
const SWEEP_SECONDS = 2.4;

/** A streak of light that passes over a cut-out again and again. */
function gleamOver(bitmap: Canvas): (seconds: number) => Canvas {
  const canvas = createCanvas(bitmap.width, bitmap.height);
  const brush = canvas.getContext('2d');
  return (seconds) => {
    const share = (seconds % SWEEP_SECONDS) / SWEEP_SECONDS;
    const x = (share * 2.4 - 0.7) * bitmap.width;
    const wide = bitmap.width * 0.34;
    const fill = brush.createLinearGradient(x, 0, x + wide, wide * 0.4);
    fill.addColorStop(0, 'rgba(255,255,255,0)');
    fill.addColorStop(0.5, 'rgba(255,255,255,0.85)');
    fill.addColorStop(1, 'rgba(255,255,255,0)');
    brush.globalCompositeOperation = 'copy';
    brush.fillStyle = fill;
    brush.fillRect(0, 0, canvas.width, canvas.height);
    brush.globalCompositeOperation = 'destination-in';
    brush.drawImage(bitmap, 0, 0);
    return canvas;
  };
}

function clipAbove(brush: Brush, { size }: World, y: number): void {
  brush.beginPath();
  brush.rect(0, 0, size.width, y);
  brush.clip();
}

/** The cut-out stands on the podium, floats a little and turns slowly. */
export function productGuest({ prompt, description, picture }: ProductTask): Guest {
  const spins = SPINS.test(prompt);
  const floats = FLOATS.test(prompt);
  const entrance = entranceOf(prompt);
  return async (world, scenery) => {
    const bitmap = fitted(world, picture, 520, 440);
    const [behind, over] = foots(world, prompt);
    const gleam = GLEAMS.test(prompt) ? gleamOver(bitmap) : null;
    const sides = await garnish(world, scenery, { prompt, description, product: bitmap });
    const shadow = shadowBitmap(scenery.light?.shadow ?? world.light.shadow);
    const splash = splashFor(world, prompt, description);
    const { width, height } = bitmap;
    const x = world.size.width / 2;
    const y = scenery.groundY;
    const element: Element = {
      depth: 1,
      draw(brush, { seconds }) {
        const lift = floats
          ? world.unit * (62 + 26 * Math.sin(seconds * 1.3))
          : world.unit * (9 + 6 * Math.sin(seconds * 1.3));
        const turned = spins
          ? Math.abs(Math.cos(seconds * 1.25))
          : Math.cos(Math.sin(seconds * 0.8) * 0.3);
        const wide = width * Math.max(0.1, turned);
        behind?.(brush, { x, y, width, height }, seconds);
        const come = entrance?.(seconds);
        const far = lift / height + Math.max(0, -(come?.y ?? 0));
        drawShadow(brush, shadow, { x, y, width: wide * 1.2, lift: far });
        brush.save();
        if (come !== undefined) {
          // What comes up does so from behind the podium.
          if (come.y > 0) clipAbove(brush, world, y);
          brush.translate(x + come.x * height, y + come.y * height);
          brush.scale(come.scale, come.scale);
          brush.translate(-x, -y);
        }
        for (const layer of gleam === null ? [bitmap] : [bitmap, gleam(seconds)])
          brush.drawImage(layer, x - wide / 2, y - height - lift, wide, height);
        brush.restore();
        splash?.(brush, { x, y }, seconds);
        over?.(brush, { x, y, width, height }, seconds);
      },
    };
    const flyers = flyersOver(world, prompt, description).map((draw) => ({ depth: 1.04, draw }));
    return { scenery, actors: [element, ...sides, ...flyers] };
  };
}

/** A round light that is even behind the logo and fades around it. */
function haloOf(colour: Colour): Canvas {
  const canvas = createCanvas(256, 256);
  const brush = canvas.getContext('2d');
  const fill = brush.createRadialGradient(128, 128, 0, 128, 128, 128);
  fill.addColorStop(0, css(colour));
  fill.addColorStop(0.5, css(colour, 0.94));
  fill.addColorStop(0.72, css(colour, 0.45));
  fill.addColorStop(1, css(colour, 0));
  brush.fillStyle = fill;
  brush.fillRect(0, 0, 256, 256);
  return canvas;
}

/** A logo comes forward out of light, without a podium. */
export function logoGuest({ prompt, picture, description }: ProductTask): Guest {
  const isDark = description.moods.includes('dark') || description.setting === 'space';
  const spins = SPINS.test(prompt);
  const entrance = entranceOf(prompt);
  return async (world, scenery) => {
    const bitmap = fitted(world, picture, 440, 380);
    const ground = isDark ? hex('#2a2340') : hex('#f2f0f8');
    const colours = dominantColours(bitmap.data()).filter(({ share }) => share > 0.12);
    const dim = colours.find(({ colour }) => contrast(colour, ground) < 3)?.colour ?? null;
    const x = world.size.width / 2;
    const y = world.size.height * 0.5;
    const [behind, over] = foots(world, prompt);
    const halo = haloOf(mix(dim ?? WHITE, WHITE, 0.86));
    const element: Element = {
      depth: 1,
      draw(brush, { seconds }) {
        const age = (seconds - 0.25) / 0.9;
        if (age <= 0) return;
        const grown = (0.72 + 0.28 * outBack(age)) * (1 + 0.008 * seconds);
        const [width, height] = [bitmap.width * grown, bitmap.height * grown];
        const reach = Math.max(width, height) * 0.92;
        brush.globalAlpha = outCubic(age) * (dim === null ? 0.25 : 0.95);
        brush.drawImage(halo, x - reach, y - reach, reach * 2, reach * 2);
        brush.globalAlpha = outCubic(age);
        behind?.(brush, { x, y: y + height / 2, width, height }, seconds);
        over?.(brush, { x, y: y + height / 2, width, height }, seconds);
        const wide =
          spins && age > 1.4
            ? width * Math.max(0.06, Math.abs(Math.cos((age - 1.4) * 1.3)))
            : width;
        const come = entrance?.(seconds) ?? { x: 0, y: 0 };
        const [left, top] = [x - wide / 2 + come.x * height, y - height / 2 + come.y * height];
        brush.drawImage(bitmap, left, top, wide, height);
        brush.globalAlpha = 1;
      },
    };
    const isStudio = world.description.setting === 'studio';
    const elements = scenery.elements.filter(({ depth }) => !isStudio || depth === 0);
    return { scenery: { ...scenery, surface: 'void', elements }, actors: [element] };
  };
}
