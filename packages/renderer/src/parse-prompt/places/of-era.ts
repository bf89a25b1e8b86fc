import { eraIn } from '../description/eras.ts';
import type { Subject } from '../scene-description.ts';

/** What one drove long ago. */
const OLD_KINDS: Readonly<Record<string, string>> = {
  automobile: 'vintage-car',
  taxi: 'vintage-car',
  'railway-car': 'old-tram',
  train: 'locomotive',
};

/** Cars, trams and trains as they were at the time that the prompt speaks of. */
export function ofEra<Of extends { readonly subjects: readonly Subject[] }>(
  cast: Of,
  prompt: string,
): Of {
  if (eraIn(prompt).era !== 'old' || /\bmodern\b/iu.test(prompt)) return cast;
  const subjects = cast.subjects.map((one) => ({
    ...one,
    thing: OLD_KINDS[one.thing] ?? one.thing,
  }));
  return { ...cast, subjects };
}
