import {
  DEEDS,
  type Deed,
  MOTIONS,
  type Motion,
  PLACES,
  type Place,
  STATES,
  type State,
} from '../scene-description.ts';
import { ANIMAL_VERBS } from './animal-verbs.ts';
import { DEED_VERBS } from './deed-verbs.ts';
import { IRREGULAR } from './irregular-verbs.ts';
import { VERBS } from './verbs.ts';

/** What a verb shows. */
interface VerbMeaning {
  readonly deed: Deed | null;
  /** Of who acts. */
  readonly motion: Motion | null;
  readonly state: State | null;
  /** Of what is acted on. */
  readonly objectMotion: Motion | null;
  /** A place that belongs to the verb: "to surround" puts one thing around another. */
  readonly place: Place | null;
  /** Places after the object tell where the object is or goes. */
  readonly movesObject: boolean;
  /** What one has who does it, also when the prompt does not name it: a skateboard, a book. */
  readonly belonging: string | null;
}

type VerbForm = 'base' | 's' | 'ing' | 'past';

export interface VerbUse {
  readonly lemma: string;
  readonly form: VerbForm;
  readonly meaning: VerbMeaning;
}

function meaningOf(signs: readonly string[]): VerbMeaning {
  const among = <Name extends string>(names: readonly Name[], sign: string): Name | null =>
    names.find((name) => signs.includes(`${sign}${name}`)) ?? null;
  return {
    deed: among(DEEDS, '!'),
    motion: among(MOTIONS, ''),
    state: among(STATES, '='),
    objectMotion: among(MOTIONS, '>'),
    place: among(PLACES, '@'),
    movesObject: signs.includes('~'),
    belonging: signs.find((sign) => sign.startsWith('+'))?.slice(1) ?? null,
  };
}

const DOUBLES =
  /^(?:get|run|swim|jog|hop|skip|spin|hug|sit|nap|grab|slip|grin|trot|pet|plan|tug|drag|flap|skid|sled|step|knit|put|stop|rob|beg|put-on|stir|chop|hit|bob|drop|sip|shop-for|clap|dig|flit|cut|roll-up|flip|spar|mop|strum|scrub|chat|trim)$/u;

/** Verbs with a hyphen, of which the end changes. */
const OF_ONE_PIECE =
  /^(?:high-five|fist-bump|blow-dry|roller-skate|ice-skate|rock-climb|sword-fight|hula-hoop)$/u;

/** The forms of a verb; of two words, the first one changes. */
function formsOf(lemma: string): readonly [string, VerbForm][] {
  const isOne = OF_ONE_PIECE.test(lemma);
  const [verb = '', ...rest] = isOne ? [lemma] : lemma.split('-');
  const tail = rest.length === 0 ? '' : `-${rest.join('-')}`;
  const isDouble = DOUBLES.test(lemma) || DOUBLES.test(verb);
  const stem = isDouble ? `${verb}${verb.at(-1)}` : verb;
  const isSilentE = verb.endsWith('e') && !verb.endsWith('ee');
  const isIe = verb === 'lie' || verb === 'tie';
  const ing = isIe ? `${verb[0]}ying` : `${isSilentE ? verb.slice(0, -1) : stem}ing`;
  const isY = /[^aeiou]y$/u.test(verb);
  const s = isY
    ? `${verb.slice(0, -1)}ies`
    : /(?:s|sh|ch|x|z|o)$/u.test(verb)
      ? `${verb}es`
      : `${verb}s`;
  const ed = isSilentE ? `${verb}d` : isY ? `${verb.slice(0, -1)}ied` : `${stem}ed`;
  const past = IRREGULAR[verb]?.split(' ') ?? [ed];
  const forms: [string, VerbForm][] = [
    [verb, 'base'],
    [s, 's'],
    [ing, 'ing'],
    ...past.map((form): [string, VerbForm] => [form, 'past']),
  ];
  return forms.map(([form, kind]) => [`${form}${tail}`, kind]);
}

/** All forms of all verbs. */
export function verbEntries(): readonly [string, VerbUse][] {
  return [ANIMAL_VERBS, VERBS, DEED_VERBS]
    .map((rows) => rows.trim())
    .join('\n')
    .split('\n')
    .flatMap((line) => {
      const [lemmas = '', signs = ''] = line.split(':');
      const meaning = meaningOf(signs.trim().split(/\s+/u));
      return lemmas
        .trim()
        .split(/\s+/u)
        .flatMap((lemma) =>
          formsOf(lemma).map(([text, form]): [string, VerbUse] => [text, { lemma, form, meaning }]),
        );
    });
}
