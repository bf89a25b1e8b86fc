import type { Rewording } from '../../rewording.ts';

const WHEELED: Readonly<Record<string, string>> = {
  basketball: 'basketball player',
  tennis: 'tennis player',
  rugby: 'rugby player',
  fencing: 'fencer',
  curling: 'curler',
};

const inWheelchair = (who: string, many = ''): string =>
  many === '' ? `${who} in a wheelchair` : `${who}s in wheelchairs`;

const TRICKS =
  '(?:do(?:es|ing)?|perform(?:s|ing)?|show(?:s|ing)?(?: off)?|practi[sc](?:es|ing)) (?:an? |some |his |her |its |their )?(?:[\\p{L}-]+ )?tricks?';
const PETS =
  '(?:dog|puppy|puppie|poodle|terrier|corgi|retriever|shepherd|collie|cat|kitten|seal|dolphin|orca|horse|pony|monkey|lion|tiger|bear)s?';

const SWUNG =
  '(?:slow|gentle|big|hard|full|smooth|wide|powerful|fast|quick|perfect|lazy|heavy|mighty|long|easy)';
const POSED =
  '(?:doing|practi[sc]ing) yoga|meditating|stretching|dancing|doing push-?ups|doing sit-?ups|doing squats|exercising|jumping|clapping|waving|bowing|praying|sleeping|marching';
const COPIES = '(?:copy|copie|imitat|mirror|mimic|match|follow)(?:k?ing|e?s)';

const DOGS = '(?<!\\bhot[- ])\\b(?:dogs?|pupp(?:y|ies))';
const MISSING = '\\b(?:wait|look|search|long|yearn|mourn)(?:s|es|ing|ed)?\\b';
const OWNERS = '(?:its|his|her|their) (?:owner|master|trainer|human)s?\\b';

