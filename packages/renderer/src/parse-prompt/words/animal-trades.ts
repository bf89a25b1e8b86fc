/** Animals that people have to do with, by the words for them. */
const ANIMALS = `
  dog dog-face | puppy dog-face | cat cat-face | horse horse | pony horse | goat goat | sheep ewe | cow cow-face | cattle cow-face
  pig pig-face | duck duck | goose goose | chicken chicken | reindeer deer | camel camel | yak ox | llama llama | alpaca llama
  elephant elephant | lion lion | tiger tiger-face | bear bear | monkey monkey-face | snake snake | cobra snake | falcon eagle
  hawk eagle | parrot parrot | dolphin dolphin | seal seal | crocodile crocodile | alligator crocodile | dragon dragon
  donkey donkey | mule donkey | ostrich ostrich | rabbit rabbit-face | buffalo water-buffalo | pigeon pigeon | crab crab
  lobster lobster | whale whale | shark shark | wolf wolf | deer deer | fox fox
`;

/** What those do who have the animal beside them; farmers look like farmers. */
const WITH_ANIMAL: Readonly<Record<string, string>> = {
  herder: 'farmer',
  herdsman: 'farmer',
  farmer: 'farmer',
  rancher: 'farmer',
  breeder: 'farmer',
  keeper: 'person',
  trainer: 'person',
  tamer: 'man',
  charmer: 'man',
  walker: 'woman',
  whisperer: 'person',
  handler: 'person',
  groomer: 'woman',
  sitter: 'woman',
  owner: 'person',
};
/** Whoever is after an animal does not have it yet. */
const WITHOUT_ANIMAL = ['hunter', 'fisherman', 'fisher', 'catcher', 'watcher'];

/** People with animals, as the other jobs are told: "goat-farmer farmer goat next-to". */
export const ANIMAL_TRADES: string = ANIMALS.split(/\||\n/u)
  .map((entry) => entry.trim().split(/\s+/u))
  .flatMap(([word = '', thing = '']) =>
    word === ''
      ? []
      : [
          ...Object.entries(WITH_ANIMAL).map(
            ([trade, who]) => `${word}-${trade} ${who} ${thing} next-to`,
          ),
          ...WITHOUT_ANIMAL.map((trade) => `${word}-${trade} man`),
          `${word}-rider person ${thing} ride`,
        ],
  )
  .join(' | ');
