import { INDOORS } from '../scene/indoors.ts';
import { wordsIn } from '../word-list.ts';
import type { EffectKind } from './effects/index.ts';
import type { Effect } from './score.ts';
import type { SoundScene } from './sound-scene.ts';

/** More than these would be heard as noise. */
const EFFECTS_MAX = 4;

/** Effects with the words or names that call for them. */
type Cues = readonly (readonly [EffectKind, string])[];

/** Loud things that happen: these go before what is heard all the time. */
const WORD_CUES: Cues = [
  ['applause', 'applause applauding applauds clapping claps ovation'],
  ['cheer', 'cheering cheer cheers stadium goal concert'],
  ['bells', 'bell bells chiming'],
  ['siren', 'siren sirens emergency'],
  ['barks', 'bark barks barking woof'],
  ['roar', 'roar roars roaring growling'],
  ['sizzle', 'frying fries sizzling sizzle grilling grills barbecue bbq stir-fry wok'],
  ['crowd', 'crowd crowded busy audience festival market class party wedding parade'],
  ['train', 'train trains railway locomotive'],
  ['rumble', 'launching launch launches liftoff blasting eruption erupting earthquake'],
  ['rotor', 'helicopter helicopters'],
  ['engine', 'engine motor traffic race racing'],
  ['hooves', 'galloping gallops hooves'],
  ['splashes', 'splash splashing splashes pool'],
  ['fire', 'fire campfire bonfire fireplace burning flames torch'],
  ['fireworks', 'fireworks firework'],
  ['stream', 'waterfall stream river brook fountain'],
  ['thunder', 'thunder lightning'],
  ['gulls', 'seagull seagulls gull gulls'],
  ['typing', 'typing laptop keyboard'],
  ['clock', 'clock'],
  ['waves', 'surf surfing surfer tide'],
  ['wind', 'windy howling haunted horror'],
  ['crickets', 'crickets cricket'],
  ['birds', 'birdsong chirping'],
];

const WEATHER_CUES: Cues = [
  ['rain', 'rain storm'],
  ['thunder', 'storm'],
  ['wind', 'wind storm'],
  ['air', 'snowfall fog'],
];

const PARTICLE_CUES: Cues = [
  ['rain', 'rain'],
  ['bubbles', 'bubbles'],
  ['leaves', 'leaves'],
  ['fire', 'embers'],
  ['fireworks', 'fireworks'],
  ['sparkle', 'sparkles fireflies hearts'],
  ['applause', 'confetti'],
];

const SETTING_CUES: Cues = [
  [
    'waves',
    'sea beach harbour iceberg sea-cliffs tide-pool ship-deck cruise-deck port white-village',
  ],
  ['gulls', 'beach harbour sea-cliffs ship-deck cruise-deck port'],
  ['underwater', 'underwater submarine-inside'],
  ['stream', 'lake river waterfall canal riverside hot-spring rice-terraces'],
  ['splashes', 'pool poolside'],
  ['engine', 'racetrack construction-site'],
  ['cheer', 'stadium arena ice-rink racetrack'],
  ['train', 'railway platform subway carriage'],
  ['fire', 'campsite smithy'],
  [
    'crowd',
    `
    stage market shop classroom restaurant club festival funfair party bar rooftop-bar cinema airport station platform subway
    museum lobby ballroom square supermarket
  `,
  ],
  ['city', 'city street rooftops balcony road alley flat-roof rooftop-bar rooftop-garden'],
  [
    'hum',
    'space moon mars alien-planet laboratory spaceship-inside cockpit factory elevator laundromat',
  ],
  ['rumble', 'volcano industrial-area'],
  ['wind', 'mountains desert sky summit canyon dunes glacier salt-flat western-town graveyard'],
  ['air', 'snow iceberg glacier frozen-lake'],
  ['clinks', 'kitchen restaurant restaurant-kitchen bar tea-room'],
  ['clock', 'room window-seat library bedroom attic nursery courtroom'],
  ['typing', 'office'],
  ['bubbles', 'aquarium'],
  ['drips', 'cave greenhouse cellar tomb swamp'],
  ['birds', 'balcony terrace rooftop-garden courtyard'],
];

const SUBJECT_CUES: Cues = [
  [
    'engine',
    `
    automobile taxi bus police-car fire-engine ambulance racing-car sports-car convertible vintage-convertible vintage-car motorcycle motor-scooter
    tractor delivery-truck articulated-lorry minibus pickup-truck sport-utility-vehicle
    speedboat motor-boat jet-ski snowmobile quad-bike small-airplane banner-plane car electric-car moving-truck excavator lawn-mower
    trolleybus oncoming-bus
  `,
  ],
  [
    'train',
    'locomotive railway-car mountain-railway bullet-train steam-train high-speed-train metro tram train',
  ],
  ['rumble', 'rocket volcano'],
  ['rotor', 'helicopter drone'],
  ['siren', 'police-car ambulance fire-engine'],
  ['bells', 'church bell'],
  ['roar', 'dragon t-rex sauropod'],
  ['whoosh', 'airplane kite parachute comet paper-airplane'],
  ['fire', 'fire campfire fireplace'],
  ['sizzle', 'cooking frying-pan'],
  ['fireworks', 'fireworks'],
  ['sparkle', 'person-fairy unicorn crystal-ball magic-wand'],
  ['applause', 'trophy clapping-hands'],
  ['clock', 'alarm-clock mantelpiece-clock'],
  ['birds', 'bird dove'],
  ['gulls', 'seagull'],
  ['stream', 'fountain waterfall'],
];

