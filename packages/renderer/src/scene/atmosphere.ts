import { createCanvas } from '@napi-rs/canvas';
import { css, mix, WHITE } from '../draw/colour.ts';
import { glow } from '../draw/strokes.ts';
import { between } from '../random.ts';
import { INDOORS } from './indoors.ts';
import type { Brush, Element, World } from './world.ts';

/** Blurred overlays are painted small and stretched, which is cheaper and looks the same. */
const SOFT_SCALE = 1 / 4;

function softOverlay(world: World, paint: (brush: Brush) => void) {
  const { width, height } = world.size;
  const canvas = createCanvas(Math.ceil(width * SOFT_SCALE), Math.ceil(height * SOFT_SCALE));
  const brush = canvas.getContext('2d');
  brush.scale(SOFT_SCALE, SOFT_SCALE);
  paint(brush);
  return canvas;
}

/** Darker corners, and black bars above and below for `cinematic`. */
export function vignette(world: World): (brush: Brush) => void {
  const { width, height } = world.size;
  const { light } = world;
  const full = createCanvas(width, height);
  const brush = full.getContext('2d');
  const fill = brush.createRadialGradient(
    width / 2,
    height * 0.48,
    Math.min(width, height) * 0.42,
    width / 2,
    height * 0.5,
    Math.hypot(width, height) * 0.56,
  );
  const strength = world.description.moods.includes('cinematic') || light.isDark ? 0.5 : 0.3;
  fill.addColorStop(0, css(light.shadow, 0));
  fill.addColorStop(1, css(mix(light.shadow, [0, 0, 0], 0.4), strength));
  brush.fillStyle = fill;
  brush.fillRect(0, 0, width, height);
  if (world.description.moods.includes('cinematic') && width > height) {
    brush.fillStyle = '#000';
    brush.fillRect(0, 0, width, height * 0.075);
    brush.fillRect(0, height * 0.925, width, height);
  }
  return (onto) => onto.drawImage(full, 0, 0);
}

/** Shafts of light that fan out from the sun and come and go. */
export function sunRays(
  world: World,
  from: { readonly x: number; readonly y: number },
  strength: number,
): Element {
  const random = world.random('rays');
  const { size, unit } = world;
  const long = Math.hypot(size.width, size.height) * 1.1;
  const rays = Array.from({ length: 7 }, (_, at) => ({
    angle: ((at + between(random, 0.15, 0.85)) / 7) * Math.PI,
    width: between(random, 0.02, 0.07),
    bright: between(random, 0.45, 1),
  }));
  const soft = softOverlay(world, (brush) => {
    const fill = brush.createRadialGradient(from.x, from.y, 0, from.x, from.y, long);
    fill.addColorStop(0, css(mix(world.light.key, WHITE, 0.3), strength));
    fill.addColorStop(0.7, css(world.light.key, strength * 0.12));
    fill.addColorStop(1, css(world.light.key, 0));
    brush.filter = 'blur(5px)';
    brush.fillStyle = fill;
    for (const { angle, width, bright } of rays) {
      brush.globalAlpha = bright;
      brush.beginPath();
      brush.moveTo(from.x, from.y);
      brush.lineTo(
        from.x + Math.cos(angle - width) * long,
        from.y + Math.sin(angle - width) * long,
      );
      brush.lineTo(
        from.x + Math.cos(angle + width) * long,
        from.y + Math.sin(angle + width) * long,
      );
      brush.fill();
    }
  });
  // Enlarged once: moving a bitmap by whole pixels costs a quarter of scaling it in every frame.
  const bitmap = createCanvas(size.width + 80, size.height);
  bitmap.getContext('2d').drawImage(soft, 0, 0, bitmap.width, bitmap.height);
  return {
    depth: 0.9,
    isFixed: true,
    draw(brush, { seconds }) {
      brush.globalAlpha = 0.74 + 0.26 * Math.sin(seconds * 0.8);
      brush.drawImage(bitmap, Math.round(-40 + Math.sin(seconds * 0.5) * unit * 20), 0);
      brush.globalAlpha = 1;
    },
  };
}

/** The depth of each veil, and how much it hides of what is behind it. */
const VEILS = [
  [0.4, 0.42],
  [0.95, 0.28],
] as const;

/** Banks of fog that slide past at different speeds. */
export function fogBanks(world: World, horizon: number): Element[] {
  const isInside = INDOORS.has(world.description.setting);
  return [...(isInside ? [] : veils(world)), ...banks(world, horizon)];
}

/** What is far is hardly seen through fog, and what is near is paler. */
function veils(world: World): Element[] {
  const { width, height } = world.size;
  const colour = mix(world.light.fog, WHITE, world.light.isDark ? 0.08 : 0.3);
  return VEILS.map(([depth, share]) => ({
    depth,
    isFixed: true,
    draw(brush) {
      brush.fillStyle = css(colour, share);
      brush.fillRect(0, 0, width, height);
    },
  }));
}

