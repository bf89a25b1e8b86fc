import type { Canvas } from '@napi-rs/canvas';
import { css, hex, mix, WHITE } from '../../draw/colour.ts';
import { lookOf } from '../../looks/look-of.ts';
import type { Medium, SceneDescription } from '../../parse-prompt/scene-description.ts';
import { COLOUR_WORDS } from '../../parse-prompt/words/colours.ts';
import type { Brush } from '../../scene/world.ts';
import { isUnderWater } from '../air/overlays.ts';
import { isDarkPicture, isGreyPicture } from '../light/darkness.ts';
import { fireLightOf } from '../light/fire-light.ts';
import { cloudsMove } from '../sky/clouds-over.ts';
import { isInSpace } from '../sky/night-sky.ts';
import { cartoon } from './cartoon.ts';
import { wantsColours } from './colourise.ts';
import { painted, sketch } from './drawn-looks.ts';
import { beam, bloom, darkCorners, skyWash, snowBelow } from './grade-strokes.ts';
import { inAutumn } from './seasons.ts';
import { paintSky, skyColours, skyOf } from './sky-light.ts';
import { wash } from './wash.ts';

/** In the open there may be a sky; before a backdrop there is none. */
type Grade = (canvas: Canvas, brush: Brush, isOpen: boolean) => void;

/** Gives the sky colours of its own, where there is one. */
function skyIn(canvas: Canvas, brush: Brush, colours: readonly string[], alpha: number): void {
  const sky = skyOf(canvas);
  if (sky !== null) paintSky(canvas, brush, sky, colours, alpha);
}

