const KIND =
  '(?:fallen|autumn|fall|red|dry|dead|crunchy|crisp|rustling|golden|colou?rful|yellow|orange|brown)';
const LEAVES = `(?:the |some |a layer of |a carpet of )?${KIND}(?:,? (?:and )?${KIND})* leaves`;
const ABOUT =
  '(?:through|over|across|among|amongst|amid|amidst|between|in|(?:covered|carpeted|strewn|littered) (?:with|in|by))';

/** Leaves that lie all over the ground, not one that somebody has, and no heap of them. */
export const FALLEN_LEAVES = new RegExp(
  `(?<!\\b(?:wrapped|dressed|clad|food|fish|rice) )\\b${ABOUT} ${LEAVES}\\b(?! (?:pile|heap|crown|wreath|floating|on (?:the |a )?(?:water|pond|lake|river|tree|branch))s?\\b)`,
  'giu',
);
