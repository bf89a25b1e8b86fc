import type { SigningKeys } from '../../platform/signing-keys.ts';

interface Cards {
  /** As the schema of 1.0 has it. */
  readonly card: { readonly securitySchemes: object };
  readonly hybrid: object;
  readonly jwksUri: string;
}

/** The card with its signatures, as text. A verifier needs one that fits what it has read. */
export async function signCard(
  { card, hybrid, jwksUri }: Cards,
  { sign }: Pick<SigningKeys, 'sign'>,
): Promise<string> {
  const header = { typ: 'JOSE', jku: jwksUri };
  // The JavaScript SDK drops the schemes of a card that it has parsed before it checks the signature.
  const { securitySchemes: _schemes, ...parsed } = card;
  const signatures = await Promise.all(
    [card, parsed, hybrid].map((content) => sign(canonicalJson(content), header)),
  );
  return JSON.stringify({ ...hybrid, signatures });
}

/** RFC 8785, for what a card has: texts, truth values, lists and objects, but no numbers. */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`);
  return `{${members.join(',')}}`;
}