const GRADES = {
  golden: (canvas, brush) => {
    wash(brush, canvas, 'soft-light', '#ff9d2e', 0.45);
    beam(canvas, brush, '#ffb347', 0.5);
    darkCorners(canvas, brush, 0.3);
  },
  sunset: (canvas, brush, isOpen) => {
    if (isOpen) skyIn(canvas, brush, ['#3d3f88', '#a54f86', '#f0764f', '#ffb85c'], 0.74);
    wash(brush, canvas, 'multiply', '#ffcfa8', 0.5);
    skyWash(canvas, brush, 'overlay', ['#5b3a8e', '#ff8a4d', '#a0503f'], 0.42);
    skyWash(canvas, brush, 'soft-light', ['#ff7a4d', '#ffb04d', '#5a2a4a'], 0.4);
    darkCorners(canvas, brush, 0.3);
  },
  dawn: (canvas, brush, isOpen) => {
    if (isOpen) skyIn(canvas, brush, ['#6a7ad0', '#c79acb', '#ffb39a', '#ffe0a0'], 0.66);
    wash(brush, canvas, 'multiply', '#ffe0d2', 0.45);
    skyWash(canvas, brush, 'soft-light', ['#7a8bff', '#ff9fb0', '#ffd08a'], 0.75);
    skyWash(canvas, brush, 'screen', ['#2a2348', '#7a3f30', '#3a1c10'], 0.5);
  },
  dusk: (canvas, brush) => {
    skyWash(canvas, brush, 'multiply', ['#4a58a8', '#b98aa8', '#8a7aa0'], 0.85);
    skyWash(canvas, brush, 'screen', ['#1a1c48', '#5a2c30', '#20142c'], 0.28);
    darkCorners(canvas, brush, 0.34);
  },
  overcast: (canvas, brush) => {
    wash(brush, canvas, 'saturation', '#808080', 0.3);
    skyWash(canvas, brush, 'multiply', ['#5d6680', '#a8afbd', '#cfd2d8'], 0.75);
  },
  underwater: (canvas, brush) => {
    wash(brush, canvas, 'soft-light', '#0a8fb8', 0.7);
    skyWash(canvas, brush, 'multiply', ['#7fd8ea', '#3fa7cf', '#17507f'], 0.78);
    wash(brush, canvas, 'screen', '#06304a', 0.4);
  },
  neon: (canvas, brush) => {
    wash(brush, canvas, 'saturation', '#ff40c0', 0.2);
    wash(brush, canvas, 'multiply', '#6a58d0', 0.72);
  },
  warm: (canvas, brush) => {
    wash(brush, canvas, 'soft-light', '#ffab5c', 0.4);
    beam(canvas, brush, '#ffd9a0', 0.35);
  },
  soft: (canvas, brush) => {
    bloom(canvas, brush, 0.3);
    beam(canvas, brush, '#fff1dc', 0.35);
  },
  dramatic: (canvas, brush) => {
    wash(brush, canvas, 'overlay', '#123a4a', 0.34);
    wash(brush, canvas, 'soft-light', '#ff9a52', 0.22);
    darkCorners(canvas, brush, 0.62);
  },
  melancholic: (canvas, brush) => {
    wash(brush, canvas, 'saturation', '#808080', 0.45);
    wash(brush, canvas, 'multiply', '#8fa3bd', 0.7);
    darkCorners(canvas, brush, 0.5);
  },
  wintry: (canvas, brush) => {
    wash(brush, canvas, 'saturation', '#808080', 0.2);
    wash(brush, canvas, 'soft-light', '#c4dcff', 0.28);
    wash(brush, canvas, 'screen', '#3b4c66', 0.12);
    snowBelow(canvas, brush);
  },
  night: (canvas, brush) => {
    wash(brush, canvas, 'saturation', '#808080', 0.35);
    wash(brush, canvas, 'multiply', '#394ca0', 0.86);
    wash(brush, canvas, 'screen', '#0b1238', 0.25);
    darkCorners(canvas, brush, 0.4);
  },
  dim: (canvas, brush) => {
    wash(brush, canvas, 'multiply', '#8a6450', 0.7);
    darkCorners(canvas, brush, 0.6);
  },
  faded: (canvas, brush) => {
    wash(brush, canvas, 'soft-light', '#ffb37a', 0.4);
    wash(brush, canvas, 'screen', '#3a2238', 0.45);
  },
  grey: (canvas, brush) => wash(brush, canvas, 'saturation', '#808080', 1),
  sepia: (canvas, brush) => {
    wash(brush, canvas, 'saturation', '#808080', 1);
    wash(brush, canvas, 'color', '#a9713a', 0.62);
    wash(brush, canvas, 'soft-light', '#ffdfa8', 0.25);
    darkCorners(canvas, brush, 0.5);
  },
  sketch,
  painted,
  cartoon,
  cool: (canvas, brush) => {
    wash(brush, canvas, 'color', '#3f86d8', 0.2);
    wash(brush, canvas, 'soft-light', '#2f7fe0', 0.5);
    wash(brush, canvas, 'multiply', '#b9d2f2', 0.5);
    darkCorners(canvas, brush, 0.35);
  },
  vivid: (canvas, brush) => {
    wash(brush, canvas, 'saturation', '#ff0000', 0.3);
    wash(brush, canvas, 'soft-light', '#ffffff', 0.14);
  },
  plain: (canvas, brush) => darkCorners(canvas, brush, 0.22),
} satisfies Readonly<Record<string, Grade>>;

type GradeName = keyof typeof GRADES;
const GRADE_OF: Readonly<Record<GradeName, Grade>> = GRADES;

/** Snow is asked for: "make it snow" is read as a place. */
export function isSnowy({
  weather,
  particles,
  setting,
}: Pick<SceneDescription, 'weather' | 'particles' | 'setting'>): boolean {
  return weather.includes('snowfall') || particles.includes('snow') || setting === 'snow';
}

