import type { Canvas } from '@napi-rs/canvas';

/** A plane with words behind it. */
export const TOWED_BANNER =
  '(?:(?:light|propeller|small|old|little|vintage|red|yellow|white) )*(?:(?:air)?plane|aeroplane|biplane|aircraft|cessna) (?:(?:flies|flying) by )?(?:that |which )?(?:is )?(?:tows|towing|pulls|pulling|trails|trailing|drags|dragging|tugs|tugging|with(?! (?:[a-z]+ ){1,3}flag)) (?:an?|the|its) (?:(?:long|advertising|aerial|huge|big|white|red) )*(?:banner|streamer|flag)';

/** Where words can be that is a part of the place. */
export type LetteringGround = 'wall' | 'road' | 'parking' | 'lawn' | 'sand' | 'snow' | 'sky';

/** What words are made with. */
export type LetteringManner =
  | 'paint'
  | 'graffiti'
  | 'chalk'
  | 'carved'
  | 'print'
  | 'stitch'
  | 'icing'
  | 'smoke'
  | 'sparks'
  | 'lights';

/** What words can be on. */
export interface Surface {
  readonly words: string;
  readonly ground?: LetteringGround;
  /** What it may be drawn as. */
  readonly things?: RegExp;
  /** What is drawn for it, since its usual drawing has no room for words. */
  readonly draws?: string;
  readonly manner: LetteringManner;
  /** The place stays one: a road is what the picture shows. */
  readonly isPlace?: true;
}

