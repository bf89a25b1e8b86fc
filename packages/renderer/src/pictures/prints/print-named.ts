/** What a picture is printed on or shown in, as a thing of its own. */
export type Print = 'polaroid' | 'photo' | 'postcard' | 'stamp' | 'cover' | 'frame' | 'screen';

interface Named {
  readonly print: Print;
  readonly words: string;
}

const NAMED: readonly Named[] = [
  { print: 'polaroid', words: '(?:polaroids?|instant (?:photos?|pictures?|prints?|film))' },
  { print: 'stamp', words: '(?:postage |collectible )?stamps?' },
  { print: 'postcard', words: '(?:picture |holiday |vintage |old |travel )*(?:post ?cards?)' },
  {
    print: 'cover',
    words:
      '(?:front )?(?:(?:magazine|book|comic|album|record|vinyl|travel|fashion|news|science|issue|zine)s?(?: front)? covers?|covers? of (?:an?|the|my|our) (?:\\p{L}+ )?(?:magazine|book|comic|album|issue)|magazine(?: page| title page)?)',
  },
  {
    print: 'frame',
    words:
      '(?:(?:gold(?:en)?|wooden|wood|silver|black|white|ornate|baroque|antique|simple|thin|thick|picture|photo|vintage|old|museum) )*(?:frame|picture frame)',
  },
  {
    print: 'frame',
    words:
      '(?:framed (?:\\p{L}+ )?(?:photos?|pictures?|prints?|paintings?|portraits?|posters?)|(?:paintings?|photos?|pictures?|prints?|portraits?|posters?) (?:that )?(?:hangs?|hanging|hung) on (?:an?|the) (?:\\p{L}+ ){0,2}wall|(?:on|onto) (?:an?|the) (?:\\p{L}+ )?(?:wall of (?:an? )?(?:museum|gallery)|(?:museum|gallery|living room) wall))',
  },
  {
    print: 'screen',
    words:
      '(?:(?:old |retro |vintage |big |flat )*(?:tv|television)(?: (?:screen|set))?|(?:laptop|computer|phone|tablet) screen)',
  },
  {
    print: 'photo',
    words:
      '(?:(?:photo|paper|glossy|old|vintage|printed) (?:prints?|photographs?)|printed photos?|snapshots?)',
  },
];

/** "As a polaroid", "on a magazine cover", "postcard with …", "turn it into a stamp", "in a gold frame". */
const asking = (words: string): RegExp =>
  new RegExp(
    String.raw`(?:^|[.:;] ?|\b(?:as|like|into|to|on|onto|in|inside|is|for|make|create|design|of) )(?:an? |the |my |our |one )?(?:(?!camera\b)[\p{L}-]+ )?${words}(?! (?:cameras?|film look|style|look|ads?|adverts?|rate|of time|by frame)\b)`,
    'iu',
  );

const FOUND = NAMED.map(({ print, words }) => ({ print, pattern: asking(words) }));

/** What stays out of the frame, or the frame of a film. */
const NO_PRINT =
  /\b(?:in|into|out of|across|through|leaves?|enters?|fills?) the (?:whole |entire )?frame\b|\b(?:freeze|key|time|window|door) ?frames?\b/giu;

export function printNamed(prompt: string): Print | null {
  const said = prompt.replaceAll(NO_PRINT, ' ');
  return FOUND.find(({ pattern }) => pattern.test(said))?.print ?? null;
}
