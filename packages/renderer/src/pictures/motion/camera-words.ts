import { FLIES as THROUGH } from './fly-through.ts';

export interface Look {
  /** Shares of the frame by which the camera is aside. */
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** A move of the camera that only a picture has, added to its path or instead of it. */
interface Gesture {
  readonly said: RegExp;
  /** Whether the camera does nothing else. */
  readonly isAlone: boolean;
  /** By the share of the duration and the seconds. */
  readonly look: (progress: number, seconds: number) => Look;
}

const beat = (seconds: number, every: number) => Math.exp(-((seconds % every) / every) * 5);
const eased = (share: number) => {
  const t = Math.max(0, Math.min(1, share));
  return t * t * (3 - 2 * t);
};

/** Who goes with the camera, or nobody where a clause begins so: "fly over the lake". */
const WHO = String.raw`(?:\b(?:camera|drone|view|shot|we|lens) |(?:^|[.,;] ?))(?:\p{L}+ly )?`;
const WAY = String.raw`(?:slid|glid|mov|track|truck|travel|drift|sweep|float|go|fl(?:y|ies)|push|walk|driv|rid|sail|follow|div)\p{L}*(?: \p{L}+ly)?`;
const goes = (where: string) => new RegExp(`${WHO}${WAY} ${where}`, 'iu');
const ASIDE: Gesture['look'] = (progress) => ({
  x: 0.1 * (2 * eased(progress) - 1),
  y: 0,
  zoom: 1.14,
});

/** Over roofs and towards what is behind them: up, so that they go down, and nearer. */
const OVER =
  /(?<!\b(?:an?|some|two|three|one|another|rescue|the police) )\b(?:drone|camera|helicopter|we|flight|view)(?: (?:slowly|gently|smoothly|quickly|then))? (?:fl(?:y|ies|ying|ight)|glid(?:es?|ing)|soar(?:s|ing)?|ris(?:es?|ing)|mov(?:es?|ing)|lifts?|sweep(?:s|ing)?)\b[^,.;]{0,24}?\b(?:over|above|towards? the (?:mountains?|horizon|hills?|sky|sea|sun))\b|\b(?:bird[’']?s[- ]eye|aerial|drone) (?:view|shot|flight|footage),? (?:slowly )?(?:fl(?:y|ies|ying)|glid(?:es?|ing)|soar(?:s|ing)?|moving|over|above)\b(?! around)|^(?:fly|flying|soar|soaring) (?:\p{L}+ly )?(?:over|above)\b/iu;

/** Whether the camera goes over what the picture shows, which it has to show whole before. */
export const fliesOver = (prompt: string): boolean => OVER.test(prompt);

/** Into an eye and what is to be seen in it, until there is nothing else. */
const INTO_EYE =
  /\b(?:zoom|push|div|fl(?:y|ies)|mov|dolly|go|plung|fall|travel|camera)\p{L}*\b[^.;]{0,30}\b(?:in ?to|through|towards?|inside|on) (?:\p{L}+ )?(?:[\p{L}’']+ ){0,3}(?:eyes?|pupils?|iris)\b[^;]{0,40}\b(?:until|till|galax|univers|cosm|nebula|stars|planets?|world|reveal)/iu;
export const goesIntoEye = (prompt: string): boolean => INTO_EYE.test(prompt);

const GESTURES: readonly Gesture[] = [
  {
    said: OVER,
    isAlone: true,
    look: (progress) => ({
      x: 0,
      y: -0.12 * eased(progress),
      zoom: 1.01 + 0.5 * eased(progress),
    }),
  },
  {
    said: /\b(?:static|fixed|locked(?:[- ]off)?|still|steady|motionless) (?:camera|shot|frame|view)\b|\bno (?:camera )?(?:movement|motion|moves?|zoom)\b|\bwithout (?:any )?camera (?:movement|motion|moves?)\b|\bcamera (?:stays|is|remains|holds|stands)(?: \p{L}+)? (?:still|static|fixed|put|locked)\b|\bcamera (?:does not|doesn[’']t|should not) move\b|\bkeep (?:the )?(?:camera|image|picture|photo|frame) (?:still|static|fixed|steady|as it is)\b|\btripod\b/iu,
    isAlone: true,
    look: () => ({ x: 0, y: 0, zoom: 1.01 }),
  },
  {
    said: /\b(?:subtle|slight|minimal|barely any|hardly any|tiny) (?:camera )?(?:motion|movements?|moves?|drift|animation|zoom|push)\b|\b(?:almost|nearly) still\b|\bbarely mov/iu,
    isAlone: true,
    look: (progress) => ({ x: 0.006 * (2 * progress - 1), y: 0, zoom: 1.01 + 0.035 * progress }),
  },
  {
    said: goes(
      String.raw`(?:from (?:the )?left to (?:the )?right|to the right|right|rightwards?)\b`,
    ),
    isAlone: true,
    look: ASIDE,
  },
  {
    said: goes(String.raw`(?:from (?:the )?right to (?:the )?left|to the left|left|leftwards?)\b`),
    isAlone: true,
    look: (progress, seconds) => ASIDE(1 - progress, seconds),
  },
  {
    said: goes(String.raw`(?:sideways|along|across|alongside|past)\b`),
    isAlone: true,
    look: ASIDE,
  },
  {
    said: /\b(?:tracking|trucking|slider|dolly) shot\b|\bcamera follows\b|\bpans? (?:across|over|along)\b/iu,
    isAlone: true,
    look: ASIDE,
  },
  {
    said: /\bparallax\b|\b(?:3d|2\.5d|three-dimensional) (?:photo|picture|image|effect|camera|depth|motion|move)\b|\bdepth effect\b/iu,
    isAlone: true,
    look: (progress) => ({ x: 0.05 * (2 * eased(progress) - 1), y: 0, zoom: 1.1 }),
  },
  {
    said: /\b(?:camera|screen|heavy|strong|violent|earthquake) ?(?:shakes?|shaking|trembles?|vibrates?)\b|\b(?:ground|everything|picture|image|frame) (?:shakes|trembles|rumbles)\b|\bearthquake\b|\bvibrat/iu,
    isAlone: false,
    look: (_, seconds) => ({
      x: 0.014 * Math.sin(seconds * 41) * (0.6 + 0.4 * Math.sin(seconds * 7)),
      y: 0.02 * Math.sin(seconds * 53 + 1),
      zoom: 1.06,
    }),
  },
  {
    said: /\bhand-?held\b|\bshaky\b|\bcamera wobbl|\bdocumentary (?:style|camera)/iu,
    isAlone: false,
    look: (_, seconds) => ({
      x: 0.012 * Math.sin(seconds * 2.9) + 0.005 * Math.sin(seconds * 7.3),
      y: 0.014 * Math.sin(seconds * 3.7 + 1) + 0.006 * Math.sin(seconds * 8.9),
      zoom: 1.06,
    }),
  },
  {
    said: /\btilts? down\b|\btilting down\b|\bpans? down\b|\bcamera (?:goes|moves|sinks|lowers) down|\bcrane down\b/iu,
    isAlone: true,
    look: (progress) => ({ x: 0, y: -0.15 * (1 - 2 * eased(progress)), zoom: 1.28 }),
  },
  {
    said: /\bwhip pan\b|\bfast pan\b|\bquick pan\b/iu,
    isAlone: true,
    look: (progress) => ({ x: 0.16 * (1 - eased((progress - 0.1) / 0.3)), y: 0, zoom: 1.24 }),
  },
  {
    said: /\b(?:zoom (?:bursts?|punch|pulses?|beats?)|pulsing zoom|beats? of (?:the )?(?:music|bass)|to the beat|pulses?|pulsating|heartbeat|throb)/iu,
    isAlone: true,
    look: (_, seconds) => ({ x: 0, y: 0, zoom: 1.02 + 0.16 * beat(seconds, 0.75) }),
  },
  {
    said: /\b(?:crash|snap|fast|quick|rapid|sudden|dramatic|extreme|punch) zoom(?:s|ing)?\b|\bzooms? (?:in )?(?:fast|quickly|rapidly|suddenly)\b/iu,
    isAlone: true,
    look: (progress) => ({ x: 0, y: 0, zoom: 1.02 + 0.5 * eased((progress - 0.25) / 0.2) }),
  },
  {
    said: INTO_EYE,
    isAlone: true,
    look: (progress) => ({ x: 0, y: 0, zoom: 1 + 9 * eased(progress / 0.85) ** 2.2 }),
  },
  {
    said: /\bzoom(?:s|ing)?(?: \p{L}+){0,2} (?:in)?to (?:an? |the |her |his |its |their |this )|\bzoom(?:s|ing)?(?: \p{L}+){0,2} on (?:the|her|his|its|their) |\b(?:extreme )?close-?up (?:on|of) (?:the|her|his|its|their) (?:face|eyes?|head|mouth|nose)\b/iu,
    isAlone: true,
    look: (progress) => ({ x: 0, y: 0, zoom: 1 + 0.85 * eased(progress) }),
  },
  {
    said: goes(
      String.raw`(?:forwards?|over|towards?|into|(?<!\b(?:fl|trav|div)\p{L}* )through|in(?! (?:the|an?) )|closer|near(?:er)?|down)\b`,
    ),
    isAlone: true,
    look: (progress, seconds) => ({
      x: 0,
      y: 0.004 * Math.sin(seconds * 3.4),
      zoom: 1.01 + 0.5 * progress,
    }),
  },
  {
    said: /\b(?:extreme |tight )?close-? ?ups?\b|\bmacro (?:shot|view|lens)\b|\bdetail shot\b/iu,
    isAlone: true,
    look: (progress) => ({ x: 0, y: 0, zoom: 1.25 + 0.35 * eased(progress) }),
  },
  {
    said: THROUGH,
    isAlone: true,
    look: (progress) => ({ x: 0, y: 0, zoom: 1 + 0.35 * progress + 0.95 * progress ** 2 }),
  },
  {
    said: /\b(?:dolly zoom|vertigo effect|zolly)\b/iu,
    isAlone: true,
    look: (progress) => ({ x: 0, y: 0, zoom: 1.02 + 0.3 * eased(progress) }),
  },
  {
    said: /\b(?:seamless|perfect|endless|infinite|boomerang|gif)[ -]?(?:\p{L}+ )?loop(?:ing|s)?\b|\bloop(?:ing|s|ed)?\b|\bboomerang\b|\bcinemagraph\b/iu,
    isAlone: true,
    look: (progress) => {
      const angle = progress * 2 * Math.PI;
      return { x: 0.03 * Math.sin(angle), y: 0, zoom: 1.08 - 0.05 * Math.cos(angle) };
    },
  },
];

/** "Shakes his head" is nothing of the camera; what the picture says in quotes neither. */
const QUOTED = /"[^"]*"|“[^”]*”/gu;

export function gesturesIn(prompt: string): readonly Gesture[] {
  const said = prompt.replaceAll(QUOTED, ' ');
  const found = GESTURES.filter((gesture) => gesture.said.test(said));
  const alone = found.find(({ isAlone }) => isAlone);
  return found.filter((gesture) => !gesture.isAlone || gesture === alone);
}

/** "Pan to the tower, then back to him": by the end the camera is where it was. */
export const isThereAndBack = (prompt: string): boolean =>
  /\b(?:pan|zoom|tilt|dolly|push|camera|mov)[^.;]{0,80}\b(?:and|then)(?: \p{L}+){0,2} back\b(?! (?:away|up|off)\b)|\bzoom(?:s|ing)? (?:in and out|out and in)\b/iu.test(
    prompt.replaceAll(QUOTED, ' '),
  );

/** Where the depths of a picture are to be seen, what is behind its subject hardly follows the camera. */
export const showsDepth = (prompt: string): boolean =>
  /\bparallax\b|\b(?:3d|2\.5d|three-dimensional) (?:photo|picture|image|effect|camera|depth)\b|\bdepth effect\b/iu.test(
    prompt,
  );

/** While a dolly zoom brings the subject nearer, what is behind it goes away. */
export const isDollyZoom = (prompt: string): boolean =>
  /\b(?:dolly zoom|vertigo effect|zolly)\b/iu.test(prompt);
