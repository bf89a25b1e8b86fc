import type { Ad } from '../scene-description.ts';
import { withoutWithheld } from './ad-withheld.ts';
import { describeAd, type Read } from './describe-ad.ts';
import type { AdParts } from './find-ad.ts';
import { saidInFull } from './said-in-full.ts';
import type { ReadSpans } from './unsaid.ts';

/** The ad that a prompt asks for, with all that it is to say. */
export function adOf(parts: AdParts, prompt: string, read: Read & ReadSpans): Ad | null {
  if (!parts.isAd) return null;
  const said = saidInFull(describeAd(parts, prompt, read), prompt, read.subjects, read);
  return withoutWithheld(said, prompt, parts.call);
}
