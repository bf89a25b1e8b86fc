/** Words for what is often advertised, by the name of the drawing or icon; a hyphen joins the words of a phrase. */
export const PRODUCT_WORDS: Readonly<Record<string, string>> = {
  'drink-can':
    'sparkling-yuzu-water canned-water canned-cocktail can-of-cola can-of-soda soda-can drink-can beer-can can-of-beer cola-can tin-can aluminium-can aluminum-can energy-drink energy-drinks energy-drink-can can-of-energy-drink hard-seltzer seltzer tonic-water can-of-lemonade cola-drink cola-drinks cola-brand a-can can-with cold-can metal-can cans cans-of tin slim-can',
  doll: 'doll dolls rag-doll baby-doll fashion-doll toy-doll porcelain-doll barbie barbie-doll voodoo-doll',
  'board-game': 'board-game board-games family-board-game monopoly ludo',
  birdcage: 'birdcage bird-cage parrot-cage canary-cage hamster-cage birdcages',
  'pet-bed': 'pet-bed cat-bed dog-bed dog-basket cat-basket dog-beds cat-beds puppy-bed',
  'gum-pack': 'chewing-gum bubble-gum bubblegum pack-of-gum gum mint-gum chewing-gums',
  'gummy-bears':
    'gummy-bears gummy-bear gummies gummi-bears jelly-bears gummy-candy jelly-babies fruit-gums',
  'air-fryer': 'air-fryer airfryer air-fryers',
  'detergent-bottle':
    'detergent laundry-detergent washing-powder washing-liquid laundry-liquid fabric-softener washing-detergent laundry-powder',
  'hot-pepper':
    'chili chilli chili-pepper chilli-pepper chilies chillies chili-peppers red-chili jalapeno hot-pepper',
  thermos:
    'thermos thermos-flask thermos-bottle vacuum-flask travel-mug tumbler insulated-tumbler reusable-cup insulated-bottle insulated-mug water-flask',
  eye: 'contact-lenses contact-lens blue-eye green-eye brown-eye human-eye eye-drops eye-clinic',
  'fuel-pump':
    'charging-station charging-point ev-charger car-charger wallbox petrol-station gas-station fuel-station',
  key: 'keychain key-ring bluetooth-tracker key-finder keys-tracker house-keys door-keys car-keys apartment-keys flat-keys home-keys bunch-of-keys set-of-keys',
  'beer-bottle':
    'beer-bottle bottle-of-beer craft-beer pale-ale lager ipa bottled-beer pilsner stout cider bottle-of-cider ginger-beer root-beer kombucha',
  'wine-bottle':
    'wine-bottle bottle-of-wine bottle-of-red-wine bottle-of-white-wine bottle-of-rosé rosé-wine red-wine-bottle',
  'juice-bottle':
    'juice-bottle bottle-of-juice cold-pressed-juice orange-juice apple-juice fruit-juice bottle-of-lemonade bottled-juice sports-drink',
  'liquor-bottle':
    'whisky whiskey bourbon rum gin vodka tequila liquor brandy cognac whisky-bottle whiskey-bottle bottle-of-whisky bottle-of-whiskey bottle-of-rum bottle-of-gin bottle-of-vodka liqueur',
  'milk-carton':
    'milk-carton carton-of-milk carton-of-oat-milk oat-milk-carton oat-drink carton-of-almond-milk almond-milk-carton carton-of-soy-milk carton-of-juice carton-of-orange-juice carton-of-apple-juice juice-carton milk-cartons milk-alternative oat-milk almond-milk soy-milk plant-milk oatmilk',
  'iced-drink':
    'iced-coffee cold-brew cold-brew-coffee iced-latte frappe frappuccino iced-drink chai-latte iced-cappuccino iced-americano iced-mocha iced-chocolate',
  'iced-matcha':
    'matcha matcha-latte iced-matcha iced-matcha-latte matcha-drink matcha-tea matcha-frappe iced-green-tea',
  'crochet-toys':
    'crochet-toys crochet-plush-toys crochet-toy crochet-plush crochet-plushies crochet-animals crocheted-toys crocheted-animals crochet-dolls amigurumi amigurumis plush-toys plushies plushie plush-animals stuffed-animals stuffed-toys knitted-toys knitted-animals crochet-plush-toy handmade-toys soft-toys',
  'knitted-hat':
    'knitted-hat knitted-hats knit-hat knit-hats beanie beanies woolly-hat woolly-hats wool-hat wool-hats knitted-baby-hats knitted-baby-hat bobble-hat crochet-hats crochet-hat winter-hat winter-hats',
  'clay-mugs':
    'pottery-mugs clay-mugs ceramic-mugs handmade-mugs stoneware-mugs pottery-mug ceramic-mug handmade-mug handmade-pottery handmade-ceramics pottery-cups ceramic-cups stoneware handmade-pottery-mugs handmade-ceramic-mugs',
  'art-prints':
    'art-prints art-print prints-shop fine-art-prints wall-art framed-prints illustrations-shop print-shop poster-prints',
  tooth: 'huge-tooth tooth-model',
  'tooth-mascot':
    'cartoon-tooth tooth-character tooth-mascot smiling-tooth happy-tooth dancing-tooth singing-tooth cute-tooth tooth-with-a-face animated-tooth talking-tooth',
  cigarette: 'cigarette',
  'circus-tent': 'big-top big-top-tent circus-tent',
  macarons: 'macaron macarons macaroons french-macarons box-of-macarons',
  'spice-bowls': 'spices spice spice-mix curry-powder spice-blend',
  'camera-tripod': 'tripod camera-tripod phone-tripod tripod-stand gimbal phone-stand selfie-stick',
  'ring-light': 'ring-light selfie-light studio-light led-ring',
  'standing-fan':
    'standing-fan electric-fan table-fan desk-fan ceiling-fan cooling-fan tower-fan ventilator',
  'reed-diffuser':
    'diffuser reed-diffuser aroma-diffuser humidifier oil-diffuser room-fragrance home-fragrance air-freshener',
  'hair-straightener':
    'hair-straightener straightener curling-iron flat-iron-for-hair hair-iron styling-iron hair-curler',
  popsicle: 'popsicle ice-lolly ice-pop',
  'vinyl-record':
    'vinyl vinyls vinyl-record vinyl-records record-store records-store vinyl-shop lp album-release',
  'sleeping-bag': 'sleeping-bag sleeping-bags',
  kettlebell: 'kettlebell kettlebells',
  'water-tap':
    'the-tap a-tap faucet water-tap bathroom-tap dripping-tap leaking-tap dripping-faucet leaky-faucet leaking-faucet kitchen-tap kitchen-faucet running-tap',
  'spa-set': 'spa-set hot-stones massage-stones spa-treatment hot-stone-massage massage-oil',
  'serving-dome': 'cloche serving-dome catering fine-dining gourmet-food gourmet-dinner',
  'electric-toothbrush': 'electric-toothbrush sonic-toothbrush smart-toothbrush',
  pyjamas:
    'baby-clothes kids-clothes children-clothes babywear baby-wear baby-onesie romper pyjamas pajamas pyjama nightwear sleepwear loungewear onesie',
  'egg-basket': 'egg-basket easter-basket easter-baskets easter-egg-basket',
  calculator: 'calculator calculators pocket-calculator',
  diapers: 'pack-of-nappies diaper diapers nappy nappies pack-of-diapers baby-diapers',
  'computer-mouse': 'gaming-mouse computer-mouse wireless-mouse',
  'ear-with-hearing-aid': 'hearing-aid hearing-aids',
  'cruise-ship': 'cruise-ship cruise-liner luxury-ship luxury-cruise',
  villa:
    'modern-house-with-pool modern-house-with-a-pool luxury-house-with-a-pool modern-home-with-a-pool house-with-a-swimming-pool modern-house-with-swimming-pool luxury-villa-with-a-pool beautiful-house-with-a-pool villa-with-pool villa-with-a-pool house-with-pool house-with-a-pool modern-villa-with-pool modern-villa-with-a-pool luxury-villa-with-pool home-with-pool mansion-with-pool villa-with-swimming-pool',
  lemonade: 'lemonade glass-of-lemonade iced-tea ice-tea glass-of-iced-tea fresh-lemonade',
  bottle: 'mineral-water sparkling-water bottled-water spring-water',
  'coffee-bag':
    'coffee-beans coffee-bean bag-of-coffee pack-of-coffee packet-of-coffee coffee-pack bag-of-coffee-beans ground-coffee coffee-bag roasted-coffee coffee-roast bag-of-beans',
  'espresso-machine':
    'espresso-machine espresso-maker portable-espresso-maker coffee-machine coffee-maker coffeemaker bean-to-cup-machine',
  'oil-bottle': 'olive-oil cooking-oil vinegar bottle-of-oil salad-dressing motor-oil engine-oil',
  'sauce-bottle': 'hot-sauce ketchup mustard mayonnaise mayo bbq-sauce chili-sauce soy-sauce sauce',
  'food-jar':
    'kimchi sauerkraut jam marmalade peanut-butter pickles pasta-sauce tomato-sauce jar-of-jam chutney pesto salsa nut-butter preserves jelly-jar',
  'yoghurt-cup': 'yoghurt yogurt frozen-yogurt frozen-yoghurt pudding skyr greek-yogurt yoghurts',
  'snack-bag':
    'bag-of-crisps bag-of-potato-chips pack-of-crisps packet-of-crisps bag-of-popcorn bag-of-sweets bag-of-snacks potato-chips crisps bag-of-chips chips-bag tortilla-chips snack snacks candy sweets bag-of-candy nachos trail-mix bag-of-nuts jerky granola',
  'food-box': 'cereal-box box-of-cereal cornflakes muesli tea-box box-of-tea cracker crackers',
  'powder-tub':
    'protein-powder protein-shake whey whey-protein supplements pre-workout creatine protein collagen',
  'energy-bar':
    'protein-bar energy-bar granola-bar cereal-bar snack-bar nut-bar muesli-bar oat-bar fruit-bar date-bar power-bar',
  'canned-soup':
    'canned-soup tin-of-soup can-of-soup soup-can canned-food baby-food canned-tomatoes canned-beans tin-of-beans tin-of-tomatoes baked-beans tin-of-baked-beans can-of-baked-beans',
  'pet-food-bag':
    'pet-food cat-food dog-food kibble bag-of-dog-food bag-of-cat-food bag-of-kibble cat-litter bag-of-litter bag-of-cat-litter litter-bag cat-litter-bag bird-seed bag-of-bird-seed bag-of-birdseed birdseed-bag sack-of-birdseed',
  'poultry-leg': 'fried-chicken chicken-wings roast-chicken chicken-drumstick grilled-chicken',
  'curry-rice': 'curry indian-food',
  'stuffed-flatbread': 'kebab doner döner shawarma gyros',
  'bento-box': 'bento meal-box meal-kit meal-prep lunch-box lunchbox',
  'takeout-box': 'chinese-food takeaway takeout take-out',
  'dropper-bottle':
    'vitamin-c-serum vitamin-serum serum face-serum face-oil essential-oil dropper-bottle bottle-with-dropper hair-oil lash-serum eyelash-serum skin-serum hyaluronic-acid facial-oil beard-oil cbd-oil',
  'nail-polish':
    'nail-polish nail-varnish nail-lacquer nail-polishes manicure press-on-nails gel-nails acrylic-nails fake-nails',
  'cream-jar':
    'beard-balm hand-balm hair-wax hair-pomade face-cream face-cream-jar cream-jar night-cream day-cream moisturizer moisturiser skin-cream jar-of-cream face-mask anti-aging-cream cream hair-mask clay-mask eye-cream skincare skin-care cosmetics beauty-products',
  'cream-tube':
    'sunscreen sun-cream hand-cream cream-tube tube-of-cream bb-cream foundation concealer face-wash cleanser hair-gel suncream shaving-cream ointment',
  'pump-bottle':
    'shampoo conditioner body-lotion lotion hand-soap shower-gel body-wash liquid-soap hand-sanitizer dish-soap shampoo-bottle pump-bottle lotion-bottle',
  mascara: 'mascara eyeliner',
  'makeup-palette':
    'eyeshadow eye-shadow eyeshadow-palette eye-shadow-palette makeup-palette make-up-palette blush blusher eyeshadows',
  'bath-bombs': 'bath-bomb bath-bombs bath-salts bath-salt',
  deodorant: 'deodorant roll-on antiperspirant',
  'pill-bottle': 'vitamins vitamin supplement-pills pill-bottle vitamin-pills medicine painkillers',
  'hair-dryer': 'hair-dryer hairdryer blow-dryer hair-drier',
  'jar-candle': 'scented-candle scented-candles soy-candle jar-candle aroma-candle candle-in-a-jar',
  smartwatch: 'smartwatch smart-watch fitness-tracker fitness-watch apple-watch fitness-band',
  watch: 'wristwatch watch luxury-watch wrist-watch watches analog-watch',
  jacket:
    'jacket leather-jacket coat denim-jacket winter-jacket rain-jacket blazer down-jacket suit tuxedo sportswear',
  hoodie: 'hoodie hoodies sweater sweatshirt pullover jumper cardigan knitwear',
  wallet: 'wallet leather-wallet purse-wallet',
  belt: 'leather-belt belts',
  necklace: 'necklace pendant chain-necklace jewellery jewelry jewelery',
  earrings: 'earrings earring ear-rings',
  bracelet: 'bracelet bangle bracelets',
  hat: 'hat sun-hat straw-hat beanie',
  cap: 'cap baseball-cap snapback trucker-hat',
  scarf: 'scarf shawl woollen-scarf wool-scarf',
  gloves: 'gloves mittens',
  handbag: 'handbag leather-bag designer-bag shoulder-bag handbags leather-handbag purse',
  'womans-boot': 'boot ankle-boot',
  'hiking-boot': 'hiking-boots hiking-boot work-boots winter-boots boots',
  'flip-flops': 'flip-flops flip-flop beach-sandals thongs',
  'womans-sandal': 'sandals sandal',
  'football-boots':
    'football-boots soccer-boots football-shoes soccer-shoes soccer-cleats football-cleats cleats',
  'high-heeled-shoe': 'high-heels high-heel heels stilettos',
  'one-piece-swimsuit': 'swimsuit swimwear bathing-suit',
  bikini: 'bikini',
  shorts: 'shorts swim-trunks',
  jeans: 'jeans denim trousers pants leggings',
  socks: 'socks stockings',
  tablet: 'tablet ipad e-reader ebook-reader kindle drawing-tablet tablet-computer',
  speaker: 'bluetooth-speaker loudspeaker speaker wireless-speaker speakers soundbar sound-system',
  'speaker-stack':
    'speaker-stack speaker-stacks speaker-tower speaker-towers wall-of-speakers tower-of-speakers stack-of-speakers stacks-of-speakers stacked-speakers stacked-loudspeakers concert-speakers',
  'smart-speaker': 'smart-speaker voice-assistant smart-home smart-home-device',
  earbuds: 'earbuds airpods wireless-earbuds ear-buds in-ear-headphones',
  monitor: 'monitor computer-monitor gaming-monitor desktop-computer gaming-pc pc-screen',
  television: 'television tv tvs',
  'flat-tv':
    'flat-tv smart-tv flat-screen flat-screen-tv flatscreen flatscreen-tv oled-tv 4k-tv led-tv big-screen-tv home-cinema',
  'vr-headset': 'vr-headset vr-glasses virtual-reality-headset vr-goggles virtual-reality',
  'power-bank': 'power-bank phone-charger portable-charger charger powerbank',
  'game-console': 'game-console gaming-console playstation xbox console games-console',
  'video-game': 'game-controller gamepad controller joystick',
  camera:
    'for-a-camera new-camera mirrorless-camera action-camera dslr instant-camera our-camera for-cameras',
  drone: 'for-a-drone new-drone camera-drone delivery-drone quadcopter',
  'solar-panel': 'solar-panel solar-panels solar-power solar-energy',
  'gift-card': 'gift-card gift-voucher voucher gift-cards coupon',
  'robot-vacuum':
    'robot-vacuum robot-vacuum-cleaner vacuum-robot vacuum-cleaner-robot vacuuming-robot robotic-vacuum robotic-vacuum-cleaner robot-hoover robot-mop mopping-robot roomba robovac cleaning-robot',
  'vacuum-cleaner': 'vacuum-cleaner hoover vacuum cordless-vacuum stick-vacuum steam-cleaner',
  'washing-machine': 'washing-machine washer dryer tumble-dryer laundry-machine laundromat',
  dishwasher: 'dishwasher dish-washer dishwashing-machine',
  fridge: 'fridge refrigerator freezer fridge-door refrigerator-door',
  microwave: 'microwave microwave-oven',
  toaster: 'toaster',
  'popping-toaster': 'popping-toaster',
  blender: 'blender hand-mixer smoothie-maker juicer food-processor',
  'air-conditioner': 'air-conditioner air-conditioning ac-unit air-purifier heat-pump',
  kettle: 'kettle electric-kettle tea-kettle',
  'frying-pan': 'frying-pan skillet wok cookware non-stick-pan',
  drill: 'drill power-drill cordless-drill power-tool power-tools electric-drill',
  'lawn-mower': 'lawn-mower lawnmower ride-on-mower mower',
  'paint-can':
    'paint-can can-of-paint wall-paint bucket-of-paint tin-of-paint house-paint paint-ad paint-commercial paint-brand paint-shop paint-store wall-paints',
  'food-truck':
    'food-truck taco-truck burger-truck coffee-truck ice-cream-truck ice-cream-van food-van street-food-truck street-food-festival food-truck-festival street-food-market street-food-fest',
  'toy-train': 'toy-train wooden-train toy-trains',
  'toy-car':
    'toy-car toy-cars remote-control-car remote-controlled-car rc-car rc-cars remote-control-cars model-car wooden-car',
  sushi: 'salmon-roll tuna-roll sushi-roll sushi-rolls maki maki-roll california-roll nigiri',
  'vegetable-crate':
    'vegetable-box veg-box crate-of-vegetables box-of-vegetables vegetable-crate crate wooden-crate groceries grocery-box vegetables-in-a-crate basket-of-vegetables',
  'cheese-wedge': 'cheese-box cheese-board artisan-cheese artisan-cheese-box',
  plank: 'wooden-plank',
  'cutting-board': 'cutting-board chopping-board wooden-board serving-board bread-board',
  towels: 'towels towel stack-of-towels bath-towels bed-linen',
  robot: 'robot-toy toy-robot',
  'soft-ice-cream': 'waffle-cone waffle-cones gelato-cone gelato-cones ice-cream-cones',
  foam: 'foam soap-suds suds soap-foam bubbles-of-foam lather',
  'swimming-pool': 'swimming-pool pool infinity-pool hotel-pool poolside rooftop-pool',
  mattress:
    'mattress memory-foam-mattress mattresses foam-mattress bed-and-mattress mattress-topper mattress-toppers',
  pillow: 'pillow cushion pillows memory-foam-pillow',
  rug: 'rug carpet carpets',
  'office-chair': 'office-chair desk-chair ergonomic-chair swivel-chair',
  sofa: 'furniture home-furniture sofa-bed sofabed sofa-beds',
  monstera: 'monstera monstera-plant swiss-cheese-plant',
  'potted-plant': 'indoor-plant',
  'wooden-blocks':
    'tower-of-blocks block-tower blocks wooden-blocks building-blocks wooden-building-blocks toy-building-blocks stacking-blocks alphabet-blocks letter-blocks wooden-toy-blocks baby-blocks',
  'toy-blocks':
    'lego-tower lego-castle lego lego-bricks building-set building-bricks construction-set lego-set brick-set toy-blocks toy-bricks toys',
  'cat-toys': 'cat-toys cat-toy kitten-toys toys-for-cats',
  'dog-toys': 'dog-toys dog-toy puppy-toys chew-toys chew-toy pet-toys toys-for-dogs',
  'puzzle-piece': 'puzzle jigsaw jigsaw-puzzle',
  stroller: 'stroller baby-stroller pram pushchair baby-carriage buggy',
  'yoga-mat': 'yoga-mat exercise-mat gym-mat mat',
  treadmill: 'treadmill running-machine',
  tyre: 'tyre tire tyres tires car-tires car-tyres winter-tires winter-tyres',
  'electric-car':
    'electric-car electric-cars ev electric-vehicle electric-suv tesla hybrid-car self-driving-car',
  'chocolate-box':
    'box-of-chocolates chocolate-box chocolates pralines truffles chocolate-truffles box-of-pralines',
  'chocolate-bar': 'chocolate-bar chocolate bar-of-chocolate',
  'bouquet-of-roses':
    'bouquet-of-roses rose-bouquet bunch-of-roses bouquet-of-red-roses bouquet-of-pink-roses bouquet-of-white-roses dozen-roses',
  'modern-house':
    'modern-house new-house dream-house dream-home modern-villa luxury-villa modern-home',
  'watering-can': 'garden-hose',
  'credit-card': 'credit-card debit-card bank-card',
  toolbox: 'tools toolbox tool-kit handyman-tools',
  'kick-scooter': 'electric-scooter e-scooter kick-scooter',
  bicycle:
    'e-bike electric-bike ebike mountain-bike road-bike city-bike bmx mountain-bikes e-bikes',
  'sport-utility-vehicle': 'suv jeep off-roader',
  'soup-pot':
    'cooking-pot saucepan stew casserole boiling-pot steaming-pot simmering-pot stockpot pot-of-soup pot-of-stew pot-of-water pot-of-boiling-water pot-on-the-stove pot-on-a-stove',
  'ramen-bowl': 'pho bowl-of-ramen bowl-of-noodles bowl-of-noodle-soup',
  'soup-bowl': 'bowl-of-soup hot-soup',
  'green-salad': 'poke-bowl salad-bowl buddha-bowl healthy-food vegan-food bowl-of-salad',
  'cut-of-meat': 'steak grilled-steak beef ribeye bbq barbecue-ribs',
  'clinking-beer-mugs': 'beers beer-festival oktoberfest',
  'birthday-cake': 'chocolate-cake layer-cake cheesecake',
};
