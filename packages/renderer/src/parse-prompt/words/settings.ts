import { BUILT_PLACE_WORDS } from '../description/built-places.ts';
import { OPEN_PLACE_WORDS } from '../description/open-places.ts';
import { TRADE_WORDS } from '../description/trades.ts';
import type { Setting } from '../scene-description.ts';

/** Words that name a place; a hyphen joins the words of a phrase. */
export const SETTING_WORDS: Readonly<Record<Setting, string>> = {
  ...BUILT_PLACE_WORDS,
  ...OPEN_PLACE_WORDS,
  ...TRADE_WORDS,
  aquarium: 'aquarium public-aquarium oceanarium sea-life-centre aquarium-tunnel',
  party:
    'birthday-party office-party house-party party-room costume-party surprise-party christmas-party anniversary-party',
  clinic:
    'clinic doctor-office dentist-office dental-clinic vet-clinic veterinary-clinic animal-clinic doctor-surgery waiting-room examination-room treatment-room dental-office dentist-chair',
  courtroom: 'courtroom court-room courthouse trial',
  prison: 'prison jail prison-cell jail-cell cell',
  cockpit: 'cockpit flight-deck spaceship-cockpit bridge-of-a-spaceship',
  'photo-studio': 'photo-studio photography-studio photo-shoot photoshoot',
  bar: 'casino bar bar-counter pub tavern cocktail-bar beer-bar sports-bar hotel-bar irish-pub saloon',
  subway:
    'subway-tunnel metro-tunnel subway-station metro-station underground-station subway-platform metro-platform tube-station',
  factory:
    'brewery distillery power-plant-interior manufacturing-facility industrial-hall factory factory-hall assembly-line production-line car-factory warehouse conveyor-belt plant-hall',
  smithy: 'smithy forge blacksmith-shop blacksmith-workshop',
  alley: 'alley alleyway narrow-alley back-alley side-alley narrow-lane cobbled-alley',
  cinema: 'cinema movie-theater movie-theatre movie-house film-theater',
  airport:
    'airport airport-terminal departure-lounge airport-lounge airport-hall boarding-gate departure-hall terminal airport-gate departure-gate gate-at-the-airport',
  station:
    'station-hall train-station-hall railway-station-hall grand-central-station ticket-hall bus-station waiting-hall central-station',
  attic: 'attic loft garret attic-room attic-bedroom attic-studio',
  cellar: 'wine-cellar bank-vault bunker sewer sewers cellar basement vault crypt',
  nursery:
    'nursery children-room kids-room child-room playroom kids-bedroom children-bedroom childrens-room baby-room toy-room kindergarten daycare day-care',
  lobby:
    'at-a-bank in-a-bank inside-a-bank in-the-bank bank-lobby bank-hall atrium casino-lobby waiting-lounge lobby hotel-lobby hotel reception hotel-reception foyer entrance-hall reception-hall',
  elevator: 'elevator lift elevator-cabin',
  church:
    'church chapel cathedral church-interior cathedral-interior gothic-cathedral-interior chapel-interior stained-glass stained-glass-windows stained-glass-window',
  pool: 'indoor-pool indoor-swimming-pool swimming-hall olympic-pool public-pool indoor-swimming-hall swim-hall',
  poolside:
    'water-park waterpark swimming-pool pool poolside outdoor-pool hotel-pool infinity-pool backyard-pool pool-party ',
  playground:
    'playground children-playground school-playground schoolyard school-yard sandbox sandpit kids-playground',
  funfair: 'funfair fair amusement-park theme-park fairground carnival-fair county-fair',
  canal: 'canal venetian venice canals grand-canal canal-in-venice',
  sea: `
    sea ocean seas open-sea high-seas bay pacific atlantic gulf open-water open-ocean
  `,
  beach: `
    california florida thailand jamaica bahamas fiji tahiti resort beach-resort by-the-sea at-the-sea next-to-the-sea beach seaside shore coast coastline seashore tropical-island island lagoon hawaii maldives bali
    boardwalk lido waterfront caribbean
  `,
  underwater: `
    underwater under-the-sea under-water undersea coral-reef reef deep-sea seabed ocean-floor
    sea-floor bottom-of-the-sea beneath-the-waves under-the-ocean atlantis
    bottom-of-the-ocean
  `,
  forest: `canada sweden finland wonderland fairyland fairy-land redwoods redwood-trees redwood-tree redwood-forest redwood-grove sequoias sequoia sequoia-trees sequoia-tree sequoia-forest sequoia-grove sequoia-national-park tunnel-of-trees canopy-of-trees 
    forest woods woodland grove wilderness undergrowth thicket enchanted-forest
    clearing pine-forest glade forest-trail forest-path woodland-path
  `,
  jungle: 'brazil costa-rica borneo congo jungle rainforest rain-forest amazon tropical-forest',
  city: `
    japan in-china in-india in-france in-germany in-italy in-spain in-russia in-korea south-korea in-america city town downtown skyline urban cityscape metropolis tokyo new-york manhattan london paris
    berlin shibuya rome istanbul hong-kong chicago los-angeles city-centre city-center
    megacity times-square crosswalk lisbon madrid barcelona amsterdam vienna prague kyoto athens cairo delhi brooklyn new-york-city pisa sydney dubai
    singapore san-francisco seoul moscow toronto mumbai boston seattle miami las-vegas munich hamburg
    shanghai beijing bangkok rio-de-janeiro rio kuala-lumpur budapest marrakech vatican milan cologne hollywood havana edinburgh jerusalem
  `,
  street: `intersection zebra-crossing pedestrian-crossing busy-crossing street-crossing crossroads junction road-junction roundabout parking-lot car-park parking-space parking-spot parking-place parking-garage 
    street asphalt tarmac wet-asphalt avenue sidewalk boulevard lane pavement city-street side-street gutter
    suburb suburbs neighbourhood neighborhood residential-street cobblestone-street corner curb kerb
  `,
  road: 'roadway expressway interstate outdoor-track unpaved-road dirt-road hairpin-bends hairpin-bend hairpin-turns hairpin-turn hairpins winding-road serpentine-road mountain-road serpentines road highway motorway freeway country-road country-lane rural-lane leafy-lane farm-lane hedge-lined-lane winding-lane route track lane-road',
  railway: 'railway railroad train-tracks train-track railway-line tracks',
  village:
    'medieval-town medieval-village viking-village hobbit-village elf-village village-street village-road village-lane village-square slum favela shanty-town shantytown driveway village hamlet small-town little-town sleepy-town sleeping-town quiet-town mountain-town country-town hillside-town mountain-village',
  rooftops: 'rooftop rooftops roof roofs',
  mountains: `scotland iceland switzerland austria nepal tibet peru new-zealand bhutan norway iceland-landscape fantasy-landscape fantasy-land fantasy-world 
    alpine-meadow mountain-meadow alpine-pasture alpine-meadows mountain-pasture
    mountain mountains peaks alps alpine himalaya andes ridge cliffs
    rocky-trail mountain-trail mountain-path alpine-trail
    valley highlands rockies mountain-range mountain-pass mountainside slope slopes
  `,
  desert:
    'australia new-mexico nevada texas jordan middle-east arabian-desert saudi-arabia dry-landscape arid-landscape brown-dry-landscape desert oasis wild-west mesa egypt arizona outback wasteland cappadocia monument-valley badlands',
  savanna:
    'africa kenya tanzania botswana savanna savannah safari serengeti african-plain african-savanna bushland',
  space: `
    space outer-space galaxy cosmos universe nebula milky-way interstellar planets solar-system
    deep-space black-hole asteroid-field asteroid-belt
  `,
  moon: 'moon-crater lunar-crater crater-on-the-moon crater-of-the-moon on-the-moon lunar moon-surface on-moon lunar-surface moonscape surface-of-the-moon',
  summit: `
    summit mountaintop mountain-top mountain-peak snowy-peak rocky-peak peak everest mount-everest
    top-of-a-mountain top-of-the-mountain on-top-of-a-mountain mountain-summit snow-capped-peak highest-peak
  `,
  dunes: 'dune dunes sand-dune sand-dunes sahara gobi sandy-desert desert-dunes sea-of-sand',
  swamp:
    'swamp swamps marsh bog wetland wetlands bayou mangrove mangroves everglades mangrove-forest marshland',
  'rice-terraces':
    'coffee-plantation banana-plantation plantation tea-terraces green-terraces farm-terraces farmed-terraces tea-plantation tea-plantations tea-field tea-fields rice-terraces rice-terrace rice-field rice-fields rice-paddy rice-paddies paddy-field terraced-fields terraced-field terraced-hills terraced-hillside',
  'sea-cliffs': `
    sea-cliffs sea-cliff coastal-cliffs coastal-cliff ocean-cliffs ocean-cliff cliff-coast rocky-coast rocky-coastline
    rocky-island rock-island rocky-islet rocky-shore rocky-shoreline rocky-cliff-coast rugged-coast rugged-coastline cliffs-of-moher cliff-by-the-sea cliffs-by-the-sea
    cliff-overlooking-the-sea cliffs-overlooking-the-sea cliff-overlooking-the-ocean cliffs-overlooking-the-ocean clifftop cliff-top seaside-cliff rocky-cliffs headland
  `,
  glacier: 'glacier glaciers ice-wall wall-of-ice ice-cliff glacier-front',
  'tide-pool':
    'tide-pool tide-pools tidal-pool tidal-pools rock-pool rock-pools tidepool tidepools rockpool',
  canyon: 'canyon grand-canyon gorge ravine',
  'bamboo-forest': 'bamboo-forest bamboo-grove bamboo-jungle',
  vineyard: 'vineyard vineyards wine-country winery tuscany',
  graveyard: 'funeral graveyard cemetery churchyard burial-ground',
  'hot-spring': 'hot-spring hot-springs onsen thermal-spring thermal-bath',
  mars: 'mars on-mars red-planet surface-of-mars planet-mars martian-surface martian-desert martian-landscape martian-colony martian-base martian-settlement martian-outpost martian-city mars-settlement mars-colony mars-base',
  'alien-planet':
    'alien-planet alien-world strange-planet distant-planet foreign-planet alien-landscape another-planet unknown-planet other-planet exoplanet alien-planet-surface another-world',
  airfield:
    'airfield grass-runway grass-strip grass-airstrip grass-airfield airport-runway landing-strip airstrip tarmac',
  'construction-site':
    'quarry landfill garbage-dump rubbish-dump junkyard scrapyard highway-construction road-construction construction-area construction-site building-site construction-zone building-plot construction scaffolding',
  festival:
    'music-festival rock-festival festival-stage music-festival-stage open-air-concert outdoor-concert open-air-stage outdoor-stage open-air-festival outdoor-festival festival-ground festival-grounds edm-festival techno-festival jazz-festival metal-festival main-stage coachella glastonbury tomorrowland woodstock',
  racetrack:
    'raceway go-kart-track race-course racetrack race-track racing-track race-circuit circuit speedway formula-one-track grand-prix',
  snow: `
    siberia snow arctic antarctic antarctica north-pole south-pole tundra ski-slope snowfield lapland ski-resort ski-slopes winter-wonderland
    winter-landscape greenland alaska
  `,
  iceberg:
    'arctic-ice polar-ice the-ice on-ice sea-ice pack-ice drift-ice drifting-ice broken-ice frozen-sea frozen-ocean icy-sea icy-ocean iceberg ice-floe ice-floes icebergs ice-shelf',
  meadow: `
    ireland in-england steppe english-countryside meadow field fields acre acres grass lawn countryside hills hill prairie pasture flower-field grassland
    hillside golf-club golf-course hilltop plain plains flower-meadow hill-top moor heath
  `,
  garden:
    'maze hedge-maze labyrinth topiary-garden butterfly-garden botanical-garden front-yard garden backyard yard orchard flower-garden vegetable-garden vegetable-patch vegetable-plot vegetable-bed vegetable-beds veggie-garden veggie-patch kitchen-garden cabbage-patch herb-garden allotment allotments back-garden rose-garden front-garden flowerbed',
  park: 'bike-path bicycle-path cycle-path zoo petting-zoo pathway footpath walkway park city-park dog-park campus university-campus college-campus',
  skatepark: 'skatepark skate-park skate-ramp half-pipe halfpipe graffiti-wall skate-bowl',
  bathroom: 'bathroom washroom shower-room restroom',
  bedroom: 'hostel nursing-home bedroom hotel-room dormitory',
  garage:
    'fire-station firehouse fire-house car-wash engine-room garage car-repair-shop auto-shop body-shop car-workshop',
  workshop:
    'sawmill lumber-mill workshop woodshop carpentry-workshop shed tool-shed carpenter-workshop',
  atelier:
    'atelier art-studio painting-studio artist-studio pottery-studio pottery painter-studio pottery-workshop',
  museum: 'museum art-gallery gallery exhibition art-museum',
  carriage:
    'train-window window-of-a-train tram-window tram-car tram-carriage inside-a-tram bus-window plane-window airplane-window window-of-a-plane window-of-an-airplane train-windows train-carriage train-compartment railway-compartment railway-carriage railway-car dining-car sleeping-car sleeper-car train-car train-seat bus-seat plane-seat airplane-cabin aeroplane-cabin plane-cabin inside-a-train inside-a-bus inside-a-plane subway-car',
  arena:
    'roller-rink indoor-rink roller-skating-rink roller-disco arena basketball-court indoor-arena sports-hall handball-court volleyball-court',
  terrace:
    'amalfi-coast seaside-terrace sea-terrace beach-terrace terrace-by-the-sea balcony-by-the-sea terrace-overlooking-the-sea balcony-overlooking-the-sea balcony-overlooking-the-ocean',
  farm: 'corn-maze cotton-field haystack-field pumpkinfield farm farmyard barnyard wheat-field wheatfield cornfield corn-field ranch stable crop-field barn',
  greenhouse: 'greenhouse glasshouse conservatory hothouse green-house',
  room: `
    room living-room livingroom house-interior cabin-interior cottage-interior room-interior indoor indoors inside-a-house interior
    studio-apartment home apartment flat lounge dining-room sitting-room
  `,
  'window-seat': 'window-sill windowsill window-ledge window-seat sill',
  'table-top': 'table-top tabletop countertop counter-top still-life',
  kitchen: 'pantry larder kitchen kitchen-counter breakfast-table',
  restaurant:
    'restaurant ramen-shop ramen-bar noodle-shop noodle-bar sushi-bar pizza-shop burger-joint steakhouse cafe café coffee-shop coffeehouse coffee-house diner bistro pizzeria canteen cafeteria food-court',
  office:
    'call-center call-centre police-station data-center data-centre server-room office cubicle workplace coworking-space boardroom meeting-room conference-room conference-hall office-room open-plan-office',
  classroom:
    'classroom class school schoolroom lecture-hall class-room university college high-school primary-school elementary-school',
  gym: 'gymnastics-hall climbing-gym sports-center shooting-range boxing-club fitness-club gym dance-studio ballet-studio fitness-studio weight-room gymnasium fitness-center fitness-centre dojo',
  shop: 'escalator shop store mall shopping-mall shopping-centre shopping-center',
  hospital: 'hospital operating-room emergency-room ward hospital-room',
  corridor: 'corridor hallway hall passage hospital-corridor tunnel',
  laboratory: 'laboratory lab science-lab research-lab chemistry-lab',
  library: 'in-a-study home-library book-club library reading-room castle-library bookshelves',
  castle:
    'castle-interior palace-interior castle-hall haunted-hall throne-room great-hall castle palace fortress dungeon',
  cave: 'cave cavern grotto den lair mine crystal-cave',
  sky: 'sky skies above-the-clouds in-the-air heaven heavens mid-air midair in-the-clouds on-a-cloud on-clouds on-the-clouds cloudscape sea-of-clouds',
  lake: 'lake lake-dock lake-pier lake-jetty lakeside fjord reservoir lakeshore mountain-lake loch',
  pond: 'pond puddle-pond koi-pond duck-pond lily-pond',
  river:
    'river stream riverbank creek brook waterhole watering-hole water-hole mountain-river rapids white-water whitewater river-bank winding-river',
  waterfall: 'waterfall waterfalls cascade falls',
  harbour:
    'fishing-village seaside-village coastal-village seaside-town coastal-town fishing-town harbour harbor marina port pier dock docks quay wharf jetty fishing-harbour',
  volcano:
    'hell underworld volcano lava eruption volcanic magma inferno crater jurassic prehistoric lava-field volcanic-landscape',
  stage: `
    backstage movie-set film-set stage theater theatre circus runway dance-floor gala podium
    trophy-ceremony opera opera-house circus-ring concert-hall auditorium catwalk
  `,
  club: 'dance-party rave nightclub jazz-club club disco karaoke-bar dance-club night-club music-club lounge-bar',
  stadium:
    'baseball-field baseball-diamond ballfield stadium football-field soccer-field football-pitch soccer-pitch tennis-club football-club sports-club soccer-club pitch tennis-court court ballpark',
  market:
    'mexico morocco market marketplace bazaar farmers-market fruit-market flea-market fish-market street-market night-market christmas-market souk',
  campsite: 'campsite camping-ground campground camp camping',
  balcony: 'balcony terrace veranda roof-terrace patio',
  studio: `
    studio product-shot podium-display plain-background backdrop studio-background
  `,
  abstract: 'abstract gradient',
  backdrop: 'seamless-paper',
};

