import type { Rewording } from '../../rewording.ts';

const ARTICLE = '(?:an? |the |our |your )?';
const HUES = 'white|pink|red|yellow|purple|blue|cream|peach|lilac|blush|coral|orange';
const BLOOMS =
  'roses|flowers|peonies|tulips|blossoms|blooms|lilies|hydrangeas|carnations|dahlias|wisteria|sunflowers|daisies';
const GREENS =
  "eucalyptus|greenery|ivy|leaves|foliage|ferns?|vines|olive branches|baby[’']s breath";
/** How pale colours of flowers are called in shops. */
const PALE: Readonly<Record<string, string>> = { blush: 'pink', peach: 'peach', lilac: 'purple' };
const hueOf = (name: string | undefined) =>
  name === undefined ? '' : `${PALE[name.toLowerCase()] ?? name} `;

const PIECE = 'knight|king|queen|rook|bishop|pawn';
const BOARD = '(?:giant |huge |wooden )?(?:chess ?board|chess-board|board of chess)';

/** What is printed on, and what cannot carry a thing on it otherwise. */
const WARES =
  'hoodie|t-?shirt|tee|sweatshirt|jumper|mug|tote(?: bag)?|shopping bag|(?:baseball )?cap|beanie';

/** What stands in shop windows, on posters and on stages, and is called by other words. */
export const IN_SHOPS_AND_SHOWS: readonly Rewording[] = [
  // Its bucket is the striped tub that is drawn with it.
  [
    /\bpopcorn (?:bucket|tub|box|bag|cup|carton|pot)(?=s?\b)|\b(?:bucket|tub|box|bag|cup|carton) of popcorn\b/giu,
    () => 'popcorn',
  ],
  // What is tied together is one bouquet.
  [
    new RegExp(
      `\\b(?:(?:bunch|bundle|bouquet) of )?(?:(?:fresh|soft|pale|dusty|dusky|light) )*(?:(${HUES}) )?roses (?:are )?(?:hand-?)?(?:tied|wrapped|bound|bundled)(?: together| up)? (?:with|in|by) ${ARTICLE}(?:\\p{L}+ )?(?:ribbon|bow|string|twine|raffia|paper|lace)s?\\b`,
      'giu',
    ),
    (_, hue) => `bouquet of ${hueOf(hue)}roses`,
  ],
  [
    /\bbouquets? of (?:(?:dusty|pale|soft|light) )?blush (?:pink )?roses\b/giu,
    () => 'bouquet of pink roses',
  ],
  // An arch of flowers is made of them.
  [
    new RegExp(
      `\\b(?:wedding |floral |flower |bridal )?arch(?:way)? (?:made )?(?:of|with|covered (?:in|with)|decorated with|full of) (?:(${HUES}) )?(?:${BLOOMS})(?:(?:,| and| with) (?:${HUES} )?(?:${BLOOMS}|${GREENS}))?\\b`,
      'giu',
    ),
    (_, hue) => `${hueOf(hue)}flower-arch`,
  ],
  // On a board of chess nobody but its pieces moves.
  [
    new RegExp(
      `\\b(${PIECE})(?: piece| chess piece)? (?:\\p{L}+(?:ing|s) )?(?:over|across|on|onto) (?=${ARTICLE}${BOARD})`,
      'giu',
    ),
    (_, piece) => `chess-${piece?.toLowerCase()} on `,
  ],
  // It is a film that is watched live, and no water.
  [
    /\b(?:live )?stream(?:s|ing)?(?= (?:is )?(?:starting|starts|begins|ending|ends|offline|overlay|screen|schedule|alerts?|intro|banner|layout)\b)/giu,
    () => '',
  ],
  [/\b(bed)?room set-?up\b/giu, (_, bed = '') => `${bed}room, desk with a monitor`],
  [/\b(?:gaming|streaming|stream|streamer|gamer) set-?up\b/giu, () => 'desk with a monitor'],
  // Whose lessons are given on machines is in a gym.
  [
    /\b(?:(?:trial|group|taster|evening|morning|drop-?in|beginners?) )?(?:class|lesson)(?:es|s)?(?=[^"“]{0,80}\b(?:spin(?:ning)? bikes?|spinning|exercise bikes?|treadmills?|kettlebells?|dumbbells?|barbells?|weights|crossfit|boxing|hiit|zumba|aerobics|pilates)\b)/giu,
    () => 'gym',
  ],
  // What stands on a cloth stands on its table.
  [
    /[,.] (?:and )?an? (?:(?:red|blue|green|red and white) )?(?:check(?:er)?ed|gingham|plaid|che[ck]quered) (?:table ?cloth|cloth)\b/giu,
    () => ' on a checkered-tablecloth',
  ],
  // What is printed on a garment or a cup is on it.
  [
    new RegExp(
      `\\b(?<=\\b(?:${WARES}) with (?:an? |the )(?:\\p{L}+ )?\\p{L}+ )(?:print|motif|graphic|design)(?: on it)?\\b(?! on\\b)`,
      'giu',
    ),
    () => 'on it',
  ],
  [
    /\b(?:sticking|poking|popping|pokes|sticks|pops) (?:its|his|her|their) heads? out of\b/giu,
    () => 'peeking out of',
  ],
];
