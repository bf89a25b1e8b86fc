/** How names of firms and products are written in prompts. */

const WORD = String.raw`\p{Lu}(?:[\p{L}\p{N}'’&-]|[+/](?=\p{L}))*`;
/** The number of a model, a version or a year: "TORQX 18V", "DUSTIN 2.0", "COSMOFEST 2026". */
const MODEL = String.raw`(?: \d{1,3}(?= \p{Ll}|,)| \d{1,4}(?:\.\d)?\p{Lu}{0,2}(?=\s*(?:[,;!)]|\.(?!\d)|$)))`;
const CAPITALISED = String.raw`${WORD}(?: (?:& |\+ |and (?!I\b)|(?:de|du|des|del|di|da|von|van) (?:la )?)?${WORD}){0,3}${MODEL}?`;
/** Whether a name is over. */
const END = String.raw`(?=\s*(?:[,.;:!?/(]|$)|\s{3}|\s[-–—]\s| and\s{2}|\s\d{1,2}[.,]\d ?%)`;
export const BRAND = new RegExp(
  String.raw`\b(?:called|named|branded|brand name|brand|by the brand|from the brand|[Ll]abel|[Cc]ompany|start-?up|logo|logo text|[Bb]rand|[Ll]ogo|[Nn]ame(?=:| is|,? \p{Lu}{3}| \p{Lu}\p{Ll}+ \p{Lu}\p{Ll})|[Nn]ame of (?:the|our|my) [\p{L}-]+(?= is\b)|(?:[Oo]ur|[Tt]he|[Cc]ompany|[Ss]hop|[Ss]tore|[Pp]roduct|[Bb]usiness|[Bb]rand|[Rr]estaurant|[Cc]af[eé]|[Aa]pp|[Ss]tudio|[Ff]irm|[Ss]alon|[Bb]akery|[Cc]lub|[Cc]harity) name)(?: is|,|:)?\s+(?:the )?(\p{Lu}\p{L}+, \p{Lu}\p{L}+,? (?:&|and) \p{Lu}\p{L}+|${CAPITALISED})`,
  'u',
);
export const NO_BRAND =
  '(?:Terminal|Gate|Booth|Stand|Unit|Floor|Level|Vote|Titel|Shop|Was|Speaker|Host|Guest|Tone|Action|Super|Audience|Goal|Target|Message|Scene|Small|Start|Prices|IPX?\\d|SPF|Website|Web|Mon|Tue|Wed|Thu|Fri|Sat|Sun|Room|\\p{Lu}\\d+|\\p{Lu}(?=\\s*(?:[,.;!]|$))|Price|Prices|Date|Dates|Time|Tagline|Headline|Title|Text|Words|Line|Slogan|Caption|Copy|Offer|Colou?rs?|Setting|People|Phone|Website|Location|Name|Brand|Logo|Product|Style|Mood|Tone|Music|Format|Camera|Lighting|Background|Show|Start|End|Then|Begin|Finish|Make|Use|Add|Say|Cut|Reel|Story|Vertical|Call|Kickstarter|Google|App Store|Google Play|Christmas|Year|Eve|Season|Today|Men|Women|Kids|(?:City|Town)(?! \\p{Lu}\\p{L}+ \\p{Lu})|Easter|Halloween|Valentine|Mother|Father|Black Friday|Cyber|New Year|Thanksgiving|Instagram|TikTok|Facebook|YouTube|Android|iOS|Ramadan|Diwali|Hanukkah|January|February|March|April|May|June|July|August|September|October|November|December|Mondays?|Tuesdays?|Wednesdays?|Thursdays?|Fridays?|Saturdays?|Sundays?|Toronto|Vancouver|Montreal|Chicago|Boston|Seattle|Hamburg|Munich|Leeds|Brooklyn|Labou?r|Independence|Ad|The|A|An|Our|We|It|My|Your|T|TVs?|SUV|EV|DJ|PC|SALE|NEW|FREE|AI|VR|CTA|GCSE|ID|HVAC|BBQ|GIF|LED|USB|DIY|HD|CBD|Etsy|Amazon|eBay|Spotify|Airbnb|Subheadline|Subtitle|Subline|Strapline|Button|Code|USP|UGC|ASMR|POV|USA|UK|Maldives|Croatia|Portugal|Turkey|Morocco|India|China|Dubai|Vietnam|Cuba|Caribbean|Mallorca|Ibiza|Santorini|Sicily|Tuscany|Provence|Alps|Swiss Alps|Scotland|Ireland|Sweden|Canada|Australia|New Zealand|Kenya|Peru|Brazil|Naples|Milan|Florence|Barcelona|Madrid|Lisbon|Amsterdam|Prague|Vienna|Budapest|Istanbul|Singapore|Bangkok|Sydney|Miami|Las Vegas|Africa|Europe|Asia|Diwali|St.? Patrick|Bali|Paris|London|Rome|Greece|Italy|Spain|Japan|Iceland|Hawaii|Tokyo|Berlin|Venice|Thailand|Mexico|Egypt|Norway|France|Germany|Spanish|English|French|German|Italian|Japanese|Greek|Mexican|Indian|Chinese|Thai|Turkish|Swiss|American|St|Dr|Mr|Mrs|Ms|Mt|Eiffel|Big Ben|Statue|Golden Gate|Taj|Colosseum|Great Wall|Mount|Times|Central|New York|Los Angeles|San Francisco|Santa|I)';
