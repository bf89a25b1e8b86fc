import type { Motion, Subject } from '../../parse-prompt/scene-description.ts';
import { thingOf } from '../../things/things.ts';
import type { Draft } from '../draft.ts';
import { hasArms } from '../ensembles/games.ts';

const LOW = /^(?:wrapped-gift|opened-gift|package|treasure-chest|luggage|suitcase|toolbox|crate)$/;
const ON_DESK = /^(?:laptop|desktop-computer|jewelry-box|music-box)$/;
const READ = /book|newspaper|envelope|letter|map|menu|scroll/;
/** Larger things than this are not taken into the hands. */
const LARGE = 0.7;
/** And than this, not by animals. */
const BESIDE = 0.3;

const instead = (who: Subject, motion: Motion | null): Subject => ({
  ...who,
  motions: [
    ...who.motions.filter((one) => one !== 'unwrap' && one !== 'shut'),
    ...(motion === null ? [] : [motion]),
  ],
});

/** One opens and shuts a door standing at it, a laptop on the desk, and a book in the hands. */
export function openAndShut({ subjects, relations }: Draft): void {
  for (const [at, { from, kind, to }] of relations.entries()) {
    const [who, thing] = [subjects[from], subjects[to ?? -1]];
    if (kind !== 'hold' || who === undefined || thing === undefined) continue;
    if (!who.motions.some((one) => one === 'unwrap' || one === 'shut')) continue;
    const { metres = 0 } = thingOf(thing.thing) ?? {};
    // Animals stand beside what is no smaller than a box, and are seen with it.
    if (!hasArms(who.thing)) {
      if (!LOW.test(thing.thing) && metres < BESIDE) continue;
      subjects[from] = instead(who, null);
      relations[at] = { from, kind: 'at', to };
      if (to !== null && metres > (thingOf(who.thing)?.metres ?? 0) * 0.7)
        subjects[to] = { ...thing, size: 'small' };
      continue;
    }
    if (LOW.test(thing.thing)) continue;
    if (ON_DESK.test(thing.thing)) {
      subjects[from] = instead(who, 'switch');
      relations[at] = { from, kind: 'at', to };
    } else if (READ.test(thing.thing)) subjects[from] = instead(who, null);
    else if (metres >= LARGE) {
      subjects[from] = instead(who, 'shut');
      relations[at] = { from, kind: 'at', to };
    } else subjects[from] = instead(who, 'sort');
  }
}
