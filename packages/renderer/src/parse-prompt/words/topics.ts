/** What it is about, and its parts: what each is called and what stands for it. */
type Topic = readonly [about: RegExp, parts: string];

export interface TopicPart {
  readonly label: string;
  readonly thing: string;
}

/** What a question is about, not where it happens or what it is done with. */
const askedAbout = (what: string) =>
  new RegExp(
    `\\b(?:how|why|what|explain\\p{L}*)(?: (?:how|why|what|about|the|an?|do|does|did|is|are|causes?|makes?|there|it|we|have|get|formation|of|high|low|ocean|sea))* (?:${what})(?=[\\s?]*$| (?:is|are|gets?|comes?|forms?|formed|forming|falls?|made|works?|happens?|exists?|rises?|in|on|to|for|and)\\b)`,
    'iu',
  );

/** How things come about or work, as a primer tells it. */
const PROCESSES: readonly Topic[] = [
  [
    /\bsolar (?:panels?|power|energy|cells?)\b/iu,
    'Sunlight shines: sun; The panel catches it: solar-panel; Electricity flows: light-bulb',
  ],
  [
    /\bwind (?:turbines?|power|energy|mills?)\b|\bwindmills?\b/iu,
    'Wind blows: wind-face; Blades turn: wind-turbine; Electricity flows: light-bulb',
  ],
  [
    /\bvolcano(?:e?s)?\b|\beruption\b/iu,
    'Magma rises: fire; Pressure builds: mountain; The volcano erupts: volcano; Lava cools to rock: rock',
  ],
  [
    /\brainbows?\b/iu,
    'Sunlight: sun; meets raindrops: cloud-with-rain; and splits into colours: rainbow',
  ],
  [
    /\b(?:rain|clouds?)\b/iu,
    'The sun warms water: sun; Vapour rises: hot-springs; Clouds form: cloud; Rain falls: cloud-with-rain',
  ],
  [
    /\b(?:lightning|thunder(?:storms?)?)\b/iu,
    'Clouds rub together: cloud; Charge builds up: high-voltage; Lightning strikes: cloud-with-lightning',
  ],
  [
    /\b(?:honey|bees?)\b/iu,
    'Flowers give nectar: blossom; Bees collect it: honeybee; They fill the hive: beehive; Honey: honey-pot',
  ],
  [
    /\b(?:recycl\w+)\b/iu,
    'Collect: wastebasket; Sort and recycle: recycling-symbol; Make it new: package',
  ],
  [
    /\b(?:heart|blood)\b/iu,
    'Lungs add oxygen: lungs; The heart pumps: anatomical-heart; Blood feeds the body: droplet',
  ],
  [/\bvaccin\w+\b/iu, 'A small dose: syringe; The body learns: brain; You are protected: shield'],
  [
    /\b(?:internet|wi-?fi|e-?mails?|website)\b/iu,
    'You send a message: mobile-phone; It travels the network: globe-with-meridians; It arrives: desktop-computer',
  ],
  [
    /\bbatter(?:y|ies)\b|\belectric (?:cars?|vehicles?)\b/iu,
    'Plug it in: electric-plug; The battery stores energy: battery; Energy drives it: automobile',
  ],
  [/\b(?:rockets?)\b/iu, 'Fuel burns: fire; Gas pushes down: rocket; Up into space: full-moon'],
  [
    /\b(?:air)?planes?\b|\baircraft\b/iu,
    'Engines push forward: gear; Air flows over the wings: wind-face; Lift carries the plane: airplane',
  ],
  [
    /\bday and night\b|\bearth (?:rotates|spins|turns)\b/iu,
    'The sun shines: sun; The earth turns: planet-earth; Night falls: full-moon',
  ],
  [
    /\b(?:plants?|seeds?|flowers?) grows?\b|\bgrow (?:an? |your own )?(?:plants?|flowers?|vegetables?|herbs?)\b/iu,
    'Plant the seed: seeds; Give it water: watering-can; Sunlight helps: sun; It grows: sunflower',
  ],
  [
    /\bseeds? (?:to )?(?:\p{L}+ly )?(?:becom|grow|turn|develop|sprout|germinat|to (?:an? )?(?=tree|plant|flower)|into )[^.?]{0,40}\b(?:trees?|plants?|flowers?)\b|\b(?:trees?|plants?|flowers?) from (?:an? )?seeds?\b|\btrees? grows?\b/iu,
    'Plant the seed: seeds; Give it water: watering-can; A sprout comes up: seedling; It grows into a tree: deciduous-tree',
  ],
  [
    /\bsky (?:is |look |looks )?blue\b|\bis the sky blue\b/iu,
    'Sunlight has all colours: rainbow; Air scatters the blue: wind-face; So the sky is blue: cloud',
  ],
  [
    /\bdinosaurs?\b[^.?]{0,30}\b(?:extinct|extinction|die|died|disappear)/iu,
    'Dinosaurs live everywhere: t-rex; An asteroid hits the earth: asteroid; Dust hides the sun: cloud; They die out: fossil',
  ],
  [
    askedAbout('tides?|ebb and flow'),
    'The moon goes round: full-moon; It pulls the water: water-wave; The sea rises and falls: beach-with-umbrella',
  ],
  [
    askedAbout('snow(?:flakes?)?'),
    'Water rises as vapour: hot-springs; High up it freezes: cloud; Crystals grow: snowflake; Snow falls: cloud-with-snow',
  ],
  [
    /\b(?:compound interest|invest\w*|stock market)\b/iu,
    'Save a little: coin; Let it grow: chart-increasing; Enjoy the gain: money-bag',
  ],
];

