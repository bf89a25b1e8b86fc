import type { Rewording } from '../../rewording.ts';

const GRAINS = '(?:(?:sunflower|bird|pumpkin|grass|pine|some|the|small|tiny|little|few) )*';

/** Who has a bag has it on the back. */
const WITHOUT_HANDS =
  'hedgehog|mouse|rabbit|bunny|bear|panda|fox|cat|kitten|dog|puppy|raccoon|squirrel|badger|otter|duck|frog|koala|sloth|owl|penguin|hamster|mole|wolf|pig|lion|tiger|elephant|turtle|tortoise|monkey|deer|chipmunk|beaver|cub';

/** What animals do with themselves, their young and what they find, in words that are read more easily. */
export const WAYS_OF_ANIMALS: readonly Rewording[] = [
  // What is done after "with a baby on its back" is done by the one that carries it.
  [
    /\bwith ((?:an?|its|her|his) (?:[\p{L}-]+ )?(?:baby|joey|cub|pup|young)) on (?:its|her|his) back,? ((?:is )?(?:cling|hang|hold|climb|sitt?|hugg?|sleep|rest|swing)(?:ing|s)(?: (?:on|onto|to|from|up|in|around|along|down))* (?:an?|the|its) (?:[\p{L}-]+ ){0,2}(?:tree|trunk|branch|vine|eucalyptus))\b/giu,
    (_, young, deed) => `${deed} with ${young} on its back`,
  ],
  // Who walks on two legs is upright, and no fish that is called a hind.
  [
    /\b(?<=\b(?:walk|stroll|march|hik|danc|strid|runn?|go|com|trott?|wander|jog|strutt?)(?:s|es|e|ing)? (?:[\p{L}]+ ){0,3}?)(?:up )?on (?:(?:its|his|her|their|two|both|the) ){0,2}(?:(?:hind|back|rear) )?(?:legs|feet|paws)\b/giu,
    () => 'upright',
  ],
  [
    new RegExp(
      `(?<=\\b(?:${WITHOUT_HANDS})s? +(?:[\\p{L}]+ +){0,6}?)(?:with|carrying|carries|has|having) ((?:an?|its|his|her|their) (?:[\\p{L}-]+ )?(?:backpack|rucksack|schoolbag|satchel|knapsack))(?: on (?:its|his|her|their) (?:back|shoulders?))?\\b`,
      'giu',
    ),
    (_, bag) => `wearing ${bag}`,
  ],
  // One deer that stands is no stand for hunters.
  [/\bdeer(?= stands (?:[\p{L}]+))/giu, () => 'stag'],
  [
    /\bstuff(s|ing)? (?:its|his|her|their) (?:chubby |little |tiny )?cheeks with\b/giu,
    (_, form) => `eat${form ?? ''}`,
  ],
  // Seeds that are eaten are not sown.
  [
    new RegExp(
      `(?<=\\b(?:eat|peck|nibbl|crack|munch|pick|chew|gather|collect|hold|feed)\\p{L}*(?: +(?:at|on|up|open))* +)${GRAINS}seeds\\b`,
      'giu',
    ),
    () => 'pips',
  ],
  [/\bpieces? of wood\b/giu, (found) => (found.startsWith('pieces') ? 'sticks' : 'a stick')],
  // Who looks for food in a bin is in it.
  [
    /\b(?:look|peer|reach|lean|bend|div|rummag|dig|search|climb|jump)(?:s|es|ing)? (?:around |down |head first )?(?:in|into|inside|through)(?= (?:an?|the|some) (?:[\p{L}-]+ )?(?:trash|garbage|rubbish) (?:can|bin)s?\b)/giu,
    () => 'in',
  ],
  // Beavers have built it themselves.
  [
    /\b(?<=\bbeavers?\b[^.;]{0,60} )(?:their|its|the|a) (?:own |big |new )?dam\b/giu,
    () => 'logdam',
  ],
  // A joey in its mother's pouch is a part of her.
  [
    /\bkangaroo ([\p{L}]+ (?:[\p{L}]+ ){0,4}?)(?:and|with|carrying|carries|holding|holds) (?:an?|her|its|the) (?:[\p{L}-]+ )?(?:joey|baby) (?:(?:peeking|sitting|looking|sleeping|riding|safe) )?(?:out of|in|inside|from) (?:her|its|the) pouch\b/giu,
    (_, way) => `joey-in-pouch ${way}`,
  ],
  [
    /\bkangaroo (?:and|with|carrying|carries|holding|holds) (?:an?|her|its|the) (?:[\p{L}-]+ )?(?:joey|baby) (?:(?:peeking|sitting|looking|sleeping|riding|safe) )?(?:out of|in|inside|from) (?:her|its|the) pouch\b/giu,
    () => 'joey-in-pouch',
  ],
  // What is dark of itself says nothing of the light.
  [
    /\bdark (?=(?:(?:green|brown|grey|gray|red|wet|tall|rich|damp|old|fertile|moist|rough|bare|wooden) )?(?:(?:pine|fir|spruce|oak|evergreen|tree|green|brown|pine-tree) )?(?:pines?|firs?|spruces?|trees?|trunks?|soil|earth|dirt|mud|rocks?|stones?|leaves|bark|fur|feathers?|wings?|eyes?|branch(?:es)?|wood|moss|sand|sandy|cliffs?|mane|stripes?|spots?)\b)(?!(?:\p{L}+ )?(?:eyes?|feathers?|fur|mane) (?:of|in) (?:the )?(?:night|dark))/giu,
    () => '',
  ],
  // Several at one rope pull against each other.
  [/\btug(?:s|ging)? (?:at|on|over) (?:an?|the) (?:[\p{L}-]+ )?rope\b/giu, () => 'play tug of war'],
  // What is squirted into the water spreads like smoke.
  [
    /\b(?:shoot|squirt|releas|spray|eject|puff|spurt)(?:s|es|ing|e)?(?: out)? (?:an? cloud of |some |its |a jet of )?(?:black |dark )?ink\b/giu,
    () => 'in smoke',
  ],
  [
    /\b(?:roll|push)(s|ing)? (?:an?|its|the) (?:(?:big|large|round|huge) )?(?:ball of (?:dung|mud|dirt|poop)|dung ball)\b/giu,
    (_, form) => (form === 'ing' ? 'pushing a mud ball' : 'pushes a mud ball'),
  ],
  // Turtles need no nest of twigs.
  [
    /(?<=\b(?:turtle|tortoise)s? )(?:is |are )?lay(?:s|ing)?(?: (?:its|her|their))? eggs\b/giu,
    () => 'by 3 eggs',
  ],
  [
    /\bopen(s|ing)? (?=(?:up )?(?:its|his|her|their) (?:[\p{L}-]+ )?wings\b)/giu,
    (_, form) => `flap${form === 'ing' ? 'ping' : (form ?? '')} `,
  ],
  // Fish that move swim.
  [
    /(?<=\b(?:fish|sardines|herrings?|tuna|anchovies|mackerel|jellyfish|sharks?|whales?|squids?) )mov(es?|ing)\b(?: like (?:an?|one) (?:[\p{L}-]+ )?(?:cloud|being|wave|body|river))?/giu,
    (_, form) => (form === 'ing' ? 'swimming' : form === 'es' ? 'swims' : 'swim'),
  ],
  // Pigeons do not take crumbs into their hands.
  [
    /\b(?:peck|pick)(?:s|ing)? (?:at |up )?(?:the |some |bread |fallen |small )*(?:crumbs|grains?(?: of (?:corn|rice|wheat))?|corn|kernels)\b(?<=\b(?:pigeon|sparrow|bird|dove|chicken|hen|rooster|chick|duck|goose|geese|crow|gull|seagull|magpie|robin|peacock|turkey)s?\b[^.;]{0,60})/giu,
    () => 'eats pips',
  ],
  // Those who drink from a flower are on it.
  [
    /(?<=\b(?:butterfl(?:y|ies)|moths?|bumblebees?|bees?|honeybees?) (?:is |are )?)(?:drink|sipp?|feed|suck)(?:s|ing)?(?: (?:the |sweet |some )?nectar)? (?:from|at|on|out of)(?= )/giu,
    () => 'on',
  ],
  // Where the mother is, her young are beside her.
  [
    /\b(?:drink|nurs|suckl|suck|feed)(?:s|ing|e|es)?(?: milk)? (?:from|on|at) (?:their|its|the|her|his) (?:mother|mom|mama)\b/giu,
    () => 'follow their mother',
  ],
  // Who beats the chest or shows the teeth roars.
  [
    /\b(?:beat|pound|thump|drum)(s|ing)? (?:on )?(?:its|his|her|their) chests?\b(?<=\b(?:gorilla|silverback|ape|king kong|monkey|chimp|chimpanzee|orangutan)s? .{0,40})/giu,
    (_, form) => (form === 'ing' ? 'roaring' : form === 's' ? 'roars' : 'roar'),
  ],
  [
    /\bopen(s|ing)? (?:up )?(?:its|his|her|their) (?:(?:huge|big|large|giant|enormous|wide|great|massive) )?(?:mouths?|jaws?)(?: wide)?\b(?<=\b(?:hippo|hippopotamus|hippos|crocodile|alligator|lion|lioness|tiger|bear|shark|leopard|jaguar|dinosaur|t-rex|wolf)(?:e?s)? .{0,40})/giu,
    (_, form) => (form === 'ing' ? 'roaring' : form === 's' ? 'roars' : 'roar'),
  ],
  // What they put by for the winter they have in their paws.
  [
    /\b(?:hid|stash|stor|tuck|stuff)(ing|e?s)(?: away)? (?=(?:an?|its|the|some|his|her|two|three) (?:[\p{L}-]+ )?(?:acorns?|nuts?|walnuts?|hazelnuts?|seeds?|berr(?:y|ies)|carrots?|pine ?cones?|cheese) (?:in|into|inside|under)\b)/giu,
    (_, form) => (form === 'ing' ? 'holding ' : 'holds '),
  ],
];
