import type { Relation, Subject } from '../../parse-prompt/scene-description.ts';
import { isDrawnPerson } from '../../people/person.ts';
import { add, type Draft } from '../draft.ts';

type Player = readonly [job: string, tool: string, kind: 'hold' | 'play'];

/** Who plays what in a band. */
const ROCK: readonly Player[] = [
  ['singer', 'microphone', 'hold'],
  ['guitarist', 'guitar', 'play'],
  ['drummer', 'drum-kit', 'play'],
];
const JAZZ: readonly Player[] = [
  ['musician', 'saxophone', 'play'],
  ['musician', 'cello', 'play'],
  ['drummer', 'drum-kit', 'play'],
];
const STRINGS: readonly Player[] = [
  ['violinist', 'violin', 'play'],
  ['violinist', 'violin', 'play'],
  ['cellist', 'cello', 'play'],
];
const ORCHESTRA: readonly Player[] = [
  ['violinist', 'violin', 'play'],
  ['musician', 'flute', 'play'],
  ['cellist', 'cello', 'play'],
  ['musician', 'trumpet', 'play'],
];
const STREET: readonly Player[] = [
  ['musician', 'guitar', 'play'],
  ['musician', 'accordion', 'play'],
  ['musician', 'violin', 'play'],
  ['musician', 'trumpet', 'play'],
];

const BAND = /^(?:(?:rock-|jazz-)?band|(?:jazz-|string-)?(?:trio|quartet))$/;
const MUSICIANS = /^(?:musician|street-musician|busker)$/;

/** What each of them has unless the prompt tells more. */
const USUAL: Readonly<Record<string, string>> = {
  orchestra: 'violin',
  musician: 'guitar',
  busker: 'guitar',
};

function playersOf({ look, count }: Subject): readonly Player[] {
  const job = look?.job ?? '';
  if (job === 'orchestra') return ORCHESTRA;
  if (MUSICIANS.test(job)) return count < 5 ? STREET.slice(0, count) : [];
  if (!BAND.test(job)) return [];
  if (/string/.test(job)) return STRINGS;
  return /jazz|trio|quartet/.test(job) ? JAZZ : ROCK;
}

/** Who is played for is no instrument, and an orchestra is not led on a rope. */
function faceListeners({ subjects, relations }: Draft, band: number): void {
  const isOfPeople = ({ from, to }: Relation) =>
    isDrawnPerson(subjects[from]?.thing ?? '') && isDrawnPerson(subjects[to ?? -1]?.thing ?? '');
  for (const [at, relation] of relations.entries()) {
    const { from, kind, to } = relation;
    if (!isOfPeople(relation)) continue;
    if (from === band && kind === 'play') relations[at] = { from, kind: 'next-to', to };
    if (to !== band || kind !== 'pull') continue;
    relations[at] = { from, kind: 'next-to', to };
    for (const one of [from, band]) {
      const subject = subjects[one];
      if (subject !== undefined) subjects[one] = { ...subject, motions: [] };
    }
  }
}

const isConductor = ({ look }: Subject) => look?.job === 'conductor';

/** A band is a singer, a guitarist and a drummer; four musicians do not share one guitar. */
export function formBand(draft: Draft): void {
  const { subjects, relations } = draft;
  const at = subjects.findIndex((subject) => playersOf(subject).length > 0);
  const band = subjects[at];
  if (band === undefined || band.look === null) return;
  faceListeners(draft, at);
  const { look } = band;
  const played = relations.filter(({ from, kind }) => from === at && kind === 'play');
  const isUsual = ({ to }: Relation) => {
    const { thing = '', count = 0 } = subjects[to ?? -1] ?? {};
    return thing === USUAL[look.job ?? ''] && count === 1;
  };
  const usual = played.find(isUsual);
  if (usual !== undefined) {
    const tool = subjects[usual.to ?? -1];
    relations.splice(relations.indexOf(usual), 1);
    if (tool !== undefined && played.length > 1) subjects[usual.to ?? -1] = { ...tool, count: 0 };
  }
  if (played.length > (usual === undefined ? 0 : 1)) return;
  const players: number[] = [];
  // With who conducts them, three have room on the stage.
  const conductor = subjects.findIndex(isConductor);
  const cast = playersOf(band).filter((_, one) => conductor === -1 || one !== 1);
  for (const [copy, [job, tool, kind]] of cast.entries()) {
    const player: Subject = { ...band, count: 1, motions: [], look: { ...look, job } };
    const from = copy === 0 ? at : subjects.push(player) - 1;
    if (copy === 0) subjects[at] = player;
    const same = subjects.findIndex(
      ({ thing }, one) => thing === tool && !relations.some(({ to }) => to === one),
    );
    relations.push({ from, kind, to: same === -1 ? add(draft, tool) : same });
    players.push(from);
  }
  if (conductor !== -1) lead(draft, conductor, players);
}

/** Who conducts stands before the first of them, who sit one beside the other, with a raised baton. */
function lead(draft: Draft, conductor: number, players: readonly number[]): void {
  const { subjects, relations } = draft;
  const who = subjects[conductor];
  const [first] = players;
  if (who === undefined || first === undefined) return;
  subjects[conductor] = { ...who, motions: ['reach'] };
  const kept = relations.filter(
    ({ from, to }) =>
      !(from === conductor && players.includes(to ?? -1)) &&
      !(to === conductor && players.includes(from)),
  );
  relations.splice(0, relations.length, ...kept);
  const isArmed = relations.some(({ from, kind }) => from === conductor && kind === 'hold');
  if (!isArmed)
    relations.push({ from: conductor, kind: 'hold', to: add(draft, 'conducting-baton') });
  for (const [at, player] of players.entries())
    relations.push({ from: player, kind: 'at', to: players[at - 1] ?? conductor });
}
