import type { Motion, SceneDescription, Subject } from '../../parse-prompt/scene-description.ts';
import { isDrawnPerson } from '../../people/person.ts';
import { thingOf } from '../../things/things.ts';
import { add, type Draft } from '../draft.ts';

const SALONS: ReadonlySet<string> = new Set([
  'hair-salon',
  'beauty-salon',
  'bathroom',
  'bedroom',
  'atelier',
  'studio',
  'room',
  'abstract',
]);
const AT_HAIR = /^(?:barber|hairdresser|hair-?stylist|tattoo-artist|make-?up-artist)$/;
const AT_NAILS = /^manicurist$/;
const AT_BACKS = /^(?:masseur|masseuse|massage-therapist)$/;
/** What they may be said to do, without whom they do it to. */
const AT_WORK: ReadonlySet<Motion> = new Set<Motion>([
  'work',
  'hair',
  'chop',
  'comb',
  'shave',
  'nails',
  'paint',
  'massage',
  'sit',
]);

const isAlive = ({ thing }: Subject) =>
  isDrawnPerson(thing) || thingOf(thing)?.anchors.mouth !== undefined;

/** Who works on others is not alone in the shop: somebody is in the chair. */
export function bringCustomers(draft: Draft, { setting, ad }: SceneDescription): void {
  const { subjects, relations } = draft;
  const from = subjects.findIndex((one) => isDrawnPerson(one.thing) && trade(one) !== null);
  const worker = subjects[from];
  if (worker === undefined || worker.count !== 1 || worker.states.includes('asleep')) return;
  const others = subjects.flatMap((one, at) => (at !== from && isAlive(one) ? [at] : []));
  const isOther = (one: Motion) => !AT_WORK.has(one);
  if (others.length > 1 || worker.motions.some(isOther)) return;
  const [other] = others;
  const own = relations.filter((one) => one.from === from && one.to !== null);
  const isRelated = relations.some((one) =>
    [from, other].every((at) => at !== undefined && (one.from === at || one.to === at)),
  );
  const isBusy = own.some(({ kind, to }) => to !== other && !/^(?:hold|at|wear|use)$/.test(kind));
  const isBare = other === undefined && (isBusy || !SALONS.has(setting) || ad != null);
  if (isBare) return;
  const nails = trade(worker) === 'nails';
  // Who is beside them for another reason stays there.
  if (other !== undefined && !(nails && isRelated)) return;
  const customer = other ?? add(draft, nails ? 'woman' : 'man');
  if (nails) {
    sitAtNails(draft, from, customer);
    return;
  }
  const motion = trade(worker) === 'back' ? 'massage' : 'hair';
  subjects[from] = { ...worker, motions: [motion], states: [] };
  relations.unshift({ from, kind: 'feed', to: customer });
}

function trade(one: Subject): 'hair' | 'nails' | 'back' | null {
  const job = one.look?.job ?? '';
  if (AT_NAILS.test(job)) return 'nails';
  if (AT_BACKS.test(job)) return 'back';
  return AT_HAIR.test(job) ? 'hair' : null;
}

/** Face to face at a small table, with a hand held out over it. */
function sitAtNails(draft: Draft, from: number, customer: number): void {
  const { subjects, relations } = draft;
  const both = [from, customer];
  const kept = relations.filter((one) => !both.includes(one.from) || one.kind === 'hold');
  const table = add(draft, 'cafe-table');
  relations.splice(0, relations.length, ...kept);
  for (const [at, who] of both.entries()) {
    const subject = subjects[who];
    if (subject === undefined) continue;
    subjects[who] = {
      ...subject,
      motions: [at === 0 ? 'nails' : 'arm-wrestle'],
      states: ['sitting'],
    };
    relations.unshift({ from: who, kind: 'around', to: table });
  }
}
