/**
 * What a client was made with, as a type: methods that need a key are there only for clients that have one, so that a
 * forgotten key is found by the compiler and not by the server.
 */
export abstract class Access<Key extends string | undefined> {
  /** Exists for the compiler only. */
  declare protected readonly key: Key;
}
