import { expect, test } from 'vitest';
import { plan } from '../../test/plan-scene.ts';

test('a unicorn is on four legs also among clouds and confetti', () => {
  const run = { thing: 'unicorn', motions: ['run'] as const };
  const sky = plan({ setting: 'sky', subjects: [run] });
  const party = plan({ subjects: ['unicorn'], rest: { particles: ['confetti'] } });
  for (const { of } of [sky, party]) expect(of('unicorn').actor.subject.thing).toMatch(/-/u);
});

test('a bomb is whole until it explodes, and gone afterwards', () => {
  const { of } = plan({ subjects: [{ thing: 'bomb', states: ['exploding'] }] });
  const scaleAt = (progress: number) =>
    of('bomb').actor.path({ seconds: progress * 5, progress }).scale;
  expect(scaleAt(0.1)).toBe(1);
  expect(scaleAt(0.6)).toBeLessThan(0.1);
});

test('an asteroid flies to the edge of a planet that is larger', () => {
  const { of, at } = plan({
    setting: 'space',
    subjects: ['asteroid', 'far-planet'],
    links: [[0, 'towards', 1]],
  });
  const planet = of('far-planet');
  expect(planet.actor.box.height).toBeGreaterThan(2 * of('asteroid').actor.box.height);
  const farAt = (progress: number) => Math.abs(at('asteroid', progress).x - planet.x);
  expect(farAt(0)).toBeGreaterThan(farAt(0.6));
  expect(farAt(0.6)).toBeLessThan(planet.actor.box.width * 0.6);
});

test('a spaceship that has landed stands on the ground', () => {
  const { of, scenery } = plan({
    setting: 'mars',
    subjects: [{ thing: 'spaceship', states: ['parked'] }],
  });
  expect(of('spaceship').bottom).toBeCloseTo(scenery.groundY, 0);
  expect(of('spaceship').actor.gait).toBe('idle');
});

test('who is fought with fights too', () => {
  const { of } = plan({
    subjects: [{ thing: 'man', motions: ['fight'] }, 'woman'],
    links: [[0, 'at', 1]],
  });
  expect(of('woman').actor.subject.motions).toEqual(['fight']);
});

test('a saucer that shines down hovers upright', () => {
  const { of } = plan({
    subjects: [{ thing: 'flying-saucer', states: ['glowing'] }, 'cow-face'],
    links: [[0, 'over', 1]],
  });
  expect(of('flying-saucer').actor.gait).toBe('idle');
});

test('an image in a mirror does what the hands do', () => {
  const { actors } = plan({
    subjects: [{ thing: 'girl', motions: ['teeth'] }, 'mirror'],
    links: [[0, 'in-front-of', 1]],
  });
  const girls = actors.filter(({ subject }) => subject.thing === 'girl');
  expect(girls.map(({ grasp }) => grasp)).toEqual(['mouth', 'mouth']);
});

test('who looks out of a tower is at its window, below the roof', () => {
  const { of } = plan({ subjects: ['princess', 'tower'], links: [[0, 'on', 1]] });
  const { actor } = of('castle-tower');
  const { box } = of('princess').actor;
  expect(box.y).toBeGreaterThan(actor.box.y + actor.box.height * 0.1);
  expect(box.y).toBeLessThan(actor.box.y + actor.box.height * 0.5);
});

test('a mermaid who sits on a rock has her tail beside her', () => {
  const { of } = plan({
    setting: 'sea',
    subjects: [{ thing: 'woman-merpeople', motions: ['sit'] }, 'rock'],
    links: [[0, 'on', 1]],
  });
  expect(of('sitting-mermaid').bottom).toBeLessThan(of('rock').bottom);
});

test('a monster that a giant fights with is as large', () => {
  const { of } = plan({
    setting: 'city',
    subjects: [{ thing: 'robot', size: 'giant', motions: ['fight'] }, 'ogre'],
    links: [[0, 'at', 1]],
  });
  expect(of('ogre').actor.box.height).toBeGreaterThan(of('robot').actor.box.height * 0.6);
});

test('an astronaut is small beside the Earth below', () => {
  const { of } = plan({
    setting: 'space',
    subjects: [{ thing: 'astronaut', motions: ['float'] }, 'globe-showing-americas'],
    links: [[0, 'above', 1]],
  });
  const [astronaut, earth] = [of('astronaut'), of('globe-showing-americas')];
  expect(earth.actor.box.height).toBeGreaterThan(astronaut.actor.box.height * 1.3);
  expect(astronaut.actor.box.y).toBeLessThan(earth.actor.box.y);
});

