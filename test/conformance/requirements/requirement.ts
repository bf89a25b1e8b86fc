/** The work that brings a requirement: an issue, or a capability that has no issue yet. */
export type Awaits = 3 | 4 | 5 | 6 | 'mcp' | 'a2a' | 'ask' | 'discovery' | 'site' | 'sdk';

export interface Requirement {
  /** Section number and a running number within the section: '8.1-03'. Stable, unique. */
  readonly id: string;
  /** The sentence of the interface, or the table row or field as a sentence. */
  readonly sentence: string;
  /** The work that will bring it; absent when a test proves it already. */
  readonly awaits?: Awaits;
}
