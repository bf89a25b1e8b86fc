import { createStore, type Store } from './store.ts';

/** What this browser keeps across reloads. Where storage is forbidden, it lasts as long as the page. */
export function readKept(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function keep(name: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch {
    // Full, or forbidden: the page works on without.
  }
}

/** A store whose value is kept; `parse` must take anything, since other versions wrote it. */
export function createKeptStore<Value extends object | string | number | boolean | null>(
  name: string,
  parse: (kept: unknown) => Value,
): Store<Value> {
  const store = createStore(parse(fromJson(readKept(name))));
  return {
    ...store,
    set: (next) => {
      store.set(next);
      keep(name, JSON.stringify(store.get()));
    },
  };
}

function fromJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
