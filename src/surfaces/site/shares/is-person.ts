import type { FastifyRequest } from 'fastify';

/**
 * Programs that open links without a person looking: previews of chats and networks, search engines,
 * and whatever calls itself a bot. Not WhatsApp alone, whose preview has the name of the app.
 */
const PROGRAMS =
  /bot\b|bot\/|crawl|spider|slurp|preview|facebookexternalhit|facebookcatalog|meta-externalagent|whatsapp|telegram|slack|discord|skype|teams|embedly|iframely|vkshare|pinterest|bitlybot|quora link|outbrain|w3c_validator|headlesschrome|lighthouse|curl|wget|python|java\/|go-http-client|okhttp|node-fetch|undici|axios|ruby|perl|libwww|apache-httpclient|google-read-aloud|bingpreview|yandex|baidu|qwantify|mastodon|pleroma|misskey|akkoma|bluesky|cardyb|ttrss|feed|rss/i;

/** Whether somebody looks at what a request is answered with. */
export function isPerson({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  if (method !== 'GET') return false;
  const purpose = `${headers['sec-purpose'] ?? ''} ${headers['purpose'] ?? ''}`;
  if (/prefetch|prerender|preview/i.test(purpose)) return false;
  const agent = headers['user-agent'] ?? '';
  return agent !== '' && !PROGRAMS.test(agent);
}
