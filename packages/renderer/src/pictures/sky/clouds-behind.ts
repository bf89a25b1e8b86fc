import { cloudBitmap } from '../../draw/props/clouds.ts';
import type { Element, World } from '../../scene/world.ts';

const CLOUDS =
  /\b(?:with|among|between|over|and|some|fluffy|soft|white|little|small) (?:\p{L}+ ){0,2}clouds\b/iu;

/** Where clouds are on the wall behind a thing, in shares of the frame, and how wide. */
const SPOTS = [
  { x: 0.14, y: 0.2, wide: 0.3 },
  { x: 0.84, y: 0.13, wide: 0.24 },
  { x: 0.9, y: 0.5, wide: 0.28 },
  { x: 0.06, y: 0.62, wide: 0.22 },
] as const;

/** Clouds that drift behind a thing in the studio. */
export function cloudsBehind(world: World, prompt: string): readonly Element[] {
  if (!CLOUDS.test(prompt) || world.description.setting !== 'studio') return [];
  const { width, height } = world.size;
  const random = world.random('clouds-behind');
  const bright = { ...world, description: { ...world.description, tints: { clouds: '#ffffff' } } };
  const clouds = SPOTS.map((spot) => ({
    ...spot,
    bitmap: cloudBitmap(bright, random, Math.max(width, height) * spot.wide),
  }));
  return [
    {
      depth: 0.4,
      isFixed: true,
      draw(brush, { seconds }) {
        for (const [at, { x, y, bitmap }] of clouds.entries()) {
          const drift = Math.sin(seconds * 0.35 + at * 1.7) * width * 0.02;
          brush.drawImage(
            bitmap,
            x * width - bitmap.width / 2 + drift,
            y * height - bitmap.height / 2,
          );
        }
      },
    },
  ];
}
