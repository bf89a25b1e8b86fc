import type { Rewording } from '../../rewording.ts';

const APP = '\\b(?:apps?|software|saas|platform|website|tool|kanban|trello)\\b';
/** An app is spoken of before or after it. */
const inApp = (words: string): RegExp =>
  new RegExp(`(?:${words})(?:(?=.*${APP})|(?<=${APP}.*))`, 'giu');

const COLUMN =
  '["“”\'‘’]?(?:to[- ]?do|doing|in progress|backlog|done|finished|complete[d]?|review)["“”\'‘’]?';
const MOVES = '(?:slid|mov|drag|jump|fly|flie|go|glid|drop|snap|hop|swip|shift)\\p{L}*';
const PARTS =
  '(?:charts?|graphs?|numbers?|figures|stats|statistics|tabs?|sliders?|cards?|widgets?|notifications?|pie charts?|bar charts?|line charts?|tiles?|menus?|toggles?|icons?|buttons?)';

/** Cards with stamps, and what is seen on the screen of an app. */
export const ON_CARDS_AND_SCREENS: readonly Rewording[] = [
  // The stamps of a card are printed on it.
  [
    /\b(?:coffee |caf[eé] |paper |little )?(?:loyalty|stamp|rewards?|punch|bonus)[- ]?(?:stamp )?cards? (?:that )?(?:with|full of|and|has|having|collecting|gets|filling up with) (?:(?:the|its|his|her|an?|ten|nine|eight|six|five|\p{L}+) ){0,3}stamps?\b/giu,
    () => 'stamp-card',
  ],
  [
    /\bstamps? (?:(?:fall|land|appear|pop|press|fill|collect|drop|com)\p{L}* )?(?:up )?(?:on|onto|for|in) (?:an? |the )?(?:loyalty|stamp|rewards?|punch|bonus|coffee)[- ]cards?\b/giu,
    () => 'stamp-card',
  ],
  [
    /\b(?:buy|collect|drink|get) (?:\p{L}+|\d+) (?:coffees|cups|drinks|teas|lattes|stamps|pizzas|burgers|ice creams|haircuts)(?=[^.]{0,30}\bfree\b)(?<=\bcard\b.*)/giu,
    () => '',
  ],
  // Where a story begins there is no book yet.
  [/\b(?:bedtime |fairy[- ]tale )?story (?:opening|opener|intro)\b/giu, () => ''],
  // What hangs on a door is drawn with it.
  [
    /(?<!\b(?:turn|flip|hang|put|stick|pin|nail)(?:s|ing)? (?:up |over )?(?:an? |the )?(?:\p{L}+ ){0,2})\b(?:\p{L}+ )?(?<!neon )sign (?:(?:hangs|hanging|is|swings|swinging) )?(?:on|in) (?:the |a )(?:(?:shop|caf[eé]|front|glass|wooden|red|green|blue|store|bakery|restaurant) )*door\b/giu,
    () => 'sign-door',
  ],
  [
    /\b(?:(?:shop|caf[eé]|front|glass|wooden|store|bakery|restaurant) )*door with (?:an? )(?:\p{L}+ )?(?<!neon )sign(?: (?:hanging )?on it)?\b/giu,
    () => 'sign-door',
  ],
  // Cards that go from column to column are those of a board.
  [
    new RegExp(
      `\\b(?:(?:task|sticky|colou?rful|little|small) )*(?:cards?|tasks?|tickets?|notes?|sticky notes) (?:that )?(?:is |are )?${MOVES}(?: (?:smoothly|across|over|along|right))? ?(?:from )?${COLUMN}(?:,? (?:through|via) ${COLUMN})?(?: (?:to|into|and|over to) ${COLUMN})?`,
      'giu',
    ),
    () => 'kanban-board',
  ],
  [
    inApp(
      `\\b(?:(?:task|colou?rful|little|small) )*(?:cards?|tasks?) (?:is |are )?${MOVES}(?: smoothly)?(?: (?:from|between|across|through|along) (?:one |the |its )?(?:columns?|board|lists?|lanes?)(?: to (?:another|the next|column|list)(?: column)?)?)`,
    ),
    () => 'kanban-board',
  ],
  [
    /\b(?:kanban|task|scrum|trello|sprint)[- ]boards? (?:with|of|full of) (?:\p{L}+ ){0,2}(?:cards|tasks|columns|notes|tickets)(?: and (?:columns|cards|tasks))?\b/giu,
    () => 'kanban-board',
  ],
  [/\bkanban(?= (?:apps?|tool|software)\b)(?=.*\b(?:cards?|tasks?|columns?)\b)/giu, () => ''],
  // A dashboard is more than one chart.
  [
    inApp(
      `\\b(?:an? |the )?(?:(?:clean|simple|modern|live|smart|sales|analytics|finance|colou?rful) )*dashboards? (?:with|of|showing|full of|shows) (?:(?:the|an?|live|colou?rful|moving|rising|pop-?up|\\p{L}+ing) ){0,2}${PARTS}(?:(?:, | and |, and )(?:\\p{L}+ )?${PARTS}){0,3}`,
    ),
    () => 'app-dashboard',
  ],
  [
    inApp('\\b(?:clean|simple|modern|live|smart|sales|analytics|finance|its|the|an?) dashboards?'),
    () => 'app-dashboard',
  ],
  [
    inApp(
      '\\b(?:push )?(?:notifications?|toggles?|sliders?|tabs?|widgets?|progress bars?) (?:slid|pop|appear|com|fly|flie|mov|switch|open|chang)\\p{L}*(?: (?:in|up|on|over|down|open|out))?',
    ),
    () => 'app-dashboard',
  ],
  // What moves on a screen is on no playground.
  [
    inApp('\\bslides?(?= (?:in|up|out|across|from|to|into|left|right|open|over|between|down)\\b)'),
    () => 'moves',
  ],
];
