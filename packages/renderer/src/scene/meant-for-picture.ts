import type { SceneDescription } from '../parse-prompt/scene-description.ts';
import { goesRound } from '../pictures/air/orbiters.ts';
import { hasPointer } from '../pictures/air/pointers.ts';
import { areWindowsLit } from '../pictures/light/lit-windows.ts';
import { isReflected } from '../pictures/light/reflections.ts';
import { isSplash } from '../pictures/looks/colour-splash.ts';
import { beginsInSnow, startOf } from '../pictures/looks/dissolve.ts';
import { isFlyer } from '../pictures/sky/flyers.ts';
import { hasStarsBehind } from '../pictures/sky/stars-behind.ts';

const INTO_NIGHT = /\b(?:in)?to (?:the |a )?(?:\p{L}+ )?night\b/iu;

const SNOWSTORM = /\bsnow ?storms?\b|\bblizzards?\b/iu;

/** Fireworks behind somebody make no night of the face before them. */
const isLitBefore = (prompt: string) => /\bfireworks?\b[^,.;]*\bbehind\b/iu.test(prompt);

/** What else comes down as rain does: "rose petals rain down". */
const RAINED =
  /\b(?:petals|confetti|hearts|leaves|flowers|blossoms|stars|coins|money|sparks|glitter|feathers|balloons|roses|candy|beans)\b(?: \p{L}+)? rain(?:s|ing|ed)?\b|\brain(?:s|ing)?(?: down)? (?:of )?(?:\p{L}+ )?(?:petals|confetti|hearts|flowers|coins|money|glitter|feathers|candy)\b/iu;

const NIGHTLY =
  /\b(?:night|midnight|moon|dark|evening|dusk|stars?|starry|starlight|aurora|northern lights|neon|fireworks?|searchlights?|lanterns?)/iu;
const GALAXY = /\bgalax(?:y|ies)\b|\buniverse\b|\bcosm(?:os|ic)\b|\bconstellations?\b/iu;

/** A galaxy that is put into a picture by day makes no night of it. */
const isDayWithStars = (prompt: string): boolean => GALAXY.test(prompt) && !NIGHTLY.test(prompt);

/** What is only seen in a visor or in eyes changes nothing else of a picture. */
function mirrored(prompt: string, description: SceneDescription): SceneDescription {
  if (!isReflected(prompt)) return description;
  const isNight = /\bnight\b/iu.test(prompt);
  return {
    ...description,
    subjects: [],
    relations: [],
    effects: [],
    time: isNight ? description.time : null,
  };
}

/** A snowstorm has no rain and no lightning, and lights go on in the dark. */
function weathered(prompt: string, description: SceneDescription): SceneDescription {
  const { weather, particles, time } = description;
  const isDay = time === null || time === 'day';
  const lit =
    areWindowsLit(prompt) && isDay
      ? { ...description, time: 'night' as const }
      : // Who is before them is in the light.
        (hasStarsBehind(prompt) || isLitBefore(prompt) || isDayWithStars(prompt)) &&
          !/\bnight\b/iu.test(prompt)
        ? { ...description, time: null }
        : description;
  const dry = weather.filter((one) => one !== 'rain' && one !== 'storm');
  if (RAINED.test(prompt))
    return { ...lit, weather: dry, particles: particles.filter((one) => one !== 'rain') };
  if (!SNOWSTORM.test(prompt)) return lit;
  return {
    ...lit,
    weather: [...dry, 'snowfall', 'wind'],
    particles: particles.filter((one) => one !== 'rain'),
  };
}

/** Light that is asked for in so many words: "at night", "a moonlit sky". */
const LIT_SO =
  /\b(?:at|by|into|in the|to|as) (?:the |a )?(?:\p{L}+ )?(?:night|dusk|dark|midnight|evening|moonlight)\b|\b(?:moonlit|starry|night ?time|starlit|nocturnal)\b|\b(?:night|evening|dark) (?:sky|light|lighting|mood|scene|look|version|atmosphere)\b|\blights? (?:up|on)\b|\bwindows\b/iu;

/** A night that is only what an ad sells, "a stargazing camp", leaves its picture as bright as it is. */
function soldByDay(prompt: string, description: SceneDescription): SceneDescription {
  const { ad, time } = description;
  if (ad === null || (time !== 'night' && time !== 'dusk') || LIT_SO.test(prompt))
    return description;
  return { ...description, time: null };
}