/** A town alone, which is where something takes place. */
export const TOWNS =
  /^(?:Toronto|Vancouver|Montreal|Chicago|Boston|Seattle|New York|Los Angeles|San Francisco|Miami|London|Leeds|Bristol|Manchester|Glasgow|Edinburgh|Dublin|Paris|Lyon|Berlin|Hamburg|Munich|Cologne|Vienna|Zurich|Amsterdam|Brussels|Madrid|Barcelona|Lisbon|Porto|Rome|Milan|Naples|Athens|Prague|Warsaw|Budapest|Stockholm|Oslo|Copenhagen|Helsinki|Istanbul|Dubai|Tokyo|Seoul|Busan|Singapore|Sydney|Melbourne|Brooklyn|Kreuzberg|Hongdae)$/u;
/** A name that is a part of a prompt. */
export const OWN_PART = new RegExp(
  String.raw`(?:[,.:;!?]\s*|\s[-–—/]\s+|\s{3}(?:(?:and|then) )*)((?:The |St\.? )?(?!${NO_BRAND}\b)${CAPITALISED})${END}`,
  'u',
);
/** The same of several parts: "Paws on Main", "Night at the Natural Hall", "ORBIT 5 by Kaelo". */
export const JOINED_NAME = new RegExp(
  String.raw`(?:,\s*|\s{3}[,.;]?\s*)((?!${NO_BRAND}\b|\p{Lu}\p{Ll}+ed (?:by|in|at|for|on)\b)${WORD}(?: ${WORD}){0,2}(?: \d{1,3})? (?:on|of|at|in|by|de|du|del|la|for|to)(?: the)? (?!${NO_BRAND}\b)${WORD}(?: ${WORD}){0,2}${MODEL}?)(?=\s*(?:[,.;!]|$))`,
  'u',
);
/** On what a firm writes its name: "a truck that says HAULER BROS". */
export const NAME_ON = new RegExp(
  String.raw`(?<=\b(?:truck|van|car|bus|arch|shop ?front|storefront|awning|box|bag|bottle|can|jar|package|label|uniform|apron|cap|packaging)s? (?:(?:that|which) )?(?:says|reads|saying|reading|with the (?:words?|name)|labell?ed|marked) )((?!${NO_BRAND}\b)${CAPITALISED})`,
  'u',
);
/** Where it is, beside another name: "HAMLETTE, at the Little Globe". */
export const NAME_AFTER_AT = new RegExp(
  String.raw`\bat (?:the )?((?:The )?(?!${NO_BRAND}\b)${CAPITALISED})(?=\s*(?:[,.:;!]|$))`,
  'u',
);
const TRADES =
  'airline|salon|store|shop|hotel|foundation|charity|studio|bank|agency|brewery|winery|bakery|restaurant|caf[eé]|bistro|boutique|gym|clinic|academy|firm|app|game|product';
