import type { Actor } from '../../scene/actor.ts';
import { type Brush, type Element, litColour, type World } from '../../scene/world.ts';
import { type Colour, css, hex, mix } from '../colour.ts';
import { isSnowy, snowTones } from '../snow-cover.ts';

/** How much of it is in the ground, less of a ship that was left there, and how it leans. */
const SUNK = 0.4;
const STRANDED = 0.06;
const LEAN = 0.1;
/** Drawn with its leaves at the upper right, it grows upright. */
const UPRIGHT: Readonly<Record<string, number>> = { carrot: -0.75 };

const SAND: ReadonlySet<string> = new Set([
  'desert',
  'dunes',
  'beach',
  'canyon',
  'savanna',
  'mars',
]);

function groundIn(world: World): Colour {
  if (isSnowy(world)) return snowTones(world, 1).body;
  return litColour(world, hex(SAND.has(world.description.setting) ? '#e0b878' : '#7a5a3c'), 1);
}

/** The heap that has gathered before it. */
function heap(
  brush: Brush,
  { box, x, y }: Actor,
  ground: Colour,
  dark: Colour,
  sunk: number,
): void {
  const half = box.width * 0.78;
  const high = box.height * sunk * 0.5;
  const fill = brush.createLinearGradient(0, y - high, 0, y + high);
  fill.addColorStop(0, css(mix(ground, hex('#ffffff'), 0.22)));
  fill.addColorStop(1, css(mix(ground, dark, 0.12)));
  brush.fillStyle = fill;
  brush.beginPath();
  brush.moveTo(x - half, y + high * 0.35);
  brush.bezierCurveTo(
    x - half * 0.6,
    y - high * 0.1,
    x - half * 0.5,
    y - high,
    x - half * 0.15,
    y - high * 0.7,
  );
  brush.bezierCurveTo(
    x + half * 0.1,
    y - high * 0.5,
    x + half * 0.3,
    y - high * 1.3,
    x + half * 0.55,
    y - high * 0.6,
  );
  brush.quadraticCurveTo(x + half * 0.8, y - high * 0.05, x + half, y + high * 0.35);
  brush.quadraticCurveTo(x, y + high * 0.8, x - half, y + high * 0.35);
  brush.fill();
}

/** Something that is half in the ground. */
export function buried(world: World, element: Element, actor: Actor): Element {
  const { box, x, y, facing } = actor;
  const ground = groundIn(world);
  const sunk = actor.traits.medium === 'boat' ? STRANDED : SUNK;
  return {
    ...element,
    draw(brush, moment) {
      brush.save();
      brush.beginPath();
      brush.rect(x - box.width * 1.5, y - box.height * 2, box.width * 3, box.height * 2);
      brush.clip();
      brush.translate(x, y + box.height * sunk);
      brush.rotate(UPRIGHT[actor.subject.thing] ?? LEAN * facing);
      brush.translate(-x, -y);
      element.draw(brush, moment);
      brush.restore();
      heap(brush, actor, ground, world.light.shadow, sunk);
    },
  };
}
