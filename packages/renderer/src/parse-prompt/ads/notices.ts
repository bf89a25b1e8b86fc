const TOPIC =
  '(?:quiet (?:hours|time|zone)|recycling|recycle|waste|(?:road|street|bridge|lane|pool|beach|school|trail|office|lift|elevator|library|park) (?:closed|closure|maintenance)|(?:no|free|visitor) parking|(?:water|power) (?:outage|cut|shut-?off)|fire drill|wash your hands|visiting hours|opening hours|house rules|pool rules|polling station|election day|snow day|no smoking|wet floor|keep off the grass|lost and found|lost property|tenants?|residents?|neighbou?rs?)';

/** What is put up for everybody to read: "Recycling notice: …", "quiet hours sign for a dorm". */
export const NOTICE = new RegExp(
  String.raw`^(?:an? |the )?${TOPIC}(?: \p{L}+)? (?:notice|sign|reminder|announcement|bulletin|note)(?= (?:for|at|in|on|about|to)\b|\s*(?:[,.:;!]|$))|^(?:the )?(?:road|street|bridge|lane|pool|beach|trail|school|library|park|lift|elevator) (?:is |will be )?closed (?=today|tomorrow|tonight|until|due|this|next|on|for|from|between|because)|^please (?:keep off|do not|don['’]t|keep (?:quiet|clean|clear|left|right)|clean up|pick up|wash your|turn off|close the|no )|^(?:notice|reminder|attention|public notice|heads up)(?::| -)`,
  'iu',
);

/** What is called out before anything is sold: "New flavor alert!". */
export const ALERT =
  /^(?:(?:new|fresh|hot|big|price|sale|deal|event|job|gig|restock|launch) )(?:[\p{L}-]+ )?alert(?=\s*(?:[,.:;!]|$))/iu;

/** What only who sells or invites says, as a part of its own: ", new collection", "call for a quote", "walk-ins welcome". */
export const TOLD_TO_BUYERS =
  /^(?:our |the )?new (?:[\p{L}'’-]+ ){1,3}(?:(?:is )?out(?: now)?|drops|launches|available|in stores?|in shops|on sale)(?: from| on| this| next)? (?:now|today|tomorrow|soon|\p{L}{3,6}day|january|february|march|april|may|june|july|august|september|october|november|december)\b|(?<=[,;:.!] ?)(?:bring|donate|drop off|give us) (?:in )?(?:your|any|all your) (?:old|used|unwanted|spare|outgrown|worn|pre-?loved)\b|(?:^|[,;:.!] ?)we(?: turn|['’]re turning| are turning| celebrate our) \d{1,3}(?:th|st|nd|rd)?\b|(?<=[,;:.!] ?)(?:(?:our|the|a) )?(?:brand )?new (?:[\p{L}-]+ )?(?:collection|range|menu|line|flavou?rs?|scents?)(?=\s*(?:[.,;!]|$))|\b(?:call|phone|ask|text|email|message|contact us)(?: us)?(?: today| now)? for (?:an?|your|our) (?:free )?(?:quote|estimate|appointment|price list|consultation)\b|\bwalk-ins? (?:are )?welcome\b|(?<=[,;:.!] ?)walk in (?:today|now|any ?time)\b|\beverything must go\b|\b(?:spots|places|seats|spaces) (?:are )?(?:limited|filling (?:up )?fast)\b|\blimited (?:spots|places|seats|spaces)\b|\b(?:all|everyone|beginners|newcomers|families|dogs|kids) (?:are )?welcome(?=\s*(?:[.,;!]|$))|^vote (?:on|this|early) (?=\p{L}+)/iu;
