import type { Rewording } from '../../rewording.ts';

const ON_ICE = '(?:(?<!field |air |table )\\bhockey\\b|\\bpuck\\b|\\bslap ?shot\\b)';
const RACERS =
  '(?:rac(?:e|ing)[- ]cars?|formula[- ](?:1|one)(?: cars?)?|f1(?: cars?)?|go[- ]?karts?|racers?|racing (?:drivers?|bikes?|motorcycles?)|motogp)';

/** What is played in one sport has another place and other things than the same words elsewhere. */
export const SPORTS_BY_NAME: readonly Rewording[] = [
  // Goals of hockey stand on ice.
  [
    new RegExp(`\\b(?:goalie|goalkeeper|goaltender|keeper)(?=.{0,120}${ON_ICE})`, 'giu'),
    () => 'hockey-goalie',
  ],
  [
    new RegExp(
      `(?<!hockey-)\\b(?:goalie|goalkeeper|goaltender|keeper)(?<=${ON_ICE}.{0,120})`,
      'giu',
    ),
    () => 'hockey-goalie',
  ],
  [
    /\b(?:takes?|taking|hits?|hitting|fires?|firing|shoots?|shooting|rips|ripping) (?:an? )?(?:[\p{L}-]+ )?(?:slap ?|wrist ?)shot\b/giu,
    () => 'in rink kicks puck into goal',
  ],
  [
    /\b(?:block|sav|deflect|snar|grabb?)(?:s|es|ing) (the|a) (?:puck|shot)\b(?<=\bhockey-goalie\b[^.;]{0,80})/giu,
    (_, article) => `stops ${article ?? 'the'} puck`,
  ],
  // What a goalie stops it with is worn.
  [
    / (?:with|in|using) (?:his|her|the|its|a) (?:[\p{L}]+ )?(?:gloves?|mitt|pads?|blocker|leg pads?|catcher)\b(?<=\bhockey-goalie\b[^.;]{0,80})/giu,
    () => '',
  ],
  [/\bface-?off\b(?<=\bhockey.{0,20})/giu, () => 'match'],
  [/\b(?:ice[- ])?hockey (?:team|players)\b/giu, () => 'three hockey-players'],
  // Bends that cars race through are those of a track.
  [
    new RegExp(
      `\\b(?:into|around|through|out of|round|in) (?:an?|the) (?:[\\p{L}-]+ ){0,2}(?:corner|bend|curve|turn|hairpin|chicane|straight)s?\\b(?<=\\b${RACERS}\\b.{0,80})`,
      'giu',
    ),
    () => 'on racetrack',
  ],
  [/\b(?:f1|formula[- ](?:1|one)) pit ?stop\b/giu, () => 'race car on racetrack'],
  [/\bin the pits?(?: lane)?\b(?<=\b(?:rac|f1|formula).{0,80})/giu, () => 'on racetrack'],
  // A ball that is struck with a racket is a part of the rally.
  [
    /\b(?:hit|smash|return|strik|volley)(?:es|s|ing|ting)? (?:an?|the|her|his) (?:[\p{L}-]+ )?(?:ball|backhand|forehand|volley|smash|lob|ace)(?: (?:over|across) the net)?\b(?<=\btennis\b.{0,80})/giu,
    (found) => (/^\p{L}+ing\b/u.test(found) ? 'playing tennis' : 'plays tennis'),
  ],
  [
    /,? ?(?:\b(?:and|while|as) )?(?:\bthe |\ba )?ball (?:is )?(?:fl|bounc|land|sail|go)\p{L}* (?:high |fast )?(?:over|across|into) the (?:net|clay|court|line)(?<=\b(?:tennis|badminton)\b.{0,120})/giu,
    () => '',
  ],
  [/\btennis serve\b/giu, () => 'tennisserve'],
  [
    /\bspik(?:es|ing)(?: (?:a|the) (?:volley)?ball)?\b(?<=\bvolleyball\b.{0,100})/giu,
    () => 'jumping',
  ],
  [/\bbaseball pitcher\b/giu, () => 'baseball player'],
  [/\b(?:fast|curve)ball\b/giu, () => 'baseball'],
  [/\b(?:the )?batter (?=(?:swing|hit|miss|wait|step)\p{L}*\b)/giu, () => 'man with baseball bat '],
  [
    /\b(throw(?:s|ing)?) an? (?:[\p{L}-]+ )?(?:pass|touchdown)\b/giu,
    (_, verb) => `${verb} american football`,
  ],
  [/\bform(?:s|ing)? (?:an? )?(?:human )?pyramid\b/giu, () => 'cheering'],
  [/\blin(?:es|ing) up (?:her|his|the|a) (?:next )?shot\b/giu, () => ''],
  // A horse that clears a fence is above it.
  [
    /\bclear(?:s|ing) (?:an?|the) (?=(?:[\p{L}-]+ )?(?:fences?|hurdles?|bar|walls?|jumps?|obstacles?)\b)/giu,
    (found) => (found.includes('ing') ? 'jumping over ' : 'jumps over '),
  ],
  [/\bshow ?jumping\b(?: (?:competition|event|show))?/giu, () => 'in stadium'],
  [
    /\b(?:photo|fashion) ?shoot(?= (?:on|in|at|by) (?:an?|the) (?!studio)\p{L}+)/giu,
    () => 'photographer',
  ],
  // Who lands a punch hits with the fist.
  [
    /\b(?:land|throw|deliver|swing)(s|ing)? (?:an? |the )?(?:[\p{L}-]+ )?(?:punch(?:es)?|jab|uppercut|right hook|left hook)(?: (?:to|on|at) (?:the|his|her) \p{L}+)?\b/giu,
    (_, form) => `fight${form === 'ing' ? 'ing' : 's'}`,
  ],
  [
    /\bwheelchair basketball (?:games?|match(?:es)?|tournaments?|finals?)\b(?=.{0,60}\bpass)/giu,
    () => 'two men in wheelchairs in arena',
  ],
  // Those who pass to each other have the ball between them.
  [
    /,? ?(?:\b(?:an?|one|the) (?:player|boy|girl|man|woman|kid) )?\bpass(?:es|ing)? (?:it |the ball )?to (?:(?:an?|his|her) (?:team ?mate|team-mate|friend)|another(?: player)?|the other)\b(?<=\bwheelchairs?\b.{0,120})/giu,
    () => ' throwing basketball to each other',
  ],
  [
    /, (?:one|a boy|a girl|a kid) pass(?:es|ing)? (?:it |the ball )?to (?:another(?: one)?|the other|a friend)\b(?<=\bbasketball\b.{0,120})/giu,
    () => ', throwing a basketball to each other',
  ],
  [
    /,? ?\b(?:an?|one|the) player pass(?:es|ing)? (?:it |the ball )?to (?:(?:an?|his|her) (?:team ?mate|team-mate)|another(?: player)?|the other)\b(?<=\bbasketball\b.{0,120})/giu,
    () => ', two players throwing a basketball to each other',
  ],
  [
    /\bpass(ing|es)? (?=(?:an?|the) (?:[\p{L}-]+ )?(?:ball|basketball|football|volleyball|frisbee)\b)/giu,
    (_, form) => `${form === 'ing' ? 'tossing' : form === 'es' ? 'tosses' : 'toss'} `,
  ],
  // What flies about is no thing that does.
  [
    /\bsweat (?:is )?(?:flying|dripping|pouring|running|everywhere)(?: off| down| from)?(?: (?:his|her|their) \p{L}+)?/giu,
    () => '',
  ],
  [/\b(?:hurdles? race|race over (?:the )?hurdles)\b/giu, () => 'jump over hurdles'],
  [/\bdownward(?:[- ]facing)? dogs?\b/giu, () => 'yoga'],
  [/\bstarting blocks\b|(?<=\boff )the blocks\b/giu, () => 'start'],
];
