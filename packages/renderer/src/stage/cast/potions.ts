import { brewIn } from '../../parse-prompt/places/brewing.ts';
import type { Setting } from '../../parse-prompt/scene-description.ts';
import type { Draft } from '../draft.ts';

/** Who stirs a cauldron stands at it, with the spoon in the hand. */
function stirCauldrons({ subjects, relations }: Draft): void {
  for (const [at, { from, kind, to }] of relations.entries()) {
    const who = subjects[from];
    if (kind !== 'cook' || subjects[to ?? -1]?.thing !== 'cauldron' || who === undefined) continue;
    subjects[from] = { ...who, motions: ['stir'] };
    relations[at] = { from, kind: 'at', to };
  }
}

/** A potion that is made is in a cauldron, at which one stands; in a laboratory it is in the hand. */
export function brewPotions({ subjects, relations }: Draft, setting: Setting): void {
  stirCauldrons({ subjects, relations });
  const made = brewIn({ subjects, relations });
  const deed = relations[made];
  const [who, potion] = [subjects[deed?.from ?? -1], subjects[deed?.to ?? -1]];
  if (deed?.to == null || who === undefined || potion === undefined) return;
  if (setting === 'laboratory') {
    subjects[deed.from] = { ...who, motions: [] };
    relations[made] = { ...deed, kind: 'hold' };
    return;
  }
  const named = subjects.findIndex(({ thing }) => thing === 'cauldron');
  const cauldron = subjects[named] ?? { ...potion, thing: 'cauldron', count: 1 };
  const kettle = named === -1 ? deed.to : named;
  subjects[deed.to] = { ...potion, count: 0 };
  subjects[kettle] = {
    ...cauldron,
    colour: cauldron.colour ?? potion.colour,
    states: [...new Set([...cauldron.states, ...potion.states])],
  };
  subjects[deed.from] = { ...who, motions: ['stir'] };
  const rest = relations.filter(({ from, to }) => ![from, to].includes(kettle) && to !== deed.to);
  relations.splice(0, relations.length, { from: deed.from, kind: 'at', to: kettle }, ...rest);
}
