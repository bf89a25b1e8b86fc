import { isVehicle } from '../../parse-prompt/kinds-of-things.ts';
import type { Relation } from '../../parse-prompt/scene-description.ts';
import { isDrawnPerson } from '../../people/person.ts';
import { add, type Draft } from '../draft.ts';
import { type Group, type Placing, replaced, withParents } from '../group.ts';
import { type Piece, scaled } from '../piece.ts';

const ON_WHEELS = /automobile|car$|taxi|truck|bus|vehicle|van$|tractor|lorry/;

/** Who works under a car lies there, and it stands on jacks. */
export function liftCar(draft: Draft): void {
  const { subjects, relations } = draft;
  for (const { from, kind, to } of [...relations]) {
    const [who, car] = [subjects[from], subjects[to ?? -1]];
    const isBelow = (kind === 'under' || kind === 'below') && who !== undefined && to !== null;
    if (!isBelow || car === undefined || !isDrawnPerson(who.thing)) continue;
    if (!isVehicle(car.thing) || !ON_WHEELS.test(car.thing)) continue;
    subjects[from] = { ...who, motions: [], states: ['lying'] };
    const others = relations.filter((one) => one.from !== from || one.to !== to);
    relations.splice(0, relations.length, ...others);
    relations.unshift({ from, kind: 'under', to });
    relations.push({ from: add(draft, 'car-jacks'), kind: 'under', to });
    if (!relations.some((one) => one.from === from && one.kind === 'hold'))
      relations.push({ from, kind: 'hold', to: add(draft, 'wrench') });
  }
}

/** Who changes a wheel kneels between the car and the wheel. */
export function changeWheel(draft: Draft): void {
  const { subjects, relations } = draft;
  for (const { from, kind, to: wheel } of [...relations]) {
    const [who, tyre] = [subjects[from], subjects[wheel ?? -1]];
    if (kind !== 'next-to' || wheel === null || tyre?.thing !== 'tyre') continue;
    if (who === undefined || !isDrawnPerson(who.thing) || !who.motions.includes('repair')) continue;
    const named = subjects.findIndex(({ thing }) => isVehicle(thing) && ON_WHEELS.test(thing));
    const car = named === -1 ? add(draft, 'automobile') : named;
    subjects[from] = { ...who, motions: ['kneel'] };
    subjects[wheel] = { ...tyre, size: 'tiny' };
    // Where the mechanic is, the car is.
    const others = relations
      .filter((one) => !(one.from === from && (one.to === wheel || one.to === car)))
      .map((one) =>
        one.from === from && one.kind === 'at' && one.to !== null
          ? { from: car, kind: 'in-front-of' as const, to: one.to }
          : one,
      );
    const added: Relation[] = [
      { from, kind: 'at', to: car },
      { from: wheel, kind: 'next-to', to: from },
    ];
    relations.splice(0, relations.length, ...added, ...others);
    if (!relations.some((one) => one.from === from && one.kind === 'hold'))
      relations.push({ from, kind: 'hold', to: add(draft, 'wrench') });
  }
}

/** How high a car is lifted, in heights of who lies under it. */
const LIFT = 0.05;
/** How far from its middle they are, in its widths: the legs stick out. */
const REACH = 0.48;

export const isUnderCar = ({ parents, kids }: Group): boolean =>
  kids.every(
    ({ thing, subject }) =>
      thing.name === 'car-jacks' || (isDrawnPerson(thing.name) && subject.states.includes('lying')),
  ) && parents.every(({ thing }) => isVehicle(thing.name) && ON_WHEELS.test(thing.name));

/** On the back below the car with the legs out behind it; the jacks are at its wheels. */
export const underCar: Placing = (group) => {
  const lift = (piece: Piece): Piece => ({ ...piece, y: -LIFT, gait: 'idle', stories: [] });
  const parents = group.parents.map(lift);
  return [
    ...replaced(group.placed, lift, group.parents),
    ...withParents({ ...group, parents }).map(({ kid, parent }): Piece => {
      if (kid.thing.name !== 'car-jacks')
        return {
          ...kid,
          x: parent.x - group.forward * parent.width * REACH,
          y: -0.03,
          depth: parent.depth - 0.006,
          facing: group.forward,
          gait: 'idle',
          isSitting: false,
        };
      const sized = scaled(kid, (parent.width * 0.86) / kid.width);
      return { ...sized, x: parent.x, y: 0, depth: parent.depth - 0.002 };
    }),
  ];
};
