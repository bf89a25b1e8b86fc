import type { FoundSubjects } from '../clauses/find-subjects.ts';
import { ANY_MATERIAL, type Material, materialOf } from '../description/substances.ts';
import { BUILDINGS, isAnimate, isPerson, isVehicle } from '../kinds-of-things.ts';
import { sifted } from '../needed-letters.ts';
import type { TaggedPhrase } from '../phrases/tag-phrases.ts';
import type { Rewording } from '../rewording.ts';
import type { Subject } from '../scene-description.ts';

const ADJECTIVES =
  'pure |solid |living |swirling |glowing |burning |white |fluffy |soft |shining |shimmering |sparkling |colou?rful |bright |clear |blue |green |red |pink |purple |golden |black |transparent |translucent |frozen |melting |polished |old |recycled |liquid |molten |fresh |dark |dripping |blooming |flowing |many |thousands of |hundreds of |millions of |tiny |small |different |various |twinkling |folded |carved |delicate ';

/** "Made entirely out of ice". */
const MADE = new RegExp(
  `,? ?\\b(?:(?:that|which) (?:is|are) |is |are )?(?:made|built|constructed|crafted|carved|sculpted|sculptured|formed|woven|folded|knitted|knit|composed|created|cast|fashioned|shaped|consisting|assembled) (?:up |entirely |completely |purely |wholly |only |all |solely |fully )*(?:out of|of|from|with|in) (?:(?:${ADJECTIVES})*)(${ANY_MATERIAL})\\b(?! (?:store|shop|box|boxes))(?:(?:,| and) (?:(?:${ADJECTIVES})*)(?:${ANY_MATERIAL})\\b)*`,
  'giu',
);
/** "A lion of fire". */
const OF = new RegExp(
  ` of (?:(?:${ADJECTIVES})*)(ice|frost|snow|glass|crystal|lava|fire|flames?|clouds|smoke|shadows?|starlight|stardust|stars|light|lightning|stone|gold|silver|steel|bronze|paper|wool|yarn|flowers|leaves|candy|chocolate|gingerbread|sand|cards|water|diamonds?|marble|wood)\\b`,
  'giu',
);
const BEFORE: Readonly<Record<string, Material>> = {
  ice: 'ice',
  icy: 'ice',
  glass: 'glass',
  crystal: 'glass',
  diamond: 'glass',
  lava: 'lava',
  paper: 'paper',
  origami: 'paper',
  cardboard: 'paper',
  wooden: 'wood',
  stone: 'stone',
  marble: 'stone',
  bronze: 'bronze',
  copper: 'bronze',
  golden: 'gold',
  gold: 'gold',
  silver: 'silver',
  steel: 'silver',
  metal: 'silver',
  robot: 'silver',
  robotic: 'silver',
  mechanical: 'silver',
  cyborg: 'silver',
  chocolate: 'chocolate',
  gingerbread: 'gingerbread',
  candy: 'candy',
  balloon: 'candy',
  knitted: 'wool',
  crocheted: 'wool',
  crochet: 'wool',
  woollen: 'wool',
  woolen: 'wool',
  felt: 'wool',
  plush: 'wool',
  jelly: 'jelly',
  gummy: 'jelly',
  lego: 'bricks',
  clay: 'sand',
};
const LOOKS = Object.keys(BEFORE).join('|');
const ADJECTIVE = new RegExp(`\\b(?:${LOOKS})\\b`, 'giu');
const LIKENESS =
  /^[- ](?:statues?|sculptures?|figurines?|carvings?|monuments?)\b(?! (?:an?|the|his|her|their|out|up|down|through|across|turns|into|wood|pumpkins?)\b)/iu;
const LIKENESS_OF =
  /\b(?:statue|sculpture|figurine|bust|carving|monument|gargoyle)s? of (?:an? |the |two |three )?(?:\p{L}+ ){0,2}$/iu;

/** "A hedge cut into the shape of an elephant". */
const CUT_HEDGE = sifted(
  /\b(?:hedge|bush|shrub|boxwood|box tree|topiary)(?:e?s)?(?: \p{L}+){0,3} (?:into|like|shape of|form of) (?:an? |the |two |three )?$/iu,
);

/** How clothes of a material look. */
const CLOTHS: Readonly<Partial<Record<Material, string>>> = {
  flowers: 'floral',
  leaves: 'green leafy',
  stars: 'blue star-patterned',
  gold: 'golden',
  silver: 'silver',
  fire: 'orange',
  water: 'blue',
  ice: 'light-blue',
  cloud: 'white',
  paper: 'white',
  chocolate: 'brown',
  candy: 'pink striped',
};

