import type { Rewording } from '../../rewording.ts';

const PLACE =
  '(?:ponds?|lakes?|rivers?|streams?|creeks?|lagoons?|swamps?|bays?|sea|ocean|beach|shore|waterfalls?|meadows?|fields?|pastures?|gardens?|parks?|forests?|woods|jungles?|savannah?|deserts?|orchards?|valleys?|farms?)';
/** What grows and lives at places. */
const LOCALS =
  '(?:(?:wild)?flowers|blossoms|daisies|poppies|tulips|sunflowers|mushrooms|toadstools|(?:palm |fruit |apple |cherry )?trees|palms|pines|birches|cact(?:i|uses)|ferns|bushes|reeds|cattails|(?:water ?)?lilies|lily ?pads|lotus(?:es)?|seaweed|corals|ducks|geese|swans|flamingos|sailboats|(?:gold)?fish|koi|frogs|dragonflies|butterflies|icebergs|rocks|boulders|stones|haystacks|hay bales)';
const FLOWERS = '(?:(?:wild)?flowers|blossoms|daisies|poppies|tulips|sunflowers)';
const AT =
  '(?:in|on|at|by|beside|near|over|above|along|across|around|through|next to|in front of|behind|of)';
const MUDDY =
  '(?:pigs?|piglets?|boars?|hippos?|hippopotamus|elephants?|rhinos?|buffalo(?:es)?|dogs?|pupp(?:y|ies)|cows?|horses?|frogs?|ducks?)';
const SWIMMERS = '(?:swans?|ducks?|geese|goose|ducklings?|cygnets?|goslings?|mallards?|pelicans?)';

/** What is at a place is no belonging of who is there. */
export const IN_THEIR_PLACES: readonly Rewording[] = [
  [
    new RegExp(
      `(\\b(?:in|on|across|through|over|above) (?:an?|the) (?:[\\p{L}-]+ ){0,2}?)(?:meadow|field)s? (?:with|full of|of) (?:[\\p{L}-]+ )?(?=${FLOWERS}\\b)`,
      'giu',
    ),
    (_, where) => `${where}field of `,
  ],
  [
    new RegExp(
      `(?<=\\b${AT} (?:an?|the) (?:[\\p{L}-]+ ){0,2}?${PLACE}) (?:full of|with) (?=(?:some |many |two |three |four |a few )?(?:(?!and\\b|an?\\b|the\\b|his\\b|her\\b)[\\p{L}-]+ ){0,2}?${LOCALS}\\b)(?<!\\brid(?:es?|ing)\\b.{0,60})`,
      'giu',
    ),
    () => ', ',
  ],
  // Birds that glide over water are on it.
  [
    new RegExp(
      `(?<=\\b${SWIMMERS} (?:\\p{L}+ly )?)glid(?:es?|ing) (?:\\p{L}+ly )?over (?=(?:an?|the) (?:[\\p{L}-]+ ){0,2}?(?:ponds?|lakes?|rivers?|water|canal|moat|stream|lagoon)\\b)`,
      'giu',
    ),
    () => 'swim on ',
  ],
  // Who drives a flock goes behind it.
  [
    /\bdriv(es|ing)(?= (?:an?|the|his|her|some|its|\p{L}+)? ?(?:(?:small|large|big|huge|whole) )?(?:flocks?|herds?|sheep|cattle|cows|goats|geese|lambs|horses)\b)/giu,
    (_, form) => (form === 'ing' ? 'herding' : 'herds'),
  ],
  // Animals stand on the mud that they splash in.
  [
    new RegExp(
      `\\b(?:in|into|through|across) (?:an?|the|some|deep|thick)? ?(?:(?:big|large|deep|huge|giant|wet|brown) )?(?:mudd?y? ?(?:puddle|pool|hole|bath|pit)s?|(?:puddle|pool)s? of mud|mud)\\b(?! (?:hut|house|mask|pie))(?<=\\b${MUDDY}\\b.{0,70})(?<!\\b(?:roll|wallow|play|lie|l[iy]ing|stuck|trapp)\\p{L}* .{0,30})`,
      'giu',
    ),
    () => 'on a mud-puddle',
  ],
  // A nest that is drawn has its eggs in it.
  [
    /\b(nest)s? (?:with|full of|of|containing|holding) (?:(?:two|three|four|five|six|some|several|a few) )?(?:[\p{L}-]+ ){0,2}eggs\b/giu,
    (_, nest) => nest ?? '',
  ],
  // Eggs of many colours are painted.
  [
    /\b(?:(?:colou?red|colou?rful|multicolou?red|bright|pastel|painted|decorated|dyed|patterned|easter)(?:,? and|,)? )+eggs\b(?! (?:hunt|in (?:an? |the |their )?(?:\p{L}+ )?(?:basket|nest|carton)))/giu,
    () => 'easter-eggs',
  ],
];
