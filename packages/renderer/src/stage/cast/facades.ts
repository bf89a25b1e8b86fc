import type { Subject } from '../../parse-prompt/scene-description.ts';
import { isDrawnPerson } from '../../people/person.ts';
import { add, type Draft } from '../draft.ts';

const HIGH = /^(?:skyscraper|office-building|glass-tower|tower)$/;
/** What the front has anyway, or what is meant by it. */
const SHOWN = /^(?:window|cliff|glass-of-water)$/;
const ROPES = /^(?:rope|climbing-rope)$/;
const CRADLE = 'work-cradle';
const TOOLS = /^(?:sponge|squeegee)$/;
const FACED: ReadonlySet<string> = new Set(['hang', 'wash', 'paint', 'repair']);

const isCleaner = ({ look }: Subject) => /^window-(?:cleaner|washer)$/.test(look?.job ?? '');

/** Who works on the front of a tower sits on a board that hangs from its roof, or stands in a cradle. */
export function hangOnFacades(draft: Draft): void {
  const { subjects, relations } = draft;
  const tower = subjects.findIndex(({ thing }) => HIGH.test(thing));
  const at = subjects.findIndex(
    (one) =>
      isDrawnPerson(one.thing) &&
      (isCleaner(one) || one.motions.some((motion) => FACED.has(motion))),
  );
  const [worker, building] = [subjects[at], subjects[tower]];
  if (worker === undefined || building === undefined || worker.count > 2) return;
  const hasTool = relations.some(
    ({ from, to }) => from === at && TOOLS.test(subjects[to ?? -1]?.thing ?? ''),
  );
  const hasRope = subjects.some(({ thing }) => ROPES.test(thing));
  if (!isCleaner(worker) && !hasRope && !(hasTool && worker.motions.includes('hang'))) return;
  const hasCradle = subjects.some(({ thing }) => thing === CRADLE);
  for (const [index, subject] of subjects.entries())
    if (
      subject.thing === CRADLE ||
      ROPES.test(subject.thing) ||
      HIGH.test(subject.thing) ||
      SHOWN.test(subject.thing)
    )
      subjects[index] = { ...subject, count: 0 };
    else if (subject.thing === 'sponge') subjects[index] = { ...subject, thing: 'squeegee' };
  const kept = relations.filter(({ from, kind }) => from !== at || kind === 'hold');
  const facade = add(draft, hasCradle ? 'cradle-facade' : 'glass-facade');
  relations.splice(0, relations.length, { from: at, kind: 'on', to: facade }, ...kept);
  if (kept.every(({ from }) => from !== at)) {
    const tool = add(draft, 'squeegee', { count: worker.count });
    relations.push({ from: at, kind: 'hold', to: tool });
  }
  subjects[at] = { ...worker, motions: ['reach'], states: hasCradle ? [] : ['sitting'] };
}
