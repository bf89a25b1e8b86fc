export type Age = 'baby' | 'child' | 'adult' | 'old';
export type HairStyle =
  | 'curly'
  | 'straight'
  | 'long'
  | 'short'
  | 'bald'
  | 'ponytail'
  | 'braids'
  | 'bearded';
export type Garment =
  | 'dress'
  | 'suit'
  | 'coat'
  | 'shirt'
  | 'hat'
  | 'uniform'
  | 'scarf'
  | 'apron'
  | 'shoes'
  | 'boots'
  | 'robe'
  | 'trousers'
  | 'headband'
  | 'cape'
  | 'gloves'
  | 'tie'
  | 'mask'
  | 'skirt'
  | 'swimwear'
  | 'one-piece'
  | 'accessory';

/** What a cloth has on it. */
export type Pattern = 'stripes' | 'dots' | 'checks' | 'flowers' | 'leaves' | 'stars';

/** How somebody is built. */
export type Figure = 'stout' | 'slim' | 'strong' | 'pregnant';

/** How a person looks, as far as the prompt says; null is for the one who draws to decide. */
export interface Look {
  readonly age: Age | null;
  readonly gender: 'female' | 'male' | null;
  /** A CSS colour. */
  readonly hairColour: string | null;
  readonly hairStyle: HairStyle | null;
  /** From 0, the lightest, to 5. */
  readonly skin: number | null;
  readonly clothes: readonly Clothing[];
  /** A profession by its name, such as `nurse`. */
  readonly job: string | null;
  /** Whether the prompt gives them glasses. */
  readonly hasGlasses?: true;
  /** A CSS colour of the eyes. */
  readonly eyes?: string;
  /** A CSS colour of painted lips. */
  readonly lips?: string;
  readonly hasFreckles?: true;
  readonly figure?: Figure;
  /** Whether their glasses are dark. */
  readonly isShaded?: true;
  /** A CSS colour of headphones. */
  readonly headphones?: string;
  /** Whether several of them look the same. */
  readonly isAlike?: true;
  /** Whether there is a beard besides the hair. */
  readonly hasBeard?: true;
}

export interface Clothing {
  readonly garment: Garment;
  /** A CSS colour. */
  readonly colour: string | null;
  /** Which one it is, where the word says so: a cowboy hat. */
  readonly word?: string;
  readonly pattern?: Pattern;
  /** A CSS colour of its pattern. */
  readonly ink?: string;
}
