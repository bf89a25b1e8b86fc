/** When something is cheaper or given: said also beside another headline. */
const DAYS =
  "black friday|cyber monday|cyber week|boxing day|prime day|labou?r day|memorial day|independence day|valentine['’]?s(?: day)?|mother['’]?s day|father['’]?s day|halloween|easter|christmas|new year|thanksgiving|back to school";
/** "Black Friday countdown, 3 days left". */
const BEFORE_DEAL = new RegExp(
  String.raw`\b(${DAYS})(?= (?:\p{L}+ )?(?:sale|offers?|deals?|countdown|specials?|promo|promotion|discounts?|event)\b)`,
  'iu',
);
/** A part of its own: "flower shop ad, Mother's Day, 20% off". Christmas and Easter are also seen. */
const OWN_PART = new RegExp(
  `(?:^|[,.;:]) ?(?:for |on )?((?!christmas|easter|halloween|new year)(?:${DAYS}))(?= ?(?:[,.;:!]|$)| (?:on )?(?:\\p{Lu}\\p{Ll}+day|\\d{1,2}\\b)| (?:[\\p{L}-]+ ){0,2}(?:ad|advert|commercial|campaign|promo|post|story|poster|banner)\\b)`,
  'iu',
);

export function occasionIn(prompt: string): string | null {
  const found = (BEFORE_DEAL.exec(prompt) ?? OWN_PART.exec(prompt))?.[1];
  if (found === undefined) return null;
  const day = /s$/iu.test(found) && /^valentine/iu.test(found) ? `${found} day` : found;
  return day.replaceAll(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toLocaleUpperCase('en'));
}
