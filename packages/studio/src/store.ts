import { useSyncExternalStore } from 'react';

/** A value that belongs to no component and is not the server's, such as the draft or the toast. */
export interface Store<Value> {
  get(): Value;
  set(next: Value | ((value: Value) => Value)): void;
  subscribe(listener: () => void): () => void;
}

export function createStore<Value extends object | string | number | boolean | null>(
  first: Value,
): Store<Value> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      value = typeof next === 'function' ? next(value) : next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStore<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get);
}
