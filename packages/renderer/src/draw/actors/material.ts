import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Subject } from '../../parse-prompt/scene-description.ts';
import type { Material } from '../../parse-prompt/substances.ts';
import { weighedWith } from '../../scene/weigh-scene.ts';
import type { Brush, World } from '../../scene/world.ts';
import { css, hex } from '../colour.ts';
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
};

/** How far a body may reach beyond the point between its feet, in its longer side. */
const ROOM = { side: 0.8, above: 1.25, below: 0.2 } as const;
/** Painted larger than shown, so that it stays sharp when the camera moves in. */
const DETAIL = 1.15;
/** In pictures: the sheet of somebody near would take too much memory. */
const LARGEST = 1.5;

function detailOf({ size }: World, { width, height }: Body): number {
  const length = Math.max(width, height);
  const area = length * length * 2 * ROOM.side * (ROOM.above + ROOM.below);
  return Math.min(DETAIL, Math.sqrt((LARGEST * size.width * size.height) / Math.max(1, area)));
}

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

/** Gives what is painted the colour and the surface of a material, and keeps its light and shade. */
function recolour(canvas: Canvas, shape: Canvas, substance: Substance, surface: Canvas): void {
  const { width, height } = canvas;
  const outline = shape.getContext('2d');
  outline.reset();
  outline.drawImage(canvas, 0, 0);
  const brush = canvas.getContext('2d');
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

/** Light around a body; a blurred outline would take longer than all the rest of it. */
function shine(brush: Brush, { width, height }: Body, glow: string): void {
  const radius = Math.max(width, height) * 0.62;
  const halo = brush.createRadialGradient(0, -height / 2, radius * 0.3, 0, -height / 2, radius);
  halo.addColorStop(0, css(hex(glow), 0.5));
  halo.addColorStop(1, css(hex(glow), 0));
  brush.fillStyle = halo;
  brush.fillRect(-radius, -height / 2 - radius, radius * 2, radius * 2);
}

/** The body of somebody or something that is made of a material; what is still is painted once. */
export function ofMaterial(
  world: World,
  body: Body,
  { material, colour }: Subject,
  isStill: boolean,
): Body {
  if (material === undefined) return body;
  const own = SUBSTANCES[material];
  const isDyed = colour !== null && DYED.has(material);
  const substance = isDyed ? { ...own, colour } : own;
  const detail = detailOf(world, body);
  const length = Math.max(body.width, body.height) * detail;
  const origin = { x: Math.ceil(length * ROOM.side), y: Math.ceil(length * ROOM.above) };
  const canvas = createCanvas(origin.x * 2, origin.y + Math.ceil(length * ROOM.below));
  const sheet = canvas.getContext('2d');
  const shape = createCanvas(canvas.width, canvas.height);
  const surface = paintTextures(world, substance, length, canvas);
  const swell = (substance.swell ?? 0) * body.height;
  let isPainted = false;
  return {
    ...body,
    draw(brush, pose, seconds) {
      if (!isStill || !isPainted) {
        sheet.reset();
        sheet.save();
        sheet.translate(origin.x, origin.y);
        sheet.scale(detail, detail);
        body.draw(weighedWith(brush, sheet), pose, seconds);
        sheet.restore();
        recolour(canvas, shape, substance, surface);
        isPainted = true;
      }
      brush.save();
      brush.globalAlpha = substance.alpha ?? 1;
      if (substance.glow !== undefined) shine(brush, body, substance.glow);
      const [left, top] = [-origin.x / detail, -origin.y / detail];
      const show = (x: number, y: number) =>
        brush.drawImage(canvas, left + x, top + y, canvas.width / detail, canvas.height / detail);
      for (const angle of swell === 0 ? [] : SIDES)
        show(Math.cos(angle) * swell, Math.sin(angle) * swell);
      show(0, 0);
      brush.restore();
    },
  };
}
