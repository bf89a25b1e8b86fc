import { createCanvas } from '@napi-rs/canvas';
import { css, hex, mix, WHITE } from '../draw/colour.ts';
import { ellipse, fromTop, glow } from '../draw/strokes.ts';
import { between, pick } from '../random.ts';
import type { Brush, Element, World } from './world.ts';

type Hues = readonly [string, string, string];

const NEBULAE: readonly [Hues, ...Hues[]] = [
  ['#6a2fd0', '#e0459b', '#2f7bff'],
  ['#0f8f9f', '#4a3fd0', '#f27d52'],
  ['#b0336f', '#f2994a', '#4f3bb0'],
];

/** A coloured nebula with stars in front of it. */
export function starryBackdrop(world: World): Element {
  const { size, unit } = world;
  const canvas = createCanvas(size.width, size.height);
  const brush = canvas.getContext('2d');
  const random = world.random('nebula');
  brush.fillStyle = fromTop(
    brush,
    [0, size.height],
    [hex('#05041a'), hex('#0d0a33'), hex('#150c3d')],
  );
  brush.fillRect(0, 0, size.width, size.height);
  const hues = pick(random, NEBULAE);
  const tilt = between(random, -0.4, 0.4);
  for (let at = 0; at < 34; at += 1) {
    const along = between(random, -0.1, 1.1);
    const x = size.width * along;
    const y = size.height * (0.5 + tilt * (along - 0.5) + between(random, -0.26, 0.26));
    const code = hues[at % hues.length] ?? hues[0];
    const colour =
      world.description.accent === null ? hex(code) : mix(hex(code), world.light.accent, 0.5);
    glow(
      brush,
      { x, y, radius: unit * between(random, 100, 330) },
      colour,
      between(random, 0.1, 0.26),
    );
  }
  paintStars(brush, world);
  return { depth: 0, draw: (onto) => onto.drawImage(canvas, 0, 0) };
}

function paintStars(brush: Brush, world: World): void {
  const random = world.random('space-stars');
  const { size, unit } = world;
  for (let at = 0; at < 420; at += 1) {
    const isBright = random() < 0.05;
    const radius = unit * (isBright ? between(random, 1.6, 2.6) : between(random, 0.4, 1.3));
    const [x, y] = [random() * size.width, random() * size.height];
    const tint = mix(WHITE, hex(pick(random, ['#ffd9a8', '#a8c8ff', '#ffffff'])), 0.6);
    if (isBright) glow(brush, { x, y, radius: radius * 7 }, tint, 0.5);
    brush.fillStyle = css(tint, between(random, 0.4, 1));
    ellipse(brush, x, y, radius, radius);
  }
}

export function twinkling(world: World): Element {
  const random = world.random('space-twinkle');
  const { size, unit } = world;
  const stars = Array.from({ length: 30 }, () => ({
    x: random() * size.width,
    y: random() * size.height,
    size: unit * between(random, 3, 7),
    phase: random() * 7,
    pace: between(random, 1.5, 3.4),
  }));
  return {
    depth: 0.05,
    draw(brush, { seconds }) {
      brush.fillStyle = '#fff';
      for (const { x, y, size: reach, phase, pace } of stars) {
        const shine = 0.5 + 0.5 * Math.sin(seconds * pace + phase);
        brush.globalAlpha = shine;
        const long = reach * (0.4 + 0.6 * shine);
        brush.fillRect(x - long, y - unit * 0.5, long * 2, unit);
        brush.fillRect(x - unit * 0.5, y - long, unit, long * 2);
      }
      brush.globalAlpha = 1;
    },
  };
}

/** A shooting star now and then. */
export function meteors(world: World): Element {
  const random = world.random('meteors');
  const { size, unit } = world;
  const falls = Array.from({ length: 6 }, (_, at) => ({
    start: 0.7 + at * 1.7 + random() * 0.6,
    x: size.width * between(random, 0.25, 1),
    y: size.height * between(random, 0, 0.35),
  }));
  return {
    depth: 0.06,
    draw(brush, { seconds }) {
      for (const { start, x, y } of falls) {
        const age = (seconds - start) / 0.75;
        if (age < 0 || age > 1) continue;
        const head = { x: x - unit * 380 * age, y: y + unit * 190 * age };
        const tail = brush.createLinearGradient(
          head.x,
          head.y,
          head.x + unit * 150,
          head.y - unit * 75,
        );
        tail.addColorStop(0, `rgba(255,255,255,${0.95 * Math.sin(age * Math.PI)})`);
        tail.addColorStop(1, 'rgba(255,255,255,0)');
        brush.strokeStyle = tail;
        brush.lineCap = 'round';
        brush.lineWidth = unit * 3;
        brush.beginPath();
        brush.moveTo(head.x, head.y);
        brush.lineTo(head.x + unit * 150, head.y - unit * 75);
        brush.stroke();
      }
    },
  };
}

/** Hard light without an atmosphere. */
export function starlight(world: World): World {
  return {
    ...world,
    light: {
      ...world.light,
      ambient: hex('#d9d4ff'),
      key: hex('#fff1d6'),
      shadow: hex('#120a3a'),
      fog: hex('#2a1f63'),
      isDark: true,
    },
  };
}
