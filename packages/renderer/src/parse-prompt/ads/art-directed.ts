import { sifted } from '../needed-letters.ts';

/** Which kind of ad it is to be: "streetwear ad", "western retro ad", "summer sale poster". */
const KIND = sifted(
  /^(?:an? |the )?(?:[\p{L}\p{N}'’-]+ ){0,4}(?:ads?|adverts?|advertisement|commercial|product shot|packshot|hero shot|beauty shot|e-?commerce|turntable)$/iu,
);
/** How the picture feels, in one or two words. */
const FEELS = sifted(
  /^(?:very |really )?(?:gritty|heat|hot|glamou?r(?:ous)?|funny|calm|luxury|western|americana|streetwear|industrial|mediterranean|nordic|scandi(?:navian)?|japanese|mexican|tropical|futuristic|sci-?fi|techy?|clinical|sterile|airy|zen|spa|cinematic|surreal|abstract|geometric|symmetrical|centred|centered|isolated|floating|levitating|crisp|juicy|crunchy|creamy|frosty|icy|fizzy|steamy|smoky|dusty|muddy|wet|glossy|matte|shiny|sparkling|refreshing|appetising|appetizing|delicious|cute faces?|happy faces?|condensation|360(?:°| degrees?)?)$/iu,
);
/** What lies about, flies or stands on either side of it. */
const ARRANGED = sifted(
  /^(?:[\p{L}-]+ ){1,3}(?:left and right|on (?:both|either|each) sides?|on the sides|all around|all over|everywhere|around(?: it)?|scattered(?: about)?|(?:flying|floating|falling|splashing|swirling|exploding|bursting|pouring|dripping|melting|spilling|bouncing|popping)(?: [\p{L}-]+){0,3}|(?:outside|in|through) the window|side by side|in a row|half [\p{L}-]+)$/iu,
);
/** What a comparison has on its sides. */
const SIDES = /^(?:on the )?(?:left|right|before|after)(?: side)?:? (?:an? |the )?[\p{L}-]+$/iu;
/** Stars are drawn. */
const STARS = sifted(
  /^(?:(?:with )?(?:[0-5](?:[.,]\d)?|one|two|three|four|five)(?: ?\/ ?5| out of (?:5|five))?[- ]stars?(?: (?:rating|review|badge))?|stars? [0-5](?:[.,]\d)? ?(?:\/|out of|of) ?5)$/iu,
);
/** How words come and go. */
const COMES = sifted(
  /^(?:slowly |softly |gently )?(?:fades?|slides?|pops?|drops?|types?|zooms?|flies|comes?|appears?|glows?)(?: (?:in|out|up|on|by|away))?$/iu,
);
/** A machine that is at work: "3D printer printing a small rocket". */
const WORKS = sifted(
  /^(?:3d )?[\p{L}-]+ (?:printing|showing|playing|holding|cutting) an? [ \p{L}-]+$/iu,
);
const UNBOXED = sifted(/^unboxing (?:of )?(?:an?|the|our|my) /iu);

const DIRECTIONS: readonly RegExp[] = [KIND, FEELS, ARRANGED, SIDES, STARS, COMES, WORKS, UNBOXED];

/** Whether a part of a brief tells how the picture is made rather than what it says. */
export const isArtDirected = (text: string): boolean =>
  DIRECTIONS.some((direction) => direction.test(text));