/** What the picture changes to counts, not what it changes from; after the rain none falls. */
function endOf(prompt: string, description: SceneDescription): SceneDescription {
  const isOver =
    /\bafter (?:the )?(?:rain|storm)\b|\b(?:rain|storm) (?:\p{L}+ )?(?:stops?|ends?|clears?|passes|is over|lets up|fades)\b/iu.test(
      prompt,
    );
  const dry = isOver
    ? {
        ...description,
        weather: description.weather.filter((one) => one !== 'rain' && one !== 'storm'),
        particles: description.particles.filter((one) => one !== 'rain'),
      }
    : description;
  const start = startOf(prompt);
  if (beginsInSnow(prompt))
    return {
      ...dry,
      setting: dry.setting === 'snow' ? 'abstract' : dry.setting,
      weather: dry.weather.filter((one) => one !== 'snowfall'),
      particles: dry.particles.filter((one) => one !== 'snow'),
    };
  if (start === 'night') return { ...dry, time: dry.time === 'night' ? 'day' : dry.time };
  if (start === 'grey')
    return { ...dry, styles: dry.styles.filter((style) => style !== 'black-and-white') };
  return INTO_NIGHT.test(prompt) ? { ...dry, time: 'night' } : dry;
}

/** "Coming this winter" is a date, and no snow. */
const DATED =
  /\b(?:coming|starts?|starting|opens?|opening|launch(?:es|ing)?|available|out|arrives?|arriving|returns?|back|released?|premieres?|begins?|running|until|from|valid|in (?:stores|cinemas|theat(?:re|er)s|shops)) (?:\p{L}+ )?(?:this |next |in |for |the |late |early |all )*(?:autumn|fall|winter|spring|summer)\b|\b(?:autumn|winter|spring|summer) (?:sales?|collection|menu|course|term|semester|edition|deals?|offers?|tour|season|programme|issue)\b|\b(?:this|next) (?:autumn|fall|winter|spring|summer)\b/giu;
const OF_SEASON =
  /\b(?:autumn|fall|winter|spring|snow\p{L}*|leaves|blossoms?|petals|frost\p{L}*)\b/iu;

function undated(prompt: string, description: SceneDescription): SceneDescription {
  const others = prompt.replaceAll(DATED, ' ');
  if (others === prompt || OF_SEASON.test(others)) return description;
  return {
    ...description,
    setting: description.setting === 'snow' ? 'abstract' : description.setting,
    moods: description.moods.filter((mood) => mood !== 'autumn' && mood !== 'spring'),
    weather: description.weather.filter((one) => one !== 'snowfall'),
    particles: description.particles.filter((one) => !['snow', 'leaves', 'petals'].includes(one)),
  };
}

/** What keeps its colour is not grey, nor is autumn where leaves alone are orange. */
const splashKept = (prompt: string, description: SceneDescription): SceneDescription =>
  isSplash(prompt)
    ? {
        ...description,
        styles: description.styles.filter((style) => style !== 'black-and-white'),
        moods: description.moods.filter((mood) => mood !== 'autumn'),
      }
    : description;

/** Stars that are things make no night: "stars and confetti", "rating stars". */
const STAR_THINGS =
  /\b(?:rating|gold(?:en)?|paper|glitter|cartoon|dizzy|little|film|movie|pop|rock|five|5) stars?\b|\bstars? (?:and|or) (?:\p{L}+ )?(?:confetti|hearts|glitter|balloons|streamers)\b|\b(?:confetti|hearts|glitter|balloons) and (?:\p{L}+ )?stars\b/giu;

function unstarred(prompt: string, description: SceneDescription): SceneDescription {
  const others = prompt.replaceAll(STAR_THINGS, ' ');
  if (others === prompt || description.time !== 'night' || NIGHTLY.test(others)) return description;
  return { ...description, time: null };
}

/** What goes round a head is painted as a ring, and neither flies off nor turns the camera. */
const ringed = (prompt: string, description: SceneDescription): SceneDescription =>
  goesRound(prompt)
    ? {
        ...description,
        time: NIGHTLY.test(prompt.replaceAll(/\bstars?\b/giu, ' ')) ? description.time : null,
        camera: null,
        particles: description.particles.filter((one) => one !== 'hearts'),
        subjects: description.subjects.filter(({ thing }) => !isFlyer(thing)),
        relations: [],
        effects: [],
      }
    : description;

/** An arrow that points is drawn onto the picture; it is none that is shot. */
const pointed = (prompt: string, description: SceneDescription): SceneDescription =>
  hasPointer(prompt)
    ? {
        ...description,
        subjects: description.subjects.filter(({ thing }) => !thing.startsWith('arrow')),
        relations: [],
      }
    : description;

/** What a prompt means for a picture that is there already. */
export const meantForPicture = (prompt: string, description: SceneDescription): SceneDescription =>
  [undated, soldByDay, weathered, endOf, splashKept, unstarred, ringed, mirrored, pointed].reduce(
    (meant, change) => change(prompt, meant),
    description,
  );
