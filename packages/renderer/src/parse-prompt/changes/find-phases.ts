import type { Phase, SceneDescription, Setting } from '../scene-description.ts';
import { skyPhases } from './sky-phases.ts';

const PHASES: Readonly<Record<string, Phase>> = {
  dawn: { time: 'dawn' },
  sunrise: { time: 'dawn' },
  morning: { time: 'dawn' },
  day: { time: 'day' },
  daylight: { time: 'day' },
  daytime: { time: 'day' },
  noon: { time: 'day' },
  midday: { time: 'day' },
  afternoon: { time: 'day' },
  sunset: { time: 'sunset' },
  dusk: { time: 'dusk' },
  evening: { time: 'dusk' },
  twilight: { time: 'dusk' },
  night: { time: 'night' },
  nightfall: { time: 'night' },
  midnight: { time: 'night' },
  nighttime: { time: 'night' },
  spring: { moods: ['spring'], weather: [], particles: [] },
  summer: { moods: [], weather: [], particles: [] },
  autumn: { moods: ['autumn'], weather: [], particles: [] },
  fall: { moods: ['autumn'], weather: [], particles: [] },
  winter: { moods: [], weather: ['snowfall'], particles: ['snow'] },
  rain: { weather: ['rain'], particles: [] },
  storm: { weather: ['storm'], particles: [] },
  sunshine: { time: 'day', weather: [], particles: [] },
  snow: { weather: ['snowfall'], particles: ['snow'] },
};
const NAMES = Object.keys(PHASES).join('|');
const SEASONS = ['spring', 'summer', 'autumn', 'winter'];

const CHANGE = new RegExp(
  `\\b(?:from\\s+(?:the\\s+)?)?(${NAMES})(?:\\s+(?:turn|chang|fad|transition|becom|go|pass|mov)\\w*)?(?:\\s+|-)(?:in)?to(?:\\s+|-)(?:the\\s+|a\\s+)?(${NAMES})\\b`,
  'iu',
);
/** "From early morning until late at night": what lasts so long sees the light change. */
const LASTS = new RegExp(
  `\\bfrom (?:(?:the|early|late) ){0,2}(${NAMES}) (?:un)?till? (?:(?:the|early|late|deep) ){0,2}(?:at )?(${NAMES})\\b`,
  'iu',
);
const BECOMES = new RegExp(`\\b(${NAMES})\\s+(?:becomes|becoming)\\s+(${NAMES})\\b`, 'iu');
const ALL_SEASONS =
  /\b(?:(?:four|all|changing|different|passing)(?:\s+four)?\s+seasons|seasons\s+(?:chang|pass|turn|go)\w*|(?:through|throughout|across)\s+(?:the\s+)?(?:four\s+)?seasons|change\s+of\s+seasons|(?:whole|full|entire)\s+year)\b/iu;
const LAPSE = /\btime[\s-]?lapse\b/iu;
const SUN =
  /\b(sunrise|dawn|sunset|dusk|nightfall|(?<=sun )(?:is )?(?:slowly )?(?:ris|sett?)(?=ing|es|s))/iu;

const CLEARS =
  /\b(?:(rain|storm)(?:s|y|ing|ed|fall|storm)?\b.{0,80}?\b(?:then|until|before|when|after which|and)|(snow)(?:s|ing|fall|storm)?\b(?![- ](?:leopard|capped|covered)).{0,80}?\b(?:then|until|before|when|after which))\b.{0,60}?\b(?:the sun (?:comes|shines|breaks|appears|is out|peeks)|(?:it|the sky|sky) clears|rainbow)/iu;

/** The sun after the rain, with the rainbow where it is told of. */
function clearing(prompt: string): readonly Phase[] | null {
  const [, rain, snow] = CLEARS.exec(prompt) ?? [];
  const first = PHASES[(rain ?? snow)?.toLowerCase() ?? ''];
  if (first === undefined || !/\b(?:then|until|before|when|sun|clears)\b/iu.test(prompt))
    return null;
  const weather = /\brainbow\b/iu.test(prompt) ? (['rainbow'] as const) : [];
  return [first, { time: 'day', weather, particles: [] }];
}

/** Clouds that come and bring a storm with them. */
const COMES =
  /\b(?:(?:thunder)?storms?|(?:storm|dark|thunder|black|rain|grey|gray) ?clouds|thunderheads|monsoon)(?: (?:front|cell|clouds))? (?:is |are |slowly |quickly )*(?:roll|sweep|mov|com|gather|build|brew|approach|clos|form|swirl)(?:ing|s|es)?(?: up)?(?: in\b| over\b| across\b| towards\b| above\b| from\b|[,.;!]|$)/iu;
const ARRIVING: readonly Phase[] = [
  { weather: ['clouds'], particles: [] },
  { weather: ['storm'], particles: [] },
];

/** A sun that wanders while time flies goes down in the end. */
const SUN_GOES =
  /\bsun(?:light)?(?: and (?:the )?[\p{L}-]+)? (?:is |are )?(?:slowly |quickly )?(?:mov|cross|travel|wander|pass|rac|rush|go)(?:ing|es|s|e)?\b/iu;

/** What lasts until then begins by day. */
const UNTIL_DARK =
  /\buntil (?:(?:all )?(?:the )?(?:city |street )?lights (?:come|go|turn|switch) on|night ?fall(?:s)?|night comes|it (?:gets|is|grows) dark|dark)\b/iu;

/** How the light, the season or the weather changes while one looks; nothing when it stays. */
export function phasesIn(
  prompt: string,
  setting: Setting = 'abstract',
): Pick<SceneDescription, 'phases'> {
  if (ALL_SEASONS.test(prompt)) return { phases: SEASONS.map((name) => PHASES[name] ?? {}) };
  if (UNTIL_DARK.test(prompt)) return { phases: [{ time: 'day' }, { time: 'night' }] };
  const [, from, to] = CHANGE.exec(prompt) ?? LASTS.exec(prompt) ?? BECOMES.exec(prompt) ?? [];
  const [first, last] = [from, to].map((name) => PHASES[name?.toLowerCase() ?? '']);
  if (first !== undefined && last !== undefined && first !== last) return { phases: [first, last] };
  if (COMES.test(prompt)) return { phases: ARRIVING };
  const cleared = clearing(prompt);
  if (cleared !== null) return { phases: cleared };
  const sun = LAPSE.test(prompt) ? SUN.exec(prompt)?.[1]?.toLowerCase() : undefined;
  if (sun === undefined && LAPSE.test(prompt) && SUN_GOES.test(prompt))
    return { phases: [{ time: 'day' }, { time: 'sunset' }] };
  const sky = sun === undefined ? skyPhases(prompt, setting) : null;
  if (sky !== null) return { phases: sky };
  if (sun === undefined) return {};
  return /ris|dawn/u.test(sun)
    ? { phases: [{ time: 'night' }, { time: 'dawn' }] }
    : { phases: [{ time: 'sunset' }, { time: 'night' }] };
}
