import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { codeOf, schemeFor } from '../ads/ad-colours.ts';
import { drawRipples, drawShadow, shadowBitmap } from '../draw/actors/accessories.ts';
import { hex, WHITE } from '../draw/colour.ts';
import { particleElements } from '../draw/particles/particles.ts';
import type { AdSurface } from '../parse-prompt/description/ad.ts';
import type { Ad, SceneDescription, Setting } from '../parse-prompt/scene-description.ts';
import type { Guest } from '../scene/compose-scene.ts';
import type { Brush, Element, World } from '../scene/world.ts';
import { bubblesAround } from './air/bubbles-around.ts';
import { citrusBehind } from './air/citrus.ts';
import { BEADED, dropletsOver } from './air/droplets.ts';
import { foots } from './air/foot-effects.ts';
import { garnish } from './air/garnish.ts';
import { neonLight } from './air/overlays.ts';
import { splashFor } from './air/splashes.ts';
import { GLEAMS, gleamOver } from './light/gleam.ts';
import { lightTrail, trailsAround } from './light/light-trail.ts';
import { spotlightOver } from './light/spotlight.ts';
import { entranceOf, runs } from './motion/entrances.ts';
import { plunged, plunges, SUNK, TOUCHES } from './motion/plunge.ts';
import type { StoodIn } from './place/stand-in.ts';
import { cloudsBehind } from './sky/clouds-behind.ts';
import { flyersOver } from './sky/flyers.ts';
import { backgroundOf, namedBackground } from './subject/background-of.ts';
import { dominantColours, fromHsl, hslOf, vividColour } from './subject/dominant-colours.ts';
import { levelled } from './subject/levelled.ts';
import { PLAIN_AD } from './words/plain-ad.ts';
import { wreathFor } from './wreath.ts';

const LOGO = /\blogos?\b|\bbrand (?:intro|reveal|animation)|\bwordmark\b|\bemblem\b/iu;
export const SPINS =
  /\bspin|\brotat|\brevolv|\borbit|\b360\b|\bturntable\b|\bturn(?:s|ing)? (?:a)?round|\bturn(?:s|ing) (?:slowly|gently|on (?:its|the|a))\b|\b(?:slowly|gently) turn(?:s|ing)\b(?! (?:in)?to\b)/iu;

export const FLOATS =
  /\bfloat(?!\p{L}*(?: \p{L}+){0,2} (?:leaves|petals|bubbles|slices|fruits?|ice|feathers|hearts|berries|beans))|\blevitat|\bhover|\bfl(?:y|ies|ying)\b|\bweightless/iu;

export function isLogo(prompt: string): boolean {
  return LOGO.test(prompt);
}

interface Shown {
  readonly picture: Canvas;
  readonly isMark: boolean;
  /** Where the prompt puts it; null for the studio. */
  readonly place: Setting | null;
}

const WATER: AdSurface = { material: 'water', colour: '#5fb4dc' };
const NIGHT = hex('#171130');
const WARM = hex('#ffe2bd');

/** Fireworks and stars need a dark sky. */
export function isNightly({ time, moods, setting, particles }: SceneDescription): boolean {
  const isLit = particles.includes('fireworks') || time === 'night';
  return isLit || moods.includes('dark') || setting === 'space';
}

/** What is shown in the dark without being said to be: games, glitches, the night in a line. */
export const isAfterDark = (prompt: string): boolean =>
  /\bspot-?li(?:t|ghts?|ghted)\b|\bdark stage\b|\bgam(?:ing|ers?)\b|\be-?sports?\b|\bglitch|\bcyber|\bhack(?:ers?|ing)\b|\bhorror\b|\bnight ?club\b/iu.test(
    prompt,
  );
