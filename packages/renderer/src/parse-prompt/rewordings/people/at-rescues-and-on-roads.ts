import type { Rewording } from '../../rewording.ts';

const A = '(?:an?|the|its|his|her|their)';
const LOOK = '(?:[\\p{L}-]+ )';
const WITH_HELMETS =
  '(?:workers|builders|engineers|miners|bricklayers|carpenters|electricians|roofers|labou?rers|construction workers|worker|builder|engineer|miner|bricklayer|carpenter|electrician|roofer|labou?rer)';
const HARD_HAT = '(?:hard[- ]?hat|(?:safety|construction|protective|work(?:er’?s)?) helmet)';
const BUS = '(?:school |yellow |city )?(?:bus|tram|coach|minibus)';
const BEASTS = '(?:sheep|cows?|cattle|goats?|pigs?|geese|horses?|ducks?|calves|lambs|flock|herd)';
const DRIVEN = '(?:driv|herd|guid|lead|push|usher|chas|shepherd|mov|bring)';

/** Who is fetched, driven, met and watched outdoors, in words that are read more easily. */
export const AT_RESCUES_AND_ON_ROADS: readonly Rewording[] = [
  // Paws that are held are hands.
  [
    /\b(hold)(s|ing)? (?:each other['’]s |one another['’]s |their )?(?:little |tiny )?(?:paws|flippers|fins|wings|claws|hooves)(?= ?(?:[,.;]|$)|(?: tightly)? (?:in|on|and|while|at|under|as|with)\b)/giu,
    (_, verb, form) => `${verb}${form ?? ''} hands`,
  ],
  // A worker has a helmet on in any case.
  [
    new RegExp(
      `\\b(${WITH_HELMETS}) (?:in|with|wearing) (?:an? |their |his |her )?${LOOK}{0,1}${HARD_HAT}s?(?: on)?\\b`,
      'giu',
    ),
    (_, who) => who,
  ],
  [
    new RegExp(`\\b(?<!\\b(?:red|blue|green|white|orange) )${HARD_HAT}(s?)\\b`, 'giu'),
    (_, many) => `helmet${many}`,
  ],
  // Who listens to a shell has it at the ear.
  [
    /(\blisten(?:s|ing)?) (?:closely |carefully )?(?:to|into) (?:the (?:sea|ocean|waves|sound of [\p{L} ]{1,20}) (?:in|inside|from|through) )?(?:an?|the|his|her|their) (?:[\p{L}-]+ ){0,2}?(?:sea ?shell|shell|conch)\b/giu,
    (_, verb) => `${verb} to a shell`,
  ],
  [
    /\b(?:hold|press|put)(s|ing)? (?:an?|the|his|her|their) (?:[\p{L}-]+ ){0,2}?(?:sea ?shell|shell|conch) (?:up |close )?(?:to|at|against|on) (?:his|her|their|its|one|the) ears?\b/giu,
    (_, form) => `listen${form ?? ''} to a shell`,
  ],
  // Up there one stands on a cliff, and sees the sea.
  [
    /\b(?:(?:on|at)(?: top of)? (?:an?|the) (?:[\p{L}-]+ )??(?:cliff[- ]?top|clifftop|cliff'?s? edge)|(?:at|on) the edge of (?:an?|the) cliff|atop (?:an?|the) (?:[\p{L}-]+ )?cliff)\b(?=.*\b(?:sea|ocean|waves|coast|sail\p{L}*|ships?)\b)/giu,
    () => 'on cliff, sea',
  ],
  // What lies out there is small, and at the horizon.
  [
    /\b(?:an? |the |his |their )((?:[\p{L}-]+ )?(?:ship|boat|sailboat|galleon|schooner|yacht))(?: is| lies)? (?:anchored|moored|waiting|lying|anchoring|at anchor)(?: (?:far|way))? (?:out|off ?shore|off the coast|in the distance|out at sea|far away|at sea|in the bay)(?: (?:at sea|in the bay))?\b/giu,
    (_, ship) =>
      /^ship$/iu.test(ship ?? '') ? 'a sailing ship on the horizon' : `a ${ship} on the horizon`,
  ],
  // Who waits for a bus is not in class.
  [
    new RegExp(
      `\\b(?:pupil|student)(s?)\\b(?=.{0,120}\\b${BUS}\\b)|(?<=\\b${BUS}\\b.{0,120})\\b(?:pupil|student)(s?)\\b`,
      'giu',
    ),
    (_, many, others) => (many === 's' || others === 's' ? 'children' : 'child'),
  ],
  // A treasure is buried in sand.
  [
    /\b(?:dig|unearth)(?:s|ging|ing)?(?: up| out)? (?:an?|the|some|his|her|their) (?:[\p{L}-]+ ){0,2}(?:treasure(?: chest)?|chest)\b(?!.*\b(?:beach|shore|island|cave|garden|forest|jungle|desert|graveyard|field|sea|cellar)\b)/giu,
    (found) => `${found} on beach`,
  ],
  // What is driven through a gate goes before who drives it.
  [
    new RegExp(
      `\\b${DRIVEN}(?:s|ing)? ((?:${A}|some|two|three|four|five|six|\\d+) )?((?:${LOOK})?(?:flock of |herd of )?${BEASTS}) (?:through|into|out of) ${A} (?:${LOOK}){0,2}(gate|gateway|pen|fold|corral)\\b(?! (?:on|of|in)\\b)`,
      'giu',
    ),
    (_, many = '', beasts, goal) => `behind ${many}${beasts} at ${goal}`,
  ],
  // Where one skates down stairs, there is a town.
  [
    /\b(?:an? |the )?(?:(?:flight|set|row) of )(?:concrete |stone |steep |long )?(?:stairs|steps)\b(?<=\b(?:skateboard|skater|bmx|scooter|parkour)\p{L}*\b.*)/giu,
    () => 'stairs in city',
  ],
];
