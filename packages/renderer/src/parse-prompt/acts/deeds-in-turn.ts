const SUFFIX = '(?:[a-z])?(?:es|s|ing)';
/** What is over as soon as it is done: what the sentence tells next happens after it. */
export const IS_DONE = new RegExp(
  `^(?:\\p{L}+ly )?(?:(?:open|kick|park|pick|grab|tak|stop|find|catch|throw|toss|drop|flip|wak|enter|arriv|hit|bit|lift|light|crack|trip|slip|notic|see|receiv|get|clos|leav|press|tast|unwrap|unfold|inflat|knock|break|jump|leap|land|fall|reach|finish|pull|rais|bend|blow|dig|plant|put|tap|touch|com|step|swallow|hatch|pass|stumbl|spot|hand|giv|pour|div|crash|sniff|climb|swing|push|chas|aim|shoot|ring|sneez|cast|launch|releas)${SUFFIX}|(?:look|turn|stand|sit|lean)${SUFFIX} (?:up|down|back|around|over))\\b`,
  'iu',
);
/** What begins or ends something, whatever came before it. */
export const IS_SUDDEN = new RegExp(
  `^(?:\\p{L}+ly )?(?:(?:get|start|begin|collaps|explod|pop|burst|break|shatter|disappear|vanish|appear|knock|spill|crash|hit|bump|faint|celebrat|escap|wak|fall|drop|toppl|crack|emerg|sink|tumbl|grow|sprout)${SUFFIX}|turn${SUFFIX} (?:into|around|to|on|off)|(?:stand|sit)${SUFFIX} (?:up|down))\\b`,
  'iu',
);
/** Away from where one was. */
export const GOING_OFF = new RegExp(
  `^(?:\\p{L}+ly )?(?:walk|run|fli|fly|driv|swim|rid|roll|sail|hop|crawl|dash|slither|gallop|jump|leap|wander|float|danc|cycl|rac|zoom|sprint|skip|scurri|swing|climb|com|tak|bounc|slid|speed|storm|peek|pop|wash|carri|blow|bring)${SUFFIX}(?: it| him| her| them| the \\p{L}+)? (?:away|off|out|back)\\b`,
  'iu',
);
/** How somebody is tells nothing new. */
export const LASTING =
  /^(?:is|are|was|has|have|wears?|wearing|seems?|holds?|holding|stands?(?! up)|lives?|features?|comes? with)\b/iu;
/** What somebody new may do at the same time. */
export const ALSO_LASTING = /^(?:drops|gets|hits|starts|begins|turns|breaks)\b/iu;
/** Also things, which are more often meant. */
export const NOUNS =
  /^(?:leaves|flames|waves|flowers|stars|drinks|sparks|clouds)\b(?! (?:an?|the|his|her|their|its|him|it|from|to|at|through)\b)/iu;

/** What goes on beside something else. */
export const CALM =
  /^(?:sits?|drinks?|eats?|reads?|smiles?|listens?|watches|enjoys|relaxes|writes|laughs|talks|chats|sips|waves|nods|wears|holds|stands|lies|hums|sings|plays|dances|works|types)\b/iu;

/** Deeds whose object was not there before. */
export const BRINGING =
  /^(?:plant|draw|pull|catch|build|mak|get|receiv|launch|bak|becom|win|creat|unveil|conjur)\p{L}*\b/iu;
