import { createCanvas } from '@napi-rs/canvas';
import { withProductColours } from '../ads/ad-colours.ts';
import { copyOf } from '../ads/ad-copy.ts';
import { accentOf, paintAd } from '../ads/paint-ad.ts';
import { filledBy } from '../ads/place-badge.ts';
import { stageAd } from '../ads/stage-ad.ts';
import { actorElement } from '../draw/actors/actor-element.ts';
import { changed } from '../draw/actors/changed.ts';
import { isLimbed } from '../draw/actors/flipbook.ts';
import { brightness, mix, WHITE } from '../draw/colour.ts';
import { isBlizzard } from '../draw/particles/falling.ts';
import { particleElements } from '../draw/particles/particles.ts';
import { neonTitle } from '../draw/sign-title.ts';
import { titlePainter } from '../draw/title.ts';
import { lookOf, recolours } from '../looks/look-of.ts';
import type { Particle, SceneDescription } from '../parse-prompt/scene-description.ts';
import type { Size } from '../sizes.ts';
import { boltElement, boltsOf } from '../stage/effects/bolts.ts';
import {
  cabinsOf,
  cableElement,
  haulElement,
  haulsOf,
  leashElement,
  leashesOf,
  ropedElements,
  tongueElement,
  tonguesOf,
} from '../stage/effects/cords.ts';
import {
  effectElement,
  lineElement,
  reflectionElement,
  ropeElement,
} from '../stage/effects/effect-element.ts';
import { effectSpots, inFlight, inHands } from '../stage/effects/effects.ts';
import { inFormation } from '../stage/effects/formations.ts';
import { kitesOf, ropesOf } from '../stage/effects/lines.ts';
import { toyTrackElement, toyTracksOf } from '../stage/ensembles/toy-tracks.ts';
import { onSlope } from '../stage/layout/on-slope.ts';
import { planStage } from '../stage/plan-stage.ts';
import type { Actor } from './actor.ts';
import { afterRain } from './after-rain.ts';
import { fogBanks, lightning, rainbow, type Struck, sunRays, vignette } from './atmosphere.ts';
import { cameraFor, type View } from './camera.ts';
import { avalanche, fires, flood, meteorShower, sandstorm } from './disasters.ts';
import { drawElements } from './draw-elements.ts';
import { sunAtEdge } from './earth-edge.ts';
import { fairyLights } from './fairy-lights.ts';
import { INDOORS } from './indoors.ts';
import { keptInView } from './kept-in-view.ts';
import { type Place, paintPlace } from './place.ts';
import type { Scenery } from './scenery.ts';
import { sunPosition } from './sky.ts';
import { slopeElement } from './slope.ts';
import { speechBubbles } from './speech-bubbles.ts';
import { tallGrass } from './tall-grass.ts';
import { heightsAbove } from './viewpoints/from-below.ts';
import { puddle } from './viewpoints/puddle.ts';
import { silhouetted } from './viewpoints/silhouette.ts';
import type { Brush, Element, Moment, World } from './world.ts';

/** Particles of the prompt, its weather and its mood; otherwise those of the setting. */
function particlesFor({ description }: World, scenery: Scenery): readonly Particle[] {
  const { weather, particles, moods, setting } = description;
  // A studio has the weather that is asked for.
  const isLookedInto = description.extras?.includes('from-outside') === true;
  const isIndoors = INDOORS.has(setting) && setting !== 'studio' && !isLookedInto;
  const isOver = description.extras?.includes('after-rain') === true;
  const wanted = isOver ? afterRain(particles) : [...particles];
  if (!isIndoors && weather.includes('snowfall')) wanted.push('snow');
  const isWet = !isOver && (weather.includes('rain') || weather.includes('storm'));
  if (!isIndoors && isWet) wanted.push('rain');
  if (!isIndoors && moods.includes('autumn')) wanted.push('leaves');
  if (!isIndoors && moods.includes('spring')) wanted.push('petals');
  if (moods.includes('magic')) wanted.push('sparkles');
  const allowed = wanted.filter((kind) => !isIndoors || (kind !== 'rain' && kind !== 'snow'));
  return allowed.length > 0 ? allowed : scenery.ambientParticles;
}

/** Grey as in the beam of a lamp, from the floor to above the heads. */
function smokeOf(world: World, horizon: number): Element[] {
  const light = { ...world.light, fog: mix(world.light.fog, WHITE, 0.6) };
  const lit = { ...world, light };
  return [-60, 70].flatMap((lower) => fogBanks(lit, horizon + lower * world.unit));
}

/** The highest thing takes the lightning; null when it strikes nothing that is named. */
function struckBy({ description }: World, cast: readonly Actor[]): Struck | undefined {
  if (description.extras?.includes('struck') !== true) return undefined;
  const [highest] = [...cast].sort((first, second) => first.box.y - second.box.y);
  if (highest === undefined) return undefined;
  const { box, depth } = highest;
  return { x: box.x + box.width / 2, y: box.y + box.height * 0.2, depth: depth + 0.004 };
}

