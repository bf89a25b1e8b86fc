import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Material } from '../../parse-prompt/description/substances.ts';
import type { Subject } from '../../parse-prompt/scene-description.ts';
import type { Brush, World } from '../../scene/world.ts';
import { css, hex } from '../colour.ts';
import type { Finish } from './flipbook.ts';
import { blossoms, foliage, holes, iced, squares, studs, sugared } from './patterns.ts';
import type { Body } from './pose.ts';
import {
  facets,
  fluffy,
  gleams,
  grain,
  molten,
  ripples,
  smoky,
  speckles,
  starry,
  stitches,
  stony,
  type Texture,
  tongues,
} from './textures.ts';

/** How a material looks. */
interface Substance {
  readonly colour: string;
  /** From 0, where light and shade stay as they are, to 1, where there is only the colour. */
  readonly lift: number;
  readonly textures: readonly Texture[];
  readonly alpha?: number;
  /** A colour that shines around it. */
  readonly glow?: string;
  /** How far it swells beyond the outline, as a share of the height. */
  readonly swell?: number;
  /** How much of the light and shade of its parts is seen through its surface. */
  readonly features?: number;
}

const SUBSTANCES: Readonly<Record<Material, Substance>> = {
  ice: { colour: '#8fd4ff', lift: 0.6, textures: [facets, gleams], alpha: 0.9, glow: '#d8f4ff' },
  snow: { colour: '#f4f9ff', lift: 0.7, textures: [speckles], features: 0.2 },
  glass: { colour: '#7fcdf0', lift: 0.6, textures: [facets, gleams], alpha: 0.85, glow: '#f2fdff' },
  lava: { colour: '#4a2a2a', lift: 0.2, textures: [molten], glow: '#ff6a1f' },
  fire: { colour: '#ff8a1f', lift: 0.35, textures: [tongues], glow: '#ff9a2f' },
  water: { colour: '#3f9fe6', lift: 0.4, textures: [ripples, gleams], alpha: 0.82 },
  cloud: { colour: '#f6f9ff', lift: 0.55, textures: [fluffy], swell: 0.03, features: 0.12 },
  smoke: { colour: '#54505e', lift: 0.2, textures: [smoky], alpha: 0.9, swell: 0.02 },
  stars: { colour: '#2b2a78', lift: 0.3, textures: [starry], glow: '#8f7bff' },
  light: { colour: '#fff1a8', lift: 0.6, textures: [gleams], glow: '#fff0a0', alpha: 0.92 },
  wood: { colour: '#c08a4e', lift: 0.45, textures: [grain] },
  stone: { colour: '#b8b8be', lift: 0.6, textures: [stony] },
  gold: { colour: '#ffc93a', lift: 0.5, textures: [gleams] },
  silver: { colour: '#bcc4d0', lift: 0.35, textures: [gleams] },
  bronze: { colour: '#a8703a', lift: 0.3, textures: [gleams] },
  paper: { colour: '#f6f3ea', lift: 0.5, textures: [facets] },
  wool: { colour: '#e08aa0', lift: 0.35, textures: [stitches], swell: 0.008 },
  flowers: { colour: '#e58bb0', lift: 0.5, textures: [blossoms] },
  leaves: { colour: '#5fa84e', lift: 0.4, textures: [foliage] },
  candy: { colour: '#ff5f8f', lift: 0.35, textures: [sugared, gleams], features: 0.62 },
  chocolate: { colour: '#6b3d22', lift: 0.25, textures: [squares, gleams] },
  gingerbread: { colour: '#b8763a', lift: 0.4, textures: [iced] },
  cheese: { colour: '#ffc93c', lift: 0.5, textures: [holes] },
  bricks: { colour: '#e23b3b', lift: 0.3, textures: [studs] },
  sand: { colour: '#d9b06c', lift: 0.4, textures: [speckles] },
  jelly: { colour: '#62d26f', lift: 0.4, textures: [gleams], alpha: 0.78 },
  plastic: { colour: '#ff8a3c', lift: 0.6, textures: [gleams] },
};

/** How much of the light and shade of its parts stays, unless it says otherwise. */
const FEATURES = 0.38;
/** Directions in which something swells. */
const SIDES = Array.from({ length: 8 }, (_, at) => (at * Math.PI) / 4);
/** Soft materials, which may have any colour. */
const DYED: ReadonlySet<Material> = new Set<Material>([
  'paper',
  'wool',
  'glass',
  'candy',
  'jelly',
  'bricks',
  'plastic',
]);

