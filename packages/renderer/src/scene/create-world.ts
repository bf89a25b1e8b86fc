import type { SceneDescription } from '../parse-prompt/scene-description.ts';
import { seeded } from '../random.ts';
import type { Size } from '../sizes.ts';
import { paceOf } from '../stage/stories/pace.ts';
import type { Light } from './light.ts';
import type { World } from './world.ts';

export function createWorld(
  size: Size,
  description: SceneDescription,
  light: Light,
  seed: string,
): World {
  const unit = Math.min(size.width, size.height) / 720;
  const random = (name: string) => seeded(seed, name);
  return {
    size,
    unit,
    margin: Math.round(0.09 * Math.max(size.width, size.height)),
    description,
    light,
    speed: paceOf(description) * unit * (random('direction')() < 0.5 ? -1 : 1),
    random,
  };
}
