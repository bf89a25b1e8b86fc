/** Words for dishes and drinks, by the name of the drawing or icon; a hyphen joins the words of a phrase. */
export const FOOD_WORDS: Readonly<Record<string, string>> = {
  'meat-in-sauce': 'meat-in-sauce braised-meat pot-roast coq-au-vin boeuf-bourguignon',
  'plate-of-meat': 'roast-meat roast-beef plate-of-meat sunday-roast meatloaf schnitzel',
  'meat-in-pan': 'meat-in-pan steak-in-a-pan',
  'potato-chip': 'potato-chip potato-crisp crisp-of-potato',
  'sausage-string':
    'string-of-sausages chain-of-sausages link-of-sausages sausage-links sausage-string sausage-chain strings-of-sausages',
  'honey-dipper': 'honeydipper',
  'onion-rings': 'onion-rings calamari-rings',
  sprinkle: 'sugar-dust',
  plate: 'plate dinner-plate white-plate',
  'fish-and-chips':
    'fish-and-chips fish-n-chips fish-&-chips battered-fish fried-fish fish-fingers fish-sticks',
  'plate-of-fish':
    'grilled-salmon salmon-fillet salmon-steak baked-salmon roasted-salmon smoked-salmon grilled-fish baked-fish fish-fillet plate-of-salmon tuna-steak sea-bass cooked-fish fish-dish',
  'roast-turkey':
    'roast-turkey roasted-turkey thanksgiving-turkey turkey-dinner christmas-turkey roast-chicken roasted-chicken whole-chicken rotisserie-chicken roast-duck roast-goose roasted-duck roasted-goose roast-pheasant roasted-pheasant roast-quail roasted-quail roast-bird',
  lasagna: 'lasagna lasagne moussaka cannelloni',
  'mac-and-cheese':
    'mac-and-cheese mac-n-cheese mac-&-cheese macaroni macaroni-and-cheese gnocchi cheesy-pasta',
  spaghetti:
    'italian-food italian-dish ravioli fettuccine fettuccine-alfredo penne carbonara tagliatelle linguine pasta-dish tortellini spaghetti-bolognese spaghetti-carbonara bowl-of-pasta',
  'berry-bowl':
    'acai-bowl smoothie-bowl oatmeal porridge bowl-of-oatmeal bowl-of-porridge yogurt-bowl granola-bowl bowl-of-granola bowl-of-muesli overnight-oats bowl-of-yogurt bowl-of-berries',
  'fruit-salad': 'fruit-salad bowl-of-fruit-salad',
  paella:
    'plate-of-food hot-dish tasty-dish delicious-dish delicious-food healthy-dish healthy-food vegetarian-dish vegan-dish tofu-dish cooked-food indian-food indian-dish paella risotto jambalaya pilaf biryani fried-rice',
  'charcuterie-board':
    'charcuterie charcuterie-board cheese-board cheeseboard cheese-platter antipasti antipasto tapas mezze grazing-board grazing-table cold-cuts',
  nachos: 'nachos plate-of-nachos loaded-nachos tortilla-chips-and-salsa chips-and-guacamole',
  'coffee-bean': 'coffeebean',
  'sauce-pool':
    'melted-caramel caramel-sauce liquid-caramel dripping-caramel liquid-chocolate dripping-chocolate',
  'avocado-toast': 'toast-with-toppings avocado-toast avocado-on-toast bruschetta open-sandwich',
  'breakfast-plate':
    'brunch brunch-dish brunch-plate breakfast-dish bacon-and-eggs eggs-and-bacon full-english-breakfast english-breakfast full-breakfast breakfast-plate ham-and-eggs scrambled-eggs fried-eggs fried-eggs-on-toast eggs-on-toast american-breakfast poached-eggs eggs-benedict',
  'bell-pepper': 'pepper bell-pepper green-pepper red-pepper yellow-pepper capsicum paprika',
  peach: 'peach nectarine apricot',
  blackberry: 'blackberry mulberry',
  cracker: 'cracker saltine',
  cucumber: 'zucchini courgette',
  sushi: 'japanese-food japanese-dish sashimi nigiri maki sushi-roll sushi-rolls sushi-platter',
  taco: 'mexican-food mexican-dish',
  blueberries: 'blueberry cranberry',
  'poultry-leg':
    'chicken-breast cooked-chicken-breast grilled-chicken-breast grilled-chicken fried-chicken chicken-wings chicken-leg chicken-dish teriyaki-chicken',
  'cooked-rice': 'rice white-rice red-rice brown-rice bowl-of-rice steamed-rice cooked-rice',
  meatballs: 'meatball meatballs swedish-meatballs',
  'barbecue-ribs': 'ribs barbecue-ribs bbq-ribs spare-ribs pork-ribs rack-of-ribs brisket',
  'layer-cake':
    'chocolate-cake layer-cake red-velvet-cake carrot-cake sponge-cake black-forest-cake lava-cake chocolate-lava-cake cheesecake lemon-cake coffee-cake bundt-cake vanilla-cake fruitcake fruit-cake cream-cake gateau victoria-sponge honey-cake',
  'cake-slice': 'dessert delicious-dessert sweet-dessert piece-of-cake cake-slice',
  'cheese-pull': 'cheese-pull pizza-cheese-pull',
  'pizza-slice': 'pizza-slice slice-of-pizza',
  'pie-slice': 'pie-slice',
  pie: 'pumpkin-pie apple-pie cherry-pie pecan-pie blueberry-pie key-lime-pie lemon-tart quiche meat-pie shepherds-pie',
  brownies: 'brownie brownies chocolate-brownie chocolate-brownies fudge',
  tiramisu: 'tiramisu',
  'creme-brulee': 'crème-brûlée creme-brulee crème-brulee panna-cotta flan custard-pudding',
  'ice-cream-sundae': 'sundae ice-cream-sundae banana-split parfait knickerbocker-glory',
  'soft-ice-cream': 'ice-cream-cone scoop-of-ice-cream scoops-of-ice-cream ice-cream-scoops',
  'cinnamon-roll': 'cinnamon-roll cinnamon-bun sticky-bun',
  'gingerbread-house': 'gingerbread-house',
  'candy-cane': 'candy-cane',
  'cotton-candy': 'cotton-candy candyfloss candy-floss',
  churros: 'churro churros',
  cookie: 'chocolate-chip-cookie chocolate-cookie gingerbread',
  'green-salad': 'caesar-salad greek-salad garden-salad fresh-salad mixed-salad vegetable-salad',
  sandwich:
    'club-sandwich grilled-cheese grilled-cheese-sandwich blt blt-sandwich cheese-sandwich panini sub-sandwich ham-sandwich',
  bread: 'french-toast cheese-toast garlic-bread sourdough sourdough-bread loaf-of-bread',
  'bamboo-steamer': 'bamboo-steamer steamer-basket bamboo-steamers steamer-baskets dumpling-basket',
  'dumpling-steamer': 'dumpling-steamer steamer-of-dumplings',
  'heart-cup': 'heart-cup',
  dumpling: 'dim-sum gyoza pierogi potstickers momo bao bao-buns wonton',
  burrito: 'spring-roll egg-roll summer-roll wrap chicken-wrap enchilada',
  'fried-shrimp': 'shrimp-cocktail grilled-shrimp fried-shrimp prawns grilled-prawns',
  'glass-of-juice':
    'orange-juice glass-of-orange-juice glass-of-juice fresh-juice carrot-juice tomato-juice apple-juice mango-juice pineapple-juice fruit-juice cranberry-juice fresh-orange-juice smoothie strawberry-smoothie green-smoothie mango-smoothie fruit-smoothie green-juice berry-smoothie',
  'glass-of-water':
    'tumbler empty-glass drinking-glass glass-of-water glasses-of-water water-glass',
  'whisky-glass':
    'glass-of-whisky glass-of-whiskey whisky-glass whiskey-glass glass-of-bourbon glass-of-rum whisky-on-the-rocks whiskey-on-the-rocks old-fashioned-cocktail negroni glass-of-scotch',
  'long-drink':
    'mojito gin-and-tonic gin-tonic gin-&-tonic highball caipirinha long-drink glass-of-sparkling-water lime-soda',
  'champagne-glass':
    'glass-of-champagne glasses-of-champagne champagne-glass champagne-flute glass-of-prosecco mimosa',
  'wine-glass':
    'glasses-of-wine glasses-of-red-wine glass-of-red-wine glass-of-white-wine glasses-of-white-wine mulled-wine sangria white-wine',
  'beer-mug': 'glasses-of-beer pints-of-beer pint-of-beer',
  'foamy-beer': 'foamy-beer',
  'tropical-drink': 'piña-colada pina-colada tropical-cocktail',
  milkshake:
    'milkshake strawberry-milkshake chocolate-milkshake vanilla-milkshake shake frappe-with-cream',
  'hot-chocolate':
    'hot-chocolate hot-cocoa cup-of-hot-cocoa mug-of-hot-cocoa cup-of-cocoa cup-of-hot-chocolate mug-of-hot-chocolate cocoa mug-of-cocoa hot-chocolate-with-marshmallows',
  'hot-beverage': 'mug-of-coffee latte-art pumpkin-spice-latte pumpkin-latte pumpkin-spice-lattes',
  'glass-of-milk': 'eggnog glasses-of-milk',
  'syrup-bottle': 'maple-syrup syrup bottle-of-syrup pancake-syrup agave-syrup',
  mouthwash: 'mouthwash mouth-wash',
  'beach-towel': 'beach-towel picnic-blanket picnic-rug',
  salt: 'salt-and-pepper salt salt-shaker',
  lime: 'lime lime-slice slices-of-lime slice-of-lime lime-wedge',
  lemon: 'lemon-slice slices-of-lemon slice-of-lemon lemon-wedge',
};

