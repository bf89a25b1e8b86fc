import type { FramePosition, Motion, Place, SubjectSize } from '../scene-description.ts';

export const MOTION_WORDS: Readonly<Partial<Record<Motion, string>>> = {
  run: `
    run runs running sprint sprints sprinting gallop galloping gallops chase chases chasing race
    races racing dash dashing rush rushing jog jogging charging fleeing hurrying
  `,
  walk: `
    walk walks walking stroll strolls strolling hike hiking hikes wander wandering wanders march
    marching crawl crawling crawls roam roaming strut strutting exploring explore explores travel
    travelling traveling tiptoeing waddle waddling waddles
  `,
  jump: `
    jump jumps jumping hop hops hopping leap leaps leaping bounce bounces bouncing skip skipping
    bouncy trampoline playing play plays
  `,
  fly: `
    fly flies flying soar soars soaring glide glides gliding hover hovers hovering flutter
    flutters fluttering flight airborne skydiving launch launching launches taking-off
    blasting-off takes-off buzzing
  `,
  swim: 'swim swims swimming dive dives diving snorkel snorkeling paddle paddling splash splashing',
  float: `
      float floats floating drift drifts drifting levitate levitating levitates weightless sail
      sails sailing bob bobbing hovering
    `,
  spin: `
    spin spins spinning rotate rotates rotating twirl twirls twirling turn turning turns whirl
    whirling revolving pirouette rolling roll rolls
  `,
  dance: `
      dance dances dancing dancer boogie disco party partying celebrate celebrates celebrating
      cheering sing singing sings singer groove jamming rocking
    `,
  fall: 'falling falls fall-down tumble tumbles tumbling drop drops dropping raining-down',
  drive: `
      drive drives driving ride rides riding cruise cruises cruising speeding racing-car cycling
      biking bikes pedaling skateboarding skating roller-skating commuting delivering
    `,
  sleep: 'sleep sleeps sleeping asleep nap naps napping snoring dozing resting dreaming',
  wave: 'wave waves-hello waving greeting greets hello hi saluting welcoming welcomes',
  sit: `
    sit sits sitting relax relaxing relaxes meditating meditate meditates reading reads chilling
    lounging waiting sunbathing
  `,
  grow: `
    grow grows growing blooming blossoming sprout sprouting appears appearing emerging rising
    rises hatching
  `,
};

export const SUBJECT_SIZE_WORDS: Readonly<Record<Exclude<SubjectSize, 'normal'>, string>> = {
  tiny: 'tiny miniature mini teeny wee microscopic pocket-sized',
  small: 'small little baby young kitten puppy cub short petite',
  big: 'big large tall great huge-looking fat chubby mighty',
  giant: 'giant huge enormous gigantic massive colossal towering monumental',
};

export const COLOUR_WORDS: Readonly<Record<string, string>> = {
  red: '#e5383b',
  crimson: '#c1121f',
  scarlet: '#e0301e',
  orange: '#f77f00',
  yellow: '#ffd60a',
  golden: '#f5b82e',
  gold: '#f5b82e',
  green: '#38b000',
  emerald: '#12a36d',
  mint: '#7fe0b6',
  teal: '#159a9c',
  turquoise: '#2ec4b6',
  cyan: '#22c7e8',
  blue: '#2f6bff',
  navy: '#1d2f6f',
  purple: '#8a3ffc',
  violet: '#7b4dff',
  lavender: '#b79cff',
  pink: '#ff6fb5',
  magenta: '#e5289e',
  peach: '#ffb08a',
  coral: '#ff7f6b',
  brown: '#8a5a3c',
  black: '#26242e',
  white: '#fbfbff',
  grey: '#8d93a1',
  gray: '#8d93a1',
  silver: '#c3cad6',
};

export const RELATION_WORDS: Readonly<Partial<Record<Place, string>>> = {
  left: 'left-of to-the-left-of on-the-left-of on-the-left-side-of',
  right: 'right-of to-the-right-of on-the-right-of on-the-right-side-of',
  above: 'above over high-above',
  below: 'below under beneath underneath',
  behind: 'behind in-back-of',
  'in-front-of': 'in-front-of before',
  'next-to': 'next-to beside near alongside by close-to by-the-side-of',
  on: 'on on-top-of atop riding rides riding-on upon ride driving drives',
  in: 'in inside within into',
};

export const POSITION_WORDS: Readonly<Record<FramePosition, string>> = {
  left: 'on-the-left on-the-left-side at-the-left to-the-left',
  right: 'on-the-right on-the-right-side at-the-right to-the-right',
  middle: 'in-the-middle in-the-center in-the-centre centered centred at-the-center',
  far: 'in-the-background in-the-distance far-away distant on-the-horizon',
  near: 'in-the-foreground up-close',
};

export const COUNT_WORDS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  single: 1,
  lone: 1,
  two: 2,
  pair: 2,
  'a-pair-of': 2,
  couple: 2,
  'a-couple-of': 2,
  twin: 2,
  both: 2,
  three: 3,
  trio: 3,
  'a-trio-of': 3,
  'a-few': 3,
  few: 3,
  some: 3,
  four: 4,
  several: 4,
  five: 5,
  six: 6,
  many: 6,
  'lots-of': 6,
  'a-lot-of': 6,
  'a-group-of': 5,
  'a-herd-of': 5,
  'a-flock-of': 6,
  'a-school-of': 7,
  'a-swarm-of': 7,
  'a-pack-of': 4,
  'a-crowd-of': 7,
  'a-family-of': 4,
  'a-bunch-of': 5,
  'a-row-of': 5,
  'a-fleet-of': 4,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 9,
  dozen: 9,
  'a-dozen': 9,
  hundreds: 9,
  hundred: 9,
};