/** Looks that a picture is given by name. */
const NAMED: readonly (readonly [GradeName, RegExp])[] = [
  ['sepia', /\bsepia\b|\b(?:old|antique|vintage) (?:photo(?:graph)?|film|movie|postcard)\b/iu],
  [
    'cool',
    /\b(?:cool|cold|icy|frosty|moonlit|teal)(?: \p{L}+)? (?:light(?:ing)?|tones?|colou?rs?|grad(?:e|ing)|tint|mood|look|palette|atmosphere)\b|\bmoonlight\b/iu,
  ],
  [
    'sketch',
    /\b(?:pencil|charcoal|line|ink)? ?(?:sketch|drawing)(?:ed|y)?(?: style| look| effect)?\b/iu,
  ],
  ['painted', /\bwater-?colou?rs?\b|(?<!\boil )\bpainting style\b/iu],
  [
    'cartoon',
    /\b(?:cartoon|toon|anime|manga|comic|pixar|disney|ghibli|animated (?:film|movie|series)|illustration)(?:s|-like|ish)?\b/iu,
  ],
  ['vivid', /\b(?:vivid|vibrant|saturated|punchy|bright|bold) colou?rs?\b|\bpop art\b/iu],
];

/** "A little cartoon spaceship" is drawn; the picture that it is added to stays what it is. */
const OF_ADDED =
  /(?<!\b(?:into|as|like) )\b(?:an?|one|some|two|three|four|five|several|little|tiny|small) (?:\p{L}+ )?(?:(?:hand|pencil|chalk)-drawn|sketched|cartoon|comic|anime|pixar|disney)(?:-style|ish)? (?!styles?\b|looks?\b|effects?\b|version\b|films?\b|movie\b|drawing\b|pictures?\b|photos?\b|image\b|portrait\b|filter\b|animation\b|world\b|scene\b|painting\b|series\b|of\b|and\b|with\b|book\b|strip\b)(?=\p{L})/giu;

/** "Use this drawing", "our old photo": what was given is named, and no look is asked for. */
const OF_GIVEN =
  /(?<!\b(?:into|as|like|becomes?) )\b(?:the|this|that|my|our|your|attached|given)(?: \p{L}+){0,2} (?:sketch|drawing|illustration|cartoon|comic|painting|photo(?:graph)?|postcard)\b(?! (?:style|look|effect))/giu;

const LIT_IN =
  /\b(\p{L}+)(?:-\p{L}+)?(?: (?:neon|studio|soft|stage|rim|ambient|alarm|warning|emergency|signal|beacon|alert|key))? (?:light(?:s|ing)?|glow|tint|hues?|tones?|filter|gel|colou?r (?:shift|grad(?:e|ing)|wash|cast)|haze|gradient|shift)\b/giu;

/** The colour of the light that a prompt asks for: "red light", "purple glow". Gold has a grade of its own. */
function lightColour(prompt: string): string | null {
  for (const [, word = ''] of prompt.matchAll(LIT_IN)) {
    const found = COLOUR_WORDS[word.toLocaleLowerCase('en')];
    if (found !== undefined && !/^(?:gold|golden|white|black|warm)$/iu.test(word)) return found;
  }
  return null;
}

function gradesFor(
  { moods, time, weather, styles, particles, setting }: SceneDescription,
  prompt: string,
): readonly GradeName[] {
  const has = (mood: SceneDescription['moods'][number]) => moods.includes(mood);
  const found: GradeName[] = [];
  if (isUnderWater(prompt)) return ['underwater'];
  const isOldPhoto = wantsColours(prompt);
  const said = prompt.replaceAll(OF_ADDED, ' ').replaceAll(OF_GIVEN, ' ');
  for (const [name, pattern] of NAMED)
    if (pattern.test(said) && !(name === 'sepia' && isOldPhoto)) found.push(name);
  // By the light of a fire it is dark, but not blue.
  if (fireLightOf(prompt) !== null)
    found.push(...(time === 'night' ? (['dim', 'dim'] as const) : (['dim'] as const)));
  else if (time === 'night' && !isInSpace(prompt)) found.push('night');
  if (time === 'dusk') found.push('dusk');
  if (time === 'sunset') found.push('sunset');
  else if (time === 'dawn') found.push('dawn');
  // By night, what is warm are its lamps and windows.
  else if (has('golden') && time !== 'night') found.push('golden');
  else if ((has('cosy') || has('autumn')) && time !== 'night') found.push('warm');
  else if (has('pastel')) found.push('soft');
  if (has('cinematic')) found.push('dramatic');
  const isWarm = has('cosy') || has('golden');
  if (has('neon') && time !== 'night') found.push('neon');
  if (weather.includes('clouds') && !isWarm && !cloudsMove(prompt)) found.push('overcast');
  if (time === 'night') return found;
  if (has('dark') || (!isWarm && (weather.includes('rain') || weather.includes('storm'))))
    found.push('melancholic');
  const isNight = found.includes('night');
  if (!isNight && isSnowy({ weather, particles, setting })) found.push('wintry');
  const isOld = !isOldPhoto && (has('retro') || styles.includes('film-grain'));
  if (isOld && !found.includes('sepia')) found.push('faded');
  // The films that had no sound had no colours.
  const isSilent = /\bsilent[- ](?:film|movie|era)\b/iu.test(prompt);
  // "Old film, black and white" has no brown either.
  if (styles.includes('black-and-white'))
    return [...found.filter((name) => name !== 'sepia' && name !== 'faded'), 'grey'];
  if (isSilent) found.push('grey');
  return found.length === 0 ? ['plain'] : found;
}

