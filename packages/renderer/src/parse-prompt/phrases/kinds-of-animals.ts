import { wordsIn } from '../../word-list.ts';
import type { Token } from './tokens.ts';

/** Who is meant when only the place tells which animals there are. */
const KINDS: readonly (readonly [place: RegExp, animals: readonly string[]])[] = [
  [/^(?:jungle|rainforest|tropical)$/u, wordsIn('monkey tiger parrot sloth leopard')],
  [/^(?:farm|barn|farmyard|barnyard)$/u, wordsIn('cow pig rooster sheep goat')],
  [/^(?:arctic|polar|antarctic)$/u, wordsIn('seal penguin polar-bear walrus')],
  [/^(?:desert)$/u, wordsIn('camel lizard armadillo scorpion')],
  [/^(?:zoo|circus)$/u, wordsIn('elephant giraffe lion zebra penguin')],
  [/^(?:sea|ocean|marine|underwater|reef)$/u, wordsIn('octopus turtle seahorse crab jellyfish')],
  [/^(?:savannah?|safari|african?)$/u, wordsIn('giraffe zebra elephant lion antelope')],
  [/^(?:forest|woodland|woods?|meadow|garden)$/u, wordsIn('fox doe owl hedgehog squirrel rabbit')],
];
const HOMELY = KINDS.at(-1)?.[1] ?? [];
/** How many stand for all of them. */
const SHOWN = 3;

const ANIMALS = /^(?:animals|creatures|critters)$/u;
const FRIENDS = /^(?:friends|folk)$/u;
/** Made of something, or part of a name. */
const NOT_ALIVE =
  /^(?:stuffed|plush|toy|balloon|paper|origami|crocheted|crochet|knitted|wooden|clay|felt|plastic|cardboard|of|like|as|save|helping?|for|no|without|strange|mythical|magical|fantastic|alien|glowing|tiny|horned|winged)$/u;
const SAID_BEFORE = /^(?:other|wild|various|different)$/u;
const GROUP = /^(?:group|band|herd|parade|crowd|orchestra|choir|lots|row|line|circle)$/u;

/** The animals of a place, those first that the prompt does not name. */
function animalsOf(tokens: readonly Token[], at: number): readonly string[] {
  const said = tokens.map(({ text }) => text);
  const before = said[at - 1] ?? '';
  const named =
    KINDS.find(([place]) => place.test(before)) ??
    KINDS.find(([, animals]) => animals.some((one) => said.includes(one))) ??
    KINDS.find(([place]) => said.some((word) => place.test(word)));
  const kinds = named?.[1] ?? HOMELY;
  const isSaid = (one: string) => said.includes(one) || said.includes(`${one}s`);
  return kinds.filter((one) => !isSaid(one) && !(one === 'doe' && isSaid('deer'))).slice(0, SHOWN);
}

function isGroup(tokens: readonly Token[], at: number): boolean {
  const text = tokens[at]?.text ?? '';
  const before = tokens[at - 1]?.text ?? '';
  const isOfPlace = KINDS.some(([place]) => place.test(before));
  if (FRIENDS.test(text)) return isOfPlace;
  if (!ANIMALS.test(text) || /^(?:like|such)$/u.test(tokens[at + 1]?.text ?? '')) return false;
  if (before === 'of') return GROUP.test(tokens[at - 2]?.text ?? '');
  return !NOT_ALIVE.test(before);
}

/** "Forest animals": a fox, a deer and an owl. */
export function withKindsOfAnimals(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some((_, at) => isGroup(tokens, at))) return tokens;
  return tokens.flatMap((token, at) => {
    if (SAID_BEFORE.test(token.text) && isGroup(tokens, at + 1)) return [];
    if (!isGroup(tokens, at)) return [token];
    const [one, two, three] = animalsOf(tokens, at);
    const words = [one, ',', two, 'and', three];
    return words.flatMap((text) => (text === undefined ? [] : [{ ...token, text }]));
  });
}
