import { expect, test } from 'vitest';
import { plan } from '../../test/plan-scene.ts';

test('who lands on a flower is in the picture all the time, and sits on it in the middle of the clip', () => {
  for (const thing of ['honeybee', 'butterfly', 'dragonfly']) {
    const { at, of, scenery } = plan({
      subjects: [{ thing, motions: ['land'] }, 'sunflower'],
      links: [[0, 'on', 1]],
    });
    expect(at(thing, 0.05).top, thing).toBeGreaterThan(-8);
    expect(at(thing, 0.05).x, thing).toBeLessThan(at(thing, 0.6).x);
    expect(Math.abs(at(thing, 0.6).x - of('sunflower').x), thing).toBeLessThan(30);
    expect(of('sunflower').bottom, thing).toBeGreaterThan(scenery.groundY - 60);
  }
});

test('who goes over a bridge gets from one side to the other, all the same way', () => {
  const { at, of } = plan({
    subjects: [
      { thing: 'girl', motions: ['walk'] },
      { thing: 'dog-face', motions: ['walk'] },
      'bridge',
    ],
    links: [
      [0, 'on', 2],
      [1, 'on', 2],
    ],
  });
  const way = (name: string) => at(name, 0.9).x - at(name, 0.1).x;
  const wide = of('bridge').actor.box.width;
  expect(Math.abs(way('girl'))).toBeGreaterThan(wide * 0.3);
  expect(way('girl') * way('dog-face')).toBeGreaterThan(0);
});

test('a unicorn gallops up a rainbow and down again', () => {
  const { at, of } = plan({
    setting: 'sky',
    subjects: [{ thing: 'unicorn', motions: ['run'] }, 'rainbow-bridge'],
    links: [[0, 'on', 1]],
  });
  expect(of('unicorn').actor.gait).toBe('run');
  expect(at('unicorn', 0.45).bottom).toBeLessThan(at('unicorn', 0.9).bottom);
});

test('animals are beside the chest that they open, and are seen', () => {
  const { of } = plan({
    setting: 'underwater',
    subjects: [{ thing: 'octopus', motions: ['unwrap'] }, 'treasure-chest'],
    links: [[0, 'hold', 1]],
  });
  const [octopus, chest] = [of('octopus'), of('treasure-chest')];
  expect(Math.abs(octopus.x - chest.x)).toBeGreaterThan(chest.actor.box.width * 0.4);
});

test('a koala hugs its tree, swans form a heart, and a crow fills a jug, each in one drawing', () => {
  const koala = plan({ subjects: ['koala', 'branch'], links: [[0, 'hug', 1]] });
  expect(koala.of('hugging-koala').actor.box.height).toBeGreaterThan(120);
  expect(() => koala.of('branch')).toThrow();
  const pair = plan({
    setting: 'lake',
    subjects: [{ thing: 'swan', count: 2, motions: ['nuzzle'] }],
  });
  expect(pair.of('heart-swans').all).toHaveLength(1);
  const jug = plan({
    subjects: ['crow', { thing: 'pebble', count: 3 }, 'milk-jug'],
    links: [
      [1, 'into', 2],
      [0, 'next-to', 2],
    ],
  });
  expect(jug.of('crow-at-jug').bottom).toBeGreaterThan(240);
  expect(() => jug.of('milk-jug')).toThrow();
});

test('a seal lies on its floe, a spider hangs on a thread, and rams meet on their cliff', () => {
  const floe = plan({
    setting: 'iceberg',
    subjects: ['seal', { thing: 'orca', count: 3, motions: ['swim'] }],
    links: [[0, 'on', null]],
  });
  expect(floe.of('seal').bottom).toBeGreaterThan(floe.of('orca').bottom);
  const hung = plan({ setting: 'room', subjects: [{ thing: 'spider', states: ['hanging'] }] });
  expect(hung.of('dangling-spider').bottom).toBeLessThan(300);
  const rams = plan({
    setting: 'mountains',
    subjects: [{ thing: 'ram', count: 2, motions: ['fight'] }],
    links: [[0, 'on', null]],
  });
  const [one, other] = rams.of('ram').all;
  expect(one?.facing).toBe(-(other?.facing ?? 0));
});

