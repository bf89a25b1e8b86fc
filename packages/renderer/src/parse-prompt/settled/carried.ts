import { byCandlelight } from '../places/candlelight.ts';
import { marked } from '../places/unplaced.ts';
import { halfBuried } from '../rewordings/nature/buried.ts';
import type { Setting } from '../scene-description.ts';
import { atFeet } from './at-feet.ts';
import { asFamilies } from './families.ts';
import { fed, laid } from './feeding.ts';
import { inMouth } from './in-mouth.ts';
import { onLap } from './on-lap.ts';
import { onPiggyback } from './piggyback.ts';
import { underneath } from './underneath.ts';
import { upOnRoof } from './up-on-roof.ts';
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
  return asFamilies(inMouth(prompt, upOnRoof(wading(lit, prompt, setting), prompt)), prompt);
}
