import { INSTRUMENTS } from '../../parse-prompt/kinds-of-things.ts';
import type { Motion, Relation, Subject } from '../../parse-prompt/scene-description.ts';
import { isDrawnPerson } from '../../people/person.ts';
import { uprightOf } from '../../things/animals/upright.ts';
import { traitsOfThing } from '../../things/things.ts';
import { isHeadLoad } from '../ensembles/head-loads.ts';

interface Scene {
  readonly subjects: readonly Subject[];
  readonly relations: readonly Relation[];
}

/** What is drunk from a glass or a cup. */
const DRINK =
  /beverage|teacup|coffee|cocktail|beer|drink|mug|wine|juice|lemonade|bubble-tea|tumbler|milkshake|champagne|sake|mate$/;
/** What is eaten with the hands or from a plate. */
const DISH =
  /pizza|burger|spaghetti|sushi|steaming-bowl|curry|ramen|noodle|ice-cream|popcorn|sandwich|taco|burrito|cake|doughnut|croissant|waffle|fries|hot-dog|cookie|pie$|salad|soup|bento|dumpling/;
/** What is of no use but to who has hands. */
const TOOL =
  /newspaper|book|camera|phone|umbrella|sign$|placard|sword|shield|briefcase|map$|magnifying|pencil|brush|wand|paper$|video-game|cards|trophy|flag|bouquet|telescope|racket|bat$|gift|microphone|laptop|lantern|suitcase|luggage|shopping/;
const DEEDS: ReadonlySet<Relation['kind']> = new Set<Relation['kind']>([
  'read',
  'paint',
  'cook',
  'drive',
  'wear',
  'pour',
  'build',
]);
const RIDDEN = /bicycle|skateboard|surfboard|scooter|motorcycle|unicycle|snowboard|skis|tricycle/;
const SEATS = /desk$|-table$|^table$|piano|chair$|sofa|stool/;
/** What lies on a stump or a barrel between those who play. */
const GAME = /^(?:chess-board|dealt-cards)$/;
const MOTIONS: ReadonlySet<Motion> = new Set<Motion>([
  'dance',
  'type',
  'write',
  'stir',
  'chop',
  'knead',
  'paint',
  'knit',
  'phone',
  'photograph',
  'juggle',
  'selfie',
  'repair',
  'iron',
  'sweep',
  'rake',
  'teeth',
  'shape',
  'saw',
  'hammer',
  'call',
  'meditate',
  'lift',
  'pushup',
  'cast',
  'rally',
  'shave',
  'comb',
]);

/** Whether an animal does what people do, for which it needs its paws. */
export function isLikePerson(at: number, { subjects, relations }: Scene): boolean {
  const subject = subjects[at];
  if (subject === undefined) return false;
  if (subject.states.includes('upright')) return true;
  if (subject.look !== null && (subject.look.clothes.length > 0 || subject.look.job !== null))
    return true;
  if (subject.motions.some((motion) => MOTIONS.has(motion))) return true;
  return relations.some(({ from, kind, to }) => {
    const other = subjects[to ?? -1]?.thing;
    if (from !== at || other === undefined) return false;
    switch (kind) {
      case 'play':
        return INSTRUMENTS.has(other);
      case 'drink':
        return DRINK.test(other);
      case 'eat':
        return DISH.test(other);
      case 'hold':
        return TOOL.test(other) || INSTRUMENTS.has(other) || DRINK.test(other);
      case 'ride':
        return RIDDEN.test(other);
      case 'at':
      case 'around':
        return SEATS.test(other) || subjects.some(({ thing }) => GAME.test(thing));
      case 'wear':
        return !isHeadLoad(other);
      default:
        return DEEDS.has(kind);
    }
  });
}

/** Animals that are shown on four legs otherwise get up for what takes hands. */
export function getUp(scene: Scene): Subject[] {
  const isAmongPeople = scene.subjects.some(({ thing }) => isDrawnPerson(thing));
  return scene.subjects.map((subject, at) => {
    const { build } = traitsOfThing(subject.thing);
    if (isDrawnPerson(subject.thing) || !isLikePerson(at, scene)) return subject;
    const name = build === 'whole' ? uprightOf(subject.thing) : null;
    if (name !== null) return { ...subject, thing: name };
    return build === 'head' && !isAmongPeople ? { ...subject, isAsTall: true } : subject;
  });
}

/** Whether it can sit at a table. */
export const isGuestAtTable = (at: number, scene: Scene): boolean =>
  traitsOfThing(scene.subjects[at]?.thing ?? '').build === 'head' && isLikePerson(at, scene);
