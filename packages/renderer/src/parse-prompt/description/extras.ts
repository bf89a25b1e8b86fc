import { INDOORS } from '../../scene/indoors.ts';
import { mayMatch } from '../needed-letters.ts';
import { AUDIENCE, BEFORE_CROWD, IN_PUBLIC } from './crowds.ts';
import { type Formation, formationIn } from './formations.ts';
import { frozen } from './frozen.ts';
import { LANDSCAPE_RULES, type LandscapeExtra } from './landscape-extras.ts';
import { IN_RUINS } from './ruined-cities.ts';
import type { Setting } from './settings.ts';
import { isDriven, type Viewpoint, viewpointsIn } from './viewpoints.ts';

/** What a place has besides its people and things. */
export type Extra =
  | Viewpoint
  | Formation
  | LandscapeExtra
  | 'traffic'
  | 'jam'
  | 'lasers'
  | 'searchlights'
  | 'audience'
  | 'beacons'
  | 'bends'
  | 'from-outside'
  | 'wide'
  | 'firs'
  | 'tunnel'
  | 'jetty'
  | 'posters'
  | 'dim'
  | 'corn'
  | 'pumpkins'
  | 'calving'
  | 'redwoods'
  | 'star-trails'
  | 'time-lapse'
  | 'sea-cave'
  | 'rapids'
  | 'empty'
  | 'clutter'
  | 'party'
  | 'birthday'
  | 'christmas'
  | 'ice'
  | 'oasis'
  | 'muddy'
  | 'huge-sun'
  | 'two-suns'
  | 'sunbeams'
  | 'clay-court'
  | 'running-track'
  | 'ancient'
  | 'laundry'
  | 'neon-signs'
  | 'grass-runway'
  | 'pane'
  | 'still-life'
  | 'table-cloth'
  | 'vegetables'
  | 'in-ruins'
  | 'isometric';

/** Squares of two colours, as they are spread on tables. */
const TABLE_CLOTH =
  /\b(?:table ?cloths?|gingham|(?:chequered|checkered|checked|plaid|tartan) (?:red |blue |cloth|cotton|linen|picnic |table|blanket))/iu;
const ROADS: ReadonlySet<Setting> = new Set<Setting>(['road', 'city', 'street', 'square']);
const SHOWS: ReadonlySet<Setting> = new Set<Setting>(['stage', 'festival', 'club', 'arena']);

const WAY =
  '(?:road|highway|motorway|freeway|expressway|interstate|boulevard|intersection|crossroads?|crossing|junction)';
const TRAFFIC = new RegExp(
  `\\btraffic\\b(?! (?:lights?|signs?|cones?|cops?|police|officer|warden))|\\b(?:busy|congested|crowded|jammed|packed|bustling) (?:[\\w-]+ )?${WAY}|${WAY} (?:full of|packed with|with lots of|with many|crowded with) (?:cars|vehicles)|\\brush[- ]hour\\b|\\bgridlock|\\bbumper[- ]to[- ]bumper|\\b(?:passing|honking|rushing|speeding) cars\\b|\\bcars (?:\\w+ )?(?:passing|rushing|whizzing|zooming|driving|speeding|racing) (?:by|past)\\b`,
  'iu',
);
const JAM =
  /\btraffic jams?\b|\bgridlock|\bbumper[- ]to[- ]bumper|\bstuck in traffic\b|\bcongested\b|\bstanding traffic\b/iu;
const LASERS =
  /\blasers?\b(?! (?:pointer|printer|cutter|cutting|gun|sword|tag|surgery|eye|blaster|engrav|pistol))/iu;
const BEACONS =
  /^(?=.*\b(?:police|ambulance|fire ?(?:truck|engine)|patrol car|cop car)).*\b(?:flash|siren|emergency|blue lights?|lights? on\b|rush|speed|rac(?:e|es|ing)\b|chas|pursuit|respond)/isu;
const BENDS =
  /\b(?:winding|twisting|serpentine|zig[- ]?zag|curvy|curving|snaking|bendy|hairpin|twisty)\b|\bhairpins?\b|\bbends\b|\bmountain (?:road|pass)\b/iu;

/** One looks into a room from the street or the garden. */
const FROM_OUTSIDE =
  /(?<!\b(?:earth|moon|stars|planets?|sky|city|mountains?|sea|ocean|skyline|galax(?:y|ies)|space|forest|snow|lights|trees|garden|sunset|storm) )\b(?:seen|viewed|visible|watched|glimpsed|shown) (?:from outside )?through (?:an?|the|its|their|his|her) (?:[\w-]+ ){0,2}windows?\b|\bwindows?,? (?:seen )?from (?:the )?outside\b|\b(?:looking|peeking|peering|view) (?:in|into|inside) through (?:an?|the) (?:[\w-]+ )?windows?\b|\bthrough (?:an?|the) (?:[\w-]+ )?windows? from (?:the )?outside\b/iu;
