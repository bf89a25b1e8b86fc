import { isDrawnPerson } from '../../people/person.ts';
import { add, type Draft } from '../draft.ts';
import { isTable } from '../ensembles/tools.ts';
import { actOf } from './acts.ts';

/** What is worked on lies on these, and they lie on a table. */
const BOARDS = /^(?:cutting-board|plate|baking-sheet|tray)$/;
const WORKED_ON: ReadonlySet<string> = new Set(['cook', 'next-to', 'look-at', 'at', 'eat']);
const MIXING_BOWLS = /^(?:bowl|.*-bowl|basin|jug|bucket)$/;
const MIXED: ReadonlySet<string> = new Set(['stir', 'knead', 'chop']);
/** As it is cut or forged. */
const IN_WORK: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  chop: { salmon: 'salmon-fillet', tuna: 'salmon-fillet' },
  hammer: { sword: 'sword-lying' },
  iron: Object.fromEntries(
    ['t-shirt', 'dress', 'coat', 'jacket', 'hoodie', 'kimono', 'necktie', 'jeans'].map((one) => [
      one,
      'shirt-lying',
    ]),
  ),
};
const GARMENT = /^(?:dress|coat|jacket|t-shirt|kimono|jeans|hoodie|cloth|pyjamas|scarf)$/;

/** Who works with the hands on a table or a board stands at it, and what is worked on lies there. */
export function workAtBenches(draft: Draft): void {
  const { subjects, relations } = draft;
  for (const [at, { from, kind, to }] of [...relations.entries()]) {
    const [who, bench] = [subjects[from], subjects[to ?? -1]];
    if (to === null || who === undefined || bench === undefined) continue;
    // Nobody is in the bowl in which they mix something.
    if (
      kind === 'in' &&
      MIXING_BOWLS.test(bench.thing) &&
      who.motions.some((one) => MIXED.has(one))
    ) {
      const table = add(draft, 'table');
      relations[at] = { from, kind: 'at', to: table };
      relations.push({ from: to, kind: 'on', to: table });
      leaveTool(draft, to, actOf(who)?.tool);
    }
    if (kind !== 'on') continue;
    if (!isDrawnPerson(who.thing) || actOf(who)?.station === undefined) continue;
    if (isTable(bench.thing)) relations[at] = { from, kind: 'at', to };
    if (!BOARDS.test(bench.thing)) continue;
    const table = subjects.findIndex(({ thing }) => isTable(thing));
    const under = table === -1 ? add(draft, 'table') : table;
    relations[at] = { from, kind: 'at', to: under };
    for (const [one, { from: worker, kind: how, to: what }] of relations.entries())
      if (worker === from && what !== null && what !== under && WORKED_ON.has(how))
        relations[one] = { from: what, kind: 'on', to };
    relations.push({ from: to, kind: 'on', to: under });
  }
  rollOut(draft);
  for (const who of subjects) changeInWork(draft, who.motions);
  sewGarments(draft);
}

/** What somebody stirs with is in the hand, and not besides in the bowl. */
function leaveTool({ subjects, relations }: Draft, bowl: number, tool: string | undefined): void {
  for (const relation of [...relations]) {
    const spoon = subjects[relation.from];
    if (relation.to !== bowl || relation.kind !== 'in' || spoon === undefined) continue;
    if (spoon.thing !== tool) continue;
    subjects[relation.from] = { ...spoon, count: 0 };
    relations.splice(relations.indexOf(relation), 1);
  }
}

/** A rolling pin lies beside the dough, under the hands. */
function rollOut(draft: Draft): void {
  const { subjects, relations } = draft;
  for (const [at, { from, kind, to }] of [...relations.entries()]) {
    const isRolled = kind === 'hold' && subjects[to ?? -1]?.thing === 'rolling-pin';
    if (!isRolled || subjects[from]?.motions.includes('knead') !== true) continue;
    relations[at] = { from, kind: 'cook', to };
    const hasDough = relations.some(
      (one) => one.from === from && one.kind === 'cook' && one.to !== to,
    );
    if (!hasDough) relations.unshift({ from, kind: 'cook', to: add(draft, 'dough') });
    return;
  }
}

function changeInWork({ subjects }: Draft, motions: readonly string[]): void {
  for (const motion of motions)
    for (const [at, subject] of subjects.entries()) {
      const thing = IN_WORK[motion]?.[subject.thing];
      if (thing !== undefined) subjects[at] = { ...subject, thing, count: 1 };
    }
}

/** What is sewn is cloth under the needle, and on a dummy as it will be. */
function sewGarments(draft: Draft): void {
  const { subjects, relations } = draft;
  for (const [from, who] of [...subjects.entries()]) {
    if (!who.motions.includes('sew') || !isDrawnPerson(who.thing)) continue;
    const there = subjects.findIndex(({ thing }) => thing === 'sewing-machine');
    const machine = there === -1 ? add(draft, 'sewing-machine') : there;
    const table = add(draft, 'table');
    const own = relations.filter((one) => one.from === from && one.to !== null);
    for (const relation of own) {
      const thing = subjects[relation.to ?? -1];
      const isGarment = thing !== undefined && GARMENT.test(thing.thing);
      if (relation.to !== machine && !isGarment) continue;
      relations.splice(relations.indexOf(relation), 1);
      if (relation.to === null || relation.to === machine || thing === undefined) continue;
      const isFlat = /^(?:cloth|scarf)$/.test(thing.thing);
      subjects[relation.to] = { ...thing, thing: isFlat ? 'cloth-lying' : 'mannequin' };
      if (isFlat) relations.push({ from: relation.to, kind: 'on', to: table });
      else relations.push({ from: relation.to, kind: 'next-to', to: table });
    }
    relations.unshift({ from, kind: 'at', to: table });
    relations.push({ from: machine, kind: 'on', to: table });
  }
}
