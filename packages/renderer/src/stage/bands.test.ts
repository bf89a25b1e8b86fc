import { expect, test } from 'vitest';
import { plan } from '../../test/plan-scene.ts';
import { PLAIN_LOOK } from '../parse-prompt/description/plain-subject.ts';
import type { Look } from '../parse-prompt/scene-description.ts';

const look = (job: string): Look => ({ ...PLAIN_LOOK, job });

test('four street musicians have an instrument each', () => {
  const { actors } = plan({
    setting: 'square',
    subjects: [{ thing: 'person', count: 4, look: look('street-musician') }],
  });
  const things = actors.map(({ subject }) => subject.thing);
  for (const instrument of ['guitar', 'accordion', 'violin', 'trumpet'])
    expect(things).toContain(instrument);
});

test('an orchestra has more than violins', () => {
  const { actors } = plan({
    setting: 'stage',
    subjects: [{ thing: 'person', count: 4, look: look('orchestra') }, 'violin'],
    links: [[0, 'play', 1]],
  });
  const things = actors.map(({ subject }) => subject.thing);
  for (const instrument of ['violin', 'flute', 'trumpet']) expect(things).toContain(instrument);
});