function paintTextures(
  world: World,
  { textures }: Substance,
  length: number,
  sheet: Canvas,
): Canvas {
  const { width, height } = sheet;
  const canvas = createCanvas(width, height);
  const brush = canvas.getContext('2d');
  const next = world.random('material');
  for (const texture of textures) {
    brush.save();
    texture({ brush, width, height, unit: length / 100, next });
    brush.restore();
  }
  return canvas;
}

/** Of which two are in modes that take twice as long. */
const PASSES = 9;

/** Gives what is painted the colour and the surface of a material, and keeps its light and shade. */
function recolour(canvas: Canvas, shape: Canvas, substance: Substance, surface: Canvas): void {
  const { width, height } = canvas;
  const outline = shape.getContext('2d');
  outline.reset();
  outline.drawImage(canvas, 0, 0);
  const brush = canvas.getContext('2d');
  brush.resetTransform();
  const fill = (mode: 'color' | 'source-atop' | 'multiply', colour: string, alpha: number) => {
    brush.globalCompositeOperation = mode;
    brush.globalAlpha = alpha;
    brush.fillStyle = colour;
    brush.fillRect(0, 0, width, height);
  };
  fill('color', '#808080', 1);
  fill('source-atop', '#ffffff', substance.lift);
  fill('multiply', substance.colour, 1);
  brush.globalAlpha = 1;
  brush.globalCompositeOperation = 'source-atop';
  brush.drawImage(surface, 0, 0);
  // Eyes, wheels and windows are to be seen through it.
  brush.globalCompositeOperation = 'luminosity';
  brush.globalAlpha = substance.features ?? FEATURES;
  brush.drawImage(shape, 0, 0);
  brush.globalAlpha = 1;
  brush.globalCompositeOperation = 'destination-in';
  brush.drawImage(shape, 0, 0);
  brush.globalCompositeOperation = 'source-over';
}

/** Light around a body; a blurred outline would take longer than all the rest of it. Around who is near, it is not seen. */
function shine(brush: Brush, { size }: World, { width, height }: Body, glow: string): void {
  const radius = Math.max(width, height) * 0.62;
  if (radius > Math.max(size.width, size.height) * 0.6) return;
  const halo = brush.createRadialGradient(0, -height / 2, radius * 0.3, 0, -height / 2, radius);
  halo.addColorStop(0, css(hex(glow), 0.5));
  halo.addColorStop(1, css(hex(glow), 0));
  brush.fillStyle = halo;
  brush.fillRect(-radius, -height / 2 - radius, radius * 2, radius * 2);
}

/** What somebody or something is made of, unless it is of what such things usually are. */
export function substanceOf({ material, colour }: Subject): Substance | null {
  if (material === undefined) return null;
  const isDyed = colour !== null && DYED.has(material);
  return isDyed ? { ...SUBSTANCES[material], colour } : SUBSTANCES[material];
}

/** Turns what is painted of a body into a material. */
export function finishOf(world: World, substance: Substance, { width, height }: Body): Finish {
  let sheets: { readonly shape: Canvas; readonly surface: Canvas } | null = null;
  return {
    passes: PASSES,
    paint(page, detail) {
      sheets ??= {
        shape: createCanvas(page.width, page.height),
        surface: paintTextures(world, substance, Math.max(width, height) * detail, page),
      };
      recolour(page, sheets.shape, substance, sheets.surface);
    },
  };
}

/** A body in the light of its material. */
export function shining(world: World, body: Body, { alpha = 1, glow, swell = 0 }: Substance): Body {
  const beyond = swell * body.height;
  return {
    ...body,
    draw(brush, pose, seconds) {
      brush.save();
      brush.globalAlpha = alpha;
      if (glow !== undefined) shine(brush, world, body, glow);
      for (const angle of swell === 0 ? [] : SIDES) {
        brush.save();
        brush.translate(Math.cos(angle) * beyond, Math.sin(angle) * beyond);
        body.draw(brush, pose, seconds);
        brush.restore();
      }
      body.draw(brush, pose, seconds);
      brush.restore();
    },
  };
}
