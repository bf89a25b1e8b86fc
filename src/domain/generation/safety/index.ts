export { createRuleGate, type SafetyGate } from './gate.ts';
export { createRemoteGate } from './remote-gate.ts';
