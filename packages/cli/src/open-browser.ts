import { spawn } from 'node:child_process';

const OPENERS: Partial<Record<NodeJS.Platform, string>> = { darwin: 'open', win32: 'explorer' };

/** Shows an address in the browser of the person, if there is one; `BROWSER` names another program. */
export function openBrowser(url: string, environment: NodeJS.ProcessEnv): void {
  if (!/^https?:\/\//.test(url)) return;
  const opener = environment['BROWSER'] || OPENERS[process.platform] || 'xdg-open';
  const child = spawn(opener, [url], { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
}
