import type { Brush } from '../scene/world.ts';

/** Changes what has been painted, so that it looks as if it were made with something else. */
export type Look = (brush: Brush) => void;
