import {
  BLACK,
  brightness,
  type Colour,
  hex,
  mix,
  saturate,
  times,
  WHITE,
} from '../draw/colour.ts';
import type {
  Mood,
  RelationKind,
  SceneDescription,
  Time,
} from '../parse-prompt/scene-description.ts';
import { between, pick, type Random } from '../random.ts';
import { GOLDEN, NEON, OVERCAST, RETRO, SKIES, type SkyRecipe, STORM } from './skies.ts';

import { hasSunBehind, isBacklit } from './viewpoints/backlight.ts';

export interface Light {
  readonly time: Time;
  /** From the top to the horizon. */
  readonly sky: readonly [Colour, Colour, Colour, Colour];
  /** The colour that distant things fade into. */
  readonly fog: Colour;
  /** How strongly they fade, 0 to 1. */
  readonly haze: number;
  readonly ambient: Colour;
  readonly key: Colour;
  readonly shadow: Colour;
  readonly accent: Colour;
  /** Whether lamps, windows and stars shine. */
  readonly isDark: boolean;
  /** Whether the sun or the moon is visible. */
  readonly isClear: boolean;
  /** 0 at the left edge of the picture, 1 at the right. */
  readonly sunX: number;
  /** 0 at the top, 1 at the horizon. */
  readonly sunY: number;
}

const ROMANTIC: ReadonlySet<RelationKind> = new Set(['hug', 'hand-in-hand']);

function timeOf(description: SceneDescription, random: Random): Time {
  const { time, moods } = description;
  if (time !== null) return time;
  if (hasSunBehind(description)) return 'sunset';
  if (moods.includes('neon')) return 'night';
  if (moods.includes('retro') || moods.includes('golden')) return 'sunset';
  if (moods.includes('dark') || moods.includes('magic')) return pick(random, ['night', 'dusk']);
  if (moods.includes('pastel')) return 'dawn';
  if (description.particles.includes('fireflies')) return 'dusk';
  if (description.weather.includes('milky-way')) return 'night';
  if (description.weather.includes('aurora') || description.particles.includes('fireworks'))
    return 'night';
  if (['space', 'moon', 'stage', 'club', 'alien-planet'].includes(description.setting))
    return 'night';
  if (description.setting === 'volcano') return pick(random, ['dusk', 'sunset']);
  // Lovers walk in the evening; all else that names no time is in the light of the day.
  const isSomebody = (at: number | null) => description.subjects[at ?? -1]?.look != null;
  const isRomantic = description.relations.some(
    ({ kind, from, to }) =>
      ROMANTIC.has(kind) && isSomebody(from) && (to === null || isSomebody(to)),
  );
  return isRomantic ? 'sunset' : 'day';
}

const isOvercast = ({ moods, weather }: SceneDescription): boolean =>
  moods.includes('sad') || weather.includes('clouds');

const isRaining = ({ weather, extras }: SceneDescription): boolean =>
  (weather.includes('rain') || weather.includes('storm')) &&
  extras?.includes('after-rain') !== true;

function recipeFor(description: SceneDescription, time: Time, random: Random): SkyRecipe {
  if (description.moods.includes('neon')) return NEON;
  if (description.moods.includes('retro')) return RETRO;
  if (description.weather.includes('storm') && isRaining(description))
    return time === 'night' ? pick(random, SKIES.night) : STORM;
  const isGrey =
    isOvercast(description) || isRaining(description) || description.weather.includes('fog');
  if (isGrey && time === 'day' && description.setting !== 'sky') return OVERCAST;
  const isGolden = time === 'sunset' && description.moods.includes('golden');
  return pick(random, isGolden ? GOLDEN : SKIES[time]);
}

