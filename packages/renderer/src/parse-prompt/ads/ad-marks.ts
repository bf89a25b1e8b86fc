const LOGO = /\blogos?\b|\bwordmark\b|\bemblem\b|\bbrand (?:intro|reveal|animation)\b/iu;
/** A logo that only signs the ad: "Logo: EMBER", "handwritten logo The Mug", "finish on the Ledgerly logo". */
const SIGNED =
  /\b[Ll]ogo(?: text| name)?(?::|,| is)\s|\b[Ll]ogo(?: text)? (?=\p{Lu})|\b(?:[Ee]nd|[Ee]nds|[Ee]nding|[Ff]inish|[Ff]inishes|[Cc]lose|[Cc]loses|into|[Tt]hen)(?: on| with)? (?:the|our|its|a|an) (?:[\p{L}'’&-]+ ){0,3}logo\b|\b(?:and|with|plus) (?:the|our|my) (?:\p{L}+ )?logo\b/gu;

/** Whether a mark alone is asked for, which says who it is. */
export function isMark(prompt: string): boolean {
  return LOGO.test(prompt.replaceAll(SIGNED, ' '));
}
