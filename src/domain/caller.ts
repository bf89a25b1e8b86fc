/** Who makes a call, as far as the rules care. */
export type Caller = { readonly kind: 'anonymous' };

export const ANONYMOUS: Caller = { kind: 'anonymous' };
