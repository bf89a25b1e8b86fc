import type { Provider } from '../../domain/generation/index.ts';
import type { Configuration } from '../../platform/configuration/index.ts';
import { alibaba } from './alibaba.ts';
import { blackForestLabs } from './black-forest-labs.ts';
import { comfyui } from './comfyui/comfyui.ts';
import { readWorkflows } from './comfyui/workflow.ts';
import { fal } from './fal.ts';
import { google } from './google.ts';
import { createHostedProvider, TIMEOUTS, type Timeouts } from './hosted.ts';
import { luma } from './luma.ts';
import { replicate } from './replicate.ts';
import { runway } from './runway.ts';
import type { Access } from './vendor.ts';
import { xai } from './xai.ts';

export { type GuardedProvider, withBreaker } from './breaker.ts';
export { createEmbeddedRenderer, type EmbeddedRenderer } from './embedded.ts';

type Settings = Pick<Configuration, 'providers' | 'providerAddresses' | 'comfyuiWorkflows'>;
type HostedName = keyof Settings['providerAddresses'];
type ProviderName = keyof Settings['providers'];

const HOSTED: Readonly<Record<HostedName, (access: Access, timeouts: Timeouts) => Provider>> = {
  fal: (access, timeouts) => createHostedProvider(fal(access), timeouts),
  replicate: (access, timeouts) => createHostedProvider(replicate(access), timeouts),
  google: (access, timeouts) => createHostedProvider(google(access), timeouts),
  runway: (access, timeouts) => createHostedProvider(runway(access), timeouts),
  luma: (access, timeouts) => createHostedProvider(luma(access), timeouts),
  xai: (access, timeouts) => createHostedProvider(xai(access), timeouts),
  alibaba: (access, timeouts) => createHostedProvider(alibaba(access), timeouts),
  black_forest_labs: (access, timeouts) => createHostedProvider(blackForestLabs(access), timeouts),
};
const HOSTED_NAMES = Object.keys(HOSTED).filter((name) => isHosted(name));

/** Those who run models for us and are configured; the embedded renderer is not among them. */
export function createProviders(
  { providers, providerAddresses, comfyuiWorkflows }: Settings,
  timeouts: Timeouts = TIMEOUTS,
): ReadonlyMap<ProviderName, Provider> {
  const configured = new Map<ProviderName, Provider>();
  for (const name of HOSTED_NAMES) {
    const key = providers[name];
    if (key === null) continue;
    configured.set(name, HOSTED[name]({ key, address: providerAddresses[name] }, timeouts));
  }
  if (providers.comfyui !== null) {
    const workflows = readWorkflows(comfyuiWorkflows);
    const vendor = comfyui({ address: providers.comfyui, workflows });
    configured.set('comfyui', createHostedProvider(vendor, timeouts));
  }
  return configured;
}

function isHosted(name: string): name is HostedName {
  return name in HOSTED;
}
