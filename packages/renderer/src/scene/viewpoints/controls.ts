import { type Colour, css, hex, mix, WHITE } from '../../draw/colour.ts';
import { ellipse, glow, roundedBox } from '../../draw/strokes.ts';
import { type Brush, type Element, litColour, type World } from '../world.ts';
import { overlay } from './overlay.ts';

const SLEEVE = '#3d5a80';
const SKIN = '#e3b08c';

/** A hand around a bar or a rim, and the arm from below. */
function hand(
  brush: Brush,
  world: World,
  at: { readonly x: number; readonly y: number; readonly side: number; readonly glove: boolean },
  size: number,
): void {
  const { light } = world;
  const skin = litColour(world, hex(at.glove ? '#33353f' : SKIN), 1);
  brush.save();
  brush.translate(at.x, at.y);
  brush.scale(at.side, 1);
  brush.strokeStyle = css(litColour(world, hex(SLEEVE), 1));
  brush.lineWidth = size * 1.05;
  brush.lineCap = 'round';
  brush.beginPath();
  brush.moveTo(size * 0.5, size * 1.05);
  brush.lineTo(size * 2.1, size * 4.2);
  brush.stroke();
  brush.fillStyle = css(mix(skin, light.shadow, 0.12));
  roundedBox(
    brush,
    { x: -size * 0.5, y: -size * 0.35, width: size * 1.15, height: size * 1.25 },
    size * 0.4,
  );
  brush.fillStyle = css(skin);
  for (let finger = 0; finger < 4; finger += 1)
    roundedBox(
      brush,
      {
        x: -size * 0.58 + finger * size * 0.29,
        y: -size * 0.58,
        width: size * 0.27,
        height: size * 0.78,
      },
      size * 0.13,
    );
  brush.fillStyle = css(mix(skin, light.shadow, 0.08));
  roundedBox(
    brush,
    { x: -size * 0.82, y: size * 0.12, width: size * 0.66, height: size * 0.28 },
    size * 0.14,
  );
  brush.restore();
}

const leaning = (unit: number) => (seconds: number) => ({
  x: Math.sin(seconds * 1.1) * unit * 6,
  y: Math.sin(seconds * 5.3) * unit * 1.6,
});

/** The frame of the windscreen, with its mirror. */
function pillars(
  brush: Brush,
  { size, unit, margin, light }: World,
  dash: number,
  dark: Colour,
): void {
  brush.fillStyle = css(dark);
  for (const side of [0, 1]) {
    const x = side === 0 ? -margin : size.width + margin;
    const by = side === 0 ? 1 : -1;
    brush.beginPath();
    brush.moveTo(x, -margin);
    brush.lineTo(x + by * (margin + unit * 90), -margin);
    brush.lineTo(x + by * (margin + unit * 18), dash);
    brush.lineTo(x, dash);
    brush.fill();
  }
  brush.fillRect(-margin, -margin, size.width + 2 * margin, margin + unit * 34);
  roundedBox(
    brush,
    { x: size.width * 0.5 - unit * 110, y: unit * 46, width: unit * 220, height: unit * 62 },
    unit * 22,
  );
  brush.fillRect(size.width * 0.5 - unit * 10, unit * 20, unit * 20, unit * 40);
  brush.fillStyle = css(mix(light.sky[1], WHITE, 0.2), 0.55);
  roundedBox(
    brush,
    { x: size.width * 0.5 - unit * 100, y: unit * 54, width: unit * 200, height: unit * 46 },
    unit * 18,
  );
}

/** Two dials behind the wheel. */
function gauges(brush: Brush, { size, unit }: World, dash: number): void {
  for (const side of [-1, 1]) {
    const x = size.width / 2 + side * unit * 74;
    brush.fillStyle = '#10131a';
    ellipse(brush, x, dash + unit * 52, unit * 58, unit * 50);
    glow(brush, { x, y: dash + unit * 52, radius: unit * 60 }, hex('#58c7ff'), 0.35);
    brush.strokeStyle = '#ff6a4a';
    brush.lineWidth = unit * 4;
    brush.beginPath();
    brush.moveTo(x, dash + unit * 58);
    brush.lineTo(x - unit * 24, dash + unit * 26);
    brush.stroke();
  }
}

