import type { Setting } from '../scene-description.ts';

/** Words that name a place; a hyphen joins the words of a phrase. */
export const SETTING_WORDS: Readonly<Record<Setting, string>> = {
  sea: `
    sea ocean seas open-sea high-seas bay pacific atlantic gulf open-water open-ocean
  `,
  beach: `
    by-the-sea at-the-sea next-to-the-sea beach seaside shore coast coastline seashore tropical-island island lagoon hawaii maldives bali
    boardwalk waterfront caribbean
  `,
  underwater: `
    underwater under-the-sea under-water undersea coral-reef reef deep-sea seabed ocean-floor
    aquarium sea-floor bottom-of-the-sea beneath-the-waves under-the-ocean atlantis
    bottom-of-the-ocean kelp-forest
  `,
  forest: `tunnel-of-trees canopy-of-trees 
    forest woods woodland grove wilderness undergrowth thicket bamboo-forest enchanted-forest
    clearing pine-forest glade
  `,
  jungle: 'jungle rainforest rain-forest amazon tropical-forest',
  city: `
    city town downtown skyline urban cityscape metropolis tokyo new-york manhattan london paris
    berlin shibuya rome venice istanbul hong-kong chicago los-angeles city-centre city-center
    megacity plaza square crosswalk lisbon madrid barcelona amsterdam vienna prague sydney dubai
    singapore san-francisco seoul moscow toronto mumbai boston seattle miami las-vegas munich hamburg
    shanghai beijing bangkok
  `,
  street: `
    street alley avenue sidewalk boulevard alleyway lane pavement city-street side-street gutter
    bus-stop cobblestone-street corner curb kerb
  `,
  road: 'road highway motorway freeway country-road route desert-road racetrack race-track track lane-road',
  railway:
    'railway railroad train-tracks train-track railway-line tracks train-station railway-station station platform',
  village: 'village hamlet small-town mountain-village',
  rooftops: 'rooftop rooftops roof roofs',
  mountains: `
    mountain mountains mountaintop peak peaks alps alpine himalaya andes summit ridge cliffs
    valley canyon highlands everest rockies gorge mountain-range mountain-pass
  `,
  desert:
    'desert sahara dune dunes sand-dunes oasis wild-west mesa egypt arizona outback wasteland gobi cappadocia monument-valley grand-canyon badlands',
  savanna: 'savanna savannah safari serengeti african-plain african-savanna bushland',
  space: `
    space outer-space galaxy cosmos universe nebula milky-way interstellar planets solar-system
    deep-space black-hole asteroid-belt asteroids
  `,
  moon: 'on-the-moon lunar moon-surface on-moon lunar-surface mars on-mars moonscape alien-planet surface-of-the-moon surface-of-mars',
  snow: `
    snow arctic antarctic antarctica north-pole south-pole tundra glacier ski-slope snowfield lapland ski-resort slope frozen-lake ice-rink winter-wonderland
    winter-landscape greenland alaska
  `,
  iceberg:
    'on-the-ice across-the-ice over-the-ice on-the-ice on-ice sea-ice pack-ice iceberg ice-floe icebergs ice-shelf',
  meadow: `
    meadow field fields grass lawn countryside hills hill prairie pasture flower-field grassland
    hillside golf-club golf-course hilltop plain plains flower-meadow hill-top moor heath
  `,
  garden:
    'garden backyard yard orchard flower-garden vegetable-garden back-garden courtyard rose-garden front-garden flowerbed',
  park: 'park playground city-park picnic dog-park',
  skatepark: 'skatepark skate-park skate-ramp half-pipe halfpipe graffiti-wall skate-bowl mural',
  bathroom: 'bathroom washroom shower-room restroom',
  bedroom: 'bedroom hotel-room nursery children-room kids-room child-room dormitory',
  garage: 'garage car-repair-shop auto-shop body-shop car-workshop',
  workshop: 'workshop woodshop carpentry-workshop shed tool-shed smithy forge carpenter-workshop',
  atelier:
    'atelier art-studio painting-studio artist-studio pottery-studio pottery painter-studio pottery-workshop',
  museum: 'museum art-gallery gallery exhibition art-museum',
  carriage:
    'train-carriage train-compartment train-car train-seat bus-seat plane-seat airplane-cabin aeroplane-cabin plane-cabin inside-a-train inside-a-bus inside-a-plane subway-car',
  arena:
    'arena basketball-court indoor-arena sports-hall handball-court volleyball-court ice-hockey-arena',
  terrace:
    'seaside-terrace sea-terrace beach-terrace terrace-by-the-sea balcony-by-the-sea terrace-overlooking-the-sea balcony-overlooking-the-sea balcony-overlooking-the-ocean',
  farm: 'farm farmyard barnyard wheat-field wheatfield cornfield corn-field vineyard ranch stable crop-field rice-field barn',
  greenhouse: 'greenhouse glasshouse conservatory hothouse green-house',
  room: `
    room living-room livingroom house-interior indoor indoors inside-a-house interior
    studio-apartment attic home apartment flat lounge basement dining-room sitting-room
  `,
  'window-seat': 'window-sill windowsill window-ledge window-seat sill',
  'table-top': 'table-top tabletop countertop counter-top picnic-blanket',
  kitchen: 'kitchen counter bakery kitchen-counter breakfast-table',
  restaurant:
    'restaurant cafe café coffee-shop coffeehouse coffee-house diner bistro pizzeria canteen tea-room teahouse cafeteria food-court tavern pub bar',
  office:
    'office cubicle workplace coworking-space boardroom meeting-room office-room open-plan-office',
  classroom: 'classroom class school schoolroom lecture-hall class-room kindergarten',
  gym: 'boxing-club fitness-club gym dance-studio ballet-studio yoga-studio fitness-studio weight-room gymnasium fitness-center fitness-centre dojo boxing-ring',
  shop: 'pharmacy drugstore shop store boutique supermarket bookshop bookstore mall shopping-mall salon barbershop hair-salon flower-shop grocery-store toy-store shopping-centre florist-shop pet-shop',
  hospital: 'hospital clinic operating-room emergency-room ward hospital-room',
  corridor:
    'airport airport-terminal corridor hallway hall passage hospital-corridor tunnel school-corridor',
  laboratory: 'laboratory lab science-lab research-lab chemistry-lab',
  library: 'book-club library reading-room castle-library bookshelves',
  castle: 'castle-hall throne-room great-hall castle palace fortress dungeon ballroom cathedral',
  cave: 'cave cavern grotto den lair mine crystal-cave',
  sky: 'sky skies above-the-clouds in-the-air heaven heavens mid-air midair in-the-clouds on-a-cloud on-clouds on-the-clouds cloudscape sea-of-clouds',
  lake: 'lake lakeside swamp wetland fjord reservoir lakeshore mountain-lake loch marsh flood flooded-street',
  pond: 'pond puddle-pond koi-pond duck-pond lily-pond',
  river: 'river stream riverbank creek canal brook mountain-river rapids river-bank winding-river',
  waterfall: 'waterfall waterfalls cascade falls',
  harbour: 'harbour harbor marina port pier dock docks quay wharf jetty fishing-harbour',
  volcano:
    'volcano lava eruption volcanic magma inferno crater jurassic prehistoric lava-field volcanic-landscape',
  stage: `
    stage theater theatre circus runway dance-floor gala podium
    trophy-ceremony opera opera-house circus-ring concert-hall auditorium catwalk
  `,
  club: 'nightclub jazz-club club disco karaoke-bar dance-club night-club music-club lounge-bar',
  stadium:
    'stadium football-field soccer-field football-pitch soccer-pitch tennis-club football-club sports-club soccer-club pitch tennis-court court ballpark colosseum',
  market:
    'market marketplace bazaar farmers-market fruit-market flea-market fish-market street-market night-market christmas-market souk fair funfair',
  campsite: 'campsite camping-ground campground camp camping',
  balcony: 'balcony terrace veranda roof-terrace patio',
  studio: `
    studio product-shot podium-display plain-background backdrop studio-background photo-studio
  `,
  abstract: 'abstract gradient',
};

