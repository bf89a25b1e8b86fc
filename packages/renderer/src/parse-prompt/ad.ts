/** What an ad says. Words are as they are shown. */
export interface Ad {
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
  /** A telephone number or an address on the web. */
  readonly contact: string | null;
  /** CSS colours that the prompt names for all of it. */
  readonly palette: readonly string[];
  /** Index of the subject that is advertised; null when none was understood. */
  readonly product: number | null;
}
