import { between, type Random } from '../random.ts';
import type { Brush, Element, Moment, World } from '../scene/world.ts';
import { css, mix, WHITE } from './colour.ts';
import { paintAreaOf, shiftsAt } from './layer.ts';
import type { Box } from './props/furniture.ts';
import { ellipse } from './strokes.ts';

type Falling = (brush: Brush, seconds: number) => void;

function rainBehind(world: World, box: Box, random: Random): Falling {
  const { unit } = world;
  const drops = Array.from({ length: Math.round((box.width * box.height) / (unit * unit * 1500)) });
  const streaks = drops.slice(0, 90).map(() => ({
    x: random() * box.width,
    y: random(),
    pace: between(random, 1.5, 2.3),
    long: unit * between(random, 18, 40),
  }));
  return (brush, seconds) => {
    brush.strokeStyle = css(mix(WHITE, world.light.sky[2], 0.3), 0.34);
    brush.lineWidth = unit * 1.6;
    brush.beginPath();
    for (const { x, y, pace, long } of streaks) {
      const down = ((y + seconds * pace) % 1) * (box.height + long);
      brush.moveTo(box.x + x, box.y + down - long);
      brush.lineTo(box.x + x - long * 0.12, box.y + down);
    }
    brush.stroke();
  };
}

/** Drops on the glass, `near` times as large as across a room: most stay, some run down and leave a trail. */
export function dropsOnGlass(world: World, box: Box, random: Random, near = 1): Falling {
  const unit = world.unit * near;
  const count = Math.min(120, Math.round((box.width * box.height) / (unit * unit * 1900)));
  const drops = Array.from({ length: count }, (_, at) => ({
    x: box.x + random() * box.width,
    y: random(),
    radius: unit * between(random, 1.6, 4.4),
    runs: at % 5 === 0,
    pace: between(random, 0.1, 0.24),
    wave: random() * 7,
  }));
  const light = mix(WHITE, world.light.sky[3], 0.25);
  return (brush, seconds) => {
    for (const { x, y, radius, runs, pace, wave } of drops) {
      const share = runs ? (y + seconds * pace) % 1.1 : y;
      const down = box.y + share * box.height;
      const aside = runs ? Math.sin(share * 16 + wave) * unit * 3 : 0;
      if (runs) {
        brush.strokeStyle = css(light, 0.22);
        brush.lineWidth = radius * 1.1;
        brush.beginPath();
        brush.moveTo(x + Math.sin((share - 0.16) * 16 + wave) * unit * 3, down - box.height * 0.16);
        brush.lineTo(x + aside, down);
        brush.stroke();
      }
      brush.fillStyle = css(light, 0.5);
      ellipse(brush, x + aside, down, radius, radius * (runs ? 1.5 : 1.15));
      brush.fillStyle = css(world.light.shadow, 0.22);
      ellipse(brush, x + aside, down - radius * 0.45, radius * 0.7, radius * 0.45);
    }
  };
}

function snowBehind(world: World, box: Box, random: Random): Falling {
  const { unit } = world;
  const count = Math.min(110, Math.round((box.width * box.height) / (unit * unit * 1400)));
  const flakes = Array.from({ length: count }, () => ({
    x: random() * box.width,
    y: random(),
    radius: unit * between(random, 1.4, 4.6),
    pace: between(random, 0.08, 0.2),
    wave: random() * 7,
  }));
  return (brush, seconds) => {
    brush.fillStyle = css(mix(WHITE, world.light.sky[3], 0.1), 0.9);
    for (const { x, y, radius, pace, wave } of flakes) {
      const down = ((y + seconds * pace) % 1) * (box.height + radius * 2) - radius;
      const aside = Math.sin(seconds * 0.9 + wave) * unit * 9;
      ellipse(brush, box.x + x + aside, box.y + down, radius, radius);
    }
  };
}

function shifts(world: World, depth: number, moment: Moment, copies: number): readonly number[] {
  const all = shiftsAt(world, depth, moment);
  if (world.speed === 0 || copies === 1) return all;
  const half = paintAreaOf(world).width / 2;
  return all.flatMap((shift) => [shift, shift + half]);
}

/** Rain or snow, seen only through these panes of a window in a layer of this depth. */
export function windowWeather(
  world: World,
  window: Box,
  panes: readonly Box[],
  depth: number,
  /** How often the window comes while the room scrolls. */
  copies = 1,
  near = 1,
): Element[] {
  const { weather, particles } = world.description;
  const isRainy =
    weather.includes('rain') || weather.includes('storm') || particles.includes('rain');
  const isSnowy = weather.includes('snowfall') || particles.includes('snow');
  const falls: Falling[] = [];
  if (isSnowy) falls.push(snowBehind(world, window, world.random('window-snow')));
  if (isRainy) {
    falls.push(rainBehind(world, window, world.random('window-rain')));
    falls.push(dropsOnGlass(world, window, world.random('window-drops'), near));
  }
  if (falls.length === 0) return [];
  return [
    {
      depth,
      draw(brush, moment) {
        for (const shift of shifts(world, depth, moment, copies)) {
          brush.save();
          brush.translate(shift, 0);
          brush.beginPath();
          for (const { x, y, width, height } of panes) brush.rect(x, y, width, height);
          brush.clip();
          for (const fall of falls) fall(brush, moment.seconds);
          brush.restore();
        }
      },
    },
  ];
}
