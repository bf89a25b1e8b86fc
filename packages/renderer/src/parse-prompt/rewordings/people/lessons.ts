const LESSON =
  /\b(?:explain(?:s|er|ed|ing)?|animation|lesson|educational|diagram|infographic|cycle|how (?:an?|the|to)?\b[^.,;]{0,40}\bworks?)\b/iu;
const PUPILS =
  /,? ?\bfor (?:my |our |the )?(?:(?:\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth)[- ]grade(?:rs?)?(?: (?:class|students|kids|pupils))?|kids|children|pupils|students|(?:science |biology |geography |maths? )?class|beginners|toddlers|pre-?schoolers|kindergart(?:en|n)ers?)\b/giu;

/** Those whom a lesson is for are not in it. */
export function withoutPupils(prompt: string): string {
  return LESSON.test(prompt)
    ? prompt.replaceAll(PUPILS, (found) => ' '.repeat(found.length))
    : prompt;
}
