import type { Rewording } from '../../rewording.ts';

const OUTDOORS =
  '(?:outdoor|open[- ]air|street|city|urban|inner[- ]city|neighbou?rhood|public|concrete|asphalt|downtown|streetball|blacktop|graffiti|fenced|local|sunny|school|playground|park)';
const NETTED = '(?:tennis|volley|badminton|padel|squash|pickleball)';
const SOCCER =
  '(?:soccer|football(?:ers?)?|strikers?|goalkeepers?|goalies?|keepers?|penalt(?:y|ies)|free kick|stadium|midfielders?|defenders?|(?:kick|head|shoot)(?:s|ing)? (?:an?|the|his|her) ball)';
const OTHER_NETS = '(?:basket|hockey|puck|tennis|volley|badminton|fish|butterfl|lacrosse|netball)';
const GRIDIRON =
  '(?:quarterbacks?|touch ?downs?|receivers?|linebackers?|running backs?|end zone|super bowl|nfl|american football|yard line|helmets?)';
const SHOWN_BY_DAY = '(?:dawn|morning|sunrise|sunset|dusk|daylight|sunny)';

/** Courts, pitches and waters, in the words of the places that are drawn. */
export const SPORTS_OUTDOORS: readonly Rewording[] = [
  [
    new RegExp(
      `\\b(?:${OUTDOORS}[- ]){1,3}(?:basketball )?courts?\\b(?!.{0,120}${NETTED})(?<!${NETTED}.{0,120})`,
      'giu',
    ),
    () => 'streetcourt',
  ],
  [
    /\b((?:basketball|streetball|hoops)\b(?: together| with (?:his|her|their) \p{L}+)?) (?:outdoors|outside(?! (?:an?|the|of|in))|(?:in|on|at|outside in) (?:an?|the) (?:[\p{L}-]+ )?(?:city|street|neighbou?rhood|yard|schoolyard|downtown|block|projects|suburbs?))\b(?! ?(?:court|gym|hall|arena))/giu,
    (_, game) => `${game} on streetcourt`,
  ],
  [/\bstreetball\b/giu, () => 'basketball'],
  // The net behind a keeper is that of a goal.
  [
    new RegExp(
      `\\b(into|in|to|towards?|hits?|at|past) (?:the )?(?:top |bottom |back |far )?(?:corner |of )*(?:an?|the) (?:[\\p{L}-]+ )?net\\b(?<=${SOCCER}.{0,120})(?<!${OTHER_NETS}.{0,120})(?!.{0,120}${OTHER_NETS})`,
      'giu',
    ),
    (_, into) => `${into === 'in' || into === 'to' ? 'into' : into} the goal`,
  ],
  [
    /\bpast (?:the|an?) (?:[\p{L}-]+ )?(?:goalkeeper|goalie|keeper)\b(?: (?:and )?into (?:the|an?) (?:goal|net))?(?<=\bball\b.{0,60})(?<!\bhockey\b.{0,120})/giu,
    () => 'into the goal, a goalkeeper dives',
  ],
  [
    /\bscor(?:es?|ing) (?=into the goal\b)/giu,
    (found) => (/ing /u.test(found) ? 'kicking a ball ' : 'kicks a ball '),
  ],
  // Lamps of a stadium burn at night.
  [
    new RegExp(
      `\\b(?:under|beneath|in|by) (?:the )?(?:bright |glowing )*(?:stadium|arena) (?:flood)?lights\\b(?!.{0,80}\\b${SHOWN_BY_DAY}\\b)`,
      'giu',
    ),
    () => 'in the stadium by night',
  ],
  [
    new RegExp(
      `\\b(?:under|beneath|in|by|with) (?:the )?(?:bright |glowing |blazing )*flood ?lights?\\b(?!.{0,80}\\b${SHOWN_BY_DAY}\\b)`,
      'giu',
    ),
    () => 'by night',
  ],
  [new RegExp(`\\bflood[- ]?lit\\b(?!.{0,80}\\b${SHOWN_BY_DAY}\\b)`, 'giu'), () => 'night'],
  // What a quarterback throws is no soccer ball.
  [
    new RegExp(
      `(?<=\\b(?:an?|the|his|her) )(?:foot)?ball\\b(?=.{0,120}\\b${GRIDIRON}\\b)(?! (?:player|team|field|stadium|game|match|fan|pitch))`,
      'giu',
    ),
    () => 'american football',
  ],
  [
    new RegExp(
      `(?<=\\b(?:an?|the|his|her) )(?:foot)?ball\\b(?<=\\b${GRIDIRON}\\b.{0,120})(?! (?:player|team|field|stadium|game|match|fan|pitch))`,
      'giu',
    ),
    () => 'american football',
  ],
  // Who bats at cricket is no insect.
  [
    /\b(?:cricket )?bats(?:man|woman|men)\b|\bcricket (?:batter|player|bowler)\b/giu,
    (found) => (/(?:men)$/u.test(found) ? 'batsmen' : 'batsman'),
  ],
  [
    /\bhit(?:s|ting)? (?:a |the )?(?:huge |big |massive )?(?:six|boundary|sixes)\b/giu,
    () => 'swings a bat',
  ],
  [/\bhit(?:s|ting)? (?:a |the )?(?:[\p{L}-]+ )?(?:home runs?|homers?)\b/giu, () => 'swings a bat'],
  // Those who race in the water swim, and those who row sit in a boat.
  [/(?<=\bswimmers? )(?:rac(?:e|es|ing)|compet(?:e|es|ing)|speeds?)\b/giu, () => 'swim'],
  [
    /\b(?:(?:two|three|four|six|eight|several|some|the|an?) )?(?:(?:young|strong|female|male) )?(?:rowers(?<!\b(?:dragon boat|longboat|longship|viking ship|galley)\b.{0,80})|rowing crews)(?: (?:rac(?:e|ing)|row(?:ing)?|train(?:ing)?|pull(?:ing)?|compet(?:e|ing)))?(?: (?:in|on) (?:an?|their|the) (?:[\p{L}-]+ )?boat)?\b/giu,
    () => 'rowing-team',
  ],
  [/\bkite ?surf(ers?|s|ing)?\b/giu, (_, form) => `surf${form ?? 's'} with surf-kite`],
  [/\bwind ?surf(?=s|ing|er)/giu, () => 'windsurf'],
  [/(?<=\bwindsurfers? )(?:rac|speed|glid|skim|rid|fl)(?:es?|ies|s|ing|y)?\b/giu, () => ''],
  // A wing or a parachute comes with whoever hangs from it.
  [/\bparagliders?\b/giu, (found) => (found.endsWith('s') ? 'parachutes' : 'parachute')],
  [
    /\b(?:sky ?diver|parachutist)(?: (?:suddenly |slowly )?(?:opens|deploys|floats?|glides?|descends?|drifts?|opening|floating|gliding)(?: (?:down )?(?:under|with|by|on|beneath))?)? (?:an?|the|his|her) (?:[\p{L}-]+ )?(?:parachute|chute|canopy)\b/giu,
    () => 'parachute flying',
  ],
  // Archers look at what they aim at.
  [
    /\b(?:hit|strik|shoot)(?:s|es|ing)? (?:at )?(?:an?|the) (?:bull['’]?s[- ]?eye|target)\b(?<=\b(?:archer|bow|arrow)s?\b.{0,80})/giu,
    (found) => (/ing /u.test(found) ? 'aiming at an archery-target' : 'aims at an archery-target'),
  ],
  [
    /\b(?:shoot|fir|loos|send|launch|releas|let)(?:e?s|t?ing|e)? (?:(?:fly )?(?:an?|the|his|her|another|one|two|three) (?:[\p{L}-]+ )?)?arrows? (?:(?:right|straight|directly|fly|flying) )*(?:at|in|into|towards?|through|to) (?:the (?:middle|centre|center) of )?(?:an?|the|his|her) (?:[\p{L}-]+ )?(?:bull['’]?s[- ]?eye|target|ring)\b/giu,
    (found) =>
      /^\p{L}+ing /u.test(found) ? 'aiming at an archery-target' : 'aims at archery-target',
  ],
  [
    /\b(?:hit|strik|shoot)(?:s|es|ing)? (?:at )?(?:an?|the) (?:bull['’]?s[- ]?eye|target)(?= with (?:an?|his|her|the) (?:[\p{L}-]+ )?(?:bow|arrow)\b)/giu,
    (found) => (/ing /u.test(found) ? 'aiming at an archery-target' : 'aims archery-target'),
  ],
  [
    /\b(?:an?|two) fencers? (?:lung|fight|fenc|duel|attack|strik|parr|cross|compet)\p{L}*(?: swords)?(?: (?:at|with|against))?(?: (?:(?:an?|his|her|the|each) )?(?:opponent|rival|other|other fencer))?\b/giu,
    () => 'fencing match',
  ],
  [/\bthrow(?:s|ing)? each other\b/giu, () => 'fight'],
  [/\bjudo fighters\b/giu, () => 'judokas'],
  // Kicks that are practised are high.
  [
    /\b(?:practi[sc]e?|train|show|do|perform|throw|demonstrat)(?:s|es|ing|e)? (?:their |his |her |a |some |high |karate |flying |spinning )*kicks?\b/giu,
    (found) => (/ing /u.test(found) ? 'practicing karate' : 'do karate'),
  ],
  [
    /\bswing(?:s|ing)? (?:on|from|around|between) (?:the |an? )?(?:high|horizontal|uneven|parallel|asymmetric) bars?\b/giu,
    () => 'does pull-ups',
  ],
  [
    /\bbreak ?dancers? (?:perform|danc|spin|compet|battl|show)\p{L}*\b/giu,
    (found) =>
      /^break ?dancers /iu.test(found) ? 'three teenagers breakdance' : 'teenager breakdances',
  ],
  // A rink under the open sky has a town around it.
  [
    /\b(?:outdoor|open[- ]air) (?:ice[- ]?(?:skating )?|skating )?rinks?\b|\b(?:ice[- ]?(?:skating )?|skating )?rink (?:at rockefeller(?: center| centre| plaza)?|(?:in|on|at) (?:the|a) (?:[\p{L}-]+ )?(?:city(?: cent(?:er|re))?|park|square|town(?: square)?|plaza|market|street|downtown)|under the (?:stars|open sky|night sky|moon)|outside|outdoors)\b/giu,
    (found) => (/stars|moon|night/iu.test(found) ? 'cityrink by night' : 'cityrink'),
  ],
  [
    /\b(?:at|in) rockefeller (?:center|centre|plaza)\b(?<=\bskat\p{L}*\b.{0,80})/giu,
    () => 'on cityrink',
  ],
  [
    /\b(?:in|on) (?:the|a) (?:[\p{L}-]+ )?(?:city|city square|town square|plaza)\b(?<=\b(?:ice|christmas|xmas|winter)\b.{0,120})(?<=\bskat(?:e|es|ing)\b.{0,60})/giu,
    () => 'on cityrink',
  ],
];
