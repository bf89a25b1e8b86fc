import type { Rewording } from '../../rewording.ts';

/** Things and places that are known by where they are. */
export const KNOWN_BY_PLACE: readonly Rewording[] = [
  // Gladiators fight under the open sky.
  [
    /\b(in|inside|into|at) (?:an?|the) (?:[\p{L}-]+ )?arena\b(?<=\b(?:gladiators?|charioteers?|lions?)\b.{0,60})/giu,
    (_, where) => `${where} a stadium`,
  ],
  // A caravan in the desert is no trailer.
  [
    /\b(?:resting |long |desert )?(?<!\b(?:camel|camels|road) )caravan\b(?! of\b)(?=.{0,60}\b(?:deserts?|dunes?|oasis|sahara|sandstorm)\b)/giu,
    () => 'camels',
  ],
  [
    /\b(?:resting |long |desert )?(?<!\b(?:camel|camels|road) )caravan\b(?! of\b)(?<=\b(?:deserts?|dunes?|oasis|sahara|sandstorm)\b.{0,60})/giu,
    () => 'camels',
  ],
  // What one pushes through a supermarket has a basket of wire.
  [
    /\b(?:full |heavy |loaded )?(?:cart|trolley)\b(?<=\b(?:an?|the|his|her|their) (?:full |heavy |loaded )?(?:cart|trolley))(?=.{0,40}\b(?:supermarket|grocery store|aisles?)\b)/giu,
    () => 'shopping-cart',
  ],
  [
    /(?<=\b(?:throw|roll|hold|lift|bowl|carr|drop)\p{L}* (?:an?|the|his|her) (?:[\p{L}-]+ )?)ball\b(?=.{0,40}\b(?:bowling alley|bowling lane|pins)\b)/giu,
    () => 'bowling-ball',
  ],
  // Who waits for the doctor sits and is not in bed yet.
  [
    /\bpatients? (?:is |are )?(?:waiting|waits?|sitting|sits?) (?=in (?:the|a) waiting room\b)/giu,
    (found) => (/^patients/iu.test(found) ? 'people sitting ' : 'person sitting '),
  ],
  // A forklift with boxes is drawn with its load.
  [
    /(?<=\bforklift(?: truck)?s? )(?:is |are )?(?:mov|lift|carr|transport|load|stack|rais|unload)\p{L}* (?:an? |the |some |heavy |big )*(?:stacks? of )?(?:boxes|crates|pallets?|packages|goods|box|crate)\b/giu,
    () => 'driving',
  ],
  // Through the windows of an aeroplane one sees the sky.
  [
    /\b(?:in|inside) (?:an?|the) (?:air|aero)?plane(?:['’]s)? cabin\b/giu,
    () => 'inside a plane, sky',
  ],
  // What is frosty is white.
  [
    /\bfrosty (?=(?:winter )?(?:morning|day|evening|night|field|meadow|park|garden|forest|landscape|street)\b)/giu,
    () => 'snowy ',
  ],
];
