import { adOf } from './ads/ad-of.ts';
import { placeOfAd } from './ads/ad-place.ts';
import { shownInAd } from './ads/ad-shown.ts';
import type { AdParts } from './ads/find-ad.ts';
import { readSpans } from './ads/unsaid.ts';
import { placeOfLettering, withSurface, wordsInPicture, wordsOfAd } from './ads/words-on-signs.ts';
import { phasesIn } from './changes/find-phases.ts';
import { type Conditions, timeOf } from './changes/time-of-day.ts';
import { accentBeside, tintsIn } from './changes/tints.ts';
import type { FoundSubjects } from './clauses/find-subjects.ts';
import { withPronouns } from './clauses/genders.ts';
import { eraIn } from './description/eras.ts';
import { belowGround, extrasIn, placeSeen } from './description/extras.ts';
import { regionIn } from './description/regions.ts';
import type { TaggedPhrase } from './phrases/tag-phrases.ts';
import { ashore } from './places/ashore.ts';
import { atCauldron } from './places/cauldrons.ts';
import { crowdIn, hasPeopleOnFoot, placeOfCrowd } from './places/crowded.ts';
import { fromAbove } from './places/from-above.ts';
import { inSpace } from './places/in-space.ts';
import { inTheOpen } from './places/in-the-open.ts';
import { likelyPlace } from './places/indoors-by.ts';
import { landmarkOf, landmarkOfJourney } from './places/landmarks.ts';
import { landscapeOf } from './places/landscape-of.ts';
import { ofEra } from './places/of-era.ts';
import { slopeIn } from './places/slopes.ts';
import { lightsIn, timeOfSight } from './places/small-lamps.ts';
import { snowOn, thawed, withSnow } from './places/snowed-on.ts';
import { placeArranged } from './places/still-lifes.ts';
import { underOpenSky } from './places/under-open-sky.ts';
import { underStars } from './places/under-stars.ts';
import { placeOfSight } from './places/unplaced.ts';
import { placeFor, viewFrom } from './places/window-view.ts';
import { isInTallGrass } from './rewordings/nature/tall-grass.ts';
import { madeWith } from './rewordings/picture/medium.ts';
import type { SceneDescription, Setting } from './scene-description.ts';
import { asSomebody } from './settled/as-somebody.ts';
import { carried } from './settled/carried.ts';
import { fleeing } from './settled/fleeing.ts';
import { hitByThings } from './settled/hit-by-things.ts';
import { inClouds } from './settled/in-clouds.ts';
import { onFacades } from './settled/on-facades.ts';
import { asPumpkins } from './settled/pumpkins.ts';
import { settle } from './settled/settle.ts';
import { harnessed } from './settled/sleighs.ts';
import { moodsOf } from './subjects/mood-of.ts';
import { type Kind, valuesIn } from './vocabulary.ts';

const isPainting = ({ relations }: Pick<SceneDescription, 'relations'>) =>
  relations.some(({ kind }) => kind === 'paint');

/** Who and what is there, as the place and the time have it. */
function castIn(
  { isAd, written, rest }: AdParts,
  prompt: string,
  { subjects, relations, effects }: Pick<FoundSubjects, 'subjects' | 'relations' | 'effects'>,
  setting: Setting,
) {
  const people = withPronouns(subjects, prompt);
  const told = settle(hitByThings({ subjects: people, relations, effects }), setting);
  const settled = onFacades(asSomebody(fleeing(told, prompt)));
  const aged = harnessed(asPumpkins(ofEra(settled, prompt), prompt), prompt);
  return withSurface(
    { written, prompt },
    isAd ? aged : carried(aged, written === null ? prompt : rest, setting),
  );
}

