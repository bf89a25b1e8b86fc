import type { Rewording } from '../../rewording.ts';

const OWNERS =
  '(?:fisherman|angler|tourist|farmer|baker|hiker|sailor|picnicker|boy|girl|child|kid|toddler|man|woman|lady|baker|vendor|sunbather|gardener|camper|chef|postman|walker)';
const HAD = '(?:bucket|basket|cart|plate|cone|sandwich|picnic|net|stall|hat|tray|cooler)';
const CROP = '(corn|maize|wheat|rye|barley|grain|oats?)';
const GARB =
  '(?:(?:blue|red|striped|their|his|her|old|warm|silk|flannel|an?|the) )*(?:pyjamas|pajamas|pjs|nightgown|nightshirt|bathrobe|dressing gown|slippers|apron|school uniform|raincoats?|wellies|ponchos?|swimsuit|costume)';

/** What belongs to whom: what they ride, have on and are robbed of. */
export const FROM_THEIR_HANDS: readonly Rewording[] = [
  // Whoever is robbed is there, too.
  [
    new RegExp(
      `(?<=\\b(?:steal|stole|snatch|grab|pinch|swip|tak|pluck|nick)(?:s|es|ing)? [^,.;]{3,40} )(from|out of|off) (an?|the) (${OWNERS})['’]s (${HAD})\\b`,
      'giu',
    ),
    (_, __, article, owner, what) => `from ${what} by ${article} ${owner}`,
  ],
  // Machines that cut corn cook nothing.
  [
    new RegExp(
      `(?<=\\b(?:harvesters?|combines?|tractors?|mowers?) )(?:(?:is|are) )?(?:cut|mow|reap|harvest|thresh|gather)(?:s|ting|ing)? (?:the |a |golden |ripe |tall )*(?:field of )?${CROP}(?: fields?)?\\b`,
      'giu',
    ),
    (_, crop) => `in ${/maize/iu.test(crop ?? '') ? 'corn' : (crop ?? '')} field`,
  ],
  // What waits in a row in the traffic has riders.
  [
    /\b(?:an? (?:long )?)?(?:row|line|queue|group|swarm|stream|crowd|bunch|fleet|pack|column) of (mopeds|scooters|motor ?scooters|vespas|motorbikes|motorcycles|bikes|bicycles)(?= (?:(?:is|are|all) )?(?:wait|stop|driv|rid|weav|rush|rac|roar|speed|cross|zoom|cycl))/giu,
    (_, what) => `people on ${what}`,
  ],
  [
    new RegExp(
      `(?<=,) ?(?:all|everyone|everybody|each(?: one)?|still|and still|already|both|dressed|all dressed) (?:wear(?:s|ing) |in )(${GARB})\\b`,
      'giu',
    ),
    (_, what) => ` wearing ${what}`,
  ],
  // Who squats beside somebody does no exercise.
  [
    /\bsquat(s|t?ing)?(?= (?:down )?(?:next|beside|by|near|behind|in front|at|to|over|between|among)\b)/giu,
    (_, form) => `crouch${form === undefined ? '' : form === 's' ? 'es' : 'ing'}`.slice(0, 9),
  ],
  // On a wall one balances on foot, and who walks in his sleep is up.
  [
    /\bbalanc(es|ing)(?: carefully)? (?:along|on|over|across)(?: (?:the )?top of)?(?= (?:an?|the) (?:[\p{L}-]+ )?(?:wall|fence|roof|ridge|ledge|log|kerb|curb)\b)/giu,
    (_, form) => `walk${form === 'es' ? 's' : 'ing'} on`,
  ],
  [
    /\b(?:an? )?sleep-?walking (?=(?:man|woman|boy|girl|child|grandpa|grandma|king|princess)\b)/giu,
    () => 'by night a ',
  ],
  [/\b(?:a|his|her) night-?cap\b/giu, () => 'pyjamas'],
  [
    /\b(follow|accompan|watch)(?:s|ies|es|ing|ying) (?:him|her|them|it) (?:from )?(?:underneath|below|beneath|down below)\b/giu,
    (_, deed) => (/^w/iu.test(deed ?? '') ? 'waits' : 'walks'),
  ],
  // Crowds of two: who pushes the other in a ring wrestles.
  [
    /\bsumo wrestlers\b(?<!\b(?:two|three|four|five|six|2|3|4) sumo wrestlers)(?= [^,.;]{0,40}\b(?:each other|one another)\b)/giu,
    () => '2 sumo wrestlers',
  ],
  [
    /(?<=\bsumo wrestlers )(?:push|grip|grab|shov|grappl|clinch|hold|charg|fac)(?:es|e|ing)?(?: (?:at|with|into))? (?:each other|one another)\b/giu,
    (found) => (/^\p{L}+ing\b/u.test(found) ? 'fighting' : 'fight'),
  ],
  // A rover of Mars is on Mars, whose craters are no volcanoes.
  [
    /\b(?:an? |the )?(?:[\p{L}-]+ )?crater\b(?<=\b(?:mars|martian|rover)\b[^.;]{0,100})/giu,
    () => 'hole, mars',
  ],
  // Arms that are up at the end of a race are those of whoever wins it.
  [
    /\b(?:with )?(?:both|his|her|their) (?:arms|hands|fists) (?:up|raised|in the air|high|thrown up|lifted)(?: high| in triumph)?(?<=\b(?:cross|reach|pass)(?:es|ing)? the (?:finish|finishing) line[, ].{0,60})/giu,
    () => ', cheering',
  ],
  // Boxes that are on a ship already are drawn with it.
  [
    /(?<=\b(?:cargo|container|freight) (?:ship|vessel) )(?:(?:is )?(?:loaded|stacked|piled|full|laden|filled|packed|heaped)(?: high)? (?:with|of)|carrying|full of) (?:(?:many|hundreds of|colou?red|colou?rful|bright|red|steel|shipping|big) )*containers\b/giu,
    () => '',
  ],
  // Birds that hover before a flower drink from it.
  [
    /(?<=\bhummingbirds? )(?:hovers?|hovering|floats?|floating) (?:in front of|at|near|beside|before|by|next to|over|above)(?= (?:an?|the|some) )/giu,
    () => 'drinks from',
  ],
  [
    /,? ?\b(?:and )?(?:drink|sip|suck)(?:s|ing)? (?:its |the |some |sweet )*nectar\b(?! from)(?<=\bhummingbirds? drinks from\b.{0,80})/giu,
    () => '',
  ],
  [
    /(?<=\b(?:garbage|rubbish|refuse|bin|trash|dustbin) (?:truck|lorry) )(?:empties|emptying|lifts|lifting|tips|tipping|picks up|picking up|collects|collecting) (?:an?|the) (?:[\p{L}-]+ )?(?:bin|trash can|garbage can|dustbin|wheelie bin)\b/giu,
    () => 'at trash can',
  ],
  [
    /\bswing(s|ing)? (?:the|a|his|her) (?:long )?stick\b(?<=\bpi[nñ]ata\b.{0,120})/giu,
    (_, form) => `swing${form ?? ''} the bat`,
  ],
];
