import type { Subject } from '../scene-description.ts';

/** When pumpkins have faces. */
const CARVED =
  /\b(?:halloween|carv|spooky|scary|eerie|creepy|haunted|jack[- ]?o|trick[- ]or|grinning|smiling|witch|ghost|glowing|lit|face|candle|cauldron)/iu;

/** A pumpkin is a vegetable, unless it is Halloween. */
export function asPumpkins<Of extends { readonly subjects: readonly Subject[] }>(
  cast: Of,
  prompt: string,
): Of {
  if (CARVED.test(prompt)) return cast;
  const subjects = cast.subjects.map((one) =>
    one.thing === 'jack-o-lantern' ? { ...one, thing: 'pumpkin' } : one,
  );
  return { ...cast, subjects };
}
