import type { SceneDescription } from '../../parse-prompt/scene-description.ts';
import { isDrawnPerson } from '../../people/person.ts';
import type { Actor } from '../../scene/actor.ts';
import type { Element, World } from '../../scene/world.ts';
import { isLicked } from '../groups/hunting.ts';

/** A dog on its leash, with who holds it. */
interface Leash {
  readonly dog: Actor;
  readonly owner: Actor;
}

/** Dogs that somebody takes for a walk. */
export function leashesOf(
  actors: readonly Actor[],
  { relations, subjects }: SceneDescription,
): readonly Leash[] {
  return relations.flatMap(({ from, kind, to }) => {
    const isWalked =
      kind === 'next-to' &&
      to !== null &&
      subjects[from]?.motions.includes('walk') === true &&
      subjects[to]?.motions.includes('walk') === true &&
      /^dog/.test(subjects[to]?.thing ?? '') &&
      isDrawnPerson(subjects[from]?.thing ?? '');
    const owner = actors.find(({ index }) => index === from);
    return !isWalked || owner === undefined
      ? []
      : actors.filter(({ index }) => index === to).map((dog) => ({ dog, owner }));
  });
}

function cord(world: World, colour: string, depth: number, draw: Cord): Element {
  return {
    depth,
    draw(brush, moment) {
      const { from, to, sag } = draw(moment);
      brush.strokeStyle = colour;
      brush.lineCap = 'round';
      brush.lineWidth = Math.max(2, world.unit * 5);
      brush.beginPath();
      brush.moveTo(from.x, from.y);
      brush.quadraticCurveTo((from.x + to.x) / 2, (from.y + to.y) / 2 + sag, to.x, to.y);
      brush.stroke();
    },
  };
}

interface Ends {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
  readonly sag: number;
}
type Cord = (moment: Parameters<Element['draw']>[1]) => Ends;

/** From the hand to the collar. */
export function leashElement(world: World, { dog, owner }: Leash): Element {
  const { height } = owner.box;
  return cord(world, '#c8362f', Math.max(dog.depth, owner.depth) + 0.001, (moment) => {
    const [ahead, behind] = [dog.path(moment), owner.path(moment)];
    return {
      from: {
        x: owner.x + behind.x + owner.facing * height * 0.21,
        y: owner.y + behind.y - height * 0.43,
      },
      to: {
        x: dog.x + ahead.x + dog.facing * dog.box.width * 0.2,
        y: dog.y + ahead.y - dog.box.height * 0.62,
      },
      sag: height * 0.1,
    };
  });
}

const DRAGGED = /^(?:stone-block|rock|boulder|round-boulder|log|statue|moai|obelisk|sphinx)$/;

/** Heavy things without wheels, with each of those who pull them. */
export function haulsOf(
  actors: readonly Actor[],
  { relations, subjects }: SceneDescription,
): readonly { readonly load: Actor; readonly hauler: Actor }[] {
  return relations.flatMap(({ from, kind, to }) => {
    const isHauled = kind === 'pull' && to !== null && DRAGGED.test(subjects[to]?.thing ?? '');
    const load = actors.find(({ index }) => index === to);
    return !isHauled || load === undefined || !isDrawnPerson(subjects[from]?.thing ?? '')
      ? []
      : actors.filter(({ index }) => index === from).map((hauler) => ({ load, hauler }));
  });
}

/** Over the shoulder, and tight. */
export function haulElement(world: World, load: Actor, hauler: Actor): Element {
  const side = Math.sign(hauler.x - load.x);
  return cord(world, '#a9793f', Math.max(load.depth, hauler.depth) + 0.001, (moment) => {
    const [drawn, drawing] = [load.path(moment), hauler.path(moment)];
    return {
      from: { x: hauler.x + drawing.x, y: hauler.y + drawing.y - hauler.box.height * 0.52 },
      to: {
        x: load.x + drawn.x + side * load.box.width * 0.46,
        y: load.y + drawn.y - Math.min(load.box.height * 0.4, hauler.box.height * 0.42),
      },
      sag: 0,
    };
  });
}

/** An insect, and what reaches for it with its tongue. */
interface Tongue {
  readonly hunter: Actor;
  readonly prey: Actor;
}

export function tonguesOf(actors: readonly Actor[]): readonly Tongue[] {
  return actors.flatMap((prey) => {
    const hunter = actors.find(
      ({ subject, support }) => support !== 'none' && isLicked(subject.thing, prey.subject.thing),
    );
    return hunter === undefined || prey.support !== 'none' || prey.copy > 0
      ? []
      : [{ hunter, prey }];
  });
}

