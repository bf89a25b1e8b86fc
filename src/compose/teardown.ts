/** Undoes a start, whether it succeeded or failed halfway. */
export interface Teardown {
  /** Adds a step; steps run in reverse order. */
  add(step: () => unknown): void;
  run(): Promise<void>;
}

export function createTeardown(): Teardown {
  const steps: (() => unknown)[] = [];
  return {
    add: (step) => void steps.push(step),
    run: async () => {
      const errors: unknown[] = [];
      for (const step of steps.splice(0).reverse()) {
        // A step that fails must not keep the others from being undone.
        await Promise.resolve()
          .then(step)
          .catch((error: unknown) => errors.push(error));
      }
      if (errors.length > 0) throw errors[0];
    },
  };
}
