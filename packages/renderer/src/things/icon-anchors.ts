import type { Traits } from '../icons/traits.ts';
import type { Anchors, Point } from './thing.ts';

const at = (x: number, y: number): Point => ({ x, y });

/** Where a hand takes what an icon shows; elsewhere it is the middle. */
const GRIPS: Readonly<Record<string, Point>> = {
  umbrella: at(0.5, 0.92),
  'open-book': at(0.5, 0.9),
  microphone: at(0.25, 0.8),
  guitar: at(0.45, 0.6),
  violin: at(0.4, 0.62),
  trumpet: at(0.4, 0.6),
  saxophone: at(0.5, 0.45),
  'fishing-pole': at(0.15, 0.85),
  bouquet: at(0.5, 0.85),
  balloon: at(0.5, 1),
  hammer: at(0.25, 0.8),
  broom: at(0.3, 0.3),
  paintbrush: at(0.7, 0.3),
  'magic-wand': at(0.25, 0.8),
  'magnifying-glass-tilted-left': at(0.85, 0.85),
  'ice-cream': at(0.5, 0.85),
  'soft-ice-cream': at(0.5, 0.9),
  shield: at(0.5, 0.5),
  basket: at(0.5, 0.2),
  handbag: at(0.5, 0.12),
  bucket: at(0.5, 0.1),
  lantern: at(0.5, 0.05),
};

/** Saddles and cabins that are not in the middle. */
const SEATS: Readonly<Record<string, Point>> = {
  'pickup-truck': at(0.33, 0.42),
  bicycle: at(0.62, 0.22),
};

/** How far down the mouths are of those who have their noses near the ground. */
const MOUTHS: Readonly<Record<string, number>> = { hedgehog: 0.7, rat: 0.7, mouse: 0.7 };

/** Where a picture is printed on it. */
const PRINTED: Readonly<Record<string, NonNullable<Anchors['inside']>>> = {
  't-shirt': { x: 0.32, y: 0.34, width: 0.36, height: 0.4 },
};

const OUTLETS: Readonly<Record<string, Point>> = {
  rocket: at(0.14, 0.88),
  locomotive: at(0.3, 0.1),
  factory: at(0.75, 0.05),
  house: at(0.75, 0.12),
  volcano: at(0.5, 0.1),
  teapot: at(0.08, 0.3),
  'steaming-bowl': at(0.5, 0.3),
  'pot-of-food': at(0.5, 0.25),
  cooking: at(0.4, 0.4),
  candle: at(0.5, 0.1),
  fire: at(0.5, 0.3),
  'diya-lamp': at(0.5, 0.3),
  automobile: at(0.98, 0.85),
  'racing-car': at(0.98, 0.8),
  'light-bulb': at(0.5, 0.4),
  pizza: at(0.5, 0.3),
  'spouting-whale': at(0.4, 0.1),
};

/** Anchors of an icon, from its traits; figures with a drawn body hold things in their hands. */
export function anchorsOfIcon(icon: string, traits: Traits): Anchors {
  const isFigure = traits.build !== 'whole';
  const seat = traits.seatHeight === null ? {} : { seat: at(0.5, 1 - traits.seatHeight) };
  const outlet = OUTLETS[icon];
  const cabin = SEATS[icon];
  const inside = PRINTED[icon];
  return {
    top: at(0.5, traits.seatHeight === null ? 0.06 : 1 - traits.seatHeight),
    grip: GRIPS[icon] ?? at(0.5, 0.6),
    ...seat,
    ...(cabin === undefined ? {} : { seat: cabin }),
    ...(isFigure ? { hand: at(0.86, 0.72), mouth: at(0.5, 0.45) } : mouthOf(icon, traits)),
    ...(outlet === undefined ? {} : { outlet }),
    ...(inside === undefined ? {} : { inside }),
  };
}

/** A whole animal has its mouth at the end that it looks to. */
function mouthOf(icon: string, { medium, facing }: Traits): Anchors {
  if (medium === 'object' || medium === 'scenery' || medium === 'celestial') return {};
  return { mouth: at(facing === 0 ? 0.5 : 0.5 + facing * 0.42, MOUTHS[icon] ?? 0.38) };
}
