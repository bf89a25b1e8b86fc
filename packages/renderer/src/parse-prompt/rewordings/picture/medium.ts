import type { Medium, SceneDescription, Style } from '../../scene-description.ts';

interface Named {
  /** Null where our pictures look so already. */
  readonly medium: Medium | null;
  /** Words that need none beside them. */
  readonly alone: string;
  /** Words that mean nothing else, wherever they are. */
  readonly anywhere?: string;
  /** Words that also mean something else: only with "style", "painting" and the like. */
  readonly styled: string;
}

const IN_OIL =
  '(?:vincent )?van gogh|(?:claude )?monet|(?:paul )?c[eé]zanne|(?:paul )?gauguin|rembrandt|vermeer|(?:leonardo )?da vinci|(?:salvador )?dal[ií]|(?:pablo )?picasso|(?:edvard )?munch|(?:gustav )?klimt|(?:frida )?kahlo|chris ofili|(?:henri )?matisse|(?:wassily )?kandinsky|(?:marc )?chagall|(?:ren[eé] )?magritte|georgia o.?keeffe|edward hopper|bob ross|(?:sandro )?botticelli|michelangelo|caravaggio|j\\.? ?m\\.? ?w\\.? turner|jackson pollock|(?:edgar )?degas|[eé]douard manet|(?:joan )?mir[oó](?= style)';
const IN_DOTS = 'pointill?is[mt]|pointill?istic|cubis[mt]|(?:georges )?seurat';
const IN_PRINT =
  '(?:katsushika )?hokusai|hiroshige|jamini roy|(?:ancient )?egyptian (?:tom[bp] )?(?:hieroglyph(?:ic)?s?|wall paintings?|murals?)';
const IN_COMIC = '(?:roy )?lichtenstein|(?:and(?:y|rew) )?warhol|(?:romero )?britto|keith haring';
/** Those who are known by how they paint. */
export const PAINTERS = [IN_OIL, IN_PRINT, IN_COMIC, '(?:georges )?seurat'].join('|');

const MANNER =
  "(?:(?!(?:an?|the|his|her|is|of|in|on|at|and|with|holds?|paints?|hangs?|man|woman|boy|girl|child|person|people|artist|painter|water-?colou?r|\\w+(?:ing|ed))\\b)[a-z'’-]+ )";

