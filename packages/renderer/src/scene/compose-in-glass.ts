import { createCanvas, Path2D } from '@napi-rs/canvas';
import { css, hex } from '../draw/colour.ts';
import type { InGlass, SceneDescription } from '../parse-prompt/scene-description.ts';
import type { Size } from '../sizes.ts';
import { composeScene } from './compose-scene.ts';
import { drawGlass, VESSELS } from './glassware.ts';
import type { Scenery } from './scenery.ts';
import { weighedWith } from './weigh-scene.ts';
import type { Element, World } from './world.ts';

/** How much of the picture the glass takes at most. */
const TALL = 0.8;
/** When the camera moves in, it would cut off the rest. */
const TALL_NEAR = 0.68;
const WIDE = 0.86;
/** How far it floats up and down, in its heights. */
const DRIFT = 0.025;

/** A glass, and how the world in it is told. */
interface Filled {
  readonly glass: InGlass;
  readonly compose: (
    description: SceneDescription,
    size: Size,
    seed: string,
  ) => ReturnType<typeof composeScene>;
}

async function glassElement(
  { size, description }: World,
  { groundY }: Scenery,
  { glass: { glassware, inside }, compose }: Filled,
  seed: string,
): Promise<Element> {
  const vessel = VESSELS[glassware];
  const foot = vessel.isAfloat === true ? size.height * 0.9 : Math.min(groundY, size.height * 0.94);
  const high = description.camera === null ? TALL : TALL_NEAR;
  const tall = Math.min(size.height * high, foot * 0.94, (size.width * WIDE * 100) / vessel.width);
  const each = tall / 100;
  const canvas = createCanvas(
    Math.ceil(vessel.inside.width * each),
    Math.ceil(vessel.inside.height * each),
  );
  const own = canvas.getContext('2d');
  const { width, height } = canvas;
  const paint = await compose(inside, { width, height }, seed);
  const glass = new Path2D(vessel.glass);
  const gloss = createCanvas(Math.ceil(vessel.width * each), Math.ceil(tall));
  const shine = gloss.getContext('2d');
  shine.scale(each, each);
  drawGlass(shine, vessel);
  return {
    depth: 1,
    draw(brush, moment) {
      own.reset();
      paint(weighedWith(brush, own), moment);
      brush.save();
      const drift = vessel.isAfloat === true ? Math.sin(moment.seconds * 1.3) * DRIFT * tall : 0;
      brush.translate((size.width - vessel.width * each) / 2, foot - tall + drift);
      brush.scale(each, each);
      if (vessel.isAfloat !== true) {
        brush.fillStyle = css(hex('#1a1020'), 0.3);
        brush.beginPath();
        brush.ellipse(vessel.width / 2, 98, vessel.width * 0.5, 5, 0, 0, 2 * Math.PI);
        brush.fill();
      }
      brush.save();
      brush.clip(glass);
      const { x, y } = vessel.inside;
      brush.drawImage(canvas, x, y, vessel.inside.width, vessel.inside.height);
      brush.restore();
      brush.drawImage(gloss, 0, 0, gloss.width / each, gloss.height / each);
      brush.restore();
    },
  };
}

/** A world in glass, which stands in another one. */
export async function composeInGlass(filled: Filled, size: Size, seed: string) {
  return composeScene(filled.glass.outside, size, seed, async (world, scenery) => ({
    scenery,
    actors: [await glassElement(world, scenery, filled, seed)],
  }));
}
