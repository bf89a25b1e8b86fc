import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { type Build, buildOf, type Spot } from '../../people/build.ts';
import { drawPerson, type Grasp, hipDrop } from '../../people/draw-person.ts';
import { drawHairBehind } from '../../people/hair.ts';
import { drawHead, type Face } from '../../people/head.ts';
import { jobNamed } from '../../people/outfits.ts';
import { metresOfPerson, type Person, personOf } from '../../people/person.ts';
import type { Posture } from '../../people/postures.ts';
import type { Actor, HeldThing } from '../../scene/actor.ts';
import type { Scenery } from '../../scene/scenery.ts';
import type { World } from '../../scene/world.ts';
import { AT_TABLE } from '../../stage/ensembles/tables.ts';
import { toneOf } from '../../things/paint-thing.ts';
import { type Pen, penOn } from '../../things/pen.ts';
import { bounds, lightUp } from '../sprite.ts';
import { isAirless, isFreezing } from './climate.ts';
import { hasPartyHats } from './costume.ts';
import type { Gait } from './gaits.ts';
import { createHeld, type Held } from './held.ts';
import type { Body } from './pose.ts';

/** The sheet for a head of radius 50 with hair and hat. */
const SHEET = { left: -95, top: -155, width: 190, height: 255 } as const;
const DETAIL = 1.3;
/** Who sits and does nothing else has the hands on the knees. */
const RESTING: ReadonlySet<Gait> = new Set(['idle', 'sit', 'sleep', 'drive', 'float']);

/** Paints a part of the head once, with the light of the scene. */
function painted(world: World, pixels: number, paint: (p: Pen) => void): (p: Pen) => void {
  const scale = Math.max(0.2, (pixels / 100) * DETAIL);
  const bitmap: Canvas = createCanvas(
    Math.ceil(SHEET.width * scale),
    Math.ceil(SHEET.height * scale),
  );
  const brush = bitmap.getContext('2d');
  brush.save();
  brush.scale(scale, scale);
  brush.translate(-SHEET.left, -SHEET.top);
  paint(penOn(brush));
  brush.restore();
  lightUp(bitmap, world.light);
  const { left, top, right, bottom } = bounds(bitmap);
  const [wide, tall] = [right - left + 3, bottom - top + 3];
  const cropped = createCanvas(wide, tall);
  cropped.getContext('2d').drawImage(bitmap, 1 - left, 1 - top);
  // Most of the sheet is empty, and empty pixels cost as much as others.
  const x = SHEET.left + (left - 1) / scale;
  const y = SHEET.top + (top - 1) / scale;
  return (p) => p.brush.drawImage(cropped, x, y, wide / scale, tall / scale);
}

/** What everybody wears in this place, whatever they wear elsewhere. */
function inPlace(world: World, scenery: Scenery, person: Person): Person {
  const { outfit } = person;
  const suit = jobNamed('astronaut');
  if (isAirless(world) && suit !== null) return { ...person, outfit: suit };
  const wetsuit = jobNamed('diver');
  if (scenery.surface === 'deep' && wetsuit !== null) return { ...person, outfit: wetsuit };
  if (isFreezing(world)) {
    const hat = outfit.hat === undefined ? ({ hat: 'beanie', hatColour: '#3f7ac4' } as const) : {};
    return { ...person, outfit: { ...outfit, ...hat, scarf: outfit.scarf ?? '#e2574c' } };
  }
  const isParty = hasPartyHats(world.description) && outfit.hat === undefined;
  return isParty
    ? { ...person, outfit: { ...outfit, hat: 'party', hatColour: '#8b5cf6' } }
    : person;
}

/** Words are on a plain shirt. */
function lettered({ description }: World, person: Person): Person {
  const { lettering } = description;
  if (lettering?.thing !== 'shirt') return person;
  return { ...person, outfit: { ...person.outfit, cut: 'shirt', words: lettering.text } };
}

const FEELINGS = [
  'crying',
  'angry',
  'surprised',
  'laughing',
  'sleepy',
  'sad',
  'worried',
  'determined',
  'smirking',
  'teasing',
  'calm',
] as const;

/** Who paints or looks through a telescope does not look out of the picture. */
const ABSORBED: ReadonlySet<Grasp> = new Set(['brush', 'peer']);

function turnOf({ posture, grasp }: Actor): number {
  if (grasp !== null && ABSORBED.has(grasp)) return 2.3;
  return posture === null && grasp === null ? 0.7 : 1.5;
}

function faceOf(actor: Actor): Face {
  const { states } = actor.subject;
  return {
    isAsleep: actor.gait === 'sleep' || states.includes('asleep'),
    look: actor.facing * turnOf(actor),
    isAway: actor.isAway,
    isBlowing: actor.gait === 'blow',
    mood:
      FEELINGS.find((one) => states.includes(one)) ??
      (states.includes('tired') || states.includes('cold') ? 'sad' : 'happy'),
  };
}