/** Out of the mouth in no time, at the insect for a moment, and back. */
export function tongueElement(world: World, { hunter, prey }: Tongue): Element {
  const { width, height } = hunter.box;
  const isFrontal = /^frog/.test(hunter.subject.thing);
  const mouth = {
    x: hunter.x + hunter.facing * width * (isFrontal ? 0.08 : 0.42),
    y: hunter.y - height * (isFrontal ? 0.6 : 0.5),
  };
  return cord(world, '#e8577e', hunter.depth + 0.003, ({ seconds, progress }) => {
    const share = Math.min(1, Math.max(0, Math.abs(Math.sin(seconds * 2.09)) * 3 - 0.9));
    const insect = prey.path({ seconds, progress });
    const target = { x: prey.x + insect.x, y: prey.y + insect.y - prey.box.height * 0.5 };
    return {
      from: mouth,
      to: {
        x: mouth.x + (target.x - mouth.x) * share,
        y: mouth.y + (target.y - mouth.y) * share,
      },
      sag: height * 0.05 * share,
    };
  });
}

/** Cabins that hang on a cable across the picture. */
export function cabinsOf(actors: readonly Actor[]): readonly Actor[] {
  return actors.filter(
    ({ subject, support }) => subject.thing === 'cable-car' && support === 'none',
  );
}

/** From one edge of the picture over the wheels of the cabin, which weighs it down, to the other edge. */
export function cableElement(world: World, cabin: Actor): Element {
  const { size, margin, unit } = world;
  const rise = size.height * 0.05;
  return {
    depth: cabin.depth - 0.001,
    draw(brush, moment) {
      const step = cabin.path(moment);
      const wheels = { x: cabin.x + step.x, y: cabin.box.y + cabin.box.height * 0.1 + step.y };
      const rest = cabin.box.y + cabin.box.height * 0.1;
      const [low, high] = [rest + rise * 0.4, rest - rise * 1.4];
      brush.strokeStyle = '#3b4250';
      brush.lineWidth = Math.max(2, unit * 4.5);
      brush.beginPath();
      brush.moveTo(-margin * 2, cabin.facing === 1 ? low : high);
      brush.lineTo(wheels.x, wheels.y);
      brush.lineTo(size.width + margin * 2, cabin.facing === 1 ? high : low);
      brush.stroke();
    },
  };
}

/** Those who swing with nothing under them, on a vine. */
function swingersOf(actors: readonly Actor[]): readonly Actor[] {
  return actors.filter(({ gait, support }) => gait === 'swing' && support === 'mount');
}

/** From above the picture to the hand. */
function vineElement(world: World, actor: Actor): Element {
  const { height } = actor.box;
  const isPerson = isDrawnPerson(actor.subject.thing);
  const [across, up] = isPerson ? [0.07, 1.02] : [0.3, 0.53];
  return cord(world, '#4f7d3a', actor.depth - 0.001, (moment) => {
    const { x, y, turn } = actor.path(moment);
    const [right, top] = [actor.facing * height * across, (0.5 - up) * height];
    const middle = { x: actor.x + x, y: actor.y + y - height / 2 };
    return {
      from: { x: actor.x, y: -world.margin },
      to: {
        x: middle.x + right * Math.cos(turn) - top * Math.sin(turn),
        y: middle.y + right * Math.sin(turn) + top * Math.cos(turn),
      },
      sag: 0,
    };
  });
}

/** Those who climb a cliff. */
function climbersOf(actors: readonly Actor[]): readonly Actor[] {
  return actors.filter(
    ({ carrier, gait, subject }) =>
      carrier === 'cliff' && /^(?:climb|hang)$/.test(gait) && isDrawnPerson(subject.thing),
  );
}

/** From the edge of the cliff, or from above the picture, to the harness. */
function belayElement(world: World, actor: Actor, actors: readonly Actor[]): Element {
  const { height } = actor.box;
  const cliff = actors.find(({ subject }) => subject.thing === 'cliff');
  const edge = {
    x: cliff === undefined ? actor.x + height * 0.2 : cliff.x - cliff.box.width * 0.4,
    y: cliff === undefined ? -world.margin : cliff.y - cliff.box.height * 0.96,
  };
  return cord(world, '#f2c84b', actor.depth + 0.001, (moment) => {
    const { x, y } = actor.path(moment);
    const hip = { x: actor.x + x + actor.facing * height * 0.06, y: actor.y + y - height * 0.42 };
    return { from: edge, to: hip, sag: height * 0.06 };
  });
}

/** The ropes and vines on which somebody climbs or swings. */
export const ropedElements = (world: World, actors: readonly Actor[]): readonly Element[] => [
  ...climbersOf(actors).map((actor) => belayElement(world, actor, actors)),
  ...swingersOf(actors).map((actor) => vineElement(world, actor)),
];
