import type { Canvas } from '@napi-rs/canvas';
import { accentOf, coarseOf, paintAd } from '../ads/paint-ad.ts';
import { type Colour, hex } from '../draw/colour.ts';
import { chimneysOf, smokesAbove } from '../pictures/air/chimneys.ts';
import { droppedIn, intoCup, isIntoCup } from '../pictures/air/into-cup.ts';
import { RISE } from '../pictures/air/launch.ts';
import { orbiters } from '../pictures/air/orbiters.ts';
import { overlaysFor } from '../pictures/air/overlays.ts';
import { pointers } from '../pictures/air/pointers.ts';
import { snowCaps } from '../pictures/air/snow-caps.ts';
import { onFace } from '../pictures/face/on-face.ts';
import { raisedHand } from '../pictures/face/raised-hand.ts';
import { airOf } from '../pictures/in-the-air.ts';
import { landerIn, landing, perchIn } from '../pictures/landing.ts';
import { auraOf } from '../pictures/light/aura-around.ts';
import { isDarkPicture } from '../pictures/light/darkness.ts';
import { isReflected, reflections } from '../pictures/light/reflections.ts';
import { spotlightOver } from '../pictures/light/spotlight.ts';
import { pannedOver, platesFor } from '../pictures/lit-plates.ts';
import { colourised, isGrey, wantsColours } from '../pictures/looks/colourise.ts';
import { dissolve, isChange, isSpreading, isTimeStated } from '../pictures/looks/dissolve.ts';
import { singleToneOf } from '../pictures/looks/grade.ts';
import { together } from '../pictures/looks/together.ts';
import { wash } from '../pictures/looks/wash.ts';
import { turnedWall } from '../pictures/motion/orbit-turn.ts';
import { pictureCamera } from '../pictures/motion/picture-camera.ts';
import { spinsWhole } from '../pictures/motion/spins.ts';
import { movesHead, STILL, swayFor } from '../pictures/motion/sway.ts';
import { isHole, isSwirled, swirled } from '../pictures/motion/swirl.ts';
import { wavesIn, wavingParts } from '../pictures/motion/waving.ts';
import { pictureEffects } from '../pictures/picture-effects.ts';
import { brightening, hasBrightening } from '../pictures/sky/brightening.ts';
import { isColourful } from '../pictures/sky/colourful.ts';
import { emerges, emerging } from '../pictures/sky/emerging.ts';
import { flocksBehind, flyersOver } from '../pictures/sky/flyers.ts';
import { heavenlyBody } from '../pictures/sky/heavens.ts';
import { areTwinkling, twinkling } from '../pictures/sky/twinkle.ts';
import { depthLayers } from '../pictures/subject/depth-layers.ts';
import { dominantColours, vividColour } from '../pictures/subject/dominant-colours.ts';
import { boxInFrame, isNarrowIn } from '../pictures/subject/frame-picture.ts';
import { softened } from '../pictures/subject/matte.ts';
import { skylineOf } from '../pictures/subject/skyline.ts';
import { isCountedDown } from '../pictures/words/announcement.ts';
import { countdown, isCounted, sinceCount, UNTIL } from '../pictures/words/countdown.ts';
import { seeded } from '../random.ts';
import type { Size } from '../sizes.ts';
import { addedThings } from './added-things.ts';
import { createWorld } from './create-world.ts';
import { filmOf } from './film-of-picture.ts';
import { copyFor, frameFor, type PictureTask } from './frame-words.ts';
import { lightFor } from './light.ts';
import { meantForPicture } from './meant-for-picture.ts';
import { subjectOf, surfaceIn } from './subject-of-picture.ts';
import type { Brush, Moment, World } from './world.ts';

type Painter = (brush: Brush, moment: Moment) => void;

const WHOLE = { x: 0, y: 0, width: 1, height: 1 };

function accentFor(world: World, picture: Canvas): Colour {
  const { ad, accent } = world.description;
  if (ad !== null && ad.palette.length > 0) return accentOf(world);
  if (accent !== null) return hex(accent);
  return vividColour(dominantColours(coarseOf(picture).data())) ?? world.light.accent;
}

/** A grey picture in the colours it may have had, where they are wanted. */
function inColour(task: PictureTask, mask: Canvas | null): PictureTask {
  const { prompt, picture } = task;
  if (!wantsColours(prompt) || !isGrey(picture)) return task;
  return { ...task, picture: colourised(picture, mask) };
}

