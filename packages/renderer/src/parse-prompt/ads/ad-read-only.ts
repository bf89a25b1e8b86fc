import type { Cutter } from '../lettering/cutter.ts';
import { partsOf } from './brief-parts.ts';

const UNITS =
  'hours?|h|days?|nights?|weeks?|months?|years?|min(?:ute)?s?|km|miles|kg|g|l|ml|kcal|mg|sessions?|lessons?|evenings?|(?:trial )?classes|people|persons|players|participants|guests|places|spots|seats|dB|lumen|exhibitors|winners?|visits|pages|steps|downloads|users|reviews';
/** How much or how many of something that only words tell: "100 nights trial", "max 6 people". */
const AMOUNTS = new RegExp(
  String.raw`^(?:(?:up to|over|only|just|max\.?|min\.?|at least|about|more than|waterproof to) )?\d[\d.,]*\+? ?(?:[x×-] ?\d+ ?)?(?:${UNITS})(?: (?:trial|warranty|guarantee|experience|left|battery|range|only|included|ahead|away|quieter))*$`,
  'iu',
);
/** Ways of saying that are made of things which are not there. */
const SAYINGS =
  /^\d[\d.,]* ?% (?:p\.a|apr|interest|fixed)|\bon all (?:platforms|devices)\b|\bmoney[- ]back\b|\bor your money\b|\b(?:nights?|days?|months?)[- ]trial\b|\btrial (?:class|lesson|month|session)(?:e?s)?\b|\bblack tie\b|^kids (?:pay|go) \p{L}+|^gift cards? available$|^waterproof to\b|^\d+ (?:bags|packs|sheets|pods|sachets) (?:from|for|at)\b|^learn \p{L}+ in \d|^(?:every|no) \p{L}+ (?:counts|too small)$/iu;

/** Takes parts of an ad out of what is drawn that nobody draws: "learn in 3 days or your money back". */
export function withoutReadOnly(cutter: Cutter, brief: string): void {
  for (const { text, start, isFirst } of partsOf(brief))
    if (!isFirst && (AMOUNTS.test(text) || SAYINGS.test(text)))
      cutter.blank({ start, end: start + text.length });
}
