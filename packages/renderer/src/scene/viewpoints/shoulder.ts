import { css, hex, mix } from '../../draw/colour.ts';
import { ellipse, roundedBox } from '../../draw/strokes.ts';
import { type Element, litColour, type World } from '../world.ts';
import { overlay } from './overlay.ts';

/** Head and shoulder of somebody, from behind and out of focus. */
export function overShoulder(world: World): Element {
  const { size, unit, light } = world;
  const tall = Math.min(size.height * 0.82, size.width * 0.62);
  const x = size.width * 0.16;
  const top = size.height - tall;
  const hair = mix(litColour(world, hex('#4a2f22'), 1), light.shadow, 0.25);
  const shirt = mix(litColour(world, hex('#3f6fb4'), 1), light.shadow, 0.25);
  const skin = mix(litColour(world, hex('#d9a27c'), 1), light.shadow, 0.2);
  return overlay(
    world,
    (brush) => {
      brush.filter = `blur(${unit * 4}px)`;
      brush.fillStyle = css(shirt);
      roundedBox(
        brush,
        { x: x - tall * 0.62, y: top + tall * 0.6, width: tall * 1.2, height: tall },
        tall * 0.24,
      );
      brush.fillStyle = css(skin);
      roundedBox(
        brush,
        { x: x - tall * 0.13, y: top + tall * 0.4, width: tall * 0.26, height: tall * 0.3 },
        tall * 0.08,
      );
      ellipse(brush, x + tall * 0.25, top + tall * 0.3, tall * 0.05, tall * 0.075);
      brush.fillStyle = css(hair);
      ellipse(brush, x, top + tall * 0.26, tall * 0.25, tall * 0.28);
      brush.fillStyle = css(mix(hair, light.key, 0.25), 0.5);
      ellipse(brush, x + tall * 0.07, top + tall * 0.12, tall * 0.1, tall * 0.06);
      brush.filter = 'none';
    },
    (seconds) => ({ x: Math.sin(seconds * 0.9) * unit * 4, y: Math.sin(seconds * 1.4) * unit * 3 }),
  );
}
