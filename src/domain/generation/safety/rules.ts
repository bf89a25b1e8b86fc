import type { ListName } from './terms/index.ts';

/** What the service makes for nobody, in words that may stand in a message. */
export const CATEGORIES = {
  sexual_minors: 'sexual content involving minors',
  intimate_real_people: 'intimate images of people who did not agree to them',
  sexual_violence: 'sexual violence',
  dangerous_instructions: 'instructions for weapons, drugs or violence',
  terrorism: 'praise of or recruiting for terrorism',
  self_harm: 'encouragement of suicide or self-harm',
  hate: 'hatred against a group of people',
  shocking_violence: 'depictions of real cruelty made to shock',
} as const;

export type Category = keyof typeof CATEGORIES;

/** Holds where a term of each list stands in the text, each close to the one before it. */
export interface Rule {
  readonly category: Category;
  readonly lists: readonly [ListName, ...ListName[]];
  /** Words that may stand between two of them. */
  readonly within: number;
  /** In the order of `lists`; else in any order. */
  readonly ordered?: true;
  /** A term of this list among them, or so many words away, makes it another matter. */
  readonly unless?: { readonly list: ListName; readonly within: number };
}

export const RULES: readonly Rule[] = [
  { category: 'sexual_minors', lists: ['abuseOfMinors'], within: 0 },
  { category: 'sexual_minors', lists: ['minor', 'explicit'], within: 6 },
  { category: 'sexual_minors', lists: ['minor', 'suggestive'], within: 1 },
  { category: 'sexual_minors', lists: ['obscene', 'minor'], within: 2, ordered: true },
  { category: 'intimate_real_people', lists: ['nudify'], within: 0 },
  { category: 'intimate_real_people', lists: ['realPerson', 'explicit'], within: 5 },
  {
    category: 'sexual_violence',
    lists: ['rape', 'victim'],
    within: 2,
    ordered: true,
    unless: { list: 'prevention', within: 8 },
  },
  { category: 'sexual_violence', lists: ['rape', 'explicit'], within: 2 },
  { category: 'dangerous_instructions', lists: ['recipeForHarm'], within: 0 },
  {
    category: 'dangerous_instructions',
    lists: ['instruction', 'making', 'weapon'],
    within: 3,
    ordered: true,
    unless: { list: 'makeBelieve', within: 2 },
  },
  {
    category: 'dangerous_instructions',
    lists: ['weapon', 'plan'],
    within: 1,
    ordered: true,
    unless: { list: 'makeBelieve', within: 2 },
  },
  {
    category: 'dangerous_instructions',
    lists: ['plan', 'weapon'],
    within: 1,
    ordered: true,
    unless: { list: 'makeBelieve', within: 2 },
  },
  {
    category: 'dangerous_instructions',
    lists: ['instruction', 'murder'],
    within: 2,
    ordered: true,
    unless: { list: 'makeBelieve', within: 2 },
  },
  { category: 'terrorism', lists: ['terrorPraise'], within: 0 },
  {
    category: 'terrorism',
    lists: ['praise', 'terror'],
    within: 4,
    unless: { list: 'mythOrMourning', within: 8 },
  },
  { category: 'self_harm', lists: ['selfHarmAppeal'], within: 0 },
  {
    category: 'self_harm',
    lists: ['promotion', 'selfHarm'],
    within: 3,
    unless: { list: 'prevention', within: 8 },
  },
  {
    category: 'hate',
    lists: ['hateSlogan'],
    within: 0,
    unless: { list: 'remembrance', within: 8 },
  },
  {
    category: 'hate',
    lists: ['dehumanising', 'group'],
    within: 3,
    unless: { list: 'remembrance', within: 8 },
  },
  {
    category: 'shocking_violence',
    lists: ['snuff'],
    within: 0,
    unless: { list: 'prevention', within: 8 },
  },
  { category: 'shocking_violence', lists: ['cruelty', 'authentic'], within: 4 },
];
