/** Words for what is sold in packets and for house, kitchen and pets, by the name of the drawing. */
export const PACKED_PRODUCT_WORDS: Readonly<Record<string, string>> = {
  'chicken-bucket':
    'chicken-bucket fried-chicken-bucket bucket-of-chicken bucket-of-fried-chicken bucket-of-crispy-chicken bucket-of-wings bucket-of-chicken-wings wings-bucket bucket-of-drumsticks bucket-of-chicken-legs',
  'pearl-necklace':
    'pearl-necklace pearl-necklaces string-of-pearls strand-of-pearls pearl-choker pearl-jewellery pearl-jewelry necklace-of-pearls',
  'crayon-box':
    'box-of-crayons crayon-box pack-of-crayons set-of-crayons crayon-set wax-crayons box-of-coloured-pencils box-of-colored-pencils box-of-pencils pack-of-pencils set-of-coloured-pencils set-of-colored-pencils coloured-pencils-in-a-box colouring-pencils pencil-set box-of-wax-crayons box-of-felt-tips felt-tips felt-tip-pens',
  scribbles:
    'scribbles scribble rainbow-scribbles colourful-scribbles colorful-scribbles crayon-scribbles squiggles rainbow-squiggles colourful-squiggles',
  'open-tin':
    'open-tin opened-tin open-can-of-cat-food open-tin-of-cat-food open-tin-of-dog-food open-can-of-dog-food opened-can open-tin-of-food open-can-of-food opened-tin-of-cat-food',
  'flying-chips': 'flyingchips flying-crisps',
  'steel-bottle':
    'steel-bottle steel-water-bottle stainless-steel-bottle stainless-steel-water-bottle metal-bottle metal-water-bottle reusable-bottle reusable-water-bottle reusable-steel-bottle reusable-steel-water-bottle aluminium-bottle aluminum-bottle refillable-bottle refillable-water-bottle',
  'mulled-wine':
    'mulled-wine gluhwein glühwein hot-wine mug-of-mulled-wine mulled-cider mulled-apple-juice cup-of-mulled-wine mugs-of-mulled-wine',
  'gingerbread-man': 'gingerbread gingerbreads gingerbread-hearts gingerbread-heart lebkuchen',
  'syrup-pancakes': 'syruppancakes',
  'clinking-glasses': 'clinkingglasses',
  'vegetable-board': 'vegetableboard',
  'finger-paints':
    'finger-paints finger-paint fingerpaints fingerpaint finger-colours finger-colors poster-paints pots-of-paint paint-pots pots-of-finger-paint',
  'filled-tote': 'filledtote',
  kickboard: 'kickboard kickboards kick-board swim-board swimming-board swim-float',
  'pot-of-gold':
    'pot-of-gold pots-of-gold crock-of-gold cauldron-of-gold pot-full-of-gold pot-of-gold-coins',
  'platform-boots':
    'platform-boots platform-boot platform-shoes platform-shoe platform-sneakers platforms-boots chunky-boots disco-boots',
  'olive-branch': 'olive-branch olive-branches branch-of-olives olive-twig olive-sprig',
  'bridal-gown':
    'bridalgown wedding-dress-on-a-mannequin wedding-gown-on-a-mannequin bridal-dress-on-a-mannequin',
  mothership:
    'mothership mother-ship alien-mothership giant-spaceship huge-spaceship enormous-spaceship massive-spaceship colossal-spaceship gigantic-spaceship giant-alien-spaceship huge-alien-spaceship giant-alien-ship huge-alien-ship massive-alien-ship vast-spaceship alien-warship giant-starship huge-starship massive-starship',
  sachet:
    'sachet sachets soup-sachet sachet-of-soup face-mask-sachet sheet-mask sheet-masks sachet-of-face-mask sample-sachet sachet-of-shampoo instant-soup-sachet sugar-sachet stick-pack stick-packs sachets-of-instant-soup sachet-of-instant-soup sachets-of-soup',
  pouch:
    'pouch pouches stand-up-pouch snack-pouch pouch-of-dog-treats pouch-of-cat-food bag-of-dog-treats bag-of-treats bag-of-granola bag-of-muesli pouch-of-granola pack-of-pasta bag-of-pasta pasta-pack dried-fruit bag-of-potting-soil potting-soil bag-of-compost bag-of-soil bag-of-fertiliser packet fertiliser fertilizer bag-of-frozen-peas frozen-vegetables baby-food-pouch',
  'refill-pouch':
    'refill-pouch refill-pouches refill-pack refill-bag soap-refill soap-refill-pouch hand-soap-refill-pouch detergent-refill detergent-pouch refill',
  'seed-packet':
    'seed-packet seed-packets packet-of-seeds packets-of-seeds flower-seeds vegetable-seeds seed-bag paper-packet bag-of-seeds wildflower-seeds seeds-packet',
  'sardine-tin':
    'tin-of-sardines tin-of-fish tinned-fish sardine-tin sardine-can can-of-sardines tin-of-tuna tuna-tin tinned-sardines tinned-tuna canned-fish fish-tin tin-of-anchovies',
  'tea-tin':
    'tea-tin tea-tins tin-of-tea tin-of-loose-tea tea-caddy loose-leaf-tea cocoa-tin tin-of-cocoa biscuit-tin tin-of-biscuits cookie-tin tin-of-cookies coffee-tin tin-of-coffee',
  'egg-carton': 'egg-carton egg-cartons carton-of-eggs box-of-eggs egg-box dozen-eggs',
  'ice-cream-tub':
    'ice-cream-tub tub-of-ice-cream pint-of-ice-cream ice-cream-pint tub-of-gelato gelato-tub ice-cream-tubs',
  'spray-can':
    'spray-can spray-cans hairspray hairspray-can can-of-hairspray spray-paint spray-paint-can can-of-spray-paint insect-repellent insect-spray mosquito-spray bug-spray dry-shampoo whipped-cream-can shaving-foam deodorant-spray furniture-polish air-freshener-spray',
  matchbox: 'matchbox matchboxes box-of-matches',
  'bamboo-steamer':
    'bamboo-steamer bamboo-steamers steamer-basket dim-sum-basket dim-sum-steamer steamer bamboo-basket-of-dumplings wooden-steamer wooden-steamer-basket',
  'french-press': 'french-press cafetiere cafetière coffee-press',
  'moka-pot': 'moka-pot mokapot moka stovetop-espresso-maker',
  'stand-mixer': 'stand-mixer kitchen-mixer mixer food-mixer kitchen-machine',
  'kitchen-scale': 'kitchen-scale kitchen-scales food-scale weighing-scale weighing-scales',
  'cheese-wheel':
    'wheel-of-cheese cheese-wheel cheese-wheels wheels-of-cheese whole-cheese cheese-shop-wheel parmesan-wheel',
  'rice-cooker': 'rice-cooker rice-cookers multicooker multi-cooker',
  'robot-mower':
    'robot-mower robot-lawn-mower robotic-mower robotic-lawn-mower robot-lawnmower robotic-lawnmower mowing-robot lawn-robot mower-robot automatic-mower',
  'snow-blower': 'snow-blower snow-blowers snowblower snow-thrower',
  'leaf-blower': 'leaf-blower leaf-blowers garden-blower',
  boiler: 'boiler boilers gas-boiler water-heater heating-boiler combi-boiler',
  thermostat: 'thermostat smart-thermostat thermostats',
  'security-camera':
    'security-camera security-cameras surveillance-camera cctv cctv-camera doorbell-camera video-doorbell home-security alarm-system alarm-systems',
  router:
    'router routers wifi-router wi-fi-router modem internet-router fibre-internet fiber-internet',
  'bike-helmet':
    'bike-helmet bicycle-helmet cycling-helmet bike-helmets bicycle-helmets cycle-helmet ski-helmet climbing-helmet skate-helmet',
  'full-face-helmet':
    'motorcycle-helmet motorbike-helmet full-face-helmet racing-helmet crash-helmet motorcycle-helmets',
  slippers: 'slippers house-shoes slipper house-slippers fluffy-slippers',
  'rain-boots':
    'wellies wellingtons wellington-boots rain-boots rubber-boots rainboots gumboots rain-boot kids-rain-boots',
  bra: 'bra bras sports-bra lingerie bralette',
  'wedding-rings':
    'wedding-rings wedding-ring wedding-bands gold-rings two-rings pair-of-rings golden-rings two-gold-rings',
  'dog-collar':
    'dog-collar cat-collar pet-collar gps-collar tracking-collar dog-collars collar-with-gps dog-tracker pet-tracker',
  'electric-shaver':
    'electric-shaver shaver electric-razor beard-trimmer hair-clipper hair-clippers hair-trimmer trimmer',
  'hot-tub': 'hot-tub hot-tubs jacuzzi jacuzzis whirlpool whirlpools wooden-hot-tub',
  'wood-stove':
    'wood-stove wood-burning-stove wood-burner log-burner tiled-stove pellet-stove iron-stove',
  'gaming-chair': 'gaming-chair gaming-chairs gamer-chair racing-chair',
  'litter-box': 'litter-box litter-tray cat-toilet kitty-litter-box',
  'pet-carrier': 'pet-carrier cat-carrier dog-carrier pet-transport-box cat-box',
  'walking-frame': 'walking-frame zimmer-frame walking-aid walker-frame rollator',
  lighter: 'cigarette-lighter lighter-with-flame gas-lighter pocket-lighter',
  'parcel-locker':
    'parcel-locker parcel-lockers pickup-locker pick-up-locker package-locker parcel-station',
  'sauce-bottle':
    'ketchup-bottle mustard-bottle mayonnaise-bottle mayo-bottle chili-sauce-bottle bottle-of-mustard bottle-of-mayonnaise',
  'oil-bottle':
    'olive-oil-bottle vinegar-bottle bottle-of-olive-oil sunflower-oil-bottle sesame-oil-bottle',
  'liquor-bottle':
    'gin-bottle vodka-bottle rum-bottle tequila-bottle liqueur-bottle brandy-bottle bourbon-bottle bottle-of-tequila',
  'juice-bottle':
    'green-juice-bottle lemonade-bottle iced-tea-bottle smoothie-bottle sports-drink-bottle bottle-of-smoothie bottle-of-iced-tea bottle-of-green-juice',
  'beer-bottle':
    'cider-bottle kombucha-bottle ginger-beer-bottle cola-bottle root-beer-bottle bottle-of-cola',
  'bottle-with-popping-cork':
    'champagne-bottle prosecco-bottle sparkling-wine-bottle bottle-of-prosecco',
  'syrup-bottle':
    'syrup-bottle maple-syrup-bottle cough-syrup-bottle bottle-of-syrup bottle-of-cough-syrup',
  'pill-bottle':
    'vitamin-bottle medicine-bottle bottle-of-vitamins bottle-of-pills jar-of-vitamins',
  'cream-tube': 'sunscreen-bottle tube-of-sunscreen bottle-of-sunscreen bottle-of-suncream',
  'nail-polish': 'nail-polish-bottle bottle-of-nail-polish bottles-of-nail-polish',
  'dropper-bottle':
    'serum-bottle essential-oil-bottle bottle-of-serum bottle-of-essential-oil bottle-of-beard-oil',
  'food-jar':
    'jam-jar pesto-jar pickle-jar peanut-butter-jar mustard-jar jar-of-mustard sauce-jar baby-food-jar marmalade-jar chutney-jar kimchi-jar jar-of-olives jar-of-sauce',
  'yoghurt-cup':
    'yoghurt-jar yoghurt-pot yogurt-pot yogurt-cup yoghurt-tub pot-of-yoghurt pot-of-yogurt cup-of-yoghurt',
  'jar-candle': 'candle-jar jar-with-a-candle',
  'powder-tub': 'protein-tub tub-of-protein-powder protein-powder-tub',
  'flour-bag': 'rice-bag sugar-bag bag-of-sugar',
  'pet-food-bag': 'dog-food-bag cat-food-bag pet-food-bag bag-of-pet-food sack-of-dog-food',
  'canned-food':
    'cat-food-tin dog-food-tin tin-of-cat-food tin-of-dog-food can-of-cat-food can-of-dog-food tomato-can cat-food-can dog-food-can',
  'ice-cream-sundae': 'ice-cream-cup cup-of-ice-cream bowl-of-ice-cream ice-cream-bowl',
  'ring-box': 'jewellery-box jewelry-box',
  'coffee-cup': 'paper-cup takeaway-cup to-go-cup takeaway-coffee coffee-to-go',
  'pizza-box': 'pizza-box pizza-boxes box-of-pizza open-pizza-box pizza-carton',
  briefcase: 'laptop-bag',
  perfume: 'aftershave cologne eau-de-toilette',
  'file-cabinet': 'filing-cabinet file-cabinet',
  'light-bulb': 'smart-bulb smart-bulbs led-bulb led-bulbs light-bulbs',
  'adhesive-bandage': 'plasters band-aid band-aids wound-plaster',
  'golf-bag': 'golf-clubs golf-set',
  'spiral-calendar': 'planner weekly-planner',
  envelope: 'greeting-card greeting-cards',
  blueberries: 'juniper-berries juniper-berry',
  'artist-palette': 'watercolours watercolors paint-set watercolour-set',
};
