import type { Canvas } from '@napi-rs/canvas';
import { accentOf, coarseOf, paintAd } from '../ads/paint-ad.ts';
import { type Colour, hex } from '../draw/colour.ts';
import type { SceneDescription } from '../parse-prompt/scene-description.ts';
import { announced, isCountedDown } from '../pictures/announcement.ts';
import { bokeh, hasBokeh } from '../pictures/bokeh.ts';
import { chimneysOf, smokesAbove, withSmoke } from '../pictures/chimneys.ts';
import { colourised, isGrey, wantsColours } from '../pictures/colourise.ts';
import { countdown } from '../pictures/countdown.ts';
import { cutOut } from '../pictures/cut-out.ts';
import { isDarkPicture } from '../pictures/darkness.ts';
import { depthLayers } from '../pictures/depth-layers.ts';
import { dissolve, isChange, startOf } from '../pictures/dissolve.ts';
import { dominantColours, vividColour } from '../pictures/dominant-colours.ts';
import { filmGrain } from '../pictures/film-grain.ts';
import { findSubject, type PictureSubject } from '../pictures/find-subject.ts';
import { flashes, hasFlash } from '../pictures/flashes.ts';
import { flocksBehind, flyersOver } from '../pictures/flyers.ts';
import { boxInFrame } from '../pictures/frame-picture.ts';
import { glitch, isGlitchy } from '../pictures/glitch.ts';
import { singleToneOf } from '../pictures/grade.ts';
import { heavenlyBody } from '../pictures/heavens.ts';
import { airOf } from '../pictures/in-the-air.ts';
import { isLaunch, RISE, withoutPad } from '../pictures/launch.ts';
import { isLineDrawing } from '../pictures/line-drawing.ts';
import { pannedOver, platesFor } from '../pictures/lit-plates.ts';
import { areWindowsLit } from '../pictures/lit-windows.ts';
import { softened } from '../pictures/matte.ts';
import { isOldFilm, oldFilm } from '../pictures/old-film.ts';
import { onFace } from '../pictures/on-face.ts';
import { turnedWall } from '../pictures/orbit-turn.ts';
import { overlaysFor } from '../pictures/overlays.ts';
import { paintsItself, strokesOver } from '../pictures/paints-itself.ts';
import { pictureCamera } from '../pictures/picture-camera.ts';
import { pictureEffects } from '../pictures/picture-effects.ts';
import { logoGuest } from '../pictures/picture-logo.ts';
import { hasFace, isAboutThings, portraitGuest } from '../pictures/picture-portrait.ts';
import { isLogo, namedPlace, productGuest, productScene } from '../pictures/picture-product.ts';
import { spotlightOver } from '../pictures/spotlight.ts';
import { hasStarsBehind } from '../pictures/stars-behind.ts';
import { movesHead, STILL, swayFor } from '../pictures/sway.ts';
import { areTwinkling, twinkling } from '../pictures/twinkle.ts';
import { wash } from '../pictures/wash.ts';
import { seeded } from '../random.ts';
import type { Size } from '../sizes.ts';
import { composeScene } from './compose-scene.ts';
import { createWorld } from './create-world.ts';
import { copyFor, frameFor, type PictureTask } from './frame-words.ts';
import { lightFor } from './light.ts';
import type { Brush, Moment, World } from './world.ts';

type Painter = (brush: Brush, moment: Moment) => void;

/** Animates a given picture: a thing on a plain background in a studio, any other in depth. */
export async function composePicture(given: PictureTask): Promise<Painter> {
  const task = { ...given, description: announced(given.prompt, given.description) };
  const { prompt, description, picture, size } = task;
  const thing = cutOut(picture);
  const isMark = isLogo(prompt);
  if (thing === null || (!isMark && isLineDrawing(thing))) return composePhotograph(task);
  const isSomebody = !isMark && !isAboutThings(prompt, description) && hasFace(thing);
  const place = isSomebody ? null : namedPlace(prompt, description, isMark);
  const scene = productScene(prompt, description, { picture: thing, isMark, place });
  const guest = isMark ? logoGuest : isSomebody ? portraitGuest : productGuest;
  return composeScene(scene, size, prompt, guest({ prompt, description, picture: thing }));
}

