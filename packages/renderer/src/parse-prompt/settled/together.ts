import type { Setting } from '../scene-description.ts';
import { drawnByHorses } from './drawn-by-horses.ts';
import { drowsy } from './drowsy.ts';
import { heldOver } from './held-over.ts';
import { inPool } from './in-pool.ts';
import { onGrill } from './on-grill.ts';
import { onSameGround } from './on-same-ground.ts';
import { onTheCliffToo } from './on-the-cliff-too.ts';
import { asOne } from './one-of-two.ts';
import { inOrbit } from './orbits.ts';
import { sheltered, sideBySide } from './side-by-side.ts';

/** Who is with whom, before it is told what each of them does. */
export function together(read: Parameters<typeof asOne>[0], setting: Setting) {
  const grouped = sheltered(sideBySide(inOrbit(inPool(heldOver(asOne(read)), setting))));
  const cast = drawnByHorses(onTheCliffToo(onSameGround(grouped), setting));
  const subjects = cast.subjects.map((one, at) => onGrill(drowsy(one, at, cast), at, cast));
  return { ...cast, subjects };
}
