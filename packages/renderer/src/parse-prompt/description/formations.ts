import { mayMatch } from '../needed-letters.ts';

/** How many of a kind are together. */
export type Formation = 'v-formation' | 'swarm' | 'school' | 'ranks' | 'single-file' | 'myriad';

const FLYERS =
  '(?:birds?|starlings?|geese|swallows|crows|ravens|gulls|seagulls|bats|sparrows|pigeons|cranes|flock|swarm)';
const RULES: readonly (readonly [Formation, RegExp])[] = [
  [
    'v-formation',
    /\bv[- ]?(?:shape[ds]?|formations?)\b|\b(?:geese|cranes|birds|swans|ducks|pelicans|planes|jets)\b[^.;]{0,30} in an? (?:[\p{L}-]+ )?v\b|\b(?:planes|jets|aircraft|airplanes|geese|cranes|birds|swans|helicopters|pelicans|flamingos)\b[^.;]*\b(?:in|tight|close) (?:\p{L}+ )?formation\b|\bformation of (?:\p{L}+ )?(?:planes|jets|aircraft|airplanes|geese|cranes|birds|swans|helicopters|pelicans)\b|\b(?:migrating|migration of) (?:geese|birds|cranes|swans)\b|\b(?:geese|cranes|swans) (?:are )?migrat(?:e|ing)\b/iu,
  ],
  [
    'swarm',
    new RegExp(
      `\\bmurmurations?\\b|\\b(?:swirling|swarming) (?:\\p{L}+ ){0,2}${FLYERS}\\b|\\b${FLYERS}\\b[^.;,]{0,30}\\b(?:swirl|swarm)(?:s|ing)?\\b|\\b(?:swarm|cloud|thousands|hundreds) of (?:\\p{L}+ )?(?:birds|starlings|bats|swallows|crows|sparrows|ravens)\\b`,
      'iu',
    ),
  ],
  [
    'myriad',
    /\b(?:hundreds|thousands|dozens|countless|millions|a sky full|full) (?:of )?(?:[\p{L}-]+ ){0,4}(?:lanterns|balloons|drones|butterflies|kites|parachutes|umbrellas|dragons|spaceships|starships|ufos|saucers|bees|dragonflies|jellyfish)\b/iu,
  ],
  [
    'school',
    /\b(?:schools?|shoals?|swarms?|bait ?ball) of (?:\p{L}+ ){0,2}(?:\p{L}*fish|sardines?|herring|tuna|mackerel|anchov(?:y|ies))\b/iu,
  ],
  [
    'ranks',
    /\bmarch(?:es|ing|ed)? (?:\p{L}+ ){0,2}in (?:\p{L}+ )?(?:rows|ranks|columns|formation|lines|step|unison)\b|\b(?:rows|ranks|columns) of (?:\p{L}+ )?(?:soldiers|robots|knights|guards|troopers|warriors|penguins|cadets|dancers)\b|\bin (?:neat |straight |perfect |tight )(?:rows|ranks|columns|formation)\b|\bmarching bands?\b/iu,
  ],
  [
    'single-file',
    /\bsingle[- ]file\b|\b(?:in|forming) (?:a |one )?(?:long |straight |neat |single )?(?:line|row|procession|file)\b(?! (?:for|at|to|outside|of)\b)|\b(?:caravan|procession|line|column|convoy|row|train) of (?:\p{L}+ ){0,2}(?:camels|elephants|ants|ducklings|ducks|horses|donkeys|mules|penguins|monks|trucks|llamas|sheep|hikers|pilgrims|turtles|soldiers)\b/iu,
  ],
];

/** How those of a prompt move together; null where it does not say. */
export function formationIn(prompt: string): Formation | null {
  const letters = prompt.toLowerCase();
  return RULES.find(([, words]) => mayMatch(words, letters) && words.test(prompt))?.[0] ?? null;
}
