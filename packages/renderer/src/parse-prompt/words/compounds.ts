/**
 * Names of two words whose last word alone is something else, and things that have a drawing of their own; by the name of
 * the drawing or icon. A hyphen joins the words.
 */
export const COMPOUND_WORDS: Readonly<Record<string, string>> = {
  fork: 'fork dinner-fork silver-fork metal-fork dessert-fork',
  necktie: 'silk-tie striped-tie',
  'baseball-glove':
    'baseball-glove baseball-mitt catchers-mitt catcher-mitt fielders-glove leather-baseball-glove',
  toast:
    'toast hot-toast slice-of-toast piece-of-toast slice-of-bread piece-of-bread bread-slice toasted-bread buttered-toast',
  wicket: 'wicket cricket-wicket cricket-stumps',
  'watch-tower': 'watch-tower watchtower lookout-tower guard-tower fire-tower lifeguard-tower',
  'needle-tower': 'tv-tower television-tower',
  coaster: 'coaster drink-coaster beer-mat',
  raspberries: 'raspberry',
  plum: 'plum',
  'dragon-fruit': 'dragon-fruit dragonfruit pitaya',
  'kiwi-fruit': 'kiwi-fruit kiwifruit',
  'graduation-cap': 'mortarboard graduation-cap graduation-hat',
  'log-cabin': 'wooden-house wood-house wooden-cottage timber-house wooden-home',
  'soup-pot':
    'boiling-pot cooking-pot pot-of-water pot-of-boiling-water pot-of-soup stockpot pot-of-stew pot-of-pasta metal-pot copper-pot',
  'oil-bottle': 'coconut-oil vegetable-oil sunflower-oil sesame-oil cooking-oil olive-oil',
  'powder-tub': 'baking-soda baking-powder',
  'plate-of-fish':
    'octopus-dish seafood-dish squid-dish shrimp-dish prawn-dish crab-dish lobster-dish',
  aloe: 'succulent succulent-plant',
  jar: 'vacuum-chamber glass-chamber bell-jar',
  'teddy-bear':
    'stuffed-bear plush-bear toy-bear bear-plush plush-toy stuffed-toy cuddly-toy soft-toy plushie stuffed-teddy-bear',
  rhinoceros: 'rhino',
  'drink-can': 'soda-can beer-can cola-can soft-drink-can',
  'vacuum-cleaner': 'vacuum-cleaner hoover vacuum',
  astronaut: 'storm-trooper stormtrooper imperial-trooper space-trooper',
  technologist: 'software-engineer computer-engineer data-engineer web-developer',
  person: 'sound-engineer audio-engineer sound-technician lighting-engineer',
  'musical-keyboard': 'electronic-keyboard music-keyboard synthesizer-keyboard',
  'pickup-truck': 'flatbed-truck',
};
