import type { Requirement } from './requirement.ts';

export const section4: readonly Requirement[] = [
  { id: '4-01', sentence: 'All bodies are JSON.' },
  { id: '4-02', sentence: 'Responses are always JSON, never HTML.' },
];