export const SURFACES: readonly Surface[] = [
  {
    words:
      'parking (?:space|spot|lot|bay|place|stall)s?(?: (?:in|at|of|on|outside) (?:an?|the) (?:\\p{L}+ ){0,2}(?:lot|garage|supermarket|mall|store|car park))?',
    ground: 'parking',
    manner: 'paint',
  },
  {
    words: '(?:(?:black|chalk)boards?|(?<=\\b(?:teacher|tutor|professor)\\b.{0,40} )board)',
    things: /^blackboard$/u,
    draws: 'blackboard',
    manner: 'chalk',
  },
  { words: '(?:white|flip)[- ]?(?:boards?|charts?)', things: /^flip-chart$/u, manner: 'print' },
  {
    words:
      '(?:brick |stone |concrete |house |garden |city |bathroom |cave |prison )?walls?|brickwork|underpass|facade|side of (?:an?|the) (?:\\p{L}+ )?(?:building|house|train|barn)|garage doors?|bunker|shutters?',
    ground: 'wall',
    manner: 'paint',
  },
  {
    words: '(?:wet |golden |white |beach )?sand|sandy beach|beach|dunes?',
    ground: 'sand',
    manner: 'carved',
  },
  { words: '(?:fresh |deep )?snow|snowy (?:field|ground)', ground: 'snow', manner: 'carved' },
  {
    words:
      'roads?|streets?|asphalt|tarmac|pavements?|sidewalks?|driveways?|runway|crossing|crosswalk|lanes?|ground|playground',
    ground: 'road',
    manner: 'paint',
  },
  { words: 'lawn|grass|field|meadow|pitch', ground: 'lawn', manner: 'paint' },
  {
    words:
      '(?:night |blue |clear |evening )*sky|skies|air|clouds|(?:white )?smoke|contrails?|fireworks|drones|stars',
    ground: 'sky',
    manner: 'smoke',
    isPlace: true,
  },
  {
    words:
      '(?:t-?|sweat)?shirts?|tees?|hood(?:ie|y|ies)|jerseys?|sweaters?|jumpers?|aprons?|vests?',
    things: /^(?:shirt|t-shirt|hoodie|jacket)$/u,
    manner: 'print',
  },
  {
    words: '(?:birthday |wedding |chocolate )?cakes?|cookies?|gingerbread|cupcakes?|pies?',
    things: /cake|cookie|pie$/u,
    draws: 'lettered-cake',
    manner: 'icing',
  },
  {
    words: '(?:coffee |tea |ceramic |white |paper )*(?:mugs?|cups?)',
    things: /^(?:hot-beverage|mug|coffee-cup|teacup|cup-with-straw)$/u,
    draws: 'mug',
    manner: 'print',
  },
  {
    words: '(?:book |magazine |album )?covers?|(?:note)?books?|diar(?:y|ies)|magazines?|menus?',
    things: /book|ledger|scroll|newspaper/u,
    draws: 'book-cover',
    manner: 'print',
  },
  {
    words:
      "(?:(?:smart|cell|mobile )?phone|laptop|computer|tablet|tv|television)(?:[’']s)?(?: screens?)?|screens?|monitors?|displays?",
    things:
      /^(?:smartphone|mobile-phone|laptop|monitor|desktop-computer|tablet|television|flat-tv|movie-screen)$/u,
    manner: 'print',
  },
  {
    words: '(?:wooden |glass |front |old |office |classroom )?doors?',
    things: /^door$/u,
    manner: 'print',
  },
  { words: 'billboards?|hoardings?', things: /^billboard$/u, draws: 'billboard', manner: 'print' },
  { words: TOWED_BANNER, things: /^banner-plane$/u, manner: 'print' },
  {
    words:
      '(?:store|shop)[- ]?fronts?|awnings?|(?:coffee |book |flower |barber |corner |toy |candy |small )?shops?|bakery|caf[eé]|(?:book|grocery |corner )?stores?|restaurant',
    things: /-front$|^corner-shop$/u,
    manner: 'print',
  },
  {
    words: '(?:cloth |paper |birthday )?banners?',
    things: /flag/u,
    draws: 'cloth-banner',
    manner: 'print',
  },
  {
    words:
      '(?:grave|tomb|head)stones?|monuments?|plaques?|stone(?: tablets?)?|rocks?|boulders?|marble',
    things: /^(?:headstone|tombstone|rock|boulder|round-boulder|obelisk|moai)$/u,
    draws: 'tombstone',
    manner: 'carved',
  },
  {
    words:
      '(?:tree )?trunks?|trees?|(?:wooden )?(?:logs?|planks?|bench(?:es)?|tables?|desks?)|wood',
    things: /^(?:tree-trunk|log|plank|bench|table|desk|deciduous-tree|tree)$/u,
    manner: 'carved',
  },
  {
    words:
      '(?:sheets? of |piece of |scrap of )?paper|notes?|letters?|post-?it(?: note)?s?|envelopes?|(?:greeting |birthday )?cards?|napkins?',
    things: /^(?:paper|envelope|gift-card|love-letter|memo|page-.*)$/u,
    draws: 'note-sheet',
    manner: 'print',
  },
  { words: 'pillows?|cushions?|blankets?', things: /^pillow$/u, manner: 'stitch' },
  { words: 'caps?|hats?', things: /^cap$/u, manner: 'stitch' },
  { words: 'balloons?', things: /^(?:balloon|hot-air-balloon)$/u, manner: 'print' },
  { words: 'pumpkins?', things: /^(?:pumpkin|jack-o-lantern)$/u, manner: 'carved' },
  {
    words: '(?:cardboard )?(?:box(?:es)?|packages?|crates?)',
    things: /^(?:package|cardboard-box|open-box)$/u,
    manner: 'print',
  },
  {
    words: 'bottles?|jars?|labels?|cans?',
    things: /bottle|jar$|drink-can/u,
    manner: 'print',
  },
  {
    words: '(?:delivery |moving )?(?:trucks?|vans?|lorr(?:y|ies)|bus(?:es)?|school bus)',
    things: /truck|^bus$|school-bus|van$|delivery/u,
    manner: 'print',
  },
  {
    words: 'sides?|back|front|hood|hull|wings?|body',
    things: /car$|truck|bus$|van$|taxi|ship|boat|airplane|train|tram|rocket/u,
    manner: 'print',
  },
];

/** Words that are on something in the picture. */
export interface Lettering {
  readonly text: string;
  readonly manner: LetteringManner;
  /** A CSS colour, or null for that of what they are made with. */
  readonly colour: string | null;
  /** Null where they are on a thing or on what somebody wears. */
  readonly ground: LetteringGround | null;
  /** The name of what they are on; `shirt` is what somebody wears. */
  readonly thing: string | null;
  /** A picture that is there instead of words. */
  readonly mark?: Canvas;
}
