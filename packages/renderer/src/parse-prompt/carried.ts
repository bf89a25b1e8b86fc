import { atFeet } from './at-feet.ts';
import { halfBuried } from './buried.ts';
import { byCandlelight } from './candlelight.ts';
import { fed, laid } from './feeding.ts';
import { inMouth } from './in-mouth.ts';
import { onLap } from './on-lap.ts';
import { onPiggyback } from './piggyback.ts';
import type { Setting } from './scene-description.ts';
import { underneath } from './underneath.ts';
import { marked } from './unplaced.ts';
import { wading } from './wading.ts';

/** What the words tell of where on somebody a thing is, which no relation does. */
export function carried<Cast extends Parameters<typeof byCandlelight>[0]>(
  settled: Cast,
  prompt: string,
  setting: Setting,
) {
  const near = atFeet(
    onLap(onPiggyback(marked(halfBuried(laid(fed(settled)), prompt), prompt), prompt), prompt),
    prompt,
  );
  const lit = byCandlelight(underneath(near, prompt), prompt, setting);
  return inMouth(prompt, wading(lit, prompt, setting));
}
