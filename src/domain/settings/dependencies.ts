import type { SignIn } from '../accounts/index.ts';
import type { BillingDependencies } from '../billing/index.ts';
import type { EraseDependencies, GenerationDependencies } from '../generation/index.ts';

export interface SettingsDependencies {
  readonly signIn: SignIn;
  readonly billing: BillingDependencies;
  readonly generation: EraseDependencies & Pick<GenerationDependencies, 'addresses'>;
  /** Refuses an account that exports too often. */
  readonly countExport: (accountId: string) => Promise<void>;
}
