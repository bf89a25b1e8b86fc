import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Effect } from '../../parse-prompt/scene-description.ts';
import type { World } from '../../scene/world.ts';
import { drawFlame } from '../actors/accessories.ts';
import { type Colour, css, hex, mix, times, WHITE } from '../colour.ts';
import { isSnowy } from '../snow-cover.ts';
import { ellipse, glow } from '../strokes.ts';
import { BLAST, type Cloud, cloudsOf, DUST, puffOf, SMOKE, steamPuff } from './clouds.ts';
import type { DrawEffect } from './draw-effect.ts';
import { explosion } from './explosion.ts';
import { breath, magic, spout } from './fantasy.ts';
import { fire, flickering } from './fire.ts';
import { headlights } from './headlights.ts';
import { shards } from './shards.ts';
import { spray } from './spray.ts';
import { steam } from './steam.ts';

/** Effects of a prompt, drops of water from a can or a bottle, and the jet of a rocket. */
export type EffectKind =
  | Effect
  | 'breath'
  | 'headlights'
  | 'explosion'
  | 'magic'
  | 'spout'
  | 'drops'
  | 'spray'
  | 'jet'
  | 'puddle'
  | 'beacon'
  | 'fireflies';

/** How many of one kind can be seen one by one. */
const MANY = 2;

function splash(colour: Colour): DrawEffect {
  return (brush, { x, y, size }, seconds) => {
    for (let drop = 0; drop < 26; drop += 1) {
      const age = (seconds * 0.9 + drop * 0.618) % 1;
      const lane = ((drop * 7) % 26) / 13 - 1;
      const up = (0.5 + 0.5 * Math.cos(lane * 1.4)) * 2.6 * age * (1 - age);
      const radius = size * 0.032 * (1 - age * 0.5) * (1 + (drop % 3) * 0.3);
      brush.fillStyle = css(mix(colour, WHITE, drop % 2 === 0 ? 0.7 : 0.35), 0.9 * (1 - age));
      ellipse(
        brush,
        x + lane * size * (0.18 + age * 0.42),
        y - up * size * 0.55,
        radius,
        radius * 1.25,
      );
    }
    brush.strokeStyle = css(WHITE, 0.5);
    for (let ring = 0; ring < 2; ring += 1) {
      const age = (seconds * 0.6 + ring / 2) % 1;
      brush.globalAlpha = 0.6 * (1 - age);
      brush.lineWidth = size * 0.02;
      brush.beginPath();
      brush.ellipse(
        x,
        y,
        size * (0.25 + age * 0.45),
        size * (0.05 + age * 0.08),
        0,
        0,
        2 * Math.PI,
      );
      brush.stroke();
    }
    brush.globalAlpha = 1;
  };
}

const drops: DrawEffect = (brush, { x, y, size, facing }, seconds) => {
  brush.fillStyle = 'rgba(140,205,245,0.9)';
  for (let drop = 0; drop < 18; drop += 1) {
    const age = (seconds * 1.3 + drop * 0.618) % 1;
    const lane = ((drop * 5) % 18) / 18;
    const reach = size * (0.12 + lane * 0.35);
    const radius = size * 0.022;
    ellipse(
      brush,
      x + facing * reach * age,
      y + size * age * age * 1.1,
      radius * 0.8,
      radius * 1.5,
    );
  }
};

const sparks: DrawEffect = (brush, { x, y, size }, seconds) => {
  for (let spark = 0; spark < 22; spark += 1) {
    const age = (seconds * 0.8 + spark * 0.618) % 1;
    const angle = -Math.PI / 2 + (((spark * 7) % 22) / 11 - 1) * 1.2;
    const far = size * (0.2 + ((spark * 3) % 5) * 0.12) * age ** 0.7;
    const radius = Math.max(0.6, size * 0.026 * (1 - age));
    brush.fillStyle = spark % 3 === 0 ? 'rgba(255,248,210,0.95)' : 'rgba(255,176,66,0.9)';
    ellipse(
      brush,
      x + Math.cos(angle) * far,
      y + Math.sin(angle) * far + age * age * size * 0.25,
      radius,
      radius,
    );
  }
};

/** A glow in a glow, painted once and stretched; smaller where many glow, as they light one another. */
function shine(count: number): DrawEffect {
  const reach = 1.25 * Math.min(1, MANY / count) ** 0.5;
  const bitmap = createCanvas(256, 256);
  const onto = bitmap.getContext('2d');
  glow(onto, { x: 128, y: 128, radius: 128 }, hex('#ffd470'), 0.95);
  onto.globalCompositeOperation = 'screen';
  glow(onto, { x: 128, y: 128, radius: 51 }, hex('#fff4cc'), 0.8);
  return (brush, { x, y, size }, seconds) => {
    const radius = size * reach * (1 + 0.05 * Math.sin(seconds * 2.2));
    brush.globalCompositeOperation = 'screen';
    brush.drawImage(bitmap, x - radius, y - radius, radius * 2, radius * 2);
    brush.globalCompositeOperation = 'source-over';
  };
}

const jet: DrawEffect = (brush, { x, y, size }, seconds) => {
  brush.save();
  brush.translate(x, y);
  glow(brush, { x: 0, y: size * 0.2, radius: size * 0.6 }, hex('#ffb04a'), 0.6);
  drawFlame(brush, size * 1.1, seconds);
  brush.restore();
};

