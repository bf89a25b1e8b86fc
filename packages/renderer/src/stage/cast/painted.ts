import { isAnimate } from '../../parse-prompt/kinds-of-things.ts';
import { isDrawnPerson } from '../../people/person.ts';
import { FLOWER } from '../../things/plants/flower-names.ts';
import { add, type Draft } from '../draft.ts';

/** What somebody paints a picture of, rather than with a new colour. */
const PICTURED = new RegExp(
  `rainbow|flower|${FLOWER}|heart|^sun|moon|star|tree|fruit|apple|vase|castle|lighthouse|cloud|rocket|mountain`,
);

/** The picture that is painted at an easel is on it. */
function joinEasels({ subjects, relations }: Draft): void {
  for (const [at, { from, to }] of [...relations.entries()].reverse()) {
    const other = subjects[to ?? -1];
    if (to === null || other?.thing !== 'easel' || subjects[from]?.thing !== 'easel') continue;
    subjects[to] = { ...other, count: 0 };
    relations.splice(at, 1);
  }
}

/** Whoever stands at an easel and does nothing else paints. */
function workAtEasels({ subjects, relations }: Draft): void {
  for (const { from, kind, to } of relations) {
    const who = subjects[from];
    if (who === undefined || to === null || !/^(?:at|hold|paint)$/.test(kind)) continue;
    const isAtEasel = /easel/.test(subjects[to]?.thing ?? '') && isDrawnPerson(who.thing);
    if (isAtEasel && who.motions.length === 0) subjects[from] = { ...who, motions: ['paint'] };
  }
}

/** Who paints something has a brush, and paints it on the wall or on a canvas. */
export function paintPictures(draft: Draft): void {
  const { subjects, relations } = draft;
  joinEasels(draft);
  workAtEasels(draft);
  for (const [at, { from, kind, to }] of [...relations.entries()]) {
    const [who, what] = [subjects[from], subjects[to ?? -1]];
    if (kind !== 'paint' || who === undefined || what === undefined || to === null) continue;
    if (!isDrawnPerson(who.thing) || who.motions.some((one) => one === 'write' || one === 'type'))
      continue;
    const isPicture = isAnimate(what.thing) || PICTURED.test(what.thing);
    const base = relations.findIndex((one) => one.from === to && one.kind === 'on');
    const ground = relations[base];
    const surface = subjects[ground?.to ?? -1]?.thing;
    if (isPicture && ground !== undefined && (surface === 'wall' || surface === 'easel')) {
      relations[base] = { ...ground, kind: 'in' };
      relations[at] = { from, kind: 'at', to: ground.to };
      subjects[to] = { ...what, motions: [], states: [] };
    } else if (isPicture && ground === undefined) {
      const easel = add(draft, 'easel');
      relations[at] = { from, kind: 'at', to: easel };
      relations.push({ from: to, kind: 'in', to: easel });
      subjects[to] = { ...what, count: 1, motions: [], states: [] };
    }
    // Children at an easel have one each.
    const isMany = who.count > 1 && who.count < 4 && what.thing === 'easel';
    if (isMany && what.count === 1) subjects[to] = { ...what, count: who.count };
    const hasTool = relations.some((one) => one.from === from && one.kind === 'hold');
    if (!hasTool) relations.push({ from, kind: 'hold', to: add(draft, 'paintbrush') });
  }
}

const SHORT_HAIRED = /^(?:man|boy|old-man|prince|king|father|grandfather)$/;

/** The easel with the face of somebody, or with the animal that is painted. */
export function portraitOf(draft: Draft, to: number): number {
  const what = draft.subjects[to];
  if (what === undefined) return add(draft, 'easel');
  if (isDrawnPerson(what.thing)) {
    const isShort = what.look?.gender === 'male' || SHORT_HAIRED.test(what.thing);
    // Who sits for it looks as the picture does.
    if (what.look !== null && !isShort)
      draft.subjects[to] = { ...what, look: { ...what.look, gender: 'female' } };
    return add(draft, isShort ? 'portrait-easel-short' : 'portrait-easel');
  }
  const easel = add(draft, 'easel');
  const picture = add(draft, what.thing, { ...what, count: 1, motions: [], states: [] });
  draft.relations.push({ from: picture, kind: 'in', to: easel });
  return easel;
}