const HOOVED =
  /^(?:horse|zebra|deer|camel|person-riding|cowboy|unicorn|donkey|giraffe|ox|moose|goat|wagon)/;
/** No weather of their own, but no window either. */
const WITHOUT_WINDOW = new Set(wordsIn('abstract underwater space moon alien-planet'));
const ROOMS: ReadonlySet<string> = INDOORS;

const GREEN = new Set(
  wordsIn(`
    meadow forest garden farm lake campsite greenhouse mountains park jungle savanna pond river waterfall village
    vineyard playground rice-terraces bamboo-forest swamp hot-spring graveyard
  `),
);
const NO_STEPS = new Set(wordsIn('sea underwater space sky lake stage harbour'));

function calledBy(cues: Cues, found: readonly string[]): readonly EffectKind[] {
  return cues.flatMap(([kind, words]) =>
    wordsIn(words).some((word) => found.includes(word)) ? [kind] : [],
  );
}

function stepsIn({ setting, weather, subjects }: SoundScene): readonly EffectKind[] {
  if (NO_STEPS.has(setting)) return subjects.some(swims) ? ['splashes'] : [];
  const isSnow = setting === 'snow' || setting === 'frozen-lake' || weather.includes('snowfall');
  const runner = subjects.find(({ motions }) => motions.includes('run'));
  const isRidden = ({ thing, motions }: SoundScene['subjects'][number]) =>
    HOOVED.test(thing) && motions.some((motion) => motion === 'run' || motion === 'drive');
  if (subjects.some(isRidden)) return ['hooves'];
  if (runner !== undefined) return [isSnow ? 'snow-running' : 'running'];
  const walks = subjects.some(({ motions }) => motions.includes('walk'));
  return walks ? [isSnow ? 'snow-steps' : 'footsteps'] : [];
}

/** A dog that plays says so. */
function playing({ subjects }: SoundScene): readonly EffectKind[] {
  const isDog = /^(?:dog|guide-dog|service-dog|poodle)/;
  const plays = subjects.some(
    ({ thing, motions }) =>
      isDog.test(thing) && (motions.includes('run') || motions.includes('jump')),
  );
  return plays ? ['barks'] : [];
}

function swims({ motions }: SoundScene['subjects'][number]): boolean {
  return motions.includes('swim');
}

/** Who sings outside: birds by day, crickets in a warm night. */
function animalsOutside({ setting, time, weather }: SoundScene): readonly EffectKind[] {
  const isWet = weather.some((one) => ['rain', 'storm', 'snowfall'].includes(one));
  if (!GREEN.has(setting) || isWet) return [];
  const isDark = time === 'night' || time === 'dusk';
  if (isDark) return setting === 'mountains' ? [] : ['crickets'];
  return ['birds'];
}

/** How much louder or softer than the others an effect is. */
const LEVELS: Readonly<Partial<Record<EffectKind, number>>> = {
  clock: -8,
  barks: -6,
  bells: -4,
  siren: -9,
  sizzle: -4,
  roar: 1,
  typing: -6,
  clinks: -5,
  air: -5,
  city: -3,
  sparkle: -3,
  crickets: -6,
  birds: -3,
  gulls: -5,
  leaves: -5,
  hum: 4,
  running: 3,
  footsteps: 3,
  hooves: 3,
  engine: 3,
  waves: 2,
  thunder: 12,
  cheer: 3,
  crowd: 3,
  train: 3,
  fireworks: 6,
};

/** What is heard besides the music, the most telling first. */
export function chooseEffects(scene: SoundScene, words: readonly string[]): readonly Effect[] {
  const isInside = ROOMS.has(scene.setting) && !WITHOUT_WINDOW.has(scene.setting);
  const called: readonly EffectKind[] = [
    ...calledBy(WORD_CUES, words),
    ...calledBy(WEATHER_CUES, scene.weather),
    ...calledBy(PARTICLE_CUES, scene.particles),
    ...calledBy(
      SUBJECT_CUES,
      scene.subjects.map(({ thing }) => thing),
    ),
    ...stepsIn(scene),
    ...playing(scene),
    ...calledBy(SETTING_CUES, [scene.setting]),
    ...animalsOutside(scene),
  ];
  const heard = called.flatMap((kind): EffectKind[] => {
    if (!isInside) return [kind];
    if (kind === 'rain') return ['window-rain'];
    return kind === 'wind' || kind === 'air' ? [] : [kind];
  });
  const isAsleep = (kind: EffectKind) => kind === 'gulls' && scene.time === 'night';
  const kinds = [...new Set(heard)].filter((kind) => !isAsleep(kind)).slice(0, EFFECTS_MAX);
  return kinds.map((kind) => ({ kind, decibels: LEVELS[kind] ?? 0 }));
}
