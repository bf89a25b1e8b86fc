/** Rooms for games, shows and watching. */
export const PASTIME_PLACES = [
  'arcade',
  'planetarium',
  'observatory',
  'bowling-alley',
  'control-room',
  'boxing-ring',
  'locker-room',
  'ice-rink',
] as const;
export type PastimePlace = (typeof PASTIME_PLACES)[number];

/** Words that name them. */
export const PASTIME_PLACE_WORDS: Readonly<Record<PastimePlace, string>> = {
  arcade:
    'arcade video-arcade game-arcade amusement-arcade retro-arcade arcade-hall gaming-arcade pinball-arcade arcade-room',
  planetarium: 'planetarium planetarium-dome',
  observatory: 'observatory astronomical-observatory space-observatory observatory-dome',
  'bowling-alley':
    'bowling-alley bowling-lane bowling-lanes bowling-centre bowling-center bowling-hall',
  'control-room':
    'control-room mission-control mission-control-room control-centre control-center command-centre command-center operations-room war-room surveillance-room monitoring-room ground-control situation-room',
  'locker-room':
    'locker-room gym-locker-room lockers school-hallway school-corridor school-hall high-school-hallway school-lockers',
  'ice-rink':
    'ice-rink skating-rink ice-skating-rink indoor-ice-rink hockey-rink ice-hockey-rink ice-hockey-arena rink ice-arena',
  'boxing-ring': 'ringside boxing-ring wrestling-ring fighting-ring',
};