/** "Run the night", said in the ad itself. */
const isNightLine = ({ ad, title, setting }: SceneDescription): boolean =>
  setting === 'studio' &&
  /\b(?:the|all|after|by|every|at|into the|own the) ?night\b|\bmidnight\b|\bafter dark\b|\bin the dark\b/iu.test(
    ad?.headline ?? title ?? '',
  );

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
  const isWarm = description.moods.some((mood) => mood === 'cosy' || mood === 'golden');
  const tint = isWarm
    ? WARM
    : fromHsl({ hue, saturation: Math.min(saturation, 0.6), lightness: 0.92 });
  const isBright = namedBackground(prompt)?.isNeon === true;
  const isDark = isNightly(description) || isAfterDark(prompt);
  const found =
    isMark || isNightLine(description) || isAfterDark(prompt)
      ? [isDark || !isMark ? NIGHT : tint, own]
      : [...schemeFor(own), own];
  // A silver logo is no silver night.
  const isSky = isMark && description.particles.includes('fireworks');
  const named = isSky ? [] : backgroundOf(prompt, description);
  return {
    ...description,
    setting: place ?? 'studio',
    subjects: [],
    relations: [],
    effects: [],
    // A background in neon green is as bright as a tube, and not the night around it.
    moods: isBright
      ? description.moods.filter((mood) => mood !== 'neon')
      : isNightLine(description)
        ? [...description.moods, 'neon']
        : description.moods,
    ad: {
      ...ad,
      ...(place === null && !isMark && plunges(prompt) ? { surface: WATER } : {}),
      palette: named.length > 0 ? named : found.map(codeOf),
      product: null,
    },
  };
}

interface Placed {
  readonly picture: Canvas;
  readonly place: Setting;
  readonly stood: StoodIn;
}

/** A studio has the colours of what is shown in it, also without words. */
const inColours = (ad: Ad, place: Setting): Ad | null =>
  place === 'studio' ? { ...ad, isWordless: true } : null;

/** The place that the prompt names, with somebody's words only if there are any. */
export function placedScene(
  prompt: string,
  description: SceneDescription,
  { picture, place, stood }: Placed,
): SceneDescription {
  const { title } = description;
  const { ad } = productScene(prompt, description, { picture, isMark: false, place });
  const isWordless = description.ad === null || description.ad.isWordless === true;
  const hasWords = !isWordless || title !== null;
  return {
    ...description,
    setting: place,
    subjects: stood.subjects,
    ad: ad === null ? null : hasWords ? { ...ad, product: stood.at } : inColours(ad, place),
    title: null,
  };
}

