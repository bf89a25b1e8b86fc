import { tmpdir } from 'node:os';
import type { Provider } from '../../domain/generation/index.ts';
import type { Configuration } from '../../platform/configuration/index.ts';
import { alibaba } from './alibaba.ts';
import { blackForestLabs } from './black-forest-labs.ts';
import { comfyui } from './comfyui/comfyui.ts';
import { readWorkflows } from './comfyui/workflow.ts';
import { fal } from './fal.ts';
import { google } from './google.ts';
import { createHostedProvider, type HostedOptions, TIMEOUTS } from './hosted.ts';
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

const HOSTED: Readonly<Record<HostedName, (access: Access, options: HostedOptions) => Provider>> = {
  fal: (access, options) => createHostedProvider(fal(access), options),
  replicate: (access, options) => createHostedProvider(replicate(access), options),
  google: (access, options) => createHostedProvider(google(access), options),
  runway: (access, options) => createHostedProvider(runway(access), options),
  luma: (access, options) => createHostedProvider(luma(access), options),
  xai: (access, options) => createHostedProvider(xai(access), options),
  alibaba: (access, options) => createHostedProvider(alibaba(access), options),
  black_forest_labs: (access, options) => createHostedProvider(blackForestLabs(access), options),
};
const HOSTED_NAMES = Object.keys(HOSTED).filter((name) => isHosted(name));

/** Those who run models for us and are configured; the embedded renderer is not among them. */
export function createProviders(
  { providers, providerAddresses, comfyuiWorkflows }: Settings,
  { timeouts = TIMEOUTS, scratchFolder = tmpdir() }: Partial<HostedOptions> = {},
): ReadonlyMap<ProviderName, Provider> {
  const options = { timeouts, scratchFolder };
  const configured = new Map<ProviderName, Provider>();
  for (const name of HOSTED_NAMES) {
    const key = providers[name];
    if (key === null) continue;
    configured.set(name, HOSTED[name]({ key, address: providerAddresses[name] }, options));
  }
  if (providers.comfyui !== null) {
    const workflows = readWorkflows(comfyuiWorkflows);
    const vendor = comfyui({ address: providers.comfyui, workflows });
    configured.set('comfyui', createHostedProvider(vendor, options));
  }
  return configured;
}

function isHosted(name: string): name is HostedName {
  return name in HOSTED;
}
