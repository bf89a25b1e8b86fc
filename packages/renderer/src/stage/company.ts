import type { SceneDescription, Subject } from '../parse-prompt/scene-description.ts';
import { isDrawnPerson } from '../people/person.ts';
import { INDOORS } from '../scene/indoors.ts';
import { thingOf } from '../things/things.ts';
import { add, type Draft } from './draft.ts';

/** Who plays what in a band. */
const PLAYERS = [
  ['singer', 'microphone', 'hold'],
  ['guitarist', 'guitar', 'play'],
  ['drummer', 'drum-kit', 'play'],
] as const;

/** A band is a singer, a guitarist and a drummer. */
export function formBand({ subjects, relations }: Draft): void {
  const at = subjects.findIndex(({ look }) => look?.job === 'band');
  const band = subjects[at];
  if (
    band === undefined ||
    band.look === null ||
    relations.some(({ from, kind }) => from === at && kind === 'play')
  )
    return;
  const { look } = band;
  for (const [copy, [job, tool, kind]] of PLAYERS.entries()) {
    const player: Subject = { ...band, count: 1, motions: [], look: { ...look, job } };
    const from = copy === 0 ? at : subjects.push(player) - 1;
    if (copy === 0) subjects[at] = player;
    const same = subjects.findIndex(({ thing }) => thing === tool);
    relations.push({ from, kind, to: same === -1 ? add({ subjects, relations }, tool) : same });
  }
}

/** A microscope stands on a table, a telescope on the ground; one bends to it. */
export function lookThrough(draft: Draft): void {
  const { subjects, relations } = draft;
  for (const [at, { from, kind, to }] of [...relations.entries()]) {
    const [who, lens] = [subjects[from], subjects[to ?? -1]];
    if (who === undefined || lens === undefined || to === null) continue;
    if (
      (kind !== 'through' && kind !== 'look-at') ||
      !/^(?:microscope|telescope)$/.test(lens.thing)
    )
      continue;
    if (lens.thing === 'telescope') {
      relations[at] = { from, kind: 'at', to };
      continue;
    }
    const table = add(draft, 'table');
    relations[at] = { from, kind: 'at', to: table };
    relations.push({ from: to, kind: 'on', to: table });
    subjects[from] = { ...who, motions: [...who.motions.filter((one) => one !== 'walk'), 'work'] };
  }
}

const ONE_EACH: ReadonlySet<string> = new Set(['hold', 'drink', 'eat', 'read', 'wear', 'carry']);

const CUP = /beverage|teacup|coffee|wine-glass|beer|drink|mug/;

/** Two friends who drink coffee have a cup each, also those who talk over it. */
export function handOut({ subjects, relations }: Draft): void {
  for (const [at, { from, kind, to }] of relations.entries()) {
    const isTalking = isDrawnPerson(subjects[from]?.thing ?? '');
    if (kind === 'over' && isTalking && CUP.test(subjects[to ?? -1]?.thing ?? ''))
      relations[at] = { from, kind: 'hold', to };
  }
  for (const { from, kind, to } of relations) {
    const [who, thing] = [subjects[from], subjects[to ?? -1]];
    if (who === undefined || thing === undefined || to === null || !ONE_EACH.has(kind)) continue;
    const { metres = 9, medium = 'land' } = thingOf(thing.thing) ?? {};
    const isSmall =
      medium === 'object' && metres <= 0.4 && !/ball|table|chess|pizza|cake/.test(thing.thing);
    if (who.count > 1 && who.count < 5 && thing.count === 1 && isSmall && isDrawnPerson(who.thing))
      subjects[to] = { ...thing, count: who.count };
  }
}

/** The ball of a game that has one of its own. */
const BALLS: readonly (readonly [RegExp, string])[] = [
  [/tennis/, 'tennis-ball'],
  [/basketball/, 'basketball'],
  [/baseball/, 'baseball'],
  [/volleyball/, 'volleyball'],
];

/** A ball that is hit with a racket is not kicked. */
export function playBall({ subjects, relations }: Draft): void {
  const ball = subjects.findIndex(({ thing }) => thing === 'soccer-ball');
  const game = subjects.flatMap(({ thing, look }) => [thing, look?.job ?? '']).join(' ');
  const found = BALLS.find(([kind]) => kind.test(game));
  const subject = subjects[ball];
  if (subject === undefined || found === undefined) return;
  subjects[ball] = { ...subject, thing: found[1] };
  for (const [at, { from, kind, to }] of relations.entries())
    if (kind === 'kick' && to === ball) relations[at] = { from, kind: 'throw', to };
}

/** Several people who sit together indoors sit at a table. */
export function holdMeeting(draft: Draft, { setting }: SceneDescription): void {
  if (!INDOORS.has(setting) || setting === 'restaurant' || setting === 'carriage') return;
  const laid = draft.subjects.findIndex(({ thing }) => thing === 'dinner-table');
  if (laid !== -1 && draft.subjects[0] !== undefined && isDrawnPerson(draft.subjects[0].thing)) {
    const isUsed = draft.relations.some(({ from, to }) => from === 0 && to === laid);
    if (!isUsed) draft.relations.unshift({ from: 0, kind: 'around', to: laid });
    return;
  }
  for (const [from, { thing, count, motions, states }] of [...draft.subjects.entries()]) {
    const isSitting = motions.includes('sit') || states.includes('sitting');
    const isPlaced = draft.relations.some(
      (one) => one.from === from && ['on', 'in', 'at', 'around'].includes(one.kind),
    );
    if (count < 2 || !isSitting || isPlaced || !isDrawnPerson(thing)) continue;
    const table = setting === 'office' ? 'meeting-table' : count > 2 ? 'dinner-table' : 'table';
    draft.relations.push({ from, kind: 'around', to: add(draft, table) });
  }
}