/** What athletes do, in the words of the deeds that are drawn. */
export const IN_SPORTS: readonly Rewording[] = [
  // A track to run on is that of a stadium.
  [
    /\b(?:an? |the )?(?:[\p{L}-]+ )?(?:running|athletics|red|sprint) tracks?\b/giu,
    (found) => (/^(?:an?|the) /iu.test(found) ? `${found} stadium` : `the ${found} stadium`),
  ],
  // How it is swung is no swing of a playground.
  [
    new RegExp(
      `(?:,? (?:an?|the|his|her|its|in a|with a))? ?\\b${SWUNG} swings?(?: of (?:the|his|her) \\p{L}+)?(?=\\s*(?:[,.;!]|$))(?<=\\b(?:hit|punch|box|bag|golf|ball|bat|racket|racquet|tennis|hammer|axe|bell|lantern|pendulum|chandelier|sign|gate|camera|shot)\\p{L}*\\b.{0,120})`,
      'giu',
    ),
    () => '',
  ],
  // Whoever lifts a bar from the ground bends over it.
  [
    /\b(?:do(?:es|ing)?|perform(?:s|ing)?|pull(?:s|ing)?) (?:an? |some |his |her |their )?(?:heavy )?dead-?lifts?\b|\bdead-?lift(?:s|ing)(?: (?:an? |the |his |her )?(?:heavy )?(?:bar(?:bell)?|weights?))?\b/giu,
    () => 'deadlifting',
  ],
  // Copying a pose is striking it too.
  [
    new RegExp(
      `(?<=\\b(${POSED})\\b[^.;]{0,50})(?:,? ?(?:\\b(?:with|and|while|as|w/) ?)?)((?:his|her|their|the|an?) (?:[\\p{L}-]+ )?[\\p{L}-]+) (?:(?:is|are) )?(?:also )?${COPIES} (?:(?:the|his|her|its|their|every|each|same) )*(?:poses?|moves?|movements?|position|stretch(?:es)?|steps?|him|her|them|it|exercises?)\\b`,
      'giu',
    ),
    (_, deed, who) => ` and ${who} ${deed}`,
  ],
  // Cars on a track are made for it, and those who cheer are in the stands.
  [
    /\bcars (?:are )?(?:rac(?:e|ing)|speed(?:ing)?|zoom(?:ing)?|compet(?:e|ing)|driving fast) (?:each other )?(?:around|on|along|down|round|over) (?:an?|the) (?:[\p{L}-]+ )?(?:track|circuit|race ?track|speedway)\b/giu,
    () => 'race cars on racetrack',
  ],
  [
    /(?<=\b(?:race ?track|circuit|speedway)\b[^.;]{0,20})(?:,| with| and|, with) (?:the )?(?:cheering |excited |screaming )?(?:fans|crowds?|spectators|audience|people)(?: (?:cheering|watching|go(?:es|ing) wild|in the stands))?(?=\s*(?:[,.;]|$))/giu,
    () => '',
  ],
  // Only wheels and boards do tricks in a skate park.
  [new RegExp(`\\b${TRICKS}\\b(?<=\\b${PETS} .{0,40})`, 'giu'), () => 'jumping'],
  [new RegExp(`\\b${TRICKS}\\b(?<=\\bmagicians? .{0,40})`, 'giu'), () => 'performs'],
  [
    new RegExp(`\\b${TRICKS} with (?:an?|the|his|her) (?:soccer |foot)?ball\\b`, 'giu'),
    () => 'juggling a ball',
  ],
  // Whoever is waited for is not there yet.
  [new RegExp(`(?<=\\b${DOGS}\\b.{0,40}${MISSING}.{0,40}) for ${OWNERS}`, 'giu'), () => ''],
  [new RegExp(`\\bfor (?=${OWNERS})(?<=${DOGS}\\b.{0,80})`, 'giu'), () => 'by '],
  // The ring of those who fight is no jewel, and gloves that touch are on their hands.
  [
    /\b(?:into|(?:in|from) (?:an?|the|his|her|one|opposite) corners? of|in|inside|around|at|enter(?:s|ing)?|of) (?:an?|the) (?:[\p{L}-]+ )?ring\b(?=.{0,120}\b(?:box|fight|wrestl)\p{L}*)/giu,
    () => 'in boxing ring',
  ],
  [
    /\b(?:into|(?:in|from) (?:an?|the|his|her|one|opposite) corners? of|in|inside|around|at|enter(?:s|ing)?|of) (?:an?|the) (?:[\p{L}-]+ )?ring\b(?<=\b(?:box|fight|wrestl)\p{L}*\b.{0,120})/giu,
    () => 'in boxing ring',
  ],
  [
    /\b(?:touch|bump|tapp?)(?:es|s|ing)? (?:their )?(?:boxing )?gloves\b/giu,
    (found) => (found.includes('ing ') ? 'fighting' : 'fight'),
  ],
  // Who stops on skates slides; the ice that flies is no cube.
  [
    /\b(?:mak|perform|execut|do|attempt)(?:e?s|ing) (?:an? )?(?:[\p{L}-]+ ){0,2}(?:hockey|skid) stops?\b/giu,
    () => 'skids in rink',
  ],
  // On wheels, unless there is ice.
  [
    /(?<!\b(?:ice|figure|speed|roller|inline|in-line|pair)[- ])\bskater(s?)\b(?!.*\b(?:ice|icy|rink|frozen|snow\p{L}*|winter|pirouettes?|roller)\b)(?<!\b(?:ice|icy|rink|frozen|snow\p{L}*|winter)\b.*)/giu,
    (_, many) => `sk8er${many}`,
  ],
  [
    /\b(?:ice[- ])?skaters\b(?= (?:(?:are|out) )?(?:on|over|across) (?:an?|the) (?:[\p{L}]+ )?(?:frozen|icy|ice)\b)/giu,
    () => 'people skating',
  ],
  [/\bon (?:the )?ice\b(?<=\b(?:hockey|skaters?)\b.{0,120})/giu, () => 'in rink'],
  [
    /\b(?:spray|kick|throw|send)(?:s|ing)? (?:up )?(?:the |some )?(?:ice|snow)(?: (?:chips|shavings|flying|up))?(?: (?:in all directions|everywhere|into the air|behind (?:him|her)))?(?<=\b(?:hockey|skat)\p{L}*\b.{0,120})/giu,
    () => '',
  ],
  [
    /\bwith an? (?:[\p{L}-]+ ){0,3}swing\b(?<=\b(?:tennis|golf\p{L}*|baseball|club|racket)\b.{0,120})/giu,
    () => '',
  ],
  [
    /\b(?:perform|execute|do|land)(?:s|es|ing)? (?:an? |her |his )?\s*(?:[\p{L}-]+ ){0,2}(?:spin|pirouette|twirl)s?\b/giu,
    () => 'twirling',
  ],
  [
    /\b(?:leap|jump|go|fly|soar)(?:e?s|ing)? (?:in )?for an? \s*(?:[\p{L}-]+ ){0,2}(?:slam )?dunk\b|\b(?:perform|execute|do|land)(?:s|es|ing)? an? \s*(?:[\p{L}-]+ ){0,2}(?:slam )?dunk\b/giu,
    () => 'dunking',
  ],
  [
    /\b(?:(?:scor|perform|execut|do|land|attempt|try|tri|mak|pull)(?:e?s|e|ing|y?ing)? (?:off )?(?:(?:an?|the) (?:[\p{L}-]+ )?goal )?(?:with )?)?(?:an? |his |her |the )(?:[\p{L}-]+ ){0,2}(?:bicycle|overhead|scissors?)[- ]kick\b/giu,
    () => 'overheadkicking',
  ],
  // Heads together, arms around each other.
  [
    /\b(?:(?:is|are|stand|gather|huddl|form|hav|mak|hold)(?:s|es|ed|e|ing)? )?(?:(?:together|up) )?(?:(?:in|into|for) )?(?:an?|the|their) (?:(?:tight|team|close|pre-match|half-time|post-match|last) ){0,2}huddle\b/giu,
    () => 'huddling up',
  ],
  [
    /(?<=\b(?:team|teammates|team-mates|squad|side|players|footballers|athletes|crew|coach)\b[^,.;]{0,30})huddl(?:es|ed|e|ing)\b(?! up)(?: (?:together|around|close))?/giu,
    () => 'huddling up',
  ],
  [/, hanging (?:from|on) the (?:rim|hoop)\b/giu, () => ''],
  [
    /\b(?:hit|execute|play|take|make)(?:s|ing)? an? \s*(?:[\p{L}-]+ ){0,2}(?:chip|tee|putt|golf|bunker) ?shot\b/giu,
    () => 'golfing',
  ],
  // The green of a golf course is no colour of the picture.
  [/\b(?:to|towards?|onto|on) the green\b(?<=\bgolf.{0,120})/giu, () => ''],
  [
    /\bserv(?:es?|ing) (?:the|a) (?:tennis )?ball\b(?<=\btennis\b.{0,120})/giu,
    () => 'playing tennis',
  ],
  [/\b(?:get|gett|hav)(?:s|ing|e)? (?:an?|his|her) (?:new )?haircut\b/giu, () => 'at hair salon'],
  // Who plays in a wheelchair sits in one.
  [
    /\bwheelchair (basketball|tennis|rugby|fencing|racing|curling|athlet\p{L}*)(?: (player|athlete|racer|fencer)(s?))?\b(?! (?:game|match|tournament))/giu,
    (_, sport, who, many) =>
      who === undefined
        ? `${sport}`
        : inWheelchair(WHEELED[sport?.toLowerCase() ?? ''] ?? 'athlete', many),
  ],
  [
    /\bwheelchair (?:basketball|tennis|rugby|fencing|curling) (?:games?|match(?:es)?|tournaments?)\b/giu,
    () => 'men in wheelchairs',
  ],
  [/\bwheelchair (?:racer|athlete|sprinter)(s?)\b/giu, (_, many) => inWheelchair('athlete', many)],
  // Curling is swept with brooms, by nobody who is curled up.
  [/\bcurling (?:team|players|rink)\b/giu, () => 'three curlers'],
  [/\bcurling player\b/giu, () => 'curler'],
  [/(?<=\b(?:play|watch|train)(?:s|ing)? )curling\b/giu, () => 'as curlers'],
  [
    /\bcurling (?:stone|rock)s?\b|\b(?:stone|rock)s?\b(?<=\b(?:curlers?|curling (?:match|game|rink))\b.{0,120})/giu,
    () => 'curling stone',
  ],
  [
    /\bsweep(?:s|ing)? (?:the )?(?:ice|path)(?: (?:in front of|ahead of|before|for) (?=(?:the |an? )?(?:curling )?stone))?(?<=\bcurl(?:ing|ers?)\b.{0,160})/giu,
    () => 'sweeping in rink by ',
  ],
  // A goal of hockey is scored with a puck.
  [
    /\b(?:scor(?:es?|ing)|shoot(?:s|ing)?|hit(?:s|ting)?) (?:an? |the )?(?:[\p{L}-]+ )?(?:goal|puck)(?: (?:in)?to the (?:goal|net))?(?<=\bhockey\b.{0,120})/giu,
    () => 'in rink kicks puck into goal',
  ],
  [
    /,? ?\b(?:and )?(?:ice|snow)(?: (?:chips|shavings|shards|flakes))? (?:spray|fly)(?:ing|s) (?:up )?(?:from|off|under|behind|around) (?:his|her|their|its|the|an?)(?: [\p{L}-]+)? (?:skates?|blades?|skis|(?:snow)?board|sled|sleigh|runners|boots)\b/giu,
    () => '',
  ],
  [
    /\bserv(?:es|ing|e)\b(?=\s*(?:[,.;]|$)| (?:an ace|aces|the ball|on|in|at|to|and|with|from|during|under|before|while|hard|fast|\p{L}+ly)\b)(?<=\btennis\b.{0,80})/giu,
    () => 'playing tennis',
  ],
  // The track of a stadium is no road.
  [
    /\bon (?:an?|the) (?:red |running |athletics |race |racing )*track (?=(?:in|of|at|inside) (?:an?|the) (?:[\p{L}-]+ )?(?:stadium|arena)\b)/giu,
    () => '',
  ],
  // Those who judge a contest sit in no court.
  [
    /\bjudges\b(?<=\b(?:gymnasts?|skaters?|divers?|dancers?|contest|competition|talent|show|athletes?)\b.{0,120})/giu,
    () => 'people',
  ],
  // The pin of a golfer marks the hole; others hold hair or roll dough.
  [/\bthe pin\b(?<=\bgolf.{0,80})/giu, () => 'golfpin'],
  // What is putted rolls into the hole of the green.
  [
    /\b(?:putt|tapp?|hit|roll|sink|knock|shoot)(?:s|ting|ing)? (?:an?|the|his|her) (?:golf )?(?:ball|putt)(?: (?:straight|right|gently))?(?: (?:in)?to(?:wards)? (?:an?|the) (?:[\p{L}-]+ )?hole)\b(?<=\b(?:golf\p{L}*|putts?)\b.{0,80})/giu,
    () => 'kicks ball into golfpin',
  ],
  [
    /\b(?:sink(?:s|ing)?|hol(?:es|ing)) (?:an?|the|his|her) (?:[\p{L}-]+ )?putts?\b/giu,
    () => 'kicks ball into golfpin',
  ],
  [
    /\bputt(?:s|ing)\b(?! (?:on (?!(?:an?|the) green)|up\b|away\b|down\b|off\b))(?: (?:on|at|across) (?:an?|the) green)?\b(?<=\bgolf.{0,60})/giu,
    () => 'golfing',
  ],
  [/\bputts(?: (?:the|a|his|her) (?:golf )?ball)?(?! (?:in|into|to|towards)\b)/giu, () => 'golfs'],
  // The net of a court catches no fish.
  [
    /\b(?:smash|spik|hit|serv|play|slamm?)(?:es|s|ing|ting) (?:a|the) (?:volley)?ball (?=(?:over|across)\b)(?<=\bvolleyball\b.{0,60})/giu,
    () => 'jumping ',
  ],
  [
    /\b(?:over|across|at|near|by) (?:the|a) (?:high )?net\b(?<=\b(?:volleyball|badminton)\b.{0,120})/giu,
    () => 'by court net',
  ],
  // Who saves a shot throws himself at the ball.
  [
    /\b(?:sav|stopp?|block|parr(?:y|i))(?:es?|s|ing) (?:an?|the|his|her) (?:[\p{L}-]+ )?(?:penalty(?: (?:kick|shot))?|shots?|goal|ball|free kick|header|strike)(?: out)?\b(?<=\b(?:goalkeeper|goalie|keeper)s?\b.{0,40})/giu,
    (found) => (/^\p{L}+ing /u.test(found) ? 'diving' : 'dives'),
  ],
  [/(?<=\b(?:the|an?|his|her) )ball\b(?<=\brugby\b.{0,120})/giu, () => 'american football'],
];