/** What is painted over a picture of one tone has that tone too. */
function inTone(paint: Painter, size: Size, tone: string | null): Painter {
  if (tone === null) return paint;
  return (brush, moment) => {
    paint(brush, moment);
    wash(brush, size, 'color', tone, 1);
  };
}

/** Everything about a picture that is decided before it moves. */
function staged(given: PictureTask) {
  const { subject, launches, isGaze } = subjectOf(given);
  const task = inColour(given, subject.mask);
  const { prompt, size } = task;
  const meant = meantForPicture(prompt, task.description);
  const lander = landerIn(prompt, meant);
  const description = { ...meant, subjects: meant.subjects.filter((one) => one !== lander) };
  const light = lightFor({ ...description, setting: 'abstract' }, seeded(prompt, 'light'));
  const world = createWorld(size, { ...description, subjects: [] }, light, prompt);
  const { zones, placement, box } = frameFor(task, subject, world.unit, isGaze);
  const foot = subject.mask === null ? size.height : box.y + box.height;
  const plates = platesFor(task, description, placement, { ...subject, foot });
  const inFrame = (place: { readonly x: number; readonly y: number }) =>
    boxInFrame({ width: 0, height: 0, ...place }, task.picture, size, placement);
  return {
    task,
    subject,
    launches,
    description,
    lander,
    world,
    zones,
    placement,
    box,
    plates,
    inFrame,
  };
}

type Staged = ReturnType<typeof staged>;

/** What is behind the subject, goes with it, and is before all of the picture. */
function around(stage: Staged) {
  const { task, subject, launches, description, lander, world, box, plates, placement, inFrame } =
    stage;
  const { prompt, picture } = task;
  const { plain, plate } = plates;
  const chimneys = (smokesAbove(prompt) ? chimneysOf(subject.mask) : []).map(inFrame);
  const isApart = subject.mask !== null;
  const faceInFrame = subject.face && boxInFrame(subject.face, picture, task.size, placement);
  const cup = subject.mask !== null && subject.face === null ? surfaceIn(box) : null;
  const filled = cup === null ? [] : intoCup(prompt, description, cup);
  // What falls into a cup splashes in it, not at its foot.
  const said =
    filled.length > 0 && droppedIn(description) !== null
      ? { ...description, effects: description.effects.filter(({ kind }) => kind !== 'splash') }
      : description;
  const effects = pictureEffects(world, said, { prompt, box, chimneys, isApart, launches });
  // Behind what fills the picture up to its upper edge, nothing would be seen of what flies.
  const isHigh = isApart && box.y < world.size.height * 0.3;
  const nightFrom = isChange(prompt) && !isTimeStated(prompt) ? 0.5 : -1;
  const lights = overlaysFor(world, { prompt, description, plain, isApart, launches, nightFrom });
  const air = airOf(world, description, { prompt, isApart });
  const aloft = emerges(prompt) ? { ...description, subjects: [] } : description;
  const ring = orbiters(world, prompt, faceInFrame ?? box);
  return {
    under: effects.under,
    worn: [
      ...effects.worn,
      ...(areTwinkling(prompt, plain) ? [twinkling(world, plain)] : []),
      ...(hasBrightening(prompt, plain) ? [brightening(world, plain)] : []),
      ...filled,
      ...snowCaps(prompt, subject.mask, boxInFrame(WHOLE, picture, task.size, placement)),
      ...raisedHand(prompt, picture, subject.face, faceInFrame),
      ...reflections(prompt, picture, subject, (ball) => ({
        ...inFrame(ball),
        radius: ball.radius * picture.width * placement.scale,
      })),
      ...landing(world, lander, { prompt, picture, subject, inFrame }),
    ],
    between: [
      ...air.behind,
      ...ring.behind,
      ...effects.behind,
      ...lights.behind,
      ...(isReflected(prompt) ? [] : heavenlyBody(world, prompt, { box, plate: plain })),
      ...flocksBehind(world, prompt, aloft, isDarkPicture(plate)),
      ...(isHigh ? [] : flyersOver(world, prompt, aloft, 'sky')),
    ],
    over: [
      ...effects.over,
      ...lights.over,
      ...emerging(world, prompt, description, box),
      ...(isHigh ? flyersOver(world, prompt, aloft, 'sky') : []),
      ...flyersOver(world, prompt, aloft, 'near'),
      ...air.over,
      ...ring.before,
      ...spotlightOver(world, prompt).map(({ draw }) => draw),
      ...pointers(world, prompt, { box, plate: plain, isApart }),
    ],
  };
}

