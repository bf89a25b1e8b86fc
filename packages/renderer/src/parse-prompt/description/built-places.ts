import { PASTIME_PLACE_WORDS, PASTIME_PLACES } from './pastime-places.ts';

/** Rooms of work and worship, and the insides of vessels. */
export const INSIDES = [
  'restaurant-kitchen',
  'recording-studio',
  'tower',
  'lighthouse-inside',
  'temple',
  'mosque',
  'tomb',
  'barn-inside',
  'spaceship-inside',
  'submarine-inside',
  'tent-inside',
  'igloo-inside',
  'dance-studio',
  'ballroom',
  'tea-room',
  'stairwell',
  'tv-studio',
  ...PASTIME_PLACES,
] as const;

/** Places that are built: these, squares, roofs and banks. */
export const BUILT_PLACES = [
  ...INSIDES,
  'square',
  'riverside',
  'rooftop-bar',
  'rooftop-garden',
  'port',
  'platform',
  'flat-roof',
  'ship-deck',
  'cruise-deck',
  'industrial-area',
  'white-village',
  'courtyard',
  'western-town',
] as const;
export type BuiltPlace = (typeof BUILT_PLACES)[number];

/** Words that name them; those of buildings one can also look at are in `INSIDE_OF`. */
export const BUILT_PLACE_WORDS: Readonly<Record<BuiltPlace, string>> = {
  ...PASTIME_PLACE_WORDS,
  'restaurant-kitchen':
    'restaurant-kitchen hotel-kitchen professional-kitchen commercial-kitchen industrial-kitchen chefs-kitchen pizzeria-kitchen',
  'recording-studio':
    'recording-studio music-studio recording-booth sound-studio podcast-studio radio-studio vocal-booth',
  tower: 'tower-room wizard-tower bell-tower-room',
  'lighthouse-inside': 'lighthouse-interior',
  temple: 'temple-hall temple-interior',
  mosque: 'mosque-interior',
  tomb: 'tomb burial-chamber pharaoh-tomb ancient-tomb egyptian-tomb inside-a-pyramid',
  'barn-inside':
    'in-the-stable in-a-stable in-its-stable in-the-stables hayloft hay-loft barn-interior horse-stable cowshed',
  'spaceship-inside':
    'spaceship-interior inside-a-spaceship starship-bridge space-capsule inside-a-space-station space-station-interior spacecraft-cabin',
  'submarine-inside': 'submarine-interior inside-a-submarine',
  'tent-inside': 'inside-a-tent',
  'igloo-inside': 'inside-an-igloo igloo-interior',
  'dance-studio':
    'dance-studio ballet-studio ballet-school dance-school yoga-studio pilates-studio yoga-room',
  ballroom:
    'candlelit-hall candle-lit-hall festive-hall ballroom ball-room grand-ballroom dance-hall',
  square:
    'square plaza town-square city-square market-square piazza cobblestone-square main-square village-square old-town-square public-square cobbled-square old-town',
  riverside:
    'promenade esplanade river-city riverside city-river river-promenade thames seine danube river-thames river-seine hudson-river canal-city riverfront waterfront-city',
  'rooftop-bar':
    'rooftop-bar rooftop-party rooftop-terrace rooftop-restaurant roof-bar rooftop-lounge sky-bar rooftop-cafe rooftop-club',
  'rooftop-garden': 'rooftop-garden roof-garden rooftop-farm',
  'flat-roof':
    'flat-roof roof-of-a-skyscraper roof-of-a-building rooftop-of-a-building city-rooftop apartment-roof roof-of-an-apartment-building',
  'ship-deck':
    'ship-deck ships-deck deck-of-a-ship deck-of-the-ship deck-of-his-ship deck-of-her-ship deck-of-their-ship deck-of-a-pirate-ship deck-of-a-sailing-ship deck-of-a-galleon pirate-ship-deck deck-of-an-old-ship wooden-ship-deck deck-of-a-viking-ship on-deck boat-deck deck-of-a-boat deck-of-a-fishing-boat deck-of-a-sailboat deck-of-a-schooner',
  'cruise-deck':
    'cruise-ship-deck cruise-deck deck-of-a-cruise-ship deck-of-a-cruise-liner deck-of-a-yacht yacht-deck ferry-deck deck-of-a-ferry deck-of-an-ocean-liner deck-of-a-steamer deck-of-a-luxury-yacht deck-of-a-steamship',
  'tea-room':
    'tea-room japanese-room tatami-room tatami-mats tatami teahouse tea-house tea-ceremony japanese-tea-room inside-a-japanese-house washitsu japanese-tea-house',
  stairwell: 'stairwell staircase stair-well stairway flight-of-stairs',
  'tv-studio':
    'tv-studio television-studio news-studio newsroom broadcast-studio talk-show game-show tv-show-set news-desk cooking-show',
  'industrial-area':
    'industrial-area industrial-park industrial-zone industrial-estate industrial-district industrial-landscape refinery oil-refinery steelworks chemical-plant industrial-complex smokestacks factory-chimneys industrial-plant industrial-site industrial-city power-station',
  courtyard:
    'courtyard court-yard inner-courtyard cloister riad cobbled-courtyard cobblestone-courtyard sunny-courtyard',
  'western-town':
    'western-town oldwest wild-west-town old-west-town frontier-town cowboy-town old-western-town western-street wild-west-street western-village old-west western-movie-set',
  'white-village':
    'greek-island greek-islands santorini mykonos cyclades greek-village greek-town whitewashed-village whitewashed-houses white-houses-with-blue-domes blue-domes blue-domed-houses greece greek-coast oia aegean-island',
  port: 'container-port cargo-port container-terminal shipyard industrial-port industrial-harbour industrial-harbor cargo-terminal commercial-port',
  platform:
    'train-platform railway-platform station-platform platform train-station railway-station station',
};

/** The room of a building or a vessel, for those who are in it. */
export const INSIDE_OF: Readonly<Record<string, BuiltPlace>> = {
  tower: 'tower',
  windmill: 'tower',
  lighthouse: 'lighthouse-inside',
  'hindu-temple': 'temple',
  pagoda: 'temple',
  'place-of-worship': 'temple',
  mosque: 'mosque',
  pyramid: 'tomb',
  barn: 'barn-inside',
  spaceship: 'spaceship-inside',
  'space-station': 'spaceship-inside',
  submarine: 'submarine-inside',
  tent: 'tent-inside',
  tepee: 'tent-inside',
  yurt: 'tent-inside',
  igloo: 'igloo-inside',
};