function atmosphereFor(world: World, scenery: Scenery, cast: readonly Actor[]): Element[] {
  const { description, light } = world;
  // Smoke hangs in the air of a bar.
  const isAblaze = description.effects.some(({ kind, from }) => kind === 'flames' && from === null);
  if (INDOORS.has(description.setting)) {
    // Embers fly where the room itself is on fire, not over a pan.
    const isBurning = isAblaze && description.particles.includes('embers');
    if (isBurning) return [fires(world, scenery)];
    return description.particles.includes('smoke') ? smokeOf(world, scenery.horizon) : [];
  }
  const made: Element[] = [];
  if (description.weather.includes('fog')) made.push(...fogBanks(world, scenery.horizon));
  if (isBlizzard(world)) made.push(...fogBanks(world, scenery.horizon));
  if (description.weather.includes('storm'))
    made.push(lightning(world, scenery.horizon, struckBy(world, cast)));
  if (isAblaze) made.push(fires(world, scenery));
  if (description.weather.includes('flood')) made.push(...flood(world, scenery));
  if (description.weather.includes('sandstorm')) made.push(...sandstorm(world));
  if (description.weather.includes('meteors')) made.push(meteorShower(world, scenery.horizon));
  if (description.weather.includes('avalanche')) made.push(avalanche(world, scenery));
  if (description.weather.includes('rainbow')) made.push(rainbow(world, scenery.horizon));
  const isLow = light.time === 'sunset' || light.time === 'dawn';
  // The forest paints its own rays.
  const hasRays =
    description.extras?.includes('sun-rays') === true && !INDOORS.has(description.setting);
  const isForest = description.setting === 'forest';
  if (light.isClear && !light.isDark && (hasRays || (isLow && !isForest)))
    made.push(sunRays(world, sunPosition(world, scenery.horizon), hasRays ? 0.55 : 0.3));
  return made;
}

/** Towers are part of what one looks up at, and birds of their swarm. */
function isShownOtherwise(description: SceneDescription, { traits, subject }: Actor): boolean {
  const isSwarm = description.extras?.includes('swarm') === true;
  if (isSwarm && traits.medium === 'air' && subject.count > 1) return true;
  return heightsAbove(description) !== null && traits.medium === 'scenery';
}

/** A bed on which somebody sits takes the place of the one that the room has. */
function withoutDoubles(scenery: Scenery, cast: readonly Actor[]): Scenery {
  const isDouble = ({ shows }: Element) =>
    cast.some(({ subject }) => shows?.includes(subject.thing));
  return { ...scenery, elements: scenery.elements.filter((element) => !isDouble(element)) };
}

/** Everybody on the stage with what belongs to them. */
export async function actorsFor(
  world: World,
  scenery: Scenery,
  planned: readonly Actor[],
): Promise<Element[]> {
  const made: Element[] = [];
  const { actors, slope } = onSlope(world, scenery, inFormation(world, scenery, inFlight(planned)));
  const crowd = actors.filter(isLimbed).length;
  for (const actor of inHands(actors)) {
    if (isShownOtherwise(world.description, actor)) continue;
    const drawn = await actorElement(world, scenery, actor, crowd);
    if (drawn === null) continue;
    const dark = silhouetted(world, drawn, actor);
    made.push(changed(world, dark, actor, footOf(actor, actors)));
  }
  const effects = effectSpots(actors, scenery, world.description);
  const mirrored = reflectionElement(world, scenery, actors);
  return [
    ...made,
    ...(mirrored === null ? [] : [mirrored]),
    ...effects.map((spot) => effectElement(world, spot, effects.length)),
    ...(slope === null ? [] : [slopeElement(world, slope)]),
    ...ropesOf(actors, world.description).map(({ above, below }) =>
      ropeElement(world, above, below),
    ),
    ...leashesOf(actors, world.description).map((leash) => leashElement(world, leash)),
    ...haulsOf(actors, world.description).map(({ load, hauler }) =>
      haulElement(world, load, hauler),
    ),
    ...tonguesOf(actors).map((tongue) => tongueElement(world, tongue)),
    ...boltsOf(actors, world.description).map((bolt) => boltElement(world, bolt)),
    ...cabinsOf(actors).map((actor) => cableElement(world, actor)),
    ...ropedElements(world, actors),
    ...toyTracksOf(actors, world.description).map((actor) => toyTrackElement(world, actor)),
    ...kitesOf(actors).map(({ kite, holder }) => lineElement(world, kite, holder)),
  ];
}

/** Where the lowest of several is, onto which all fall that are piled up. */
const footOf = ({ index }: Actor, actors: readonly Actor[]): number =>
  Math.max(...actors.filter((one) => one.index === index).map(({ y }) => y));