const TRADES_SAID = TRADES.replaceAll(/(?<=^|\|)\p{Ll}/gu, (letter) => letter.toUpperCase());
/** What kind of firm or product it names: "airline Zuvi Air", "salon Studio Kink & Curl". */
export const NAME_OF_TRADE = new RegExp(
  String.raw`(?<=\b(?:(?:${TRADES})(?: (?:name|title))?:?|(?:${TRADES_SAID})(?: (?:name|title))?(?::| is))\s+)((?!${NO_BRAND}\b)${CAPITALISED})${END}`,
  'u',
);
/** After these a capital is that of a place, a day or somebody. */
const NO_NOUN =
  'in|on|at|of|to|from|over|through|past|near|by|with|and|or|the|for|under|behind|into|onto|than|like|as|is|are|was|says|saying|reads|reading|text|word|words|titled|during|every|this|next|last|until|till|around|across|along|between|against|towards?|via|visit|see|meet|love|when|where|while|who|that|inside|outside|about|after|before|above|below|beside|new|old|girl|boy|man|woman|dog|cat|named|called|drinking|eating|wearing|playing|watching|speaking|learning|left|right|then|now|only|just|not|but|his|her|their|our|your|its|my|sign|letters|street|city|town|lake|river|mount|saint|king|queen|aunt|uncle|grandma|grandpa|doctor|professor|captain|president';
/** Words in capitals that say something else than a name. */
const SHOUTED =
  '(?:SALE|FREE|SOLD|OPEN|CLOSED|STOP|HALF|PRICE|BLACK|FRIDAY|CYBER|MONDAY|BUY|GET|ONLY|THIS|WEEK|WEEKEND|TODAY|TONIGHT|EVERYTHING|OFF|ALL|YOU|WITH|LAST|DAYS?|HOURS?|CHANCE|MUST|NEVER|ALWAYS|VERY|HUGE|REALLY|LOST|FOUND|HOME|WORK|WANTED|VIP|XMAS|HAPPY|HOUR|GRAND|OPENING|WINTER|SUMMER|SPRING|AUTUMN|NASA|BEFORE|AFTER|HELP|COMING|SOON|TICKETS?|LIMITED|EDITION|EXTRA|BIG|MEGA|SUPER|FLASH|OUTLET|SPA|IPX)';
const PRODUCTS =
  'earbuds|headphones|e-bikes?|bikes?|bicycles?|watch|smartwatch|phone|smartphone|drone|camera|kettle|lamp|sneakers?|shoes?|boots|mattress|chair|bag|backpack|scooter|car|vacuum|speaker|blender|toothbrush|tent|jacket|suitcase|grill|oven|mixer|razor|pen|laptop|tablet|guitar|keyboard|mug|bottle|sofa|desk|knife|pan|van|truck|motorcycle|stroller|toaster|fan|heater';
