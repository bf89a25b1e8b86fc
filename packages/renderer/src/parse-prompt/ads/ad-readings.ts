import { mayMatch } from '../needed-letters.ts';
import { READINGS_OF_GOODS } from './readings-of-goods.ts';
import { READINGS_OF_NOTICES } from './readings-of-notices.ts';
import { READINGS_OF_POSTS } from './readings-of-posts.ts';
import { READINGS_OF_SCENES } from './readings-of-scenes.ts';
import { READINGS_OF_SERVICES } from './readings-of-services.ts';
import { READINGS_OF_SHOPS } from './readings-of-shops.ts';
import { READINGS_OF_WARES } from './readings-of-wares.ts';

/**
 * What words of an ad mean that are something else in a story: an offer for early birds shows no bird. Only what is
 * shown is read so, not what is said.
 */
const READINGS: readonly (readonly [RegExp, string])[] = [
  ...READINGS_OF_SHOPS,
  ...READINGS_OF_SCENES,
  ...READINGS_OF_GOODS,
  ...READINGS_OF_WARES,
  ...READINGS_OF_POSTS,
  ...READINGS_OF_NOTICES,
  ...READINGS_OF_SERVICES,
  // A truck that is called after what it sells, where that is shown.
  [
    /\b(?<!\bice )(\p{L}{3,12}?)s? (?:truck|van|cart|stand|stall)\b(?=[^,.:;"“]{0,24}[,:] ?(?:[\p{L}-]+ ){0,3}\1)/giu,
    '',
  ],
  // What is shown in one picture: who has glasses reads the chart, files rise to a cloud, brushes wash a car.
  [
    /\b(?:(?:blurr?(?:ed|y)|fuzzy) )?(?:eye|vision|sight)(?: test)? chart\b[^.;"“]{0,60}\b(?:glasses|spectacles|lens(?:es)?)\b(?: (?:slides?|moves?|comes?|goes|appears?|is put|is held)(?: (?:in front|before|over)(?: of)?(?: it)?)?)?/giu,
    'sightchart',
  ],
  [
    /\b(?:files|documents|photos|folders|data) (?:fly(?:ing)?|float(?:ing)?|ris(?:e|ing)|upload(?:ed|ing)?|mov(?:e|ing)|stream(?:ing)?) (?:out of|from|off) (?:an?|the) (?:\p{L}+ )?(?:laptop|computer|phone) (?:up )?(?:in)?to (?:an?|the) (?:\p{L}+ )?cloud(?: (?:with|under|behind|and|protected by) (?:an? )?(?:pad)?lock)?\b/giu,
    'cloudstore',
  ],
  [
    /\b(?:(?:muddy|dirty|dusty|filthy) )?((?:red|blue|white|black|green|yellow|orange|silver) )?(?:car|suv|jeep|van) (?:goes|drives|driving|going|rolls|rolling|passes|passing|runs|moves) (?:through|between) (?:the |two |big |soapy |spinning |rotating |washing )*(?:brushes|rollers|car wash|wash tunnel)\b(?: and (?:comes out|drives out|leaves|emerges|comes) (?:\p{L}+ )?(?:shin(?:y|ing)|clean|sparkling|gleaming))?/giu,
    '$1washcar',
  ],
  // What is sold by the bunch is shown as what it is made of.
  [
    /\bbouquets?\b(?=[^"“]{0,80}\b(?:roses|tulips|peonies|sunflowers|flowers) (?:are )?(?:tied|wrapped|bound)\b)/giu,
    '',
  ],
  // Grown for those who come and take them home.
  [
    /\bpick[- ]your[- ]own (\p{L}+)\b([^"“]{0,80}?)\b(?:filling|fills?|picking|picks?|gathering|with) (?:(?:their|his|her|the|full) )?(?:baskets?|punnets?|buckets?)(?: in the rows?)?\b/giu,
    '$2 with baskets of $1 in a field',
  ],
  // Where it comes from is told.
  [
    /\bfrom our (?:own )?(?:hives|bees|orchard|garden|farm|oven|kitchen|vineyard|fields?|cellar|hens|dairy|greenhouse)\b/giu,
    '',
  ],
  // What washes germs away is among them.
  [
    /\b(?:soap )?bubbles (?:popping|chasing|trapping|washing away|fighting|catching|attacking|zapping) (?:the )?((?:\p{L}+ )?(?:germs|bacteria|viruses|microbes))\b/giu,
    'three $1 next to soap bubbles',
  ],
  [/\b(?:for|in|at) (?:the|our|an?) (?:\p{L}+['’]?s?['’]? )?ward\b/giu, ''],
  [
    /\b(?:mulled wine|prosecco|coffee|cake|tea|drinks|snacks|materials|lunch|wine) (?:is |are |and \p{L}+ )?(?:included|provided)\b/giu,
    '',
  ],
  // Past those who wait.
  [
    /\b(?:zoom|rac|speed|whizz|glid|driv|rid|zipp)(?:ing|es|s) past (?:an?|the) (?:traffic jam|jam|queue of cars|line of cars)\b/giu,
    'in front of a traffic jam',
  ],
  [/\bon (?:the|its|his|her) handle ?bars?\b/giu, 'on the scooter'],
  [/\b(?:film|movie|cin[eé]) (?:club|society)\b/giu, 'cinema'],
  // What is offered to whom.
  [/\bearly[- ]birds?\b/giu, ''],
  [
    /\b(?:kids|children|under-?\d+s|seniors|students|dogs|pets|everyone) (?:eat|ski|go|ride|enter|stay|travel|play|swim|fly|climb|skate|jump|sail|camp)s? (?:for )?free\b/giu,
    '',
  ],
  [/\bfree (?:\p{L}+ ){1,3}for (?:kids|children|everyone|students|seniors)\b/giu, ''],
  [
    /(?<=[$€£]\s?\d[\d.,]{0,9} |\s{3})(?:gives|feeds|buys|pays|provides|helps|plants|saves|protects|covers)\b[^,.;:"“]*/giu,
    '',
  ],
  [
    /\btickets? (?:from|at|for|only|just|now|are)\b(?: only| just)? ?(?:\p{L}{1,3} ?)?[$€£]?\s?\d[\d.,]*(?: ?(?:\p{Lu}{3}|euros?|dollars?|pounds?))?/gu,
    '',
  ],
  [/\bopen (?=days?\b)/giu, ''],
  [/\bopen (?:houses?|evenings?|doors?|mornings?|weekends?)\b/giu, ''],
  [
    /\blooking for (?:an?|their|his|her|its)? ?(?:(?:new|loving|forever|good|second|warm) ){0,2}(?:homes?|famil(?:y|ies))\b/giu,
    '',
  ],
  [
    /\b(?:two|four|eight|\d+) teams?\b(?=[^"“]{0,120}\b(?:vs|final|tournament|cup|league)\b)|(?<=\b(?:tournament|league|cup|e-?sports?)\b[^"“]{0,60})\b(?:two|four|eight|\d+) teams?\b/giu,
    '',
  ],
  [/\b\d{1,2} ?% (?:cocoa|cacao|alcohol|cotton|wool|fruit|beef|sugar)\b/giu, ''],
  // Houses of a zoo are known by who lives there.
  [
    /(?<=\b(?:zoo|zoos|safari park|wildlife park|aquarium)\b[^"“,.;]{0,60}) (?:house|home|enclosure|exhibit|habitat|world|pool|island|terrace)\b/giu,
    '',
  ],
  [/\b(?:gymnastics|trampolining|acrobatics) (?:clubs?|school|classes|lessons?)\b/giu, 'gym'],
  [/\b(an?|the|one) (?:giant|huge|enormous|oversized) cans?\b/giu, '$1 giant soda can'],
  // Clubs in which nobody dances.
  [
    /\b(rugby|gymnastics?|athletics?|judo|karate|fencing|sports?|fitness|running|cycling|rowing|sailing|chess|book|reading|youth|kids|garden|gardening|hiking|tennis|football|soccer|hockey|basketball|volleyball|handball|baseball|cricket|golf|ski|swim(?:ming)?|photo|knitting|sewing|riding|yoga|fan|country|boys|girls) clubs?\b/giu,
    '$1',
  ],
  [
    /\bopening(?=\s*[,.;!]| (?:this|next|on|in|soon|day|party|mon|tues|wednes|thurs|fri|satur|sun|jan|feb|march|april|may|june|july|aug|sept|oct|nov|dec))/giu,
    '',
  ],
  [/\bin town (?=until|till|from|for|on)\b/giu, ''],
  [/\bdon['’]t drink and drive\b|\bdrink(?:ing)?[ -](?:and[ -])?driving\b/giu, ''],
  [
    /\b(?:family|day|group|season|adult|child|single|return|weekend|lift) (?:tickets?|pass(?:es)?)\b/giu,
    '',
  ],
  // Whose business it is.
  [/\bfuneral (?:homes?|parlou?rs?|directors?)\b/giu, ''],
  [/\b(?:nursing|retirement|care|old people['’]s) homes?\b/giu, 'living room'],
  [/\bbutterfly (?:house|park|farm|garden)\b/giu, 'greenhouse'],
  [/\beye (?:clinic|doctor|hospital|care|test|exam)\b/giu, 'clinic'],
  [/\b(?:web)?site builder\b/giu, 'laptop'],
  [
    /(?<=\b(?:software|platform|tool|accounts?|insurance|loans?|banking) )for (?:[\p{L}-]+ ){0,2}\p{L}+s(?=\s*[,.;:])/giu,
    '',
  ],
  [
    /(?<=\b(?:boat|bike|bicycle|car|van|ski|kayak|canoe|scooter|camper|yacht) )(?:rentals?|hire)(?: (?:shop|service|company|app))?\b/giu,
    '',
  ],
  [
    /\bboats?(?=\s[^"“]{0,60}\b(?:motor ?boat|sailing boat|sailboat|rowing boat|speedboat|yacht|canoe|kayak)\b)|\bbus tours?(?=[^"“]{0,60}\bdouble-?decker\b)/giu,
    '',
  ],
  [/\blawn robots?\b|\brobot(?:ic)? (?:lawn ?)?mowers?\b|\bmowing robots?\b/giu, 'robot-mower'],
  [
    /(?<=\b(?:vet|veterinary|paws?|dog|cat|pet)\b[^"“]{0,80} )(?:with|wearing|in) an? (?:plastic |protective )?cone\b/giu,
    '',
  ],
  [/\bt[. -]{0,2}rex skeletons?\b/giu, 'dinosaur skeleton'],
  [/\bdinosaur (?:hall|room|wing|exhibition)\b/giu, 'museum'],
  [
    /(?<=\bclimbing (?:hall|gym|centre|center|wall)\b[^"“]{0,60})\bon (?:the|a) (?:\p{L}+ )?wall\b/giu,
    'climbing a climbing wall',
  ],
  [
    /(?<!\b(?:ship|boat|captain|sailor|yacht|sailing|pirate|bus|truck|lorry|tram|train|taxi|tractor|van|car)\b[^"“]{0,80})\b(?:at|behind) the wheel\b(?! of\b)/giu,
    'driving a car',
  ],
  [/\b(?:an? )?(?:firm )?handshake\b(?! emoji)/giu, 'two people shaking hands'],
  [
    /\bhiding (?:an? |his |her |the |some )?((?:bouquet of |red |pink )?(?:roses?|flowers|tulips|bouquet)) behind (?:his|her|their) backs?\b/giu,
    'holding bouquet of roses',
  ],
  [/\b(?:out of|from) (?:the|its|an?) pages?\b/giu, 'out of an open book'],
  // The trade is told by what is broken and by the house that is sold.
  [
    /\bplumb(?:er|ers|ing)(?: (?:company|firm|business|services?))?(?= (?:ads?|advert|advertisement|commercial|promo|poster)\b[^"“]*\b(?:tap|faucet)s?\b)/giu,
    'kitchen',
  ],
  [
    /\b(?:estate|letting) agents?(?= (?:ads?|advert|advertisement|commercial|promo|poster)\b[^"“]*\b(?:house|home|flat|cottage|villa|bungalow)\b)/giu,
    'street',
  ],
  [
    /\b(?:tap|faucet) (?:that )?(?:drips|drip|dripping|leaks|leaking|is dripping|is leaking)(?: (?:(?:slowly|constantly|steadily) )?(?:in)?to)?(?= (?:an? |the )?(?:bucket|sink|basin|bowl|pot)\b)/giu,
    'water tap over',
  ],
  [
    /\b(?:water )?(?:drips|dripping|drops fall(?:ing)?|leaking|leaks) from (?:the|a) (?:tap|faucet)\b/giu,
    'dripping tap',
  ],
  [/\b(?:the |a )?tap (?=(?:falls|drips|leaks|bursts|breaks|is)\b)/giu, 'water tap '],
  [
    /\b(?:kids|children) (?:with|playing|play) (?:an? )?violins? and (?:an? )?(?:guitars?)\b/giu,
    'a girl with a violin and a boy with a guitar',
  ],
  [
    /\b(foam|bubbles|suds) (?:running|flowing|sliding|dripping) (?:over|down|off) (?:an? |the )?((?:\p{L}+ )?(?:car|truck|van|dog|poodle|bus))\b/giu,
    '$2 covered in foam',
  ],
  // Bars that nobody sells drinks at.
  [/\b(?:through|behind|from behind|between) (?:the )?(?:cage |metal )?bars\b/giu, 'in a cage'],
  [
    /\b(?:looking|looks|peeking|peeks|peering|peers) (?:out )?(?:of|from|through) (?:an?|the|its) (?:cage|kennel|crate)\b/giu,
    'in a cage',
  ],
  [
    /(?<=\bsoaps?\b[^"“.;]{0,60})(?<!\bsoap )\bbars?\b(?! of soap)|(?<=\b(?:shampoo|lotion|snack|fruit|nut) )bars?\b(?=[^"“.;]{0,40}\bbubbles\b)/giu,
    '',
  ],
  // What a thing shows or can do is not beside it.
  [
    /\bphones?(?= (?:ads?|advert|advertisement|commercial|promo|launch|sale|store|shop)\b)/giu,
    'smartphone',
  ],
  [
    /(?<=\b(?:(?:smart)?phone|tablet|laptop|tv|monitor|(?:smart)?watch)\b[^"“]{0,120})\b(?:[\p{L}-]+ ){1,3}on (?:the|its) (?:screen|display)\b/giu,
    '',
  ],
  [
    /(?<=\b(?:smart)?phone\b[^"“]{0,120})\b(night|portrait|\d+|triple|dual|selfie|front|rear|zoom) ?(?:mode|mp|mega-?pixels?|lens)? cameras?\b/giu,
    '$1',
  ],
  [
    /\bheart rate\b(?: (?:display|monitor|sensor|tracking))?|\bpulse (?:display|monitor|sensor)\b/giu,
    '',
  ],
  [/\b(night|dark) mode\b(?: (?:look|design|ui|interface))?/giu, '$1'],
  // Tastes and scents.
  [
    /\b(?:new )?(?:flavou?rs?:? )(?:mango|strawberry|raspberry|cherry|peach|lemon|lime|orange|banana|vanilla|chocolate|pistachio|mint|matcha|caramel|coconut|blueberry|lychee|melon|watermelon|taro|apple|pineapple|passion ?fruit|grape)\b/giu,
    '',
  ],
  [
    /\b(?:(?:mango|strawberry|raspberry|cherry|peach|lemon|lime|orange|banana|vanilla|chocolate|pistachio|mint|matcha|caramel|coconut|blueberry|lychee|melon|watermelon|taro|apple|pineapple|passion ?fruit|grape)(?:,? and |,? or |, )){0,3}(?:mango|strawberry|raspberry|cherry|peach|lemon|lime|orange|banana|vanilla|chocolate|pistachio|mint|matcha|caramel|coconut|blueberry|lychee|melon|watermelon|taro|apple|pineapple|passion ?fruit|grape)[ -]flavou?r(?:ed|s)?\b/giu,
    '',
  ],
  [
    /\b(lavender|roses?|lemon|orange|cinnamon|pine|jasmine|mint|eucalyptus|apple|coconut|cedar) (?:scent(?:ed)?|fragrance|aroma)\b/giu,
    '$1',
  ],
  // Where and how.
  [
    /(?<=\bski\b[^"“]{0,120})\bon (?:the|a|our) (?:\p{L}+ )?(?:slopes?|piste)\b/giu,
    'skiing down a snowy slope',
  ],
  [
    /\bski (?:resort|area|holidays?|trip|weekend|pass)(?=\b[^"“]{0,120}\b(?:snowboarder|skier|skiing|skis down|family|kids|couple|man|woman|girl|boy|friends)\b)/giu,
    'snow',
  ],
  [/\b(?:in )?mid[- ]?air\b/giu, 'jumping'],
  [
    /\bdelivered(?= (?:every|each|daily|weekly|fresh|on|in|within|free|hot|cold|chilled)\b|\s*[,.;!])/giu,
    '',
  ],
  [
    /\bdelivered (?:straight |right |fresh )?to (?:your|the|their) (?:front )?door(?:step)?s?\b/giu,
    'on a doorstep',
  ],
  [
    /\b(?:at|by|in) (?:the|her|his|their|an?) (?:(?:front|open) )?door\b(?<=\b(?:couriers?|deliver\p{L}*|florist|post(?:man|woman))\b[^"“]{0,120})/giu,
    'on the doorstep',
  ],
  [
    /\bvacuum(?:ing)? robot\b|\bcleaning robot(?: vacuum)?\b|\brobot(?:ic)? (?:vacuum|hoover)(?: cleaner)?\b/giu,
    'robot vacuum',
  ],
  [
    /\b(?:farmers?['’]?s?|veg(?:etable|gie)?|organic|crop|harvest) box(?:es)?(?: (?:subscription|delivery|scheme))?\b/giu,
    'vegetable crate',
  ],
  [/\b(?:village|water|hand) pump\b/giu, 'hand-pump'],
  [/\bglowing (red|blue|green|pink|purple|orange)\b/giu, '$1'],
  [/\b(?:lit|lit up|illuminated) in (red|blue|green|pink|purple|orange|gold)\b/giu, 'in $1 light'],
  [/\bnurses? and (?:(?:an?|the) )?(?:blood )?donors?\b/giu, 'nurse next to a man in an armchair,'],
  [
    /\b(?:getting|gets|having|has) (?:an? |his |her )?(?:new |fresh )?(?:haircut|hair cut|shave|beard trim|trim)\b/giu,
    'and a barber behind him',
  ],
  [
    /(?<=\b(?:football|soccer)\b[^"“]{0,120})\b(?<!\b(?:football|soccer) )player\b/giu,
    'soccer player',
  ],
  [
    /(?<=\b(?:bike|bicycle)\b[^"“]{0,120})\b(?:fix(?:es|ing)|repair(?:s|ing)|mend(?:s|ing)) (?:an?|the) (?:wheel|tyre|tire|chain|brakes?)\b/giu,
    'repairing a bicycle',
  ],
  [/(?<=\bvr\b[^"“]{0,120})(?<!\bvr )\bheadsets?\b/giu, 'VR headset'],
  [
    /(?<=\b(?:bicycle|bike|e-?bike|scooter|e-scooter|car)[ -])sharing(?: (?:service|scheme|company|app))?\b/giu,
    '',
  ],
];

/** A brief in which words that only an ad uses are read as what is seen. */
export function asSeen(brief: string): string {
  return READINGS.reduce(
    (rest, [pattern, words]) =>
      !mayMatch(pattern, rest.toLowerCase())
        ? rest
        : rest.replaceAll(pattern, (found: string, part: unknown, other: unknown) =>
            words
              .replace('$1', typeof part === 'string' ? part : '')
              .replace('$2', typeof other === 'string' ? other : '')
              .padEnd(found.length),
          ),
    brief,
  );
}