const BED = /^(?:bed|hospital-bed|massage-table|operating-table|mattress|sofa|couch-and-lamp)$/;

/** Over somebody who lies in bed, from the chest to the feet. */
function drawBlanket(p: Pen, { shoulderY, shoulder }: Build): void {
  const [top, wide] = [shoulderY + 14, shoulder * 1.5];
  p.path(
    `M${-wide} ${top}Q0 ${top - 4} ${wide} ${top}L${wide * 1.1} 4Q0 8 ${-wide * 1.1} 4Z`,
    '#6f8fd0',
  );
  p.path(
    `M${-wide} ${top}Q0 ${top - 4} ${wide} ${top}L${wide} ${top + 9}Q0 ${top + 5} ${-wide} ${top + 9}Z`,
    '#c3d0ef',
  );
}

/** Who sits at a table sits on a stool. */
function drawStool(p: Pen, build: Build): void {
  const y = build.hipY + hipDrop(build, 'sit', 0) + build.leg * 0.6;
  const half = build.hip * 1.35;
  p.line(`M${-half * 0.7} ${y}L${-half * 0.9} 0M${half * 0.7} ${y}L${half * 0.9} 0`, 3, '#7d5236');
  p.box(-half, y, half * 2, 4.4, 2, '#a96d48');
}

/** The second of two boxers is in the blue corner. */
function inCorner(person: Person, { copy, subject: { look, count, colour } }: Actor): Person {
  const isSecond = look?.job?.includes('boxer') === true && count > 1 && copy % 2 === 1;
  if (!isSecond || colour !== null || look.clothes.length > 0) return person;
  return { ...person, outfit: { ...person.outfit, top: '#3b6fe0', gloves: '#1f4fd8' } };
}

function postureOf({ posture, isSitting, gait, subject }: Actor): Posture | null {
  if (posture !== null) return posture;
  return isSitting || gait === 'sit' || subject.states.includes('sitting') ? 'sit' : null;
}

/** Somebody who is drawn from head to foot, and can hold things, sit and lie. */
export async function personBody(world: World, scenery: Scenery, actor: Actor): Promise<Body> {
  const { subject, height, facing } = actor;
  const { thing, look, colour, states } = subject;
  const whose = look?.isAlike === true ? 'twin' : actor.phase.toFixed(3);
  const random = world.random(`person ${thing} ${whose}`);
  const person = inCorner(
    lettered(world, inPlace(world, scenery, personOf(thing, look, colour, random))),
    actor,
  );
  const build = buildOf(person);
  const face = faceOf(actor);
  const pixels = (height * build.headRadius * 2) / 100;
  const head = painted(world, pixels, (p) => drawHead(p, person, face));
  const hair = painted(world, pixels, (p) => drawHairBehind(p, person));
  const metres = metresOfPerson(thing, look);
  const inHand = async (thing: HeldThing | undefined) =>
    thing === undefined ? null : await createHeld(world, thing, { height, metres });
  const [held, second] = [await inHand(actor.held), await inHand(actor.second)];
  const posture = postureOf(actor);
  const isLying = posture === null && (states.includes('lying') || face.isAsleep);
  const grasp: Grasp | null =
    actor.grasp ??
    actor.held?.grasp ??
    (posture === 'sit' && RESTING.has(actor.gait) ? 'rest' : null);
  const hips = actor.isSeated === true ? -build.hipY - hipDrop(build, posture ?? 'sit', 0) : 0;
  const tone = toneOf(world);
  const isOnStool = actor.carrier === AT_TABLE && actor.isSeated !== true;
  return {
    width: height * (isLying ? 1 : 0.46),
    height: isLying ? height * 0.34 : height,
    draw(brush, pose, seconds) {
      brush.scale(height / 100, height / 100);
      brush.translate(0, hips);
      if (isLying) {
        brush.translate(-facing * 50, -11);
        brush.rotate((facing * Math.PI) / 2);
      }
      const p = penOn(brush, tone);
      const still = isLying ? { ...pose, nod: 0 } : pose;
      const drawn = (thing: Held | null) =>
        thing === null
          ? null
          : (_pen: Pen, at: Spot) => {
              brush.save();
              brush.translate(at.x, at.y);
              brush.scale(100 / height, 100 / height);
              thing.draw(brush, facing, seconds);
              brush.restore();
            };
      if (posture === 'sit' && isOnStool) drawStool(p, build);
      const isCovered = isLying && BED.test(actor.carrier ?? '');
      drawPerson(
        p,
        person,
        { pose: still, facing, posture, grasp, seconds: seconds + actor.phase },
        {
          head,
          hair,
          held: drawn(held),
          second: actor.held?.isPaired === true ? drawn(held) : drawn(second),
        },
      );
      if (isCovered) drawBlanket(p, build);
    },
  };
}
