import { particleElements } from '../draw/particles/particles.ts';
import type { Particle, SceneDescription } from '../parse-prompt/scene-description.ts';
import type { Brush, Moment, World } from '../scene/world.ts';
import { isSeenThroughRain } from './air/wet-glass.ts';
import { isSnowy } from './looks/grade.ts';

type Painter = (brush: Brush, moment: Moment) => void;

function particlesOver({
  weather,
  particles,
  moods,
  effects,
  setting,
}: SceneDescription): readonly Particle[] {
  const wanted: Particle[] = [...particles];
  if (weather.includes('rain') || weather.includes('storm')) wanted.push('rain');
  if (isSnowy({ weather, particles, setting })) wanted.push('snow');
  if (moods.includes('autumn')) wanted.push('leaves');
  if (moods.includes('magic')) wanted.push('sparkles');
  if (effects.some(({ kind }) => kind === 'dust') || moods.includes('golden')) wanted.push('dust');
  // A picture without anything of this still has to live.
  return wanted.length === 0 ? ['dust'] : [...new Set(wanted)];
}

/** Over a photograph small ones are hardly seen: each is a further layer of larger ones. */
const NEAR: readonly number[] = [1.8, 2.6, 2.6, 2.6, 3, 3, 3.4, 3.4];
const LARGE: ReadonlySet<Particle> = new Set([
  'leaves',
  'petals',
  'confetti',
  'hearts',
  'snow',
  'rain',
  'sparkles',
  'fireflies',
  'embers',
]);
/** Flakes out of focus would hide the picture. */
const isThin = (kind: Particle) =>
  kind === 'snow' ||
  kind === 'dust' ||
  kind === 'rain' ||
  kind === 'sparkles' ||
  kind === 'fireflies' ||
  kind === 'embers';

const WORDS: Readonly<Partial<Record<Particle, string>>> = {
  confetti: 'confetti',
  hearts: 'hearts?',
  bubbles: 'bubbles?',
  petals: '(?:petals?|blossoms?)',
  leaves: 'leaves',
  snow: 'snow(?:flakes?)?',
  rain: 'rain(?:drops)?',
  sparkles: '(?:sparkles?|glitter)',
  fireflies: 'fireflies',
  embers: '(?:embers|sparks)',
};
const BACK = String.raw`(?:behind|in the back(?:ground)?|at (?:her|his|its|their) back)\b`;

/** Whether it is asked for behind the subject; fireworks are in the sky anyway. */
function isBehind(prompt: string, kind: Particle): boolean {
  if (kind === 'fireworks') return true;
  const word = WORDS[kind];
  if (word === undefined) return false;
  return new RegExp(`\\b${word}\\b[^,.;]*\\b${BACK}|\\b${BACK}[^,.;]*\\b${word}\\b`, 'iu').test(
    prompt,
  );
}

/** As dark as bursts of light need it, while the subject stays as it is. */
function dimmed({ width, height }: World['size']): Painter {
  return (brush) => {
    brush.fillStyle = 'rgba(10,14,46,0.72)';
    brush.fillRect(0, 0, width, height);
  };
}

/** Leaves that the wind blows are no plants. */
const LEAVES_FLY =
  /\bleaves (?:\p{L}+ ){0,2}(?:fall|fly|blow|swirl|dance|drift|float)|\b(?:fall|fly|blow|swirl|danc|drift|float|rustl)\p{L}* (?:\p{L}+ )?leaves\b/iu;

export interface Air {
  /** Behind the subject. */
  readonly behind: readonly Painter[];
  /** Between the viewer and the picture. */
  readonly over: readonly Painter[];
}

/** What is in the air before and behind the subject of a picture. */
export function airOf(
  world: World,
  description: SceneDescription,
  { prompt, isApart }: { readonly prompt: string; readonly isApart: boolean },
): Air {
  const isDry = isSeenThroughRain(prompt);
  const blown = LEAVES_FLY.test(prompt) ? (['leaves'] as const) : [];
  const seen: readonly Particle[] = [...new Set([...particlesOver(description), ...blown])];
  const kinds = seen.filter((kind) => !isDry || kind !== 'rain');
  const isDusty = description.effects.some(({ kind }) => kind === 'dust');
  const painters = (some: readonly Particle[]): Painter[] => {
    const large = some.filter(
      (kind) => LARGE.has(kind) || isDusty || description.particles.includes(kind),
    );
    const near = NEAR.flatMap((scale, at) => {
      const random: World['random'] = (name) =>
        world.random(at === 0 ? name : `${name}-near-${at}`);
      return particleElements(
        { ...world, unit: world.unit * scale, random },
        at === 0 ? large : large.filter((kind) => !isThin(kind)),
      );
    });
    return [...particleElements(world, some), ...near].map(
      (element): Painter =>
        (brush, moment) => {
          brush.save();
          element.draw(brush, moment);
          brush.restore();
        },
    );
  };
  const back = isApart ? kinds.filter((kind) => isBehind(prompt, kind)) : [];
  const isDim = back.includes('fireworks') && description.time !== 'night';
  return {
    behind: [...(isDim ? [dimmed(world.size)] : []), ...painters(back)],
    over: painters(kinds.filter((kind) => !back.includes(kind))),
  };
}