/** How dishes and drinks are made. */
const RECIPES: readonly Topic[] = [
  [
    /\b(?:pancakes?|crepes?|waffles?)\b/iu,
    'Mix the batter: bowl-with-spoon; Fry until golden: frying-pan; Stack and serve: pancakes',
  ],
  [
    /\bpizzas?\b/iu,
    'Knead the dough: bowl-with-spoon; Add tomato and cheese: tomato; Bake: baking-oven; Enjoy your pizza: pizza',
  ],
  [
    /\b(?:cakes?|cookies?|cupcakes?|muffins?|bread|brownies)\b/iu,
    'Mix the dough: bowl-with-spoon; Bake: baking-oven; Cool and serve: fork-and-knife-with-plate',
  ],
  [
    /\b(?:coffee|espresso|latte|cappuccino)\b/iu,
    'Grind the beans: gear; Pour hot water: teapot; Enjoy: hot-beverage',
  ],
  [
    /\b(?:tea|matcha)\b/iu,
    'Boil water: teapot; Let it steep: hourglass-not-done; Enjoy: teacup-without-handle',
  ],
  [
    /\b(?:smoothies?|juice|lemonade)\b/iu,
    'Wash the fruit: water-tap; Blend or squeeze: blender; Serve cold: cup-with-straw',
  ],
  [/\bsalads?\b/iu, 'Wash: water-tap; Chop: kitchen-knife; Toss and serve: green-salad'],
  [
    /\b(?:pasta|spaghetti|soup|rice|noodles|stew)\b/iu,
    'Chop: kitchen-knife; Cook: pot-of-food; Serve: fork-and-knife-with-plate',
  ],
  [
    /\bchocolate\b/iu,
    'Cocoa beans are roasted: fire; They are ground: gear; Milk is added: glass-of-milk; Chocolate: chocolate-bar',
  ],
  [/\bcheese\b/iu, 'Cows give milk: cow; Milk is warmed: pot-of-food; Cheese ripens: cheese-wedge'],
  [
    /\bpaper\b/iu,
    'Wood: deciduous-tree; becomes pulp: bowl-with-spoon; is pressed and dried: page-with-curl',
  ],
  [/\b(?:wash|clean)(?:ing)? (?:your )?hands\b/iu, 'Wet: water-tap; Soap: soap; Dry: towels'],
];

/** Advice that everybody gives, the best first. */
const ADVICE: readonly Topic[] = [
  [
    /\bsleep\w*\b|\bbedtime\b/iu,
    'Same bedtime every day: alarm-clock; Put the phone away: mobile-phone; A dark, cool room: bed; No coffee late: hot-beverage; Read a book: open-book',
  ],
  [
    /\b(?:study\w*|exams?|learn\w*|school|memor\w+|reading|language)\b/iu,
    'Make a plan: calendar; Small steps: books; Take breaks: hot-beverage; Write it down: pencil; Sleep well: bed',
  ],
  [
    /\b(?:sav(?:e|ing)|money|budget\w*|financ\w+|invest\w*)\b/iu,
    'Plan your budget: calendar; Save first: piggy-bank; Compare prices: magnifying-glass-tilted-left; Invest: chart-increasing; Pay off debt: credit-card',
  ],
  [
    /\b(?:productiv\w+|focus\w*|time management|work(?:ing)? (?:from home|better|smarter)|remote work|morning routine)\b/iu,
    'Plan your day: calendar; One thing at a time: bullseye; Mute your phone: mobile-phone; Take breaks: hot-beverage; Tidy your desk: desktop-computer',
  ],
  [
    /\b(?:stress|anxiety|mindful\w*|meditat\w+|relax\w*|calm|mental health|happiness|happier|happy)\b/iu,
    'Breathe: wind-face; Go outside: deciduous-tree; Listen to music: headphones; Call a friend: telephone-receiver; Sleep well: bed',
  ],
  [
    /\bwater\b/iu,
    'More energy: high-voltage; Clear skin: smiling-face-with-smiling-eyes; A sharp mind: brain',
  ],
  [
    /\b(?:health\w*|fit|fitness|weight|exercis\w+|workouts?|immune|heart|energy)\b/iu,
    'Move every day: running-shoe; Eat fruit and greens: red-apple; Drink water: glass-of-water; Sleep well: bed; Less sugar: doughnut',
  ],
  [
    /\b(?:travel\w*|pack\w*|trips?|holiday|vacation|flying)\b/iu,
    'Pack light: luggage; Carry a backpack: backpack; Take a camera: camera; Protect from the sun: sunglasses; Book early: airplane',
  ],
  [
    /\b(?:interviews?|jobs?|career)\b/iu,
    'Prepare: magnifying-glass-tilted-left; Dress well: necktie; Be on time: alarm-clock; Smile: smiling-face-with-smiling-eyes; Say thank you: envelope',
  ],
  [
    /\b(?:garden\w*|(?:house)?plants?|flowers?|vegetables)\b/iu,
    'Water regularly: watering-can; Give it light: sun; Good soil: shovel; Trim: scissors; Be patient: hourglass-not-done',
  ],
  [
    /\b(?:photo\w*|pictures|selfies?)\b/iu,
    'Use soft light: sun; Hold still: camera; Try a new angle: straight-ruler; Clean the lens: sponge; Keep it simple: bullseye',
  ],
  [
    /\b(?:dogs?|pupp(?:y|ies)|pets?|cats?|kittens?)\b/iu,
    'Play every day: soccer-ball; Good food: bone; Fresh water: droplet; See the vet: stethoscope; Lots of love: red-heart',
  ],
  [
    /\b(?:skin\w*|beauty|hair)\b/iu,
    'Cleanse: soap; Moisturise: lotion-bottle; Sun protection: sun; Drink water: glass-of-water; Sleep well: bed',
  ],
  [
    /\b(?:planet|climate|environment|eco\w*|green(?:er)?|energy|sustainab\w+|waste|plastic)\b/iu,
    'Recycle: recycling-symbol; Ride a bike: bicycle; Switch off lights: light-bulb; Plant a tree: deciduous-tree; Save water: water-tap',
  ],
];