const MEDIA: readonly Named[] = [
  {
    medium: 'neon',
    alone: 'neon[- ](?:lines?|outlines?)(?:[- ]art)?',
    styled: 'neon line|neon outline|tron',
  },
  {
    medium: 'oil-painting',
    alone: `painting(?= of)|oil[- ](?:on[- ]canvas|paint(?:ing|ed)?)|acrylic[- ]paint(?:ing)?|(?:post[- ]?|neo[- ]?)?impressionis[mt](?:ic)?|expressionis[mt]|surrealis[mt]|fauvis[mt]|painterly|${IN_OIL}`,
    styled: 'oil|acrylic|baroque|renaissance|renoir|romantic',
  },
  { medium: 'watercolour', alone: 'water-?colou?rs?|aquarelle|gouache', styled: '' },
  {
    medium: 'sketch',
    alone:
      '(?:(?:rough|quick|simple|pencil|charcoal|ink|pen|line|hand[- ]drawn)[- ])*(?:sketch|line[- ]art|line[- ]drawing)|(?:pencil|charcoal|graphite|ink|pen(?: and ink)?)[- ](?:drawing|illustration)',
    styled: 'pencil|charcoal|graphite|doodle|sketchbook',
  },
  {
    medium: 'hand-drawn',
    alone:
      'hand[- ](?:drawn|illustrated|sketched)|colou?red[- ]pencils?(?:[- ]drawing)?|ink and wash',
    styled: 'hand[- ](?:drawn|illustrated|made)|felt[- ]tip|colou?red[- ]pencil',
  },
  {
    medium: 'pixel-art',
    alone: 'pixel(?:ated)?[- ]art|(?:8|16|32|eight|sixteen)[- ]?bit|pixelated',
    anywhere: 'pixel[- ]art',
    styled: 'pixel|minecraft|retro game|arcade game',
  },
  {
    medium: 'comic',
    alone: `comic[- ]book|graphic[- ]novel|pop[- ]art|halftone|${IN_COMIC}`,
    styled: 'comics?|marvel|superhero',
  },
  {
    medium: 'print',
    alone: `ukiyo(?:[- ]?e)?|${IN_PRINT}|wood[- ]?(?:block|cut)(?: print)?|linocut|ink[- ](?:wash|paint(?:ing|ed))|sumi-?e|risograph|(?:traditional |ancient )?(?:chinese|japanese)[- ](?:ink |brush |traditional |watercolou?r )*(?:painting|print|ink|scroll)`,
    anywhere: 'ukiyo-e',
    styled: 'papyrus|screen[- ]?print|(?:traditional )?(?:chinese|japanese) (?:ink|brush|painting)',
  },
  {
    medium: 'crayon',
    alone:
      "crayons?(?:[- ]drawing)?|(?:child|kid)(?:ren)?(?:[’']?s)?[’']? (?:crayon )?drawing|drawn by a (?:child|kid)",
    styled: 'crayon|childish',
  },
  {
    medium: 'chalk',
    alone:
      'chalk[- ](?:drawing|art|illustration|sketch)|chalk on (?:a )?blackboard|chalkboard[- ](?:art|drawing)',
    styled: 'chalk|chalkboard|blackboard',
  },
  { medium: 'blueprint', alone: 'blueprint|technical drawing|cyanotype', styled: 'blueprint' },
  {
    medium: 'clay',
    alone: 'claymation|clay[- ]animation|plasticine|play-?doh|stop[- ]motion clay',
    anywhere: 'claymation|stop[- ]motion clay|clay stop[- ]motion',
    styled: 'clay|plasticine|wallace and gromit|aardman',
  },
  {
    medium: 'paper-cut',
    alone:
      'origami|paper[- ]?cut(?:[- ]?outs?)?|cut[- ]?out animation|paper[- ]craft|felt|needle[- ]felted|quilling|collage',
    styled: 'paper|origami|felt|felted|fabric|knitted|paper[- ]?cut(?:[- ]?out)?|collage',
  },
  { medium: 'bricks', alone: 'lego(?: bricks)?', styled: 'lego|brick' },
  { medium: 'stained-glass', alone: 'stained[- ]glass', styled: 'stained[- ]glass' },
  { medium: 'mosaic', alone: '(?:roman |byzantine )?mosaic|tessellation', styled: 'mosaic|tile' },
  {
    medium: 'low-poly',
    alone: `low[- ]?poly(?:gon)?|(?:abstract )?(?:${IN_DOTS})`,
    anywhere: 'low[- ]?poly',
    styled: 'polygon',
  },
  {
    medium: 'vhs',
    alone:
      "(?:19)?(?:80|90)['’]?s (?:vhs|home video|camcorder|tv)|vhs(?: tape)?|camcorder|home video|found footage|analog(?:ue)? horror",
    anywhere: 'vhs(?: tape| recording| footage)?',
    styled: 'camcorder|analog',
  },
  {
    medium: 'tilt-shift',
    alone: 'tilt[- ]?shift|miniature (?:effect|model|world)',
    anywhere: 'tilt[- ]?shift',
    styled: 'miniature|diorama',
  },
  {
    medium: 'fisheye',
    alone: 'fish[- ]?eye(?: lens| view| shot)?',
    anywhere: 'fish[- ]?eye(?: lens| view| shot)?',
    styled: 'gopro',
  },
  {
    medium: 'noir',
    alone: '(?:film[- ]|black[- ](?:and|&)[- ]white )?noir',
    anywhere: 'film[- ]noir',
    styled: '',
  },
  {
    medium: 'thermal',
    alone: 'thermal(?: (?:camera|imag(?:e|ing)|vision|view))|heat (?:camera|vision|map)',
    anywhere: 'thermal (?:camera|imag(?:e|ing)|vision|view)',
    styled: 'thermal',
  },
  {
    medium: 'infrared',
    alone: 'infra-?red(?: (?:camera|photo(?:graph|graphy)?|film|image|light))?',
    styled: 'infra-?red',
  },
  { medium: 'x-ray', alone: 'x-?ray(?: (?:image|photo|scan|view|vision))?', styled: 'x-?ray' },
  {
    medium: 'night-vision',
    alone: 'night[- ]vision(?: (?:camera|goggles|view))?',
    anywhere: 'night[- ]vision',
    styled: 'security camera|cctv',
  },
  {
    medium: 'sepia',
    alone:
      'sepia(?:[- ]tone[ds]?)?|daguerreotype|silent (?:film|movie)|(?:old|antique|faded|victorian|vintage) (?:photo(?:graph)?|newsreel|film|footage|super ?8|home movie)|vintage look|vintage aesthetic',
    anywhere: 'sepia(?:[- ]tone[ds]?)?',
    styled: 'old[- ]timey|19[0-3]0s film|old film|vintage(?: film)?',
  },
  {
    medium: 'black-and-white',
    alone: 'black[- ](?:and|&)[- ]white|b ?& ?w|monochrom(?:e|atic)|gr[ae]y-?scale',
    styled: 'monochrome',
  },
  // By somebody else, or in a manner that has no look of its own.
  { medium: 'oil-painting', alone: `${MANNER}{1,3}painting(?= of)`, styled: '' },
  {
    medium: null,
    alone:
      'anime|manga|cartoon(?:ish|y)?|(?:studio )?ghibli|(?:hayao )?miyazaki|pixar|disney|stop[- ]motion|flat design|isometric|[23]d',
    styled:
      "emoji|icon|kawaii|chibi|clip[- ]?art|doll|puppet|vector|flat|sticker|figurine|(?:video |3d |computer )?game|story[- ]?book|picture[- ]book|children[’']?s book|dreamworks",
  },
];

