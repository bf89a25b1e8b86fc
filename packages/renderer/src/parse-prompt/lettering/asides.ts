import { mayMatch } from '../needed-letters.ts';

/** What is asked for after a greeting; a greeting without it is a card. */
const ASKED =
  "(?=(?:(?:and|so|then) )?(?:I (?:would|['’]?d|want|need|am|was|have)|I['’][dm]|we (?:would|['’]?d|want|need|are)|we['’]re|could you|can you|would you|will you|may I|please|can I|could I|make|create|draw|generate|show)\\b)";
const HELLO =
  "(?:good (?:morning|evening|afternoon|day)|hi|hello|hey|hiya|greetings|dear \\p{L}+|hope you(?: are|[’']re) (?:well|fine|good|all well))";
/** Nobody is to hear or see these: who asks, thanks. */
const THANKS =
  "(?:(?:many )?thanks|thank you|thanks? (?:you )?(?:so much|very much|a lot|a million|a bunch|in advance)|thank you(?: (?:so much|very much|in advance))|cheers|(?:best|kind|warm) (?:regards|wishes)|that (?:would be|['’]d be) (?:great|lovely|nice|perfect|wonderful)|if (?:that['’]s|it['’]s|that is|it is)? ?(?:possible|ok(?:ay)?|you can))";
const END = '(?=\\s*[.,;!)–—]|\\s*$)';
const START = '(?<=[.,;:!?(–—-]\\s{0,3})';

const LEARNERS =
  '(?:years? \\d+(?: ?(?:-|–|to|and) ?\\d+)?|(?:grades?|class|form|key stage|ks|reception|level) ?\\d*|(?:small |young |little |very |primary |school |nursery |pre-?school |kindergarten |younger |older )*(?:kids|children|toddlers|pupils|students|learners|beginners|teens|teenagers|adults|audiences|viewers|readers|school|classes|families|ages|schoolchildren|preschoolers)|all ages|everyone|(?:the )?classroom(?: use)?|ages? \\d+(?: ?(?:-|–|to|and) ?\\d+|\\+| and up)?|\\d+(?: ?(?:-|–|to) ?\\d+)? ?-?years? ?-?olds?|a young audience|a family audience|work|social media|school use)';
const TONE =
  '(?:friendly|civic|warm|kind|calm|professional|formal|informal|casual|light|lighthearted|light-hearted|playful|upbeat|serious|neutral|inclusive|welcoming|respectful|positive|optimistic|gentle|reassuring|educational|simple|clear|trustworthy|confident|modern|clean|family-friendly|child-friendly|approachable|humorous|funny|witty|hopeful|uplifting|inviting|elegant|premium|fresh|energetic|factual|informative)';
const TONES = `(?:(?:a |very |quite |rather |fairly )?${TONE}(?:, | and | but |, and | yet | )){0,3}${TONE}`;

/** What is said beside the picture to those who make it. */
const ASIDES: readonly RegExp[] = [
  new RegExp(
    `^\\s*${HELLO}(?: (?:there|all|everyone|everybody|team|folks|guys|kinora|to you))?\\s*[,.!:–—-]+\\s*${ASKED}`,
    'iu',
  ),
  new RegExp(`${START}(?:and )?${THANKS}${END}`, 'giu'),
  // Who likes them is not among them.
  new RegExp(
    `${START}(?:and )?(?:(?:I|we) )?(?:(?:just |really |so )?(?:love|adore|like) (?:these|those|them|this|that|it)(?: (?:little |two |three |silly )?(?:guys|fellas|fellows|ones|lot|bunch|dudes|critters|stuff|kind of thing|so much|to bits|all))?|(?:they|these|those)(?: guys)? are (?:my|our) (?:absolute )?(?:favou?rites?|fave)|(?:so|too|how) (?:cute|funny|sweet|adorable|lovely|cool)|my (?:absolute )?favou?rites?|lol|haha+|hehe|please and thank you|you know what I mean|or something(?: like that)?|if you know what I mean|no pressure|nothing (?:too )?(?:fancy|scary|complicated|special|serious))${END}`,
    'giu',
  ),
  // For whom it is made.
  new RegExp(
    `${START}(?:and )?(?:it(?:['’]s| is| should be) )?(?:(?:suitable|appropriate|fit|safe|ideal|perfect|good|great|meant|made|intended|designed|aimed|pitched) (?:for|at)|for use (?:in|by|with)) (?:my |our |the |an? )?${LEARNERS}(?: (?:pupils|children|kids|students|class|classes|learners|audience))?${END}`,
    'giu',
  ),
  // How it is told.
  new RegExp(
    `${START}(?:please )?(?:(?:keep|make) (?:it|this|everything) )?(?:in )?(?:an? )?${TONES},?(?: in)? (?:tone|feel|feeling|vibe|mood|spirit|manner|voice|style|tone of voice)(?: (?:please|throughout|overall|all the way))?${END}`,
    'giu',
  ),
  new RegExp(
    `${START}(?:and )?(?:please )?(?:keep|make) (?:it|this|everything) (?:nice and |all )?${TONES}${END}`,
    'giu',
  ),
  new RegExp(`${START}tone:? (?:of voice:? )?(?:should be )?${TONES}${END}`, 'giu'),
];

/** Who asks for something to be advertised is not quoted. */
const TOLD_TO_DO =
  /^\s*(?:please )?(?:advertise|publici[sz]e|promote)(?= (?:an?|the|our|my|this|these|some|\p{Lu})\b)/iu;

/** A prompt without what is said beside it, as long as before. */
export function withoutAsides(prompt: string): string {
  const letters = prompt.toLowerCase();
  // Somebody who writes a card means what it says.
  const isCard = /\b(?:cards?|e-?cards?|says?|saying|reads|text|headline)\b/u.test(letters);
  let text = prompt;
  for (const aside of ASIDES) {
    if (!mayMatch(aside, letters)) continue;
    text = text.replace(aside, (found) =>
      isCard && /thank|cheers|wishes|regards/iu.test(found) ? found : ' '.repeat(found.length),
    );
  }
  return text.replace(TOLD_TO_DO, (found) => 'Ad for'.padEnd(found.length));
}