/** Moves the camera over a picture and its subject in it. */
function movedCamera(
  { task, subject, launches, description, world, placement, plates, inFrame }: Staged,
  { under, worn, between }: ReturnType<typeof around>,
) {
  const { prompt, picture, size } = task;
  const face = onFace({ prompt, picture, size, subject, placement });
  const waves = wavesIn(prompt).length > 0;
  const motion = {
    prompt,
    focus: inFrame(subject.focus),
    between,
    rise: launches ? RISE : 0,
    // A head that turns is moved in what has been painted, and what waves in the wind stays where it is.
    sway: face.turn === null && !waves ? swayFor(prompt, description) : () => STILL,
    spins: spinsWhole(prompt),
    isNarrow: isNarrowIn(size, picture),
  };
  const mask = subject.mask !== null && movesHead(prompt) ? softened(subject.mask) : subject.mask;
  const moved = (canvas: Canvas, lids: readonly Painter[]) => {
    const layers = depthLayers(canvas, mask, picture, placement);
    const { onBack, onFront } = wavingParts(
      world,
      prompt,
      { ...layers, plate: canvas },
      subject.face && inFrame(subject.face),
    );
    return pictureCamera(world, layers, {
      ...motion,
      onBack,
      under: [...under, ...auraOf(world, prompt, layers)],
      worn: [...onFront, ...lids, ...worn, ...face.worn],
    });
  };
  const { plain, plate } = plates;
  const panned = pannedOver(task, world, subject);
  const camera =
    (panned === null ? null : together([panned, ...between])) ??
    (isChange(prompt)
      ? dissolve(
          size,
          face.lidded(plain, moved),
          face.lidded(plate, moved),
          isSpreading(prompt) ? motion.focus : null,
        )
      : face.lidded(plate, moved));
  return { camera, turn: face.turn };
}

/** What swirls turns around the middle of the frame, or in the mouth of the cup that is in it. */
function middleOf({ task: { prompt, size }, subject, box }: Staged) {
  const isWhole = isHole(prompt) || subject.mask === null;
  if (isWhole)
    return {
      x: size.width / 2,
      y: size.height / 2,
      reach: Math.hypot(size.width, size.height) / 2,
      flat: 1,
    };
  return {
    x: box.x + box.width / 2,
    y: box.y + box.height * 0.34,
    reach: box.width * 0.26,
    flat: 0.72,
  };
}

export async function composePhotograph(given: PictureTask): Promise<Painter> {
  const stage = staged(given);
  const { task, subject, description, world, zones, box, inFrame } = stage;
  const { prompt, picture, size } = task;
  const perch = perchIn(prompt, picture, subject);
  const added = await addedThings(world, prompt, description, {
    box,
    plate: stage.plates.plain,
    skyline: skylineOf(subject.mask, boxInFrame(WHOLE, picture, size, stage.placement)),
    perch: perch && inFrame(perch),
  });
  const isBehind = added.isBehind && subject.mask !== null;
  const found = around(stage);
  const parts = isBehind ? { ...found, between: [...found.between, ...added.painters] } : found;
  const { camera, turn } = movedCamera(stage, parts);
  // Where words are given, they are counted down to only if the prompt counts itself.
  const counts = isCountedDown(prompt) && (zones === null || isCounted(prompt));
  const overs = [
    ...(description.camera === 'orbit' ? [turnedWall(size)] : []),
    ...(turn === null ? [] : [turn]),
    ...(isSwirled(prompt) && !(isIntoCup(prompt) && subject.mask !== null)
      ? [swirled(world, prompt, middleOf(stage))]
      : []),
    ...(isBehind ? [] : added.painters),
    ...parts.over,
    ...filmOf(world, prompt, description, inFrame(subject.focus)),
    ...(counts ? [countdown(world, prompt, box)] : []),
  ];
  const all: Painter = (brush, moment) => {
    camera(brush, counts && stage.launches ? sinceCount(moment) : moment);
    for (const over of overs) over(brush, moment);
  };
  // The picture itself has its tone already.
  const isTinted =
    overs.length + parts.between.length > 0 && !isChange(prompt) && !isColourful(prompt);
  const paint = inTone(all, size, isTinted ? singleToneOf(description, prompt) : null);
  const copy = copyFor(description);
  if (copy === null || zones === null) return paint;
  const worded = paintAd({
    world,
    copy,
    zones,
    product: box,
    paint,
    accent: accentFor(world, picture),
  });
  if (!counts) return worded;
  // What is counted down to is said after it.
  return (brush, moment) => (moment.progress < UNTIL ? paint : worded)(brush, moment);
}
