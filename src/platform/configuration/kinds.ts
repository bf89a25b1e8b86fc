/** Reads the text of a variable, or says in words what it must be. */
export interface Kind<Value> {
  /** Completes "NAME must be …". */
  readonly mustBe: string;
  /** undefined when the text is not acceptable. */
  read(text: string): Value | undefined;
}

export function text(mustBe = 'text', pattern = /^.+$/): Kind<string> {
  return { mustBe, read: (value) => (pattern.test(value) ? value : undefined) };
}

export function oneOf<const Value extends string>(...values: readonly Value[]): Kind<Value> {
  return {
    mustBe: `one of ${values.join(', ')}`,
    read: (value) => values.find((candidate) => candidate === value),
  };
}

export function someOf<const Value extends string>(
  ...values: readonly Value[]
): Kind<readonly Value[]> {
  return {
    mustBe: `some of ${values.join(', ')}, separated by commas`,
    read: (value) => {
      const given = value.split(',').map((part) => part.trim());
      const known = values.filter((candidate) => given.includes(candidate));
      return new Set(given).size === known.length ? known : undefined;
    },
  };
}

export function integer(from: number, to: number): Kind<number> {
  return {
    mustBe: `a whole number from ${from} to ${to}`,
    read: (value) => {
      const number = Number(value);
      return /^\d+$/.test(value) && number >= from && number <= to ? number : undefined;
    },
  };
}

export function number(from: number, to: number): Kind<number> {
  return {
    mustBe: `a number from ${from} to ${to}`,
    read: (value) => {
      const parsed = Number(value);
      return /^\d+(\.\d+)?$/.test(value) && parsed >= from && parsed <= to ? parsed : undefined;
    },
  };
}

/** An address without a trailing slash, query or fragment. */
export function address(...schemes: readonly string[]): Kind<string> {
  return {
    mustBe: `an address that starts with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
    read: (value) => {
      if (!URL.canParse(value)) return undefined;
      const url = new URL(value);
      const known = schemes.includes(url.protocol.slice(0, -1));
      return known && url.hash === '' ? value.replace(/\/+$/, '') : undefined;
    },
  };
}

/** Where a site is: scheme, host and port. Its pages and documents name paths from the root. */
export const webOrigin: Kind<string> = {
  mustBe: 'an address that starts with http:// or https:// and has no path',
  read: (value) => {
    if (!URL.canParse(value)) return undefined;
    const { protocol, origin, href } = new URL(value);
    const isWeb = protocol === 'http:' || protocol === 'https:';
    return isWeb && href === `${origin}/` ? origin : undefined;
  },
};

/** Several of them, separated by commas. */
export const webOrigins: Kind<readonly string[]> = {
  mustBe: 'addresses that start with http:// or https:// and have no path, separated by commas',
  read: (value) => {
    const origins = value.split(',').map((part) => webOrigin.read(part.trim()));
    return origins.every((origin) => origin !== undefined) ? origins : undefined;
  },
};

/** Whose X-Forwarded-For to trust: nobody's, everybody's, that of the last n hops or of networks. */
export const trustedProxies: Kind<boolean | number | string[]> = {
  mustBe: 'off, on, a number of hops, or addresses and networks separated by commas',
  read: (value) => {
    if (value === 'off' || value === 'false') return false;
    if (value === 'on' || value === 'true') return true;
    if (/^[1-9]\d?$/.test(value)) return Number(value);
    const networks = value.split(',').map((part) => part.trim());
    return networks.every((part) => /^[0-9a-f.:]+(\/\d{1,3})?$/i.test(part) && /[.:]/.test(part))
      ? networks
      : undefined;
  },
};
