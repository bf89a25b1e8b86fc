/** What is seen on the screen of an app or a program, by the words of its ad; the first that fits. */
const ROWS: readonly (readonly [RegExp, string])[] = [
  [/\bweather|forecast|\brain (?:radar|alert)/iu, 'weather'],
  [/\bapi\b|\bsdk\b|\bcode|coding|programm|developer/iu, 'code'],
  [
    /budget|bank|invest|financ|crypto|stock|chart|\bgraphs?\b|analytic|dashboard|money|tax|sales|crm|account|wallet|expense|saas|energy/iu,
    'chart',
  ],
  [/meditat|calm|breath|\byoga|mindful|relax|sleep|bedtime|lullab/iu, 'calm'],
  [/fitness|workout|running|runner|step|health|calorie|diet|training|cycling|gym/iu, 'rings'],
  [/dating|love|match|single/iu, 'heart'],
  [/music|podcast|audio|radio|song|playlist|piano|guitar/iu, 'music'],
  [
    /travel|map|navigat|taxi|ride|delivery|parking|hiking|flight|scooter|car shar|gps|hotel/iu,
    'map',
  ],
  [/game|puzzle|quest/iu, 'game'],
  [/photo|camera|skyline|landscape|picture|video|edit|film|stream|movie/iu, 'photo'],
  [/language|chat|messag|speak|talk|support|friends|social|spanish|french|english/iu, 'chat'],
  [/shop|fashion|market|grocer|food|recipe|restaurant|pizza|store|meal|cook|plant|book/iu, 'shop'],
];

/** Screens that a drawing shows. */
export const SCREENS = [
  'chart',
  'rings',
  'calm',
  'heart',
  'music',
  'map',
  'game',
  'photo',
  'chat',
  'shop',
  'code',
  'weather',
  'list',
] as const;
export type Screen = (typeof SCREENS)[number];

export function screenFor(prompt: string): Screen {
  const found = ROWS.find(([pattern]) => pattern.test(prompt))?.[1];
  return SCREENS.find((screen) => screen === found) ?? 'list';
}