/** Flavours that are seen as a colour of the cake, drink or filling. */
export const FLAVOURS: Readonly<Record<string, string>> = {
  chocolate: '#6b3a24',
  'chocolate-cake': '#6b3a24',
  'lava-cake': '#5a2c1c',
  'chocolate-lava-cake': '#5a2c1c',
  'black-forest-cake': '#5a2c1c',
  'red-velvet-cake': '#b3282f',
  'red-velvet': '#b3282f',
  cheesecake: '#f6e3b0',
  'carrot-cake': '#c9843c',
  'lemon-cake': '#f5d65a',
  'vanilla-cake': '#f5e6c0',
  'sponge-cake': '#f0cf86',
  'victoria-sponge': '#f0cf86',
  'honey-cake': '#d9a04a',
  'coffee-cake': '#a8713c',
  'pumpkin-pie': '#d9772a',
  'cherry-pie': '#c0283c',
  'blueberry-pie': '#5a4a9a',
  'key-lime-pie': '#c8e08a',
  'pecan-pie': '#9a5a2c',
  'tomato-juice': '#d8402f',
  'carrot-juice': '#f0822a',
  'apple-juice': '#e0a63a',
  'cranberry-juice': '#c0243f',
  'pineapple-juice': '#f5d04a',
  'green-smoothie': '#7fb84a',
  'green-juice': '#7fb84a',
  'strawberry-smoothie': '#f2708a',
  'berry-smoothie': '#8a4a9a',
  smoothie: '#f2708a',
  'fruit-smoothie': '#f2708a',
  'chocolate-milkshake': '#a8704a',
  'vanilla-milkshake': '#fff0c8',
  sangria: '#a8243f',
  'white-wine': '#f0dc8a',
  'glass-of-white-wine': '#f0dc8a',
  oatmeal: '#e3cfa6',
  porridge: '#e3cfa6',
};
