import { createLog, type Log } from '../../src/platform/log.ts';

/** What was secret to the servers of this file, and what they logged. */
const secrets = new Set<string>();
const lines: string[] = [];

/** Shorter ones may be words that a log has by chance. */
const SECRET_CHARACTERS_MIN = 12;

/** Secrets in what a client sends and gets. */
const SPOKEN = [
  /\b(svc_(?:live|agent)[\w-]{16,})/g,
  /\b(whsec_[\w+/]{16,}=*)/g,
  /[?&](?:token|once|code|state)=([^&\s"'<>]+)/g,
  /"(?:token|once|password|access_token|client_secret)":"([^"]+)"/g,
  /(?:^|&)(?:token|password|card_number)=([^&]+)/g,
  /\/billing\/portal\/([\w-]+)/g,
];

/** What no line of a log has, whoever wrote it. */
const FORBIDDEN = [
  /svc_(?:live|agent)[\w-]{16,}/,
  /whsec_[\w+/]{16,}/,
  /:\/\/[^\s/"@]+:[^\s/"@]+@/,
  /[?&](?:token|key|code)=/,
  /\/(?:checkout|billing\/portal|billing\/invoices|v1\/billing\/checkouts)\/[\w-]{12,}/,
  /\/s\/[\w-]{22}/,
  /session_token=/,
  /"(?:authorization|cookie|set-cookie|password)":/i,
];

/** A log of everything, which is looked through when the file is done. */
export function aCheckedLog(): { log: Log; logged: () => readonly string[] } {
  const own: string[] = [];
  const write = (line: string) => {
    own.push(line);
    lines.push(line);
  };
  return { log: createLog('debug', { write }), logged: () => own };
}

/** What a program wrote to its log. */
export function noteLogged(text: string): void {
  lines.push(text);
}

/** Notes the secrets of an exchange. */
export function noteSecretsIn(...texts: readonly string[]): void {
  for (const text of texts) {
    for (const shape of SPOKEN) {
      for (const [, secret = ''] of text.matchAll(shape)) noteSecret(decoded(secret));
    }
  }
}

export function noteCookies(...cookies: readonly string[]): void {
  for (const cookie of cookies) {
    for (const [, value = ''] of cookie.matchAll(/(?:^|;\s*)[^=;]+=([^;]*)/g)) noteSecret(value);
  }
}

function noteSecret(secret: string): void {
  if (secret.length >= SECRET_CHARACTERS_MIN) secrets.add(secret);
}

/** Fails when the logs of a file hold anything that lets somebody in. */
export function checkLogs(): void {
  const found = findSecrets(lines.splice(0), secrets);
  secrets.clear();
  if (found.length > 0) throw new Error(`Secrets are in the log:\n${found.join('\n')}`);
}

export function findSecrets(
  logged: readonly string[],
  known: Iterable<string> = [],
): readonly string[] {
  const shaped = logged.filter((line) => FORBIDDEN.some((shape) => shape.test(line)));
  const all = logged.join('');
  const spoken = [...known].filter((secret) => all.includes(secret));
  const repeated = logged.filter((line) => spoken.some((secret) => line.includes(secret)));
  return [...new Set([...shaped, ...repeated])].slice(0, 5);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