test('an alien waves from the dome of its saucer', () => {
  const { of } = plan({
    setting: 'farm',
    subjects: [{ thing: 'alien', motions: ['wave'] }, 'flying-saucer'],
    links: [
      [0, 'in', 1],
      [1, 'over', null],
    ],
  });
  const [alien, saucer] = [of('alien').actor, of('flying-saucer').actor];
  expect(alien.depth).toBeGreaterThan(saucer.depth);
  expect(alien.box.y + alien.box.height).toBeLessThan(saucer.box.y + saucer.box.height);
});

test('the arms of what attacks a ship are on both sides of it', () => {
  const { actors, of } = plan({
    setting: 'sea',
    subjects: [{ thing: 'octopus', size: 'giant' }, 'pirate-ship'],
    links: [[0, 'chase', 1]],
  });
  const arms = actors.filter(({ subject }) => subject.thing === 'tentacle');
  const { x } = of('pirate-ship');
  expect(arms).toHaveLength(4);
  expect(arms.some(({ box }) => box.x < x) && arms.some(({ box }) => box.x > x)).toBe(true);
});

test('a balloon hangs upright over its passengers, who stand in the basket', () => {
  const { actors, of } = plan({
    setting: 'sky',
    subjects: [{ thing: 'girl', count: 2, motions: ['float'] }, 'hot-air-balloon'],
    links: [[0, 'in', 1]],
  });
  const { box, gait } = of('hot-air-balloon').actor;
  expect(gait).toBe('idle');
  for (const girl of actors.filter(({ subject }) => subject.thing === 'girl')) {
    expect(girl.box.height).toBeGreaterThan(box.height * 0.15);
    expect(girl.box.y).toBeGreaterThan(box.y + box.height * 0.6);
  }
});

test('who rides a dragon over a castle is in the air with it', () => {
  const { of, scenery } = plan({
    subjects: ['girl', 'dragon', 'castle'],
    links: [
      [0, 'ride', 1],
      [0, 'over', 2],
    ],
  });
  expect(of('dragon').bottom).toBeLessThan(scenery.groundY - 40);
  expect(of('girl').actor.mount?.subject.thing).toBe('dragon');
});

test('planets that are alone in a room hang before its wall', () => {
  const { of } = plan({
    setting: 'beauty-salon',
    subjects: [{ thing: 'far-planet', count: 3 }],
  });
  for (const { depth } of of('far-planet').all) expect(depth).toBeGreaterThan(0.9);
});

test('the breath of a dragon comes down on the cake', () => {
  const { of } = plan({
    setting: 'kitchen',
    subjects: [{ thing: 'dragon', states: ['fire-breathing'] }, 'birthday-cake'],
    links: [[0, 'at', 1]],
  });
  const { box, facing } = of('dragon').actor;
  const mouth = facing === 1 ? box.x + box.width : box.x;
  const away = (of('birthday-cake').x - mouth) * facing;
  expect(away).toBeGreaterThan(box.height * 0.3);
  expect(away).toBeLessThan(box.height * 0.8);
});

test('what a dog is tangled in is around its body and leaves the head free', () => {
  const { of } = plan({
    setting: 'meadow',
    subjects: ['dog-face', 'lights-tangle'],
    links: [[0, 'wear', 1]],
  });
  const tangle = of('lights-tangle');
  expect(Math.abs(tangle.x - of('dog-face').x)).toBeLessThan(tangle.actor.box.width / 2);
  expect(tangle.top).toBeGreaterThan(of('dog-face').top + of('dog-face').actor.box.height * 0.3);
});

test('a crane holds its girder beside what it builds', () => {
  const { of } = plan({
    setting: 'construction-site',
    subjects: ['crane', 'steel-beam', 'skyscraper'],
    links: [
      [0, 'hold', 1],
      [0, 'next-to', 2],
    ],
  });
  expect(of('skyscraper-frame').x).toBeGreaterThan(of('crane').x);
  expect(of('steel-beam').x).toBeGreaterThan(of('crane').x);
});

test.each(['full-moon', 'comet'])('the %s at houses is in the sky above them', (thing) => {
  const { of, size } = plan({
    setting: 'desert',
    subjects: [thing, { thing: 'house', count: 3 }],
    links: [[0, 'at', 1]],
  });
  expect(of(thing).bottom).toBeLessThan(size.height * 0.6);
  expect(of(thing).bottom).toBeLessThan(of('house').bottom);
});
