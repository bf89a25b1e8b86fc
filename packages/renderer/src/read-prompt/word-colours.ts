import { type Colour, hex, mix, times, WHITE } from '../draw/colour.ts';
import { colourOfIcon } from '../icons/icon-colours.ts';
import type {
  Mood,
  Particle,
  SceneDescription,
  Setting,
  Subject,
  Time,
  Weather,
} from '../parse-prompt/scene-description.ts';
import { seeded } from '../random.ts';
import { type Light, lightFor } from '../scene/light.ts';

/** The colours that things have in the picture of a prompt. */
export interface WordColours {
  readonly subject: (subject: Subject) => Colour;
  readonly setting: () => Colour;
  readonly time: (time: Time) => Colour;
  readonly mood: (mood: Mood) => Colour;
  readonly weather: (weather: Weather) => Colour;
  readonly particle: (particle: Particle) => Colour;
  /** Of a colour that was asked for, for all of the picture. */
  readonly accent: () => Colour;
  readonly camera: () => Colour;
  readonly title: () => Colour;
}

/** The largest surface of each setting in white light; the others are all light or have their own. */
const SURFACES: Readonly<Partial<Record<Setting, string>>> = {
  sea: '#2a8fd0',
  beach: '#f7dba4',
  forest: '#3f8652',
  mountains: '#5f76a8',
  desert: '#f2bf75',
  moon: '#b9b6cc',
  mars: '#c8643a',
  'alien-planet': '#5a3f8f',
  snow: '#f0f5ff',
  meadow: '#6cc24a',
  room: '#c98f62',
  kitchen: '#d49a68',
  lake: '#2f7fa8',
  volcano: '#a8503f',
  stage: '#a04fd0',
  abstract: '#a98bff',
};
const AUTUMN: Readonly<Partial<Record<Setting, string>>> = {
  forest: '#a8743a',
  meadow: '#c9a545',
  mountains: '#c79a48',
};

function surfaceOf({ setting, moods }: SceneDescription): Colour {
  const autumn = moods.includes('autumn') ? AUTUMN[setting] : undefined;
  if (setting === 'sea' && moods.includes('tropical')) return hex('#22b8c4');
  return hex(autumn ?? SURFACES[setting] ?? '#8d93a1');
}

function settingColour(description: SceneDescription, light: Light): Colour {
  const { setting, moods } = description;
  const glows = moods.includes('neon') || moods.includes('retro');
  switch (setting) {
    case 'city':
      return light.isDark || glows
        ? light.sky[glows ? 3 : 2]
        : times(hex('#c9a27f'), light.ambient);
    case 'space':
    case 'sky':
      return light.sky[1];
    case 'underwater':
      return hex(light.isDark ? '#073a70' : '#2fb4df');
    default:
      return times(surfaceOf(description), mix(light.ambient, WHITE, 0.2));
  }
}

const MOODS: Readonly<Partial<Record<Mood, string>>> = {
  autumn: '#e0782f',
  spring: '#ff8fb8',
  golden: '#ffc46b',
  tropical: '#22b8c4',
  cosy: '#ffb066',
  magic: '#8a5cff',
};

const PARTICLES: Readonly<Record<Particle, string>> = {
  snow: '#f0f5ff',
  rain: '#a9c4dc',
  bubbles: '#bee9ff',
  leaves: '#d9772f',
  fireflies: '#ffe98a',
  dust: '#e8d3a8',
  petals: '#ff9ec4',
  confetti: '#ffca3a',
  smoke: '#a7abb8',
  embers: '#ff7a3c',
  sparkles: '#fff0a8',
  hearts: '#ff5f8a',
  fireworks: '#ff6fa8',
};

function weatherColour(weather: Weather, light: Light): Colour {
  switch (weather) {
    case 'rain':
      return times(hex(PARTICLES.rain), light.ambient);
    case 'snowfall':
      return times(hex(PARTICLES.snow), light.ambient);
    case 'storm':
      return light.sky[1];
    case 'fog':
      return light.fog;
    case 'wind':
      return light.sky[2];
    case 'clouds':
      return mix(light.sky[2], WHITE, 0.5);
    case 'aurora':
      return hex('#5ef2b0');
    case 'milky-way':
      return hex('#cfc4ff');
    case 'rainbow':
      return hex('#ff7a59');
    case 'flood':
      return hex('#6f7f78');
    case 'sandstorm':
      return hex('#d9a25c');
    case 'meteors':
      return hex('#fff2cc');
    case 'avalanche':
      return hex('#f0f5ff');
  }
}

/** Where in the sky a time of day shows its colour, from the top to the horizon. */
const SKY_OF: Readonly<Record<Time, 0 | 1 | 2 | 3>> = {
  dawn: 2,
  day: 1,
  sunset: 2,
  dusk: 2,
  night: 1,
};

export function wordColours(description: SceneDescription, prompt: string): WordColours {
  // The same stream of numbers as for the picture, so the same light.
  const light = lightFor(description, seeded(prompt, 'light'));
  return {
    subject: ({ thing, colour }) => {
      const own =
        colour === null ? colourOfIcon(thing) : mix(colourOfIcon(thing), hex(colour), 0.8);
      return times(own, mix(light.ambient, WHITE, 0.45));
    },
    setting: () => settingColour(description, light),
    time: (time) => light.sky[SKY_OF[time]],
    mood: (mood) => {
      const own = MOODS[mood];
      return own === undefined ? light.key : hex(own);
    },
    weather: (weather) => weatherColour(weather, light),
    particle: (particle) => hex(PARTICLES[particle]),
    accent: () => light.accent,
    camera: () => light.key,
    title: () => light.accent,
  };
}
