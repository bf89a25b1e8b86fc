import type { TaggedPhrase } from '../phrases/tag-phrases.ts';
import type { Setting } from '../scene-description.ts';
import { COLOUR_WORDS } from '../words/colours.ts';
import { type ClauseState, leaveColours, type OpenPreposition, relate } from './clause-state.ts';

/** A noun that names a place. */
export function readPlace(
  state: ClauseState,
  setting: Setting,
  phrase: TaggedPhrase,
  at: number,
): void {
  const { preposition } = state;
  const isAttribute = phrase.role === 'attribute';
  if (state.isDenied) state.denied.add(at);
  else {
    const way = preposition ?? playedOn(state);
    const isWeak =
      way === null ? !/^(?:on|in|under|at|above)-/u.test(phrase.text) : way.kind === 'for';
    const isTopic = preposition === null && state.subjects.length + state.votes.length === 0;
    state.votes.push({
      setting,
      at,
      weight: isAttribute ? 1 : isTopic ? 5 : isWeak ? 2 : /^on-/u.test(phrase.text) ? 6 : 4,
    });
    if (!isAttribute) placeIn(state, way ?? crossing(state));
    // A burning village burns in many places.
    if (state.modifiers.states.includes('burning'))
      state.effects.push({ kind: 'flames', from: null });
  }
  if (isAttribute) return;
  withoutOwnColours(state, setting);
  leaveColours(state);
  const from = preposition?.from ?? [];
  const isPart = /^(?:balcony|roof|rooftop|porch|terrace|corner|summit|slope|top|peak)$/u;
  state.lastPlace = isPart.test(phrase.text) ? { from, vote: state.votes.length - 1 } : null;
  const isWay = preposition !== null && WAYS.has(preposition.kind);
  state.shared = isWay ? { ...preposition, isOfPlace: true } : null;
  state.preposition = null;
  state.last = null;
  state.joined = null;
  state.isAfterField = /^(?:fields?|acres?|meadows?|hills?|hillside|valley|garden)$/u.test(
    phrase.text,
  );
}

/** Colours that a place has anyway: a green hill does not make the picture green. */
const OWN_COLOURS: Readonly<Record<string, RegExp>> = {
  green:
    /^(?:meadow|forest|jungle|park|garden|mountains|farm|village|greenhouse|river|lake|pond)$/u,
  blue: /^(?:sea|sky|lake|river|pond|underwater|beach|harbour|iceberg|waterfall)$/u,
  turquoise: /^(?:sea|lake|river|beach|underwater)$/u,
  white: /^(?:snow|mountains|iceberg|beach|studio|room)$/u,
  golden: /^(?:farm|meadow|desert|beach|savanna|forest)$/u,
  yellow: /^(?:farm|meadow|desert|beach)$/u,
  brown: /^(?:desert|cave|farm)$/u,
};

function withoutOwnColours(state: ClauseState, setting: Setting): void {
  const own = Object.entries(OWN_COLOURS)
    .filter(([, places]) => places.test(setting))
    .map(([word]) => COLOUR_WORDS[word]);
  const colours = state.modifiers.colours.filter((colour) => !own.includes(colour));
  state.modifiers = { ...state.modifiers, colours };
}

/** "Crossing a river": a place can be the object. */
function crossing({ verb }: ClauseState): OpenPreposition | null {
  if (verb === null || verb.object !== null || verb.use.meaning.deed !== 'cross') return null;
  return { kind: 'across', from: verb.agents, isFronted: false };
}

/** "Playing on a rooftop": a place is not what is played. */
function playedOn({ verb }: ClauseState): OpenPreposition | null {
  if (verb === null || verb.object !== null || verb.use.meaning.deed !== 'play') return null;
  return { kind: 'on', from: verb.agents, isFronted: false };
}

/** Ways to be in a place that the picture can show. */
const SHOWN: ReadonlySet<string> = new Set([
  'over',
  'above',
  'through',
  'across',
  'along',
  'into',
  'out-of',
  'under',
  'on',
  'behind',
  'towards',
  'around',
  'in-front-of',
]);

/** What is said of a place and of what stands in it: "over a lake and a cabin". */
const WAYS: ReadonlySet<string> = new Set([
  'over',
  'above',
  'behind',
  'past',
  'through',
  'across',
  'towards',
  'along',
  'around',
]);

export function placeIn(state: ClauseState, preposition: OpenPreposition | null): void {
  if (preposition === null || !SHOWN.has(preposition.kind)) return;
  const { kind } = preposition;
  if (kind === 'with' || kind === 'of' || kind === 'from' || kind === 'by') return;
  if (kind === 'for' || kind === 'past') return;
  for (const from of preposition.from) relate(state, from, kind, null);
  if (preposition.isFronted) state.fronted.places.push({ kind, to: null });
}
