import { unescape as decodePercents } from 'node:querystring';
import { LIMITS } from '../../contract/limits.ts';
import { Refusal } from '../../domain/refusal.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });
const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;
const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;

interface BodyRules {
  /** Forms are read too, and not only JSON. */
  readonly takesForms?: boolean;
  /** The body is handed on as it came. */
  readonly takesBytes?: boolean;
}

export function parseBody(
  contentType: string | undefined,
  body: Buffer,
  { takesForms = false, takesBytes = false }: BodyRules,
): unknown {
  if (takesBytes) return body;
  return takesForms && isForm(contentType) ? parseForm(body) : parseJson(contentType, body);
}

/** A body without a content type is read as JSON; any other type is refused. */
function parseJson(contentType: string | undefined, body: Buffer): unknown {
  if (contentType !== undefined && !JSON_TYPE.test(contentType)) {
    throw new Refusal('unsupported_media_type', 'Content-Type must be application/json.');
  }
  if (body.length === 0) return undefined;
  const text = decode(body);
  refuseUnwieldy(text);
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

/** Looks only at brackets and commas outside strings: cheap, and done before anything recursive. */
function refuseUnwieldy(text: string): void {
  let depth = 0;
  let values = 0;
  let inString = false;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (inString) {
      if (code === 0x5c) i += 1;
      else if (code === 0x22) inString = false;
    } else if (code === 0x22) inString = true;
    else if (code === 0x7b || code === 0x5b) {
      depth += 1;
      values += 1;
      if (depth > LIMITS.jsonDepthMax) throw unwieldy('nest deeper than', 'levels');
    } else if (code === 0x7d || code === 0x5d) depth -= 1;
    else if (code === 0x2c) values += 1;
  }
  if (values > LIMITS.jsonValuesMax) throw unwieldy('hold more than', 'values');
}

function unwieldy(does: 'nest deeper than' | 'hold more than', what: 'levels' | 'values'): Refusal {
  const most = what === 'levels' ? LIMITS.jsonDepthMax : LIMITS.jsonValuesMax;
  return new Refusal('invalid_request', `The request body must not ${does} ${most} ${what}.`);
}

function isForm(contentType: string | undefined): boolean {
  return contentType !== undefined && FORM_TYPE.test(contentType);
}

/** A field that is sent twice becomes a list, so that whoever expects text refuses it. */
function parseForm(body: Buffer): Readonly<Record<string, string | readonly string[]>> {
  if (body.length > LIMITS.formBytesMax) {
    throw new Refusal(
      { code: 'payload_too_large', bytesMax: LIMITS.formBytesMax },
      `A form must be at most ${LIMITS.formBytesMax} bytes.`,
    );
  }
  const fields = new Map<string, string | string[]>();
  for (const field of formText(body).split('&')) {
    if (field === '') continue;
    const [name, value] = readField(field);
    const known = fields.get(name);
    if (known === undefined) fields.set(name, value);
    else if (typeof known === 'string') fields.set(name, [known, value]);
    else known.push(value);
  }
  return Object.fromEntries(fields);
}

const AMPERSAND = 0x26;
const PLUS = 0x2b;
const SPACE = 0x20;

/**
 * The text of a form with its blanks, refused when it has too many fields to take apart. Byte by byte, because
 * URLSearchParams, or a replacement in the text, takes 40 ms for a megabyte.
 */
function formText(body: Buffer): string {
  const bytes = Buffer.from(body);
  let fields = 1;
  for (let i = 0; i < bytes.length; i += 1) {
    const byte = bytes[i];
    if (byte === PLUS) bytes[i] = SPACE;
    else if (byte === AMPERSAND) fields += 1;
  }
  if (fields > LIMITS.jsonValuesMax) throw unwieldy('hold more than', 'values');
  return bytes.toString('utf8');
}

function readField(field: string): readonly [name: string, value: string] {
  const equals = field.indexOf('=');
  if (equals === -1) return [decoded(field), ''];
  return [decoded(field.slice(0, equals)), decoded(field.slice(equals + 1))];
}

function decoded(text: string): string {
  return text.includes('%') ? decodePercents(text) : text;
}
