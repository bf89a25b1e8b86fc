import { wordsIn } from '../../word-list.ts';

/** What a phrase is in its sentence. */
export type Role =
  | 'determiner'
  | 'adjective'
  /** A noun before another noun: the "street" of "street musician". */
  | 'attribute'
  | 'noun'
  | 'verb'
  | 'preposition'
  | 'position'
  | 'and'
  | 'comma'
  /** Begins a clause that says more: while, as, who, which. */
  | 'clause'
  | 'stop'
  | 'not'
  | 'pronoun'
  | 'be'
  /** Time, weather, mood and whatever else is everywhere in the picture. */
  | 'condition'
  /** About the picture itself, or a request for it. */
  | 'picture'
  | 'unknown';

const listed = (text: string): ReadonlySet<string> => new Set(wordsIn(text));
const CLOSED: readonly (readonly [Role, ReadonlySet<string>])[] = [
  [
    'determiner',
    listed(
      'a an the this that these those my his her its our their your every each some any another other',
    ),
  ],
  ['and', listed('and & plus or then')],
  ['comma', listed(', – — - / | + ( )')],
  ['stop', listed('. ; : ! ?')],
  ['clause', listed('while as when where who which whose whom until because whilst so but')],
  ['not', listed('no without not never nor except excluding minus isnt arent dont')],
  [
    'pronoun',
    listed(
      'it him them he she they himself herself itself themselves one-another each-other we you i me us others',
    ),
  ],
  [
    'be',
    listed(
      "is are was were be being been am has have had having gets get getting it's there's there starts begins start begin starting beginning",
    ),
  ],
  [
    'preposition',
    listed('with of from by for about like past featuring including containing showing ahead'),
  ],
];

/** The role of words that have the same one in every sentence. */
export function closedRole(text: string): Role | undefined {
  return CLOSED.find(([, words]) => words.has(text))?.[0];
}
