/** What is done for people rather than sold to them, whatever else is named: pattern; line; words of the button. The first row that fits counts. */
export const SERVICE_ROWS = String.raw`
(?:piano|violin|guitar|drum|flute|cello|singing|keyboard|trumpet|ukulele|saxophone|music) (?:school|academy|lessons?|teachers?|class(?:es)?|courses?|tutors?) ; Play your first song ; Sign up
ballet (?:school|academy|lessons?|class(?:es)?) ; Feel the rhythm ; Sign up
baby-?sitt\p{L}*|nann(?:y|ies)\b|au pairs?\b|child ?minders?|child ?care ; In good hands ; Book now
(?:pet|dog|cat|house)[- ]sitt\p{L}*|dog[- ]walk\p{L}* ; In good hands ; Book now
tailor(?:s|ing)?\b|seamstress|dress ?maker|alterations ; Made to fit you ; Book now
(?:retirement|nursing|care|old people['’]?s|senior) (?:home|residence|village)|(?:assisted|senior) living|(?:elder(?:ly)?|senior|home|dementia) care\b|care ?givers?|carers?\b|hospice ; In good hands ; Learn more
(?:djs?|bands?|magicians?|clowns?|entertainers?|singers?|musicians?|string quartet|jugglers?)(?: (?:for|available)\b.*) ; Let us make it a party ; Book now
repair (?:caf[eé]|evening|party|day) ; Come and join us ; Join us
(?:shoe|watch|clock|phone|computer|laptop|bag|furniture|appliance|instrument|guitar|piano|screen|tv|washing machine) (?:repairs?|restoration|mending|tuning)|cobbler|shoe ?maker|watch ?maker|upholster\p{L}* ; As good as new ; Visit us
farm (?:shop|store|stall|stand)|farmers['’]? shop|orchard ; Fresh from the farm ; Visit us
farm (?:holidays?|stays?|breaks?|vacations?)|glamping|camp ?sites?\b ; Time to get away ; Book now
`;

/** The same by words that others use too: only where nothing else tells more than that something is sold. */
export const SERVICE_KINDS = String.raw`
(?:school|academy|lessons?|class(?:es)?|courses?|workshops?|training|camp|tutor\p{L}*|coach(?:es|ing)?|teachers?|instructors?)\b ; Learn something new ; Sign up
(?:choir|orchestra|theat(?:er|re) group|drama group|scouts|society|league|club|team)\b ; Come and join us ; Join us
(?:(?<!delivery )services?|agency|sitters?|planners?|translators?|interpreters?|therapists?|therapy|midwi(?:fe|ves)|musicians?|magicians?|clowns?|chauffeurs?|butlers?|\p{L}+smiths?|rentals?|hire)\b ; Here for you ; Book now
`;
