import { wordsIn } from '../../word-list.ts';
import type { FoundSubjects } from '../clauses/find-subjects.ts';
import { moodPalette } from '../words/ad-palettes.ts';
import { COLOUR_WORDS } from '../words/colours.ts';

const listed = (text: string): ReadonlySet<string> => new Set(wordsIn(text));

/** Products whose colour is what is sold. */
const COLOURED = listed(
  'drink-can nail-polish lipstick electric-car sports-car convertible vintage-convertible paint-can pump-bottle shampoo-bottle watch handbag wallet belt carnival-mask',
);

const WORN = listed(
  'jacket hoodie t-shirt dress jeans scarf cap hat knitted-hat gloves socks running-shoe high-heeled-shoe hiking-boot yoga-mat umbrella backpack towels blanket',
);

/** Of cloth alone, with nothing else on it that has a colour. */
const DRAPED = listed(
  'dress scarf gloves socks hat knitted-hat t-shirt hoodie jacket towels blanket',
);

/** Tools and gear in the bright colour of a brand, before its dark one. */
const GEAR = listed(
  'drill bicycle lawn-mower skateboard motor-scooter headphone tent thermos backpack running-shoe helmet vacuum-cleaner',
);
const DARK: ReadonlySet<string> = new Set(
  ['black', 'navy', 'charcoal'].map((name) => COLOUR_WORDS[name] ?? ''),
);

/** What is put on has the colour of the ad, and gold or silver are those of its case. */
const MADE_UP = listed('nail-polish painted-nails lipstick');
const METALS: ReadonlySet<string> = new Set(
  ['gold', 'silver'].map((name) => COLOUR_WORDS[name] ?? ''),
);

/** Colours of what is around it. */
const BESIDE_IT = /\b(?:accents?|details|highlights|trim|glow|lighting|background|backdrop)\b/iu;

/** What is made of leather, where no colour of it is told. */
const OF_LEATHER = listed('backpack handbag wallet belt sofa armchair jacket hiking-boot suitcase');
const LEATHER = /\bleather\b(?! (?:care|cleaner|wax|polish))/iu;
const TAN = '#8f5a33';

/** What has its colour from what it is made of or covered with: leather is brown, a glaze is on top. */
function ofMaterial(found: FoundSubjects, prompt: string): FoundSubjects {
  const glaze = COATED.exec(prompt)?.[1]?.toLocaleLowerCase('en') ?? '';
  return {
    ...found,
    subjects: found.subjects.map((subject) => {
      if (subject.colour !== null) return subject;
      if (OF_LEATHER.has(subject.thing) && LEATHER.test(prompt) && found.colours.length === 0)
        return { ...subject, colour: TAN };
      const coat = COLOUR_WORDS[glaze];
      return coat !== undefined && GLAZED.test(subject.thing)
        ? { ...subject, colour: coat }
        : subject;
    }),
  };
}

const COATED =
  /\b(pink|white|blue|green|purple|yellow|red|orange|lilac|black) (?:sugar |shiny )?(?:glaz|frost|ic)(?:e|ing)\b/iu;
const GLAZED = /^(?:doughnut|cupcake|birthday-cake)$/u;

/** Soft colours are those of the whole picture. */
const SOFT = /[,.;] ?(?:all |in )?(?:soft|pastel|pale|gentle|delicate|powdery) /iu;

const EARTHY = /\b(?:earthy?|natural|forest|botanical) (?:colou?rs|tones|palette)\b/iu;

/** Cloth has the second of the colours that a mood tells. */
function inMood(found: FoundSubjects, prompt: string): FoundSubjects {
  const [product] = found.subjects;
  const tone = EARTHY.test(prompt) ? moodPalette(prompt)?.[1] : undefined;
  return tone !== undefined && product?.colour === null && DRAPED.has(product.thing)
    ? { ...found, subjects: found.subjects.with(0, { ...product, colour: tone }) }
    : found;
}

/** The colours of an ad, on what is sold where that is what has them. */
export function withColour(told: FoundSubjects, prompt: string): FoundSubjects {
  const found = ofMaterial(told, prompt);
  const [first, colour = first] = found.colours;
  if (colour === undefined) return inMood(found, prompt);
  if (BESIDE_IT.test(prompt)) return found;
  const [product] = found.subjects;
  // "High heels ad, red": what is worn has the colour, and the studio one that goes with it.
  if (/black friday/iu.test(prompt)) return found;
  // "Scarf ad, emerald and gold": the studio has the second colour.
  if (found.colours.length === 2 && product?.colour === null && DRAPED.has(product.thing))
    return {
      ...found,
      colours: [colour],
      subjects: found.subjects.with(0, { ...product, colour: first ?? null }),
    };
  if (found.colours.length === 1 && product?.colour === null && WORN.has(product.thing))
    return {
      ...found,
      colours: SOFT.test(prompt) ? [colour] : [],
      accent: null,
      subjects: found.subjects.with(0, { ...product, colour }),
    };
  const bright = found.colours.find((code) => !DARK.has(code));
  const isOnDark = bright !== undefined && found.colours.some((code) => DARK.has(code));
  return {
    ...found,
    subjects: found.subjects.map((subject) =>
      isOnDark && GEAR.has(subject.thing)
        ? { ...subject, colour: subject.colour ?? bright }
        : COLOURED.has(subject.thing)
          ? {
              ...subject,
              colour:
                subject.colour ??
                (MADE_UP.has(subject.thing) && METALS.has(colour) ? first : colour) ??
                null,
            }
          : subject,
    ),
  };
}
