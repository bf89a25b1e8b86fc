import type { Rewording } from '../../rewording.ts';

/** Words of longer scenes with people that mean something else one by one. */
export const SCENES_OF_PEOPLE: readonly Rewording[] = [
  [/\bpassers-?by\b/giu, () => 'walkers'],
  [/\bpasser-?by\b/giu, () => 'walker'],
  // One showers in a bathroom, whatever one does besides.
  [
    /\bin (?:the|a|his|her|their) (?:hot |warm |cold |steamy )?shower\b(?! (?:of|cap|gel|room|stall|curtain))(?<!\b(?:rain|hail|snow|meteor) shower)/giu,
    () => 'under a shower in the bathroom',
  ],
  [
    /(?:an?|the|his|her|their) brush(?: as (?:an?|the|his|her) (?:microphone|mic|mike))?\b(?<=\bsing\p{L}* [^.;]{0,60})/giu,
    () => 'a hairbrush',
  ],
  // Where people skate around a tree, there is ice around it.
  [
    /\b(skaters?) (?:are |is )?(?:circl|glid|turn|whirl|go|twirl|spinn?|danc|skat)(?:e?s|ing|e)?(?: (?:around|round))? (?=(?:an?|the) [^,.;]{0,40}\b(?:tree|fountain|statue|snowman)\b)/giu,
    (_, who) => `${who ?? ''} skating around `,
  ],
  [
    /\b(?:in|on) (?:an?|the) (?:[\p{L}-]+ )?(?:(?:town|city|village|market|main) )?square\b(?<=\bskat(?:ers?|ing|es?)\b[^.;]{0,80})(?<!\b(?:roller|board)\b[^.;]{0,80})/giu,
    () => 'on a cityrink',
  ],
  // Umbrellas do not walk by themselves.
  [
    /\b(?:hundreds|thousands|dozens) of (?:\p{L}+ )?umbrellas(?= (?:mov|walk|cross|rush|hurry|pass|drift|bob|flow|stream)\p{L}*\b)/giu,
    () => 'people with umbrellas',
  ],
  // What gives light is near; nothing burns that is lit by it.
  [
    /\b(?:(?:softly|warmly|dimly|brightly|faintly|only) )?(?:lit|illuminated)(?: up)?(?: (?:only|softly|warmly|dimly|mostly))? (?:by|with)\b/giu,
    () => 'beside',
  ],
  // Up is no way here.
  [
    /\b(hold|rais|lift)(s|es|ing|e)? (?:up|aloft|high)(?= (?:an?|the|his|her|their|its|some|two|three|\p{L}+ \p{L}+s?\b|\p{L}+s\b))/giu,
    (_, __, form) => `hold${form === 'ing' ? 'ing' : form === 's' || form === 'es' ? 's' : ''}`,
  ],
  [/\bha(?:s|ve|d) (?:an?|their|his|her) (?:\p{L}+ )?picnic\b/giu, () => 'picnics'],
  // Coins for who plays in the street go into a hat that lies there.
  [
    /\b(?:drop|toss|throw|put|plac|leav)p?(?:s|es|ing|e)? (?:an?|some|a few|two|her|his)? ?(?:coins?|money|change) (?:in|into) (?:an?|the|his|her|their) (?:\p{L}+ )?(?:hat|cap|case|cup|tin|bowl)\b/giu,
    () => 'holds coin at coin hat',
  ],
  // The stars are seen through it; it stands before who looks.
  [
    /\b(look|gaz|star|peer)(s|es|e|ing)?(?: up)? (?:at|into) (?:the )?(?:\p{L}+ )?(?:stars?|sky|planets|galax(?:y|ies)|heavens) (?=through (?:an?|the|his|her|their) (?:\p{L}+ )?telescope)/giu,
    (_, __, form) => `by night look${form === 'ing' ? 'ing' : form === 'e' ? '' : (form ?? '')} `,
  ],
  // Shops whose windows are seen are those of a street.
  [
    /\b(?:in front of|past|along|by|outside) (?:the |an? |some )?(?:[\p{L}-]+ ){0,2}?(?:shop|store)[- ]?(?:windows?|fronts)\b/giu,
    () => 'in the street',
  ],
  [/\bin (?:an?|the|their) (?:[\p{L}-]+ )?trench(?:es)?\b(?![ -]coat)/giu, () => 'in muddy field'],
  // Who boxes has them on.
  [
    /\b(?:in|with|wearing) (?:\p{L}+ )?(?:boxing gloves|gloves(?<=\bbox\p{L}*\b.{0,60}))(?! (?:on|in)\b)/giu,
    () => '',
  ],
  // Whom one sees in that chair has somebody behind it.
  [
    /\b(?:(?:sitting|lying|seated|sits|lies) )?(?:in|on) (?:an?|the) dentist(?:['\u2019]?s)? chair\b(?<=\bdentist (?:is )?\p{L}{3,12}(?:s|ing)\b.{0,80}\bdentist.{0,8})/giu,
    () => '',
  ],
  [/\b(?:in|on) (?:an?|the) dentist(?:['\u2019]?s)? chair\b/giu, () => 'with a dentist'],
  // A picture that is shown is drawn already.
  [
    /(?<=\b(?:show|giv|hand|hold|present|bring|admir|look)(?:s|es|e|ing)? (?:up |at )?(?:(?:his|her|their|the) (?:mother|mom|mum|father|dad|teacher|grandmother|grandma|grandfather|grandpa|parents|friend|sister|brother) )?)(?:an?|the|his|her|their) (?:new |first |own |colou?rful )?drawing\b(?! (?:room|board))/giu,
    () => 'a doodle',
  ],
  // Those who give points are in no court.
  [
    /\bjudge(s?)\b(?=.{0,80}\b(?:scor(?:es?|ing)|contest|competition|talent|dancers?|singers?|performances?|gymnasts?|skaters?)\b)(?!.{0,80}\b(?:court(?:room)?|trial|lawyer|jury)\b)/giu,
    (_, many) => `juror${many ?? ''}`,
  ],
  [
    /\bin (?:his|her|the|a) corner(?: of the (?:boxing )?ring)?(?: between (?:the )?rounds)?(?<=\bboxers?\b(?! (?:dog|pupp)).{0,80})/giu,
    () => 'in ringside',
  ],
  // The class that is taught is there.
  [
    /(?<=\b(?:teach|explain|lectur|read|talk|speak|tell|show)(?:s|es|e|ing)?\b.{0,40}\b)(?:her|his|the|a) (?:young |whole |small )?class(?=\s*(?:[,.;]|$)| (?:about|how|in|at|with|on)\b| of (?:students|pupils|kids|children|boys|girls|adults|people|\d)\b)/giu,
    () => 'pupils',
  ],
  [
    /,? ?\b(?:with|open(?:s|ing)?) (?:his|her|their|its) mouth(?: wide)?(?: open)?\b(?<=\bdentist\b.{0,60})/giu,
    () => '',
  ],
  // What somebody is measured for is not there yet.
  [
    /(?<=\b(?:measur|fitt?)(?:es|e|s|ing) (?:an?|the|his|her) (?:\p{L}+ )?\p{L}+) for (?:an?|his|her|the) (?:\p{L}+ )?(?:suit|dress|gown|jacket|coat|tuxedo|costume|trousers)\b/giu,
    () => '',
  ],
  // A room is painted on its walls.
  [
    /\bpaint(s|ing)? (?:the|their|his|her|our|(?<=ing )a) (?:new |old |baby |baby['\u2019]s )?(nursery|bedroom|living room|kitchen|room)\b(?: (white|yellow|pink|blue|green|red|orange|purple|teal|beige|grey|gray))?(?=\s*(?:[,.;!]|$|(?:and|with|in|together|while|at|for|on)\b))/giu,
    (_, form, room, colour) =>
      `${form === undefined ? 'limn' : 'limns'} ${colour === undefined ? '' : `${colour} `}wall,${room}`,
  ],
  // To whom somebody writes is elsewhere.
  [
    /(?<=\bwrit(?:e|es|ing) (?:an?|the|his|her|their) (?:\p{L}+ )?(?:letter|postcard|card|note|email|list)) to (?:(?:his|her|their|the|an?) )?(?:\p{L}+ )?(?:santa(?: claus)?|mother|mom|mum|father|dad|grandmother|grandma|grandfather|grandpa|friend|lover|love|wife|husband|girlfriend|boyfriend|son|daughter|sister|brother|parents|teacher|family|king|queen)\b/giu,
    () => '',
  ],
  // Wet clothes dry outdoors.
  [
    /\bin the (?:warm |bright |hot )?sun(?:shine|light)?\b(?<=\b(?:laundry|clothes|washing|sheets|shirts)\b.{0,40})(?<=\b(?:hang|hung|dry|drie|flutter|line|clothesline)(?:s|d|ing)?\b.{0,60})/giu,
    () => 'in garden',
  ],
  // Who is that glad is not sad.
  [
    /\b(?:(?:cry|cries|crying|weeps|weeping|sheds|shedding|in|with) (?:happy )?tears of|(?:cries|crying|weeps|weeping) (?:with|for|of|out of)) (?:pure |sheer |great )?(?:joy|happiness|delight)\b/giu,
    () => 'smiling',
  ],
  // Nothing is unwrapped.
  [/\bopen(?:s|ing)? (?:his|her|their|its) mouth(?: wide(?: open)?)?\b/giu, () => 'gasping'],
  // What a picnic is on is a part of it.
  [
    /(?<=\bpicnic(?:s|king)? *) on (?:an?|the|their|his|her) (?:[\p{L}-]+ ){0,3}?(?:blanket|rug|cloth|tablecloth)\b/giu,
    () => '',
  ],
  [
    /\bwith (?=(?:an? |his |her |their )?(?:[\p{L}-]+ )?(?:headphones|headset|glasses|sunglasses|backpack|helmet|apron|gloves)\b)((?:an? |his |her |their )?(?:[\p{L}-]+ )?\p{L}+) on\b(?! (?:the|an?|his|her|their|its|top) )/giu,
    (_, what) => `wears ${what}`,
  ],
  [
    /\b(?:run|rush|jump|leap|fall|fl|sink)(?:s|es|ies|ning|ing|y)? into (?:(his|her|their) arms|((?:his|her|the|an?) \p{L}+)['’]s arms)\b/giu,
    (_, whose, whom) =>
      `hugs ${whom ?? (whose?.toLocaleLowerCase('en') === 'his' ? 'him' : whose === 'their' ? 'them' : 'her')}`,
  ],
  [
    /\bpull(s|ing)? (?:him|her|them|it)sel(?:f|ves) up(?= (?:an?|the|along)\b)/giu,
    (_, form) => `climb${form ?? ''}`,
  ],
  // Who sleeps or is read to under a blanket is in bed.
  [
    /\b(?:under|beneath) (?:the|an?|his|her|their|one) (?:[\p{L}-]+ ){0,2}?(?:blanket|quilt|cover|duvet)s?\b(?<=\b(?:sleep\p{L}*|asleep|bedtime|story|stories|dream\p{L}*|nap\p{L}*|sick)\b.{0,100})(?!.{0,80}\b(?:sofa|couch|fire|fireplace|park|beach|stars|tent|armchair|chair)\b)/giu,
    () => 'in bed',
  ],
];
