import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { isAnimate } from '../../parse-prompt/kinds-of-things.ts';
import type { SceneDescription, Setting, Subject } from '../../parse-prompt/scene-description.ts';
import { actorsFor, type Guest } from '../../scene/compose-scene.ts';
import type { Element } from '../../scene/world.ts';
import { planStage } from '../../stage/plan-stage.ts';
import { swayFor } from '../motion/sway.ts';
import type { PictureSubject } from '../subject/find-subject.ts';
import { introducedIn } from '../words/introduced.ts';

/** The round shape in which somebody is cut out, as masks of photographs miss ears and hands. */
const ROUNDED = 2.6;
const EDGE = 0.014;
const SIDE = 900;

function scaledUp(picture: Canvas): Canvas {
  const scale = SIDE / Math.max(picture.width, picture.height);
  const canvas = createCanvas(
    Math.round(picture.width * scale),
    Math.round(picture.height * scale),
  );
  const brush = canvas.getContext('2d');
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** A round head and what is below it, open at its foot. */
function roundCut(picture: Canvas, { focus }: PictureSubject): Canvas {
  const large = scaledUp(picture);
  const { width, height } = large;
  const half = Math.min(width * 0.5, height * 0.66);
  const middle = Math.max(half, Math.min(width - half, focus.x * width));
  const canvas = createCanvas(Math.round(half * 2), height);
  const brush = canvas.getContext('2d');
  const steps = 60;
  brush.beginPath();
  brush.moveTo(0, height);
  for (let at = 0; at <= steps; at += 1) {
    const angle = Math.PI * (1 - at / steps);
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    brush.lineTo(
      half + half * Math.sign(x) * Math.abs(x) ** (2 / ROUNDED),
      height * 0.62 - height * 0.62 * Math.abs(y) ** (2 / ROUNDED),
    );
  }
  brush.lineTo(half * 2, height);
  brush.clip();
  brush.drawImage(large, half - middle, 0);
  return canvas;
}

/** Cut out of paper: with a white edge. */
function edged(cut: Canvas): Canvas {
  const wide = Math.round(Math.max(cut.width, cut.height) * EDGE);
  const [width, height] = [cut.width + 2 * wide, cut.height + wide];
  const white = createCanvas(width, height);
  const shape = white.getContext('2d');
  for (let at = 0; at < 24; at += 1) {
    const angle = (at / 24) * 2 * Math.PI;
    shape.drawImage(cut, wide + wide * Math.cos(angle), wide + wide * Math.sin(angle));
  }
  shape.globalCompositeOperation = 'source-in';
  shape.fillStyle = '#fffdf6';
  shape.fillRect(0, 0, width, height);
  shape.globalCompositeOperation = 'source-over';
  shape.drawImage(cut, wide, wide);
  return white;
}

const PLANTS =
  /^(?:daisy|flower|tulip|rose|sunflower|poppy|lavender|grass|fern|bush|hibiscus|cherry-blossom|blossom|mushroom|clover)/u;

/** Who is in the picture: somebody known, or what the prompt names first. */
function ownOf(prompt: string, { subjects }: SceneDescription): number {
  const isOwn = ({ thing, count }: Subject) => count === 1 && introducedIn(prompt, thing) !== 'new';
  const known = subjects.findIndex((one) => isAnimate(one.thing) && isOwn(one));
  if (known >= 0) return known;
  const [first] = subjects;
  return first !== undefined && (isOwn(first) || /^an? /iu.test(prompt)) ? 0 : -1;
}

/** The place with whoever else is there. */
export function photoScene(
  prompt: string,
  description: SceneDescription,
  setting: Setting,
): SceneDescription {
  const own = ownOf(prompt, description);
  const subjects = description.subjects.filter((_, at) => at !== own);
  return { ...description, setting, subjects, relations: [], effects: [] };
}

interface PhotoTask {
  readonly prompt: string;
  readonly description: SceneDescription;
  readonly picture: Canvas;
  readonly subject: PictureSubject;
}

/** Of the frame, who is cut out of a photograph takes so much. */
const TALL = 0.72;
const WIDE = 0.8;

/** Whoever is cut out of a photograph at the lower edge of a place, with flowers before them. */
export function photoGuest({ prompt, description, picture, subject }: PhotoTask): Guest {
  const bitmap = edged(roundCut(picture, subject));
  const sway = swayFor(prompt, description);
  return async (world, scenery) => {
    const { width, height } = world.size;
    const scale = Math.min((width * WIDE) / bitmap.width, (height * TALL) / bitmap.height);
    const [wide, tall] = [bitmap.width * scale, bitmap.height * scale];
    const cast = planStage(world, scenery);
    const isBefore = (thing: string) => PLANTS.test(thing);
    const behind = await actorsFor(
      world,
      scenery,
      cast.filter(({ subject: one }) => !isBefore(one.thing)),
    );
    const before = await actorsFor(
      world,
      scenery,
      cast.filter(({ subject: one }) => isBefore(one.thing)),
    );
    const element: Element = {
      depth: 1.01,
      draw(onto, { seconds }) {
        const { x, y, turn } = sway(seconds);
        const breath = 1 + 0.006 * Math.sin(seconds * 1.8);
        onto.translate(width / 2 + x * width, height * 1.04 + y * height);
        onto.rotate(turn);
        onto.scale(breath, breath);
        onto.shadowColor = 'rgba(10,10,30,0.4)';
        onto.shadowBlur = world.unit * 22;
        onto.drawImage(bitmap, -wide / 2, -tall, wide, tall);
        onto.shadowColor = 'rgba(0,0,0,0)';
      },
    };
    const raised = before.map((one) => ({ ...one, depth: 1.03 }));
    return { scenery, actors: [...behind, element, ...raised] };
  };
}
