import { expect, test } from 'vitest';
import { plan } from '../../test/plan-scene.ts';
import { seeded } from '../random.ts';
import { cameraFor, lensAt } from './camera.ts';
import { createWorld } from './create-world.ts';
import { keptInView } from './kept-in-view.ts';
import { lightFor } from './light.ts';

function filmed(scene: Parameters<typeof plan>[0]) {
  const { actors, description, size } = plan(scene);
  const world = createWorld(size, description, lightFor(description, seeded('s', 'light')), 's');
  const end = { progress: 1, seconds: 5 };
  const reach = (camera: ReturnType<typeof cameraFor>) => {
    const edges = actors.flatMap(({ box, depth }) => {
      const { x, zoom } = lensAt(world, camera(end), depth);
      return [x + zoom * box.x, x + zoom * (box.x + box.width)];
    });
    return { left: Math.min(...edges), right: Math.max(...edges), width: size.width };
  };
  const free = cameraFor(world);
  const kept = keptInView(world, free, actors);
  return { free: reach(free), kept: reach(kept), zooms: [free(end).zoom, kept(end).zoom] as const };
}

test('the camera does not cut off those at the ends of a row', () => {
  const { free, kept } = filmed({ subjects: [{ thing: 'crocodile', count: 2 }, 'cow-face'] });
  expect(Math.min(free.left, free.width - free.right)).toBeLessThan(0);
  expect(Math.min(kept.left, kept.width - kept.right)).toBeGreaterThanOrEqual(0);
});

test('where there is room, it goes as near as it would', () => {
  const { zooms } = filmed({ subjects: ['cat-face'] });
  expect(zooms[1]).toBeCloseTo(zooms[0], 2);
});

test('a zoom that was asked for is seen', () => {
  const { zooms } = filmed({
    subjects: [{ thing: 'horse', count: 3 }],
    rest: { camera: 'zoom-in' },
  });
  expect(zooms[1]).toBeGreaterThan(1.1);
});
