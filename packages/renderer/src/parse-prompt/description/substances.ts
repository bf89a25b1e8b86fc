/** What something is made of, with the words for it. */
const WORDS = {
  ice: 'ice|frost|icicles|frozen water',
  snow: 'snow|snowflakes|snowballs',
  glass: 'stained glass|glass|crystals?|diamonds?|gemstones|gems|jewels|amethyst|emeralds?|quartz',
  lava: 'lava|magma|molten rock|molten lava',
  fire: 'fire|flames?|burning embers|embers|blazing fire',
  water: 'water|sea ?water|waves|bubbles',
  cloud: 'clouds?|mist|fog|steam|cotton wool|cotton candy|cotton|feathers|fluff',
  smoke: 'smoke|shadows?|darkness|ink|ash|pure darkness',
  stars:
    'stars|starlight|stardust|galax(?:y|ies)|the cosmos|constellations?|nebulae?|the night sky|cosmic dust',
  light: 'light|lightning|pure energy|energy|neon|neon lights?|plasma',
  wood: 'wood|wooden (?:planks|blocks|sticks)|planks|driftwood|bamboo|twigs|sticks|branches|logs|bark|tree bark',
  stone: 'stones?|rocks?|marble|granite|concrete|pebbles|boulders',
  gold: 'gold|gold coins|golden coins|coins|brass',
  silver:
    'silver|steel|stainless steel|chrome|mercury|liquid metal|metal|iron|scrap metal|tin|tin cans|titanium|gears|cogs|metal parts|scrap',
  bronze: 'bronze|copper|rust|rusty metal',
  paper: 'paper|newspapers?|origami|origami paper|folded paper|cardboard|cardboard boxes|books',
  wool: 'wool|yarn|felt|crochet|fabric|cloth|thread|threads|string|patchwork|denim|plush',
  flowers: 'flowers|wildflowers|roses|petals|rose petals|flower petals|blossoms|cherry blossoms',
  leaves:
    'leaves|autumn leaves|plants|moss|vines|grass|ivy|greenery|vegetables|broccoli|lettuce|hedges',
  candy: 'cand(?:y|ies)|sweets|lollipops|gummy bears|jelly beans|sugar|fruits?|balloons',
  chocolate: 'chocolate|milk chocolate|dark chocolate|coffee beans|coffee|mud',
  gingerbread: 'gingerbread|cookies|biscuits|bread|waffles|cake|pancakes|pastry|dough|pizza',
  cheese: 'cheese|swiss cheese|honeycomb|honey|butter|wax',
  bricks: 'lego|lego bricks|legos|bricks|toy bricks|toy blocks|building blocks|blocks',
  sand: 'sand|clay|terracotta|plasticine|dust',
  jelly: 'jelly|gelatin|jello|slime|rubber|gum',
  plastic: 'plastic|plastics|vinyl',
} as const;

export type Material = keyof typeof WORDS;

const NAMES = Object.keys(WORDS).filter((name): name is Material => name in WORDS);
/** All of them, for a regular expression. */
export const ANY_MATERIAL = Object.values(WORDS).join('|');
const PATTERNS = NAMES.map((name) => [name, new RegExp(`^(?:${WORDS[name]})$`, 'iu')] as const);

export function materialOf(word: string): Material | null {
  return PATTERNS.find(([, words]) => words.test(word))?.[0] ?? null;
}
