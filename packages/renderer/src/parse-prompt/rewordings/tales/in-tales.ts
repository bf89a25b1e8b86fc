import { OF_RUINED_CITIES } from '../../description/ruined-cities.ts';
import type { Rewording } from '../../rewording.ts';
import { IN_OLD_TIMES } from './in-old-times.ts';

/** What is far behind the others is a thing of its own and not where they are. */
const FAR =
  '(?:(?:erupting |looming |towering |rising |smoking )?behind (?:the|an?|its|their|two|three|four|some) |(?:looms|towers|rises|looming|towering|rising) |in the (?:background|distance|back|far distance)|on the horizon|behind (?:it|them|him|her)|far (?:away|behind|off)|beyond(?=[,.]|$))';
const AT_WORK = '(?:(?:erupting|smoking|rumbling|spewing|glowing)(?: (?:lava|smoke|ash|fire))?)';

const LANDSCAPES: readonly Rewording[] = [
  [
    /\bsalt lake\b(?! (?:city|flats?|crust))(?<=\b(?:flamingos?|pink|pelicans?|birds?)\b.{0,60})/giu,
    () => 'lake',
  ],
  // Giants tower over the houses of the place.
  [
    /\b(?:between|among|amid|amongst) (?:the |some )?(?:(?:tall|high|burning|collapsing|glass) )*(?:skyscrapers|buildings|high-?rises|towers|office blocks|houses)\b(?<=\b(?:giants?|giant \p{L}+|godzilla|kaiju|king kong|mechs?|titans?)\b.{0,100})/giu,
    (found) => (/houses/iu.test(found) ? 'in a town' : 'in the city'),
  ],
  // What flies among rocks in space has them around it.
  [/\ban? (?:[\p{L}]+ )?asteroid (?:field|belt|storm)\b/giu, () => 'six asteroids'],
  // A dog that is a robot is a dog of metal.
  [/\b(?:an?|the) magician['’]s (?:top )?hat\b/giu, () => 'hat, magic show'],
  [
    /\b(?:robot(?:ic)?|cyborg|mechanical|android)(?= (?:dog|pupp(?:y|ies)|cat|kitten|horse|bird|fish|spider|dragon|elephant|lion|tiger|wolf|bear|rabbit|bull|owl|butterfly|insect|bee|dinosaur|t-rex)s?\b)/giu,
    () => 'metal',
  ],
  ...OF_RUINED_CITIES,
  // What is left of a castle, however it is said.
  [
    /\b(?:ruined|crumbling|crumbled|collapsed|derelict|destroyed|broken|half-ruined) (?:(?:old|ancient|medieval|stone|scottish|gothic|abandoned|overgrown|dark) )*(?:castle|fortress|keep|citadel)\b(?! (?:hall|gate|wall|garden|courtyard))/giu,
    () => 'ruined castle',
  ],
  [
    /\b(?:ruins?|remains) of (?:an?|the) (?:[\p{L}-]+ ){0,2}(?:castle|fortress|keep|citadel)\b/giu,
    () => 'ruined castle',
  ],
  [
    new RegExp(
      `\\b(?:${AT_WORK} )?volcano(e?s)?( (?:is |are )?${AT_WORK}| erupts| smokes)?(?= ${FAR})`,
      'giu',
    ),
    (_, many) => `firemount${many === undefined ? '' : 's'}`,
  ],
  [
    /\b(?:pine |fir |spruce |dark |dense )+forest(?= (?:far |deep |spread |stretching )?(?:below|underneath|beneath|down below)\b)/giu,
    () => 'pine trees',
  ],
  [/\bforest(?= (?:far )?(?:below|beneath)(?:,|\.|$))/giu, () => 'trees'],
  // Below the one who is high up lies the land.
  [
    /(?<=\b(?:pine trees|trees) +)(?:far )?(?:below|underneath|beneath|down below)(?=\s*(?:,|\.|$))/giu,
    () => 'afar',
  ],
];

/** What lies behind somebody is a part of the place. */
const BEHIND: readonly Rewording[] = [
  [
    /(?<=, (?:an? |the )?(?:[\p{L}-]+ ){0,2}(?:waterfall|forest|jungle|mountains?|sea|ocean|city|skyline|lake|river|desert|village|cliffs?|hills|sunset|sun) )behind (?:it|them|him|her)(?=\s*(?:[,.;]|$))/giu,
    () => 'afar',
  ],
  // What is carried on the back is carried.
  [/(?<=\bcarr(?:y|ies|ying) [^,.;]{3,40}) on (?:its|his|her|their) backs?\b(?! of)/giu, () => ''],
  // Who rides does so on the back.
  [
    /\bon (?:the |their |its )?backs? of(?= (?:an? |the |two |three |some )?(?:\p{L}+ )?\p{L}+)/giu,
    () => 'on',
  ],
  [
    /\bbrows(?:e|es|ing) on(?= (?:the |some )?(?:tall |high |green )*(?:acacia|leaves|trees|bushes|shrubs|branches))/giu,
    () => 'eating',
  ],
  // A dragon around a tower sits on it.
  [
    /\b(?:(?:curl|coil|wrap)(?:s|ed|ing)?|winds|wound) (?:itself )?(?:around|round)(?= (?:an? |the )(?:\p{L}+ )?(?:tower|castle|mountain|rock|pillar|column|ruins?)\b)/giu,
    () => 'sits on',
  ],
  // The sun burns nobody.
  [
    /\b(?:blazing|burning|scorching|fiery)(?= (?:noon|heat|midday|afternoon|summer|sky|sunset|sunrise|desert|planet|world|horizon)\b)/giu,
    () => '',
  ],
  // At whom something is thrown is where it goes.
  [
    /(?<=\b(?:throw|hurl|fling|toss|shoot|fir|launch)(?:s|es|e|ing)? (?:an? |the |some |huge |two )+[^,.;]{3,30}? )at(?= (?:an? |the |his |her |their )(?:[\p{L}-]+ )?(?:ship|boat|raft|galleon|yacht|canoe)s?\b)/giu,
    () => 'to',
  ],
];

/** Worlds with other moons. */
const WORLDS: readonly Rewording[] = [
  // What hits something is a stone; others are lights in the sky.
  [
    /\b(?:meteor(?:ite)?|comet)(?= (?:\p{L}+ )?(?:hit|strik|crash|slam|smash|impact|(?:fl|fall|rac|head|hurtl|speed|com)\p{L}* (?:down )?(?:to|towards?|at|into|onto|on)\b))/giu,
    () => 'bolide',
  ],
  // What is hit or bursts is seen from afar too.
  [
    /(?<=\b(?:hit|strik|destroy|crash|collid|slam|smash|blow|explod)\p{L}*(?: up| into| with)? (?:an?|the) (?:(?!alien\b)[\p{L}-]+ )?)planet\b/giu,
    () => 'farorb',
  ],
  [
    /\bplanet(?= (?:explod|blow|burst|is hit|gets hit|is destroyed|cracks|breaks))/giu,
    () => 'farorb',
  ],
  // The sun that rises behind the Earth lights its edge.
  [
    /\b((?:sun|sunlight|dawn)(?: is)? (?:slowly )?(?:ris(?:es|ing)|appear(?:s|ing)|peek(?:s|ing)|com(?:es|ing)(?: up)?|emerg(?:es|ing)|shin(?:es|ing)|break(?:s|ing)))(?: up| out)? (?:from )?(?:behind|over|above|beyond|around|at) (?:the (?:edge|rim|horizon|limb|curve|curvature) of )?(?:the |our )?(?:blue |whole )?(?:(earth)|(?<=\bearth\b.{0,120})planet)\b/giu,
    (found, sun, earth) =>
      earth === undefined ? (sun ?? '') : `${sun}, ${earth}`.slice(0, found.length),
  ],
  [
    /\bearth (?:slowly )?ris(?:es|ing) (?:over|above|behind|beyond) (?:the )?moon\b/giu,
    () => 'on the moon',
  ],
  // A planet that was named is not another one.
  [
    /\b(?:the|our) (?:blue |ringed |red |giant )?planet\b(?! (?:of|earth|mars|saturn|jupiter|venus|mercury|neptune|uranus)\b)(?<=\b(?:earth|saturn|jupiter|mars|venus|neptune|uranus)\b.{0,100})/giu,
    () => 'it',
  ],
  [
    /\bplanet (?:with|and) (?:its |an? |big |huge |bright |golden |glowing |many |colou?rful )*rings?\b/giu,
    () => 'ringed planet',
  ],
  // From afar a planet is a ball.
  [
    /\b((?:in front of|past|pass(?:es|ing)?(?: by)?|around|near|towards?|approach(?:es|ing)|above|orbit(?:s|ing)?|circl(?:es|ing)|leav(?:es|ing)|beside|behind|between) (?:an?|the|two|some) (?:(?!ringed\b|alien\b)[\p{L}-]+ ){0,2})planet(s?)\b(?! (?:earth|mars|of\b|(?:with|and) (?:its |an? |big |huge |bright |golden )*rings?\b))/giu,
    (_, before, many) => `${before}farorb${many ?? ''}`,
  ],
  [
    /\b(?:on|across|over) (?:an?|the|another|this|some) ((?:[\p{L}-]+ ){0,2})planet\b(?! (?:earth|mars|of\b))/giu,
    (found, look) => {
      if (/^red $/iu.test(look ?? '')) return found;
      if (/\bred\b/iu.test(look ?? '')) return 'on mars';
      const kept = (look ?? '').replaceAll(
        /\b(?:alien|strange|distant|foreign|unknown|new) /giu,
        '',
      );
      const named = `on ${kept}exoplanet`;
      return named.length > found.length ? `${kept}exoplanet` : named;
    },
  ],
  [
    /(?<=\bplanet +)(?:with|under|that has|orbited by|and) ((?:two|three|twin|double|several|many) (?:[\p{L}-]+ )?)(?=moons|suns)/giu,
    (_, many) => `, ${many.replace(/twin|double/iu, 'two')}`,
  ],
  [/\b(?:twin|double)(?= (?:moons|suns)\b)/giu, () => 'two'],
  [
    /\b(crystal)(?:line)? (?:forest|trees|garden|field|jungle|formations?|spires|towers|pillars)\b/giu,
    (_, one) => `big ${one}s`,
  ],
  [/\bforest of (?:(?:giant|glowing|huge|tall) )*(crystals|mushrooms)\b/giu, (_, one) => one],
  [
    /\b(?:spaceship|spacecraft|starship|space station) (?:corridor|hallway|interior|cabin|module|room)s?\b/giu,
    () => 'space capsule',
  ],
  [
    /\b(?:in|inside|through|aboard|around) (?:an?|the|its|their) (?:[\p{L}-]+ )?(?:spaceship|spacecraft|starship|space station|space shuttle)\b/giu,
    () => 'in space capsule',
  ],
];

/** Those who are called by what they are together. */
const HOSTS: readonly Rewording[] = [
  [/\b(?:an? |the )?(?:roman )?legion(?! of)\b/giu, () => 'legionaries'],
  [
    /\b(?:an? |the )?(?:roman |spartan |persian |medieval )army\b/giu,
    (found) => (/roman|spartan/iu.test(found) ? 'legionaries' : 'knights'),
  ],
  [
    /(?<!camel )\b(?:an? |the )?caravan(?= (?:of merchants|crosses|crossing|travels|traveling|travelling|moves|moving|walks|walking|passes|passing|winds|treks))/giu,
    () => 'camels',
  ],
  [/\b(?:sabre|saber)[- ]tooth(?:ed)?(?: tigers?| cats?)?\b/giu, () => 'tiger'],
  [/\btasmanian devil(s?)\b/giu, (_, many) => `wombat${many ?? ''}`],
  [/\b(?:magic|spell|enchanted|ancient spell)[- ]?books?\b|\bgrimoires?\b/giu, () => 'open book'],
  // Of what lives in the deep, one sees the arms.
  [/\ba kraken (\p{L}+)s\b/giu, (_, verb) => `tentacles ${verb}`],
  [
    /\b(?:an?|the)(?: (?:giant|huge|massive|enormous|colossal|monstrous|terrifying))? (?:krakens?|sea monsters?)\b/giu,
    (found) => (found.length < 9 ? 'tentacle' : 'tentacles'),
  ],
  [
    /\b(?:giant|huge|massive|enormous|colossal|monstrous) (?:octopus |squid |kraken )?(?=tentacles\b)/giu,
    () => '',
  ],
  // A toy is what it shows, only small.
  [
    /\btoy(?= (?:trucks?|(?:air)?planes?|dinosaurs?|horses?|boats?|ships?|tanks?|dragons?|rockets?|elephants?|lions?|tigers?|bears?|monkeys?|knights?|cowboys?|astronauts?|helicopters?|buses|bus|tractors?|dogs?|cats?|unicorns?)\b)/giu,
    () => 'wee',
  ],
  [/\bmagic (?=carpet\b)/giu, () => 'flying '],
];

/** Persons and places of old, by what they are. */
const OF_OLD: readonly Rewording[] = [
  [/\b(?:Queen )?(?:Cleopatra|Nefertiti|Guinevere)\b/gu, () => 'a queen'],
  [
    /\b(?:King Arthur|Julius Caesar|Caesar|Tutankhamun|Ramses|Charlemagne)\b/gu,
    (found) => (found.length < 6 ? 'king' : 'a king'),
  ],
  [
    /\b(?:Zeus|Odin|Merlin|Gandalf|Dumbledore)\b/gu,
    (found) => (found.length < 6 ? 'mage' : 'wizard'),
  ],
  [/\bthe Nile\b/gu, () => 'a river'],
  // From where somebody looks on is not where the others are.
  [
    /(?<=,[^.]{0,80}\b(?:watch|look|wav|cheer|gaz|stand|smil)\p{L}* (?:down |on )?)from (?:an?|the|his|her|their) (?:[\p{L}-]+ )?balcony\b/giu,
    () => '',
  ],
  // Cloaks are worn by those who were named.
  [
    /(?<=, )(?:(?:red|golden|blue|black|purple|white|flowing|long) )*(?:capes|cloaks|robes)(?: and| fluttering| flowing| waving| blowing)?(?: in the wind)?\b/giu,
    () => '',
  ],
];

/** Things of tales, of the wild and of other worlds. */
export const IN_TALES: readonly Rewording[] = [
  [
    /\b(?:(?:in|through|around) (?:an?|the) )?mushroom (?:village|town)\b/giu,
    (found) => (found.length > 16 ? 'by gnome houses' : 'gnome houses'),
  ],
  // A fairy with a light, and no string of them.
  [
    /(?<=\b(?:an?|the|tiny|little|small|kind|good|winged) )fairy lights(?= (?:up )?(?:an?|the|her|his|its|all|some) (\p{L}+))/giu,
    (_, what) => (what?.endsWith('s') === true ? 'fairy beside' : 'fairy holds'),
  ],
  // Towers and walls of a castle that was named are parts of it.
  [
    /(?<=\bcastle\b[^.;]{0,60}\b(?:at|to|over|from|onto|against|around|on|of|above|past|upon) )(?:the|its) (?:(?:high|tall|stone|castle|highest|tallest) )?(?:towers?|walls?|gates?|battlements|turrets?|ramparts)\b/giu,
    () => 'it',
  ],
  ...LANDSCAPES,
  ...BEHIND,
  ...WORLDS,
  ...HOSTS,
  ...OF_OLD,
  ...IN_OLD_TIMES,
  // What storks bring.
  [
    /\b(?:(?:bring|deliver)(s|ing) an? )?(?:white |little |small |cloth |tied |linen )?bundle\b(?: (?:of joy|of cloth))?(?=(?<=\bstorks?\b.{0,80})|.{0,40}\bstorks?\b)/giu,
    (_, form) => (form === undefined ? 'baby' : form === 's' ? 'holds a baby' : 'holding a baby'),
  ],
  // Her braid is the way up, and she is at her window.
  [
    /\b(?:lean|look|peer|gaz|wav|star)(?:e?s|ing) (?:down )?from balcony of {1,9}an? (?:[\p{L}-]+ ){0,2}tower(?:,| with| and| while)+ (?:her |an? )?(?:[\p{L}-]+ ){0,2}(?:braid|hair|plait)s?\b[^,.;]{0,60}/giu,
    () => 'with blond hair on a tower',
  ],
];
