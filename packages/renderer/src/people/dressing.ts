import type { Age, Clothing, Garment, Look } from '../parse-prompt/scene-description.ts';
import { accessoryNamed } from './accessory-words.ts';
import { hatNamed } from './hat-words.ts';
import type { Outfit } from './outfits.ts';

interface Choice {
  readonly skin: string;
  readonly age: Age;
  readonly gender: 'female' | 'male';
  readonly colour: string | null;
  readonly shirt: string;
  readonly trousers: string;
  /** Whether it is somebody who shows clothes. */
  readonly isModel: boolean;
}

const CUTS: Readonly<Record<Garment, Outfit['cut'] | null>> = {
  dress: 'dress',
  suit: 'suit',
  coat: 'coat',
  shirt: 'shirt',
  uniform: 'shirt',
  apron: 'apron',
  hat: null,
  scarf: null,
  shoes: null,
  boots: null,
  robe: 'robe',
  trousers: null,
  headband: null,
  cape: null,
  gloves: null,
  tie: null,
  mask: null,
  skirt: null,
  swimwear: null,
  'one-piece': 'pyjamas',
  accessory: null,
};
/** Dresses that reach to the ground. */
const LONG = /gown|wedding|evening|victorian|maxi|princess|lehenga|ball/u;

/** Cuts by what a garment is called. */
const CUTS_CALLED: readonly (readonly [RegExp, Outfit['cut']])[] = [
  [/tutu|ballet-dress/u, 'tutu'],
  [/nightgown|nightdress|nightie/u, 'robe'],
  [/sari|saree/u, 'sari'],
  [/hood/u, 'hoodie'],
  [/sweater|jumper|pullover|turtle-?neck|rollneck|cardigan|sweatshirt|fleece/u, 'jumper'],
  [/poncho/u, 'poncho'],
  [/vis|safety-vest/u, 'hi-vis'],
  [/life-?(?:jacket|vest)/u, 'hi-vis'],
  [/overalls|dungaree/u, 'overalls'],
  [/space-?suit/u, 'padded'],
  [/armou?r/u, 'armour'],
  [/ski-jacket|puffer|down-jacket|snow-?suit|ski-suit/u, 'padded'],
  [/waistcoat|gilet|^vest$/u, 'vest'],
  [/track|jogging|sweatsuit|jumpsuit|boiler|coverall|wet-?suit|diving-suit/u, 'tracksuit'],
  [/scrubs/u, 'pyjamas'],
  [/onesie|romper/u, 'onesie'],
];

/** Costumes that a dress of another colour does not replace. */
const KEPT: ReadonlySet<Outfit['cut']> = new Set(['tutu', 'ruffled', 'samba']);

const DRESSES: ReadonlySet<Outfit['cut']> = new Set(['gown', 'dress', 'sari', ...KEPT]);

/** The clothes of the job, with what the prompt says about them. */
export function dressed(job: Outfit | null, look: Look | null, choice: Choice): Outfit {
  const plain: Outfit = {
    cut:
      choice.age === 'baby'
        ? 'romper'
        : choice.isModel && choice.gender === 'female'
          ? 'dress'
          : 'shirt',
    top: choice.colour ?? choice.shirt,
    bottom: choice.trousers,
  };
  const isFurry = job?.cut === 'fur' && choice.colour !== null;
  const own = isFurry ? { ...job, top: choice.colour, bottom: choice.colour } : job;
  return (look?.clothes ?? []).reduce<Outfit>(
    (worn, one) => withGarment(worn, one, choice),
    own ?? plain,
  );
}

/** What a garment is made of, where no colour is named. */
function clothOf(garment: Garment, word: string): string | null {
  if (/wedding/u.test(word)) return '#fdfcfb';
  return garment === 'suit' ? '#3c4862' : null;
}

/** A dress by its word; dancers keep the skirt that they dance in. */
function cutOf(garment: Garment, word: string, worn: Outfit): Outfit['cut'] {
  if (garment === 'dress' && KEPT.has(worn.cut)) return worn.cut;
  // "A bride in white" says the colour and not the cut.
  if (garment === 'shirt' && word === '' && DRESSES.has(worn.cut)) return worn.cut;
  const [, called] = CUTS_CALLED.find(([words]) => words.test(word)) ?? [];
  if (called !== undefined) return called;
  return LONG.test(word) ? 'gown' : (CUTS[garment] ?? worn.cut);
}

const patterned = ({ pattern, ink }: Clothing): Partial<Outfit> =>
  pattern === undefined ? {} : { pattern: { kind: pattern, ink: ink ?? null } };

function forSwimming(worn: Outfit, clothing: Clothing, { gender, skin }: Choice): Outfit {
  const { colour, word = '' } = clothing;
  const cut = /bikini/u.test(word)
    ? 'bikini'
    : /trunks|shorts|speedo/u.test(word) || gender === 'male'
      ? 'trunks'
      : 'swimsuit';
  const top = colour ?? (cut === 'trunks' ? '#2f8fe0' : '#e2445c');
  return { ...worn, cut, top, bottom: top, shoes: skin, ...patterned(clothing) };
}

