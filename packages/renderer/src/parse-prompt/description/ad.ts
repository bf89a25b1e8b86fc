export const MATERIALS = [
  'stone',
  'marble',
  'wood',
  'cloth',
  'sand',
  'moss',
  'water',
  'snow',
] as const;
export type Material = (typeof MATERIALS)[number];

/** What the product of an ad stands on instead of a podium. */
export interface AdSurface {
  readonly material: Material;
  /** A CSS colour. */
  readonly colour: string;
  /** A single stone rather than a table of it. */
  readonly isBlock?: true;
  readonly isWet?: true;
}

export type StrewnKind = 'petals' | 'leaves' | 'beans';

/** What lies or grows around the product of an ad. */
export interface Strewn {
  readonly kind: StrewnKind;
  /** A CSS colour. */
  readonly colour: string;
  /** In the air as well. */
  readonly isFalling?: true;
}

export type BackdropKind =
  | 'gingham'
  | 'stripes'
  | 'zigzag'
  | 'dots'
  | 'bricks'
  | 'tiles'
  | 'gradient';

/** What is printed on the wall behind the product. */
export interface AdBackdrop {
  readonly kind: BackdropKind;
  /** CSS colours; none where the prompt names none. */
  readonly colours: readonly string[];
}

/** How the words are set, as far as the prompt says. */
export interface Lettering {
  /** A CSS colour. */
  readonly colour?: string;
  readonly isThin?: true;
}

/** What an ad says. Words are as they are shown. */
export interface Ad {
  /** What a round badge is said to say, instead of an offer or a price. */
  readonly badge?: string;
  readonly headline: string;
  readonly lines: readonly string[];
  /** Such as `$9.99` or `from $499`. */
  readonly price: string | null;
  /** Such as `20% off`, `2 for 1`, `Free delivery`. */
  readonly offer: string | null;
  /** The words of a button, such as `Order now`. */
  readonly call: string | null;
  readonly brand: string | null;
  readonly when: string | null;
  /** A telephone number, a street or an address on the web. */
  readonly contact: string | null;
  /** What is typed to get the offer, such as `SUMMER10`. */
  readonly code: string | null;
  /** From 0 to 5, of a review. */
  readonly stars: number | null;
  /** CSS colours that the prompt names for all of it. */
  readonly palette: readonly string[];
  /** Whether the prompt asks for these colours, rather than the product. */
  readonly isBranded?: boolean;
  readonly lettering?: Lettering;
  /** Shown twice: before and after. */
  readonly isCompared?: true;
  /** A product in the studio, without any words. */
  readonly isWordless?: boolean;
  /** A mark with its name below it. */
  readonly isLogo?: boolean;
  /** What the product stands on in the studio; a podium when not given. */
  readonly surface?: AdSurface;
  readonly strewn?: Strewn;
  readonly backdrop?: AdBackdrop;
  /** Index of the subject that is advertised; null when none was understood. */
  readonly product: number | null;
}
