import type { Rewording } from '../../rewording.ts';

const GATHERED =
  '(?:crowd|people|audience|spectators|guests|visitors|viewers|families|friends|fans)';

/** What people do for others and at work, in the words for which there is a drawing. */
export const IN_SERVICE: readonly Rewording[] = [
  // The hair of somebody is not cut without them.
  [
    /\b(cut(?:s|ting)|trim(?:s|ming)) (an?|the|his|her) (\p{L}+)['’]s (?:(?:long|short|curly|blonde?|dark|wet|grey|brown|black|red) ){1,2}hair\b(?: (?:in)?to an? (?:[\p{L}-]+ )?(?:bob|fringe|pixie|style|cut))?/giu,
    (_, verb, one, who) => `${verb} ${one} ${who}'s hair`,
  ],
  // Who works on a machine mends it.
  [
    /\bwork(s|ing)? on (?=(?:an?|the|his|her|their|one) (?:[\p{L}-]+ ){0,2}?(?:bikes?|e-bikes?|bicycles?|cars?|motorbikes?|motorcycles?|scooters?|engines?|motors?|trucks?|vans?|tractors?|boilers?|robots?)\b(?!['’]))/giu,
    (_, form) => `repair${form ?? ''} `,
  ],
  // Who sits in lotus pose sits on no flower.
  [
    /\b(?:(?:sitting|seated|sits|sit) )?(?:in (?:an? |the |her |his )?)?(?:full |half )?lotus (?:pose|position|posture|seat)\b/giu,
    () => 'meditating',
  ],
  // Under the hood one stands before the car.
  [
    /\b(?:leaning |bent |bending |working )?(?:under|over) the (?:open )?(?:hood|bonnet) of\b/giu,
    () => 'repairing',
  ],
  [
    /\b(?:puts?|holds?|press(?:es)?|putting|holding|pressing) (?:an?|his|her|the) stethoscope (?:to|on|against) (an?|the|his|her) ((?:[\p{L}-]+ )?\p{L}+)['’]s (?:chest|heart|back|belly)\b/giu,
    (_, one, who) => `auscultates ${one} ${who}`,
  ],
  [
    /\blisten(s|ing)? to (an?|the|his|her) ((?:[\p{L}-]+ )?\p{L}+)['’]s (?:heart(?:beat)?|chest|lungs|breathing)\b/giu,
    (_, form, one, who) => `auscultat${form === 'ing' ? 'ing' : 'es'} ${one} ${who}`,
  ],
  // What is measured is not taken away.
  [
    /\b(?:tak|check|measur|feel)(es|s|ing|e)? (?:(an?|the|his|her) ((?:[\p{L}-]+ ){0,2}\p{L}+)['’]s|the) (?:temperature|blood pressure|pulse|fever|throat|forehead)(?: of\b)?/giu,
    (_, form, one, who) =>
      `feelfor${form === 'ing' ? 'ing' : 's'}${one === undefined ? '' : ` ${one} ${who}`}`,
  ],
  // A cup that somebody sips from is at the mouth.
  [
    /\b(?:tak(es?|ing)|ha(?:s|ving)) (?:an? )?(?:(?:big|long|little|first|small|quick|deep|slow) )?(?:sip|gulp|swig)s? (?:of|from|out of)\b/giu,
    (_, form) => (form === 'ing' ? 'drinking' : 'drinks'),
  ],
  [
    /\b(drinks|drinking|sips|sipping) (?:from|out of)(?= (?:an?|his|her|the) (?:[\p{L}-]+ ){0,2}(?:cup|mug|glass|bottle|can|straw|bubble tea|coconut)\b)/giu,
    (_, verb) => verb ?? '',
  ],
  [
    /\b(?:an? |the )?(?:(?:big|large|tall|plastic|giant) ){0,2}cup(?: of (?:bubble tea|boba))?(?=\b.{0,60}\b(?:pearls|boba|straw)\b)(?<=\bbubble tea\b.{0,160})/giu,
    () => 'boba',
  ],
  // Who speaks before an audience is no box.
  [
    /\b(?:keynote |guest |motivational |main )?speaker(s?)\b(?=(?:(?! music| system| box| brand| ad\b).){0,40}\b(?:stage|audience|podium|lectern|microphone|conference|crowd|slides?)\b)/giu,
    (_, many) => `orator${many ?? ''}`,
  ],
  [
    /\b(?:keynote|motivational|guest|conference) speaker(s?)\b/giu,
    (_, many) => `orator${many ?? ''}`,
  ],
  [
    /\b(?:double|upright|stand-?up) bass player(s?)\b|\bbassists?\b(?<=\b(?:jazz|double).{0,60})/giu,
    (_, many) => `cellist${many ?? ''}`,
  ],
  [/\bforklift (?:truck )?driver\b/giu, () => 'forklifter'],
  // One chair is not enough for many.
  [
    new RegExp(
      String.raw`\b${GATHERED} (?:seated |sitting )?(?:in|on) (?:folding|camping|camp|lawn|garden|deck|beach|plastic|rows of) chairs\b`,
      'giu',
    ),
    () => 'people sit on chairs',
  ],
  [
    /\b(?:an?|the) (?:sleeping|dreaming|snoring) (woman|man|girl|boy|child|baby|person|couple|kid)['’]s bed\b/giu,
    (_, who) => `a ${who} asleep in bed`,
  ],
  // The steps of a courthouse are outside.
  [
    /\b(?:the )?(?:court ?house|town hall|city hall)(?: (?:steps|stairs|staircase))(?<=\b(?:up|down|on|climb\p{L}{0,3}|ascend\p{L}{0,3}) .{0,40})\b/giu,
    () => 'steps by forum',
  ],
  // A skier cuts no wood.
  [
    /\bcarv(es|ing)(?= (?:turns|down|through|fresh|deep|powder|across|on the|a (?:slope|piste|wave|turn)))/giu,
    (_, form) => (form === 'es' ? 'skis' : 'skiing'),
  ],
  [
    /\bcolou?r(?:ed|ful)? powder(?: paint)?\b|\bholi powder\b|\bpowder paint\b/giu,
    () => 'powder-burst',
  ],
  [
    /\b(?:crouching |kneeling |bending )?to (?:take|snap) (?:an? )?(?:picture|photo|photograph|shot)s? of\b/giu,
    () => 'photographing',
  ],
  [
    /\btak(es|ing) (?:an? )?(?:[\p{L}]+ )?(?:picture|photo|photograph)s? of\b/giu,
    (_, form) => (form === 'es' ? 'photographs' : 'photographing'),
  ],
  [
    /\b(?:in|doing|holding|does|practi[cs]ing) (?:an? |the )?(?:yoga )?tree[- ]pose\b/giu,
    () => 'treeposing',
  ],
  // From whom something is protected is seen as well.
  [
    /(?<=\b(?:protect|guard|defend|shield)(?:s|ing)? (?:an?|the|your|his|her) (?:[\p{L}-]+ ){1,2})from (?=(?:[\p{L}-]+ ){0,3}(?:hackers?|thieves|thief|burglars?|monsters?|zombies|dragons?|robbers?)\b)/giu,
    () => ', ',
  ],
  [/\b(point(?:s|ing)?) (?:at|to) (?:an?|the) board\b/giu, (_, verb) => `${verb} blackboard`],
  [
    /\b(?:learn|learns|learning|studying|studies)(?: (?:how )?to)? (?:code|program|coding|programming)\b(?! (?:course|class|school))/giu,
    () => 'typing',
  ],
  [/(?<=\b(?:audience|crowd|spectators?) )silhouettes?\b/giu, () => ''],
  [
    /\bwip(?:es|ing) (?:her|his|their) hands\b(?: (?:on|with) (?:an?|the) \p{L}+)?|\b(?:closes|closing|shuts) the (?:hood|bonnet)\b/giu,
    () => 'smiles',
  ],
  // A loan for a home is no home.
  [/\b(?:(?:first|second|new) )?(?:home|house|car|student) loans?\b/giu, () => 'papers'],
  // The mouse of who works is no animal, and nobody drowns in paper.
  [
    /\bclick(?:s|ing)? (?:on )?(?:her|his|the|a|their) mouse\b(?: (?:once|twice|again))?/giu,
    () => 'types',
  ],
  [
    /\b(?:drowning|buried|swamped|overwhelmed|drown) (?:in|by|under|with) (?=(?:[\p{L}-]+ ){0,2}(?:sticky notes?|notes|paperwork|papers?|emails?|files|folders|documents|receipts|bills|tasks)\b)/giu,
    () => 'with ',
  ],
  [
    /\b(?:scale |plastic |big |giant |huge )*(?:tooth|teeth) models?\b/giu,
    (found) => (/giant|huge|big/iu.test(found) ? 'huge tooth' : 'tooth'),
  ],
  [
    /\bgiant (?=(?:soft|warm|dark|bright|magic|magical|cosy|cozy|calm|cool|gentle|pastel|golden) \p{L}+)/giu,
    () => 'huge ',
  ],
  [/\b(?:from|of|in) (?:different|many|all|various|other|several) countries\b/giu, () => ''],
];
