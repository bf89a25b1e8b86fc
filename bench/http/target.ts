export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** What requests send besides, by turns: each connection has its share of them. */
  readonly headersByTurns?: readonly Readonly<Record<string, string>>[];
  readonly body?: string;
}

export interface Answer {
  readonly status: number;
  /** Names in lower case, in the order in which they were sent. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A server in a process of its own. */
export interface Server {
  readonly url: string;
  readonly processId: number;
  stop(): Promise<void>;
}

export interface Ours {
  readonly request: HttpRequest;
  start(): Promise<Server>;
}

export interface Floor {
  readonly request: HttpRequest;
  /** `ours` is one answer of ours, for a floor that gives the same. */
  start(ours: Answer): Promise<Server>;
}
