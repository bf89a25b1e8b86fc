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
  ['applause', 'applause applauding clapping ovation'],
  ['cheer', 'cheering cheer stadium goal'],
  ['crowd', 'crowd crowded busy audience festival market class party'],
  ['train', 'train trains railway locomotive'],
  ['rumble', 'launching liftoff eruption erupting earthquake'],
  ['engine', 'engine motor traffic'],
  ['fire', 'fire campfire bonfire fireplace burning flames torch'],
  ['fireworks', 'fireworks firework'],
  ['stream', 'waterfall stream river brook fountain'],
  ['thunder', 'thunder lightning'],
  ['gulls', 'seagull seagulls gull gulls'],
  ['typing', 'typing laptop keyboard'],
  ['clock', 'clock'],
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
  ['waves', 'sea beach harbour iceberg'],
  ['gulls', 'beach harbour'],
  ['underwater', 'underwater'],
  ['stream', 'lake'],
  ['city', 'city street'],
  ['crowd', 'stage market shop classroom'],
  ['cheer', 'stadium'],
  ['hum', 'space moon laboratory'],
  ['rumble', 'volcano'],
  ['fire', 'campsite'],
  ['wind', 'mountains desert sky'],
  ['air', 'snow castle-hall hospital'],
  ['clinks', 'kitchen'],
  ['clock', 'room window-seat'],
  ['typing', 'office'],
  ['train', 'railway'],
  ['drips', 'cave greenhouse'],
];

const SUBJECT_CUES: Cues = [
  [
    'engine',
    `
    automobile taxi bus police-car fire-engine ambulance racing-car sports-car motorcycle motor-scooter
    tractor delivery-truck articulated-lorry minibus pickup-truck sport-utility-vehicle
    speedboat motor-boat small-airplane helicopter
  `,
  ],
  [
    'train',
    'locomotive railway-car mountain-railway bullet-train steam-locomotive metro tram train',
  ],
  ['rumble', 'rocket volcano'],
  ['whoosh', 'airplane kite parachute comet'],
  ['fire', 'fire candle'],
  ['fireworks', 'fireworks'],
  ['sparkle', 'person-fairy unicorn crystal-ball magic-wand'],
  ['applause', 'trophy clapping-hands'],
  ['clock', 'alarm-clock mantelpiece-clock'],
  ['birds', 'bird dove'],
];

const HOOVED = /^(?:horse|zebra|deer|camel|person-riding|cowboy|unicorn|donkey|giraffe|ox)/;
const INDOORS = new Set(
  wordsIn(`
    room kitchen office classroom gym shop hospital castle-hall laboratory window-seat table-top
    stage greenhouse library
  `),
);
const GREEN = new Set(wordsIn('meadow forest garden farm lake campsite greenhouse mountains'));
const NO_STEPS = new Set(wordsIn('sea underwater space sky lake stage harbour'));

function calledBy(cues: Cues, found: readonly string[]): readonly EffectKind[] {
  return cues.flatMap(([kind, words]) =>
    wordsIn(words).some((word) => found.includes(word)) ? [kind] : [],
  );
}

function stepsIn({ setting, weather, subjects }: SoundScene): readonly EffectKind[] {
  if (NO_STEPS.has(setting)) return subjects.some(swims) ? ['splashes'] : [];
  const isSnow = setting === 'snow' || weather.includes('snowfall');
  const runner = subjects.find(({ motions }) => motions.includes('run'));
  if (runner !== undefined && HOOVED.test(runner.thing)) return ['hooves'];
  if (runner !== undefined) return [isSnow ? 'snow-running' : 'running'];
  const walks = subjects.some(({ motions }) => motions.includes('walk'));
  return walks ? [isSnow ? 'snow-steps' : 'footsteps'] : [];
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
  typing: -6,
  clinks: -5,
  air: -5,
  city: -3,
  sparkle: -3,
  crickets: -6,
  birds: -3,
  gulls: -5,
  leaves: -5,
  hum: -2,
  waves: 2,
  thunder: 12,
  cheer: 3,
  fireworks: 3,
};

/** What is heard besides the music, the most telling first. */
export function chooseEffects(scene: SoundScene, words: readonly string[]): readonly Effect[] {
  const isInside = INDOORS.has(scene.setting);
  const called: readonly EffectKind[] = [
    ...calledBy(WORD_CUES, words),
    ...calledBy(WEATHER_CUES, scene.weather),
    ...calledBy(PARTICLE_CUES, scene.particles),
    ...calledBy(
      SUBJECT_CUES,
      scene.subjects.map(({ thing }) => thing),
    ),
    ...stepsIn(scene),
    ...calledBy(SETTING_CUES, [scene.setting]),
    ...animalsOutside(scene),
  ];
  const heard = called.flatMap((kind): EffectKind[] => {
    if (!isInside) return [kind];
    if (kind === 'rain') return ['window-rain'];
    return kind === 'wind' || kind === 'air' ? [] : [kind];
  });
  const kinds = [...new Set(heard)].slice(0, EFFECTS_MAX);
  return kinds.map((kind) => ({ kind, decibels: LEVELS[kind] ?? 0 }));
}