/** Words that make a place likely without naming it. */
export const HINT_WORDS: Readonly<Partial<Record<Setting, string>>> = {
  party: 'party birthday celebration',
  shop: 'shopping-for grocery-shopping buy buys buying bought purchase purchasing',
  bar: 'bartender barkeeper barmaid',
  clinic: 'dentist veterinarian vet orthodontist',
  courtroom: 'judge',
  prison: 'prisoner inmate',
  sea: 'boat-race sailing-race sailing-regatta sailboat-race pirate-ship sailed-pirate-ship sailing-ship galleon cruise-ship whale orca wave ocean-wave ocean-waves lighthouse sailing sail regatta voyage waves shipwreck',
  beach:
    'desert-island desert-islands coastal oceanside seafront beach-towel surfing surf sunbathing sandcastle sand-castle lifeguard sandy beach-volleyball seashell palm-trees',
  moon: 'moon-base lunar-base moon-colony lunar-colony',
  underwater:
    'underwater-city city-under-the-sea city-under-water sunken-city scuba-diver submarine diver snorkeling corals coral',
  forest:
    'muddy-trail dirt-trail nature-trail wildfire forest-fire bushfire trees treehouse tree-stump stump log pine-trees gingercot',
  'launch-site': 'launch-pad launchpad launching-pad',
  campsite: 'campfire tent tents camp-fire',
  city: 'work-cradle skyscraper skyscrapers double-decker-bus cyberpunk eiffel-tower taxi city-gate city-gates town-gate',
  street:
    'food-truck taco-truck ice-cream-truck ice-cream-van bus-stop bus-shelter tram-stop fire-escape fire-escapes after-school parade street-parade carnival-parade traffic-light streetlight street-lamp street-musician busker neon-sign neon-signs traffic marathon city-marathon half-marathon running-race charity-run fun-run',
  space: 'planet jupiter saturn asteroid spacewalk cosmic orbit stars-and-planets',
  snow: 'making-a-snow-angel making-snow-angels skis snowboard avalanche snowball snowballs snowball-fight throwing-snowballs having-a-snowball-fight throw-snowballs ski-race winter snowy frozen icy polar blizzard skiing skier snowboarder igloo snowman',
  meadow:
    'catapult catapults trebuchet siege joust jousting stonehenge stone-circle standing-stones dew dewdrops morning-dew dewy flowers kite sunflowers scarecrow windmill tortoise tortoises',
  park: 'having-a-picnic park-bench bench path',
  club: 'jazz-trio jazz-band jazz-quartet jazz-singer jazz-concert saxophonist jazz-night live-jazz blues-band',
  garden:
    'outdoor-cinema open-air-cinema backyard-cinema backyard-movie-night mowing-the-lawn mowing-the-grass hanging-laundry hanging-the-laundry hanging-clothes raking-leaves raking-the-leaves having-a-barbecue beehive hive bees watering-can gardener flowerpot',
  farm: 'tractor farmer barn scarecrow haystack hay-wagon hay-cart haycart hay-trailer',
  bedroom:
    'goodnight bedside-lamp bedside-table nightstand night-stand bedtime bedtime-story bed-time lullaby goodnight-story pillow-fight having-a-pillow-fight sleepover',
  bathroom:
    'taking-a-shower taking-a-bath putting-on-makeup bathtub bath-tub bubble-bath taking-a-bath',
  room: `
    diya diyas menorah hanukkah
    sea-view ocean-view mountain-view lake-view city-view hotel-suite
    shelf fireplace armchair sofa couch bed piano lamp christmas-tree bookshelf desk tv
    television teddy ceiling
  `,
  office:
    'presentation giving-a-presentation office-worker printer meeting business-meeting team-meeting board-meeting job-interview hackathon programmer developer coworker',
  classroom: 'blackboard teacher pupils students chalkboard',
  gym: 'barbell dumbbell dumbbells weightlifter bodybuilder treadmill kettlebell boxer workout yoga-class dance-class zumba-class dance-lesson ballet-class',
  hospital: 'nurse doctor surgeon patient stethoscope',
  laboratory: 'scientist flask microscope test-tube chemist',
  library: 'librarian',
  kitchen:
    'washing-dishes washing-the-dishes doing-the-dishes doing-dishes counter kitchen-table chef cooking breakfast oven stove',
  'table-top': 'birthday-cake dinner',
  sky: 'clouds cloud airborne skydiving skydive parachute hot-air-balloon',
  volcano: 'erupting',
  stage:
    'juror jurors concert recital piano-recital duet-performance live-performance musical-performance spotlight show rock-concert live-concert pop-concert live-band jazz-concert fashion-show fashion-week ballet ballet-performance magic-show karaoke karaoke-night graduation graduation-ceremony stand-up-comedy ballerina singer orchestra festival carnival opera-singer',
  stadium:
    'striker goalkeeper goal footballer goalie football-match soccer-match football-game soccer-game cup-final football-final rugby-match rugby-game baseball-game tennis-match tennis-game tennis-tournament horse-race derby soccer-player',
  castle: 'knight throne wizard castle-gate castle-gates palace-gate palace-gates fortress-gate',
  'lighthouse-inside': 'lighthouse-keeper',
  tower: 'spiral-stairs spiral-staircase winding-stairs winding-staircase',
  mountains:
    'hiking-trail hiking-path rocky-path rocky-ground rocky-terrain cliff crag precipice avalanche avalanches',
  skatepark: 'roller-skating roller-skates roller-skate rollerblading',
  arena:
    'sumo-wrestler sumo-wrestlers dribble dribbling basketball-court basketball-game basketball-match volleyball-match volleyball-game badminton-match table-tennis-match ping-pong-match fencing-match judo-match karate-match',
  'boxing-ring':
    'boxing-match boxing-fight wrestling-match kickboxing-match mma-fight boxing-champion',
  harbour: 'sailboats fishing-boats fishing-boat',
  racetrack: 'race-car racing-car formula-one f1 race-cars car-race grand-prix formula-1-race',
  road: 'bike-race cycling-race',
  'construction-site':
    'excavator bulldozer cement-mixer construction-crane tower-crane builder construction-worker dump-truck',
  alley: 'trash-can trash-cans garbage-can garbage-cans dumpster',
  lake: 'in-the-water in-water shallow-water shallow-waters shallows',
  pond: 'water-lilies water-lily lily-pad',
  iceberg: 'penguins',
  savanna: 'giraffe zebra acacia elephants rhino',
  desert: 'cowboy camel cactus',
  railway: 'locomotive train steam-train',
  market:
    'sell sells selling sold market-stall fruit-stall flower-stall flower-stand stall vendor food-stall street-food-stall noodle-stall ramen-stall soup-stall dumpling-stall sushi-stall food-stand',
  restaurant:
    'table-for-two dinner-for-two romantic-dinner date-night candlelit-dinner candlelight-dinner first-date waiter waitress barista',
  cave: 'stalactite',
  graveyard: 'gravestone tombstone tombstones gravestones grave graves',
  village: 'porch front-porch veranda doorstep',
};
