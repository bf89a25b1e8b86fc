import type { Rewording } from '../../rewording.ts';

const COLOUR =
  '(?:(?:neon|light|dark|bright|pale|hot|matte|off) )?(?:white|black|red|blue|green|yellow|orange|purple|violet|pink|brown|grey|gray|beige|cream|gold|silver|turquoise|teal|navy)';

const STRIPED =
  '(?:(?:hot[- ]air |beach |bath )?(?:balloon|towel|umbrella|parasol)|tent|parachute|sail|deck ?chair)s?';
const HUES = '(?:red|blue|green|yellow|orange|pink|purple|black|turquoise|teal|navy|brown|violet)';

/** How products are described: by their kind, their container and what flies around them. */
export const OF_PRODUCTS: readonly Rewording[] = [
  [
    /\b(fly|buzz|flutter|hover|swirl|whirl|danc|fl|circl)(?:ing|s|ies|es) round (?=(?:it|them|the|an?|him|her)\b)/giu,
    (_, way = '') =>
      `${way.toLowerCase().startsWith('fl') && way.length < 4 ? 'soar' : way} around `,
  ],
  // Stripes of a colour and white: the thing has the colour.
  [
    new RegExp(
      `\\b(${STRIPED}) with (?:(?:bold|wide|broad|vertical) )*(${HUES}) and white (?:stripes|striping)\\b`,
      'giu',
    ),
    (_, thing, hue) => `${hue} ${thing}`,
  ],
  [
    new RegExp(
      `\\b(${STRIPED}) with (?:(?:bold|wide|broad|vertical) )*white and (${HUES}) (?:stripes|striping)\\b`,
      'giu',
    ),
    (_, thing, hue) => `${hue} ${thing}`,
  ],
  [
    new RegExp(
      `\\b(?:(${HUES})[- ]and[- ]white|white[- ]and[- ](${HUES}))[- ](?:striped|stripy) (?=(?:${STRIPED})\\b)`,
      'giu',
    ),
    (_, hue, other) => `${hue ?? other} `,
  ],
  // A kind of beer in a can is a can.
  [
    /\b(?:craft|pale|dark|light|cold|local|ice[- ]cold|alcohol[- ]free|non[- ]alcoholic|lager|wheat|ipa) (?=beer cans?\b)/giu,
    () => '',
  ],
  [/\b(?:pale ale|ale|lager|ipa|cider|stout|pilsner|radler) (?=cans?\b)/giu, () => ''],
  // Who is in the back of a car that is named is in the car.
  [
    /(?<=\b(?:car|suv|van|truck|camper|pick-?up|jeep|minivan)\b[^;]{0,60} )in the back(?: ?seats?)?(?! of\b)(?=\s*(?:[,.;!]|$)| (?:and|while|driving)\b)/giu,
    () => 'in the car',
  ],
  // After a colour it is no verb.
  [
    new RegExp(
      String.raw`(?<=\b(?:${COLOUR}|one|single|cold|chilled|slim|tall|giant|this|our)(?: and ${COLOUR})? )can(?= (?:on|in|with|of|opening|opens|open|spinning|spins|standing|stands|falling|falls|rotating|rotates|splashing|floating|rolling|bursting|and|surrounded|covered|being|is)\b|\s*(?:[,.;:!]|$))`,
      'giu',
    ),
    () => 'tin',
  ],
  // No verb follows "can" in this form.
  [
    /(?<=\b(?:the|an?|every|each) |, )can(?= (?:spins|stands|falls|rotates|floats|rolls|bursts|explodes|flies|sits|lands|rises|tips|jumps)\b)/giu,
    () => 'tin',
  ],
  // "Five bottles in a row in rainbow colours", "lipsticks in five colours".
  [
    /(?:\b(two|three|four|five|six|seven|eight) )?\b(?!colou?rs|shades|clothes|people)(\p{L}+s)( in a row| side by side)? in (?:(two|three|four|five|six|seven|eight)|all(?: the)?|many|several|various|different|assorted|rainbow|bright|bold)(?: (?:different|bright|bold))? colou?rs\b(?! of the rainbow)/giu,
    (_, count, what, row = '', many) =>
      `${[count ?? many, 'colourful', what].filter((each) => each !== undefined).join(' ')}${row}`,
  ],
  // Several that fly out after something opens do so themselves.
  [
    /(?<=\b(?:opens?|unfolds?|bursts?|breaks?|cracks?|tips over|spins|turns|shakes|lifts|unlocks)(?: up)?) and (?=(?:the |an? )?(?:\p{L}+ )?(?!butterflies|birds|bees|doves)\p{L}+s (?:fly|pop|jump|come|burst|fall|rise|float|shoot|spill|pour|tumble|leap|march|run|roll|drop|climb|dance)\b)/giu,
    () => ', ',
  ],
  // What explodes out of a box flies out of it.
  [
    /\b(explod|burst|shoot)(es|s|ing|e)? (?=(?:out )?(?:of|from) (?:an? |the |its )?(?:\p{L}+ )?(?:box|carton|suitcase|bag|drawer|parcel|package|case|crate|pack|basket|jar|cupboard)\b)/giu,
    (_, _verb, form = '') => (form === 'ing' ? 'flying ' : form.endsWith('s') ? 'flies ' : 'fly '),
  ],
  // A machine that pours stays beside its cups.
  [
    /(?<=\b(?:coffee|espresso)[- ](?:machine|maker) )(?:pours|fills|brews|drips|makes) (?:hot |fresh )?(?:coffee|espresso) into\b/giu,
    () => 'next to',
  ],
  // What has wheels drives over a floor on it.
  [
    /(?<=\b(?:drives|rolls|glides|rides|moves|driving|rolling|gliding) )over(?= (?:an?|the) (?:\p{L}+ )?(?:carpet|rug|floor|lawn|table|parquet)\b)/giu,
    () => 'on',
  ],
  // What floats on hot chocolate is drawn with it.
  [
    /(?<=\b(?:hot chocolate|cocoa)) (?:with|and|topped with) (?:\p{L}+ )?marshmallows\b/giu,
    () => '',
  ],
  // What slides, swings or pops open opens.
  [
    /\bits (?:drawer|lid|cap|cover|flap|door|top|zip|front)s? (?:slides|swings|pops|flips|springs|lifts|glides|zips) (?:open|up)\b/giu,
    () => 'it opens',
  ],
  // A part of what is sold is no thing beside it.
  [
    /\bits (?:drawer|lid|cap|cork|sole|handle|strap|zip|cover|flap|door|tongue|lever|button|keys|wheels)s?(?= (?:(?:slides|pops|opens|flips|lifts|swings|springs|turns|closes|flies|spins|comes|light|lights|falls|glows?|shines?|unfolds?)\b))/giu,
    () => 'it',
  ],
  [
    /(?<=\b(?:bottle|jar|can|tin|tube|flask|box)s?\b[^.;:"“”]{0,40})(?:, | and )(?:the|its) (?:crown )?(?:cap|lid|cork|top) (?:pops|flies|comes|springs|jumps|screws|twists) (?:off|away|out|up|open)\b/giu,
    () => ' opens',
  ],
  // What a tin holds tells what kind of tin it is.
  [
    /\b(?:matcha|loose tea|green tea|black tea|cocoa|biscuit|cookie|coffee) tin(?=s?\b)/giu,
    () => 'tea tin',
  ],
  // The name of what is in a bottle tells its shape and colour.
  [
    /\b(?:orange|apple|fruit|mango|fresh|cold[- ]pressed|vegetable) (?=juice bottles?\b)/giu,
    () => '',
  ],
  [/(?<=\b(?:hot|chili|chilli|soy|bbq|barbecue|pepper) sauce) bottles?\b/giu, () => ''],
  [/\btea ?bags?\b/giu, () => 'tea'],
  // A picture on a label is part of the label, and smoke stays smoke in any shape.
  [
    /\b(?:an? |the )?\p{L}+ on (?:the |its )?label(?: (?:winks|smiles|moves|waves))?\b/giu,
    () => '',
  ],
  [
    /(?<=\b(?:smoke|steam|mist|colou?r|milk|cream|ink|foam)\b[^.;]{0,30}) (?:in)?to the shape of an? (?:\p{L}+ )?\p{L}+/giu,
    () => '',
  ],
  [/\bdiamond (?=sparkles?\b)/giu, () => ''],
  [/\bvelvet (?:ring |jewel(?:le)?ry )?box(?: opens)?\b/giu, () => ''],
  // "Sneakers, white pair".
  [
    new RegExp(
      String.raw`\b(sneakers|trainers|shoes|boots|socks|gloves|sunglasses|headphones|earbuds|jeans|heels|sandals), (?:an? |the )?(${COLOUR}) pair\b`,
      'giu',
    ),
    (_, worn, colour) => `${colour} ${worn}`,
  ],
  [/\bplant[- ]based (?=burger|patty|meat|milk|sausage|nuggets)/giu, () => 'vegan '],
  // Where tickets are sold is told, not shown.
  [
    /,? ?\btickets? (?:available |sold |on sale )?(?:at|from) (?:the )?(?:gate|door|entrance|box office|venue)\b/giu,
    () => '',
  ],
  // What is loose flies, and no flies come out of it.
  [
    /(?<=\b(?:sawdust|dust|sand|dirt|mud|snow|water|flour|paint|debris|hair|foam|sugar|salt|powder|gravel|chalk|soil|ash|glitter|juice|milk|coffee|ice|grass|paper|wood chips?|fur) )flies\b/giu,
    () => 'whirl',
  ],
  // Wood of another kind.
  [
    /\bbamboo (?=(?:toothbrush|tooth ?brush|hairbrush|brush|comb|cutlery|bowl|cup|spoon|straw|box|tray|chair|ladder)(?:es|s)?\b)/giu,
    () => 'wooden ',
  ],
  [/\bwooden (?=tooth ?brush)/giu, () => 'brown '],
  // What goes away leaves no leaves.
  [
    /\bleaves (?=(?:the|this|our|its|his|her) (?:frame|picture|image|screen|shot|scene|view|photo|video)\b)/giu,
    () => 'exits ',
  ],
  // Daylight, and no window.
  [/\b(?:natural |soft |warm |morning )?window[- ]light\b/giu, () => 'soft light'],
  // What stands in a glass is not made of it.
  [
    /\bin an? (?:small |clear |empty |tall |simple )?glass(?= (?:next|beside|on|by|with|near|in front|at)\b)/giu,
    () => 'in tumbler',
  ],
  // "Vegan burger? No, taco!": what it is not is not shown.
  [/^[^?"“”.!]{2,40}\? no(?:pe)?(?: way)?[,!.:]? (?=\p{L})/giu, () => ''],
  // Umbrellas keep off the rain when they are up.
  [
    /(?<=\bumbrellas?\b[^;]{0,60}[,.] )((?:an? |the )?(?:[\p{L}-]+ )?(?:wom[ae]n|m[ae]n|girl|boy|person|couple|commuter|businessman|businesswoman))(?= (?:in|through|walk\p{L}*|stand\p{L}*|stay\p{L}*|smil\p{L}*) [^,;]{0,30}\b(?:storm|rain|downpour|wind|gale|dry)\b)(?![^.;]{0,80}\b(?:hold|under|umbrella))/giu,
    (_, who) => `${who} with an umbrella`,
  ],
  // What foams in a mug is beer, where nobody speaks of coffee.
  [
    /\b(?<!\b(?:coffee|latte|cappuccino|milk|cocoa|chocolate|espresso|matcha|chai|root beer|bath|soap)\b.{0,80})(?:frothy|foaming|foamy|frosty|brimming) (?:(?:cold|big|golden|full|glass|large) ){0,2}(mug|stein|tankard|pint)(s?)\b(?! of\b)(?!.{0,80}\b(?:coffee|latte|cappuccino|milk|cocoa|chocolate|espresso|matcha|chai|root beer)\b)/giu,
    (_, __, many) => `beer mug${many}`,
  ],
  // Scoops on a cone are one ice cream.
  [
    /\b(?:\p{L}+ )?scoops(?: of (?:\p{L}+ )?(?:ice ?cream|gelato|sorbet))?(?: \p{L}+){0,2} on(?:to| top of)? an? (?:\p{L}+ )?cone\b/giu,
    () => 'ice cream cone',
  ],
  // Behind what is sold.
  [
    /(?<=\b(?:bottle|can|burger|steak|pizza|wings|shoe|sneaker|jar|perfume|watch|phone|sauce|boot|drink|wok|pan)s?\b[^.;]{0,24})\b(?:surrounded by|wrapped in|circled by) (?:\p{L}+ )?(?:fire|flames)\b/giu,
    () => 'flames behind it',
  ],
  [
    /(?<=\b(?:bottle|can|cans|bottles|drink|soda|beer|lemonade)\b[^.;]{0,24})\b(?:covered (?:in|with)|surrounded by|on a bed of|buried in|packed in) (?:\p{L}+ )?ice\b(?: cubes)?/giu,
    () => 'amid ice cubes',
  ],
  // A layered thing that is shown in its parts.
  [
    /(?<=\b(?:assembl|stack|layer|suspend|explod|ingredients|parts|pieces)[^.;]{0,60})\bin mid[- ]?air\b/giu,
    () => 'floating',
  ],
  [
    /\bpatt(?:y|ies)(?=[,.;: ]|$)(?<=\b(?:bun|burger|lettuce|tomato|cheese|beef|vegan)\b[^.;]{0,60})/giu,
    () => '',
  ],
];
