import {
  DEEDS,
  type Deed,
  MOTIONS,
  type Motion,
  PLACES,
  type Place,
  SETTINGS,
  type Setting,
  STATES,
  type State,
} from '../scene-description.ts';
import { ANIMAL_VERBS } from './animal-verbs.ts';
import { DEED_VERBS } from './deed-verbs.ts';
import { EVERYDAY_VERBS } from './everyday-verbs.ts';
import { IRREGULAR } from './irregular-verbs.ts';
import { SPORT_VERBS } from './sport-verbs.ts';
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
  /** Where it is usually done. */
  readonly setting: Setting | null;
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
    setting: among(SETTINGS, '^'),
  };
}

const DOUBLES =
  /^(?:get|run|swim|jog|hop|skip|spin|hug|sit|nap|grab|slip|grin|trot|pet|plan|tug|drag|flap|skid|sled|step|knit|put|stop|rob|beg|put-on|stir|chop|hit|bob|drop|sip|shop-for|clap|dig|flit|cut|roll-up|flip|spar|mop|strum|scrub|chat|trim|bat|wag|don|pop|snap|wrap|unwrap|rip|tap|zip|trip|drip|rub|win|slam|swap|tip|slap|ram|snip|cram|stub|jab|nod|pat|plop|split-wood|split-logs|split)$/u;

/** Verbs with a hyphen, of which the end changes. */
const OF_ONE_PIECE =
  /^(?:high-five|fist-bump|blow-dry|roller-skate|inline-skate|figure-skate|speed-skate|ice-skate|rock-climb|ice-climb|sword-fight|sumo-wrestle|hula-hoop|stir-fry|spray-paint|water-ski|jet-ski|cross-country-ski|ski-jump|bungee-jump|base-jump|long-jump|high-jump|triple-jump|hang-glide|scuba-dive|pole-vault|bench-press|shot-put|tap-dance|belly-dance|line-dance|video-chat)$/u;

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
    // "Lassos" as well as "lassoes".
    ...(/[^dg]o$/u.test(verb) ? [[`${verb}s`, 's'] as [string, VerbForm]] : []),
    [ing, 'ing'],
    ...past.map((form): [string, VerbForm] => [form, 'past']),
  ];
  return forms.map(([form, kind]) => [`${form}${tail}`, kind]);
}

const DETERMINERS = ['', 'a-', 'the-', 'his-', 'her-', 'their-', 'its-'];

/** "Make-*bed" stands for making a bed, the bed, her bed. */
const written = (lemma: string): readonly string[] =>
  lemma.includes('*')
    ? DETERMINERS.flatMap((each) =>
        written(lemma.replace('*', each).replace(/-a-(?=[aeiou])/u, '-an-')),
      )
    : [lemma];

/** All forms of all verbs. */
export function verbEntries(): readonly [string, VerbUse][] {
  return [EVERYDAY_VERBS, SPORT_VERBS, ANIMAL_VERBS, VERBS, DEED_VERBS]
    .map((rows) => rows.trim())
    .join('\n')
    .split('\n')
    .flatMap((line) => {
      const [lemmas = '', signs = ''] = line.split(':');
      const meaning = meaningOf(signs.trim().split(/\s+/u));
      return lemmas
        .trim()
        .split(/\s+/u)
        .flatMap(written)
        .flatMap((lemma) =>
          formsOf(lemma).map(([text, form]): [string, VerbUse] => [text, { lemma, form, meaning }]),
        );
    });
}

/** Whether the verb says what it is done with: "pitching a tent". */
export const namesBelonging = ({ lemma, meaning: { belonging } }: VerbUse): boolean =>
  belonging !== null &&
  lemma.includes('-') &&
  belonging.split('-').some((word) => lemma.split('-').some((each) => each.startsWith(word)));
