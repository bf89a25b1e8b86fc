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
      for (const step of steps.splice(0).reverse()) await step();
    },
  };
}
