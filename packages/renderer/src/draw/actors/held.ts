import type { HeldThing } from '../../scene/actor.ts';
import type { Brush, World } from '../../scene/world.ts';
import { drawLive, toneOf } from '../../things/paint-thing.ts';
import { thingOf } from '../../things/things.ts';
import { hex } from '../colour.ts';
import { effectFor } from '../effects/effects.ts';
import { loadSprite } from '../sprite.ts';
import { glow } from '../strokes.ts';

/** Draws what is held with its grip at the origin, for somebody who is `height` pixels tall. */
export interface Held {
  readonly grasp: HeldThing['grasp'];
  draw(brush: Brush, facing: number, seconds: number): void;
}

/** Small things are enlarged, so that one sees what it is. */
const LEAST = 0.36;
const LEAST_IN_TWO = 0.58;
const LEAST_OVERHEAD = 0.62;
const MOST = 1;
/** In both hands nothing may hide the face. */
const MOST_IN_TWO = 0.66;
/** A pole reaches far to both sides, and hides nothing. */
const MOST_OF_POLE = 2.2;
const POLE_RATIO = 7.8;

const POURED = /^(?:milk-jug|teapot|wine-bottle|bottle|sauce-bottle|flask)$/;

/** What flows out of a jug of this height. */
function drawStream(brush: Brush, height: number, lip: number): void {
  brush.save();
  brush.strokeStyle = 'rgba(255, 246, 230, 0.95)';
  brush.lineWidth = height * 0.07;
  brush.lineCap = 'round';
  brush.beginPath();
  brush.moveTo(-height * lip, height * 0.3);
  brush.quadraticCurveTo(-height * 0.74, height * 0.5, -height * 0.74, height * 0.95);
  brush.stroke();
  brush.restore();
}

/** Turns a jug or a bottle so that it is poured from, and draws what flows. */
function tip(brush: Brush, thing: string, height: number): void {
  const isBottle = /bottle$/.test(thing);
  drawStream(brush, height, isBottle ? 0.47 : 0.62);
  brush.scale(-1, 1);
  brush.rotate(isBottle ? 2.1 : 0.6);
}

export async function createHeld(
  world: World,
  held: HeldThing,
  holder: { readonly height: number; readonly metres: number },
): Promise<Held | null> {
  const thing = thingOf(held.thing);
  if (thing === null) return null;
  // Words must not be mirrored, and are as large as the arms are wide.
  const isLettered = world.description.lettering?.thing === held.thing;
  const isSigned = /^(?:placard|score-card)$/.test(held.thing) || isLettered;
  const isRead = isSigned || held.thing === 'stop-paddle';
  // For a child, nothing is larger than it is for a grown-up.
  const own = Math.min(1, holder.metres / 1.7);
  const isInBoth = held.grasp === 'two' || held.grasp === 'cradle';
  const least =
    own * (held.grasp === 'overhead' ? LEAST_OVERHEAD : isInBoth ? LEAST_IN_TWO : LEAST);
  const isBefore = held.grasp === 'two' || held.grasp === 'strum';
  const most = thing.ratio >= POLE_RATIO ? MOST_OF_POLE : isBefore ? MOST_IN_TWO : MOST;
  const long = Math.max(least, thing.metres * Math.max(1, thing.ratio)) / holder.metres;
  const height = isSigned
    ? holder.height * 0.4
    : (holder.height * Math.min(held.grasp === 'overhead' ? 1.6 : most, long * 1.1)) /
      Math.max(1, thing.ratio);
  const { colour } = held;
  const sprite = loadSprite(held.thing, height * 1.15, {
    light: world.light,
    colour,
    twoColours: held.twoColours,
    text: world.description.sign ?? null,
    lettering: world.description.lettering,
  });
  if (sprite === null) return null;
  const width = (height * sprite.width) / sprite.height;
  const isPoured = held.grasp === 'pour' && POURED.test(held.thing);
  // What is poured into stands on the hand, under the stream.
  const isFilled = held.grasp === 'pour' && !isPoured;
  const place = isFilled ? { x: 0.5, y: 0.86 } : (thing.anchors.grip ?? { x: 0.5, y: 0.6 });
  // In both hands it stays below the face.
  const isBelow = held.grasp === 'two' || held.grasp === 'rest' || held.grasp === 'cradle';
  const grip = isBelow
    ? { x: place.x, y: Math.min(place.y, (holder.height * 0.17) / height) }
    : place;
  const box = { x: -grip.x * width, y: -grip.y * height, width, height };
  const look = { colour, states: [], isDark: world.light.isDark };
  const tone = toneOf(world);
  const isPainting = held.grasp === 'brush' && held.thing === 'paintbrush';
  const water = held.thing === 'watering-can' ? effectFor(world, 'drops') : null;
  const outlet = thing.anchors.outlet ?? { x: 0, y: 0 };
  const spout = {
    x: box.x + outlet.x * width,
    y: box.y + outlet.y * height,
    size: height * 1.2,
    facing: thing.facing,
  };
  return {
    grasp: held.grasp,
    draw(brush, facing, seconds) {
      brush.save();
      if (held.isGlowing === true) {
        const radius = height * (1.5 + 0.12 * Math.sin(seconds * 3));
        glow(brush, { x: 0, y: -height * 0.1, radius }, hex('#ffe08a'), 0.95);
      }
      if (thing.facing !== 0 && thing.facing !== facing) brush.scale(-1, 1);
      else if (thing.facing === 0 && facing < 0 && !isRead) brush.scale(-1, 1);
      if (isPoured) tip(brush, held.thing, height);
      // The hairs are on the canvas.
      if (isPainting) brush.rotate(Math.PI);
      brush.drawImage(sprite.bitmap, box.x, box.y, width, height);
      drawLive(brush, thing, box, { seconds, tone, look });
      water?.(brush, spout, seconds);
      brush.restore();
    },
  };
}
