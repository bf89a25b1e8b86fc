/**
 * What a client was made with, as a type: methods that need a key are there only for clients that were given one, so that
 * a forgotten key is found by the compiler and not by the server. One that may be missing, such as a variable of the
 * environment, counts as given.
 */
export abstract class Access<Key extends string | undefined> {
  /** Exists for the compiler only. */
  declare protected readonly key: [Key] extends [undefined] ? undefined : string;
}
