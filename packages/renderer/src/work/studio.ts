import { type Artist, hireArtist } from './artist.ts';

/** A bounded set of drawing threads; who finds none free waits in line. */
export interface Studio {
  /** Resolves with at least one thread, and with all that are free up to `most`. */
  enter(most: number, signal: AbortSignal): Promise<readonly Artist[]>;
  /** Gives threads back once they are done with what they were told. */
  leave(artists: readonly Artist[]): void;
  close(): Promise<void>;
}

interface Visitor {
  readonly most: number;
  readonly admit: (artists: readonly Artist[]) => void;
}

export function openStudio(threads: number): Studio {
  const free: Artist[] = [];
  const everyone = new Set<Artist>();
  const line: Visitor[] = [];

  const serve = () => {
    while (line.length > 0) {
      while (free.length + busy() < threads) {
        const artist = hireArtist();
        everyone.add(artist);
        free.push(artist);
      }
      if (free.length === 0) return;
      const visitor = line.shift();
      if (visitor !== undefined) visitor.admit(free.splice(0, visitor.most));
    }
  };
  const busy = () => everyone.size - free.length;
  const takeBack = async (artist: Artist) => {
    await artist.settled();
    if (artist.isGone) everyone.delete(artist);
    else free.push(artist);
    serve();
  };

  return {
    enter(most, signal) {
      return new Promise((resolve, reject) => {
        const visitor: Visitor = {
          most,
          admit: (artists) => {
            signal.removeEventListener('abort', giveUp);
            resolve(artists);
          },
        };
        const giveUp = () => {
          line.splice(line.indexOf(visitor), 1);
          reject(signal.reason);
        };
        signal.addEventListener('abort', giveUp, { once: true });
        line.push(visitor);
        serve();
      });
    },
    leave(artists) {
      for (const artist of artists) void takeBack(artist);
    },
    async close() {
      await Promise.all([...everyone].map((artist) => artist.dismiss()));
    },
  };
}
