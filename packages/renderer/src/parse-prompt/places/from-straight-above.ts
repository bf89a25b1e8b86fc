import type { Setting } from '../description/settings.ts';
import type { PlanView, SceneDescription } from '../scene-description.ts';

/** What is drawn as a part of the place when one looks straight down on it. */
const SEEN_AS_PLAN =
  /^(?:umbrella|beach-umbrella|umbrella-on-ground|automobile|sports-car|convertible|taxi|bus|truck|vehicle|delivery-truck|person|man|woman|child|boy|girl|stall|beach-towel|traffic-light|street-lamp|fountain)$/u;

const KINDS: readonly (readonly [PlanView['kind'], RegExp, ReadonlySet<Setting>])[] = [
  [
    'parking',
    /\b(?:parking (?:lot|space|garage|area)s?|car parks?)\b/iu,
    new Set<Setting>(['parking-lot', 'street', 'city', 'road', 'shop']),
  ],
  [
    'interchange',
    /\b(?:motorway|highway|freeway|autobahn|expressway) (?:junctions?|interchanges?|crossings?|intersections?|knots?)\b|\b(?:cloverleaf|spaghetti junction|(?:stack|road) interchange)\b/iu,
    new Set<Setting>(['road', 'city', 'street']),
  ],
  [
    'roundabout',
    /\b(?:roundabouts?|traffic circles?)\b/iu,
    new Set<Setting>(['street', 'city', 'road', 'square', 'park', 'village']),
  ],
  [
    'crossing',
    /\b(?:crossing|crosswalks?|intersections?|zebra|crossroads?|junction|shibuya)\b/iu,
    new Set<Setting>(['street', 'city', 'road', 'square']),
  ],
  [
    'market',
    /\b(?:market|bazaar|souk|stalls)\b/iu,
    new Set<Setting>(['market', 'square', 'street']),
  ],
  [
    'beach',
    /\b(?:umbrellas|parasols|sunshades|towels|sunbath\p{L}+|people|tourists|crowd(?:ed|s)?|swimmers|beachgoers|loungers)\b/iu,
    new Set<Setting>(['beach']),
  ],
  [
    'highway',
    /\b(?:traffic|cars|highways?|motorways?|freeways?|interchange|overpass)\b(?=.*\b(?:city|urban|downtown|traffic|cars|interchange|overpass)\b)|\b(?:city|urban|downtown)\b.*\b(?:traffic|cars|highways?|motorways?|freeways?)\b/iu,
    new Set<Setting>(['road', 'city', 'street']),
  ],
];

/** Lamps are on when it gets dark. */
const LIT = /\b(?:head|tail|car |rear )lights?\b/iu;

const HAS_UMBRELLAS = /\b(?:umbrellas?|parasols?|rain|rainy)\b/iu;

/** A place that is seen straight from above: those who are there are a part of its plan. */
export function seenFromTop(prompt: string, scene: SceneDescription): SceneDescription {
  const { setting, styles, subjects, ad } = scene;
  if (ad !== null || !styles.includes('aerial')) return scene;
  if (!subjects.every(({ thing }) => SEEN_AS_PLAN.test(thing))) return scene;
  const found = KINDS.find(([, words, places]) => words.test(prompt) && places.has(setting));
  if (found === undefined) return scene;
  const { extras: _, isCrowded: _crowd, landmark: _mark, fromAbove: _land, ...rest } = scene;
  return {
    ...rest,
    time: rest.time ?? (LIT.test(prompt) ? 'dusk' : null),
    subjects: [],
    relations: [],
    effects: [],
    planView: { kind: found[0], hasUmbrellas: HAS_UMBRELLAS.test(prompt) },
  };
}