/** Words that make a place likely without naming it. */
export const HINT_WORDS: Readonly<Partial<Record<Setting, string>>> = {
  sea: 'pirate-ship sailing-ship galleon cruise-ship whale orca wave ocean-wave ocean-waves lighthouse sailing sail regatta voyage waves shipwreck',
  beach:
    'coastal oceanside seafront surfing surf sunbathing sandcastle sand-castle lifeguard sandy seashell palm-trees infinity-pool hotel-pool',
  underwater: 'scuba-diver submarine diver snorkeling corals coral',
  forest: 'graveyard cemetery gravestone tombstone trees treehouse tree-stump stump log pine-trees',
  campsite: 'campfire tent tents camp-fire',
  city: 'skyscraper skyscrapers cyberpunk eiffel-tower taxi',
  street:
    'traffic-light streetlight street-lamp street-musician busker neon-sign neon-signs traffic',
  space: 'planet jupiter saturn asteroid spacewalk cosmic orbit stars-and-planets',
  snow: 'winter snowy frozen icy polar blizzard skiing skier snowboarder igloo snowman',
  meadow: 'launch-pad launchpad flowers kite sunflowers scarecrow windmill',
  park: 'park-bench bench',
  garden: 'beehive hive bees watering-can gardener flowerpot swimming-pool pool',
  farm: 'tractor farmer barn scarecrow hay haystack',
  bathroom: 'bathtub bath-tub bubble-bath taking-a-bath',
  room: `
    sea-view ocean-view mountain-view lake-view city-view hotel-suite
    shelf fireplace armchair sofa couch bed piano lamp christmas-tree rocking-chair bookshelf desk tv
    television teddy
  `,
  office: 'office-worker printer meeting programmer developer coworker',
  classroom: 'blackboard teacher pupils students chalkboard',
  gym: 'barbell dumbbell dumbbells weightlifter bodybuilder treadmill kettlebell boxer workout',
  hospital: 'nurse doctor surgeon patient stethoscope',
  laboratory: 'scientist flask microscope test-tube chemist',
  library: 'librarian',
  kitchen: 'chef baker cooking breakfast oven stove',
  'table-top': 'birthday-cake dinner',
  sky: 'clouds cloud airborne skydiving skydive parachute hot-air-balloon',
  volcano: 'erupting dinosaur',
  stage:
    'concert spotlight show rock-concert ballerina singer orchestra festival party birthday celebration carnival opera-singer',
  stadium: 'striker goalkeeper goal footballer goalie football-match soccer-match soccer-player',
  castle: 'knight throne wizard',
  mountains: 'cliff crag precipice',
  harbour: 'sailboats fishing-boats fishing-boat',
  road: 'race-car racing-car',
  pond: 'water-lilies water-lily lily-pad',
  iceberg: 'penguins',
  savanna: 'giraffe zebra acacia elephants rhino',
  desert: 'cowboy camel cactus',
  railway: 'locomotive train steam-train',
  market: 'market-stall fruit-stall stall vendor',
  restaurant: 'waiter waitress barista',
  cave: 'stalactite',
  village: 'porch front-porch veranda doorstep',
};
