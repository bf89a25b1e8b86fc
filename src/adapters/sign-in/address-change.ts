/** Better Auth sends the same kind of link to confirm an address and to change one; its token tells which. */
export function isEmailChange(url: string): boolean {
  const token = new URLSearchParams(url.split('?')[1]).get('token');
  return token !== null && isChangeToken(token);
}

/** Says what the token claims; who follows the link has it checked. */
export function isChangeToken(token: string): boolean {
  try {
    const payload: unknown = JSON.parse(
      Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'),
    );
    return typeof payload === 'object' && payload !== null && 'updateTo' in payload;
  } catch {
    return false;
  }
}