/** Of one cloth from the neck to the feet; that of an animal has a hood with its ears. */
function inOnePiece(worn: Outfit, clothing: Clothing): Outfit {
  const { garment, colour, word = '' } = clothing;
  const top = colour ?? '#6f9fe0';
  const hat = /dinosaur/u.test(word) ? 'spiky-hood' : 'animal-hood';
  const hood: Partial<Outfit> = /-onesie/u.test(word) ? { hat, hatColour: top } : {};
  const cut = cutOf(garment, word, worn);
  return { ...worn, cut, top, bottom: top, ...hood, ...patterned(clothing) };
}

/** Those of who boxes, as `outfits.ts` has them. */
const BOXING_GLOVES = '#d8262f';

/** What is seen of other clothes below it. */
function overTheBody(worn: Outfit, clothing: Clothing, { age }: Choice): Outfit {
  const { garment, colour, word = '' } = clothing;
  const cut = cutOf(garment, word, worn);
  const isOver = cut !== worn.cut;
  if (isOver && cut === 'overalls') {
    const denim = colour ?? '#4a78b8';
    return { ...worn, cut, trim: denim, bottom: denim };
  }
  if (isOver && cut === 'vest') {
    return { ...worn, cut, top: '#fbfcfe', trim: colour ?? '#3c4862', ...patterned(clothing) };
  }
  if (cut === 'hi-vis') return { ...worn, cut, top: colour ?? '#d8ee2e', trim: worn.top };
  // The uniform of a child is that of a school.
  if (garment === 'uniform' && word === '' && age === 'child' && worn.cut === 'shirt') {
    const top = colour ?? '#2f4172';
    return { ...worn, cut: 'suit', top, trim: '#c8362f', bottom: '#5a6378' };
  }
  const top = colour ?? clothOf(garment, word) ?? worn.top;
  const isWhole =
    (garment === 'suit' && !/waistcoat|blazer|dinner/u.test(word)) ||
    /tutu|space-?suit|snow-?suit|ski-suit/u.test(word);
  return {
    ...worn,
    cut,
    top,
    ...(isWhole ? { bottom: top } : {}),
    ...(/space-?suit/u.test(word) ? { hat: 'globe' as const } : {}),
    // Boxers have gloves in the colour of their corner.
    ...(worn.gloves === BOXING_GLOVES && colour !== null ? { gloves: colour } : {}),
    ...patterned(clothing),
  };
}

/** What somebody puts on who has other clothes already. */
function withGarment(worn: Outfit, clothing: Clothing, choice: Choice): Outfit {
  const { garment, colour, word = '' } = clothing;
  switch (garment) {
    case 'hat': {
      const { hat, colour: usual } = hatNamed(word);
      const own = word === 'hat' && worn.hat !== undefined ? worn.hat : hat;
      // A hood that is up is of the cloth of the rest.
      return { ...worn, hat: own, hatColour: colour ?? (usual === '' ? worn.top : usual) };
    }
    case 'accessory': {
      const one = accessoryNamed(word, colour);
      return one === null ? worn : { ...worn, accessories: [...(worn.accessories ?? []), one] };
    }
    case 'skirt': {
      const isKilt = /kilt/u.test(word);
      const cut = DRESSES.has(worn.cut) ? 'shirt' : worn.cut;
      return { ...worn, cut, legs: 'bare', skirt: { colour: colour ?? '#d8427a', isKilt } };
    }
    case 'swimwear':
      return forSwimming(worn, clothing, choice);
    case 'one-piece':
      return inOnePiece(worn, clothing);
    case 'scarf':
      return { ...worn, scarf: colour ?? '#e2574c' };
    case 'cape':
      return { ...worn, cape: colour ?? '#d8362f' };
    case 'gloves':
      return { ...worn, gloves: colour ?? '#e9eef4' };
    case 'tie':
      if (/bow/u.test(word)) return { ...worn, tie: colour ?? '#d8424f', isBowTie: true };
      return worn.cut === 'suit'
        ? { ...worn, trim: colour ?? '#d8424f' }
        : { ...worn, tie: colour ?? '#d8424f' };
    case 'mask':
      return { ...worn, mask: colour ?? worn.mask ?? '#dcecf4' };
    case 'trousers':
      return {
        ...worn,
        cut: DRESSES.has(worn.cut) ? 'shirt' : worn.cut,
        bottom: colour ?? '#3f5f9c',
        ...(/shorts|lederhosen/u.test(word) ? { legs: 'shorts' as const } : {}),
      };
    case 'headband':
      return { ...worn, hat: 'band', hatColour: colour ?? '#e2574c' };
    case 'shoes':
      return { ...worn, shoes: colour ?? '#f4f6fa', hasHeels: /heel|stiletto/u.test(word) };
    case 'boots':
      return /skate/u.test(word)
        ? {
            ...{ ...worn, shoes: colour ?? '#f4f6fa', hasBoots: true },
            skates: word.startsWith('ice') ? 'blade' : 'wheels',
          }
        : { ...worn, shoes: colour ?? '#8a5a36', hasBoots: true };
    default:
      return overTheBody(worn, clothing, choice);
  }
}
