import { createStore, useStore } from '../store.ts';

const said = createStore<string>('');

/** Tells those who do not see the page. Only endings and steps, never a stream of numbers. */
export function announce(text: string): void {
  said.set(text);
}

export function LiveRegion() {
  return (
    <div aria-live="polite" className="unseen" role="status">
      {useStore(said)}
    </div>
  );
}
