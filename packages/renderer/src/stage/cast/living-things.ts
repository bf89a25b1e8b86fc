import type {
  Relation,
  SceneDescription,
  State,
  Subject,
} from '../../parse-prompt/scene-description.ts';
import { FLOWER as FLOWER_NAMES } from '../../things/plants/flower-names.ts';
import { thingOf } from '../../things/things.ts';
import { add, type Draft } from '../draft.ts';
import { potPlants } from './in-pots.ts';

const FLOWER = new RegExp(`^(?:${FLOWER_NAMES}|cherry-blossom|lotus|white-flower)$`);
const PLANT = new RegExp(`^(?:potted-plant|seedling|herb|${FLOWER_NAMES}|tree|deciduous-tree)$`);
const FISH = /^(?:fish|salmon|tropical-fish)$/;

/** What hatches, opens and grows has drawings of its own; ploughs and vines are added. */
export function growAndHatch(draft: Draft, description: SceneDescription): void {
  turnLeaves(draft, description);
  spinWeb(draft);
  giveSummit(draft, description);
  hatch(draft);
  bloom(draft);
  sprout(draft);
  potPlants(draft, description);
  showSo(draft);
  giveForks(draft);
  asSalmon(draft);
}

const LEAFY = /^(?:tree|deciduous-tree|birch|bush)$/;

/** Trees have the leaves of the season. */
function turnLeaves({ subjects }: Draft, { moods, weather, particles }: SceneDescription): void {
  const isWinter = weather.includes('snowfall') || particles.includes('snow');
  const season = moods.includes('autumn')
    ? '#dc7f2c'
    : moods.includes('spring')
      ? '#f5a8c4'
      : isWinter
        ? '#e6eef8'
        : null;
  for (const [at, subject] of subjects.entries())
    if (isWinter && subject.thing === 'hill' && subject.colour === null)
      subjects[at] = { ...subject, colour: '#dfe9f4' };
    else if (LEAFY.test(subject.thing) && season !== null && subject.colour === null)
      subjects[at] = { ...subject, colour: season };
}

/** Who is on a mountain stands on a rock high above the valley. */
function giveSummit(draft: Draft, { setting, relations }: SceneDescription): void {
  const isOn = relations.find(({ kind, to }) => kind === 'on' && to === null);
  const who = draft.subjects[isOn?.from ?? -1];
  if (setting !== 'mountains' || isOn === undefined || who === undefined) return;
  const isGoing = who.motions.some((one) => one === 'walk' || one === 'run' || one === 'climb');
  const isPlaced = draft.relations.some(({ from, to }) => from === isOn.from && to !== null);
  if (isGoing || isPlaced || thingOf(who.thing)?.medium !== 'land') return;
  draft.relations.push({ from: isOn.from, kind: 'on', to: add(draft, 'crag') });
}

const CAUGHT: ReadonlySet<Relation['kind']> = new Set(['catch', 'eat', 'hold', 'carry', 'at']);

/** A spider is in the middle of its web. */
function spinWeb({ subjects, relations }: Draft): void {
  const [spider, web] = ['spider', 'spider-web'].map((name) =>
    subjects.findIndex(({ thing }) => thing === name),
  );
  const net = subjects[web ?? -1];
  if (spider === undefined || web === undefined || spider === -1 || net === undefined) return;
  const isCaught = ({ from, kind, to }: Relation) => kind === 'in' && to === web && from !== spider;
  const others = relations.filter(
    (one) => isCaught(one) || (one.from !== web && one.to !== web && one.from !== spider),
  );
  subjects[web] = { ...net, motions: [] };
  for (const [at, subject] of subjects.entries())
    if (/branch/.test(subject.thing)) subjects[at] = { ...subject, count: 0 };
  const caught = relations.flatMap(({ from, kind, to }): Relation[] =>
    from === spider && to !== null && to !== web && CAUGHT.has(kind)
      ? [{ from: to, kind: 'in', to: web }]
      : [],
  );
  const spun: Relation = { from: spider, kind: 'in', to: web };
  relations.splice(0, relations.length, ...others, ...caught, spun);
}

function drop({ subjects, relations }: Draft, isGone: (subject: Subject) => boolean): void {
  for (const [at, subject] of subjects.entries()) {
    if (!isGone(subject)) continue;
    subjects[at] = { ...subject, count: 0 };
    const kept = relations.filter(({ from, to }) => from !== at && to !== at);
    relations.splice(0, relations.length, ...kept);
  }
}

/** The skin of those who hatch and have no feathers. */
const HATCHLINGS: Readonly<Record<string, string>> = {
  turtle: '#6aa860',
  crocodile: '#5f9a52',
  lizard: '#7cb84a',
  snake: '#8fae4a',
};

const LARGE_HATCHLINGS = /dragon|t-rex|sauropod|triceratops|stegosaurus|pterosaur|griffin|phoenix/;

const NEST = /^(?:nest-with-eggs|empty-nest)$/;

