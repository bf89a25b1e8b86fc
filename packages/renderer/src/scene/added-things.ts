import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Box } from '../draw/props/furniture.ts';
import { bounds } from '../draw/sprite.ts';
import type { SceneDescription, Subject } from '../parse-prompt/scene-description.ts';
import { waterIn } from '../pictures/motion/waving.ts';
import { isFlyer } from '../pictures/sky/flyers.ts';
import { OVERLAP } from '../pictures/subject/frame-picture.ts';
import { addedIn } from '../pictures/words/added-words.ts';
import { planStage } from '../stage/plan-stage.ts';
import { thingOf } from '../things/things.ts';
import { actorsFor } from './compose-scene.ts';
import { paintPlace } from './place.ts';
import type { Brush, Moment, World } from './world.ts';

type Painter = (brush: Brush, moment: Moment) => void;

const COARSE = 4;
/** How much of the height of the frame somebody takes who is added to it. */
const TALL = { least: 0.26, most: 0.46, perMetre: 0.18 } as const;

/** The scene of those alone, before nothing. */
function sceneOf(description: SceneDescription, subjects: readonly Subject[]): SceneDescription {
  return {
    ...description,
    setting: 'abstract',
    // What appears is as large at once as it will be.
    subjects: subjects.map((one) => ({
      ...one,
      motions: one.motions.filter((motion) => motion !== 'grow'),
    })),
    relations: [],
    effects: [],
    weather: [],
    particles: [],
    moods: [],
    ad: null,
    title: null,
    camera: null,
  };
}

/** How tall they are together, as a share of the frame. */
function tallOf(subjects: readonly Subject[]): number {
  const metres = Math.max(...subjects.map(({ thing }) => thingOf(thing)?.metres ?? 1));
  return Math.max(TALL.least, Math.min(TALL.most, 0.14 + TALL.perMetre * metres));
}

/** Whether it goes past behind the subject of the picture. */
export const isAddedBehind = (prompt: string): boolean =>
  /\b(?:pass|walk|run|driv|go|rid|sail|roll|cross|stand|appear|com)\p{L}*(?: \p{L}+){0,2} behind\b/iu.test(
    prompt,
  );

const isAloft = ({ motions }: Subject): boolean =>
  motions.includes('fly') || motions.includes('float');

/** Who swims or sails does so on the water, if there is any. */
function footOf(height: number, subjects: readonly Subject[], plate: Canvas): number {
  const isAfloat = subjects.some(
    ({ thing, motions }) => thingOf(thing)?.medium === 'boat' || motions.includes('swim'),
  );
  const water = isAfloat ? waterIn(plate) : null;
  if (subjects.every(isAloft)) return height * (tallOf(subjects) + 0.1);
  return height * (water === null ? 0.95 : water * (1 + 2 * OVERLAP) - OVERLAP + 0.03);
}

/** Somebody or something that a prompt adds to a picture: beside its subject, or going past it. */
export async function addedThings(
  { size }: World,
  prompt: string,
  description: SceneDescription,
  { box, plate }: { readonly box: Box; readonly plate: Canvas },
): Promise<readonly Painter[]> {
  const found = addedIn(prompt, description.subjects);
  const subjects = found.subjects.filter(({ thing }) => !isFlyer(thing));
  if (subjects.length === 0) return [];
  const { world, scenery } = paintPlace(sceneOf(description, subjects), size, prompt);
  const cast = planStage(world, scenery);
  const elements = await actorsFor(world, scenery, cast);
  const draw: Painter = (brush, moment) => {
    for (const element of elements) {
      brush.save();
      element.draw(brush, moment);
      brush.restore();
    }
  };
  const sheet = createCanvas(Math.ceil(size.width / COARSE), Math.ceil(size.height / COARSE));
  const onto = sheet.getContext('2d');
  onto.scale(1 / COARSE, 1 / COARSE);
  draw(onto, { seconds: 1, progress: 0.2 });
  const { left, top, right, bottom } = bounds(sheet);
  const shape = {
    x: ((left + right) / 2) * COARSE,
    y: bottom * COARSE,
    width: Math.max(8, (right - left) * COARSE),
    height: Math.max(8, (bottom - top) * COARSE),
  };
  const scale = Math.min(
    (size.height * tallOf(subjects)) / shape.height,
    (size.width * 0.4) / shape.width,
  );
  const half = (shape.width * scale) / 2;
  // Where more of the frame is free.
  const isRight = size.width - box.x - box.width >= box.x;
  const beside = isRight
    ? Math.max(size.width * 0.8, Math.min(size.width - half * 1.1, box.x + box.width + half))
    : Math.min(size.width * 0.2, Math.max(half * 1.1, box.x - half));
  const goesLeft = cast.some(({ facing }) => facing < 0);
  const foot = isAddedBehind(prompt)
    ? Math.min(size.height * 0.9, box.y + box.height * 0.84)
    : footOf(size.height, subjects, plate);
  return [
    (brush, moment) => {
      const share = goesLeft ? 1 - moment.progress : moment.progress;
      // All of it is seen all the way.
      const way = Math.max(0, size.width - half * 2.2);
      const x = found.passes ? half * 1.1 + way * share : beside;
      brush.save();
      brush.translate(x, foot);
      brush.scale(scale, scale);
      brush.translate(-shape.x, -shape.y);
      draw(brush, moment);
      brush.restore();
    },
  ];
}