test('a toadstool is higher than who shelters under it, and a cake that bees carry is among them', () => {
  const shelter = plan({ subjects: ['frog', 'mushroom'], links: [[0, 'under', 1]] });
  expect(shelter.of('mushroom').top).toBeLessThan(shelter.of('frog').top);
  const load = plan({
    subjects: [{ thing: 'honeybee', count: 4, motions: ['fly'] }, 'birthday-cake'],
    links: [[0, 'carry', 1]],
  });
  const cake = load.of('birthday-cake');
  for (const bee of load.of('honeybee').all)
    expect(Math.abs(bee.x - cake.x)).toBeLessThan(cake.actor.box.width);
});

test('trees that an animal goes between do not tower over it', () => {
  const { of } = plan({
    setting: 'snow',
    subjects: [
      { thing: 'fox', motions: ['walk'] },
      { thing: 'evergreen-tree', count: 3 },
    ],
    links: [[0, 'between', 1]],
  });
  expect(of('evergreen-tree').actor.box.height).toBeLessThan(of('fox').actor.box.height * 2.2);
});

test('a dolphin leaps through a wave without a board', () => {
  const { actors } = plan({
    setting: 'sea',
    subjects: [{ thing: 'dolphin', motions: ['jump'] }, 'wave'],
    links: [[0, 'through', 1]],
  });
  expect(actors.map(({ subject }) => subject.thing)).not.toContain('surfboard');
});

test('flowers open as what they are, and grow out of the ground first when they grow', () => {
  const opened = plan({ subjects: [{ thing: 'tulip', states: ['open'] }] });
  expect(opened.actors[0]?.subject.thing).toBe('opening-tulip');
  const grown = plan({ subjects: [{ thing: 'rose', motions: ['grow'] }] });
  expect(grown.actors[0]?.subject.thing).toBe('growing-rose');
});

test('who looks out of a burrow is in its entrance, and who hides under a stone is seen beside it', () => {
  const peeking = plan({
    setting: 'savanna',
    subjects: [{ thing: 'meerkat', states: ['sitting'] }, 'burrow'],
    links: [[0, 'out-of', 1]],
  });
  const den = peeking.of('burrow');
  const [guest] = peeking.actors.filter(({ subject }) => /^meerkat/.test(subject.thing));
  expect(guest?.box.height).toBeLessThan(den.actor.box.height);
  expect(guest?.depth).toBeGreaterThan(den.actor.depth);
  const hidden = plan({
    setting: 'underwater',
    subjects: ['lobster', 'rock'],
    links: [[0, 'under', 1]],
  });
  expect(Math.abs(hidden.of('lobster').x - hidden.of('rock').x)).toBeGreaterThan(
    hidden.of('rock').actor.box.width * 0.3,
  );
});

test('birds feed their young at a nest, hens sit on their eggs', () => {
  const feeding = plan({
    subjects: ['eagle', { thing: 'eagle', count: 3, size: 'tiny', states: ['young'] }],
    links: [[0, 'feed', 1]],
  });
  expect(feeding.of('chick-nest').actor.carrier).toBe('bough');
  const sitting = plan({
    subjects: [{ thing: 'chicken', states: ['sitting'] }, 'brood-nest'],
    links: [[0, 'in', 1]],
  });
  expect(sitting.actors.map(({ subject }) => subject.thing)).toContain('chicken');
});

test('what animals are known for has drawings of its own', () => {
  const shown = (thing: string, state: 'asleep' | 'roaring') =>
    plan({ subjects: [{ thing, states: [state] }] }).actors[0]?.subject.thing;
  expect(shown('hedgehog', 'asleep')).toBe('rolled-hedgehog');
  expect(shown('gorilla', 'roaring')).toBe('upright-gorilla');
  expect(shown('hippopotamus', 'roaring')).toBe('yawning-hippo');
});
