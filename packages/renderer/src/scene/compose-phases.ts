import { createCanvas } from '@napi-rs/canvas';
import type { Act, Phase, SceneDescription, Subject } from '../parse-prompt/scene-description.ts';
import type { Size } from '../sizes.ts';
import { planStory } from '../stage/plan-story.ts';
import { composeCompared } from './compose-compared.ts';
import { composeExplainer } from './compose-explainer.ts';
import { composeInGlass } from './compose-in-glass.ts';
import { composeAt, composeScene } from './compose-scene.ts';
import { composeSplit } from './compose-split.ts';
import { smooth } from './easing.ts';
import { paintPlace } from './place.ts';
import type { Brush, Moment } from './world.ts';

/** The share of a phase in which it becomes the next one. */
const FADE = 0.5;
/** What happens next is there at once. */
const CUT = 0.1;

type Painter = Awaited<ReturnType<typeof composeScene>>;

/** A scene that fades into the next one. Only while it fades are two of them drawn. */
function inTurn(paints: readonly Painter[], size: Size, fade: number, isRetold: boolean): Painter {
  const sheet = createCanvas(size.width, size.height);
  const onto = sheet.getContext('2d');
  return (brush: Brush, moment: Moment) => {
    const place = Math.min(paints.length - 0.001, moment.progress * paints.length);
    const at = Math.floor(place);
    const show = (of: number, where: Brush) => {
      const progress = Math.min(1, Math.max(0, place - of));
      paints[of]?.(where, isRetold ? { ...moment, progress } : moment, moment);
    };
    show(at, brush);
    // The middle of a fade is where one phase ends and the next begins.
    const isLate = place - at > 1 - fade / 2;
    const isEarly = place - at < fade / 2;
    const other = isLate ? at + 1 : isEarly ? at - 1 : -1;
    if (paints[other] === undefined) return;
    const share = isLate ? 0.5 - (1 - place + at) / fade : 0.5 - (place - at) / fade;
    onto.reset();
    show(other, onto);
    brush.save();
    brush.resetTransform();
    brush.globalAlpha = smooth(Math.max(0, share));
    brush.drawImage(sheet, 0, 0);
    brush.restore();
  };
}

/** A scene whose light, season or weather changes, or in which one thing happens after another. */
export async function composePhases(
  description: SceneDescription,
  size: Size,
  seed: string,
): Promise<Painter> {
  if (description.ad?.isCompared === true) return composeCompared(description, size, seed);
  const { phases = [], acts = [], halves, glass, ad, explainer } = description;
  if (explainer !== undefined) return composeExplainer(description, explainer, size, seed);
  if (halves !== undefined && ad === null) return composeSplit(halves, size, seed);
  if (glass !== undefined && ad === null)
    return composeInGlass({ glass, compose: composePhases }, size, seed);
  if (acts.length > 1 && ad === null)
    return inTurn(await composeActs(description, acts, size, seed), size, CUT, true);
  if (phases.length < 2 || ad !== null) return composeScene(description, size, seed);
  return inTurn(await paintsOf(description, phases, size, seed), size, FADE, false);
}

/** Trees that only blossom in spring: the others show every season. */
const inSeason = (subject: Subject): Subject =>
  subject.thing === 'cherry-tree' ? { ...subject, thing: 'deciduous-tree' } : subject;

/** A scene for each phase; where only things look otherwise, they share one place. */
function paintsOf(
  description: SceneDescription,
  phases: readonly Phase[],
  size: Size,
  seed: string,
): Promise<readonly Painter[]> {
  const isYear = phases.some(({ moods }) => moods?.includes('spring') === true);
  const scenes = phases.map((phase) => {
    const scene = { ...description, ...phase };
    return isYear ? { ...scene, subjects: scene.subjects.map(inSeason) } : scene;
  });
  const isOfThings = phases.every((phase) =>
    Object.keys(phase).every((key) => key === 'subjects' || key === 'effects'),
  );
  if (!isOfThings) return Promise.all(scenes.map((scene) => composeScene(scene, size, seed)));
  const place = paintPlace(scenes[0] ?? description, size, seed);
  return Promise.all(
    scenes.map((scene) => composeAt({ ...place, world: { ...place.world, description: scene } })),
  );
}

/** What happens one after another at one place, which is painted once, or at the place of each. */
async function composeActs(
  description: SceneDescription,
  acts: readonly Act[],
  size: Size,
  seed: string,
): Promise<readonly Painter[]> {
  const areApart = acts.some(({ setting = description.setting }) => setting !== acts[0]?.setting);
  if (areApart && acts[0]?.setting !== undefined)
    return Promise.all(acts.map((act) => composeScene({ ...description, ...act }, size, seed)));
  const place = paintPlace({ ...description, ...together(acts) }, size, seed);
  const worlds = acts.map((act) => ({ ...place.world, description: { ...description, ...act } }));
  const casts = planStory(worlds, place.scenery);
  const watched = casts.flat();
  return Promise.all(
    worlds.map((world, at) =>
      composeAt({ ...place, world }, undefined, { cast: casts[at] ?? [], watched }),
    ),
  );
}

/** Everybody who is in one of the acts, with all that they do. */
function together(acts: readonly Act[]): Act {
  const cast = acts.at(-1)?.subjects ?? [];
  return {
    subjects: cast.map((subject, at) => ({
      ...subject,
      motions: [...new Set(acts.flatMap((act) => act.subjects[at]?.motions ?? []))],
    })),
    relations: acts.flatMap(({ relations }) => relations),
    effects: acts.flatMap(({ effects }) => effects),
  };
}
