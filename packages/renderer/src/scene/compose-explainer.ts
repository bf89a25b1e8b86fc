import { explainerPainter } from '../explainers/explainer-painter.ts';
import { lookOf } from '../looks/look-of.ts';
import type { Explainer } from '../parse-prompt/description/explainer.ts';
import type { SceneDescription, Setting } from '../parse-prompt/scene-description.ts';
import { seeded } from '../random.ts';
import type { Size } from '../sizes.ts';
import { composeScene } from './compose-scene.ts';
import { createWorld } from './create-world.ts';
import { lightFor } from './light.ts';
import type { Brush, Moment } from './world.ts';

const EMPTY: ReadonlySet<Setting> = new Set(['abstract', 'studio']);

/** What is explained, with the look that the prompt asks for. */
export async function composeExplainer(
  description: SceneDescription,
  explainer: Explainer,
  size: Size,
  seed: string,
) {
  const { subjects, setting, particles, medium } = description;
  const isScene = subjects.length > 0 || particles.length > 0 || !EMPTY.has(setting);
  const isCounted = explainer.kind === 'countdown' && isScene;
  const scene = isCounted ? await composeScene(description, size, seed) : null;
  const world = createWorld(size, description, lightFor(description, seeded(seed, 'light')), seed);
  const paint = explainerPainter(world, explainer, scene);
  const look = medium === undefined || scene !== null ? null : lookOf(medium, size);
  return (brush: Brush, moment: Moment) => {
    paint(brush, moment);
    look?.(brush);
  };
}
