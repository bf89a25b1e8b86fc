import type { Explainer } from '../parse-prompt/description/explainer.ts';
import type { World } from '../scene/world.ts';
import { cardsPainter } from './cards.ts';
import { barsPainter, linePainter, piePainter } from './charts.ts';
import { countingPainter } from './counting.ts';
import { earthOrbitPainter, orbitsPainter } from './orbits.ts';
import { photosynthesisPainter } from './photosynthesis.ts';
import { routePainter } from './route.ts';
import type { Painter } from './sheet.ts';
import { timelinePainter } from './timeline.ts';
import { versusPainter } from './versus.ts';
import { waterCyclePainter } from './water-cycle.ts';

/** Draws an explainer; `scene` is what a countdown is counted over, or null. */
export function explainerPainter(
  world: World,
  explainer: Explainer,
  scene: Painter | null,
): Painter {
  switch (explainer.kind) {
    case 'timeline':
      return timelinePainter(world, explainer);
    case 'versus':
      return versusPainter(world, explainer);
    case 'bars':
      return barsPainter(world, explainer);
    case 'line':
      return linePainter(world, explainer);
    case 'pie':
      return piePainter(world, explainer);
    case 'orbits':
      return orbitsPainter(world);
    case 'earth-orbit':
      return earthOrbitPainter(world, explainer.parts);
    case 'water-cycle':
      return waterCyclePainter(world, explainer.title);
    case 'photosynthesis':
      return photosynthesisPainter(world, explainer.title);
    case 'route':
      return routePainter(world, explainer);
    case 'countdown':
      return countingPainter(world, explainer, scene);
    case 'steps':
    case 'chain':
    case 'cycle':
    case 'quiz':
      return cardsPainter(world, explainer);
  }
}
