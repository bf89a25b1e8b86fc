import { sifted } from '../needed-letters.ts';
/** How what an ad says is written in prompts. */

export const AD_WORD =
  /\b(?:ads?|adverts?|advertisements?|advertising|commercials?|banners?|promos?|promotions?|promotional|flyers?|giveaways?|(?<!four[- ])posters?|announcement|teaser|billboard|billboards (?:for|that|saying)|anuncio|werbung|publicité|(?:instagram|tiktok|facebook|youtube|snapchat|linkedin|team|social|social media) (?:story|reel|post|spot|video)|(?:tv|television|cinema|radio) spots?|(?:story|post) (?:for|about|ad)|(?<!film |fishing |(?:thread|load|chang|wind|unwind|dance|rewind|spool)\p{L}* (?:an? |the |his |her )?)reels?(?! of (?:film|thread|cotton|wire|rope))|product (?:shot|video|launch|reveal)|logo (?:reveal|animation|intro)|brand intro|sale|new arrivals(?! (?:at|in|from) (?:an?|the) (?:[\p{L}-]+ )?(?:airport|station|terminal|port|harbou?r|border|gate|hospital|camp|zoo|farm|village)\b)|gift (?:ideas|guide)|black friday|cyber monday|grand opening|campaign|promote|advertise|launch day|countdown|drop announcement|job (?:opening|offer)|(?:we(?:'| a)re|now) hiring|(?:hiring|recruit(?:ing|ment)) (?:video|clip|spot|post|film)|join our team|help wanted|happy hour|gift card|(?:brand|company|shop|store|label|caf[eé]|restaurant|bakery|start-?up|app|bar|salon|studio|drink|beer|wine|perfume|juice) (?:called|named)|brand [A-Z]\w+|now open|introducing our|our new|invitation|coupon|(?:shop|store|restaurant|caf[eé]|bar|salon|gym|school|club|studio|bakery|brand) (?:story|post|video)|(?:shop|store|restaurant|caf[eé]|bakery|gym|salon|bar|bistro|studio|market|showroom) (?:opening|opens|is open)|adopt (?:a|an|me|your)|testimonials?|(?:five|5|four|4)[- ]star (?:reviews?|rating)|customer reviews?|open house|for sale|for rent|(?:menu|dish|soup|special|deal) of the (?:day|week)|lunch (?:menu|special|deal)|daily special|in cinemas|in theaters|promo code|discount code|use code|save the date|(?:podcast|album) cover|new episodes?|(?:gym|holiday|special|weekend|summer|winter|introductory|opening|day) offer|no joining fee|out now|new (?:song|single|album|track|ep)\b|psa|available now|now available|in stores now|membership|tagline|slogan|call to action|CTA|B2B|hotline|(?<=(?:^|[.,:;!] ?|\b(?:our|school|college|university|academy|nursery|campus) ))(?:open|parents|information|welcome) (?:evening|day)(?= (?:at|on|for|this|next|with)\b|\s*(?:[,.:;!]|$))|(?:looking for|booking) 20\d\d couples|(?:our|my) (?:[\p{L}-]+ )?(?:credit union|firm|company|business|clinic|agency|start-?up)(?= (?:does|has|is|sells|makes|offers|needs|wants|helps|teaches)\b)|need something for our|(?<=(?:^|[.!?,] ?))we sell(?=[^,.;:!?]{3,40}[,.;:!])|(?:[Bb]rand|[Ll]ogo|[Cc]ompany|[Ss]hop|[Pp]roduct)(?: text| name)?:|headline:|dropped its [\p{L} ]{0,24}rate|software for|insurance for|bank account|packshot|pack shot|(?:re-?)?elect(?= (?!an?\b|the\b)\p{L}+ (?:for|as|\p{L}+ for)\b)|vote (?:for(?! an?\b| the\b)|yes|no)|(?:real estate|property|listing) (?:video|tour|film|clip)|before (?:and|&) after|before-after|before\/after|hero shot|product (?:photo|photography|render|image|promo|teaser)|launch (?:party|event|offer|video|promo)|(?:public|safety|health) (?:information|awareness)|awareness|shelter appeal|petition(?=:)|sign the petition|review (?:card|post)|[★⭐]{3,5}|charity(?=:)|donate button|(?:now|new) (?:at|in) (?:your|all|every|the) (?:(?:local|fridge|dairy|frozen|snack|bakery|cereal|beauty|drinks|nearest) )?(?:aisles?|fridges?|supermarkets?|stores?|shops?|pharmac(?:y|ies)|drugstores?)|turns \d+|(?:1st|2nd|3rd|\d+th) birthday)(?![\p{L}\p{N}_])/iu;

const TRADES =
  '(?:nurses|drivers|bakers|teachers|chefs|cooks|baristas|volunteers|carers|staff|drummers?|assistants|mechanics|electricians|technicians|receptionists|stylists|engineers|[\\p{L}-]+ers)';
const NO_ASKER =
  '(?!(?:an?|the|one|two|three|four|five|some|many|most|all|both|these|those|my|his|her|its|our|their|help)\\b)';
/** Who or what is looked for. "The farmers needed rain" and "the most wanted shoes" tell of something else. */
export const SOUGHT = new RegExp(
  String.raw`(?:^|[.,:;!?] ?)${NO_ASKER}((?:[\p{L}-]+ ){0,2}(?:${TRADES} (?:wanted|needed)(?= (?:for|at|in|on) |\s*(?:[,.;:!]|$))|(?:volunteers|helpers|staff) needed(?= to )|(?!is |are |was |were )[\p{L}-]+ wanted(?=\s*(?:[,.;:!]|$))))`,
  'iu',
);

/** Who looks for others to join them: "Chess club looking for members". */
export const MEMBERS =
  /^(?!(?:an?|the|one|two|three)\b)((?:[\p{L}'’-]+ ){0,3}(?:club|team|choir|band|orchestra|group|society|league|troupe|circle|shelter|fire brigade)(?: in \p{Lu}\p{L}+)? (?:is )?(?:looking for|seeks|seeking|searching for|needs|wants) (?:(?:new|more|young) )?(?:[\p{L}-]+ )?[\p{L}-]+s)(?=\s*[,.;:!])/iu;

/** What is printed on a product and set beside it: "…, SPF 50". */
export const PRINTED = /[,.;:] ?spf ?\d+\+?(?=\s*(?:[,.;!]|$))/iu;

/** "New at Green Fork": a shop has something. */
export const NEW_AT = /\b(?:[Nn]ew|[Nn]ow|[Oo]nly|[Aa]vailable|[Ee]xclusively) at \p{Lu}\p{Ll}+/u;

const SIGN = String.raw`(?:US\$|CA\$|AU?\$|(?<!\p{L})(?:R|C|NZ)\$|[$€£¥₹₩₺₱₦]|(?<!\p{L})(?:CHF|KSh|Rs\.?) ?)`;
const DIGITS = String.raw`\d+(?:[.,]\d+){0,6}(?:\.[–—-](?!\d))?`;
const AFTER = String.raw`(?:€|£|¥|₹|¢|zł|kr\b|CHF\b|dollars\b|bucks\b|euros?\b|pounds\b|yen\b|cents\b|USD\b|EUR\b|GBP\b|CAD\b|AUD\b|NZD\b|JPY\b|INR\b|SEK\b|NOK\b|DKK\b|PLN\b|BRL\b|MXN\b|ZAR\b|SGD\b|Kč|\$(?!\s?\d)|francs\b|pesos\b|rupees\b)`;
const RANGE = String.raw`(?:\s?[-–]\s?(?:[$€£¥]\s?)?${DIGITS})?`;
/** Prices of houses are told in millions. */
const THOUSANDS = String.raw`(?:\s?(?:k|m|mn|mio|bn|million|billion|thousand|mil)(?![\p{L}\p{N}]))?`;
export const AMOUNT = String.raw`(?:${SIGN}\s?${DIGITS}${THOUSANDS}${RANGE}${THOUSANDS}|${DIGITS}${THOUSANDS}${RANGE}\s?${AFTER})`;
const EACH =
  '(?:(?:half |two |\\d+ )?(?:night|month|mo|week|wk|day|year|yr|person|people|piece|set|kg|g|lb|pound|litre|liter|gallon|hour|hr|kilo|class|lesson|meal|slice|cup|pair|user|seat|head|glass|session|ride|guest|adult|child|kid|family|couple|car|table|game|mile|km|box|bottle|can|dozen|pack|course|unit|portion|bag|plate|visit|walk|wash|bouquet|stem|ticket|delivery|order|bunch|scoop|basket|bowl|jar|round|trip|way|square (?:foot|metre|meter)|sq ?ft|sqm|m²|half hour)s?)';
export const PRICE = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])(?<!\b(?:every|each) )(?:\d+ (?:days|nights|weeks) (?=[$€£])|(?:\d+[- ](?:years?|days?|nights?|weeks?|hours?|lessons|classes|sessions|courses?) |(?:lift |day |season |early bird |family |advance )?tickets |(?:new |sale |special |today['’]s )?price |entry |admission |starting |prices |plans |rooms |nights |beds |(?:return )?flights |seats |now |cover |memberships? |season tickets |early bird(?: price)? |weekends |weeks |stays |lease |classes |lessons |courses |deposit |tables |kits |(?:one|two|three|four|five|six|seven|eight|nine|ten)[- ](?:days?|nights?|weeks?|courses?) )?(?:from|at|only|just|for|under|now|(?:(?:early bird|season|day|family|advance|lift) )?tickets|entry|admission|ab|nur|dès|desde|à partir de) )?${AMOUNT}(?:(?: ?/ ?| (?:a|per|each|an) )${EACH}\b|pp\b| (?:(?:sign(?:ing|-on)|welcome|joining|start) bonus|bonus|prize|reward|grant|down|deposit|pp|scholarship|cashback|haircut|entry|lunch|menu|ticket|each|at the door|one way|return|round trip|all in|all inclusive|incl\. [\p{L}]+|for (?:two|three|four|five|six|[2-9])(?: (?:people|persons|guests))?)\b)?`,
  'iu',
);
/** A price without a currency, told by its cents or by its name. */
export const BARE_PRICE =
  /(?<=\bprice(?: is)?:? )\d{1,5}(?:[.,]\d{2})?(?!\d| ?%)|(?<=[,;] ?)(?!0\d)\d{1,4}[.,]\d{2}(?=\s*(?:[,.;!]|$))/iu;
/** What it cost before: "was $120", "from $120 to $79". Of the second, what follows costs less. */
export const FORMER_PRICES: readonly RegExp[] = [
  new RegExp(
    String.raw`\(?(?<!\p{L})(?:was|were|(?:old|original|former|list|previous|regular|normal|usual|crossed[- ]out|struck[- ]through) price(?: of)?|regular(?:ly)?|normal(?:ly)?|usual(?:ly)?|originally|previously|before|instead of|reduced from|down from|rrp|msrp|statt)(?: at| only)?:? (${AMOUNT})(?: (?:crossed out|struck through|struck out))?\)?`,
    'iu',
  ),
  new RegExp(String.raw`(?<!\p{L})from (${AMOUNT})(?: down)? to (?=(${AMOUNT}))`, 'iu'),
].map(sifted);
/** What costs that much: "spaghetti carbonara €12.50". */
export const PRICED = sifted(
  new RegExp(
    String.raw`(?:^|[,.;:!] |\s{3})((?!from|in\b|at|only|just|for|free|under|now|was|then|with|and|end|(?:one|two|three|\d+) (?:days?|nights?|weeks?) |(?:and )?prices?|pre-?order|order|book|buy|shop|apply|call|donate|give|cover|rooms|season|(?:new|sale|special|old) price|today|save|get|win|plant|up|starting|early bird(?! price)|tickets|entry|admission|fly|price|flights|return flights|rooms|nights|beds|plans|seats|handwritten|sign|everything)(?:[\p{L}'’-]+ ){1,3})(?:for |at |only |just )?${AMOUNT}`,
    'iu',
  ),
);
const NUMBER = String.raw`(?:\d+|one|two|three|four|five)`;
const OFF =
  '(?:off|discount|rabatt|de réduction|de descuento|reduziert|sconto|cash-?back|interest|financing|finance|extra|apr)';
/** The whole name of what is cheaper: "all cat toys this weekend". */
const ALL_OF = String.raw`all (?:[\p{L}-]+ ){0,3}?[\p{L}-]+(?=\s*(?:[,.;!]|$|\b(?:this|until|till|today|tonight|tomorrow|on|in|at|with|for|from|before|after|through|every|only|now|while|over|and)\b))`;
/** Also outside of ads: "free hugs on the street". */
export const FREE = /free \p{L}+(?: \p{L}+)?(?= (?:this|today|with|on|for every)\b)/iu;
/** The first that is found is the offer. */
export const OFFERS: readonly RegExp[] = [
  new RegExp(
    `free (?:delivery|shipping|gift|entry) (?:over|above|from|on orders (?:over|above|from)) ${AMOUNT}`,
    'iu',
  ),
  new RegExp(`(?:save|get) (?:up to )?${AMOUNT}(?: off)?(?: (?:today|now))?`, 'iu'),
  new RegExp(String.raw`${AMOUNT} off(?: (?:your|the) (?:first|next) \p{L}+)?`, 'iu'),
  new RegExp(
    `(?:any )?(?<!\\p{L})${NUMBER}(?: (?:pieces|slices|tickets|bottles|cans|pairs|scoops|tacos|wings|rolls|lessons|classes|weeks|months|nights|days))? for ${AMOUNT}`,
    'iu',
  ),
  /free for (?:\d+|one|two|three|a|the first) (?:days?|weeks?|months?)|(?:\d+|one|two|three)[- ](?:day|night|week|month|lesson|class|session)(?:s|es)? free(?: trial)?|(?<!download )free on (?:all (?:phones|devices)|ios|android|the app store)|free to (?:download|join|try|enter|play|use)|free for (?:all(?: ages)?|everyone|kids|children|families|members)(?=\s*(?:[,.;!]|$))|first \d+ (?:\p{L}+ ){1,2}(?:free|half price|on us)|(?:kids|children|mums|moms|dads|students|seniors|under \d+s) (?:under \d+ )?(?:eat |go |enter |fly |stay |travel |ride |ski |skate |swim |play |drink |climb |get in |sail |dance |jump )?free/iu,
  new RegExp(
    String.raw`(?:(?:up to|save|everything|get|all|now|bis zu|jusqu['’]à|hasta|(?:your )?(?:first|next) \p{L}+) )?(?:up to |an? extra )?\d{1,3}(?:[.,]\d+)?\s?(?:%|percent) ${OFF}(?: (?:everything|${ALL_OF}|all \w+|on [\w ]{2,20}?(?=[,.;!]|$)|sitewide|storewide|(?:your )?(?:first|next|second) \p{L}+))?`,
    'iu',
  ),
  /(?:mortgage|interest|savings|loan|fixed)s? rates? (?:(?:from|of|at|now|to|down to|just|only) ){1,2}\d+(?:[.,]\d+)?\s?(?:%|percent)/iu,
  /(?:save|up to|everything) (?:up to )?[-–−]?\s?\d{1,3}\s?(?:%|percent)/iu,
  /\bminus \d{1,3}\s?(?:%|percent)/iu,
  /(?<![\p{L}\p{N}])[-–−]\s?\d{1,2}\s?%(?: (?:on|auf|sur|en) (?:\p{L}+ ){0,2}\p{L}+)?/iu,
  /\b\d{1,2}\s?% (?:on|auf|sur) (?:everything|all \p{L}+|alles|tout)/iu,
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])${NUMBER}[- ]for[- ](?:the price of )?${NUMBER}\b(?: on (?:all |every )?\p{L}+)?`,
    'iu',
  ),
  /(?<![\p{L}\p{N}])[234]\s?[x×+]\s?1(?![\p{L}\p{N}%])|\bbogo\b/iu,
  /\bbuy (?:one|two|three|four|five|six|seven|eight|nine|ten|\d+)(?: (?!get\b)\p{Ll}+){0,3},? (?:and )?get (?:one|two|(?:the|your) (?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|next|\d+(?:st|nd|rd|th))(?: one)?|\d+)(?: (?:for )?free| half price)?/iu,
  /(?:the )?first \d+ \p{L}+ (?:are |is )?(?:free|half price|on us)/iu,
  new RegExp(`everything (?:under|from|at|for) ${AMOUNT}`, 'iu'),
  new RegExp(`(?:signing|sign-on|joining|welcome|referral) bonus(?: of)? ${AMOUNT}`, 'iu'),
  new RegExp(`${AMOUNT} (?:signing|sign-on|joining|welcome|referral) bonus`, 'iu'),
  /(?:first|second|next|third|\d(?:st|nd|rd|th)) \w+ (?:is )?(?:free|half price|half off|on us)/iu,
  /free (?:(?:home|next-day|worldwide|express) )?(?:delivery|shipping|returns|samples?|coffee|drinks?|entry|admission|gifts?|refills?|consultations?|quotes?|estimates?|inspections?|installation|wifi|parking)/iu,
  FREE,
  /(?<=(?:^|[,.;:!]|\band|\bget|\s{3}) ?)free [\p{L}-]+(?: (?!for|with|when|every|until)[\p{L}-]+)?(?: for (?:kids|children|all|everyone|members|students|seniors))?(?=[,.;!]|$| (?:for (?:new|first|the first|your|two)|with (?:every|each|any|your)|when you|every|until)\b)/iu,
  /(?<!(?:your|my|a) )free trial/iu,
  /all[- ]you[- ]can[- ](?:eat|drink)(?: (?:sushi|buffet|pizza|brunch|ribs|wings|tacos|pasta|breakfast|lunch|dinner))?/iu,
  /half[- ]price/iu,
  /(?:student|senior|member|family|early bird) discount(?:s| of)?(?: \d{1,2}\s?%)?/iu,
  /(?:mortgage|savings|interest|loan) rates? (?:(?:dropped|cut|now|down|fixed) )?(?:to|of|at|from) \d+(?:[.,]\d+)?\s?%/iu,
  /(?:limited|special|exclusive) (?:offer|edition|deal)/iu,
  /(?:summer|winter|spring|autumn|flash|clearance|black friday|cyber monday|end of season|holiday|christmas) sale/iu,
].map(sifted);
/** "Use code SUMMER10". */
export const CODE =
  /\b(?:(?:use|with|enter)(?: the| our)? )?(?:(?:promo|discount|coupon|voucher|gutschein) ?)?[Cc]ode:? ["“]?([A-Z][A-Z0-9-]{2,14})\b["”]?/u;
/** How many stars somebody gives. */
export const STARS =
  /★{3,5}|⭐{3,5}|\b(?:rated |rating(?: of)? )?(five|four|[45](?:[.,]\d)?)[- ](?:out of (?:5|five) )?stars?(?: (?:rating|reviews?))?\b/iu;

/** Words that are also nouns ask only before these. */
const ITS =
  '(?= (?:now|today|online|here|an? |your|yours|our|early|by |until |direct|us|the|more|all|with us|it|me|for free))';
const ASKING = `open (?:an?|your) (?:free )?account|get a (?:free )?quote|see you there|plan your visit|book(?= \\d)|order|buy(?! one| two| \\d)|download|install|subscribe|register|apply|donate|reserve|request a|enroll|enrol|rsvp|pre-?order(?! (?:story|post|reel|ad|banner|campaign|promo|teaser|video|offer)\\b)|sign up|get started|get protected|get involved|DM (?:us )?to \\p{L}+|learn more|find out more|(?<!\bwe )come (?:in|by|visit)|swipe up|tap to|visit us|(?:text|whatsapp|ring|e-?mail) us|find (?:a|your|our) (?:nearest |local )?(?:store|shop|dealer|branch|stockist|gym|clinic)|try (?:it|our)|start (?:your|my)|get (?:yours|tickets|the app|your \\p{L}+|a (?:free )?quote)|(?:book|shop|join|claim|contact|message|follow|schedule|scan|volunteer|vote|stream|listen|rent)${ITS}|book(?=\\s{3,})`;
/** A part of the prompt that asks for something, such as ", book an appointment". */
const ASKING_PART = String.raw`(?<=(?:^|[,.;:!–—-]|\band)\s*)(?:${ASKING})(?:\s+(?!and\b|at\b|on\s+\S+\.|@)[\p{L}\p{N}'’-]+){0,4}(?=\s*(?:$|[,.;:!–—]|and\b|at\b|@|on\s+\S+\.))`;
export const CALL = new RegExp(
  String.raw`${ASKING_PART}|\b(?:(?:order|buy|shop|download|install|call|book|subscribe|register|apply|donate|join|try|start|sign up|get started|reserve|enroll|enrol|save|play|watch|listen) (?:now|today|online|here|free|yours|yours today)|(?:sign up|learn more|find out more|get yours|get started|visit us|swipe up|tap to shop|shop the look|try it free|join us|book (?:a|your) (?:table|seat|ticket|tickets|appointment|stay|trip|room)|get (?:the|your) (?:app|tickets?)|pre-?order(?: now)?|link in bio|(?<!\bwe )come (?:in|by|visit)|start (?:your|a|my) free trial|(?:order|book|shop|buy|play|download|sign up|find us) (?:on|in|from|with) (?:our|the) (?:new )?(?:app|website|web ?site|online (?:shop|store)|store|shop|app store)|(?:download|get|try|use) (?:our|the) (?:new )?app|adopt (?:now|today)|join our (?:team|crew)|call us|contact us|scan (?:me|to \w+)|tickets on sale|jetzt (?:bestellen|kaufen|buchen|bewerben|entdecken|anmelden|reservieren|testen|spenden|sichern|probieren|mitmachen)|(?:mehr erfahren|termin (?:buchen|vereinbaren)|platz (?:sichern|reservieren)|réservez(?: maintenant)?|commandez(?: maintenant)?|inscrivez-vous|achetez|découvrez|en savoir plus|compra ahora|reserva ya|prenota ora)))\b`,
  'iu',
);
/** What only an ad asks for. */
export const ASKS =
  /\b(?:order|buy|shop|download|install|book|subscribe|register|apply|donate|join|enrol|enroll|sign up) (?:now|today|online)\b|\b(?:call|phone|text)(?: us)?(?: at| on)?:? \+?\d[\d\s().-]{5,}\d\b|\bfollow @\w|\btry it (?:free|now|today)\b|\bbook your\b|\bget yours\b|\bvisit us (?:today|now|this|in|at|online)\b|\b\d+(?:\.\d+)?% (?:financing|finance|apr|interest)\b/iu;

/** Occasions that are announced with a day. */
export const EVENTS =
  /\b(?:event|tasting|bazaar|auction|parade|screening|barbecue|reunion|planting|hackathon|info evening|marathon|tournament|quiz|ceremony|birthday|bake sale|karaoke|recital|lecture|(?:charity|fun|colou?r|city|trail) (?:run|walk|race)|workshop|meet-?up|concert|festival|party|market|fair|flyer|exhibition|f[eê]te|egg hunt|(?:plant|clothes|book|toy) swap|carnival|drop|gig|show|class|lesson|premiere|launch|opening|adoption|clean-?up|picnic|camp|reading|tour|retreat|conference|webinar|fundraiser|gala|night|open (?:evening|day|morning)|(?:donation|blood|food) drive)\b/iu;

/** A prompt that begins with the name of a business: with a quote it is an ad. */
export const FIRM =
  /^[^,.;:"“]*\b(?:shop|store|restaurant|caf[eé]|bakery|gym|salon|bistro|studio|agency|company|service|school|hotel|clinic|insurance|delivery|brand|start-?up|boutique|brewery|pharmacy|bank|airline|dealership)\s*[,:]/iu;

/** What is offered rather than made: with a slogan it is an ad. */
export const SERVICE =
  /^[^,.;:"“]*\b(?:courses?|classes|lessons?|tutoring|coaching|services?|rentals?|subscription|apps?|software|insurance|mortgage|repairs?|cleaning|moving|delivery|catering|training|therapy|consulting|webinar|bootcamp|membership|sale|deals?|offers?|menu|collection|bundle|set of (?:two|three|four|five|\d)|store|shop|restaurant|pizzeria|caf[eé]|bakery|gym|salon|barber(?:shop)?|studio|agency|clinic|dentist|plumbers?|electrician|lawyer|real estate|hotel|resort|airline|travel|brand|start-?up|label|donation(?: drive)?|blood drive|balm|topper|serum|by post|storage|sparkling \p{L}+ water|(?:cheese|snack|gift|veg|meal) box)\b|^before:|\b(?:reviews?|customers?|five[- ]star|5[- ]star)\b/iu;

const BUILT =
  'Hall|Arena|Club|Cent(?:er|re)|House|Room|Lounge|Auditorium|Pavilion|Ballroom|Campus|Hotel|Mall|Library|School|Inn|Warehouse|Loft|Studios?|Brewery|Distillery|Winery|Mill|Barn|Castle|Gallery|Museum|Theat(?:er|re)|Cinema|Church|Stadium|Opera';
const OUTSIDE =
  'Square|Park|Beach|Gardens?|Market|Street|Avenue|Road|Lane|Plaza|Pier|Harbou?r|Fields?|Fairgrounds?|Quay|Boulevard|Green|Lake|Riverside|(?<!day |Test |Food |Blood |Toy |Coat |Hard )Drive|Promenade|Mile';
/** Where something takes place: "City Hall", "at Red Hall", "on Main Street". */
export const VENUE = new RegExp(
  String.raw`(?:(?<=[,;.] ?|\s{3})|\b(?:at|in|on) )((?:the |The )?(?!Times Square)(?:St\.? \p{Lu}[\p{L}'’]+(?: (?:[Cc]hurch|[Cc]hapel|[Cc]athedral|[Hh]all|[Ss]chool))|\p{Lu}\p{L}+['’]s (?:bar|pub|caf[eé]|diner|kitchen|place|garage|restaurant|bakery|club|farm|barn|gym)|(?:\p{Lu}[\p{L}'’.-]+ ){1,3}(?:${BUILT}|${OUTSIDE})|(?:Lake|Mount|Port|Fort|Schloss|Villa|Ch[aâ]teau|Palazzo|Castello|Alte|Piazza) \p{Lu}\p{L}+))(?=\s*(?:[,.;!]|$))`,
  'u',
);
/** What firms are called as well as places. */
export const NAMES_OF_PLACES =
  /(?:Club|Cent(?:er|re)|House|Lounge|Hotel|School|Inn|Warehouse|Loft|Studios?|Brewery|Distillery|Winery|Mill|Barn|Castle|Gallery|Cinema|Theat(?:er|re)|Market|Gardens?|Green|Lane)$/u;
/** The same in small letters, which only events have. */
export const PUBLIC_PLACE =
  /(?:\b(?:at|in) (?=the )|(?<=, ?))((?:the )?(?:(?:city|town|village|old|community|central|main|local|university|school|high|primary|youth|parish|sports|church|county|public) ){1,2}(?:hall|gym|club|square|park|center|centre|library|museum|stadium|hotel|gardens?|fairgrounds?|church|theat(?:er|re)|mill|barn|brewery|castle|pier|chapel|harbou?r)(?: square)?)(?=\s*(?:[,.;!]|$))/u;
/** Where something takes place that is announced in the same part: "jazz festival on 14 July at the harbour". */
export const PLACE_OF_EVENT =
  /^[^,.;:!]*\b(?:festival|fest|concert|party|market|fair|circus|exhibition|marathon|run|race|parade|show|tournament|quiz|picnic|workshop|class|camp|screening|cinema|bazaar|clean-?up|day|night|evening)\b[^,.;:!]{0,40}?\b(?:at|in|on|by) (the (?!(?:evening|morning|afternoon|night|rain|snow|sun)\b)(?:\p{Ll}+ )?(?:harbou?r|park|beach|lake|river(?:side)?|marina|zoo|museum|castle|market ?place|fairground|sports hall|stadium|pier|church|library|town hall|school|square|promenade|waterfront|meadow|university|gardens?))(?=\s*(?:[,.;!]|$))/iu;
/** What is on the menu: "Daily special: tomato soup with bread". */
export const DISH = sifted(
  /\b(?:specials?|menu|(?:dish|soup|menu|special) of the (?:day|week)|today|lunch|dinner): ?([\p{L}'’-]{1,30}(?: [\p{L}'’-]{1,30}){0,5}?)(?= (?:for|only|at|from) |[,.;!]|$)/iu,
);
