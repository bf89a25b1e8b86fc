import { habitatOf } from '../../icons/habitats.ts';
import { isAnimate, isPerson } from '../kinds-of-things.ts';
import type { SceneDescription, Setting } from '../scene-description.ts';

type Cast = Pick<SceneDescription, 'subjects' | 'relations'>;

/** Those whose usual place says less than what they have to do with. */
const ANYWHERE = /^(?:old-man|old-woman|boy|girl|child|cook)$/u;
/** Where nobody is who looks at a ship or feeds the fish. */
const OUT_OF_REACH = /^(?:underwater|sky|mountains|sea|space|bar)$/u;

/** Where what somebody has to do with is at home, the animals where there are some; null for those who tell more of the place. */
export function habitatOfOther({ subjects, relations }: Cast): Setting | null {
  if (!ANYWHERE.test(subjects[0]?.thing ?? '')) return null;
  const others = relations.flatMap(({ from, kind, to }) => {
    const other = from === 0 ? to : to === 0 ? from : null;
    const thing = subjects[other ?? -1]?.thing;
    return thing === undefined || kind === 'wear' || ANYWHERE.test(thing) ? [] : [thing];
  });
  const isBeast = (thing: string) => isAnimate(thing) && !isPerson(thing);
  const told = subjects.some(({ thing }) => isBeast(thing)) ? others.filter(isBeast) : others;
  const homes = told.map(habitatOf);
  return homes.find((home) => home !== null && !OUT_OF_REACH.test(home)) ?? null;
}

const OUTDOOR_DEEDS: ReadonlySet<string> = new Set([
  ...['throw', 'kick', 'chase', 'ride', 'drive', 'plant', 'water', 'push', 'follow', 'pull'],
  ...['run', 'walk', 'jump', 'slide', 'rally', 'aim', 'signal', 'cartwheel', 'high-kick'],
]);

/** Old people are not only at home. */
export function isOutAndAbout({ subjects: [first], relations }: Cast): boolean {
  return (
    /^old-/u.test(first?.thing ?? '') &&
    (first?.motions.some((one) => OUTDOOR_DEEDS.has(one)) === true ||
      relations.some(({ from, kind }) => from === 0 && OUTDOOR_DEEDS.has(kind)))
  );
}
