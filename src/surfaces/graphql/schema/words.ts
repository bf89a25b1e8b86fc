import { z } from 'zod';
import { DEPRECATIONS } from '../../../contract/deprecations.ts';

/** The contract's own description of each field of a resource. */
export function wordsOf(schema: z.ZodObject): (field: string) => string {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return (field) => {
    const words = properties[field];
    if (typeof words === 'object' && words.description !== undefined) return words.description;
    throw new Error(`The contract does not describe ${field}`);
  };
}

/** Why an element is deprecated, from the contract's register. */
export function deprecationReason(element: string): string {
  const entry = DEPRECATIONS.find((candidate) => candidate.element === element);
  if (entry === undefined) throw new Error(`The contract does not deprecate ${element}`);
  const { replacement, announced, earliestRemoval } = entry;
  return `Use ${replacement}. Announced ${announced}; keeps working here, and a later major schema may leave it out from ${earliestRemoval}.`;
}
