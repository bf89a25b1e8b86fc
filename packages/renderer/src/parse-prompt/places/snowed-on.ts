import type { PlaceVote } from '../clauses/clause-state.ts';
import type { Setting } from '../description/settings.ts';
import { sifted } from '../needed-letters.ts';
import type { Particle, Subject } from '../scene-description.ts';

/** Places that can lie under snow, if the prompt speaks of it. */
const SNOWED_ON: ReadonlySet<Setting> = new Set<Setting>([
  'room',
  'bedroom',
  'window-seat',
  'mountains',
  'forest',
  'meadow',
  'railway',
  'road',
  'street',
  'city',
  'village',
  'park',
  'garden',
  'farm',
  'lake',
  'river',
  'campsite',
  'hot-spring',
  'graveyard',
  'vineyard',
  'bamboo-forest',
  'rooftops',
  'flat-roof',
  'market',
  'platform',
  'square',
  'courtyard',
  'western-town',
  'riverside',
  'canyon',
  'summit',
  'playground',
  'desert',
  'dunes',
  'harbour',
  'pond',
  'savanna',
  'funfair',
  'airfield',
  'construction-site',
  'balcony',
  'beach',
  'waterfall',
  'rice-terraces',
  'skatepark',
]);

/** Where snow must lie for what is made of it, or slides on it. */
const PLAYED_IN: ReadonlySet<Setting> = new Set<Setting>([
  'playground',
  'park',
  'garden',
  'village',
  'street',
  'city',
  'square',
  'courtyard',
  'farm',
  'forest',
  'meadow',
  'lake',
  'campsite',
  'road',
]);
const OF_SNOW = /^(?:snowman|bare-snowman|snowball|sled|skis|snowboard|skier|snowboarder)$/u;

/** Snow that lies; that of the peaks behind is theirs. */
const LIES = sifted(
  /\bsnow[- ]?(?:covered|clad|blanketed|laden|dusted|draped|coated|buried|filled|swept)\b(?! (?:[\p{L}-]+ )?(?:mountains?|peaks?|volcano|alps|summits?|range))|\b(?:covered|blanketed|buried|draped|dusted|coated|carpeted|cloaked|wrapped|shrouded) (?:in|with|by|under|beneath) (?:an? |the )?(?:[\p{L}-]+ ){0,2}(?:of )?(?:fresh )?snow\b|\b(?:blanket|layer|dusting|coat|carpet) of (?:[\p{L}-]+ )?snow\b/iu,
);

/** Where trees are white, the ground is. */
const SNOWY_WOOD = sifted(
  /\b(?:snowy|frosty|wintry) (?:[\p{L}-]+ )?(?:trees?|firs?|pines?|spruces?|woods?|forests?|treetops?|rooftops|roofs)\b/iu,
);

/** Where the peaks are what one sees. */
const HIGH: ReadonlySet<Setting> = new Set<Setting>(['mountains', 'canyon', 'summit']);
const ON_PEAKS = sifted(/\bsnow[- ]?(?:covered|clad|blanketed|dusted|draped)\b/iu);

/** The places of a prompt, and snow that lies on them: it has no weight against any of them. */
export function withSnow(
  prompt: string,
  votes: readonly PlaceVote[],
  subjects: readonly Subject[],
): readonly PlaceVote[] {
  if (votes.some(({ setting }) => setting === 'snow')) return votes;
  const isPlayedIn =
    subjects.some(({ thing, states }) => OF_SNOW.test(thing) && !states.includes('melting')) &&
    votes.some(({ setting, weight }) => weight > 1 && PLAYED_IN.has(setting));
  const isHigh = votes.length > 0 && votes.every(({ setting }) => HIGH.has(setting));
  return LIES.test(prompt) ||
    SNOWY_WOOD.test(prompt) ||
    isPlayedIn ||
    (isHigh && ON_PEAKS.test(prompt))
    ? [...votes, { setting: 'snow', weight: 0 }]
    : votes;
}

const THAW = sifted(/\b(?:spring|springtime|warm|warmth|thaw\p{L}*|hot|summer|april|march)\b/iu);

const isMelting = ({ thing, states }: Subject): boolean =>
  OF_SNOW.test(thing) && states.includes('melting');

/** Where a snowman melts in the sun of spring, the snow around it is gone. */
export const thawed = (prompt: string, place: Setting, subjects: readonly Subject[]): Setting =>
  place === 'snow' && subjects.some(isMelting) && THAW.test(prompt) ? 'meadow' : place;

const BESIDE_SNOW: ReadonlySet<Particle> = new Set<Particle>([
  'fireworks',
  'confetti',
  'embers',
  'smoke',
  'sparkles',
  'hearts',
]);

/** Snow on the place, where the prompt speaks of it and lets nothing else fall. */
export function snowOn(
  setting: Setting,
  cast: { votes: readonly PlaceVote[]; subjects: readonly Subject[]; isSeenInto: boolean },
  particles: readonly Particle[],
): { readonly particles?: readonly Particle[] } {
  const isSpokenOf =
    cast.votes.some((vote) => vote.setting === 'snow') ||
    cast.subjects.some(({ states, thing }) => states.includes('snowy') || thing === 'snow-plough');
  const isFree =
    particles.every((one) => BESIDE_SNOW.has(one)) &&
    !(setting !== 'snow' && cast.subjects.some(isMelting));
  return isSpokenOf && isFree && (SNOWED_ON.has(setting) || cast.isSeenInto)
    ? { particles: [...particles, 'snow'] }
    : {};
}
