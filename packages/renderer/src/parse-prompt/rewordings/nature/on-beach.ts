/** What lies on sand at the sea rather than in a desert. */
const SEASIDE =
  'starfish|sea[ -]?shells?|shells?|conch|sunscreen|sun ?cream|sun ?block|spf|sunglasses|flip[ -]?flops|beach \\p{L}+|parasol|surfboard|bikini|swimsuit|swimwear|sun hat|straw hat|coconuts?|bucket and spade|deck ?chair|crabs?|waves';
const SAND =
  '\\b(?:on|in) (?:the |some )?(?:(?:golden|warm|hot|white|soft|wet|fine|smooth|clean) ){0,2}sand\\b(?! dunes?)';

/** "Sunscreen on sand with a starfish": that sand is a beach. */
export const ON_BEACH = new RegExp(
  String.raw`${SAND}(?:(?=.*(?<!\p{L})(?:${SEASIDE})(?!\p{L}))|(?<=(?<!\p{L})(?:${SEASIDE})(?!\p{L}).*))`,
  'iu',
);
