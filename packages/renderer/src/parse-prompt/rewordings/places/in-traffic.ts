import { TOWED_BANNER } from '../../description/lettering-surfaces.ts';
import type { Rewording } from '../../rewording.ts';
import { COLOUR_WORDS } from '../../words/colours.ts';
import { IN_VEHICLES } from './in-vehicles.ts';

const ROAD = '(?:car|taxi|cab|truck|lorry|van|pickup|bus|jeep|train|tram)';
const LOADED =
  '(?:trucks?|lorry|lorries|vans?|pickups?|wagons?|carts?|trailers?|boats?|ships?|planes?)';

const COLOURS = Object.keys(COLOUR_WORDS).join('|');
const MAKES =
  'american|italian|british|french|german|cuban|shiny|polished|open-top|little|small|big';
const ON_ROAD =
  '(?:cars?|taxis?|cabs?|trucks?|vans?|pickups?|bus(?:es)?|jeeps?|convertibles?|cabriolets?|roadsters?|motorcycles?|motorbikes?|scooters?|vespas?|oldtimers?|limousines?|coupes?|camper ?vans?|cyclists?|bikers?|motorcyclists?)';

/** What is said of vehicles, in words that tell who is where. */
export const IN_TRAFFIC: readonly Rewording[] = [
  // The sign of whoever leads children across is that on the stick.
  [
    /(?:,| and| with| while)? ?(?:(?:who )?(?:holds?|holding|rais(?:es|ing)|lift(?:s|ing)|wav(?:es|ing)|carr(?:ies|ying)|with|putting|puts) )(?:up |out )?(?:an?|the|her|his|their) (?:(?:big|round|red|stop|lollipop|large) )*(?:sign|lollipop|stick|paddle)(?: up| high)?\b(?<=\b(?:lollipop (?:lady|man|woman)|crossing guard)\b.{0,90})/giu,
    () => '',
  ],
  ...IN_VEHICLES,
  // The bends that race cars go round are those of the track.
  [
    /\b(?:into|around|through|round|out of|in) (?:an?|the) (?:(?:tight|sharp|final|last|first|fast|hairpin) )*(?:corner|bend|turn|curve|chicane|hairpin)\b(?<=\b(?:formula (?:1|one)|f1|rac(?:e|ing)|grand prix|motogp) (?:cars?|bikes?|motorcycles?|motorbikes?|drivers?)\b.{0,60})/giu,
    () => 'on racetrack',
  ],
  // A pass that vehicles climb has a road.
  [
    new RegExp(
      `\\b(?:mountain|alpine|alp|steep|winding|high) pass(?: roads?)?\\b(?<=\\b${ON_ROAD}\\b.{0,80})`,
      'giu',
    ),
    () => 'mountain road',
  ],
  // Who patrols on two wheels is seen on them.
  [
    /\b(?:an?|the) (?:police|cop) (?:motor ?cycle|motor ?bike)\b/giu,
    () => 'policeman on motorbike',
  ],
  // A bend in the snow is one of a road.
  [
    /\b(?:into|around|through|round|along|in) (?:an?|the) (?:(?:tight|sharp|wide|next|hairpin) )?(snowy|icy|snow-covered|frozen) (?:mountain )?(?:corner|bend|turn|curve|hairpin)s?\b/giu,
    () => 'on snowy road',
  ],
  // Whose windows are lit is not on fire.
  [
    /,? ?\b(?:with )?(?:(?:its|all|the) )?(?:(?:warmly|brightly|softly|warm) )?(?:(?:lit|illuminated|lighted|glowing)(?:[- ]up)? windows|windows (?:(?:are|all|warmly|brightly) )*(?:lit|illuminated|glowing|lighted|aglow)(?: up)?)(?=\s*(?:[,.;]|$| in\b| at\b| by\b| on\b))/giu,
    () => '',
  ],
  // Who crosses a street is no sign that warns of them.
  [/\bchildren(?= crossing (?:an?|the|at|in|over)\b)/giu, () => 'kids'],
  // Vikings row no dinghies.
  [/(?<=\bvikings?\b[^.;]{0,40} )wooden boat\b/giu, () => 'viking ship'],
  // After what the plane has, it is no insect.
  [
    /(?<=\bwith (?:an?|its|his|her|the|two|big|long) (?:[\p{L}-]+ ){0,3}(?:tail|wings?|cape|cloak|engines?|propellers?|rotors?|banner|streamer|flag|beak|jet ?pack|wingspan|nose|stripes?|logo|lights?) )flies(?= (?:over|above|through|across|past|into|around|low|high|by|along|up)\b)/giu,
    () => 'soars',
  ],
  // Roads that meet in the open are no street.
  [
    /\b(?:at|on|near) (?:an?|the) (?:[\p{L}-]+ )?(?:crossroads?|junction|intersection|fork in the road)(?= in (?:an?|the) (?:[\p{L}-]+ )?(?:desert|forest|woods|country(?:side)?|mountains|hills|fields?|prairie|snow|jungle|moors?)\b)/giu,
    () => '',
  ],
  // One thing: what it tows is behind it wherever it flies.
  [new RegExp(`\\b${TOWED_BANNER}\\b`, 'giu'), () => 'banner-plane'],
  // A car that parks is no place where many do, and comes to stand there.
  [
    /(?<=\b(?:car|taxi|cab|limousine|truck|van|bus|scooter|motorcycle|convertible|jeep|ambulance)s? (?:(?:\p{L}+ly|then|is|that|which|(?:arrives|drives|rolls|comes|slows)(?: (?:up|in|by|down))? and) )?)(?:pulls up|pulls in|pulls over|pulling up|pulling over|comes to a (?:stop|halt)|halts|stops|parks|parking)\b(?! (?:the|an?|his|her|its|them|lots?|spaces?|garages?|spots?|places?|areas?|meters?)\b)/giu,
    () => 'parqs',
  ],
  // A "classic red convertible" is a red one of an old kind.
  [
    new RegExp(
      `\\b(vintage|classic|retro|antique|old-fashioned|old|19[2-6]0s) ((?:(?:${COLOURS}|${MAKES}) )+)(?=(?:cars?|automobiles?|convertibles?|cabriolets?|roadsters?)\\b)`,
      'giu',
    ),
    (_, age, others) => `${others}${age} `,
  ],
  // Wheels go along the sea on a road, not through the sand.
  [
    new RegExp(
      `\\b(?:along|down|up|by|beside|past|following) (?:an?|the) (?:(?!beach|sandy)[\\p{L}-]+ )?(?:coast(?:line)?|shore(?:line)?|seaside|seafront|seashore|sea|ocean|riviera)\\b(?! (?:road|highway|path|town|village|cliffs?)\\b)(?<=\\b${ON_ROAD}\\b[^.;]{0,60})`,
      'giu',
    ),
    () => 'on coastal road',
  ],
  // Animals draw it, nobody paints it.
  [
    /\bdrawn(?= by\b)(?<=\b(?:wagons?|carts?|carriages?|coach(?:es)?|sleighs?|sleds?|sledges?|ploughs?|plows?|buggy|chariots?|stagecoach|trailer)\b(?: \p{L}+){0,4} drawn)/giu,
    () => 'pulled',
  ],
  [
    new RegExp(
      `\\b(?:with |stick(?:s|ing)? |pok(?:es?|ing) |hang(?:s|ing)? |lean(?:s|ing)? )?(?:its|his|her|their|the) heads? (?:is |are )?(?:sticking |hanging |poking |leaning )?out (?:of |from )?(?:(?:the|an?) windows? (?:of|in) )?((?:an?|the|its|his) (?:[\\p{L}-]+ ){0,2}?${ROAD})(?:['\u2019]s)?(?: windows?)?\\b`,
      'giu',
    ),
    (_, vehicle) => `in ${vehicle}`,
  ],
  [
    new RegExp(
      `\\bload(s|ing)? ((?:an?|the|his|her|their) (?:[\\p{L}-]+ )??${LOADED}) with ((?:[\\p{L}-]+ )??[\\p{L}-]+)\\b`,
      'giu',
    ),
    (_, form, vehicle, load) =>
      `carr${form === 's' ? 'ies' : form === 'ing' ? 'ying' : 'y'} ${load} to ${vehicle}`,
  ],
  [
    new RegExp(
      `\\bload(s|ing)?(?<!cranes? \\p{L}+) ((?:[\\p{L}-]+ ){1,3})(?:in|on)?to (?=(?:an?|the|his|her|their) (?:[\\p{L}-]+ )??${LOADED}\\b)`,
      'giu',
    ),
    (_, form, load) => `hold${form ?? ''} ${load}by `,
  ],
  // What it lowers hangs from it, beside what is built.
  [
    /(?<=\bcranes? (?:\p{L}+ly )?)lower(s|ing)?(?= (?:an?|the) )/giu,
    (_, ending) => `hold${ending ?? ''}`,
  ],
  [
    /\b(?:onto|on to|on top of|on|over|above|to|into) (?:the (?:roof|top|floor) of )?(?=(?:an?|the) (?:[\p{L}-]+ ){0,2}(?:skyscraper|tower|building|house|high-rise)\b)(?<=\bcranes? (?:\p{L}+ly )?(?:lift|hold|hoist|put|mov|plac|set|swing|rais)\p{L}* [^,.;]{0,40})/giu,
    () => 'by ',
  ],
  // What a crane lifts onto a ship hangs beside it.
  [
    /\b(?:onto|on|into|off|from) (?=(?:an?|the) (?:[\p{L}-]+ ){0,2}(?:ship|vessel|freighter|boat|truck|train)\b)(?<=\bcranes? (?:lift|hold|load|unload|hoist|put|mov|plac)\p{L}* [^,.;]{0,40})/giu,
    () => 'by ',
  ],
  [
    /\bwait(?:s|ing)? for (?:the|an?) (?:next |last |late )?(?:subway|metro|tube|underground)(?: train)?\b/giu,
    () => 'in metro station',
  ],
  // Who gets on is outside still.
  [
    /\b(?:(?:board|boarding|boards)|(?:get|gets|getting|hop|hops|hopping|step|steps|stepping|climb|climbs|climbing) (?:on|onto|on to|aboard|into|in))(?= (?:an?|the|their|his|her) (?:[\p{L}-]+ )??(?:bus|train|tram|coach|plane|airplane|ferry|ship)(?:es|s)?\b)/giu,
    () => 'go to',
  ],
  // Those around it in a jam are no vehicle that it is in.
  [
    /\b(?:(?:is |are )?(?:stuck|caught|waiting|trapped|sitting|stopped) )?in (?:heavy |dense |slow |rush[- ]hour |standing |city )*(?:traffic(?: jams?)?|gridlock)\b(?<=\b(?:taxis?|cabs?|cars?|bus(?:es)?|trucks?|vans?|lorry|limousine) .{0,60})/giu,
    () => '',
  ],
  // Who races down a street is on the level.
  [
    /(?<=\b(?:rac|speed|rush)(?:es?|s|ing)? )down (?:the|an?|his|her|its|their)(?= (?:[\p{L}-]+ ){0,3}(?:streets?|roads?|avenue|highway|motorway|freeway|boulevard|lane|alley|track|runway|corridor|hallway|tunnel|bridge|strip|river|canal)\b)/giu,
    () => 'along',
  ],
  // Boats that glide are on the water.
  [
    /\bglid(es|ing|e)\b(?<=\b(?:gondola|boat|rowboat|sailboat|ship|yacht|canoe|kayak|ferry|raft|barge|punt|dinghy|houseboat)(?:e?s)?(?: \p{L}+(?:ly|s))? \p{L}+)(?! (?:through the (?:air|sky)|over|above))/giu,
    (_, form) => (form === 'ing' ? 'floating' : form === 'es' ? 'floats' : 'float'),
  ],
  // A building that is passed is seen from outside.
  [
    /\bpass(?:es|ing)(?: by)?(?= (?:an?|the) (?:\p{L}+ )?(?:school|factory|library|museum|office|theat(?:er|re)|cinema|university|college|courthouse|gym)\b)/giu,
    () => 'past',
  ],
  // Who delivers by scooter rides it.
  [
    /\b(motor ?scooter|scooter|moped|motor ?bike|bicycle|bike|cargo ?bike|e-?bike|vespa) (courier|messenger|delivery (?:man|woman|guy|boy|girl|person|driver|rider))(s?)\b/giu,
    (_, on, who, many) => `${who}${many} riding ${many === '' ? `a ${on}` : `${on}s`} and`,
  ],
];
