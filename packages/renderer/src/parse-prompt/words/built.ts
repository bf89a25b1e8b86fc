/** Words for buildings, works and vehicles, by the name of the drawing. */
export const BUILT_WORDS: Readonly<Record<string, string>> = {
  // Buildings
  'log-cabin':
    'log-cabin cabin wooden-cabin wood-cabin mountain-hut mountain-cabin alpine-hut forest-cabin hunting-lodge lodge ski-lodge log-house log-hut wooden-hut',
  'haunted-house':
    'haunted-house haunted-mansion haunted-manor abandoned-house abandoned-mansion abandoned-manor creepy-house spooky-house haunted-castle derelict-house old-mansion spooky-mansion ghost-house witch-house',
  'solar-house': 'solar-house solar-home solar-roof',
  'modern-house':
    'modern-house villa modern-villa luxury-villa luxury-house mansion glass-house-villa',
  skyscraper:
    'glass-building modern-building commercial-building residential-building apartment-complex condominium high-rise-buildings skyscrapers-building multi-storey-building multi-story-building skyscraper high-rise highrise skyscraper-building office-tower glass-tower apartment-block apartment-building tower-block tall-building high-rise-building',
  'office-building':
    'building concrete-structure concrete-building brick-building office-block facade façade unique-building corporate-building city-building tower-building government-office',
  'classical-building':
    'ancient-building ancient-white-building historic-building historical-building old-building antique-building government-building city-hall town-hall parliament parliament-building neoclassical-building georgian-building victorian-building university-building architecture ancient-architecture historic-architecture classical-architecture neoclassical-architecture embassy bank-building stock-exchange forum',
  'great-dome':
    'domed-building dome-building dome-like-building dome-structure capitol capitol-building',
  mosque:
    'arabic-building islamic-building arabic-style-building arabic-architecture islamic-architecture',
  school: 'school-building abandoned-school-building schoolhouse',
  'opera-house': 'opera-house',
  pylon:
    'pylon transmission-tower power-tower electricity-tower electricity-pylon power-pylon radio-tower radio-mast cell-tower communication-tower communications-tower telecom-tower tv-tower light-tower steel-structure metal-structure steel-tower lattice-tower electric-tower',
  'telephone-wire':
    'telephone-wire telephone-wires telephone-line telephone-lines power-line power-lines power-cable electric-wire electric-wires electrical-wire wire wires overhead-line overhead-lines phone-line',
  chimney: 'chimney chimneys smokestack chimney-pot brick-chimney',
  'water-tower': 'water-tower water-tank',
  'ruined-castle':
    'ruined-castle castle-ruins castle-ruin ruined-fortress ruined-tower ruined-keep crumbling-castle fortress-ruins',
  ruins:
    'ruined-building dilapidated-building crumbling-building collapsed-building ruins ruin ancient-ruins temple-ruins ruined-temple greek-temple roman-temple ancient-temple acropolis parthenon ruined-city lost-city greek-ruins roman-ruins ruined-abbey',
  'burning-building': 'burning-building building-on-fire burning-apartment-building building-fire',
  'dome-city':
    'underwater-city city-under-the-sea city-under-water sunken-city domed-city dome-city glass-domes glass-dome-city moon-base lunar-base moon-colony lunar-colony space-colony',
  torii: 'torii torii-gate japanese-gate shinto-gate shrine-gate',
  pagoda:
    'asian-architecture japanese-architecture chinese-architecture asian-historic-architecture asian-temple asian-building japanese-building chinese-building forbidden-city tea-house shinto-shrine japanese-shrine buddhist-temple monastery zen-temple shaolin-temple',
  'egyptian-temple':
    'egyptian-temple ancient-egyptian-temple karnak temple-of-karnak luxor-temple pharaoh-temple abu-simbel',
  'wheel-cabin': 'wheel-cabin ferris-wheel-cabin ferris-wheel-gondola ferris-wheel-car',
  'pendant-lamp':
    'pendant-lamp pendant-light hanging-lamp hanging-light ceiling-lamp ceiling-light lampshade-lamp',
  'key-under-mat': 'key-under-mat',
  'book-stack':
    'stack-of-books pile-of-books book-stack tower-of-books stacked-books stack-of-old-books pile-of-old-books',
  'coiling-snake': 'coiling-snake',
  'coiling-dragon': 'coiling-dragon',
  pyramid:
    'pyramid pyramids mayan-pyramid aztec-pyramid egyptian-pyramid mayan-temple aztec-temple',
  'factory-building':
    'industrial-building industrial-plant abandoned-building vacant-building manufacturing-plant abandoned-factory old-factory factory-building mill-building steel-mill abandoned-warehouse warehouse-building refinery oil-refinery',
  'wind-turbine': 'wind-turbine turbine windmill-turbine',
  'wind-farm': 'wind-farm windfarm wind-park offshore-wind-farm wind-turbine-farm',
  'concrete-dam': 'dam hydroelectric-dam concrete-dam reservoir-dam hoover-dam huge-dam river-dam',
  'power-plant':
    'power-plant nuclear-power-plant power-station nuclear-plant nuclear-reactor cooling-tower cooling-towers coal-plant coal-power-plant',
  'oil-rig': 'oil-rig oil-platform drilling-rig offshore-platform drilling-platform offshore-rig',
  bridge:
    'bridge-at-night aqueduct stone-arch-bridge railway-viaduct overpass covered-bridge railway-bridge',
  'wooden-bridge': 'wooden-bridge footbridge rope-bridge plank-bridge wood-bridge',
  drawbridge: 'drawbridge draw-bridge',
  'shop-front':
    'storefront store-front shopfront shop-front shop-fronts storefronts boutique-storefront',
  'bakery-front': 'bakery-storefront bakery-shopfront bakery-front',
  'cafe-front': 'cafe-storefront café-storefront coffee-shop-storefront cafe-front café-front',
  'book-front': 'bookstore-front bookshop-front bookstore-storefront',
  'castle-wall': 'castle-wall castle-battlements',
  'toy-front': 'toy-shop-front toy-store-front toyshop-front toy-shop-window',
  'flower-front': 'flower-shop-storefront florist-storefront flower-shop-front',
  'gas-station':
    'gas-station petrol-station filling-station service-station fuel-station truck-stop rest-stop',
  'aircraft-carrier': 'aircraft-carrier warship battleship navy-ship destroyer',
  'golden-gate-bridge': 'cable-stayed-bridge brooklyn-bridge suspension-bridge',
  'tower-bridge': 'tower-bridge london-bridge',
  tower: 'watchtower control-tower minaret',
  // Streets
  'stop-sign': 'stop-sign',
  'parking-meter': 'parking-meter',
  'traffic-cone': 'traffic-cone cone safety-cone orange-cone road-cone',
  'vending-machine': 'vending-machine drinks-machine snack-machine',
  helipad: 'helipad helipads helicopter-pad helicopter-landing-pad heliport',
  'bus-shelter': 'bus-shelter bus-stop tram-stop bus-stops bus-shelters',
  manhole: 'manhole manholes manhole-cover manhole-covers',
  'full-net': 'full-net full-nets',
  'hay-wagon': 'hay-wagon hay-cart haycart hay-wagons hay-trailer hayride haywagon',
  'curling-stone': 'curling-stone curling-stones',
  puck: 'puck hockey-puck',
  'golf-hole': 'golf-hole flag-in-hole golf-flag putting-green golfpin',
  'tennis-net': 'tennis-net',
  'volleyball-net': 'court-net volleyball-net badminton-net',
  'hockey-goal': 'hockey-goal hockey-net',
  'hanging-beam': 'hanging-beam hanging-girder',
  chalet: 'chalet ski-chalet alpine-chalet swiss-chalet mountain-chalet alpine-house',
  'japanese-house':
    'japanese-house japanese-home japanese-cottage japanese-teahouse japanese-inn ryokan',
  'timbered-house': 'half-timbered-house timbered-house tudor-house medieval-house',
  'round-hut': 'mud-hut thatched-hut straw-hut grass-hut round-hut african-hut clay-hut',
  'stone-house': 'stone-house stone-cottage tuscan-house tuscan-villa',
  'surf-shack': 'surf-shack surf-hut',
  tumbleweed: 'tumbleweed tumbleweeds',
  'fire-escape': 'fire-escape fire-escapes',
  birdhouse: 'birdhouse bird-house nesting-box nest-box',
  'bird-feeder':
    'bird-feeder birdfeeder seedbox hummingbird-feeder seed-feeder bird-table feeding-table bird-feeders',
  'bird-bath': 'bird-bath birdbath bird-baths bird-fountain',
  'telephone-box':
    'telephone-box phone-booth telephone-booth phone-box red-telephone-box red-phone-box red-phone-booth call-box',
  statue: 'statue monument bronze-statue stone-statue marble-statue sculpture memorial',
  obelisk: 'obelisk monolith',
  well: 'well stone-well water-well old-well',
  postbox: 'mailbox letterbox letter-box postbox post-box red-postbox',
  hammock: 'hammock',
  // Vehicles
  'double-decker-bus':
    'red-bus double-decker-bus double-decker london-bus double-deck-bus open-top-bus',
  'vintage-car':
    'vintage-car classic-car old-car oldtimer antique-car old-timer retro-car  model-t old-fashioned-car 1920s-car 1930s-car 1950s-car vintage-automobile',
  convertible: 'convertible cabriolet cabrio roadster open-top-car open-topped-car open-car',
  'vintage-convertible':
    'vintage-convertible classic-convertible old-convertible retro-convertible antique-convertible 1950s-convertible 50s-convertible 1960s-convertible 60s-convertible vintage-cabriolet classic-cabriolet vintage-roadster classic-roadster cadillac thunderbird',
  'tuk-tuk': 'tuk-tuk tuktuk auto-rickshaw autorickshaw three-wheeler',
  rickshaw: 'rickshaw hand-pulled-rickshaw pulled-rickshaw',
  'old-tram':
    'old-tram vintage-tram historic-tram historical-tram classic-tram wooden-tram yellow-tram lisbon-tram antique-tram nostalgic-tram little-tram small-tram old-streetcar vintage-streetcar',
  'noodle-stall':
    'ramen-stall noodle-stall noodle-stand ramen-stand food-stall street-food-stall soup-stall ramen-cart noodle-cart street-food-stand sushi-stall dumpling-stall yatai street-food-vendor-stall',
  kiosk:
    'kiosk newsstand news-stand ticket-booth snack-kiosk booth newspaper-kiosk ticket-kiosk information-booth',
  'snow-plough':
    'snow-plough snowplow snow-plow snowplough snow-plow-truck plow-truck snow-removal-truck snow-truck gritter snow-clearing-truck',
  'cable-tram': 'trolley-car san-francisco-cable-car',
  monorail: 'monorail monorail-train sky-train skytrain hover-train maglev-train elevated-train',
  carriage:
    'stagecoach royal-carriage coach-and-horses golden-carriage carriage horse-carriage princess-carriage',
  'container-ship':
    'container-ship cargo-ship freighter oil-tanker tanker freight-ship cargo-vessel container-vessel',
  'fishing-boat': 'fishing-boat trawler fishing-trawler shrimp-boat',
  tugboat: 'tugboat tug-boat steamboat paddle-steamer',
  longship: 'longship viking-ship viking-longship viking-boat longboat drakkar',
  yacht: 'yacht superyacht motor-yacht luxury-yacht',
  buoy: 'buoy',
  // Rooms
  'pizza-oven':
    'wood-fired-oven pizza-oven brick-oven stone-oven clay-oven wood-oven wood-fired-pizza-oven wood-burning-oven',
  'pizza-peel': 'pizzapeel pizza-peel pizza-shovel',
  'chart-screen':
    'chart-screen presentation-screen projector-screen projection-screen whiteboard-screen',
  'fruit-bowl':
    'fruit-bowl bowl-of-fruit bowl-of-fruits bowl-of-fresh-fruit bowl-of-fresh-fruits basket-of-fruit fruit-basket fruit-platter',
  gramophone: 'gramophone phonograph',
  'record-player': 'record-player vinyl-player turntable-player',
  chandelier: 'chandelier crystal-chandelier',
  'hand-lantern':
    'oil-lamp oil-lantern hurricane-lamp storm-lantern kerosene-lamp hand-lantern old-lantern',
};