export const OF_MATERIALS: readonly Rewording[] = [
  // Bird and machine have one name; nobody folds a machine.
  [
    /\b((?:origami|paper|white|red-crowned|sandhill|graceful|majestic) )crane(s?)\b/giu,
    (_, look, many) => `${look}crane-bird${many ?? ''}`,
  ],
  [/\b(?:figurine|carving)(?= of )/giu, () => 'statue'],
  [
    new RegExp(
      `\\b(dress|gown|skirt|suit|coat|jacket|cape|robe|shirt|hat|kimono)${MADE.source}`,
      'giu',
    ),
    (_, garment, material) => `${CLOTHS[materialOf(material ?? '') ?? 'snow'] ?? ''} ${garment}`,
  ],
  [MADE, () => ''],
  [
    /\b(?:knitted|crochet(?:ed)?|wool+en|felt|plush|gummy(?! bears?\b)|lego(?! (?:bricks?|blocks?|pieces?|sets?)\b)|origami)(?= \p{L})/giu,
    () => '',
  ],
];

/** What looks different when it is made of it; a stone house and a wooden boat are as they are anyway. */
function shows({ thing }: Subject, material: Material): boolean {
  if (isAnimate(thing)) return true;
  const isPlain = /^(?:wood|stone|silver|bronze|gold|sand|bricks)$/u.test(material);
  if (isVehicle(thing)) return !/^paper-/u.test(thing) && (material === 'wood' || !isPlain);
  return BUILDINGS.has(thing) && !isPlain;
}

interface Named {
  readonly subject: Subject;
  readonly before: string;
  readonly after: string;
}

/** What is said to be its material right before it, if nothing but adjectives follow. */
function adjectiveBefore(before: string): Material | null {
  const [found] = [...before.matchAll(ADJECTIVE)].slice(-1);
  const near = before.slice((found?.index ?? 0) + (found?.[0].length ?? 0));
  const isNear =
    found !== undefined &&
    /^(?: (?:little|small|big|large|huge|giant|tiny|old|young|cute|beautiful|red|blue|green|white|black|golden|toy|baby|flying|running|\p{L}+y)){0,2} $/iu.test(
      near,
    );
  return isNear ? (BEFORE[found[0].toLowerCase()] ?? null) : null;
}

const MADE_NEXT = sifted(new RegExp(`^(?: \\p{L}+)?${MADE.source}`, 'iu'));
const OF_NEXT = sifted(new RegExp(`^${OF.source}`, 'iu'));

function materialNamed({ subject, before, after }: Named): Material | null {
  const made = MADE_NEXT.exec(after)?.[1];
  if (made !== undefined) return materialOf(made);
  if (CUT_HEDGE.test(before) && shows(subject, 'leaves')) return 'leaves';
  const likeness = LIKENESS_OF.exec(before);
  if (likeness !== null || LIKENESS.test(after))
    return adjectiveBefore(before.slice(0, likeness?.index)) ?? 'stone';
  const of = OF_NEXT.exec(after)?.[1];
  const [whole, look] = [of === undefined ? null : materialOf(of), adjectiveBefore(`${before}`)];
  if (whole !== null && shows(subject, whole) && !isPerson(subject.thing)) return whole;
  // A golden dog has that colour, and a knight is of steel as he is.
  const isShown = look !== null && look !== 'gold' && shows(subject, look);
  return isShown && !isPerson(subject.thing) ? look : null;
}

/** Gives what is made of something its look. */
export function madeOf(
  found: FoundSubjects,
  phrases: readonly TaggedPhrase[],
  text: string,
): FoundSubjects {
  const effects = [...found.effects];
  const subjects = found.subjects.map((subject, at) => {
    const named = (found.phrasesOf[at] ?? []).flatMap((index) => {
      const phrase = phrases[index];
      if (phrase === undefined || phrase.role !== 'noun') return [];
      const { start, end } = phrase.span;
      return materialNamed({ subject, before: text.slice(0, start), after: text.slice(end) }) ?? [];
    });
    const [material] = named;
    if (material === undefined) return subject;
    if (material === 'fire') effects.push({ kind: 'flames', from: at });
    const isOwnColour = /^(?:gold|stone|silver|bronze|wood)$/u.test(material);
    return { ...subject, material, colour: isOwnColour ? null : subject.colour };
  });
  return { ...found, subjects, effects };
}
