import { hinted } from '../needed-letters.ts';

/** How days, hours, places and addresses of an ad are written in prompts. */

export const DAY = `(?:mon|tues|wednes|thurs|fri|satur|sun)days?`;
const SHORT_DAY = `(?:mon|tue|wed|thu|fri|sat|sun)`;
export const MONTH = `(?:januar(?!y)|februar(?!y)|märz|mai|juni|juli|oktober|dezember|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)`;
const CLOCK = String.raw`\d{1,2}(?:[:.]\d\d)?`;
/** Whose clock it is: "8 PM EST". */
const ZONE = String.raw`(?: (?:[ecmp][sd]?t|ces?t|ees?t|wes?t|gmt|utc|bst|ist|jst|aes?t|aedt|sgt)(?:\s?[+-]\d{1,2})?(?![\p{L}\p{N}]))?`;
export const HOUR = String.raw`(?:(?:${CLOCK}\s?(?:am|pm|a\.m\.|p\.m\.)?(?:\s?[-–]\s?| to | till | until )(?:noon|midnight|late)|${CLOCK}(?:\s?(?:am|pm|a\.m\.|p\.m\.))?(?:\s?[-–]\s?| to )${CLOCK}\s?(?:am|pm|a\.m\.|p\.m\.|uhr|h)|${CLOCK}\s?(?:am|pm|a\.m\.|p\.m\.|uhr)(?![\p{L}])|\d{1,2}:\d\d(?:\s?[-–]\s?\d{1,2}:\d\d)?|(?<=\b(?:at|until|till|from|to|before|by) )(?:noon|midnight))${ZONE})`;
const BEFORE = `(?:(?:doors(?: open)?|(?<=[,;] )(?:show|kick-?off|concert|film|curtain|entry|einlass|beginn)(?: at)?|start|starts|starting|begins|at|from|before|until|till|after|by|between) )`;
/** After a day the hours need no name: "Sunday 8 to 1". */
const FROM_TO = String.raw`${CLOCK}(?:\s?[-–]\s?| to | until | till )${CLOCK}(?=\s*(?:[,.;!]|$))`;
const THEN = `(?:,? ${BEFORE}?(?:${HOUR}|${FROM_TO}))?`;
export const DATE = String.raw`${MONTH}\.? \d{1,2}(?:st|nd|rd|th)?(?:(?:\s?[-–]\s?| to | until )(?:${MONTH} )?\d{1,2})?(?:,? \d{4})?`;
/** What begins on a day: "goes live Tuesday", "drops on 4 May". */
const BEGINS =
  '(?:goes live|go live|launches|launching|drops|dropping|arrives|arriving|back|out|live|available|in stores|registration ends|apply|(?:(?:new|next|evening|summer|free) )?(?:courses?|classes|term|season|lessons|registration|polls|tickets) (?:start|starts|begin|begins|open|opens|close|closes|end|ends))';
