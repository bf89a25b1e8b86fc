import { isPerson } from '../../parse-prompt/kinds-of-things.ts';
import type { Relation, SceneDescription } from '../../parse-prompt/scene-description.ts';
import { isDrawnPerson } from '../../people/person.ts';
import type { Draft } from '../draft.ts';

const OUTSIDE: ReadonlySet<Relation['kind']> = new Set<Relation['kind']>([
  'out-of',
  'through',
  'into',
  'at',
  'towards',
]);

/** Who throws something out of the window stands at it, and what was thrown flies away. */
export function throwOut({ subjects, relations }: Draft, { setting }: SceneDescription): void {
  if (setting !== 'window-seat') return;
  for (const { from, kind, to } of [...relations]) {
    const [who, thrown] = [subjects[from], subjects[to ?? -1]];
    if (kind !== 'throw' || to === null || who === undefined || thrown === undefined) continue;
    const isOut = (one: Relation) =>
      (one.from === to || one.from === from) && one.to === null && OUTSIDE.has(one.kind);
    if (!relations.some(isOut)) continue;
    subjects[from] = { ...who, states: [...who.states, 'standing'] };
    subjects[to] = { ...thrown, states: [...thrown.states, 'floating'] };
    const kept = relations.filter((one) => !isOut(one));
    relations.splice(0, relations.length, ...kept);
  }
}

const UP_THERE: ReadonlySet<Relation['kind']> = new Set<Relation['kind']>(['on', 'in', 'out-of']);

const UPSTAIRS = /^(?:(?:window|basket|balcony)-house|flying-carpet)$/;

/** Who looks out of a tower is at its window, and not on its roof. */
export function lookOutOfTowers({ subjects, relations }: Draft): void {
  for (const [at, { from, kind, to }] of relations.entries()) {
    const [who, tower] = [subjects[from], subjects[to ?? -1]];
    if (to !== null && UPSTAIRS.test(tower?.thing ?? '') && UP_THERE.has(kind))
      relations[at] = { from, kind: 'ride', to };
    if (who === undefined || tower?.thing !== 'tower' || to === null || !UP_THERE.has(kind))
      continue;
    const isOutside = who.motions.some((one) => /^(?:climb|fly|jump|fall|hang|run)$/.test(one));
    if (!isPerson(who.thing) || isOutside || who.count > 1) continue;
    // Who has golden hair lets it down.
    const isLetDown = who.look?.hairColour != null && who.look.gender !== 'male';
    subjects[to] = { ...tower, thing: isLetDown ? 'braid-tower' : 'castle-tower' };
    relations[at] = { from, kind: 'ride', to };
  }
}

const LOOKING: ReadonlySet<string> = new Set(['out-of', 'through', 'look-at']);

/** Who looks out of a window stands at it and is seen from behind; who does nothing at all sits on its ledge. */
export function sitAtWindow({ subjects, relations }: Draft, { setting }: SceneDescription): void {
  if (setting !== 'window-seat') return;
  for (const [at, subject] of subjects.entries()) {
    const { thing, motions, states } = subject;
    const isFree = motions.length === 0 && !states.includes('standing');
    const isPlaced = relations.some(
      (one) => one.from === at && one.to !== null && one.kind === 'on',
    );
    if (!isDrawnPerson(thing) || !isFree || isPlaced) continue;
    const isLooking = relations.some((one) => one.from === at && LOOKING.has(one.kind));
    const isUp = isLooking && !states.includes('sitting');
    subjects[at] = { ...subject, states: [...states, isUp ? 'standing' : 'sitting'] };
  }
}
