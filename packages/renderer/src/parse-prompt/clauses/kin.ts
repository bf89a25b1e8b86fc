import { isAnimate, isPerson } from '../kinds-of-things.ts';
import type { TaggedPhrase } from '../phrases/tag-phrases.ts';
import type { ClauseState } from './clause-state.ts';

const PARENTS = /^(?:mother|mom|mum|mommy|mama|father|dad|daddy|papa|parent|parents|mate)$/u;
/** "Their mother": somebody else than those whose mother it is. */
export const isParentWord = (word: string): boolean => PARENTS.test(word);

const YOUNG =
  /^(?:baby|babies|young|little-one|little-ones|newborn|newborns|offspring|child|children)$/u;
/** Relatives of people, who are animals where only animals are there: "a fox and his son". */
const DESCENDANTS = /^(?:grand)?(?:sons?|daughters?|child|children|kids?)$/u;
/** Young ones that are called so with many animals; the animal before them is their kind. */
const OFFSPRING: readonly (readonly [RegExp, (animal: string) => boolean])[] = [
  [/^(?:calf|calves)$/u, (animal) => !/^(?:cow-face|cow|ox|water-buffalo|bison)$/u.test(animal)],
  [/^(?:pup|pups)$/u, (animal) => !/^dog/u.test(animal)],
  [
    /^(?:chick|chicks|hatchling|hatchlings|owlet|owlets)$/u,
    (animal) => !/^(?:chicken|rooster)$/u.test(animal),
  ],
  [/^(?:foal|foals|fawn|fawns|joey|joeys|kid|kids|kit|kits)$/u, () => true],
];

const CUBS = /^(?:cub|cubs|whelp|whelps)$/u;

const OWNERS = /^(?:its|his|her|their)$/u;

/** Whose it is: the word before the adjectives of a noun. */
function ownerOf(phrases: readonly TaggedPhrase[], at: number): string {
  let before = at - 1;
  while (['adjective', 'attribute', 'unknown'].includes(phrases[before]?.role ?? '')) before -= 1;
  return phrases[before]?.text ?? '';
}

/** "A baby on its back", which is read as on him: it is that of the animal, too. */
function isBorne(phrases: readonly TaggedPhrase[], at: number): boolean {
  return phrases.slice(at + 1, at + 5).some(({ text }) => text === 'him');
}

/** "Penguins huddle, a baby under its mother": it is of their kind. */
function isWithParent(phrases: readonly TaggedPhrase[], at: number): boolean {
  const end = phrases.findIndex(({ role }, next) => next > at && role === 'stop');
  const rest = phrases.slice(at + 1, Math.min(at + 10, end === -1 ? phrases.length : end));
  return rest.some(({ text }, one) => isParentWord(text) && OWNERS.test(rest[one - 1]?.text ?? ''));
}

/** Those whose young have a drawing of their own. */
const GROWN: Readonly<Record<string, string>> = {
  duckling: 'duck',
  cygnet: 'swan',
  'baby-chick': 'chicken',
  'front-facing-baby-chick': 'chicken',
  'hatching-chick': 'chicken',
};

const MOTHER = /^(?:mother|mom|mum|mommy|mama)$/u;

/** The mother of a cub has no mane. */
const grown = (animal: string, word: string): string =>
  animal === 'lion' && MOTHER.test(word) ? 'lioness' : (GROWN[animal] ?? animal);

const MALES = /^(?:man|boy|old-man|prince|king)$/u;
const FEMALES = /^(?:woman|girl|old-woman|princess|queen)$/u;

/** Whether "his" or "her" can be said of this person. */
function isOwnerOf(owner: string, thing: string): boolean {
  if (!isPerson(thing)) return false;
  return (owner === 'his' && !FEMALES.test(thing)) || (owner === 'her' && !MALES.test(thing));
}