/** Fits a picture into a box of the given units. */
export function fitted({ unit }: World, picture: Canvas, width: number, height: number): Canvas {
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

export interface ProductTask {
  readonly prompt: string;
  readonly description: SceneDescription;
  readonly picture: Canvas;
}

function clipAbove(brush: Brush, { size }: World, y: number): void {
  brush.beginPath();
  brush.rect(0, 0, size.width, y);
  brush.clip();
}

/** Seen from its edge it would be nothing but a line. */
const EDGE = 0.3;

/** Of its width, what is seen of a thing that spins; negative from behind. It hurries past its edges. */
export function spun(seconds: number): number {
  const even = seconds * 1.25;
  const seen = Math.cos(even - 0.45 * Math.sin(2 * even));
  return Math.sign(seen) * Math.max(EDGE, Math.abs(seen) ** 0.6);
}

function mirror(brush: Brush, x: number): void {
  brush.translate(x, 0);
  brush.scale(-1, 1);
  brush.translate(-x, 0);
}

/** In a tall picture without words there is room above. */
function tallOf({ size: { width, height }, description: { ad } }: World): number {
  const hasWords = ad !== null && ad.headline !== '';
  return height > width * 1.4 && !hasWords ? 720 : 440;
}

/** What flies, falls and shines between the viewer and a cut-out, and the clouds behind it. */
export function inFront(
  world: World,
  prompt: string,
  description: SceneDescription,
): readonly Element[] {
  const flyers = flyersOver(world, prompt, description).map((draw) => ({ depth: 1.04, draw }));
  const neon = description.moods.includes('neon')
    ? [{ depth: 1.05, isFixed: true, draw: neonLight(world) }]
    : [];
  // Before a plain wall, small ones are hardly seen.
  const air = particleElements(
    { ...world, unit: world.unit * 2.2, random: (name) => world.random(`${name}-near`) },
    description.particles,
  );
  const clouds = cloudsBehind(world, prompt);
  return [...clouds, ...flyers, ...air, ...neon, ...spotlightOver(world, prompt)];
}

const plunge = (seconds: number) => ({ x: 0, y: SUNK + plunged(seconds), scale: 1 });

/** Rings on the water from when something has fallen into it. */
function rippled(
  brush: Brush,
  world: World,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
  seconds: number,
): void {
  if (seconds < TOUCHES) return;
  brush.save();
  brush.translate(x, y);
  drawRipples(brush, world, width, seconds);
  brush.restore();
}

/** The cut-out stands on the podium, floats a little and turns slowly. */
export function productGuest({ prompt, description, picture }: ProductTask): Guest {
  const spins = SPINS.test(prompt);
  const floats = FLOATS.test(prompt);
  const intoWater = plunges(prompt);
  const entrance = intoWater ? plunge : entranceOf(prompt);
  return async (world, scenery) => {
    const shown = spins || runs(prompt) ? levelled(picture) : picture;
    const bitmap = fitted(world, shown, 520, tallOf(world));
    const foam = description.particles.includes('bubbles') ? bubblesAround(world, bitmap) : null;
    const [behind, over] = foots(world, prompt);
    const gleam = GLEAMS.test(prompt) ? gleamOver(bitmap) : null;
    const beads = BEADED.test(prompt) ? dropletsOver(bitmap) : null;
    const sides = await garnish(world, scenery, { prompt, description, product: bitmap });
    const shadow = shadowBitmap(scenery.light?.shadow ?? world.light.shadow);
    const trail = lightTrail(prompt, bitmap, description.accent);
    const rings = trailsAround(prompt, bitmap, description.accent);
    const wreath = wreathFor(world, prompt);
    const splash = splashFor(world, prompt, description);
    const { width, height } = bitmap;
    // From behind, what is long is its own mirror image; a label would be read backwards.
    const hasBack = width > height * 1.15;
    const x = world.size.width / 2;
    const y = scenery.groundY;
    const element: Element = {
      depth: 1,
      draw(brush, { seconds }) {
        const lift = floats
          ? world.unit * (62 + 26 * Math.sin(seconds * 1.3))
          : world.unit * (9 + 6 * Math.sin(seconds * 1.3));
        const turned = spins ? spun(seconds) : Math.cos(Math.sin(seconds * 0.8) * 0.3);
        const wide = width * Math.abs(turned);
        behind?.(brush, { x, y, width, height }, seconds);
        foam?.(brush, { x, y }, seconds, false);
        const come = entrance?.(seconds);
        const far = lift / height + Math.max(0, -(come?.y ?? 0));
        const under = x + (come?.x ?? 0) * height;
        wreath?.(brush, x, y - height * 0.5, Math.hypot(width, height) * 0.56, seconds);
        trail?.(brush, { x: under, y: y - height * 0.45 });
        rings?.(brush, { x, y }, { seconds, isFront: false });
        if (intoWater) rippled(brush, world, { x, y, width: width * 2.2 }, seconds);
        else drawShadow(brush, shadow, { x: under, y, width: wide * 1.2, height, lift: far });
        brush.save();
        if (come !== undefined) {
          // What comes up does so from behind the podium.
          if (come.y > 0 || intoWater) clipAbove(brush, world, y);
          brush.translate(x + come.x * height, y + come.y * height);
          brush.scale(come.scale, come.scale);
          brush.translate(-x, -y);
        }
        if (hasBack && turned < 0) mirror(brush, x);
        for (const layer of [bitmap, beads?.(seconds), gleam?.(seconds)])
          if (layer !== undefined)
            brush.drawImage(layer, x - wide / 2, y - height - lift, wide, height);
        brush.restore();
        rings?.(brush, { x, y }, { seconds, isFront: true });
        foam?.(brush, { x, y }, seconds, true);
        if (!intoWater || seconds > TOUCHES) splash?.(brush, { x, y }, seconds);
        over?.(brush, { x, y, width, height }, seconds);
      },
    };
    const slices = citrusBehind(world, scenery, { prompt, product: bitmap });
    return {
      scenery,
      actors: [...slices, element, ...sides, ...inFront(world, prompt, description)],
    };
  };
}
