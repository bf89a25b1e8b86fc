import { isDrawnPerson } from '../../people/person.ts';
import type { Draft } from '../draft.ts';

/** Who is pulled up hangs under the helicopter, which is over the boat and not at its side. */
export function pullUp({ subjects, relations }: Draft): void {
  const lift = relations.find(
    ({ from, kind, to }) =>
      kind === 'hold' &&
      subjects[from]?.thing === 'helicopter' &&
      isDrawnPerson(subjects[to ?? -1]?.thing ?? ''),
  );
  if (lift === undefined) return;
  for (const [at, { from, kind, to }] of relations.entries()) {
    const isLeft = kind === 'at' || kind === 'out-of' || kind === 'in' || kind === 'on';
    if (isLeft && to !== null && (from === lift.from || from === lift.to))
      relations[at] = { from: to, kind: 'under', to: lift.from };
  }
}

const ROPE = /^(?:rope|climbing-rope|rope-ladder)$/u;
const GIVEN: ReadonlySet<string> = new Set(['towards', 'at', 'next-to', 'along', 'above', 'over']);

/** A rope that is let down from a helicopter hangs below it, over whom it is for. */
export function lowerRopes({ subjects, relations }: Draft): void {
  const helicopter = subjects.findIndex(({ thing }) => thing === 'helicopter');
  const at = subjects.findIndex(({ thing }) => ROPE.test(thing));
  const rope = subjects[at];
  if (helicopter === -1 || rope === undefined) return;
  const given = relations.find(
    ({ from, kind, to }) =>
      from === at && GIVEN.has(kind) && isDrawnPerson(subjects[to ?? -1]?.thing ?? ''),
  );
  const others = relations.filter(
    ({ from, to }) => from !== at && to !== at && !(from === helicopter && given !== undefined),
  );
  const person = given?.to ?? null;
  relations.splice(0, relations.length, ...others);
  subjects[at] = { ...rope, count: 0 };
  if (person !== null) relations.push({ from: helicopter, kind: 'above', to: person });
}

const LADDER_USED: ReadonlySet<string> = new Set(['on', 'along', 'at', 'across']);
const AT_TREE: ReadonlySet<string> = new Set(['at', 'against', 'out-of', 'next-to']);

/** The ladder on which somebody is at a tree leans on that tree. */
export function leanLadders({ subjects, relations }: Draft): void {
  const climb = relations.find(
    ({ from, kind, to }) =>
      LADDER_USED.has(kind) &&
      subjects[to ?? -1]?.thing === 'ladder' &&
      isDrawnPerson(subjects[from]?.thing ?? ''),
  );
  if (climb === undefined || climb.to === null) return;
  for (const [at, { from, kind, to }] of relations.entries())
    if (
      from === climb.from &&
      AT_TREE.has(kind) &&
      /-tree$|^tree$/u.test(subjects[to ?? -1]?.thing ?? '')
    )
      relations[at] = { from: climb.to, kind: 'against', to };
}

const COAT: Readonly<Record<string, string>> = { 'cat-face': '#c3cad6', cat: '#c3cad6' };

/** Before the yellow coat of a firefighter one does not see a ginger cat. */
export function setOff({ subjects, relations }: Draft): void {
  for (const { from, kind, to } of relations) {
    const [who, pet] = [subjects[from], subjects[to ?? -1]];
    const colour = COAT[pet?.thing ?? ''];
    if (who?.thing !== 'firefighter' || pet === undefined || to === null) continue;
    if ((kind === 'carry' || kind === 'hold') && pet.colour === null && colour !== undefined)
      subjects[to] = { ...pet, colour };
  }
}
