import { FLOWER } from '../../things/plants/flower-names.ts';

/** Flowers that grow in fields. */
const FLOWERS = new RegExp(`^(?:${FLOWER})$`, 'u');

/** As many as a field has; the setting paints them. */
export const FIELD_COUNT = 9;

export function isFlower(thing: string): boolean {
  return FLOWERS.test(thing);
}

/** Whether a subject is a field of flowers and not some of them. */
export function isField({
  thing,
  count,
}: {
  readonly thing: string;
  readonly count: number;
}): boolean {
  return isFlower(thing) && count >= FIELD_COUNT;
}
