import type { Motion } from '../../parse-prompt/scene-description.ts';
import { isDrawnPerson } from '../../people/person.ts';
import { thingOf } from '../../things/things.ts';
import { add, type Draft } from '../draft.ts';

/** What one works at, on a table. */
const MACHINES = /^(?:sewing-machine|monitor)$/;

/** Who has something better to work with leaves it out. */
function putDown({ subjects, relations }: Draft, from: number, thing: string): void {
  const held = relations.findIndex(
    (one) => one.from === from && one.kind === 'hold' && subjects[one.to ?? -1]?.thing === thing,
  );
  const at = relations[held]?.to ?? null;
  const what = at === null ? undefined : subjects[at];
  if (at !== null && what !== undefined) subjects[at] = { ...what, count: 0 };
}

/** A microscope stands on a table, a telescope on the ground; one bends to it. */
export function lookThrough(draft: Draft): void {
  const { subjects, relations } = draft;
  for (const [at, { from, kind, to }] of [...relations.entries()]) {
    const [who, lens] = [subjects[from], subjects[to ?? -1]];
    if (who === undefined || lens === undefined || to === null) continue;
    const isMachine = MACHINES.test(lens.thing) && (kind === 'at' || kind === 'hold');
    const isLens =
      (kind === 'through' || kind === 'look-at') &&
      /^(?:microscope|(?:tripod-)?telescope)$/.test(lens.thing);
    const isStand = /telescope$/.test(lens.thing) && kind === 'at' && isDrawnPerson(who.thing);
    if (!isLens && !isStand && !(isMachine && isDrawnPerson(who.thing))) continue;
    if (/telescope$/.test(lens.thing)) {
      subjects[to] = { ...lens, thing: 'tripod-telescope' };
      // What is seen in it is up in the sky, not what they stand by.
      relations.splice(
        0,
        relations.length,
        ...relations.map((one) =>
          one.from === from && one.kind === 'look-at' && one.to !== to ? { ...one, to: null } : one,
        ),
      );
      relations[at] = { from, kind: 'at', to };
      continue;
    }
    const table = add(draft, 'table');
    relations[at] = { from, kind: 'at', to: table };
    relations.push({ from: to, kind: 'on', to: table });
    // Who types has a computer of their own otherwise.
    const deed: readonly Motion[] = !isMachine
      ? ['peer']
      : lens.thing === 'monitor'
        ? ['type']
        : [];
    subjects[from] = { ...who, motions: deed };
    if (isMachine) putDown(draft, from, 'laptop');
  }
}

/** Things for two hands or of some length that each has nevertheless. */
const OWN = /backpack|racket|sword|skateboard|shovel|broom/;
const ONE_EACH: ReadonlySet<string> = new Set(['hold', 'drink', 'eat', 'read', 'wear', 'carry']);

const TINY = 0.36;

const GLASSES = /^(?:glasses|sunglasses|goggles)$/;

/** Glasses and headphones are part of a head, and what one looks at from near is in the hands. */
export function takeInHands({ subjects, relations }: Draft, product: number | null): void {
  for (const [at, { from, kind, to }] of relations.entries()) {
    const [who, what] = [subjects[from], subjects[to ?? -1]];
    if (who === undefined || what === undefined || to === null || !isDrawnPerson(who.thing))
      continue;
    if (kind === 'wear' && GLASSES.test(what.thing) && who.look !== null) {
      const isShaded = what.thing === 'glasses' ? {} : ({ isShaded: true } as const);
      subjects[from] = { ...who, look: { ...who.look, hasGlasses: true, ...isShaded } };
      subjects[to] = { ...what, count: 0 };
    }
    if (kind === 'wear' && what.thing === 'headphone' && who.look !== null && to !== product) {
      subjects[from] = { ...who, look: { ...who.look, headphones: what.colour ?? '#e2483f' } };
      subjects[to] = { ...what, count: 0 };
    }
    if (kind === 'hold' && what.thing === 'hula-hoop') relations[at] = { from, kind: 'wear', to };
    const { medium, metres = 9 } = thingOf(what.thing) ?? {};
    const isPlaced = relations.some((one) => one.from === to);
    const isSmall =
      medium === 'object' && metres < TINY && !/scope$|candle|plant|^fire$/.test(what.thing);
    const isTarget = who.motions.includes('aim');
    if (kind === 'look-at' && isSmall && !isPlaced && !isTarget)
      relations[at] = { from, kind: 'hold', to };
  }
}

