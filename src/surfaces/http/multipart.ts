import { Refusal } from '../../domain/refusal.ts';

const TYPE = /^multipart\/form-data\s*(?:;|$)/i;
const BOUNDARY = /;\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s;",]{1,70}))\s*(?:;|$)/i;
const LINE_END = Buffer.from('\r\n');
const HEADERS_END = Buffer.from('\r\n\r\n');

export function isMultipart(contentType: string): boolean {
  return TYPE.test(contentType);
}

export function boundaryOf(contentType: string): string {
  const [, quoted, plain] = BOUNDARY.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) {
    throw new Refusal('invalid_request', 'Content-Type multipart/form-data must name a boundary.');
  }
  return boundary;
}

/** The file of a form (RFC 7578) that has one field and nothing else. */
export function readOnlyFile(body: Buffer, boundary: string, field: string): Buffer {
  const delimiter = Buffer.from(`--${boundary}`, 'latin1');
  if (!startsAt(body, 0, delimiter)) throw malformed(field);
  const afterFirst = delimiter.length;
  if (isLast(body, afterFirst)) throw missing(field);
  if (!startsAt(body, afterFirst, LINE_END)) throw malformed(field);
  // The line end before the headers is searched too, so that a part may have none.
  const headersEnd = body.indexOf(HEADERS_END, afterFirst);
  if (headersEnd === -1) throw malformed(field);
  const name = nameIn(body.toString('utf8', afterFirst, headersEnd + LINE_END.length));
  const start = headersEnd + HEADERS_END.length;
  const next = Buffer.concat([LINE_END, delimiter]);
  const end = body.indexOf(next, start);
  if (end === -1) throw malformed(field);
  if (name !== field) throw missing(field);
  if (!isLast(body, end + next.length)) throw severalFields(field);
  return body.subarray(start, end);
}

function startsAt(body: Buffer, at: number, bytes: Buffer): boolean {
  return body.subarray(at, at + bytes.length).equals(bytes);
}

/** The last delimiter ends in two dashes. */
function isLast(body: Buffer, at: number): boolean {
  return body.toString('latin1', at, at + 2) === '--';
}

/** The name of a part, from the headers of the part; null where they give it none. */
function nameIn(headers: string): string | null {
  const [, parameters] =
    /\r\ncontent-disposition:[ \t]*form-data((?:;[^\r\n]*)?)\r\n/i.exec(headers) ?? [];
  return /;[ \t]*name="([^"]*)"/i.exec(parameters ?? '')?.[1] ?? null;
}

function missing(field: string): Refusal {
  return new Refusal(
    'invalid_request',
    '{field} is required: the form must have it as its only field.',
    {
      field,
    },
  );
}

function severalFields(field: string): Refusal {
  return new Refusal('invalid_request', '{field} must be the only field of the form, sent once.', {
    field,
  });
}

function malformed(field: string): Refusal {
  return new Refusal(
    'invalid_request',
    '{field} must come in a well-formed multipart form, from its first boundary to its last.',
    { field },
  );
}