const GRADES: Readonly<Partial<Record<Mood, (colour: Colour) => Colour>>> = {
  pastel: (colour) => mix(saturate(colour, 0.85), WHITE, 0.34),
  dark: (colour) => mix(saturate(colour, 0.75), BLACK, 0.28),
  cinematic: (colour) =>
    mix(colour, brightness(colour) > 0.5 ? hex('#ffb36b') : hex('#0f4a5c'), 0.16),
  golden: (colour) => mix(colour, hex('#ffc46b'), 0.14),
  autumn: (colour) => mix(colour, hex('#ffb066'), 0.1),
  cosy: (colour) => mix(colour, hex('#ffb066'), 0.12),
  sad: (colour) => mix(saturate(colour, 0.5), hex('#56708f'), 0.22),
  magic: (colour) => mix(saturate(colour, 1.1), hex('#8a5cff'), 0.12),
  tropical: (colour) => saturate(colour, 1.15),
};

function hazeOf({ weather, moods }: SceneDescription): number {
  if (weather.includes('fog')) return 1;
  if (weather.includes('rain') || weather.includes('snowfall')) return 0.72;
  return moods.includes('cinematic') ? 0.62 : 0.5;
}

/** How much of its own colour a sky keeps that is said to have another one, from the top down. */
const KEPT = [0.3, 0.2, 0.16, 0.12] as const;
/** On Mars the light of a low sun is blue, and the sky away from it is the colour of dust. */
const MARTIAN_EVENING = ['#6a5350', '#7b7f93', '#5f9ad0', '#9fd4fa'] as const;

const isMartianEvening = ({ setting }: Pick<SceneDescription, 'setting'>, time: Time): boolean =>
  setting === 'mars' && (time === 'sunset' || time === 'dusk');

/** The sky in the colour that the prompt names; lighter where it meets the land. */
function skyIn({ tints, setting }: SceneDescription, sky: Light['sky'], time: Time): Light['sky'] {
  if (isMartianEvening({ setting }, time)) {
    const [top, high, low, horizon] = MARTIAN_EVENING;
    return [hex(top), hex(high), hex(low), hex(horizon)];
  }
  if (tints?.sky === undefined) return sky;
  const colour = hex(tints.sky);
  const part = (at: 0 | 1 | 2 | 3, light: number): Colour =>
    mix(mix(colour, WHITE, light), sky[at], KEPT[at] * (time === 'night' ? 2 : 1));
  return [part(0, 0), part(1, 0.04), part(2, 0.12), part(3, 0.26)];
}

export function lightFor(description: SceneDescription, random: Random): Light {
  const time = timeOf(description, random);
  const recipe = recipeFor(description, time, random);
  const tint = description.accent === null ? null : hex(description.accent);
  const grade = (code: string, strength = 1): Colour => {
    const colour = hex(code);
    const tinted =
      tint === null ? colour : mix(colour, times(tint, mix(colour, WHITE, 0.5)), 0.45 * strength);
    return description.moods.reduce<Colour>((made, mood) => GRADES[mood]?.(made) ?? made, tinted);
  };
  const [top, high, low, horizon] = recipe.sky;
  const graded = [grade(top), grade(high), grade(low), grade(horizon, 0.6)] as const;
  const sky = skyIn(description, graded, time);
  const isGrey = isRaining(description);
  const isLow = time === 'dawn' || time === 'sunset' || time === 'dusk';
  const side = random() < 0.5 ? between(random, 0.16, 0.36) : between(random, 0.64, 0.84);
  return {
    time,
    sky,
    fog: mix(sky[3], sky[2], 0.35),
    haze: hazeOf(description),
    ambient: mix(grade(recipe.ambient, 0.4), BLACK, isBacklit(description) ? 0.5 : 0),
    key: isMartianEvening(description, time) ? hex('#e4f3ff') : grade(recipe.key, 0.3),
    shadow: grade(recipe.shadow, 0.4),
    accent:
      tint ?? hex(pick(random, ['#ff7a59', '#ffc145', '#5ad1c4', '#7a8bff', '#ff6fa8', '#7ed957'])),
    isDark:
      time === 'night' ||
      time === 'dusk' ||
      description.moods.includes('neon') ||
      description.moods.includes('dark'),
    isClear: !isGrey && !(time === 'day' && isOvercast(description)),
    sunX: hasSunBehind(description) ? 0.5 : side,
    sunY: hasSunBehind(description)
      ? 0.7
      : isLow
        ? between(random, 0.72, 0.9)
        : between(random, 0.2, 0.42),
  };
}
