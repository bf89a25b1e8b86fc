import type { Phrase } from '../phrases/find-phrases.ts';

/** What is seen in the distance of a city. */
const OF_CITIES: Readonly<Record<string, string>> = {
  paris: 'eiffel-tower',
  london: 'big-ben',
  'new-york': 'manhattan',
  'new-york-city': 'manhattan',
  manhattan: 'manhattan',
  brooklyn: 'manhattan',
  tokyo: 'tokyo-tower',
  shibuya: 'tokyo-tower',
  kyoto: 'pagoda',
  beijing: 'pagoda',
  shanghai: 'pearl-tower',
  rome: 'colosseum',
  berlin: 'brandenburg-gate',
  sydney: 'opera-house',
  'san-francisco': 'golden-gate-bridge',
  dubai: 'burj',
  moscow: 'onion-domes',
  istanbul: 'mosque',
  pisa: 'leaning-tower',
  cairo: 'pyramid',
  athens: 'classical-building',
  mumbai: 'taj-mahal',
  agra: 'taj-mahal',
  delhi: 'taj-mahal',
  giza: 'pyramid',
  'times-square': 'manhattan',
  prague: 'cathedral-spires',
  vienna: 'cathedral-spires',
  barcelona: 'cathedral-spires',
  cologne: 'cathedral-spires',
  milan: 'cathedral-spires',
  budapest: 'great-dome',
  florence: 'great-dome',
  vatican: 'great-dome',
  madrid: 'great-dome',
  lisbon: 'great-dome',
  munich: 'cathedral-spires',
  rio: 'christ-statue',
  'rio-de-janeiro': 'christ-statue',
  seattle: 'needle-tower',
  toronto: 'needle-tower',
  seoul: 'needle-tower',
  'kuala-lumpur': 'twin-towers',
  singapore: 'marina-towers',
  'los-angeles': 'hollywood-sign',
  hollywood: 'hollywood-sign',
  bangkok: 'hindu-temple',
  marrakech: 'mosque',
  amsterdam: 'windmill',
  jerusalem: 'mosque',
  chicago: 'empire-state',
  'hong-kong': 'burj',
  japan: 'pagoda',
  'in-china': 'pagoda',
  'in-india': 'taj-mahal',
  'in-france': 'eiffel-tower',
  'in-italy': 'colosseum',
  'in-germany': 'brandenburg-gate',
  'in-russia': 'onion-domes',
  'in-america': 'statue-of-liberty',
};

/** What an ad for a journey shows of a country. */
const OF_COUNTRIES: Readonly<Record<string, string>> = {
  italy: 'colosseum',
  france: 'eiffel-tower',
  england: 'big-ben',
  britain: 'big-ben',
  uk: 'big-ben',
  egypt: 'pyramid',
  india: 'taj-mahal',
  china: 'pagoda',
  thailand: 'pagoda',
  vietnam: 'pagoda',
  russia: 'onion-domes',
  germany: 'brandenburg-gate',
  australia: 'opera-house',
  usa: 'statue-of-liberty',
  america: 'statue-of-liberty',
  greece: 'classical-building',
  turkey: 'mosque',
  morocco: 'mosque',
  holland: 'windmill',
  netherlands: 'windmill',
  amsterdam: 'windmill',
};

/** The landmark of the country or city to which an ad invites. */
export function landmarkOfJourney(phrases: readonly Phrase[]): string | undefined {
  const { landmark } = landmarkOf(phrases);
  return landmark ?? phrases.map(({ text }) => OF_COUNTRIES[text]).find((name) => name);
}

/** The landmark of the city that the prompt names, unless it has one of its own. */
export function landmarkOf(phrases: readonly Phrase[]): { readonly landmark?: string } {
  for (const { text } of phrases) {
    const landmark = OF_CITIES[text];
    if (landmark !== undefined) return { landmark };
  }
  return {};
}