const SPINS = /\bspin|\brotat|\bswirl|\btwirl|\bwhirl/iu;

const INTO_NIGHT = /\b(?:in)?to (?:the |a )?(?:\p{L}+ )?night\b/iu;

const SNOWSTORM = /\bsnow ?storms?\b|\bblizzards?\b/iu;

/** Fireworks behind somebody make no night of the face before them. */
const isLitBefore = (prompt: string) => /\bfireworks?\b[^,.;]*\bbehind\b/iu.test(prompt);

/** A snowstorm has no rain and no lightning, and lights go on in the dark. */
function meant(prompt: string, description: SceneDescription): SceneDescription {
  const { weather, particles, time } = description;
  const isDay = time === null || time === 'day';
  const lit =
    areWindowsLit(prompt) && isDay
      ? { ...description, time: 'night' as const }
      : // Who is before them is in the light.
        (hasStarsBehind(prompt) || isLitBefore(prompt)) && !/\bnight\b/iu.test(prompt)
        ? { ...description, time: null }
        : description;
  if (!SNOWSTORM.test(prompt)) return lit;
  const dry = weather.filter((one) => one !== 'rain' && one !== 'storm');
  return {
    ...lit,
    weather: [...dry, 'snowfall', 'wind'],
    particles: particles.filter((one) => one !== 'rain'),
  };
}

/** What the picture changes to counts, not what it changes from; after the rain none falls. */
function endOf(prompt: string, description: SceneDescription): SceneDescription {
  const isOver = /\bafter (?:the )?(?:rain|storm)\b/iu.test(prompt);
  const dry = isOver
    ? {
        ...description,
        weather: description.weather.filter((one) => one !== 'rain' && one !== 'storm'),
        particles: description.particles.filter((one) => one !== 'rain'),
      }
    : description;
  const start = startOf(prompt);
  if (start === 'night') return { ...dry, time: dry.time === 'night' ? 'day' : dry.time };
  if (start === 'grey')
    return { ...dry, styles: dry.styles.filter((style) => style !== 'black-and-white') };
  return INTO_NIGHT.test(prompt) ? { ...dry, time: 'night' } : dry;
}

function accentFor(world: World, picture: Canvas): Colour {
  const { ad, accent } = world.description;
  if (ad !== null && ad.palette.length > 0) return accentOf(world);
  if (accent !== null) return hex(accent);
  return vividColour(dominantColours(coarseOf(picture).data())) ?? world.light.accent;
}

/** What the brush, the film and the lens add. */
function filmOf(
  world: World,
  prompt: string,
  { styles }: SceneDescription,
  focus: { readonly x: number; readonly y: number },
): readonly Painter[] {
  return [
    ...(paintsItself(prompt) ? [strokesOver(world)] : []),
    ...(hasFlash(prompt) ? [flashes(world, focus)] : []),
    ...(styles.includes('film-grain') ? [filmGrain(world.size)] : []),
    ...(hasBokeh(prompt) ? [bokeh(world)] : []),
    ...(isOldFilm(prompt) ? [oldFilm(world.size)] : []),
    ...(isGlitchy(prompt) ? [glitch(world.size)] : []),
  ];
}

/** A grey picture in the colours it may have had, where they are wanted. */
function inColour(task: PictureTask, mask: Canvas | null): PictureTask {
  const { prompt, picture } = task;
  if (!wantsColours(prompt) || !isGrey(picture)) return task;
  return { ...task, picture: colourised(picture, mask) };
}

/** What a picture is of: without what it takes off from, with the smoke above it. */
function subjectOf({ prompt, description, picture }: PictureTask) {
  const found = findSubject(picture);
  const { mask, box, face } = found;
  const launches = isLaunch(description, prompt) && face === null;
  const subject: PictureSubject = {
    ...found,
    mask: launches && mask !== null ? withoutPad(mask) : mask,
    box: smokesAbove(prompt) ? withSmoke(box) : box,
  };
  return { subject, launches };
}