const WIDE =
  /\b(?:lonely|lone|solitary|isolated|wide shot|wide angle|establishing shot|tiny figure|in a vast|in the vast|endless|all alone)\b/iu;

const FIRS =
  /\b(?:pines?|firs?|spruces?|conifers?|coniferous|evergreens?|taiga|boreal|black forest)\b/iu;
/** Ice that breaks off and falls into the sea. */
const CALVING =
  /\bcalv(?:ing|es)\b|\b(?:glaciers?|ice)\b(?:(?!\b(?:snow|rain|leaves|night|stars?)\b)[^,.;]){0,30}(?<!\b(?:the|an?|in|with) )\b(?:break|collaps|crumbl|fall|crash|plung|tumbl)(?:ing|e?s)?\b(?! (?:snow|rain|leaves|night|stars?|waters?)\p{L}*)/iu;
/** Trees that nobody sees the tops of. */
const REDWOODS =
  /\b(?:redwoods?|sequoias?)\b|\b(?:giant|gigantic|towering|colossal|enormous|massive|huge) (?:ancient |old )?trees\b/iu;
/** Water that foams between stones. */
const RAPIDS =
  /\b(?:rapids|white[- ]?water|torrent|rafting)\b|\b(?:wild|raging|rushing|roaring|foaming|turbulent|fast-flowing|churning|rocky) (?:[\p{L}-]+ )?(?:river|stream|creek|water|waters)\b|\briver\b.*\b(?:between|around|past|over|among) (?:[\p{L}-]+ ){0,2}(?:rocks|boulders|stones)\b/iu;
/** A room without much light. */
const DIM =
  /\b(?:dark|dim|dimly[- ]lit|gloomy|unlit|shadowy) (?:[\p{L}-]+ )?(?:rooms?|workshop|garage|kitchen|bedroom|office|library|hall|hallway|corridor|attic|cellar|basement|bar|church|classroom|museum|hospital|shop|restaurant|warehouse|factory|house|tavern|pub|lab|laboratory|chamber|gym|smithy|forge)\b|\b(?:with|by|holds?|holding) (?:an?|the|his|her) (?:(?!burning|flaming)[\p{L}-]+ )?(?:torch|flashlight)\b(?<!\bweld.{0,80})/iu;
/** What runs under the ground shows no land outside. */
const TUNNEL = /\b(?:subway|metro|tube|underground)\b/iu;
/** Where nobody sits, or has come to bathe. */
const EMPTY =
  /\b(?:empty|deserted|abandoned|vacant)\b|\b(?:lonely|solitary|remote|secluded|untouched|desolate|windswept|uninhabited|desert) (?:[\p{L}-]+ )?(?:beach|shore|island|coast|bay)\b/iu;

/** Where a wall is seen that paper can be glued to. */
const WALLS: ReadonlySet<Setting> = new Set<Setting>([
  'room',
  'bedroom',
  'nursery',
  'attic',
  'cellar',
  'garage',
  'workshop',
  'classroom',
  'office',
  'corridor',
  'gym',
  'bar',
  'restaurant',
  'kitchen',
  'recording-studio',
  'subway',
]);

/** Things that are arranged on a table to be painted. */
export const STILL_LIFE = /\bstill[- ]li(?:fe|ves)\b/iu;

const LAPSE = '\\b(?:time[- ]?lapse|hyper[- ]?lapse)';
const TIME_LAPSE = new RegExp(`${LAPSE}\\b`, 'iu');
/** Stars that a film of a whole night shows on their way around the pole. */
const STAR_TRAILS = new RegExp(
  `\\bstar[- ]?trails?\\b|(?<!\\b(?:pop|rock|film|movie|sports?|football|soccer|tv) )\\bstars (?:are )?(?:slowly )?(?:turn|rotat|wheel|spin|swirl|revolv|circl|mov|streak)(?:ing|e?s)?\\b|${LAPSE}\\b.{0,60}\\b(?:stars|starry|night sky)\\b|\\b(?:stars|starry|night sky)\\b.{0,60}${LAPSE}`,
  'iu',
);

/** What lies about where nobody tidied up. */
const CLUTTER =
  /\b(?:messy|cluttered|untidy|chaotic|trashed|dirty|filthy|disorgani[sz]ed) (?:[\p{L}-]+ )?(?:rooms?|bedrooms?|offices?|kitchens?|desks?|apartments?|house|home|garage|classroom|workshop|flat|studio|nursery|attic|cellar|basement|bathroom|floor|place)\b|\b(?:clothes|papers|toys|rubbish|trash|garbage|things|stuff) (?:all over|everywhere|scattered|strewn|lying around)/iu;

