import { PLAIN_LOOK } from '../../parse-prompt/description/plain-subject.ts';
import type { SceneDescription } from '../../parse-prompt/scene-description.ts';
import { isDrawnPerson } from '../../people/person.ts';
import type { Draft } from '../draft.ts';

const ON_ICE = /^(?:ice-rink|city-rink|frozen-lake|lake|pond|glacier)$/;
const ON_LEVEL =
  /^(?:skatepark|park|street|road|square|city|playground|beach|club|riverside|arena)$/;

const skatesFor = (setting: string): string | undefined =>
  ON_ICE.test(setting) ? 'ice-skates' : ON_LEVEL.test(setting) ? 'roller-skates' : undefined;

/** Who glides over ice or a rink has skates on, and those that are named are on the feet. */
export function putOnSkates({ subjects, relations }: Draft, { setting }: SceneDescription): void {
  const loose = subjects.findIndex(({ thing }) => /^(?:ice|roller)-skate$/.test(thing));
  for (const [at, subject] of subjects.entries()) {
    const { thing, motions, look } = subject;
    const own = relations.filter(({ from }) => from === at);
    const isRiding = own.some(({ kind, to }) => kind === 'ride' || (kind === 'on' && to !== null));
    const isWorn = loose !== -1 && own.some(({ kind, to }) => to === loose && kind !== 'look-at');
    const named = isWorn ? `${subjects[loose]?.thing}s` : undefined;
    const word = named ?? (motions.includes('slide') && !isRiding ? skatesFor(setting) : undefined);
    if (word === undefined || !isDrawnPerson(thing)) continue;
    const colour = (isWorn ? subjects[loose]?.colour : null) ?? null;
    const { clothes } = look ?? PLAIN_LOOK;
    const kept = clothes.filter(({ garment }) => garment !== 'boots');
    const worn = [...kept, { garment: 'boots' as const, colour, word }];
    // On the level one makes steps.
    const steps = motions.map((one) => (one === 'slide' ? 'walk' : one));
    subjects[at] = { ...subject, motions: steps, look: { ...(look ?? PLAIN_LOOK), clothes: worn } };
    if (!isWorn) continue;
    const skates = subjects[loose];
    if (skates !== undefined) subjects[loose] = { ...skates, count: 0 };
  }
}
