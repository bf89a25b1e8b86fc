import type { Setting } from '../scene-description.ts';

/** Where those work whose trade has no shop of its own. */
export const PLACE_OF_JOB: readonly (readonly [RegExp, Setting])[] = [
  [/^(?:dj|rapper)$/, 'club'],
  [/^(?:mechanic)$/, 'garage'],
  [/^(?:golfer|archer)$/, 'meadow'],
  [/^(?:swimmer)$/, 'pool'],
  [
    /^(?:carpenter|welder|sculptor|(?:violin|toy|puppet|kite|rope|barrel|doll)-maker|toymaker)$/,
    'workshop',
  ],
  [/^(?:potter|painter|artist)$/, 'atelier'],
  [/^(?:shopkeeper|salesman|saleswoman)$/, 'shop'],
  [/^(?:basketball-player|basketball-team|volleyball-team)$/, 'arena'],
  [/^(?:skateboarder)$/, 'skatepark'],
  [/^(?:figure-skater|ice-skater|(?:ice-)?hockey-player|hockey-goalie|curler)$/, 'ice-rink'],
  [
    /^(?:tennis-player|athlete|sprinter|referee|footballer|baseball-player|(?:football|soccer|baseball)-team)$/,
    'stadium',
  ],
  [/^(?:lifeguard)$/, 'beach'],
  [/^(?:snake-charmer|fire-eater|fire-breather|organ-grinder)$/, 'square'],
  [/^(?:museum-guide|gallery-guide)$/, 'museum'],
  [/^(?:skydiver|paraglider)$/, 'sky'],
  [/^(?:campee)$/, 'campsite'],
  [/^(?:mountain-biker|climber|mountaineer|hiker)$/, 'mountains'],
  [
    /^(?:police-officer|policeman|policewoman|cop|street-sweeper|sweeper|garbage-collector|trash-collector|detective|postman|mailman|courier|delivery-man|street-musician|busker|taxi-driver|bus-driver|firefighter|fireman|paramedic)$/,
    'street',
  ],
  [/^(?:archaeologist|palaeontologist|paleontologist|egyptologist)$/, 'desert'],
  [/^(?:polar-explorer|arctic-explorer)$/, 'snow'],
  [/^(?:fisherman|sailor|captain)$/, 'harbour'],
  [/^(?:builder|construction-worker|bricklayer|engineer)$/, 'street'],
  [
    /^(?:juror|dancer|flamenco-dancer|samba-dancer|ballerina|magician|acrobat|comedian|actor|actress|musician|guitarist|violinist|pianist|drummer|cellist|saxophonist|trumpeter|politician|president|rockstar|rock-star|pop-star|conductor|jester|mime|geisha)$/,
    'stage',
  ],
  [
    /^(?:programmer|developer|coder|manager|secretary|lawyer|businessman|businesswoman|boss|ceo|employee|office-worker|hacker|banker|accountant|receptionist|intern|architect)$/,
    'office',
  ],
  [/^(?:boxer|wrestler|fencer|judoka|karateka|karate-kid|personal-trainer|gymnast)$/, 'gym'],
  [
    /^(?:gladiator|sprinter|cheerleader|rugby-player|quarterback|american-football-player)$/,
    'stadium',
  ],
  [/^(?:lumberjack|hunter|woodcutter)$/, 'forest'],
  [/^(?:thief|burglar|robber|reporter|journalist|cameraman|politician|gangster|beggar)$/, 'street'],
  [
    /^(?:news-anchor|newsreader|presenter|host|tv-host|weather-presenter|weather-forecaster)$/,
    'tv-studio',
  ],
  [/^(?:librarian)$/, 'library'],
  [/^(?:vet|veterinarian|doctor|nurse|surgeon|physician|patient)$/, 'hospital'],
  [/^(?:waiter|waitress|barista|bartender|sommelier)$/, 'restaurant'],
  [/^(?:train-conductor|ticket-collector)$/, 'carriage'],
];