/** What is painted over a picture of one tone has that tone too. */
function inTone(paint: Painter, size: Size, tone: string | null): Painter {
  if (tone === null) return paint;
  return (brush, moment) => {
    paint(brush, moment);
    wash(brush, size, 'color', tone, 1);
  };
}

function composePhotograph(given: PictureTask): Painter {
  const { subject, launches } = subjectOf(given);
  const task = inColour(given, subject.mask);
  const { prompt, picture, size } = task;
  const description = endOf(prompt, meant(prompt, task.description));
  const light = lightFor({ ...description, setting: 'abstract' }, seeded(prompt, 'light'));
  const world = createWorld(size, { ...description, subjects: [] }, light, prompt);
  const { zones, placement, box } = frameFor(task, subject, world.unit);
  const foot = subject.mask === null ? size.height : box.y + box.height;
  const { plain, plate } = platesFor(task, description, placement, foot);
  const at = boxInFrame({ ...subject.focus, width: 0, height: 0 }, picture, size, placement);
  const chimneys = (smokesAbove(prompt) ? chimneysOf(subject.mask) : []).map((top) =>
    boxInFrame({ ...top, width: 0, height: 0 }, picture, size, placement),
  );
  const isApart = subject.mask !== null;
  const effects = pictureEffects(world, description, { prompt, box, chimneys, isApart, launches });
  const nightFrom = isChange(prompt) ? 0.5 : -1;
  const lights = overlaysFor(world, { prompt, description, plain, isApart, launches, nightFrom });
  const crossing = flyersOver(world, prompt, description, 'sky');
  const flocks = flocksBehind(world, prompt, description, isDarkPicture(plate));
  const air = airOf(world, description, { prompt, isApart });
  const sky = heavenlyBody(world, prompt, { box, plate: plain });
  const face = onFace({ prompt, picture, size, subject, placement });
  const motion = {
    prompt,
    focus: at,
    under: effects.under,
    worn: [...face.worn, ...(areTwinkling(prompt, plain) ? [twinkling(world, plain)] : [])],
    between: [...air.behind, ...effects.behind, ...lights.behind, ...sky, ...flocks, ...crossing],
    rise: launches ? RISE : 0,
    // A head that turns is moved in what has been painted.
    sway: face.turn === null ? swayFor(prompt, description) : () => STILL,
    spins: SPINS.test(prompt),
  };
  const mask = subject.mask !== null && movesHead(prompt) ? softened(subject.mask) : subject.mask;
  const moved = (canvas: Canvas, worn: readonly Painter[]) =>
    pictureCamera(world, depthLayers(canvas, mask, picture, placement), {
      ...motion,
      worn: [...worn, ...motion.worn],
    });
  const camera =
    pannedOver(task, world, subject) ??
    (isChange(prompt)
      ? dissolve(size, face.lidded(plain, moved), face.lidded(plate, moved))
      : face.lidded(plate, moved));
  const overs = [
    ...(description.camera === 'orbit' ? [turnedWall(size)] : []),
    ...(face.turn === null ? [] : [face.turn]),
    ...effects.over,
    ...lights.over,
    ...flyersOver(world, prompt, description, 'near'),
    ...air.over,
    ...spotlightOver(world, prompt).map(({ draw }) => draw),
    ...filmOf(world, prompt, description, at),
    ...(isCountedDown(prompt) && zones === null ? [countdown(world)] : []),
  ];
  const all: Painter = (brush, moment) => {
    camera(brush, moment);
    for (const over of overs) over(brush, moment);
  };
  // The picture itself has its tone already.
  const isTinted = overs.length + motion.between.length > 0 && !isChange(prompt);
  const paint = inTone(all, size, isTinted ? singleToneOf(description, prompt) : null);
  const copy = copyFor(description);
  if (copy === null || zones === null) return paint;
  return paintAd({ world, copy, zones, product: box, paint, accent: accentFor(world, picture) });
}
