/** Colours of an ad that are told by a mood or a place: the backdrop first, then the accent. */
const ROWS: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\b(?:maldives|caribbean|lagoon|turquoise sea) (?:colou?rs?|tones|palette|vibes?)|tropical (?:colou?rs|tones|palette|vibes)/iu,
    ['#bdeeea', '#12a8b5'],
  ],
  [/\b(?:ocean|sea|marine|nautical) (?:colou?rs|tones|palette|vibes)/iu, ['#cfe6f7', '#1c6fb8']],
  [/\bsunset (?:colou?rs|tones|palette|vibes)/iu, ['#ffd2a6', '#f0567a']],
  [/\bearth(?:y)? (?:colou?rs|tones|palette)|natural (?:colou?rs|tones)/iu, ['#e9dcc6', '#8a6a48']],
  [/\b(?:forest|leafy|botanical) (?:colou?rs|tones|palette)/iu, ['#dbe8d2', '#2f7a4a']],
  [/\bblack friday\b/iu, ['#26242e', '#ffb627']],
  [/\b(?:pastel|candy) (?:colou?rs|tones|palette|background|backdrop)/iu, ['#fbdfe8', '#b79be0']],
  [/\bneutral (?:colou?rs|tones|palette)|muted (?:colou?rs|tones)/iu, ['#efe9e1', '#a89683']],
  [/\bwarm (?:colou?rs|tones|palette)/iu, ['#fde3c0', '#e07a2f']],
  [/\b(?:cool|cold|icy) (?:colou?rs|tones|palette)/iu, ['#dcecf7', '#3f7fd0']],
  [/\b(?:jewel|royal) (?:colou?rs|tones)/iu, ['#3a1d5c', '#d9a441']],
  [/\bautumn(?:al)? (?:colou?rs|tones|palette)|fall colou?rs/iu, ['#f6dcb8', '#c8562a']],
  [/\bchristmas (?:colou?rs|tones)|\bred and green\b/iu, ['#14532f', '#d8343a']],
  [/\bcherry.blossoms?|\bsakura\b|\bspring (?:colou?rs|tones|vibes)/u, ['#ffe3ec', '#e05c8c']],
  [/\bsummer(?:y)? (?:colou?rs|tones|palette|vibes|mood|feeling)/iu, ['#fff0b8', '#ff8a3d']],
  [/\b(?:colou?rful|rainbow|vibrant|bright colou?rs|playful)\b/iu, ['#ffe08a', '#e5289e']],
  // What a scent, a season, an hour or a decade looks like.
  [
    /\blavender (?:scent|fragrance|aroma)|\bscent of lavender\b|\blavender[- ]scented\b/iu,
    ['#4b3a78', '#b79be0'],
  ],
  [
    /\bnight[- ](?:cream|serum|mask|care|repair|oil)\b|\bovernight (?:cream|mask|serum)\b|\bsleep (?:aid|tea|spray|gummies)\b/iu,
    ['#1d2750', '#a9b8f0'],
  ],
  [/\bwinter (?:sale|clearance|collection|deals?|offers?)\b/iu, ['#dcecf7', '#2f6fb8']],
  [/\b(?:19)?70['’]?s\b|\bseventies\b/iu, ['#f3d9a4', '#d2602a']],
  [
    /\btooth ?(?:brush|paste)(?:es)?\b|\bmouth ?wash\b|\bdental (?:floss|care)\b/iu,
    ['#d5f2f4', '#1596b4'],
  ],
];

/** The colours that the prompt asks for without naming them. */
export function moodPalette(prompt: string): readonly string[] {
  return ROWS.find(([pattern]) => pattern.test(prompt))?.[1] ?? [];
}
