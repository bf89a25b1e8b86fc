import { isPerson } from '../kinds-of-things.ts';
import type { SceneDescription } from '../scene-description.ts';

const SAID =
  /\b(?:on|onto|on top of|atop) (?:top of )?(?:the|its|his|her|their|an?|our) (?:[\p{L}-]+ ){0,3}?(?:roof|rooftop)\b|\b(?:on top of|atop) (?:the|an?|his|her|their|our|its) (?:[\p{L}-]+ ){0,3}?(?:car|taxi|van|camper|minibus|bus|campervan|jeep|suv|limousine|ambulance|it)\b/iu;
const ROOFED =
  /^(?:automobile|taxi|vintage-car|limousine|police-car|ambulance|minibus|camper-van|panel-van|delivery-truck|bus|school-bus|double-decker-bus|sport-utility-vehicle)$/u;

/** "Two friends sitting on the roof of a van" are not in it, as those are who are on a bus. */
export function upOnRoof<Cast extends Pick<SceneDescription, 'subjects' | 'relations'>>(
  cast: Cast,
  prompt: string,
): Cast {
  if (!SAID.test(prompt)) return cast;
  const { subjects, relations } = cast;
  const isUp = (at: number): boolean =>
    relations.some(
      ({ from, kind, to }) =>
        from === at && kind === 'on' && ROOFED.test(subjects[to ?? -1]?.thing ?? ''),
    );
  return {
    ...cast,
    subjects: subjects.map((one, at) =>
      isPerson(one.thing) && isUp(at) ? { ...one, states: [...one.states, 'atop'] } : one,
    ),
  };
}