/** Names that no word announces: "at Trattoria Rosa", "for Luna Coffee", "Joe's Pizza", a part of its own. */
export const NAMES: readonly RegExp[] = [
  // What is before a mark: "finish on the Ledgerly logo".
  new RegExp(String.raw`\b(?:the|our) (${CAPITALISED}) (?:logo|wordmark|brand name)\b`, 'u'),
  /\b[Ss]ave the date(?::|\s+(?:for|of)) (\p{Lu}\p{Ll}+ (?:&|and) \p{Lu}\p{Ll}+)/u,
  new RegExp(
    String.raw`\b(?:bag|box|pack|packet|tube|can|bottle|jar|tin|carton|bar|pot) of ((?!${NO_BRAND}\b)${CAPITALISED})(?=\s*(?:[,.:;!]|$|\p{Ll}))`,
    'u',
  ),
  new RegExp(
    String.raw`(?:\b(?:at|by|from|with|feat\.?|featuring)) (?:the )?((?:The )?(?!${NO_BRAND}\b)${CAPITALISED})(?=\s*(?:[,.:;!]|$))`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:[Aa]d|[Aa]dvert|[Bb]anner|[Pp]oster|[Ss]tory|[Rr]eel|[Cc]ommercial|[Ss]pot|[Ff]lyer|[Pp]romo|[Pp]ost|[Tt]railer|[Tt]easer|[Aa]nimation|[Rr]eveal|[Ii]ntro|[Ll]ogo) for (?:the |our |my )?(?:new |all-new )?((?:The )?(?!${NO_BRAND}\b)${CAPITALISED})`,
    'u',
  ),
  new RegExp(
    String.raw`(?:^|[\s,])((?:The |St\.? )?(?!${NO_BRAND}\b)\p{Lu}\p{L}+['’]s (?!Day\b)\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)`,
    'u',
  ),
  OWN_PART,
  // "Leaf & Page bookstore", "the Ledgerly app".
  new RegExp(
    String.raw`(?<=\p{Ll} |\s{3})((?!${NO_BRAND}\b)${CAPITALISED}) (?:book)?(?:shop|store|restaurant|caf[eé]|bakery|gym|salon|bistro|studio|app|hotel|clinic|bank|brewery|airline|museum|boutique|pub|tavern|inn|diner|pizzeria|winery|spa|nursery|dairy)\b`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:[Dd]ownload|[Tt]ry|[Ii]ntroducing|[Mm]eet|[Gg]et) ((?!${NO_BRAND}\b)${CAPITALISED})(?= (?:for )?(?:free|now|today)\b|\s*(?:[,.;!]|$))`,
    'u',
  ),
  new RegExp(
    String.raw`(?:[,.;]\s*|\s{3})for ((?!${NO_BRAND}\b)${CAPITALISED})(?=\s*(?:[,.;!]|$))`,
    'u',
  ),
  // "The Aurio 2 earbuds", "the new Varnelo".
  new RegExp(
    String.raw`\b(?:[Tt]he|[Oo]ur) (?:new )?((?!${NO_BRAND}\b)${CAPITALISED}(?: \d{1,3})?) (?:${PRODUCTS})\b`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:[Tt]he|[Oo]ur) (?:all-)?new ((?!${NO_BRAND}\b)${CAPITALISED})(?=\s*(?:[,.;!]|$))`,
    'u',
  ),
  // "Konditorei Huber:" before the words in quotes.
  new RegExp(String.raw`^((?!${NO_BRAND}\b)${WORD}(?: (?:& |and )?${WORD}){1,3}):\s{3}`, 'u'),
  // "The GRADULO e-bike", "soda can NERVO on red".
  new RegExp(
    String.raw`(?<=\p{Ll} )(?!${SHOUTED}\b)(\p{Lu}{4,}(?: (?!${SHOUTED}\b)\p{Lu}{3,})?)(?=\s*(?:[,.;!]|$)| (?!sign\b)\p{Ll})`,
    'u',
  ),
  // Capitals inside a word are those of a name: "SoundNest Pro", "with BrightBites toothpaste".
  new RegExp(
    String.raw`(?:^|[\s,.:;])((?!${NO_BRAND}\b)\p{Lu}\p{Ll}+\p{Lu}\p{Ll}\p{L}*(?: (?:\p{Lu}[\p{L}\p{N}]*|\d{1,3})(?=\s*(?:[,.;!]|$|\s)))?)`,
    'u',
  ),
  // "Electric scooter Zipla gliding through a city", "ad for instant ramen SLURP KING".
  new RegExp(
    String.raw`(?:^|[,.:;!]\s*)(?!(?:an?|the|two|three|some) )(?:[\p{L}-]+ ){0,5}(?!(?:${NO_NOUN})\b)(?<!\b(?:in|at|of|to|from|near|over|across|with|by) )\p{Ll}{3,} ((?!${NO_BRAND}\b)${CAPITALISED})(?=\s*(?:[,.;!]|$)|\s{3}| \p{Ll}+(?:ing|s)\b)`,
    'u',
  ),
];
