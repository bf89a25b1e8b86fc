import type { SceneDescription } from '../parse-prompt/scene-description.ts';
import { bokeh, hasBokeh } from '../pictures/light/bokeh.ts';
import { flashes, hasFlash } from '../pictures/light/flashes.ts';
import { filmGrain } from '../pictures/looks/film-grain.ts';
import { glitch, isGlitchy } from '../pictures/looks/glitch.ts';
import { isOldFilm, oldFilm } from '../pictures/looks/old-film.ts';
import { paintsItself, strokesOver } from '../pictures/looks/paints-itself.ts';
import type { Brush, Moment, World } from './world.ts';

type Painter = (brush: Brush, moment: Moment) => void;

/** What the brush, the film and the lens add. */
export function filmOf(
  world: World,
  prompt: string,
  { styles }: SceneDescription,
  focus: { readonly x: number; readonly y: number },
): readonly Painter[] {
  return [
    ...(paintsItself(prompt) ? [strokesOver(world)] : []),
    ...(hasFlash(prompt) ? [flashes(world, prompt, focus)] : []),
    ...(styles.includes('film-grain') ? [filmGrain(world.size)] : []),
    ...(hasBokeh(prompt) ? [bokeh(world)] : []),
    ...(isOldFilm(prompt) ? [oldFilm(world.size)] : []),
    ...(isGlitchy(prompt) ? [glitch(world.size)] : []),
  ];
}
