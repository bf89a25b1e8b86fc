import type { FoundSubjects } from '../clauses/find-subjects.ts';
import { iced } from './iced.ts';
import { laidOnce } from './laid-once.ts';
import { onDesk } from './on-desk.ts';
import { onPlayer } from './records.ts';

/** What lies on tables, on record players and in glasses, as one thing where it is drawn as one. */
export function laid(found: FoundSubjects, isAd: boolean): FoundSubjects {
  const once = iced(onPlayer(laidOnce(found)));
  return isAd ? once : onDesk(once);
}
