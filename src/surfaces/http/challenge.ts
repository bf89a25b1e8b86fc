import type { Challenge } from '../../domain/refusal.ts';

/** The value of WWW-Authenticate (RFC 6750, RFC 9728). A bare one was sent no credential at all. */
export function authenticateHeader(baseUrl: string, challenge: Challenge | 'bare'): string {
  const parameters: [string, string][] = [
    ['realm', 'kinora'],
    ['resource_metadata', `${baseUrl}/.well-known/oauth-protected-resource`],
  ];
  if (challenge !== 'bare') {
    parameters.push(['error', challenge.error]);
    if ('scope' in challenge) parameters.push(['scope', challenge.scope]);
    else parameters.push(['error_description', challenge.description]);
  }
  return `Bearer ${parameters.map(([name, value]) => `${name}="${quotable(value)}"`).join(', ')}`;
}

function quotable(text: string): string {
  return text.replaceAll(/[^\x20-\x7e]|["\\]/g, "'");
}
