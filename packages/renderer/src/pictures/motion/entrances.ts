import { outBack, outCubic } from '../../scene/easing.ts';
import { leapOf } from './leaps.ts';

/** Where something that comes in is: in its own heights from its place, and by how much it is grown. */
interface Entrance {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const ARRIVED: Entrance = { x: 0, y: 0, scale: 1 };

/** Falls, and comes up again twice, lower each time. */
function bounced(share: number): number {
  const t = Math.max(0, Math.min(1, share));
  if (t < 0.4) return 1 - (t / 0.4) ** 2;
  const [from, length, height] = t < 0.74 ? [0.4, 0.34, 0.2] : [0.74, 0.26, 0.05];
  const way = (t - from) / length;
  return height * 4 * way * (1 - way);
}

/** What goes on as long as it is seen, and does not bring it in. */
const GOES_ON: readonly (readonly [RegExp, (seconds: number) => Entrance])[] = [
  [
    /\b(?:shak(?:es?|ing)|vibrat\p{L}*|trembl\p{L}*|wobbl\p{L}*|wiggl\p{L}*|rattl\p{L}*)\b/iu,
    (seconds) => ({
      x: 0.03 * Math.sin(seconds * 26) * (0.35 + 0.65 * Math.sin(seconds * 1.9) ** 2),
      y: -0.008 * Math.abs(Math.sin(seconds * 31)),
      scale: 1,
    }),
  ],
  [
    /\bdanc(?:es?|ing)\b(?! (?:in|out|up|into|from)\b)/iu,
    (seconds) => ({ x: 0, y: -0.2 * Math.abs(Math.sin(seconds * 3.4)), scale: 1 }),
  ],
  [
    /\b(?:swing(?:s|ing)?|sway(?:s|ing)?)\b/iu,
    (seconds) => ({ x: 0.14 * Math.sin(seconds * 2.2), y: 0, scale: 1 }),
  ],
];

const WAYS: readonly (readonly [RegExp, (seconds: number) => Entrance])[] = [
  [
    /(?<!\b(?:snow|rain|night|leaves|petals|water|confetti|prices?|new|the|dew) )\b(?:drops?|falls?|bounc(?:es?|ing)|lands?)\b(?! (?:of|shipping|friday|monday|sale|run|running|slide|form|glisten|on (?:the|its) (?:glass|bottle|can|skin|side))|[’'])/iu,
    (seconds) => ({ x: 0, y: -1.7 * bounced((seconds - 0.15) / 1.7), scale: 1 }),
  ],
  [
    /\b(?:slid(?:es?|ing) in|flies in|zooms? past|from the (?:left|side))\b/iu,
    (seconds) => ({ x: -3 * (1 - outBack((seconds - 0.15) / 0.9)), y: 0, scale: 1 }),
  ],
  [
    /\b(?:jumps?|emerg(?:es?|ing)|ris(?:es?|ing)|comes?|pops?|bursts?|leaps?|shoots?)(?: up| out| in|$)/iu,
    (seconds) => ({ x: 0, y: 1.15 * (1 - outBack((seconds - 0.2) / 1.1)), scale: 1 }),
  ],
  [
    /\b(?:appears?|grows?|fades? in|explod(?:es?|ing)|zooms? in)\b/iu,
    (seconds) => ({ x: 0, y: 0, scale: Math.max(0.02, outBack((seconds - 0.15) / 0.9)) }),
  ],
  [
    /\bunbox(?:es|ing)?\b/iu,
    (seconds) => ({ x: 0, y: 0.8 * (1 - outCubic((seconds - 0.4) / 1.2)), scale: 1 }),
  ],
];

/** It is said of the thing itself: running shoes, a racing team and drops that run do not make it run. */
const RUNS =
  /\b(?:it|this \p{L}+|(?:make|let) (?:it|the \p{L}+)|the (?!drops?\b|droplets?\b|water\b|beads?\b|lights?\b|colou?rs?\b|team\b|club\b)\p{L}+)(?: \p{L}+ly)?(?: is)? (?:runs?|running|walks?|walking|races?|racing|drives?|driving)\b(?! (?:down|shoes?|club|team|gear|app)\b)/iu;

/** Hops on from one side of the picture to the other. */
const running = (seconds: number): Entrance => ({
  x: Math.min(1.5, 0.6 * seconds - 1.5),
  y: -0.14 * Math.abs(Math.sin(seconds * 6)),
  scale: 1,
});

export const runs = (prompt: string): boolean => RUNS.test(prompt.replaceAll(ELSEWHERE, ' '));

/** Words in quotes, and what is said of the camera, are not about the thing. */
const ELSEWHERE = /"[^"]*"|“[^”]*”|\bcamera\b[^,.;]*/giu;

/** How the prompt lets a cut-out come in; null where it says nothing of it. */
export function entranceOf(prompt: string): ((seconds: number) => Entrance) | null {
  const said = prompt.replaceAll(ELSEWHERE, ' ');
  if (RUNS.test(said)) return running;
  const leap = leapOf(said);
  if (leap !== null) return (seconds) => ({ ...leap.at(seconds), scale: 1 });
  const lasting = GOES_ON.find(([pattern]) => pattern.test(said))?.[1];
  if (lasting !== undefined) return lasting;
  const way = WAYS.find(([pattern]) => pattern.test(said))?.[1];
  return way === undefined ? null : (seconds) => (seconds > 4 ? ARRIVED : way(seconds));
}
