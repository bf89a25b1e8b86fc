import { sifted } from '../needed-letters.ts';
import type { Setting } from './settings.ts';

const WATER =
  '(?:lakes?|rivers?|ponds?|streams?|creeks?|fjords?|lochs?|reservoir|lagoon|bay|water|waters|canal|marsh(?:es|land)?|swamps?|wetlands?|bog|pool|surface)';

/** Ice that one can walk on. */
const FROZEN = sifted(
  new RegExp(
    [
      `\\b(?:frozen|icy|iced[- ]over|ice[- ]covered|frozen[- ]over|ice[- ]bound)(?: [\\p{L}-]+)? ${WATER}\\b`,
      `\\b${WATER} (?:[\\p{L}-]+ ){0,2}(?:freez(?:es|ing)|frozen|froze|covered (?:in|with|by) (?:thick |thin |clear |blue )?ice)\\b`,
      '\\bice[- ]fish(?:ing|ers?|erm[ae]n)\\b',
      '\\b(?:thin|cracked|cracking|lake|river|black) ice\\b|\\bcracks? (?:\\p{L}+ ){0,3}(?:in|through|across|on|over) (?:the |thick |clear )*ice\\b',
      '\\bhole in the ice\\b|\\bice (?:cracks|cracking|breaks|breaking)\\b',
      `\\bskat(?:e|es|ing|ers?) (?:\\p{L}+ )?(?:on|over|across|along|down) (?:an?|the) (?:[\\p{L}-]+ )?${WATER}\\b`,
    ].join('|'),
    'iu',
  ),
);

/** Where there may be water that freezes. */
const NATURAL: ReadonlySet<Setting> = new Set<Setting>([
  'lake',
  'river',
  'pond',
  'snow',
  'swamp',
  'mountains',
  'forest',
  'iceberg',
  'meadow',
  'park',
  'arena',
  'ice-rink',
  'sky',
  'abstract',
]);

/** The ice of the lake that is frozen; otherwise the place itself. */
export function frozen(prompt: string, place: Setting): Setting {
  return NATURAL.has(place) && FROZEN.test(prompt) ? 'frozen-lake' : place;
}