const KIND =
  '(?:[- ](?:style[ds]?|look|effect|aesthetics?|art|artwork|illustration|painting|drawing|sketch|animation|animated|filter|photo(?:graph(?:y)?)?|film|footage|movie|video|print|render(?:ing)?|picture|image|tones?|wash|canvas))*';
const STYLED = '[- ](?:style[ds]?|look|aesthetics?|effect)\\b';
const QUALITY =
  '(?:(?:beautiful|detailed|simple|minimal(?:ist(?:ic)?)?|delicate|elegant|fine|modern|abstract|hand[- ]made|whimsical|dreamy|moody|bold|dark|light|pastel|colou?rful|vibrant|traditional|classic(?:al)?|vintage|old|cute|dramatic|soft|loose|retro|animated|expressive|surreal|grainy) ){0,3}';
/** Somebody wears these colours. */
const WORN = '(?<!\\b(?:dressed|clad|dress|suit|outfit|uniform|painted|tiled|striped) )';

/** Where a medium is named: at the beginning, in a part of its own, after "in", "as" and "style of", or before "style". */
function patternOf({ alone, anywhere, styled }: Named): RegExp {
  const any = [alone, styled].filter((words) => words !== '').join('|');
  const [named, either] = [alone, any].map((words) => `(?:an? |the )?${QUALITY}(?:${words})`);
  const asked =
    '(?<=^|[,.;:] ?)(?:make|turn|transform|convert|change)(?: (?:it|this|that|the (?:photo|picture|image|scene|video)))? (?:into|to|look like)';
  // "Turn the cat into an oil painting": the cat stays.
  const askedOf =
    '(?<=(?:^|[,.;:] ?)(?:turn|transform|convert|change|make) (?:the|my|this|our) [a-z]{2,20}(?: [a-z]{2,20})? (?:into|to|look like))';
  const after = `(?:^|(?<=[,.;:(])|${askedOf}|\\b(?:in|as|like|by|make it|turn it into|${asked}))`;
  return new RegExp(
    [
      `(?:\\b(?:in|with|by|as|like)(?: an?| the)* )?(?:style|manner|look) of ${either}${KIND}\\b`,
      `(?:\\b(?:in|as|like|with) )?\\b${either}${KIND}${STYLED}`,
      `^${named}${KIND}(?: of(?:an?)?\\b|(?=:))`,
      `${WORN}${after} ?${named}${KIND}(?=\\s*(?:[,.;:!)]|$))`,
      ...(anywhere === undefined ? [] : [`\\b(?:${anywhere})${KIND}\\b`]),
    ].join('|'),
    'gi',
  );
}

const PATTERNS = MEDIA.map((named) => ({ medium: named.medium, words: patternOf(named) }));

/** Most prompts name no medium: the patterns look at every word of those that may. */
const ANY = new RegExp(
  `\\b(?:${MEDIA.flatMap(({ alone, styled }) => [alone, styled])
    .filter((words) => words !== '')
    .join('|')})`,
  'i',
);

function patternsFor(prompt: string): typeof PATTERNS {
  return ANY.test(prompt) ? PATTERNS : [];
}

const DRESSED = /\b(?:dressed|clothed|clad|wear(?:s|ing)?)(?: all)?(?: in)? black\b/iu;

/** What the picture shall look as if it were made with, if the prompt says so. */
export function madeWith(
  prompt: string,
  styles: readonly Style[],
): Pick<SceneDescription, 'styles' | 'medium'> {
  const found = patternsFor(prompt).flatMap(({ medium, words }) =>
    medium !== null && prompt.search(words) >= 0 ? [medium] : [],
  );
  // An old film that is said to be black and white is not brown.
  const isGrey = found.includes('black-and-white') || styles.includes('black-and-white');
  const [first] = found;
  const medium =
    first === 'sepia' && isGrey && !/\bsepia\b/iu.test(prompt) ? 'black-and-white' : first;
  if (medium === undefined)
    return styles.includes('black-and-white') && !DRESSED.test(prompt)
      ? { styles, medium: 'black-and-white' }
      : { styles };
  return { styles: medium === 'black-and-white' ? [...styles, medium] : styles, medium };
}

/** A prompt without the words for its medium, which are no things in it; all others stay where they were. */
export function withoutMedium(prompt: string): string {
  return patternsFor(prompt).reduce(
    (said, { words }) => said.replaceAll(words, (found) => ' '.repeat(found.length)),
    prompt,
  );
}