const DAY_OF = String.raw`(?:${DAY}(?:,? (?:the )?(?:${DATE}|\d{1,2}(?:st|nd|rd|th)? ${MONTH}))?|${DATE}|\d{1,2}(?:st|nd|rd|th)? ${MONTH})`;
const SEASON = `(?:${MONTH}|summer|winter|spring|autumn|fall|term)`;
const MONTH_DAY = String.raw`\d{1,2}(?:st|nd|rd|th|\.)?(?:(?:\s?[-–]\s?| to | & | and )\d{1,2}(?:st|nd|rd|th|\.)?)? (?:of )?${MONTH}(?: \d{4})?`;
/** Days that may have their hours after them. What they share is written once: such a pattern takes long to compile. */
const DAYS = [
  `${BEGINS}(?: on| from| by| until)? ${DAY_OF}`,
  `(?:open )?(?:every |on )?(?:${DAY}|weekends?|weekdays?|evenings)(?: nights?)? (?:(?:in|of|throughout|during|all|this) ${SEASON}(?: (?:and|to) ${SEASON})?|(?:from|until|till|through) ${DAY_OF})`,
  `(?:open )?(?:every |on )?${DAY}(?:\\s?[-–]\\s?| to | through | till | and | & )${DAY}(?:,? \\d{1,2}\\s?[-–]\\s?\\d{1,2}(?:\\s?h)?(?![\\d.]))?`,
  `(?:on )?(?:(?:every|each|the) )?(?:first|second|third|fourth|last) (?:${DAY}|weekend) (?:of|in) (?:(?:the|every|each) month|${MONTH})`,
  `(?:new (?:episodes?|menu|drops?|flavou?rs?|stories) |live |closed |open )(?:every|on) ${DAY}`,
  `(?:(?:until|till|by|from|on|this) )?(?:Easter|Whit|Good|Shrove|Ash|Boxing) ${DAY}`,
  `(?:\\b\\p{Lu}\\p{L}{1,20} )?goes live (?:on |this |next )?${DAY}`,
  `(?:ends|until|till|by|starts|starting|only|from|every|this|next|on|opens|opening|open|opens on|starts on) (?:${DAY}|tonight|tomorrow)(?!,? (?:the )?(?:\\d{1,2}(?:st|nd|rd|th|\\.)? )?${MONTH}\\b)(?: in ${MONTH})?`,
].join('|');
const DATES = `(?:on |from |until |till |before |after |by |ends |starts? |ab |am |bis |coming |opens |closes |in (?:cinemas|theaters|theatres|stores)(?: from| on)? )?(?:(?:${DAY}|${SHORT_DAY}),? )?(?:(?:the )?${DATE}|${MONTH_DAY})`;
const HOURS = `(?:(?:open )?(?:${DAY}|weekends?|weekdays|every day|daily),? ${BEFORE}?|open (?:till|until|from|late(?: until| till)?) |(?:polls|doors|gates) open(?: from)? |${BEFORE})?${HOUR}`;
/** Something of a day or an hour. Most texts have nothing of it, and all the ways to say when take long to compile. */
const HINT = new RegExp(
  [
    'day|week|daily|evenings|late|noon|midnight|tonight|tomorrow|soon|24|around the clock|all night|cinemas|theat',
    String.raw`this (?:summer|winter|spring|autumn|fall|month)|until \d|20\d\d|\d[.:/]\d|\d\s?(?:am|pm|a\.m|p\.m|uhr|h)`,
    String.raw`${SHORT_DAY}(?:\s?[-–]| (?:to|&|and|\+) )|${MONTH}\.? \d|\d(?:st|nd|rd|th|\.)? (?:of )?${MONTH}`,
  ].join('|'),
  'iu',
);
export const WHEN = hinted(
  HINT,
  new RegExp(
    [
      `(?:${DAYS})${THEN}`,
      `open (?:till|until|from|late(?: until| till)?) (?:late|midnight)`,
      `open weekends(?: from ${DATE})?`,
      `(?:open )?${SHORT_DAY}(?:\\s?[-–]\\s?| to | & | and | \\+ )${SHORT_DAY}(?:,? ${HOUR})?(?![\\p{L}])`,
      HOURS,
      `(?:${DAY}|weekends?|weekdays|every day|daily),? ${BEFORE}?(?:${FROM_TO}|\\d{1,2}\\s?[-–]\\s?\\d{1,2}(?![\\d.]|-\\d))`,
      `${DATES}${THEN}(?: deadline)?`,
      String.raw`(?:(?:on|from|until|till|by) )?(?<![\d.$€£¥])\d{1,2}(?:\.(?:0?[1-9]|1[0-2])\.(?:\d{4}|\d\d)?|/\d{1,2}/(?:\d{4}|\d\d))(?![\d.])`,
      String.raw`(?<=[,;] |\band |\s{3})(?:0[1-9]|[12]\d|3[01])\.(?:0[1-9]|1[0-2])(?=\s*(?:[,.;!]|$))`,
      String.raw`(?:coming|in|summer|winter|spring|autumn|fall) 20\d\d`,
      `open (?:every day|daily|24/7|24 hours(?: a day)?|around the clock|all night)|every day|daily(?! special| menu)|24/7(?: (?:(?:emergency|roadside|online) )?(?:services?|support|delivery|access|help|hotline|assistance))?|coming soon|this weekend(?: only)?|this week(?: only)?|next week|today only|only today|tonight only|one day only|ends (?:today|tonight|soon)|this (?:summer|winter|spring|autumn|fall|month)|(?:only |now |coming soon |coming )?(?:in|to) (?:cinemas|theaters|theatres)(?: (?:now|soon|everywhere|worldwide|(?:this|next|from|in|all) (?:${MONTH}|week|month|summer|winter|spring|autumn|fall|christmas|easter|halloween)))?`,
      `${DAY} only`,
      String.raw`until ${CLOCK}(?:\s?(?:am|pm))?(?=[\s,.]|$)`,
      String.raw`(?<=\b(?:day|sale|market|party|opening|night|event|class|fair|drop|launch|house) )${DAY}(?= (?:at|in)\b)`,
      String.raw`(?<!black )\b${DAY}(?=[,.!]|$)`,
    ].join('|'),
    'iu',
  ),
);

