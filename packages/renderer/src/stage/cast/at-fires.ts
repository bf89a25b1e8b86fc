import type { Relation } from '../../parse-prompt/scene-description.ts';
import { isDrawnPerson } from '../../people/person.ts';
import { thingOf } from '../../things/things.ts';
import type { Draft } from '../draft.ts';
import { hasArms } from '../ensembles/games.ts';

const FIRE = /^(?:fire|campfire|fireplace|bonfire)$/;
const NEAR_FIRE: ReadonlySet<Relation['kind']> = new Set<Relation['kind']>([
  'over',
  'above',
  'at',
  'in-front-of',
]);
const OVER_IT: ReadonlySet<string> = new Set(['jump', 'fly', 'run', 'walk', 'launch', 'trick']);

const CAMP = /^(?:tent|camping|teepee|caravan|camper-van)$/u;
const BESIDE: ReadonlySet<Relation['kind']> = new Set<Relation['kind']>([
  'next-to',
  'at',
  'left',
  'right',
]);

/** A fire is lit in front of the tents, where all of them are seen. */
export function lightBeforeTents({ subjects, relations }: Draft): void {
  const [fire, tent] = [FIRE, CAMP].map((kind) =>
    subjects.findIndex(({ thing }) => kind.test(thing)),
  );
  if (fire === undefined || tent === undefined || fire === -1 || tent === -1) return;
  const isPair = ({ from, to }: Relation) =>
    (from === fire && to === tent) || (from === tent && to === fire);
  const isPlaced = relations.some((one) => isPair(one) && !BESIDE.has(one.kind));
  if (isPlaced || relations.some(({ from, to }) => from === tent && to !== fire && to !== null))
    return;
  const others = relations.filter((one) => !isPair(one));
  relations.splice(0, relations.length, ...others, { from: fire, kind: 'in-front-of', to: tent });
}

/** "Roasting sausages over a fire": they are held over it by those who are around it. */
export function gatherAtFires({ subjects, relations }: Draft): void {
  const fire = subjects.findIndex(({ thing, position }) => FIRE.test(thing) && position === null);
  const isFree = (at: number) => !relations.some(({ from, to }) => from === at || to === at);
  const group = subjects.findIndex(
    ({ thing, count, motions }, at) =>
      count > 1 && hasArms(thing) && motions.length === 0 && isFree(at),
  );
  if (fire !== -1 && group !== -1 && isFree(fire) && subjects[fire]?.thing !== 'fireplace')
    relations.push({ from: group, kind: 'around', to: fire });
  sitRound({ subjects, relations });
  for (const [at, { from, kind, to }] of relations.entries()) {
    const who = subjects[from];
    if (who === undefined || !NEAR_FIRE.has(kind) || !FIRE.test(subjects[to ?? -1]?.thing ?? ''))
      continue;
    // An animal that sleeps before a fire would curl up around it.
    if (
      who.states.some((one) => one === 'asleep' || one === 'lying') &&
      !isDrawnPerson(who.thing)
    ) {
      if (subjects[to ?? -1]?.thing !== 'fireplace') relations[at] = { from, kind: 'next-to', to };
      continue;
    }
    const isOnGround = hasArms(who.thing) && thingOf(who.thing)?.medium !== 'air';
    if (!isOnGround || who.motions.some((motion) => OVER_IT.has(motion))) continue;
    relations[at] = { from, kind: 'around', to };
  }
}

/** Several who are beside a fire sit round it. */
function sitRound({ subjects, relations }: Draft): void {
  const fire = subjects.findIndex(({ thing }) => FIRE.test(thing) && thing !== 'fireplace');
  if (fire === -1) return;
  const beside = relations.flatMap(({ from, kind, to }, at) => {
    const who = from === fire ? to : to === fire ? from : null;
    const isPerson = who !== null && isDrawnPerson(subjects[who]?.thing ?? '');
    return kind === 'next-to' && isPerson ? [{ at, who }] : [];
  });
  const people = beside.reduce((sum, { who }) => sum + (subjects[who]?.count ?? 0), 0);
  if (people < 3) return;
  for (const { at, who } of beside) {
    relations[at] = { from: who, kind: 'around', to: fire };
    const person = subjects[who];
    const isFree = person?.motions.length === 0 && !person.states.includes('standing');
    if (person !== undefined && isFree) subjects[who] = { ...person, motions: ['sit'] };
  }
}