/** What one sees who drives: the wheel, the dashboard and the pillars. */
export function atTheWheel(world: World): Element {
  const { size, unit, margin, light } = world;
  const dash = size.height * 0.8;
  const dark = mix(litColour(world, hex('#2d323c'), 1), light.shadow, 0.3);
  const wheel = {
    x: size.width * 0.5,
    y: size.height * 1.02,
    radius: Math.min(size.width * 0.3, size.height * 0.36),
  };
  return overlay(
    world,
    (brush) => {
      pillars(brush, world, dash, dark);
      brush.fillStyle = css(mix(dark, light.key, 0.1));
      brush.beginPath();
      brush.moveTo(-margin, dash + unit * 30);
      brush.quadraticCurveTo(
        size.width / 2,
        dash - unit * 46,
        size.width + margin,
        dash + unit * 30,
      );
      brush.lineTo(size.width + margin, size.height + margin);
      brush.lineTo(-margin, size.height + margin);
      brush.fill();
      gauges(brush, world, dash);
      brush.strokeStyle = '#15181f';
      brush.lineWidth = unit * 34;
      brush.beginPath();
      brush.arc(wheel.x, wheel.y, wheel.radius, 0, Math.PI * 2);
      brush.stroke();
      brush.strokeStyle = css(mix(hex('#3a4048'), light.key, 0.2));
      brush.lineWidth = unit * 8;
      brush.beginPath();
      brush.arc(wheel.x, wheel.y, wheel.radius + unit * 6, Math.PI * 1.05, Math.PI * 1.95);
      brush.stroke();
      for (const side of [-1, 1])
        hand(
          brush,
          world,
          {
            x: wheel.x + side * wheel.radius * 0.86,
            y: wheel.y - wheel.radius * 0.52,
            side,
            glove: false,
          },
          unit * 62,
        );
    },
    leaning(unit),
  );
}

/** What one sees who rides a bicycle or a motorcycle. */
export function handlebars(world: World): Element {
  const { size, unit, light } = world;
  const y = size.height * 0.8;
  const x = size.width / 2;
  const half = Math.min(size.width * 0.36, size.height * 0.5);
  const metal = mix(litColour(world, hex('#aab4c2'), 1), light.shadow, 0.1);
  return overlay(
    world,
    (brush) => {
      brush.lineCap = 'round';
      brush.strokeStyle = css(mix(metal, hex('#20242c'), 0.6));
      brush.lineWidth = unit * 30;
      brush.beginPath();
      brush.moveTo(x, y + unit * 10);
      brush.lineTo(x, size.height + unit * 60);
      brush.stroke();
      brush.strokeStyle = css(metal);
      brush.lineWidth = unit * 18;
      brush.beginPath();
      brush.moveTo(x - half, y + unit * 26);
      brush.quadraticCurveTo(x - half * 0.5, y - unit * 36, x, y);
      brush.quadraticCurveTo(x + half * 0.5, y - unit * 36, x + half, y + unit * 26);
      brush.stroke();
      for (const side of [-1, 1]) {
        brush.strokeStyle = '#1c1f26';
        brush.lineWidth = unit * 32;
        brush.beginPath();
        brush.moveTo(x + side * half * 0.84, y + unit * 10);
        brush.lineTo(x + side * half * 1.14, y + unit * 40);
        brush.stroke();
        brush.strokeStyle = css(metal);
        brush.lineWidth = unit * 6;
        brush.beginPath();
        brush.moveTo(x + side * half * 0.62, y - unit * 10);
        brush.lineTo(x + side * half * 0.86, y - unit * 84);
        brush.stroke();
        brush.fillStyle = '#262a33';
        ellipse(brush, x + side * half * 0.9, y - unit * 98, unit * 50, unit * 28);
        brush.fillStyle = css(mix(light.sky[1], WHITE, 0.3), 0.8);
        ellipse(brush, x + side * half * 0.9, y - unit * 98, unit * 40, unit * 20);
        hand(brush, world, { x: x + side * half, y: y + unit * 22, side, glove: true }, unit * 60);
      }
      brush.fillStyle = '#20242c';
      ellipse(brush, x, y - unit * 6, unit * 58, unit * 46);
      brush.fillStyle = '#e9edf2';
      ellipse(brush, x, y - unit * 8, unit * 46, unit * 36);
      brush.strokeStyle = '#d8432f';
      brush.lineWidth = unit * 4;
      brush.beginPath();
      brush.moveTo(x, y - unit * 4);
      brush.lineTo(x + unit * 24, y - unit * 30);
      brush.stroke();
    },
    leaning(unit),
  );
}