/** What is shown instead of the actors, and in what. */
export type Guest = (
  world: World,
  scenery: Scenery,
) => Promise<{ readonly scenery: Scenery; readonly actors: readonly Element[] }>;

/** Words of an ad stand still, so what is beside them moves little. */
const CALM = 0.35;

export async function composeScene(
  read: SceneDescription,
  size: Size,
  seed: string,
  guest?: Guest,
) {
  const description = await withProductColours(read);
  return composeAt(paintPlace(description, size, seed), guest);
}

/** Whom a scene is about, and where they are; the camera has an eye on those who come before or after as well. */
interface Planned {
  readonly cast: readonly Actor[];
  readonly watched: readonly Actor[];
}

/** A scene at a place that is painted. */
export async function composeAt(place: Place, guest?: Guest, planned?: Planned) {
  const { world, scenery: painted } = place;
  const { description, size } = world;
  const cast = guest === undefined ? (planned?.cast ?? planStage(world, painted)) : [];
  const { scenery, actors } = (await guest?.(world, painted)) ?? {
    scenery: withoutDoubles(painted, cast),
    actors: [...(await actorsFor(world, painted, cast)), ...speechBubbles(world, cast)],
  };
  const staged = stagedAd(world, scenery, actors);
  const elements = [
    ...(staged?.scenery ?? scenery.elements),
    ...place.around,
    ...(staged === null ? puddle(world, scenery, actors) : []),
    ...(description.hasTallGrass === true ? tallGrass(world, scenery) : []),
    ...atmosphereFor(world, scenery, cast),
    ...sunAtEdge(world, cast),
    ...fairyLights(world),
    ...(staged?.actors ?? actors),
    ...particleElements(world, particlesFor(world, scenery)),
  ].sort((first, second) => first.depth - second.depth);
  const free = cameraFor(world);
  const camera = staged === null ? keptInView(world, free, planned?.watched ?? cast) : free;
  const isCalm = staged !== null && description.camera === null;
  const frame = vignette(world);
  const look = description.medium === undefined ? null : lookOf(description.medium, size);
  const paint = (brush: Brush, moment: Moment, shot = moment) => {
    const view = isCalm ? calmed(camera(shot)) : camera(shot);
    drawElements(brush, world, elements, view, moment);
    frame(brush);
    look?.(brush);
  };
  if (staged !== null) {
    const depth = Math.min(1, ...actors.map((actor) => actor.depth)) - 0.001;
    const putBehind = (draw: (brush: Brush) => void) => {
      // What passes in front, as a palm does, would hide the words.
      for (const [at, element] of elements.entries())
        if (element.depth >= depth && !staged.actors.includes(element))
          elements[at] = { ...element, depth: depth - 0.0001 };
      elements.push({ depth, isFixed: true, draw });
      elements.sort((first, second) => first.depth - second.depth);
    };
    const filledIn = filledBy(world, staged.actors);
    const behind = recolours(description.medium) ? {} : { putBehind };
    return paintAd({ world, ...staged, paint, accent: accentOf(world), ...behind, filledIn });
  }
  if (description.title === null) return paint;
  const isNeon = description.subjects.some(({ thing }) => thing === 'neon-sign');
  const title = isNeon
    ? neonTitle(world, description.title)
    : titlePainter(world, description.title, brightnessIn(paint, size));
  return (brush: Brush, moment: Moment) => {
    paint(brush, moment);
    title(brush, moment);
  };
}

function calmed({ x, y, zoom }: View): View {
  return { x: x * CALM, y: y * CALM, zoom: 1 + (zoom - 1) * CALM };
}

function stagedAd(world: World, scenery: Scenery, actors: readonly Element[]) {
  const { ad, title, subjects } = world.description;
  if (ad === null) return null;
  const product = ad.product === null ? null : (subjects[ad.product]?.thing ?? null);
  const copy = copyOf(ad, title, product);
  return { copy, ...stageAd(world, scenery, actors, copy) };
}

/** Mean brightness of the picture around a height, to choose light or dark letters. */
function brightnessIn(paint: (brush: Brush, moment: Moment) => void, size: Size) {
  return (y: number): number => {
    const canvas = createCanvas(size.width, size.height);
    paint(canvas.getContext('2d'), { seconds: 1, progress: 0.2 });
    const strip = createCanvas(16, 1);
    const brush = strip.getContext('2d');
    const tall = size.height * 0.14;
    const wide = size.width * 0.7;
    brush.imageSmoothingQuality = 'high';
    brush.drawImage(canvas, size.width * 0.15, y - tall / 2, wide, tall, 0, 0, 16, 1);
    const pixels = strip.data();
    let sum = 0;
    for (let at = 0; at < 16; at += 1) {
      sum += brightness([pixels[at * 4] ?? 0, pixels[at * 4 + 1] ?? 0, pixels[at * 4 + 2] ?? 0]);
    }
    return sum / 16;
  };
}