/** Gives a picture one of the looks by name. */
export function gradeAs(canvas: Canvas, name: 'grey' | 'night'): void {
  GRADES[name](canvas, canvas.getContext('2d'));
}

/** Looks that a picture has by its grade, or over all that moves in it. */
const BY_GRADE: ReadonlySet<Medium> = new Set<Medium>(['sketch', 'watercolour', 'vhs']);

/** Bricks, oil, stained glass: once for all frames, as the picture itself does not change. */
function madeAs(canvas: Canvas, medium: Medium | undefined): void {
  if (medium === undefined || BY_GRADE.has(medium)) return;
  lookOf(medium, canvas)?.(canvas.getContext('2d'));
}

/** A picture of the night is dark enough, and would only turn grey in a haze. */
const FOR_LIGHT: ReadonlySet<GradeName> = new Set<GradeName>(['night', 'soft', 'overcast']);

/** Light of a time of day and of weather, which is no wish for colours. */
const KEEPS_GREY: ReadonlySet<GradeName> = new Set<GradeName>([
  'dawn',
  'soft',
  'overcast',
  'wintry',
]);

/** Gives a picture the light that the prompt speaks of. */
export function gradePicture(
  canvas: Canvas,
  description: SceneDescription,
  prompt: string,
  isOpen = true,
): void {
  const brush = canvas.getContext('2d');
  const isDark = isDarkPicture(canvas);
  const isGrey = isGreyPicture(canvas);
  const names = gradesFor(description, prompt);
  if (description.moods.includes('autumn')) inAutumn(canvas);
  for (const name of names)
    if (!isDark || !FOR_LIGHT.has(name)) GRADE_OF[name](canvas, brush, isOpen);
  // The morning of a black and white photograph has no colours either.
  if (isGrey && names.every((name) => KEEPS_GREY.has(name))) gradeAs(canvas, 'grey');
  const [high, low = '#fff3e0'] = skyColours(prompt);
  if (high !== undefined && isOpen) skyIn(canvas, brush, [high, low], 0.72);
  madeAs(canvas, description.medium);
  const colour = names.includes('cool') ? null : lightColour(prompt);
  if (colour === null) return;
  wash(brush, canvas, 'soft-light', colour, 0.55);
  wash(brush, canvas, 'color', colour, 0.22);
  // What is black takes no tint.
  if (isDark) wash(brush, canvas, 'screen', colour, 0.12);
  else wash(brush, canvas, 'multiply', css(mix(hex(colour), WHITE, 0.45)), 0.5);
  beam(canvas, brush, colour, 0.5);
}

/** The one colour that all of the picture has, also what flies through it; null where it has many. */
export function singleToneOf(description: SceneDescription, prompt: string): string | null {
  const names = gradesFor(description, prompt);
  return names.includes('sepia') ? '#8d7355' : names.includes('grey') ? '#808080' : null;
}
