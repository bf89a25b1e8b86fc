import { FALLEN_LEAVES } from '../../description/fallen-leaves.ts';
import type { Rewording } from '../../rewording.ts';

const PHENOMENA =
  '(?:milky way|northern lights|southern lights|aurora(?: borealis)?|(?:double )?rainbows?|meteor showers?|shooting stars|starry sky|starry night|storm clouds|storm|thunderstorm|thunder clouds|lightning)';

const COLOURED =
  '(?:yellow|red|golden|orange|brown|dry|dead|fallen|colou?rful|autumn|crunchy|rustling|wet)';
const UNDERFOOT =
  '(?:ground|grass|path|paths|lawn|pavement|sidewalk|street|road|floor|trail|forest floor|steps)';
const LIES =
  '(?:(?:are |is )?(?:lie|lying|scattered|strewn|spread|all|everywhere|cover|covering|blanketing|carpeting)(?: all)? )?';

/** Landscapes and what they are like, in words that are read more easily. */
export const IN_LANDSCAPES: readonly Rewording[] = [
  // Those who go over fallen leaves stand on the ground.
  [FALLEN_LEAVES, () => 'in fall'],
  // Leaves of these colours on the ground have fallen: it is autumn.
  [
    new RegExp(
      `(?<!\\b(?:on|under|in|of|through|over|rak\\p{L}+|sweep\\p{L}*)(?: the| some)? ?),? ?\\b(?:(?:with|and) )?(?:some |many )?${COLOURED} (?:and ${COLOURED} )?leaves ${LIES}(?:(?:on|over|across|all over) )?the ${UNDERFOOT}\\b(?!.{0,60}\\brak)`,
      'giu',
    ),
    () => ' in autumn',
  ],
  // What a barrow is full of is seen in it.
  [
    /\bwheelbarrow (?:full of|filled with|loaded with|overflowing with|piled high with) (?:(?:fresh|green|young|colou?rful|bright|potted|blooming|spring) )*(plants|herbs|seedlings)\b/giu,
    (_, what) => `${what} in wheelbarrow`,
  ],
  // Over a street one floats on air; in it, on a flood.
  [
    /(?<!\b(?:balloons?|lanterns?|ghosts?|bubbles?|clouds?|feathers?|boats?|man|woman|monk|boy|girl|child|astronaut) (?:[\p{L}-]+ )?)\bfloat(s|ing)(?= (?:(?:high|slowly|gently) )?(?:above|over) (?:an?|the) (?:[\p{L}-]+ ){0,2}(?:street|road|alley|crossing|pavement|sidewalk)s?\b)/giu,
    (_, form) => `hover${form}`,
  ],
  // Moss makes a stone no other thing.
  [
    /\b(?:mossy|moss[- ]covered|moss[- ]grown|lichen[- ]covered|wet|smooth|flat) (?:stone|rock|boulder)\b(?! (?:wall|bridge|house|steps?|stairs|path|floor|fountain|statue|arch))/giu,
    () => 'rock',
  ],
  // The walls of a canyon are its rocks.
  [
    /,? ?\b(?:with |between |past |along |and )?(?:the |its )?(?:(?:steep|sheer|high|tall|red|orange|towering|narrow|rocky|sandstone|vertical|glowing) )+walls\b(?=(?<=\b(?:canyon|gorge|ravine)s?\b.*)|(?= of (?:an?|the) (?:[\p{L}-]+ )?(?:canyon|gorge|ravine)))/giu,
    () => '',
  ],
  // Who flies through it is in it, not above.
  [
    /^(?:an? )?(?:fpv )?drone (?:shot )?(?:(?:slowly|smoothly|fast) )?(?:fly|fli|glid|rac|mov|div|soar|weav)(?:es|ing|s) (?:(?:slowly|low|fast) )?through (?=(?:an?|the) (?:[\p{L}-]+ ){0,3}?(?:canyon|gorge|ravine|cave|forest|jungle|woods)\b)/giu,
    () => 'in ',
  ],
  [/\b(?:slot|box) (?=canyons?\b)/giu, () => ''],
  // Who is above the clouds is on a summit.
  [
    /\b(?:an? |the )?(?:sea|ocean|blanket|carpet|layer) of (?:[\p{L}-]+ )?(?:clouds?|fog|mist) (?:below|under|beneath|underneath|at the feet? of|around|surrounds|surrounding)(?= (?:an?|the) )/giu,
    () => 'mountain summit, clouds,',
  ],
  // What juts out under snow is white on top.
  [
    /\b(?:snowy|snow[- ]covered|icy|frozen|snow[- ]capped) (?:[\p{L}-]+ )?(?:ridge|ledge|outcrop|crag|precipice)\b/giu,
    () => 'snow-covered cliff',
  ],
  // Birds on long legs are in a shallow one, of which no sea is seen.
  [
    /\blagoons?\b(?<=\b(?:flamingo(?:e?s)?|herons?|egrets?|storks?|ibis(?:es)?|spoonbills?|avocets?|pelicans?|cranes)\b[^.;]{0,90})/giu,
    () => 'lake',
  ],
  [
    /\bmonarch(?: butterfl(?=ies|y)|s(?= (?:\p{L}+ )?(?:on|around|land|flutter|migrat)))/giu,
    (found) => (/s$/u.test(found) ? 'orange butterflies' : 'orange butterfl'),
  ],
  [/\b(?:glacier|glacial|iceberg|ice) lagoons?\b/giu, () => 'glacier'],
  [
    /,? ?\b(?:and |with |full of )?(?:floating|drifting) (?:chunks of |pieces of |blocks of )?ice\b(?<=\b(?:glacier|fjord|iceberg)s?\b.*)(?! (?:floe|berg|cube))/giu,
    () => '',
  ],
  // What the water mirrors is above it.
  [
    /\bmirror(?:s|ing)? (?:the )?(?:[\p{L}-]+ )?(?:sky|clouds?|peaks?|mountains?|sunset|sunrise|stars|moon|trees)\b(?<=\b(?:terraces?|lakes?|fields?|ponds?|water|river|puddles?|sea|salt flats?|pools?)\b.*)/giu,
    (found) =>
      /evening|sunset/iu.test(found)
        ? 'in the evening'
        : /morning|sunrise/iu.test(found)
          ? 'at dawn'
          : /star|moon|night/iu.test(found)
            ? 'at night'
            : '',
  ],
  // Nothing burns in a window that is lit.
  [
    /,? ?\b(?:with |and )?(?:(?:its|the|all|every|each) )?(?:(?:one|a|an|two|single|few|warm|some) )*(?:lit |glowing |lighted |illuminated )?windows? (?:is |are |still |softly |warmly )*(?:lit|glowing|lighted|illuminated)(?: up)?(?=\s*(?:[,.;]|$))(?<=\b(?:cabin|house|hut|cottage|farm|village|castle|train|chalet|lighthouse|church|inn|lodge)s?\b.*)/giu,
    () => '',
  ],
  // Chimneys of rock are no part of a house.
  [
    /\b(?:between|over|above|past|among|through) (?:the )?(?:[\p{L}-]+ )?(?:rock|fairy|stone) (?:chimneys|pillars|spires|towers)(?: of cappadocia)?\b/giu,
    (found) => (/^(?:over|above)/iu.test(found) ? 'over a canyon' : 'in a canyon'),
  ],
  // Where lava flows, a volcano is near.
  [
    /\b(?:an? |the )?(?:(?:river|stream|flow|cascade)s? of (?:[\p{L}-]+ )?lava|lava (?:river|stream|flow)s?) (?:meet|reach|enter|pour|flow|run|hitt?)(?:s|es|ing)?(?: into)? the (?:sea|ocean|water)\b/giu,
    () => 'erupting volcano, lava by the sea',
  ],
  [/\b(?:stone circles?|standing stones|ring of stones|circle of stones)\b/giu, () => 'stonehenge'],
  [/\bafrican (?:waterhole|water hole|watering hole|plains?|grassland|bush)\b/giu, () => 'savanna'],
  // What is in the sky is over all of it, and what comes after it is not over the first of them.
  [
    new RegExp(
      `(?<=^(?:an? |the )?(?:[\\p{L}-]+ )?${PHENOMENA} )(?:(?:arch|danc|stretch|glow|shimmer|roll|hang|break)(?:es|s|ing)? )?(?:above|over)(?= (?:an?|the) (?:[\\p{L}-]+ ){1,3}[\\p{L}-]+, (?:an?|one|two|three) )`,
      'giu',
    ),
    () => ',',
  ],
];
