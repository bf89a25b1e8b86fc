import type { Box } from '../draw/props/furniture.ts';
import type { SceneDescription, State } from '../parse-prompt/scene-description.ts';
import { isDrawnPerson } from '../people/person.ts';
import { formatOf, type Zones } from './ad-layout.ts';
import { inFront } from './in-front.ts';
import { landed, shifted } from './shift.ts';
import type { AdScene, StagedAd } from './staged-ad.ts';

const OF_FACE: ReadonlySet<State> = new Set<State>(['happy', 'laughing', 'old', 'young', 'sad']);
const WORN_ON_FACE = /^(?:glasses|sunglasses|earring|earrings|eye-patch)$/u;
/** What one wears around the face. */
const NEAR_FACE = /^(?:hat|scarf|headband|mask|accessory|tie)$/u;

/** Whether an ad is about the hair, the face or the smile of one who does nothing else. */
export function isPortrayed({ subjects, relations, slope }: SceneDescription): boolean {
  const one = subjects.find(({ thing }) => isDrawnPerson(thing));
  const others = subjects.filter((other) => other !== one);
  const look = one?.look ?? null;
  // What one wears on the nose is part of the face.
  const isAlone = others.every(({ thing }) => WORN_ON_FACE.test(thing));
  const isWearing = relations.some(({ kind }) => kind === 'wear');
  if (one === undefined || look === null || !isAlone || isWearing !== others.length > 0)
    return false;
  if (one.count > 1 || look.age === 'baby' || slope !== undefined) return false;
  const isIdle =
    one.motions.length === 0 &&
    one.states.every((state) => OF_FACE.has(state)) &&
    relations.every(({ kind, to }) => to === null || kind === 'wear');
  const isDressed =
    look.job !== null ||
    look.figure !== undefined ||
    look.clothes.some(({ garment }) => !NEAR_FACE.test(garment));
  const isDescribed =
    isWearing ||
    look.hairStyle !== null ||
    look.hairColour !== null ||
    look.hasGlasses === true ||
    look.hasBeard === true ||
    look.hasFreckles === true ||
    look.lips !== undefined ||
    look.eyes !== undefined ||
    one.states.includes('happy') ||
    one.states.includes('laughing');
  return isIdle && !isDressed && isDescribed;
}

/** The share of the height that is seen, and of the width that the hands beside the body need not have. */
const SEEN = 0.55;
const ENLARGED_MAX = 4;
/** Over the words of a story there is the name of who posts it. */
const WIDE_MAX = 1.04;

/** From the waist up, on the lower edge of the picture. */
export function portrayed({ world, scenery, actors }: AdScene, box: Box, zones: Zones): StagedAd {
  const { width, height } = world.size;
  const { product } = zones;
  const isWide = formatOf(world.size) === 'wide';
  const top = isWide ? height * 0.13 : product.y + height * 0.01;
  const scale = Math.min(
    (height - top) / (box.height * SEEN),
    (product.width * WIDE_MAX) / box.width,
    ENLARGED_MAX,
  );
  const high = box.height * scale;
  const x = Math.min(
    width - (box.width * scale) / 2,
    Math.max((box.width * scale) / 2, product.x + product.width / 2),
  );
  const foot = Math.max(height * 0.94, height + high * (1 - SEEN));
  const shift = {
    from: { x: box.x + box.width / 2, y: box.y + box.height },
    to: { x, y: foot },
    scale,
  };
  return {
    scenery: scenery.elements,
    actors: inFront(scenery.elements, actors).map((actor) => shifted(actor, shift)),
    zones,
    product: landed(box, shift),
  };
}
