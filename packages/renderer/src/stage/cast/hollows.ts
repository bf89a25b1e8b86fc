import type { Subject } from '../../parse-prompt/scene-description.ts';
import type { Draft } from '../draft.ts';

const isLantern = (one: Subject | undefined) => /lantern|candle|lamp/.test(one?.thing ?? '');

/** Who looks out of a hollow tree is in it. */
export function lookOutOfHollows({ subjects, relations }: Draft): void {
  for (const [at, { from, kind, to }] of relations.entries()) {
    const isHollow = subjects[to ?? -1]?.thing === 'hollow-tree';
    const isGone = subjects[from]?.motions.some((one) => /^(?:jump|fly|run|climb)$/.test(one));
    if (isHollow && kind === 'out-of' && isGone !== true) relations[at] = { from, kind: 'in', to };
    // Who reads in there has the light beside him.
    const lit = relations.findIndex(
      (one) => one.from === from && one.kind === 'next-to' && isLantern(subjects[one.to ?? -1]),
    );
    const light = relations[lit]?.to;
    if (isHollow && kind === 'in' && light != null)
      relations[lit] = { from: light, kind: 'in', to };
  }
}