/** What is named first when one asks for the most or the best. */
const RANKED: readonly Topic[] = [
  [
    /\b(?:cities|places|destinations|sights|landmarks)\b[^.]*\beurop\w*|\beurop\w+ (?:cities|destinations|capitals|places)/iu,
    'Paris: eiffel-tower; Rome: colosseum; London: big-ben; Berlin: brandenburg-gate; Venice: gondola',
  ],
  [
    /\b(?:cities|places|destinations|countries|landmarks|sights|wonders|bucket list)\b/iu,
    'Paris: eiffel-tower; Rome: colosseum; New York: statue-of-liberty; Japan: mount-fuji; Agra: taj-mahal',
  ],
  [
    /\bfast(?:est)?\b[^.]*\banimals?\b/iu,
    'Cheetah: cheetah; Horse: horse; Lion: lion; Dolphin: dolphin; Ostrich: ostrich',
  ],
  [
    /\b(?:biggest|largest|heaviest)\b[^.]*\banimals?\b/iu,
    'Whale: whale; Elephant: elephant; Giraffe: giraffe; Hippo: hippopotamus; Crocodile: crocodile',
  ],
  [
    /\b(?:dangerous|deadl\w+|scariest)\b[^.]*\banimals?\b/iu,
    'Hippo: hippopotamus; Crocodile: crocodile; Snake: snake; Shark: shark; Lion: lion',
  ],
  [
    /\b(?:smart\w*|clever\w*|intelligent)\b[^.]*\banimals?\b/iu,
    'Dolphin: dolphin; Octopus: octopus; Elephant: elephant; Crow: crow; Parrot: parrot',
  ],
  [
    /\b(?:superfoods?|health\w+ (?:foods?|snacks?)|foods?\b[^.]*\b(?:health|brain|energy|immun)\w*)\b/iu,
    'Blueberries: blueberries; Avocado: avocado; Broccoli: broccoli; Carrot: carrot; Banana: banana',
  ],
  [
    /\bfruits?\b/iu,
    'Apple: red-apple; Banana: banana; Strawberry: strawberry; Grapes: grapes; Lemon: lemon',
  ],
  [
    /\bdesserts?\b|\bsweets?\b/iu,
    'Ice cream: ice-cream; Cake: shortcake; Chocolate: chocolate-bar; Doughnut: doughnut; Cookie: cookie',
  ],
  [
    /\bsports?\b/iu,
    'Football: soccer-ball; Basketball: basketball; Tennis: tennis; Running: running-shoe; Cycling: bicycle',
  ],
  [
    /\binventions?\b/iu,
    'Wheel: wheel; Light bulb: light-bulb; Telephone: telephone; Aeroplane: airplane; Computer: desktop-computer',
  ],
  [
    /\bplanets\b/iu,
    'Jupiter: planet-jupiter; Saturn: planet-saturn; Uranus: planet-uranus; Neptune: planet-neptune; Earth: planet-earth',
  ],
];

function found(rows: readonly Topic[], text: string): readonly TopicPart[] | null {
  const parts = rows.find(([about]) => about.test(text))?.[1];
  return (
    parts?.split('; ').map((part) => {
      const [label = '', thing = ''] = part.split(': ');
      return { label, thing };
    }) ?? null
  );
}

/** How something comes about or is made. */
export const processOf = (text: string) => found(RECIPES, text) ?? found(PROCESSES, text);
export const rankedIn = (text: string) => found(RANKED, text);
export const adviceOn = (text: string) => found(ADVICE, text);
