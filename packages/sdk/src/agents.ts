import type { AgentCredentials, AgentRevocation } from './generated/resources.ts';
import type { CallOptions, Transport } from './transport.ts';

/** Registration of agents: credentials that raise the rate of reading and allow nothing else. */
export class Agents {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** A new agent. Its `access_token` is good as `apiKey` of another client. */
  async register(clientName: string, options: CallOptions = {}): Promise<AgentCredentials> {
    const body = { client_name: clientName, identity_type: 'anonymous' };
    return this.#post('register', body, options);
  }

  /** A fresh token for an agent that is registered. */
  async claim(
    { client_id, client_secret }: Pick<AgentCredentials, 'client_id' | 'client_secret'>,
    options: CallOptions = {},
  ): Promise<AgentCredentials> {
    return this.#post('claim', { client_id, client_secret }, options);
  }

  /** Ends a token. */
  async revoke(token: string, options: CallOptions = {}): Promise<AgentRevocation> {
    return this.#post('revoke', { token }, options);
  }

  async #post<Body>(name: string, body: object, options: CallOptions): Promise<Body> {
    return this.#transport.json({ ...options, method: 'POST', path: `/agent/auth/${name}`, body });
  }
}