/** What a word for a relative means after an animal: its mother and its babies are animals too. */
export function asKin(
  { subjects }: ClauseState,
  phrases: readonly TaggedPhrase[],
  phrase: TaggedPhrase,
  at: number,
): TaggedPhrase {
  const isCub = CUBS.test(phrase.text);
  const offspring = OFFSPRING.find(([words]) => words.test(phrase.text))?.[1];
  // "Pigeons, children play behind him": no pigeons are born.
  const isListed = phrases[at - 1]?.role === 'comma';
  // "Elephants cross a river, the baby holds a tail": it is one of them where nobody else is.
  const isTheirs =
    (ownerOf(phrases, at) === 'the' || isWithParent(phrases, at)) &&
    !subjects.some((one) => isPerson(one.thing));
  const isOwned =
    OWNERS.test(ownerOf(phrases, at)) || isTheirs || (!isListed && isBorne(phrases, at));
  // "A girl feeds goats, her mother kneels beside her": it is the mother of the girl.
  const isOfPerson =
    PARENTS.test(phrase.text) && subjects.some((one) => isOwnerOf(ownerOf(phrases, at), one.thing));
  if (isOfPerson) return phrase;
  const found = subjects.findLast((one) => isAnimate(one.thing) && !isPerson(one.thing))?.thing;
  const parent = found ?? 'bear';
  const isOffspring =
    offspring !== undefined && found !== undefined && isOwned && offspring(parent);
  const isDescendant =
    DESCENDANTS.test(phrase.text) &&
    OWNERS.test(ownerOf(phrases, at)) &&
    !subjects.some((one) => isPerson(one.thing));
  const isYoung = YOUNG.test(phrase.text) || isOffspring || isDescendant;
  if (!isCub && !((isYoung || PARENTS.test(phrase.text)) && isOwned)) return phrase;
  if (found === undefined && !isCub) return phrase;
  const others = phrase.meanings.filter(({ kind }) => kind !== 'thing');
  return {
    ...phrase,
    text: isYoung ? 'baby-animal' : phrase.text,
    meanings: [{ kind: 'thing', value: isYoung ? parent : grown(parent, phrase.text) }, ...others],
  };
}

/** Nouns that are the same for one and for many. */
const UNCHANGED =
  /^(?:fish|sheep|deer|salmon|trout|bison|moose|wildebeest|jellyfish|tropical-fish|squid|reindeer|clownfish|goldfish|koi|koi-fish|reef-fish)$/u;
const BEFORE: ReadonlySet<string | undefined> = new Set([
  undefined,
  'preposition',
  'and',
  'clause',
  'comma',
  'verb',
]);

/** Deeds for which it is food. */
const AS_FOOD = /^(?:eat|cook|fry|fries|frie|grill|roast|bak)/u;

/** "Colourful fish", "grazing sheep": without an article they are several. */
export function asSeveral(
  phrases: readonly TaggedPhrase[],
  phrase: TaggedPhrase,
  at: number,
): TaggedPhrase {
  if (phrase.isPlural || !UNCHANGED.test(phrase.text)) return phrase;
  let before = at - 1;
  while (['adjective', 'attribute', 'unknown'].includes(phrases[before]?.role ?? '')) before -= 1;
  const { role, text = '' } = phrases[before] ?? {};
  return BEFORE.has(role) && text !== 'for' && !(role === 'verb' && AS_FOOD.test(text))
    ? { ...phrase, isPlural: true }
    : phrase;
}

const PARTS =
  /^(?:feather|feathers|pouch|tail|tails|wing|wings|fur|paw|paws|horn|horns|antler|antlers|beak|claw|claws|mane|ear|ears|nose|snout|trunk|fin|fins|shell|tongue|teeth|tusk|tusks|scales|neck|belly|eyes|whiskers|hump|plumage)$/u;
/** "Spreading its feathers": what belongs to the animal is drawn with it. */
export function isOwnPart(
  { subjects }: ClauseState,
  phrases: readonly TaggedPhrase[],
  at: number,
): boolean {
  const text = phrases[at]?.text ?? '';
  if (!PARTS.test(text) || !subjects.some(({ thing }) => isAnimate(thing) && !isPerson(thing)))
    return false;
  return OWNERS.test(ownerOf(phrases, at));
}
