/** What the server wrote into the page. */
interface Boot {
  readonly serviceName: string;
  readonly baseUrl: string;
  /** For styles that a library adds while it runs; the security policy lets in no others. */
  readonly styleNonce: string;
}

export const boot: Boot = JSON.parse(document.getElementById('boot')?.textContent ?? '{}');
