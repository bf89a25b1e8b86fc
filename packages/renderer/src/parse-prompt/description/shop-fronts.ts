import type { Setting } from './settings.ts';
import { isTrade } from './trades.ts';

const FRONTS: Readonly<Partial<Record<Setting, string>>> = {
  restaurant: 'restaurant-front',
  bar: 'bar-front',
  gym: 'shop-front',
  shop: 'shop-front',
  bakery: 'bakery-front',
  bookshop: 'book-front',
  'toy-shop': 'toy-front',
  'flower-shop': 'flower-front',
  'hair-salon': 'barber-front',
  supermarket: 'corner-shop',
  greengrocer: 'corner-shop',
};
const CAFES = /^(?:cafe|café|coffee-shop|coffeehouse|coffee-house|bistro)$/u;
/** Houses with a sign of their own. */
const LARGE = /^(?:supermarket|hypermarket|checkout|casino|mall|shopping-|salon)/u;

/** The shop as it is seen from outside; undefined for what is none. */
export function frontOf(setting: Setting, text: string): string | undefined {
  if (setting === 'restaurant' && CAFES.test(text)) return 'cafe-front';
  const front = FRONTS[setting] ?? (isTrade(setting) ? 'shop-front' : undefined);
  return front !== undefined && LARGE.test(text) ? 'shop-front' : front;
}

const CIVIC: readonly (readonly [RegExp, string])[] = [
  [/^(?:police-station|police-office|sheriffs?-office)$/u, 'police-station'],
  [/^(?:fire-?station|fire-?house|firehouse|fire-department)$/u, 'fire-station'],
  [/^(?:hospital|clinic|vet-clinic|veterinary-clinic|nursing-home)$/u, 'hospital'],
  [/^(?:(?:primary-|elementary-|high-|old-|village-)?school|kindergarten|preschool)$/u, 'school'],
  [
    /^(?:university|college|(?:public-)?library|museum|art-gallery|gallery|courthouse|court)$/u,
    'classical-building',
  ],
  [/^(?:theat(?:er|re)|cinema|movie-theat(?:er|re))$/u, 'cinema-front'],
  [/^(?:(?:train|railway|bus)-station)$/u, 'station-building'],
  [/^(?:factory|warehouse)$/u, 'factory-building'],
  [/^(?:night-?club|disco)$/u, 'night-club'],
  [/^(?:prison|jail)$/u, 'office-building'],
];

/** A building that is named by what is done in it, as it is seen from the street. */
export const civicFrontOf = (text: string): string | undefined =>
  CIVIC.find(([names]) => names.test(text))?.[1];
