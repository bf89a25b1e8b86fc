const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

export function isForm(contentType: string | undefined): boolean {
  return contentType !== undefined && FORM_TYPE.test(contentType);
}

/** A field that is sent twice becomes a list, so that whoever expects text refuses it. */
export function parseFormBody(body: Buffer): Readonly<Record<string, string | readonly string[]>> {
  const fields = new URLSearchParams(body.toString('utf8'));
  const names = [...new Set(fields.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = fields.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}