const MELTWATER = '#78beeb';

/** What melts runs over the ground around its foot, and drops of it fall. */
const puddle = (code: string): DrawEffect => {
  const colour = hex(code);
  const [pool, drops] = [css(colour, 0.82), css(mix(colour, WHITE, 0.12), 0.95)];
  return (brush, { x, y, size }, seconds) => {
    const wide = size * (0.5 + 0.06 * Math.min(6, seconds));
    brush.fillStyle = pool;
    ellipse(brush, x, y + size * 0.02, wide, wide * 0.17);
    brush.fillStyle = 'rgba(255,255,255,0.5)';
    ellipse(brush, x - wide * 0.3, y - size * 0.005, wide * 0.3, wide * 0.035);
    brush.fillStyle = drops;
    for (let drop = 0; drop < 9; drop += 1) {
      const age = (seconds * 0.7 + drop * 0.618) % 1;
      const across = (((drop * 4) % 9) / 4 - 1) * size * 0.3;
      ellipse(brush, x + across, y - size * 0.4 * (1 - age * age), size * 0.016, size * 0.03);
    }
  };
};

/** Blue and red lamps, or those that are called blue, on the roof that flash in turn, and what they light. */
function beacon(isBlue: boolean): DrawEffect {
  const lamps = ['#3f7bff', isBlue ? '#3f7bff' : '#ff3b3b'].map((code) => {
    const bitmap = createCanvas(192, 192);
    const onto = bitmap.getContext('2d');
    glow(onto, { x: 96, y: 96, radius: 96 }, hex(code), 0.95);
    glow(onto, { x: 96, y: 96, radius: 30 }, WHITE, 0.9);
    return bitmap;
  });
  return (brush, { x, y, size }, seconds) => {
    brush.globalCompositeOperation = 'screen';
    for (const [at, lamp] of lamps.entries()) {
      const beat = Math.sin(seconds * 9 + at * Math.PI);
      const radius = size * (beat > 0 ? 0.62 + 0.2 * beat : 0.2);
      const aside = (at === 0 ? -1 : 1) * size * 0.1;
      brush.drawImage(lamp, x + aside - radius, y - radius, radius * 2, radius * 2);
    }
    brush.globalCompositeOperation = 'source-over';
  };
}

/** Lights that drift around in a jar. */
const fireflies: DrawEffect = (brush, { x, y, size }, seconds) => {
  brush.globalCompositeOperation = 'screen';
  glow(brush, { x, y, radius: size * 0.8 }, hex('#ffcf4a'), 0.9);
  for (let fly = 0; fly < 16; fly += 1) {
    const beat = 0.55 + 0.45 * Math.sin(seconds * 2.6 + fly * 1.9);
    const at = {
      x: x + Math.sin(seconds * 0.7 + fly * 2.4) * size * 0.24,
      y: y + Math.cos(seconds * 0.9 + fly * 1.7) * size * 0.3,
      radius: size * 0.13,
    };
    glow(brush, at, hex('#fff6b0'), beat);
  }
  brush.globalCompositeOperation = 'source-over';
};

/**
 * Prepared for the light of a scene: what it needs is painted once. Where `count` things have the effect, each has less
 * of it.
 */
export function effectFor(
  world: World,
  kind: EffectKind,
  {
    isLaunch = false,
    count = 1,
    colour = null,
  }: {
    readonly isLaunch?: boolean;
    readonly count?: number;
    readonly colour?: string | null;
  } = {},
): DrawEffect {
  const { light } = world;
  const clouds = (bitmap: Canvas, cloud: Cloud) =>
    cloudsOf(bitmap, { ...cloud, count: Math.ceil(cloud.count * Math.min(1, MANY / count)) });
  const lit = (code: string) => times(hex(code), mix(light.ambient, WHITE, 0.55));
  switch (kind) {
    case 'steam':
      return steam(lit('#ffffff'), count);
    case 'smoke':
      return isLaunch
        ? clouds(steamPuff(lit('#f4efe9')), { ...BLAST, alpha: 1 })
        : clouds(steamPuff(lit(colour ?? '#dcd8de')), { ...SMOKE, alpha: 1 });
    case 'dust':
      // On ice it is ice that flies.
      return isSnowy(world) || /^(?:arena|ice-rink)$/.test(world.description.setting)
        ? clouds(steamPuff(WHITE), { ...DUST, alpha: 1 })
        : clouds(puffOf(mix(light.fog, lit('#9c7448'), 0.85)), { ...DUST, alpha: 0.95 });
    case 'splash':
      return splash(lit('#8fd0f0'));
    case 'sparks':
      return sparks;
    case 'shards':
      return shards;
    case 'glow':
      return shine(count);
    case 'flames':
      return count > MANY ? flickering() : fire;
    case 'beacon':
      return beacon(world.description.extras?.includes('blue-lights') === true);
    case 'puddle':
      return puddle(colour ?? MELTWATER);
    case 'fireflies':
      return fireflies;
    case 'drops':
      return drops;
    case 'spray':
      return spray(lit('#8fd0f0'));
    case 'jet':
      return jet;
    case 'breath':
      return breath;
    case 'headlights':
      return headlights;
    case 'explosion':
      return explosion();
    case 'magic':
      return magic();
    case 'spout':
      return spout;
  }
}