function banks(world: World, horizon: number): Element[] {
  const { size, unit } = world;
  return [0.5, 0.82, 1.12].map((depth, at) => {
    const random = world.random(`fog-${at}`);
    const width = Math.ceil(size.width * 1.5 * SOFT_SCALE);
    const tall = unit * 260;
    const canvas = createCanvas(width, Math.ceil(tall * SOFT_SCALE));
    const brush = canvas.getContext('2d');
    for (let puff = 0; puff < 16; puff += 1) {
      const radius = canvas.height * between(random, 0.3, 0.5);
      const spot = {
        x: between(random, radius, width - radius),
        y: between(random, radius, canvas.height - radius),
        radius,
      };
      glow(brush, spot, mix(world.light.fog, WHITE, 0.35), 0.5);
    }
    const y = horizon - tall * 0.45 + at * unit * 70;
    return {
      depth,
      draw(onto, { seconds }) {
        const slide = Math.sin(seconds * 0.16 + at * 2) * size.width * 0.12;
        onto.drawImage(canvas, -size.width * 0.25 + slide, y, size.width * 1.5, tall);
      },
    } satisfies Element;
  });
}

/** What the lightning strikes. */
export interface Struck {
  readonly x: number;
  readonly y: number;
  readonly depth: number;
}

/** A jagged line from the sky to the ground, with a branch. */
function boltOf(world: World, horizon: number, random: () => number, struck?: Struck) {
  const { size, unit } = world;
  const chance = size.width * between(random, 0.12, 0.88);
  const low = struck?.y ?? horizon;
  const from = struck === undefined ? chance : struck.x + (chance - size.width / 2) * 0.3;
  const trunk = Array.from({ length: 9 }, (_, at) => {
    const aside = between(random, -1, 1) * unit * 40;
    const share = at / 8;
    return struck === undefined
      ? { x: from + aside * Math.sqrt(at), y: low * share }
      : { x: from + (struck.x - from) * share + aside * 4 * share * (1 - share), y: low * share };
  });
  const fork = trunk[4] ?? { x: from, y: 0 };
  const side = random() < 0.5 ? -1 : 1;
  const branch = Array.from({ length: 5 }, (_, at) => ({
    x: fork.x + side * unit * at * 34 + between(random, -1, 1) * unit * 14,
    y: fork.y + (low * at) / 13,
  }));
  return [trunk, branch];
}

/** How long a bolt can be seen, and how far apart they are, in seconds. */
const BOLT_SECONDS = 0.85;
const BOLT_PAUSE = 0.95;
/** A flash that nobody would see is not worth a fill of the whole picture. */
const FAINT = 0.02;

/** Flashes that light the whole sky, each with a bolt. */
export function lightning(world: World, horizon: number, struck?: Struck): Element {
  const random = world.random('lightning');
  const { size, unit, margin } = world;
  const strikes = Array.from({ length: 11 }, (_, at) => ({
    start: 0.15 + at * BOLT_PAUSE + between(random, -0.1, 0.1),
    lines: boltOf(world, horizon, random, struck),
  }));
  return {
    depth: struck?.depth ?? 0.28,
    draw(brush, { seconds }) {
      for (const { start, lines } of strikes) {
        const age = seconds - start;
        if (age < 0 || age > BOLT_SECONDS) continue;
        const flash = Math.exp(-age * 9) * (age > 0.1 && age < 0.16 ? 0.3 : 1);
        if (flash > FAINT) {
          brush.fillStyle = css([220, 232, 255], 0.45 * flash);
          brush.fillRect(-margin, -margin, size.width + 2 * margin, size.height + 2 * margin);
        }
        const shine = 1 - (age / BOLT_SECONDS) ** 2;
        brush.lineJoin = 'round';
        for (const [width, alpha] of [
          [22, 0.16],
          [10, 0.4],
          [4.5, 1],
        ] as const) {
          brush.strokeStyle = css([250, 246, 255], alpha * shine);
          for (const [at, points] of lines.entries()) {
            brush.lineWidth = unit * width * (at === 0 ? 1 : 0.6);
            brush.beginPath();
            for (const { x, y } of points) brush.lineTo(x, y);
            brush.stroke();
          }
        }
      }
    },
  };
}

export function rainbow(world: World, horizon: number): Element {
  const { size, unit } = world;
  const bitmap = softOverlay(world, (brush) => {
    const colours = ['#ff4d4d', '#ff9f45', '#ffe14d', '#5dd667', '#4da8ff', '#8a63ff'];
    // Over the middle, where those stand who are under it or before it.
    const isAside = world.description.subjects.length === 0;
    const x = size.width * (isAside ? (world.light.sunX < 0.5 ? 0.66 : 0.34) : 0.5);
    brush.filter = 'blur(2px)';
    brush.lineWidth = unit * 19;
    for (const [at, code] of colours.entries()) {
      brush.strokeStyle = `${code}70`;
      brush.beginPath();
      brush.arc(x, horizon + unit * 30, unit * (410 - at * 18), Math.PI, 2 * Math.PI);
      brush.stroke();
    }
  });
  // Before the rocks of a waterfall, or they would hide it.
  const depth = world.description.setting === 'waterfall' ? 0.8 : 0.1;
  return { depth, draw: (brush) => brush.drawImage(bitmap, 0, 0, size.width, size.height) };
}
