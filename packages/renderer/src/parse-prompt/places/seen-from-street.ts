import type { FoundSubjects } from '../clauses/find-subjects.ts';
import { plainSubject } from '../description/plain-subject.ts';
import type { Setting } from '../description/settings.ts';
import { civicFrontOf, frontOf } from '../description/shop-fronts.ts';
import { isVehicle } from '../kinds-of-things.ts';
import type { TaggedPhrase } from '../phrases/tag-phrases.ts';

/** Where shops stand side by side. */
const OUTDOORS: ReadonlySet<Setting> = new Set<Setting>([
  'street',
  'alley',
  'square',
  'canal',
  'village',
  'road',
  'harbour',
]);
/** What a place weighs that the sentence begins with, and one that somebody is at. */
const TOPIC = 5;
const NAMED = 4;

const isDriven = ({ thing }: FoundSubjects['subjects'][number]): boolean => isVehicle(thing);

/** "A bakery on a quiet street": one looks at it from the street. */
export function seenFromStreet(
  found: FoundSubjects,
  phrases: readonly TaggedPhrase[],
): FoundSubjects {
  const [shop, ...others] = found.votes;
  const at = shop?.at ?? -1;
  const text = phrases[at]?.text ?? '';
  const front =
    shop === undefined ? undefined : (civicFrontOf(text) ?? frontOf(shop.setting, text));
  const isOutside = others.some(({ setting, weight }) => OUTDOORS.has(setting) && weight >= NAMED);
  // "A fire station with two fire engines": they stand before it.
  const isDrivenTo = civicFrontOf(text) !== undefined && found.subjects.some(isDriven);
  if (front === undefined || shop?.weight !== TOPIC || !(isOutside || isDrivenTo)) return found;
  const away = found.votes.filter(({ setting }) => setting !== shop.setting);
  const kept = isOutside ? away : [...away, { ...shop, setting: 'street' as const }];
  return {
    ...found,
    subjects: [...found.subjects, plainSubject(front)],
    phrasesOf: [...found.phrasesOf, [at]],
    votes: kept,
  };
}
