import { expect, test } from 'vitest';
import { type Edges, plan } from '../../test/plan-scene.ts';

const tall = ({ top, bottom }: Edges) => bottom - top;

test('who is carried away by balloons rises with a whole bunch of them over the head', () => {
  const { of, at } = plan({
    subjects: [
      { thing: 'dog-face', motions: ['fly'] },
      { thing: 'balloon', count: 3 },
    ],
    links: [[0, 'on', 1]],
  });
  expect(of('lifting-balloons').all).toHaveLength(1);
  expect(of('lifting-balloons').bottom).toBeLessThan(of('dog-face').top + 20);
  expect(at('dog-face', 0.9).bottom).toBeLessThan(at('dog-face', 0.1).bottom - 40);
  expect(at('lifting-balloons', 0.9).x).toBeCloseTo(at('dog-face', 0.9).x, -1);
});

test('a potion is stirred in a cauldron of its colour, and nobody is in it', () => {
  const { of } = plan({
    setting: 'library',
    subjects: ['person-mage', { thing: 'flask', colour: '#8a3ffc' }],
    links: [[0, 'build', 1]],
  });
  const cauldron = of('cauldron');
  expect(cauldron.actor.subject.colour).toBe('#8a3ffc');
  expect(cauldron.bottom).toBeGreaterThan(of('person-mage').bottom - 20);
  expect(cauldron.top).toBeGreaterThan(of('person-mage').y);
});

test('a bird that comes to somebody is in the air, beside their head', () => {
  const { of } = plan({
    subjects: [{ thing: 'owl-flying', motions: ['fly'] }, 'girl'],
    links: [[0, 'towards', 1]],
  });
  expect(of('owl-flying').bottom).toBeLessThan(of('girl').bottom - tall(of('girl')) * 0.4);
});

test('a little house leaves room for the land around it', () => {
  const house = (size: 'normal' | 'small' | 'tiny') =>
    tall(plan({ subjects: [{ thing: 'house', size }] }).of('house'));
  expect(house('small') / house('normal')).toBeCloseTo(0.66, 1);
  expect(house('tiny') / house('normal')).toBeCloseTo(0.5, 1);
});

test('a giant sunflower is higher than the house beside it', () => {
  const { of } = plan({
    subjects: [{ thing: 'sunflower', size: 'giant' }, 'house'],
    links: [[0, 'next-to', 1]],
  });
  expect(tall(of('sunflower'))).toBeGreaterThan(tall(of('house')));
});

test('a lighthouse at sea stands on a cliff', () => {
  const { of } = plan({ setting: 'sea', subjects: ['lighthouse'] });
  expect(of('lighthouse').bottom).toBeLessThan(of('headland').bottom - 20);
  expect(of('lighthouse').actor.carrier).toBe('headland');
});

test('cars that race stay on the track, one behind the others', () => {
  const { of, scenery } = plan({
    setting: 'racetrack',
    subjects: [{ thing: 'racing-car', count: 3, motions: ['drive'] }],
  });
  for (const { y, box } of of('racing-car').all)
    expect(scenery.groundY - y).toBeLessThan(box.height * 0.7);
});

test('a squirrel has its nut in its paws, once', () => {
  const { actors } = plan({
    setting: 'forest',
    subjects: ['chipmunk', 'chestnut'],
    links: [[0, 'hold', 1]],
  });
  expect(actors.map(({ subject }) => subject.thing)).toEqual(['chipmunk']);
});
