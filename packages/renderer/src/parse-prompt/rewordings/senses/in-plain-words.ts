import type { Rewording } from '../../rewording.ts';
import { ON_BEACH } from '../nature/on-beach.ts';
import { SURF } from '../nature/surf.ts';
import { TALL_GRASS } from '../nature/tall-grass.ts';

/** What a building is called that would otherwise be where one is. */
const HOUSES: Readonly<Record<string, string>> = {
  palace: 'castle',
  château: 'castle',
  chateau: 'castle',
  monastery: 'church',
  abbey: 'kirk',
  convent: 'church',
  cathedral: 'church',
  mansion: 'villa',
  manor: 'villa',
  museum: 'villa',
};

/** Words that mean something plain where they stand, and nothing that is drawn elsewhere. */
export const IN_PLAIN_WORDS: readonly Rewording[] = [
  [
    /\b(?:gets|is getting|accepts|is given|is handed)(?= (?:an? |the |his |her |some |two |three )[^,.;]{2,40}? (?:from|by) (?:an? |the |his |her ))/giu,
    () => 'receives',
  ],
  [
    /(\bpainting|\billustration|\bdrawing) of(an?|\p{Lu}\p{L}*|two|three|four) (?=\p{L})/gu,
    (_, made, next) => `${made} of ${next} `,
  ],
  // Who enjoys a ride is on it.
  [
    /\b(?:enjoy(?:s|ing)?|tak(?:es?|ing)|having|goes on|going on|go on) (?:an? |the )(?:\p{L}+ )?(gondola|boat|canoe|kayak|camel|horse|elephant|sleigh|carriage|bike|pony|donkey|motorcycle|train) ride\b/giu,
    (found, ride) =>
      `${/ing\b/iu.test(found) ? 'riding' : /^(?:enjoy|take|go)\b/iu.test(found) ? 'ride' : 'rides'} a ${ride}`,
  ],
  [
    /\bpaddl(e|es|ing)(?= (?:an? |the |his |her |their |two |three )?(?:\p{L}+ ){0,2}(?:boat|canoe|kayak|raft|dinghy|rowboat)s?\b)/giu,
    (_, form) => (form === 'ing' ? 'riding' : form === 'es' ? 'rides' : 'ride'),
  ],
  // A camera that somebody has is in the picture; others take it.
  [
    /(?<!\b(?:shot|filmed|captured|recorded|taken) )\b(with (?:an? |his |her |their )?)(?:camera(s)|(?<=\b(?:a|his|her|their) )camera)\b(?! (?:\p{L}+ing|movement|work|angle|pan|zoom|shake)\b)/giu,
    (_, before, many) => `${before}kodak${many ?? ''}`,
  ],
  // Neither pupils nor carriages.
  [/\bschools?(?= of (?:\p{L}+ ){0,2}(?:\p{L}*fish|herring|sardines?|tuna)\b)/giu, () => 'swarm'],
  [
    /\btrain(?= of (?:\p{L}+ ){0,2}(?:camel|mule|donkey|horse|llama|elephant|yak|ant|duckling)s\b)/giu,
    () => 'herd',
  ],
  // Who clears a road is in no glade.
  [
    /\bclearing(?= (?:an? |the |some |away |up |his |her |their |its |snow|leaves|rubble|off |out )\b)/giu,
    () => 'cleaning',
  ],
  // "With skyscrapers behind" names nobody who is before them.
  [
    /(\bwith (?:[\p{L}-]+ ){1,4})(?:behind(?: (?:it|them|him|her))?|beyond)(?=\s*(?:[,.;]|$))/giu,
    (_, before) => `${before}afar`,
  ],
  // Those who come from elsewhere fly in saucers.
  [
    /\b(?:alien|extraterrestrial|martian)(?:['\u2019]?s?['\u2019]?) (?:mother)?(?:space ?ships?|spacecraft|starships?|ships?|craft|vessel)\b/giu,
    (found) => (found.endsWith('ps') ? 'ufos' : 'ufo'),
  ],
  // What is under water is no place of the land.
  [
    /\b((?:underwater|undersea|submerged|flooded)[- ])(?:sea )?(?:cave|cavern|grotto|tunnel|garden|park|forest|canyon|valley|world|kingdom|meadow|lake)s?\b/giu,
    (_, under) => (under.startsWith('f') || under.startsWith('s') ? 'underwater' : under),
  ],
  // A light that is pointed at something is in the hand.
  [
    /\b(?:shine|shines|shining|points?|pointing|aims?|aiming|directs?|directing) (?:an?|the|his|her|their|its) (?:[\p{L}-]+ )?(?:torch|flashlight|lamp|headlamp|light)(?:es|s)? (?:on|onto|at|into|over|towards?)\b/giu,
    () => 'with torch seeing',
  ],
  // Whatever is filled with something is full of it.
  [
    /(?<=\b(?:barrow|wheelbarrow|cart|wagon|trolley|truck|lorry|pickup|trailer|basket|box|crate|bag|sack|backpack|suitcase|boat|canoe|bowl|jar|bucket|barrel|chest|sled|sleigh|tray)s? )(?:filled|loaded|laden|piled high|piled|stacked|packed|heaped|stuffed|overflowing|brimming|crammed) with\b/giu,
    () => 'full of',
  ],
  // The colour in which something glows is no fruit.
  [
    /\bglowing (?:bright |deep |hot |warm )?(?:orange|red|yellow|gold|golden|white|blue|green)(?=\s*(?:[,.;]|$))/giu,
    () => '',
  ],
  // Glass is blown at a furnace.
  [/\b(?:glass )?(?:workshop|studio|atelier)\b(?<=\bglass-?blowers?\b.{0,120})/giu, () => 'smithy'],
  [
    /\b(?:shap(?:e|es|ing)|mak(?:e|es|ing)|blow(?:s|ing)?|form(?:s|ing)?|creat(?:e|es|ing)) (?:an? |the )?(?:[\p{L}-]+ )?(?:vase|bowl|glass|bottle|ornament|ball)\b(?<=\bglass-?blowers?\b.{0,120})/giu,
    () => 'at work',
  ],
  // Nothing burns that neon lights up.
  [/\bneon[- ]lit\b/giu, () => 'neon'],
  [/\b(?:dimly|barely|poorly|faintly)[- ]lit\b/giu, () => 'dim'],
  [/\b(?:brightly|softly|well|beautifully|fully|back|over)[- ]?lit\b/giu, () => ''],
  // Where one hires something, several of it stand beside a hut.
  [
    /\b(scooter|bike|bicycle|kayak|canoe|surfboard|boat|pedal boat)(?:s)?[- ](?:rental|hire)(?:s| shop| station| stand| place)?\b/giu,
    (_, ware) => `${ware}s kiosk`,
  ],
  [/\b(?:in (?:full |mid-?)?flight|mid-?flight|on the wing)\b/giu, () => 'flying'],
  // One drawing each: what lies in the basket and on the roof would be hidden or too small.
  [
    /\b(?:(?:colou?rful|painted|easter|chocolate|decorated|pastel)(?: and)? )+eggs in (?:an? |the |their )?(?:\p{L}+ )?basket\b|\bbasket (?:of|with|full of|filled with) (?:(?:colou?rful|painted|easter|chocolate|decorated|pastel) )+eggs\b/giu,
    () => 'egg basket',
  ],
  [
    /\b(?:house|home) with (?:solar )?panels on (?:the|its|their) roof\b|\bsolar panels on (?:the|a) roof of (?:an?|the|their) (?:house|home)\b/giu,
    () => 'solar house',
  ],
  // What covers a thing is its look.
  [
    /\b(?:covered|overgrown|draped) (?:in|with|by) (?:\p{L}+ )?(?:ivy|moss|vines|lichen|dew|dewdrops|frost|mud|creepers|cobwebs)\b/giu,
    () => '',
  ],
  // The house that a garden belongs to stands behind it.
  [
    /\b(palace|castle|ch[aâ]teau|temple|monastery|abbey|convent|cathedral|church|mosque|pagoda|mansion|manor|villa|museum) (garden|ground|courtyard|park|yard)s?\b/giu,
    (_, house, place) =>
      `${place === 'park' || place === 'yard' ? place : 'garden'};${HOUSES[house?.toLowerCase() ?? ''] ?? house}`,
  ],
  ...SURF,
  // Two who do so have their heads together.
  [
    /\b(?:(?:until|so that|while|and|as|with) )?(?:(?:their|the) (?:long )?(?:necks|heads|beaks) )?(?:(?:form|creat)(?:ing|es?|s)?|mak(?:ing|es?)|shap(?:ing|es?)|(?:curv|bend|bent|meet|com)(?:ing|es?|e|s)?(?: together)? (?:in|into|to(?: form)?)) (?:a|the shape of a) heart(?: shape)?(?: with their (?:long )?(?:necks|heads|beaks))?\b/giu,
    () => 'nuzzling',
  ],
  // Who leaps from one to the next is over two of them.
  [
    /\b((?:jump|hopp?|leap|skipp?|bound|bounc|fly|flie|flitt?|flutter)(?:ing|ed|e?s)?) from (?:(?:one )((?:\p{L}+ )?\p{L}+) to (?:another|the next|the other)(?: \2)?|((?:\p{L}+ )?\p{L}+) to \3)\b/giu,
    (_, verb, named, twice) => `${verb} over two ${named ?? twice}s`,
  ],
  [
    /(?<=\b(?:jump|hopp?|leap|skipp?|bound|bounc)(?:ing|ed|e?s)? )(?:across|between|along|on|onto|among|from)(?= (?:the |some |several |a row of |many )?(?:\p{L}+ )?(?:lily ?pads|stepping stones|stones|rocks|rooftops|roofs|logs|branches|leaves)\b)/giu,
    () => 'over',
  ],
  // Who is on a rainbow is not below it.
  [
    /(?<=\b(?:run|gallop|walk|rid|slid|danc|skat|driv|sit|stand|pranc|trot|climb|bik|cycl|surf|march|play|sleep|relax|skip)\p{L}* (?:\p{L}+ )?)(?:on|along|across|over|down|up|onto) (?:a|the) (?:\p{L}+ )?rainbow\b(?! (?:bridge|road|path|flag|trout))/giu,
    () => 'on rainarch',
  ],
  [/\b(?:with )?(?:the )?stars (?:are )?falling\b/giu, () => ', shooting stars'],
  // Animals that play with each other leap about.
  [
    /(?<=\b(?:dogs|cats|puppies|kittens|pups|cubs|foxes|lambs|goats|bears|pandas|rabbits|bunnies|otters|monkeys|foals|wolves|horses|squirrels|penguins|seals|lions|tigers|elephants|dolphins|hamsters|calves|piglets|raccoons|ferrets)(?: are)? )play(?:s|ing|ed)?(?: around)?(?: (?:together|with each other|with one another|happily))?(?= (?:in|on|at|by|under|near|outside|inside|around|together)\b|\s*(?:[,.;]|$))/giu,
    () => 'romp',
  ],
  [/\bbird['\u2019]?s?['\u2019]?[- ]eye[- ]view\b/giu, () => 'aerial view'],
  // Animals are on the mat of a room, people on that of a gym.
  [/(?<=\b(?:cat|dog|kitten|puppy)s?\b[^,.;]*\b)mat\b/giu, () => 'rug'],
  [new RegExp(ON_BEACH.source, 'giu'), () => 'on lido'],
  // It is where they are hidden, and says nothing of the place.
  [new RegExp(TALL_GRASS.source, 'giu'), () => ''],
];