/** Where families keep their holidays. */
const AT_HOME: ReadonlySet<Setting> = new Set<Setting>(['room', 'kitchen', 'bedroom', 'nursery']);

const RULES: readonly (readonly [Extra, RegExp, ReadonlySet<Setting> | null])[] = [
  ['in-ruins', IN_RUINS, new Set<Setting>(['city', 'street'])],
  ['traffic', TRAFFIC, ROADS],
  ['jam', JAM, ROADS],
  ['lasers', LASERS, SHOWS],
  ['searchlights', /\b(?:searchlights?|search lights?|sky ?beamers?|skytracker)\b/iu, null],
  ['audience', AUDIENCE, new Set<Setting>(['stage', 'festival'])],
  ['audience', BEFORE_CROWD, IN_PUBLIC],
  ['beacons', BEACONS, null],
  ['bends', BENDS, new Set<Setting>(['road'])],
  ['from-outside', FROM_OUTSIDE, null],
  ['wide', WIDE, null],
  ['firs', FIRS, new Set<Setting>(['forest', 'campsite'])],
  ['tunnel', TUNNEL, new Set<Setting>(['carriage'])],
  ['jetty', /\b(?:jetty|jetties|pier|dock(?! ?work))\b/iu, new Set<Setting>(['lake', 'harbour'])],
  ['rapids', RAPIDS, new Set<Setting>(['river', 'canyon'])],
  ['sea-cave', /\b(?:cave|cavern|grotto)s?\b/iu, new Set<Setting>(['underwater'])],
  [
    'corn',
    /\b(?:corn|maize)[- ]?(?:fields?|maze|plants|stalks|rows)\b|\b(?:fields?|rows) of (?:corn|maize)\b/iu,
    new Set<Setting>(['farm']),
  ],
  [
    'pumpkins',
    /\bpumpkin (?:patch(?:es)?|fields?|farms?)\b|\b(?:fields?|rows|acres|patch(?:es)?) (?:full )?of (?:[\p{L}-]+ ){0,2}?pumpkins\b/iu,
    new Set<Setting>(['farm']),
  ],
  ['calving', CALVING, new Set<Setting>(['glacier'])],
  ['redwoods', REDWOODS, new Set<Setting>(['forest'])],
  ['wide', REDWOODS, new Set<Setting>(['forest'])],
  ['star-trails', STAR_TRAILS, null],
  ['time-lapse', TIME_LAPSE, null],
  ['dim', DIM, new Set<Setting>([...WALLS, 'library', 'church', 'museum', 'smithy', 'factory'])],
  [
    'clutter',
    CLUTTER,
    new Set<Setting>([...WALLS, 'bathroom', 'library', 'atelier', 'laboratory']),
  ],
  ['posters', /\bposters\b/iu, WALLS],
  ['empty', EMPTY, new Set<Setting>(['stadium', 'beach'])],
  [
    'ancient',
    /\b(?:gladiators?|charioteers?|chariots?|coloss?eum|coliseum|amphitheat(?:re|er)s?|circus maximus|roman arena|ancient (?:rome|greece|olympi\p{L}+))\b/iu,
    new Set<Setting>(['stadium']),
  ],
  [
    'clay-court',
    /\b(?:clay|sand|red|orange) (?:tennis )?courts?\b|\broland garros\b/iu,
    new Set<Setting>(['stadium']),
  ],
  ['running-track', /\b(?:running|red|sprint) tracks?\b/iu, new Set<Setting>(['stadium'])],
  [
    'laundry',
    /\b(?:laundry|washing|clothes|clotheslines?|sheets)\b[^,.;]{0,40}\b(?:hang|hung|dry|flutter|strung)|\b(?:laundry|clotheslines?|washing lines?)\b[^,.;]{0,40}\b(?:stretch|between|across|above|overhead)/iu,
    new Set<Setting>(['street', 'city', 'square', 'courtyard', 'village', 'canal']),
  ],
  [
    'neon-signs',
    /\bneon (?:[\p{L}-]+ )?(?:signs|billboards|signage|advertisements|adverts|boards)\b/iu,
    null,
  ],
  [
    'pane',
    /\b(?:rain ?drops?|drops?|droplets|rain|water)\b[^,.;]{0,30}\b(?:on|down|against|over|across) (?:an?|the|my|her|his|its) (?:[\p{L}-]+ )?(?:window ?panes?|panes?|window|glass|windshield)\b|\brainy window\b[^.;]{0,40}\b(?:close|macro|blurr|bokeh)/iu,
    new Set<Setting>(['window-seat']),
  ],
  ['still-life', STILL_LIFE, new Set<Setting>(['table-top'])],
  ['table-cloth', TABLE_CLOTH, new Set<Setting>(['table-top'])],
  [
    'grass-runway',
    /\b(?:grass|grassy|green|meadow|dirt|field) (?:air)?(?:runway|strip|airstrip|airfield|field)\b|\b(?:small|little|light|propeller|biplane|cessna)\b[^,.;]{0,40}\b(?:meadow|pasture|grass|field)\b/iu,
    new Set<Setting>(['airfield']),
  ],
  [
    'vegetables',
    /\b(?:vegetable|veggie|kitchen|allotment|cabbage|herb) (?:garden|patch|plot|bed|field)s?\b|\ballotments?\b|\brows of (?:vegetables|cabbages?|lettuces?|carrots|tomatoes)\b/iu,
    new Set<Setting>(['garden']),
  ],
  [
    'party',
    /\b(?:party|parties|birthday|celebration|fiesta|anniversary)\b/iu,
    new Set<Setting>(['garden', 'park', 'meadow', 'beach', 'poolside', 'campsite', 'farm']),
  ],
  ['birthday', /\b(?:birthday|bday)\b/iu, AT_HOME],
  ['christmas', /\b(?:christmas|xmas)\b(?! (?:market|dinner|lights?))/iu, AT_HOME],
  ['ice', /\b(?:ice|icy|glacier|glacial|frozen)\b/iu, new Set<Setting>(['cave'])],
  [
    'muddy',
    /\b(?:muddy|murky|brown) (?:[\p{L}-]+ )?(?:waters?|waterholes?|water holes?|watering holes?|rivers?|ponds?|streams?|pools?|banks?)\b/iu,
    null,
  ],
  [
    'sunbeams',
    /\b(?:sun|light)[- ]?beams?\b|\b(?:shafts?|rays|beams?|streaks) of (?:[\p{L}-]+ )?(?:sun)?light\b|\bgod rays\b|\b(?:floating|dancing|drifting|swirling|hanging) in the (?:[\p{L}-]+ )?(?:sun)?light\b|\b(?:sun)?light (?:stream|pour|flood|slant|filter)(?:s|ing)\b|\bsun(?:ny|lit|-drenched|-filled|-lit)\b|\bsunlight (?:through|from|in)\b|\bmorning (?:sun|light)\b/iu,
    INDOORS,
  ],
  [
    'huge-sun',
    /\b(?:huge|giant|gigantic|enormous|massive|big|large|oversized) (?:[\p{L}-]+ ){0,2}suns?\b(?! ?(?:flower|glasses|hat|umbrella|lounger))/iu,
    null,
  ],
  ['isometric', /\bisometric\b|\bdiorama\b/iu, null],
  ['two-suns', /\b(?:two|twin|double|binary) suns\b/iu, null],
  ...LANDSCAPE_RULES,
  ['oasis', /\boas(?:is|es)\b/iu, new Set<Setting>(['desert', 'dunes'])],
];