/** The scene that the words of a prompt tell. */
export function describeScene(
  prompt: string,
  phrases: readonly TaggedPhrase[],
  parts: AdParts,
  found: FoundSubjects,
): SceneDescription {
  const meanings = phrases.flatMap((phrase, at) =>
    found.deniedPhrases.has(at) ? [] : phrase.meanings,
  );
  const all = <Of extends Kind>(kind: Of) => valuesIn(meanings, kind);
  const conditions: Conditions = { weather: all('weather'), particles: all('particle') };
  // A room or a garden that is compared is shown by itself.
  const isPlace = parts.isCompared && found.votes.some(({ weight }) => weight >= 2);
  const shown =
    parts.isAd && !isPlace ? shownInAd(prompt, found, landmarkOfJourney(phrases)) : found.subjects;
  const votes = parts.isAd
    ? found.votes
    : withSnow(prompt, underStars(prompt, found, phrases), shown);
  const scene = { ...conditions, subjects: shown, relations: found.relations };
  const likely = likelyPlace(votes, { ...scene, isAd: parts.isAd });
  const chosen = underOpenSky(prompt, likely, votes, scene);
  const place = atCauldron(belowGround(prompt, placeFor(chosen, scene, votes)), scene, votes);
  const crowd = crowdIn(prompt, phrases);
  const inSight = () => {
    const dry = thawed(prompt, place, shown);
    const onShore = ashore(dry, { subjects: shown, relations: found.relations }, votes);
    const open = inTheOpen(prompt, placeOfSight(prompt, onShore, shown, votes), votes);
    const high = inClouds(prompt, open, { ...found, subjects: shown });
    return placeOfLettering(parts.written, inSpace(prompt, high, shown, votes));
  };
  const setting = parts.isAd
    ? placeOfAd(prompt, place, { found, shown, time: all('time')[0] })
    : crowd.isCrowded === true
      ? placeOfCrowd(place, shown)
      : placeArranged(prompt, placeSeen(prompt, inSight(), found.votes), found.votes);
  const { extras } = extrasIn(prompt, setting);
  const cast = castIn(parts, prompt, { ...found, subjects: shown }, setting);
  const seen = { extras, subjects: cast.subjects };
  const time = timeOf(all('time'), conditions, seen.subjects) ?? timeOfSight(prompt, setting, seen);
  const styles = all('style').filter((style) => style !== 'portrait' || !isPainting(cast));
  return {
    setting,
    view: viewFrom(setting, found.votes, parts.isAd ? [] : shown, prompt),
    ...conditions,
    ...snowOn(
      setting,
      { votes, subjects: shown, isSeenInto: extras?.includes('from-outside') === true },
      conditions.particles,
    ),
    ...landscapeOf(setting, found),
    ...{ ...landmarkOf(phrases), ...eraIn(prompt), ...regionIn(prompt), ...tintsIn(prompt) },
    ...(extras?.includes('traffic') === true && !hasPeopleOnFoot(prompt) ? {} : crowd),
    ...(extras === undefined ? {} : { extras }),
    ...(isInTallGrass(prompt, setting) ? { hasTallGrass: true as const } : {}),
    ...{ ...slopeIn(prompt, { ...cast, setting }), ...lightsIn(prompt) },
    ...(parts.isAd ? {} : fromAbove(prompt, setting, { styles, votes: found.votes })),
    ...cast,
    time,
    moods: moodsOf(all('mood'), parts.isAd, { ...conditions, ...cast, time }, prompt),
    ...madeWith(parts.wallPicture === null && parts.written === null ? prompt : parts.rest, styles),
    camera: all('camera')[0] ?? null,
    ...phasesIn(prompt, setting),
    accent: accentBeside(found.accent, tintsIn(prompt)),
    ...(parts.isAd
      ? wordsOfAd(parts, prompt, cast.subjects)
      : wordsInPicture(parts, prompt, cast.subjects)),
    ...(parts.speech.length === 0 ? {} : { speech: parts.speech }),
    ad: adOf(parts, prompt, { ...cast, palette: found.colours, ...readSpans(phrases, found) }),
  };
}