/** What takes place some time in a month: "summer camp in July". The month also tells what it looks like. */
export const IN_MONTH = new RegExp(
  String.raw`\b(?:camps?|festival|fair|market|course|classes|lessons|workshop|concert|tour|run|race|marathon|week|retreat|exhibition|tournament|trip|holiday|opening|show|match|cup|party) ((?:in|throughout|all) ${MONTH})\b(?! \d)`,
  'iu',
);

const ENDINGS =
  '(?:com|org|net|io|shop|store|app|example|co|eu|de|fr|es|it|at|ch|nl|uk|info|dev|ai|me|tv|gov|edu)';
const MAIL = String.raw`(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+`;
const TELEPHONE = String.raw`(?:(?:call|phone|text|tel\.?|whatsapp|box office|hotline|bookings|info)(?: us)?(?: at| on)?:? )?(?<![\p{L}\p{N}])\+?\(?\d(?!\.\.)[\d\s()./-]{5,}\d\b`;
// Its first label begins where a word does: every letter of a long one would be tried otherwise.
const SITE = String.raw`\b(?:(?:tickets|info|more|visit|order|book|shop|apply)(?: us)? (?:at|on) )?(?:https?:\/\/)?(?:www\.)?(?<![a-z0-9-]-)[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,4}\.${ENDINGS}(?:\/[^\s,]*)?(?![\p{L}\p{N}])`;
const STREET = String.raw`\b(?:at )?\d{1,4}[a-z]? (?:\p{Lu}[\p{L}'’.]+ ){1,3}(?:Street|St\.?|Avenue|Ave\.?|Road|Rd\.?|Lane|Square|Boulevard|Blvd\.?|Drive|Way|Place|Court|Terrace|Plaza)(?![\p{L}])|\b(?:at )?(?:\p{Lu}[\p{L}'’.]+ ){1,2}(?:Street|Avenue|Road|Lane|Square|Boulevard) \d{1,4}\b|\b(?:Rue|Via|Calle|Avenida|Rua|Piazza|Viale|Corso)(?: (?:de|du|des|della|del|di|da|la|le|los|las|do|dos)){0,2} \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?,? \d{1,4}\b|\b\d{1,4},? [Rr]ue(?: (?:de|du|des|la|le)){0,2} \p{Lu}[\p{L}'’-]+|\b(?:(?:on|at) )?(?:the )?[Cc]orner of (?:\d{1,3}(?:st|nd|rd|th)|\p{Lu}\p{L}+)(?: (?:and|&) (?:\d{1,3}(?:st|nd|rd|th)|\p{Lu}\p{L}+))(?: (?:Street|St\.?|Avenue|Ave\.?))?|\b[Ee]xit \d{1,3}\p{Lu}?(?: off (?:the )?(?:Hwy|Highway|Route|Rt|Interstate|I)[ -]?\d{1,3})|\b\p{Lu}\p{L}+(?:straße|strasse|gasse|platz|weg|allee) \d{1,4}`;
export const MAIL_OR_WEB = new RegExp(
  `${MAIL}|${SITE}|@[a-z0-9_.]*[a-z0-9_]{2,}|(?<![\\p{L}\\p{N}&])#\\p{L}[\\p{L}\\p{N}_]+`,
  'iu',
);
/** A page of the web, which only an ad names. */
export const WEB = new RegExp(SITE, 'iu');
/** A day of the calendar or an hour. */
export const DATED = new RegExp(`${DATE}|\\d{1,2}(?:st|nd|rd|th)? ${MONTH}|${DAY}|${HOUR}`, 'iu');
export const CALLED = new RegExp(TELEPHONE, 'iu');
export const ADDRESS = new RegExp(STREET, 'u');
