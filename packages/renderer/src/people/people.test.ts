import { createHash } from 'node:crypto';
import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { poseAt } from '../draw/actors/gaits.ts';
import type { Look } from '../parse-prompt/scene-description.ts';
import { seeded } from '../random.ts';
import { penOn } from '../things/pen.ts';
import { drawPerson, type Grasp } from './draw-person.ts';
import { drawHairBehind } from './hair.ts';
import { drawHead } from './head.ts';
import { personOf, SKINS } from './person.ts';

const UNKNOWN: Look = {
  age: null,
  gender: null,
  hairColour: null,
  hairStyle: null,
  skin: null,
  clothes: [],
  job: null,
};

function drawn(thing: string, look: Partial<Look>, stance: { sits?: boolean; grasp?: Grasp } = {}) {
  const person = personOf(thing, { ...UNKNOWN, ...look }, null, seeded('someone', 'person'));
  const canvas = createCanvas(90, 150);
  const brush = canvas.getContext('2d');
  brush.translate(45, 146);
  brush.scale(1.1, 1.1);
  const pose = poseAt('walk', 0.4);
  const { sits = false, grasp = null } = stance;
  drawPerson(
    penOn(brush),
    person,
    { pose, facing: 1, posture: sits ? 'sit' : null, grasp, seconds: 0.3 },
    {
      head: (p) => drawHead(p, person, { isAsleep: false, look: 0.5, mood: 'happy' }),
      hair: (p) => drawHairBehind(p, person),
      held: null,
      second: null,
    },
  );
  return createHash('sha256').update(canvas.data()).digest('hex');
}

const JOBS = `chef farmer nurse doctor teacher scientist firefighter police-officer astronaut diver
  footballer ballerina cowboy wizard knight pirate office-worker musician waiter builder painter
  photographer fisherman skier king queen`.split(/\s+/u);

test('ages, hair, skins, clothes and jobs are told apart, and each is the same every time', () => {
  const looks: readonly (readonly [string, Partial<Look>])[] = [
    ...(['baby', 'child', 'adult', 'old'] as const).map((age) => ['person', { age }] as const),
    ...(['curly', 'straight', 'long', 'short', 'bald', 'ponytail', 'bearded'] as const).map(
      (hairStyle) => ['woman', { hairStyle, hairColour: '#b5502c', skin: 1 }] as const,
    ),
    ...SKINS.map((_, skin) => ['man', { skin, hairStyle: 'short' }] as const),
    ...(['dress', 'suit', 'coat', 'apron', 'hat', 'scarf'] as const).map(
      (garment) => ['woman', { clothes: [{ garment, colour: '#2f7fd6' }] }] as const,
    ),
    ...JOBS.map((job) => ['person', { job, gender: 'female' }] as const),
  ];
  const pictures = looks.map(([thing, look]) => drawn(thing, look));
  expect(new Set(pictures).size).toBe(looks.length);
  expect(looks.map(([thing, look]) => drawn(thing, look))).toEqual(pictures);
});

test('somebody sits, and hands go where something is held', () => {
  const grasps: readonly Grasp[] = [
    'one',
    'two',
    'overhead',
    'mouth',
    'chin',
    'push',
    'low',
    'rest',
  ];
  const pictures = [
    drawn('girl', {}),
    drawn('girl', {}, { sits: true }),
    ...grasps.map((grasp) => drawn('girl', {}, { grasp })),
  ];
  expect(new Set(pictures).size).toBe(pictures.length);
});
