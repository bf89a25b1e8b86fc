/** One part of an explainer: a step, a stage, a year, a bar, one of two sides. */
export interface ExplainedPart {
  readonly label: string;
  /** Name of a drawing or of an icon; null where the words stand alone. */
  readonly thing: string | null;
  /** A CSS colour the prompt gave it, or null. */
  readonly colour: string | null;
  /** What stands in its corner: the number of a step, the letter of an answer, a year. */
  readonly mark?: string;
  /** How much a bar or a slice is; 1 is the most. */
  readonly value?: number;
  /** What is written at a bar or a slice. */
  readonly amount?: string;
}

type ExplainerKind =
  | 'steps'
  | 'chain'
  | 'cycle'
  | 'timeline'
  | 'quiz'
  | 'versus'
  | 'bars'
  | 'line'
  | 'pie'
  | 'orbits'
  | 'earth-orbit'
  | 'water-cycle'
  | 'photosynthesis'
  | 'route'
  | 'countdown';

/** What is explained with parts and words instead of being a scene. */
export interface Explainer {
  readonly kind: ExplainerKind;
  readonly title: string | null;
  readonly parts: readonly ExplainedPart[];
}
