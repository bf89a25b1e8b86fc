import type { Canvas } from '@napi-rs/canvas';
import { copyOf, titleCopy } from '../ads/ad-copy.ts';
import {
  formatOf,
  type LayoutName,
  overlap,
  setWords,
  type Zones,
  zonesFor,
} from '../ads/ad-layout.ts';
import { accentOf, coarseOf, paintAd } from '../ads/paint-ad.ts';
import { type Colour, hex } from '../draw/colour.ts';
import { particleElements } from '../draw/particles/particles.ts';
import type { Box } from '../draw/props/furniture.ts';
import type { Particle, SceneDescription } from '../parse-prompt/scene-description.ts';
import { cutOut } from '../pictures/cut-out.ts';
import { depthLayers } from '../pictures/depth-layers.ts';
import { dominantColours, vividColour } from '../pictures/dominant-colours.ts';
import { filmGrain } from '../pictures/film-grain.ts';
import { findSubject, type PictureSubject } from '../pictures/find-subject.ts';
import {
  boxInFrame,
  type Placement,
  placePicture,
  platePicture,
} from '../pictures/frame-picture.ts';
import { gradePicture } from '../pictures/grade.ts';
import { pictureCamera } from '../pictures/picture-camera.ts';
import { isLaunch, pictureEffects } from '../pictures/picture-effects.ts';
import { isLogo, logoGuest, productGuest, productScene } from '../pictures/picture-product.ts';
import { seeded } from '../random.ts';
import type { Size } from '../sizes.ts';
import { composeScene } from './compose-scene.ts';
import { createWorld } from './create-world.ts';
import { lightFor } from './light.ts';
import type { Brush, Moment, World } from './world.ts';

interface PictureTask {
  readonly prompt: string;
  readonly description: SceneDescription;
  readonly picture: Canvas;
  readonly size: Size;
}

type Painter = (brush: Brush, moment: Moment) => void;

/** Animates a given picture: a thing on a plain background in a studio, any other in depth. */
export async function composePicture(task: PictureTask): Promise<Painter> {
  const { prompt, description, picture, size } = task;
  const thing = cutOut(picture);
  if (thing === null) return composePhotograph(task);
  const isMark = isLogo(prompt);
  const scene = productScene(description, thing, isMark);
  const guest = isMark ? logoGuest : productGuest;
  return composeScene(scene, size, prompt, guest({ prompt, description, picture: thing }));
}

function copyFor({ ad, title }: SceneDescription) {
  if (ad !== null) return copyOf(ad, title, null);
  return title === null ? null : titleCopy(title);
}

function particlesOver({
  weather,
  particles,
  moods,
  effects,
}: SceneDescription): readonly Particle[] {
  const wanted: Particle[] = [...particles];
  if (weather.includes('rain') || weather.includes('storm')) wanted.push('rain');
  if (weather.includes('snowfall')) wanted.push('snow');
  if (moods.includes('autumn')) wanted.push('leaves');
  if (moods.includes('magic')) wanted.push('sparkles');
  if (effects.some(({ kind }) => kind === 'dust') || moods.includes('golden')) wanted.push('dust');
  // A picture without anything of this still has to live.
  return wanted.length === 0 ? ['dust'] : wanted;
}

/** How far a launched subject gets. */
const RISE = 0.16;

interface Framed {
  readonly zones: Zones | null;
  readonly placement: Placement;
  readonly box: Box;
}

const LAYOUTS: readonly LayoutName[] = ['words-first', 'product-first'];

/** The least width of words beside a subject, as a share of the frame. */
const WORDS_MIN = 0.27;

/** The words beside the subject rather than over it, where that leaves them room. */
function besides(zones: Zones, box: Box, size: Size): Zones {
  const { words, isCentred } = zones;
  if (isCentred) return zones;
  const least = size.width * WORDS_MIN;
  const pad = size.width * 0.02;
  const isLeft = words.x < size.width / 2 - words.width / 2;
  if (isLeft) {
    const width = Math.min(words.width, Math.max(least, box.x - pad - words.x));
    return { ...zones, words: { ...words, width } };
  }
  const right = words.x + words.width;
  const x = Math.min(right - least, Math.max(words.x, box.x + box.width + pad));
  return { ...zones, words: { ...words, x, width: right - x } };
}

/** The framing with the words where they cover least of the subject. */
function frameFor(
  { picture, size, description }: PictureTask,
  subject: PictureSubject,
  unit: number,
): Framed {
  const copy = copyFor(description);
  const framed = (zones: Zones | null): Framed => {
    const placement = placePicture(picture, size, subject, zones?.product ?? null);
    const box = boxInFrame(subject.box, picture, size, placement);
    return { zones: zones === null ? null : besides(zones, box, size), placement, box };
  };
  if (copy === null || copy.lead === '') return framed(null);
  const isSquare = formatOf(size) === 'square';
  const tried = LAYOUTS.filter((name) => !(isSquare && name === 'product-first')).map((name) =>
    framed(zonesFor(size, name)),
  );
  const cost = ({ zones, box }: Framed) =>
    zones === null
      ? 0
      : setWords(copy, zones, unit).reduce((sum, item) => sum + overlap(item.box, box), 0);
  const [best] = tried.sort((one, other) => cost(one) - cost(other));
  return best ?? framed(null);
}

function accentFor(world: World, picture: Canvas): Colour {
  const { ad, accent } = world.description;
  if (ad !== null && ad.palette.length > 0) return accentOf(world);
  if (accent !== null) return hex(accent);
  return vividColour(dominantColours(coarseOf(picture).data())) ?? world.light.accent;
}

function composePhotograph(task: PictureTask): Painter {
  const { prompt, description, picture, size } = task;
  const light = lightFor({ ...description, setting: 'abstract' }, seeded(prompt, 'light'));
  const world = createWorld(size, { ...description, subjects: [] }, light, prompt);
  const subject = findSubject(picture);
  const { zones, placement, box } = frameFor(task, subject, world.unit);
  const plate = platePicture(picture, size, placement);
  gradePicture(plate, description);
  const at = boxInFrame({ ...subject.focus, width: 0, height: 0 }, picture, size, placement);
  const layers = depthLayers(plate, subject.mask, picture, placement);
  const effects = pictureEffects(world, description, box);
  const camera = pictureCamera(world, layers, {
    focus: at,
    between: effects.behind,
    rise: isLaunch(description) ? RISE : 0,
  });
  const overs: Painter[] = [
    ...effects.over,
    ...particleElements(world, particlesOver(description)).map(
      (element): Painter =>
        (brush, moment) =>
          element.draw(brush, moment),
    ),
  ];
  if (description.styles.includes('film-grain')) overs.push(filmGrain(size));
  const paint: Painter = (brush, moment) => {
    camera(brush, moment);
    for (const over of overs) over(brush, moment);
  };
  const copy = copyFor(description);
  if (copy === null || zones === null) return paint;
  return paintAd({ world, copy, zones, product: box, paint, accent: accentFor(world, picture) });
}