/** A dragon looks out of its shell. */
function leaveShell(draft: Draft, at: number): void {
  const { subjects, relations } = draft;
  const young = subjects[at];
  const colour = subjects.find(({ thing }) => thing === 'egg')?.colour ?? null;
  if (young === undefined) return;
  drop(draft, ({ thing }) => thing === 'egg');
  subjects[at] = { ...young, size: 'normal', states: ['young'], motions: [] };
  const kept = relations.filter(({ from }) => from !== at);
  const shell = add(draft, 'eggshell', { colour });
  relations.splice(0, relations.length, { from: at, kind: 'in', to: shell }, ...kept);
  drop(draft, ({ thing }) => NEST.test(thing));
}

/** Eggs that hatch lie in a nest. */
function hatch(draft: Draft): void {
  const { subjects } = draft;
  const at = subjects.findIndex(({ states }) => states.includes('hatching'));
  const egg = subjects[at];
  if (egg === undefined || thingOf('hatching-nest') === null) return;
  const isLarge = LARGE_HATCHLINGS.test(egg.thing);
  if (isLarge) {
    leaveShell(draft, at);
    return;
  }
  const isOne = egg.count === 1 && egg.thing !== 'nest-with-eggs';
  const thing = isOne ? 'hatching-egg' : 'hatching-nest';
  const colour = isOne ? (HATCHLINGS[egg.thing] ?? null) : egg.colour;
  subjects[at] = { ...egg, thing, colour, count: 1, motions: [] };
  drop(draft, ({ thing }) => /^(?:egg|nest-with-eggs|empty-nest|hatching-chick)$/.test(thing));
}

/** A flower that opens begins as a bud. */
function bloom({ subjects }: Draft): void {
  for (const [at, subject] of subjects.entries()) {
    const { states, motions, thing, count } = subject;
    const isOpening =
      states.includes('blooming') || states.includes('open') || motions.includes('grow');
    if (!FLOWER.test(thing) || !isOpening || count > 3) continue;
    const isNamed = thingOf(`opening-${thing}`) !== null;
    const way = motions.includes('grow') ? 'growing' : 'opening';
    subjects[at] = isNamed
      ? { ...subject, thing: `${way}-${thing}`, motions: [] }
      : {
          ...subject,
          thing: 'opening-flower',
          colour: subject.colour ?? COLOURS[thing] ?? null,
          motions: [],
        };
  }
}

const COLOURS: Readonly<Record<string, string>> = { lotus: '#f29ac0', 'white-flower': '#ffffff' };

/** A seed that grows becomes a plant, which is not there a second time. */
function sprout(draft: Draft): void {
  const { subjects } = draft;
  const at = subjects.findIndex(
    ({ thing, motions }) => thing === 'seedling' && motions.includes('grow'),
  );
  const seed = subjects[at];
  if (seed === undefined) return;
  const isNamed = ({ thing }: Subject) => PLANT.test(thing);
  subjects[at] = { ...seed, thing: 'growing-plant', motions: [] };
  drop(draft, (subject) => subject !== subjects[at] && isNamed(subject));
}

/** Animals that have drawings of their own for what they are known for, with the states that ask for it. */
const SHOWN_SO: Readonly<Record<string, readonly [thing: string, ...asked: State[]]>> = {
  hedgehog: ['rolled-hedgehog', 'asleep'],
  armadillo: ['rolled-armadillo', 'asleep'],
  spider: ['dangling-spider', 'hanging'],
  gorilla: ['upright-gorilla', 'roaring'],
  hippopotamus: ['yawning-hippo', 'roaring', 'surprised', 'sleepy'],
};

/** Hedgehogs sleep as balls, and gorillas beat their chests. */
function showSo({ subjects }: Draft): void {
  for (const [at, subject] of subjects.entries()) {
    const [thing, ...asked] = SHOWN_SO[subject.thing] ?? [];
    if (thing !== undefined && asked.some((state) => subject.states.includes(state)))
      subjects[at] = { ...subject, thing, motions: [], states: [] };
  }
}

/** A field is ploughed with a plough. */
function giveForks(draft: Draft): void {
  for (const [from, { states }] of [...draft.subjects].entries()) {
    if (!states.includes('ploughing')) continue;
    const has = draft.subjects.some(({ thing }) => thing === 'plough');
    // Gulls that follow a tractor do not plough.
    const tractor = draft.subjects.findIndex(({ thing }) => thing === 'tractor');
    const who = tractor === -1 ? from : tractor;
    if (!has) draft.relations.push({ from: who, kind: 'pull', to: add(draft, 'plough') });
  }
}

/** The fish that an animal catches is one of the river. */
function asSalmon({ subjects, relations }: Draft): void {
  for (const { kind, to } of relations) {
    const fish = subjects[to ?? -1];
    if (to === null || fish === undefined || !['catch', 'carry', 'hold', 'eat'].includes(kind))
      continue;
    if (FISH.test(fish.thing)) subjects[to] = { ...fish, thing: 'salmon' };
  }
}
