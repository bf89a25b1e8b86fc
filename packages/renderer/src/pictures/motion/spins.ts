const SPINS = /\bspin|\brotat|\bswirl|\btwirl|\bwhirl/iu;
const PARTS =
  '(?:wheels?|tyres?|tires?|propellers?|rotors?|blades?|fans?|windmills?|turbines?|gears?|cogs?|records?|vinyl|balls?|globe|coins?|leaves|petals|snow(?:flakes)?|smoke|steam|water|dust|particles|confetti|sparks|lights|hair|dress|skirt|dancers?|she|he|carousel|clouds|cream|milk|foam)';
/** Wheels that spin turn nothing else of a picture. */
const PART_SPINS = new RegExp(
  String.raw`\b${PARTS}(?: (?:is|are|of the \p{L}+|\p{L}+ly))? (?:spin|rotat|swirl|twirl|whirl)\p{L}*|\b(?:spin|rotat|swirl|twirl|whirl)ing (?:\p{L}+ )?${PARTS}\b`,
  'giu',
);
/** Whether all of a picture turns. */
export const spinsWhole = (prompt: string): boolean =>
  SPINS.test(prompt.replaceAll(PART_SPINS, ' '));