/** What the prompt says of its place that is neither somebody nor something. */
export function extrasIn(prompt: string, setting: Setting): { readonly extras?: readonly Extra[] } {
  const letters = prompt.toLowerCase();
  const extras = RULES.filter(
    ([, words, places]) =>
      (places === null || places.has(setting)) && mayMatch(words, letters) && words.test(prompt),
  ).map(([extra]): Extra => extra);
  extras.push(...viewpointsIn(prompt));
  const formation = formationIn(prompt);
  if (formation !== null) extras.push(formation);
  return extras.length === 0 ? {} : { extras };
}

const ROOMS: ReadonlySet<Setting> = new Set<Setting>([
  'room',
  'kitchen',
  'bedroom',
  'nursery',
  'restaurant',
  'bar',
  'library',
  'shop',
  'bakery',
  'office',
  'classroom',
  'workshop',
  'party',
]);

const ABOVE_CLOUDS = /\b(?:above|over) (?:the |a sea of )?clouds\b|\bsea of clouds\b/iu;

/** The room that is looked into from outside, the peak above the clouds or the ice; otherwise the place itself. */
export function placeSeen(
  prompt: string,
  place: Setting,
  votes: readonly { readonly setting: Setting }[],
): Setting {
  if (place === 'mountains' && ABOVE_CLOUDS.test(prompt)) return 'summit';
  if (isDriven(prompt)) return INDOORS.has(place) || place === 'sky' ? 'road' : place;
  if (!FROM_OUTSIDE.test(prompt) || ROOMS.has(place)) return frozen(prompt, place);
  return votes.find(({ setting }) => ROOMS.has(setting))?.setting ?? 'room';
}

/** Trains of the underground stop below the street. */
export const belowGround = (prompt: string, place: Setting): Setting =>
  place === 'platform' && TUNNEL.test(prompt) ? 'subway' : place;
