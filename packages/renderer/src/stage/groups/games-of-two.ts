import type { Relation, Subject } from '../../parse-prompt/scene-description.ts';
import { isDrawnPerson } from '../../people/person.ts';
import type { Attachment } from '../ensembles/modes.ts';

/** What is thrown to and fro or juggled, and a dog that is taken for a walk. */
export function gameFor(
  { from, kind, to }: Relation & { readonly to: number },
  subjects: readonly Subject[],
): Attachment | null {
  const [who, other] = [subjects[from], subjects[to]];
  const has = (motion: Subject['motions'][number]) => who?.motions.includes(motion) === true;
  if (kind === 'throw' && has('rally')) return { child: to, parent: from, mode: 'rally' };
  if (kind === 'throw' && (has('juggle') || has('keep-up')))
    return { child: to, parent: from, mode: 'juggled' };
  if (other?.thing === 'tug-rope') return { child: to, parent: from, mode: 'tugged' };
  if (other?.thing === 'seesaw' && kind === 'on')
    return { child: from, parent: to, mode: 'seesaw' };
  if (other?.thing === 'jump-rope') return { child: to, parent: from, mode: 'roped' };
  if (kind === 'look-at' && has('aim')) return { child: to, parent: from, mode: 'ahead' };
  const isWalked = kind === 'next-to' && has('walk') && other?.motions.includes('walk') === true;
  if (isWalked && isDrawnPerson(who?.thing ?? '') && /^dog|^wolf/.test(other?.thing ?? ''))
    return { child: to, parent: from, mode: 'led' };
  return null;
}
