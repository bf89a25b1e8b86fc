import type { Setting } from '../scene-description.ts';
import { heldOver } from './held-over.ts';
import { inPool } from './in-pool.ts';
import { asOne } from './one-of-two.ts';

/** Who is with whom, before it is told what each of them does. */
export const together = (cast: Parameters<typeof asOne>[0], setting: Setting) =>
  inPool(heldOver(asOne(cast)), setting);
