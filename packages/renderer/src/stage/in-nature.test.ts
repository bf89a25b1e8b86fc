import { expect, test } from 'vitest';
import { plan } from '../../test/plan-scene.ts';

test('chicks look out of a nest on a bough, with the old bird beside it', () => {
  const { of, actors } = plan({
    subjects: ['bird', { thing: 'bird', count: 5, size: 'tiny', states: ['young'] }, 'brood-nest'],
    links: [
      [0, 'feed', 1],
      [1, 'in', 2],
    ],
  });
  expect(of('chick-nest').actor.carrier).toBe('bough');
  expect(of('bird').all).toHaveLength(1);
  expect(of('bird').actor.carrier).toBe('bough');
  expect(of('bird').bottom).toBeLessThan(300);
  expect(actors.map(({ subject }) => subject.thing)).not.toContain('brood-nest');
});

test('a hamster runs at the bottom of its wheel and stays there', () => {
  const { of, at } = plan({
    setting: 'room',
    subjects: [{ thing: 'hamster', motions: ['run'] }, 'hamster-wheel'],
    links: [[0, 'in', 1]],
  });
  const wheel = of('hamster-wheel');
  expect(of('hamster').top).toBeGreaterThan(wheel.top + wheel.actor.box.height * 0.4);
  expect(Math.abs(at('hamster', 0.9).x - at('hamster', 0.1).x)).toBeLessThan(2);
});

test('penguins slide over the ice on their bellies, all the same way', () => {
  const { of, at, actors } = plan({
    setting: 'iceberg',
    subjects: [{ thing: 'penguin', count: 2, motions: ['slide'] }],
    links: [[0, 'on', null]],
  });
  const sliding = of('penguin-sliding');
  expect(new Set(sliding.all.map(({ facing }) => facing)).size).toBe(1);
  expect(at('penguin-sliding', 0.9).bottom).toBeCloseTo(at('penguin-sliding', 0.2).bottom, 0);
  expect(actors).toHaveLength(2);
});

test('a shark circles before a wreck, large enough to be seen', () => {
  const { of } = plan({
    setting: 'underwater',
    subjects: [{ thing: 'shark', motions: ['swim'] }, 'shipwreck'],
    links: [[0, 'around', 1]],
  });
  const [shark, wreck] = [of('shark-swimming'), of('shipwreck')];
  expect(shark.actor.box.width).toBeGreaterThan(wreck.actor.box.width * 0.4);
  expect(shark.actor.depth).toBeGreaterThan(wreck.actor.depth);
  expect(shark.x).toBeGreaterThan(wreck.actor.box.x);
});

test('a dog that runs in circles stays on the ground', () => {
  const { at } = plan({ subjects: [{ thing: 'dog-face', motions: ['circle'] }] });
  for (const moment of [0.2, 0.45, 0.75])
    expect(at('dog-face', moment).bottom).toBeGreaterThan(270);
});

test('ducks that cross a pond swim', () => {
  const { of } = plan({
    setting: 'pond',
    subjects: [{ thing: 'duck', motions: ['walk'] }],
    links: [[0, 'across', null]],
  });
  expect(of('duck').actor.subject).toMatchObject({ thing: 'duck', motions: ['swim'] });
});

test('what a squirrel carries off sticks out of its mouth, and who sleeps on a bench lies there', () => {
  const { of } = plan({
    setting: 'park',
    subjects: [
      { thing: 'chipmunk', motions: ['run'] },
      'sandwich',
      { thing: 'man', motions: ['sleep'], states: ['asleep'] },
      'bench',
    ],
    links: [
      [0, 'carry', 1],
      [0, 'at', 2],
      [2, 'on', 3],
    ],
  });
  const [thief, loot] = [of('chipmunk'), of('sandwich')];
  expect(loot.actor.box.height).toBeGreaterThan(thief.actor.box.height * 0.33);
  expect(of('man').actor.isSeated).not.toBe(true);
});

test('a couple sits in a hammock that hangs between two of the palms', () => {
  const { of, actors } = plan({
    setting: 'beach',
    subjects: [
      { thing: 'man', count: 1 },
      { thing: 'hammock', count: 1 },
      { thing: 'palm-tree', count: 3 },
    ],
    links: [[0, 'on', 1]],
  });
  expect(of('man').actor.gait).toBe('sit');
  expect(of('palm-tree').all).toHaveLength(2);
  expect(actors.map(({ subject }) => subject.thing)).toContain('slung-hammock');
});

test('a hawk has the rabbit that it catches in its claws', () => {
  const { of } = plan({ subjects: ['eagle', 'rabbit-face'], links: [[0, 'catch', 1]] });
  const rabbit = of('rabbit-face').actor;
  expect(rabbit.holder).toEqual({ index: 0, copy: 0 });
  expect(of('rabbit-face').bottom).toBeLessThan(300);
});

test('a frog sits before the fly that it catches with its tongue', () => {
  const { of } = plan({ setting: 'lake', subjects: ['frog', 'fly'], links: [[0, 'catch', 1]] });
  const [frog, fly] = [of('frog'), of('fly')];
  expect((fly.x - frog.x) * frog.actor.facing).toBeGreaterThan(0);
  expect(fly.bottom - fly.top).toBeLessThan((frog.bottom - frog.top) * 0.3);
});

test('dolphins beside a boat are large enough to be seen', () => {
  const { of } = plan({
    setting: 'sea',
    subjects: [{ thing: 'dolphin', count: 3, motions: ['jump'] }, 'sailboat'],
    links: [[0, 'next-to', 1]],
  });
  const [dolphin, boat] = [of('dolphin').actor.box, of('sailboat').actor.box];
  expect(dolphin.height).toBeGreaterThan(boat.height * 0.36);
});

test('a dog on a wave stands on a board, and the wave rises over it', () => {
  const { of } = plan({
    setting: 'sea',
    subjects: [{ thing: 'dog', motions: ['slide'] }, 'wave'],
    links: [[0, 'on', 1]],
  });
  expect(of('surfboard').actor.carrier).toBe('surf-wave');
  expect(of('dog').top).toBeGreaterThan(of('surf-wave').top);
});

test('a penguin that slides into the sea comes down the ice itself', () => {
  const { of, at, actors } = plan({
    setting: 'iceberg',
    subjects: [{ thing: 'penguin', motions: ['slide'] }],
    links: [[0, 'into', null]],
  });
  expect(actors.map(({ subject }) => subject.thing)).not.toContain('ice-ledge');
  expect(at('penguin-sliding', 1).y).toBeGreaterThan(of('iceberg').actor.box.y + 80);
});

test('a monster is large beside the car that it is after', () => {
  const { of, size } = plan({
    setting: 'jungle',
    subjects: [{ thing: 't-rex', motions: ['run'] }, 'sport-utility-vehicle'],
    links: [[0, 'chase', 1]],
  });
  expect(of('t-rex').actor.box.height).toBeGreaterThan(size.height * 0.42);
});
