import type { Rewording } from '../../rewording.ts';

const MEAT =
  '(?:chicken|beef|lamb|pork|turkey|duck|veal|mutton|goat|rabbit|venison|fish|salmon|cod|shrimps?|prawns?|tofu)';
const MANNER =
  '(?:spicy|creamy|grilled|roast(?:ed)?|baked|braised|fried|crispy|glazed|marinated|tender|juicy|stewed|slow[- ]cooked|sticky|smoky|buttery|pan[- ]seared|sliced|saut[eé]ed)';
const ADJECTIVES = '(?:[\\p{L}-]+ ){0,3}';

/** Animals as dishes: nobody alive is in a sauce or on a plate. */
export const COOKED: readonly Rewording[] = [
  // Food that is called like a deed: rolls of bread do not turn round.
  [
    /\b(bread|dinner|cinnamon|spring|egg|summer|sushi|lobster|sausage|salad|chicken|veggie|tortilla|milk|cheese|french|potato|ice|cake|fruit|lollipop|cough|lemon|crab|apple) (rolls?|wraps?|shakes?|dips?|spreads?|bakes?|fries|pops?|drops?|twists?|puffs?)\b/giu,
    (_, food, form) => `${food}-${form}`,
  ],
  // What is tossed over a pan is shown with it.
  [
    /\b(?:an? |some |two )?pancakes? (?:(?:is|are|being|gets?) )*(?:flipp|toss|fry|cook|turn|sizzl)(?:ed|ing|s|es)?(?: over| up)? (?:in|over|from) (?:an? |the )(?:hot |cast[- ]iron |frying |iron )*(?:pan|skillet)\b/giu,
    () => 'pancake-pan',
  ],
  [
    /,? (?:with |and )?butter (?:is )?melt(?:ing|s) (?:on|over|down) (?:the|a) (?:stack|pile) (?:next to|beside|by) it\b(?<=\bpancake.{0,80})/giu,
    () => ' next to pancakes',
  ],
  // What goes into the oven is in the hands.
  [
    /\b(?:slid|push|plac|shov|load|putt?)(e?s|ing) (?!(?:[\p{L}-]+ ){1,4}pizzas?\b)((?:an?|the|his|her|some|two) [^,.;]{3,40}?) in(?:to)? (?=(?:an?|the|his|her) (?:[\p{L}-]+ ){0,3}oven\b)/giu,
    (_, form, what) => `hold${form === 'ing' ? 'ing' : 's'} ${what} at `,
  ],
  // What is grilled already lies on the grill.
  [
    /\b(?:grilled|barbecued|roasted|fried|smoked) (?=(?:[\p{L}-]+ ){1,2}(?:on|over) (?:an? |the )?(?:hot |open |charcoal )?(?:barbecue|bbq|grill|fire|coals)\b)/giu,
    () => '',
  ],
  [
    /(?<=\b(?:on|over) (?:an? |the )(?:hot |big |smoking |charcoal )?)(?:barbecue|barbeque|bbq)\b(?! (?:grill|sauce|party))/giu,
    () => 'grill',
  ],
  // Nothing is cut by itself.
  [
    /\b([\p{L}-]+) (?:is |are )?being (chopp|slic|dic|peel|knead|whisk|stirr|cutt?)(?:ed)?\b(?: on (?:an?|the) (?:[\p{L}-]+ )?(?:cutting|chopping) board\b)?/giu,
    (_, what = '', verb = '') => `cook ${verb.replace(/^cut$/u, 'cutt')}ing ${what}`,
  ],
  // What one drinks from, and not what it is made of.
  [
    /\b(bottle(?: of (?:red |white )?\p{L}{3,10})?) (?:and|with) (?:(?:an? |the )(?:wine |beer )?|(?:wine |beer ))glass\b(?! of\b)/giu,
    (_, bottle) => `${bottle} & glasses`,
  ],
  [/\bbottle and glass\b(?! of\b)/giu, () => 'bottle & glasses'],
  [
    new RegExp(
      `\\b(?:${MANNER} )*${MEAT}(?: (?:breasts?|pieces|thighs?|strips|cubes))? (?:(?:cooked |simmering |served |swimming )?(?:in|with)) (?:an? |the )?${ADJECTIVES}(?:sauce|gravy|curry|broth|marinade|glaze|garlic butter|butter sauce|coconut milk)\\b`,
      'giu',
    ),
    () => 'meat in sauce',
  ],
  [
    /\b(?:butter chicken|chicken tikka(?: masala)?|(?:chicken|beef|lamb|pork) (?:casserole|stroganoff|korma|masala|tagine|goulash|fricassee|cacciatore))\b/giu,
    () => 'meat in sauce',
  ],
  [
    new RegExp(
      `\\b(?:${MANNER} )*(?:(?:${MEAT} )?steaks?|${MEAT})(?: (?:fillets?|breasts?|chops?|thighs?))? (?:is )?(?:sizzl|fry|cook|sear|brown|roast)\\p{L}* in (?:an? |the )?${ADJECTIVES}(?:pan|skillet)(?: with (?:\\p{L}+ )?(?:rosemary|thyme|herbs|butter|garlic))?\\b`,
      'giu',
    ),
    () => 'meat in pan',
  ],
  [
    /\b(?:(?:grilled|roast(?:ed)?|braised|baked|juicy|tender|marinated|herb-crusted) )+(?:lamb|pork|beef|veal|venison|ham)(?: (?:chops?|loin|leg|tenderloin|shoulder|cutlets?|belly|roast|fillets?))?\b(?! (?:burger|ribs|taco|sandwich|curry|stew|dish))|\b(?:lamb|pork|veal) (?:chops|cutlets?|loin|roast|tenderloin|belly)\b/giu,
    () => 'roast meat',
  ],
  // A recipe is of food.
  [
    new RegExp(`\\b(recipes? (?:for|of|with) (?:\\p{L}+ )?)${MEAT}(?: with \\p{L}+)?\\b`, 'giu'),
    () => 'meat in sauce',
  ],
  // Pizza goes into the oven and comes out of it on a long shovel.
  [
    /\b(?:slid|pull|tak|put|lift|shov|plac|push|remov|bak)(?:e?s|e|ing|ting) (?:an?|the|his|her|some) (?:[\p{L}-]+ )?pizzas? (?:in|into|inside|out of|from) (?:an?|the) (?=(?:[\p{L}-]+ ){0,3}oven\b)/giu,
    () => 'with pizzapeel by ',
  ],
  [
    /\b(?:an? |the )?(?:[\p{L}-]+ )?pizza (?:is |being |is being |gets )?(?:pulled|taken|slid|lifted|removed|pushed|placed) (?:out of|out from|from|into) (?:an?|the) (?=(?:[\p{L}-]+ ){0,3}oven\b)/giu,
    () => 'cook with pizzapeel by ',
  ],
  // What comes out of an oven is in the hands.
  [
    /\b(?:pull|lift|slid|remov|bring)(ing|e?s)(?= (?:[\p{L}-]+ ){1,5}(?:out of|out from|from) (?:an?|the|his|her) (?:[\p{L}-]+ ){0,3}oven\b)/giu,
    (_, form) => (form === 'ing' ? 'taking' : 'takes'),
  ],
  // Beans that fall are not in their bag.
  [
    /\bcoffee beans(?= (?:are |is |slowly |gently ){0,2}(?:fall|fly|float|rain|drop|swirl|tumbl|scatter|pour|whirl)(?:s|es|l?ing|ping|ed)?\b)|(?<=\b(?:falling|flying|floating|swirling|tumbling|whirling) )coffee beans\b/giu,
    () => 'coffeebeans',
  ],
  // Food is shown on its plate; a pile of plates is for the cupboard.
  [
    /\b(?:(?:steaming|hot|full|heaped|big|large) )?plates? of (?=(?:[\p{L}-]+ ){0,2}(?:spaghetti|pasta|lasagna|sushi|pizza|salad|curry|fish|steak|pancakes|waffles|cake|nachos|tacos|cookies|burgers?|sandwiches|meat|ribs|meatballs)\b)(?<=\b(?:two|three|four|some|the|several|his|her|their|\p{L}+(?:s|ing)) (?:[\p{L}-]+ )?plates? of )/giu,
    () => '',
  ],
  // Chocolate that runs is no bar.
  // It drips from what it was taken with.
  [
    /\b(?:single |golden |thick |slow )*(?:drops?|drips?|threads?|strands?|streams?) of honey (?:[\p{L}-]+ ){1,3}?(?:off|from|down|over) (?:an? |the )?(?:wooden |honey )?(?:dipper|spoon|stick)\b|\bhoney (?:slowly )?(?:drip|drop|fall|runn?|flow|trickl)(?:p?ing|s|es)? (?:slowly )?(?:off|from|down) (?:an? |the )?(?:wooden |honey )?(?:dipper|stick)\b/giu,
    () => 'honeydipper',
  ],
  [
    /\b(?:melting|melted|molten|warm|liquid) (?:dark |milk |white )?chocolate(?= (?:is |being |slowly )*(?:(?:pour|drip|drizzl|runn|flow|stream)\p{L}*|cover(?:s|ing))\b)/giu,
    () => 'liquid chocolate',
  ],
  [
    /(?<!hot )\bchocolate (?:(?:is|being|slowly|gently) ){0,2}(?:melt|pour|drip|drizzl|runn|flow)(?:s|es|ed|ing|ping) (?:down |out )?(?:over|onto|on)(?: top of)?\b/giu,
    () => 'dripping chocolate on',
  ],
  [
    /\b(pour|drizzl)(?:ing|es|s|e) (?:melted |warm |dark |hot ){0,2}chocolate(?: sauce)? (?:over|onto|on)\b/giu,
    () => 'dripping chocolate on',
  ],
  // Sushi is cut and put together, not boiled.
  [/\bsushi (?=(?:chef|cook|master)s?\b)/giu, () => ''],
  [
    /\b(?:prepar|mak|roll|arrang|craft)(e?s|ing) (?=(?:fresh |some |the )?(?:sushi|nigiri|maki|sashimi|salads?|sandwich(?:es)?)\b)/giu,
    (_, form) => (form === 'ing' ? 'slicing ' : 'slices '),
  ],
  [/\bsteaming (?:hot )?bowl(s?)(?= of\b)/giu, (_, many) => `bowl${many}`],
  // The pot that it is cooked in is no flower pot, and shown with the soup.
  [
    /\b(stew|soup|chili|goulash|broth|popcorn)((?: (?:being cooked|cooking|simmering|bubbling|boiling|popping))?) in (?:an? |the )(?:(?:big|large|huge|iron|black|copper|old) )?(?:pot|cauldron|kettle)\b/giu,
    (_, what, doing) => `${what}${doing}`,
  ],
  [
    /\b(soup|stew|broth)(?: is| being)? (?:ladled|poured|served|spooned) in(?:to)? (?:an? |the )bowls?\b/giu,
    (_, what) => `bowl of ${what}`,
  ],
  [
    /\b(?:(?:two|golden|fresh) )?(?:slices? of )?(?:toasts?|bread) (?:pop|jump|spring|shoot|peek)(?:s|p?ing)? (?:up|out)(?: (?:of|from) (?:an? |the ))?toaster\b/giu,
    () => 'popping toaster',
  ],
  [
    /\btoasters? (?:is )?(?:pop(?:s|ping)?|emerg(?:es|ing)|eject(?:s|ing)|shoot(?:s|ing)) {1,4}(?:up |out )?(?:(?:two|golden|fresh|hot|some|the|a) ){0,2}(?:slices? of )?(?:toasts?|bread)(?: (?:up|out))?\b/giu,
    () => 'popping toaster',
  ],
  // Where honey drips from is drawn with it.
  [
    /(?<=\b(?:honey|syrup|sauce|caramel|gravy|custard) (?:is |being |slowly )*(?:drip|drizzl|pour|trickl|flow|runn?)\p{L}* (?:slowly )?)(?:from|off|out of) (?:an? |the )(?:\p{L}+ )?(?:spoon|dipper|jug|jar|bottle|pot|ladle|pitcher) (?=(?:on|onto|over)\b)/giu,
    () => '',
  ],
  // What is strewn over food.
  [
    /\b(?:powdered sugar|icing sugar|sugar|cinnamon|cocoa(?: powder)?|parmesan|(?:grated )?cheese|salt|flour|sesame seeds|(?:rainbow |colou?rful )?sprinkles)(?: (?:is|are|being|gently|lightly|slowly))* (?:sprinkled|grated|dusted|shaken|sifted|scattered|falling|snowing) (?:over|on|onto|on top of)\b/giu,
    () => 'sugar dust on',
  ],
];
