import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { codeOf, schemeFor } from '../ads/ad-colours.ts';
import { contrast } from '../ads/contrast.ts';
import { drawShadow, shadowBitmap } from '../draw/actors/accessories.ts';
import { type Colour, css, hex, mix, WHITE } from '../draw/colour.ts';
import type { Ad, SceneDescription } from '../parse-prompt/scene-description.ts';
import type { Guest } from '../scene/compose-scene.ts';
import { outBack, outCubic } from '../scene/easing.ts';
import type { Brush, Element, World } from '../scene/world.ts';
import { dominantColours, fromHsl, hslOf, vividColour } from './dominant-colours.ts';
import { garnish } from './garnish.ts';

const LOGO = /\blogos?\b|\bbrand (?:intro|reveal|animation)|\bwordmark\b|\bemblem\b/iu;
const SPINS = /\bspin|\brotat|\brevolv|\bturn(?:s|ing)? (?:a)?round/iu;

const PLAIN_AD: Ad = {
  headline: '',
  lines: [],
  price: null,
  offer: null,
  call: null,
  brand: null,
  when: null,
  contact: null,
  palette: [],
  product: null,
};

export function isLogo(prompt: string): boolean {
  return LOGO.test(prompt);
}

/** The studio in the colours of the picture, unless the prompt names others. */
export function productScene(
  description: SceneDescription,
  picture: Canvas,
  isMark: boolean,
): SceneDescription {
  const ad = description.ad ?? { ...PLAIN_AD, headline: description.title ?? '' };
  const swatches = dominantColours(picture.data());
  const own = vividColour(swatches) ?? swatches[0]?.colour ?? WHITE;
  const { hue, saturation } = hslOf(own);
  const tint = fromHsl({ hue, saturation: Math.min(saturation, 0.6), lightness: 0.92 });
  const found = isMark ? [tint, own] : [...schemeFor(own), own];
  return {
    ...description,
    setting: 'studio',
    subjects: [],
    relations: [],
    effects: [],
    ad: {
      ...ad,
      palette: ad.palette.length > 0 ? ad.palette : found.map(codeOf),
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

/** A crown of drops that is thrown up around the foot again and again. */
function splashOf(unit: number) {
  const drops = 34;
  return (brush: Brush, { x, y }: { x: number; y: number }, seconds: number): void => {
    for (let drop = 0; drop < drops; drop += 1) {
      const age = (seconds * 0.55 + drop * 0.618) % 1;
      const lane = ((drop * 7) % drops) / (drops / 2) - 1;
      const radius = unit * (5 + (drop % 4) * 3.2) * (1 - age * 0.45);
      const far = lane * unit * (90 + 170 * age);
      const up = unit * (150 + (drop % 5) * 46) * 4 * age * (1 - age) * (1 - Math.abs(lane) * 0.45);
      const [left, top] = [x + far, y - up];
      const fill = brush.createRadialGradient(
        left - radius * 0.3,
        top - radius * 0.4,
        0,
        left,
        top,
        radius,
      );
      fill.addColorStop(0, 'rgba(240,251,255,0.95)');
      fill.addColorStop(0.5, 'rgba(120,200,240,0.85)');
      fill.addColorStop(1, 'rgba(44,140,205,0.8)');
      brush.globalAlpha = Math.min(1, (1 - age) * 2.2);
      brush.fillStyle = fill;
      brush.beginPath();
      brush.ellipse(left, top, radius * 0.86, radius * 1.1, lane * 0.6, 0, 2 * Math.PI);
      brush.fill();
    }
    brush.globalAlpha = 1;
  };
}

/** The cut-out stands on the podium, floats a little and turns slowly. */
export function productGuest({ prompt, description, picture }: ProductTask): Guest {
  const spins = SPINS.test(prompt);
  const hasSplash = description.effects.some(({ kind }) => kind === 'splash');
  return async (world, scenery) => {
    const bitmap = fitted(world, picture, 520, 440);
    const sides = await garnish(world, scenery, description, bitmap);
    const shadow = shadowBitmap(scenery.light?.shadow ?? world.light.shadow);
    const splash = hasSplash ? splashOf(world.unit) : null;
    const { width, height } = bitmap;
    const x = world.size.width / 2;
    const y = scenery.groundY;
    const element: Element = {
      depth: 1,
      draw(brush, { seconds }) {
        const lift = world.unit * (9 + 6 * Math.sin(seconds * 1.3));
        const turned = spins
          ? Math.abs(Math.cos(seconds * 1.25))
          : Math.cos(Math.sin(seconds * 0.8) * 0.3);
        const wide = width * Math.max(0.1, turned);
        drawShadow(brush, shadow, { x, y, width: wide * 1.2, lift: lift / height });
        brush.drawImage(bitmap, x - wide / 2, y - height - lift, wide, height);
        splash?.(brush, { x, y }, seconds);
      },
    };
    return { scenery, actors: [element, ...sides] };
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
export function logoGuest({ picture, description }: ProductTask): Guest {
  const isDark = description.moods.includes('dark');
  return async (world, scenery) => {
    const bitmap = fitted(world, picture, 440, 380);
    const ground = isDark ? hex('#2a2340') : hex('#f2f0f8');
    const colours = dominantColours(bitmap.data()).filter(({ share }) => share > 0.12);
    const dim = colours.find(({ colour }) => contrast(colour, ground) < 3)?.colour ?? null;
    const x = world.size.width / 2;
    const y = world.size.height * 0.5;
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
        brush.drawImage(bitmap, x - width / 2, y - height / 2, width, height);
        brush.globalAlpha = 1;
      },
    };
    const elements = scenery.elements.filter(({ depth }) => depth === 0);
    return { scenery: { ...scenery, surface: 'void', elements }, actors: [element] };
  };
}
