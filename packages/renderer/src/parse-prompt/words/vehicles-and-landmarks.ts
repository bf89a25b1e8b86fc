/** Words for vehicles, landmarks, garden and sports gear known by many names, by the name of the drawing. */
export const VEHICLE_AND_LANDMARK_WORDS: Readonly<Record<string, string>> = {
  // On land
  'dune-buggy': 'dune-buggy beach-buggy sand-buggy off-road-buggy',
  'station-wagon': 'station-wagon estate-car family-car woody-wagon kombi-car',
  tandem: 'tandem tandem-bicycle tandem-bike bicycle-built-for-two',
  'cargo-bike': 'cargo-bike cargo-bicycle delivery-bike freight-bike bakfiets',
  zamboni: 'zamboni ice-resurfacer',
  'sports-car': 'lamborghini ferrari porsche bugatti maserati corvette mclaren supercar hypercar',
  'tanker-truck':
    'tanker-truck fuel-truck petrol-tanker milk-tanker water-truck tank-truck fuel-tanker',
  'panel-van': 'armored-truck armoured-truck armored-car armoured-car news-van security-van',
  'snow-plough': 'snowcat snow-cat snow-groomer piste-basher',
  sled: 'bobsled bobsleigh luge toboggan',
  wheelchair: 'mobility-scooter electric-wheelchair',
  'articulated-lorry':
    'car-transporter car-carrier log-truck logging-truck timber-truck crane-truck low-loader',
  // On water
  warship: 'warship battleship destroyer navy-ship naval-ship frigate gunboat war-ship battle-ship',
  'paddle-steamer':
    'paddle-steamer steamboat riverboat paddle-boat-steamer paddle-wheeler steam-boat',
  lifeboat: 'lifeboat rescue-boat coast-guard-boat coastguard-boat',
  hovercraft: 'hovercraft',
  barge: 'barge river-barge cargo-barge coal-barge',
  'cruise-ship': 'titanic ocean-liner rms-titanic passenger-liner',
  'tall-ship': 'chinese-junk junk-ship junk-boat',
  'rubber-raft': 'banana-boat',
  // In the air
  sailplane: 'glider sailplane glider-plane',
  seaplane: 'seaplane floatplane float-plane sea-plane water-plane flying-boat amphibious-plane',
  helicopter: 'gyrocopter autogyro rescue-helicopter',
  'hang-glider': 'ultralight microlight ultralight-plane',
  'fighter-jet': 'stealth-bomber bomber-plane stealth-plane',
  airplane: 'concorde jumbo-jet supersonic-jet',
  // In gardens and yards
  sundial: 'sundial sun-dial',
  'weather-vane': 'weather-vane weathervane weathercock wind-vane weather-cock',
  'picnic-table': 'picnic-table picnic-bench-table beer-garden-table',
  'hand-pump': 'hand-pump water-pump well-pump old-pump village-pump',
  'grass-trimmer':
    'weed-whacker strimmer weed-eater grass-trimmer string-trimmer brush-cutter weed-trimmer',
  haystack: 'haystack hay-stack stack-of-hay haystacks hay-stacks hayrick',
  'garden-trellis': 'trellis garden-trellis rose-trellis',
  'paddling-pool':
    'paddling-pool kiddie-pool kiddy-pool wading-pool inflatable-pool inflatable-swimming-pool blow-up-pool baby-pool childrens-pool',
  'milk-churn': 'milk-churn milk-can butter-churn',
  barrel: 'rain-barrel water-butt',
  'flower-bed': 'raised-bed raised-garden-bed raised-flower-bed',
  shed: 'pigsty pig-sty cowshed cow-shed pigpen',
  // In streets
  bollard: 'bollard bollards',
  'road-closed':
    'road-barrier barricade crash-barrier police-barrier traffic-barrier construction-barrier roadwork-sign',
  'security-camera': 'speed-camera speed-trap traffic-camera',
  billboard: 'advertising-column advertising-pillar litfass-column',
  'fuel-pump': 'petrol-pump gas-pump fuel-pump fuel-dispenser',
  'metro-entrance': 'subway-entrance metro-entrance underground-entrance subway-stairs',
  // In sports and at camp
  'medicine-ball': 'medicine-ball',
  'gym-ball':
    'exercise-ball gym-ball swiss-ball stability-ball yoga-ball fitness-ball balance-ball pilates-ball',
  'rowing-machine': 'rowing-machine rower-machine ergometer',
  treadmill:
    'elliptical-trainer elliptical-machine elliptical cross-trainer stair-climber stepper stair-stepper stair-machine',
  'foam-roller': 'foam-roller massage-roller',
  'weight-bench': 'weight-bench bench-press-bench workout-bench weightlifting-bench',
  'resistance-band':
    'resistance-band resistance-bands exercise-band exercise-bands fitness-band elastic-band',
  'football-helmet': 'football-helmet american-football-helmet quarterback-helmet',
  'cool-box': 'cooler cool-box coolbox ice-box cooler-box ice-chest picnic-cooler beer-cooler',
  'camp-stove': 'camping-stove camp-stove gas-stove-for-camping camping-cooker portable-stove',
  'lacrosse-stick': 'lacrosse-stick lacrosse-racket',
  // Landmarks
  'onion-domes':
    'saint-basils-cathedral st-basils-cathedral saint-basil-s-cathedral saint-basil basils-cathedral',
  'great-dome':
    'st-peters-basilica saint-peters-basilica peters-basilica st-pauls-cathedral us-capitol pantheon duomo florence-cathedral',
  mosque: 'hagia-sophia blue-mosque sheikh-zayed-mosque alhambra',
  castle:
    'neuschwanstein neuschwanstein-castle potala-palace mont-saint-michel mont-st-michel windsor-castle edinburgh-castle disney-castle cinderella-castle hogwarts',
  'classical-building':
    'buckingham-palace lincoln-memorial palace-of-versailles versailles supreme-court jefferson-memorial schonbrunn',
  pyramid: 'chichen-itza louvre-pyramid louvre glass-pyramid',
  'hindu-temple': 'angkor-wat borobudur',
  'needle-tower':
    'cn-tower space-needle berlin-tv-tower fernsehturm tokyo-skytree skytree sky-tower',
  'pearl-tower': 'oriental-pearl-tower pearl-tower',
  'twin-towers': 'petronas-towers petronas-twin-towers',
  'marina-towers': 'marina-bay-sands',
  obelisk: 'washington-monument cleopatras-needle nelsons-column bunker-hill-monument',
  'ferris-wheel': 'london-eye singapore-flyer',
  burj: 'taipei-101 the-shard shanghai-tower',
  windmill: 'moulin-rouge',
  'hollywood-sign': 'hollywood-sign hollywood-letters',
  'mesa-rock':
    'mesa butte uluru ayers-rock table-mountain monument-valley mesas buttes plateau rock-formation sandstone-rock',
  'rock-temple': 'petra rock-temple rock-cut-temple al-khazneh treasury-of-petra abu-simbel',
  'mount-rushmore': 'mount-rushmore mt-rushmore',
  atomium: 'atomium',
  'city-gate': 'arc-de-triomphe triumphal-arch arch-of-triumph',
  torii: 'itsukushima-shrine',
  bridge: 'rialto-bridge charles-bridge ponte-vecchio',
  fountain: 'trevi-fountain',
  // Waters and caves
  whirlpool: 'whirlpool maelstrom whirlpools vortex-of-water',
  'cave-mouth':
    'cave-entrance cave-mouth mouth-of-a-cave entrance-of-a-cave entrance-to-a-cave mouth-of-the-cave entrance-of-the-cave bears-cave dragons-cave bear-den',
  // Animals and flowers that look like better known ones
  duck: 'coot cormorant grebe loon moorhen eider teal',
  seagull: 'gannet tern albatross kittiwake',
  cricket: 'grasshopper locust',
  parrot: 'cockatiel quetzal',
  'cat-face': 'siamese-cat persian-cat russian-blue sphynx-cat siamese',
  'dog-face': 'doberman irish-setter samoyed maltese westie french-bulldog',
  chipmunk: 'sugar-glider',
  lily: 'lily-of-the-valley lilies-of-the-valley',
  branch: 'pussy-willow pussy-willows',
  peony: 'magnolia-branch magnolia-flower',
  daisy: 'gerbera gerbera-daisy gerberas',
  blossom: 'sweet-pea sweet-peas',
  lavender: 'lilac-branch lilac-flower lilac-bouquet',
  'potted-plant': 'ficus ficus-tree weeping-fig',
};