/** Who swings on a playground sits on a swing. */
export function swing(draft: Draft, setting: string): void {
  if (setting !== 'playground' && setting !== 'park') return;
  for (const [from, { thing, states, count }] of [...draft.subjects.entries()]) {
    const isPlaced = draft.relations.some(
      (one) => one.from === from && one.to !== null && ['on', 'in', 'ride'].includes(one.kind),
    );
    if (!states.includes('hanging') || isPlaced || count !== 1 || !isDrawnPerson(thing)) continue;
    draft.relations.unshift({ from, kind: 'on', to: add(draft, 'swing') });
  }
}

/** Who goes down a slide or up the stairs is on it. */
export function slideDown({ subjects, relations }: Draft): void {
  for (const [at, { from, kind, to }] of relations.entries()) {
    const isSlide = /^(?:playground-slide|stairs|spiral-stairs)$/.test(
      subjects[to ?? -1]?.thing ?? '',
    );
    if (isSlide && ['along', 'through', 'over', 'under'].includes(kind))
      relations[at] = { from, kind: 'on', to };
  }
}

const SWINGS = /^(?:swing|playground-slide|bathtub|hot-tub|drum-kit)$/;

/** A row of swings is one frame; a picture of three leaves no room for the children. */
export function countFrames({ subjects }: Draft): void {
  for (const [at, subject] of subjects.entries())
    if (SWINGS.test(subject.thing) && subject.count > 1) subjects[at] = { ...subject, count: 1 };
}

const CUP = /beverage|teacup|coffee|wine-glass|beer|drink|mug|whisky-glass|tumbler/;

/** Two friends who drink coffee have a cup each, also those who talk over it. */
export function handOut({ subjects, relations }: Draft): void {
  for (const [at, { from, kind, to }] of relations.entries()) {
    const isTalking =
      isDrawnPerson(subjects[from]?.thing ?? '') &&
      !subjects[from]?.motions.some((one) => one === 'jump' || one === 'trick');
    const isBeside = kind === 'over' || kind === 'next-to';
    if (isBeside && isTalking && CUP.test(subjects[to ?? -1]?.thing ?? ''))
      relations[at] = { from, kind: 'hold', to };
  }
  for (const { from, kind, to } of relations) {
    const [who, thing] = [subjects[from], subjects[to ?? -1]];
    if (who === undefined || thing === undefined || to === null || !ONE_EACH.has(kind)) continue;
    const { metres = 9, medium = 'land' } = thingOf(thing.thing) ?? {};
    const isSmall =
      medium === 'object' &&
      (metres <= 0.4 || OWN.test(thing.thing)) &&
      !/ball|table|chess|pizza|cake|trophy|banner|map$/.test(thing.thing);
    if (
      who.count > 1 &&
      (who.count < 5 || kind === 'wear') &&
      thing.count === 1 &&
      isSmall &&
      (isDrawnPerson(who.thing) || kind === 'wear')
    )
      subjects[to] = { ...thing, count: who.count };
  }
}

/** The ball of a game that has one of its own. */
const BALLS: readonly (readonly [RegExp, string])[] = [
  [/tennis/, 'tennis-ball'],
  [/basketball/, 'basketball'],
  [/baseball/, 'baseball'],
  [/volleyball/, 'volleyball'],
  [/golf/, 'golf-ball'],
];

/** A ball that is hit with a racket is not kicked. */
export function playBall({ subjects, relations }: Draft): void {
  const ball = subjects.findIndex(({ thing }) => thing === 'soccer-ball');
  const game = subjects.flatMap(({ thing, look }) => [thing, look?.job ?? '']).join(' ');
  const found = BALLS.find(([kind]) => kind.test(game));
  const subject = subjects[ball];
  if (subject === undefined || found === undefined) return;
  const same = subjects.findIndex(({ thing }) => thing === found[1]);
  if (same !== -1) {
    subjects[ball] = { ...subject, count: 0 };
    for (const [at, one] of relations.entries())
      if (one.to === ball) relations[at] = { ...one, to: same };
    return;
  }
  subjects[ball] = { ...subject, thing: found[1] };
  for (const [at, { from, kind, to }] of relations.entries())
    if (kind === 'kick' && to === ball) relations[at] = { from, kind: 'throw', to };
}

/** The friends of a child are children. */
export function makePeers({ subjects }: Draft): void {
  const [first] = subjects;
  if (
    first === undefined ||
    !(first.look?.age === 'child' || /^(?:girl|boy|child)$/.test(first.thing))
  )
    return;
  for (const [at, subject] of subjects.entries()) {
    const { look, thing } = subject;
    if (thing !== 'person' || look === null || look.age !== null || look.job !== null) continue;
    subjects[at] = { ...subject, look: { ...look, age: 'child' } };
  }
}
