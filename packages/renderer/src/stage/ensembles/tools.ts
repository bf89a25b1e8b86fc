import type { Relation } from '../../parse-prompt/scene-description.ts';
import { thingOf } from '../../things/things.ts';
import { add, type Draft } from '../draft.ts';

/** Things one works with; another act takes them out of the hands. */
const TOOLS =
  /^(?:hammer|wrench|paintbrush|screwdriver|carpentry-saw|scissors|camera|basketball|microphone|bouquet|shield|laptop|broom)$/;
export const isTable = (thing: string): boolean => {
  const found = thingOf(thing);
  if (found === null || found.anchors.seat !== undefined) return false;
  const { anchors, metres, medium, ratio } = found;
  return (
    medium === 'object' && ratio >= 1.1 && anchors.top !== undefined && metres > 0.6 && metres < 1.2
  );
};

/** Who has something else to hold needs no tool. */
export function giveTool({ subjects, relations }: Draft, from: number, tool: string): void {
  const isHolding = ({ from: who, kind }: Relation) =>
    who === from && (kind === 'hold' || kind === 'play' || kind === 'carry');
  const old = relations.filter(isHolding);
  const named = old.find(({ to }) => to !== null && subjects[to]?.thing === tool);
  if (named !== undefined) return;
  for (const relation of old) {
    const thing = subjects[relation.to ?? -1];
    if (relation.to === null || thing === undefined || !TOOLS.test(thing.thing)) return;
    relations.splice(relations.indexOf(relation), 1);
    subjects[relation.to] = { ...thing, count: 0 };
  }
  // What is in the hand of somebody else stays there.
  const same = subjects.findIndex(
    ({ thing }, at) =>
      thing === tool &&
      !relations.some((one) => one.to === at && one.kind === 'hold' && one.from !== from),
  );
  // Each of several has one.
  const count = Math.min(4, subjects[from]?.count ?? 1);
  const to = same === -1 ? add({ subjects, relations }, tool, { count }) : same;
  relations.unshift({ from, kind: 'hold', to });
}
