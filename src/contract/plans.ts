interface Plan {
  readonly name: string;
  readonly generationsPerHour: number;
  readonly generationsPerDay: number;
  /** Embedded models cost nothing on this plan. */
  readonly unlimitedEmbedded: boolean;
}

export const PLANS = {
  free: { name: 'Free', generationsPerHour: 20, generationsPerDay: 60, unlimitedEmbedded: false },
  starter: {
    name: 'Starter',
    generationsPerHour: 60,
    generationsPerDay: 400,
    unlimitedEmbedded: false,
  },
  professional: {
    name: 'Professional',
    generationsPerHour: 120,
    generationsPerDay: 1_000,
    unlimitedEmbedded: false,
  },
  ultra: {
    name: 'Ultra',
    generationsPerHour: 300,
    generationsPerDay: 3_000,
    unlimitedEmbedded: true,
  },
  enterprise_max: {
    name: 'Enterprise Max',
    generationsPerHour: 1_000,
    generationsPerDay: 10_000,
    unlimitedEmbedded: true,
  },
} as const satisfies Record<string, Plan>;

export type PlanId = keyof typeof PLANS;
