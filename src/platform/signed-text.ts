import { createHmac, timingSafeEqual } from 'node:crypto';

const SIGNED = /^([\w-]{27})([\w-]+)$/;

/** Texts that clients carry for us: whoever shows one again proves that we made it, and nothing is stored. */
export interface SignedText {
  /** Puts a signature before the payload, which must be of letters, digits, `_` and `-`. */
  seal(payload: string): string;
  /** The payload; null where the signature is not ours. */
  open(text: string): string | null;
}

export function createSignedText(secret: string): SignedText {
  const sign = (payload: string) =>
    createHmac('sha256', secret).update(payload).digest('base64url').slice(0, 27);
  return {
    seal: (payload) => `${sign(payload)}${payload}`,
    open: (text) => {
      const [, signature, payload] = SIGNED.exec(text) ?? [];
      if (signature === undefined || payload === undefined) return null;
      // Both are ASCII of the same length, as the pattern has made sure.
      const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(payload)));
      return isOurs ? payload : null;
    },
  };
}
