import { LIMITS } from '../../contract/limits.ts';
import { Refusal } from '../../domain/refusal.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });
const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;

/** A body without a content type is read as JSON; any other type is refused. */
export function parseJsonBody(contentType: string | undefined, body: Buffer): unknown {
  if (contentType !== undefined && !JSON_TYPE.test(contentType)) {
    throw new Refusal('unsupported_media_type', 'Content-Type must be application/json.');
  }
  if (body.length === 0) return undefined;
  const text = decode(body);
  if (nestsDeeperThan(text, LIMITS.jsonDepthMax)) {
    throw new Refusal(
      'invalid_request',
      `The request body must not nest deeper than ${LIMITS.jsonDepthMax} levels.`,
    );
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('invalid_json', 'The request body is not valid JSON.');
  }
}

function decode(body: Buffer): string {
  try {
    return utf8.decode(body);
  } catch {
    throw new Refusal('invalid_json', 'The request body is not valid UTF-8.');
  }
}

/** Looks only at brackets outside strings: cheap, and done before anything recursive. */
function nestsDeeperThan(text: string, depthMax: number): boolean {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (inString) {
      if (code === 0x5c) i += 1;
      else if (code === 0x22) inString = false;
    } else if (code === 0x22) inString = true;
    else if (code === 0x7b || code === 0x5b) {
      depth += 1;
      if (depth > depthMax) return true;
    } else if (code === 0x7d || code === 0x5d) depth -= 1;
  }
  return false;
}
