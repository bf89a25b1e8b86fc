import { actsIn } from './acts/acts.ts';
import { withHalves } from './acts/split-screen.ts';
import { withBrandColours } from './ads/ad-brand-colours.ts';
import { withoutDirections } from './ads/ad-directions.ts';
import { grounded, groundIn } from './ads/ad-ground.ts';
import { adOf } from './ads/ad-of.ts';
import { inParts } from './ads/ad-parts.ts';
import { placeOfAd } from './ads/ad-place.ts';
import { shownInAd } from './ads/ad-shown.ts';
import { adShows } from './ads/ad-shows.ts';
import { hasNameInCapitals } from './ads/asks-for-ad.ts';
import { type AdParts, findAd } from './ads/find-ad.ts';
import { isPackshot, isShownAlone, sells, wordless } from './ads/sells.ts';
import { isSlogan } from './ads/slogan.ts';
import { placeOfLettering, withSurface, wordsInPicture, wordsOfAd } from './ads/words-on-signs.ts';
import { becomingIn } from './changes/becoming.ts';
import { phasesIn } from './changes/find-phases.ts';
import { type Conditions, timeOf } from './changes/time-of-day.ts';
import { accentBeside, tintsIn } from './changes/tints.ts';
import { type FoundSubjects, findSubjects } from './clauses/find-subjects.ts';
import { withPronouns } from './clauses/genders.ts';
import { eraIn } from './description/eras.ts';
import { belowGround, extrasIn, placeSeen } from './description/extras.ts';
import { regionIn } from './description/regions.ts';
import { questionIn } from './explainers/explainer-topics.ts';
import { explainerIn } from './explainers/find-explainer.ts';
import { isAnimate, isVehicle } from './kinds-of-things.ts';
import { withHeadings, withoutHeadings } from './lettering/headings.ts';
import { withWallPicture } from './lettering/wall-picture.ts';
import { withWrittenWords } from './lettering/written-words.ts';
import type { ParsedPrompt } from './parsed-prompt.ts';
import { withoutComparisons } from './phrases/comparisons.ts';
import { withDeedsByNoun } from './phrases/deeds-by-noun.ts';
import { ofAnimals } from './phrases/family-of.ts';
import { findPhrases } from './phrases/find-phrases.ts';
import { inClauses } from './phrases/joined-clauses.ts';
import { withKindsOfAnimals } from './phrases/kinds-of-animals.ts';
import { overNames, withoutNames, withPronoun } from './phrases/names.ts';
import { asPainted } from './phrases/painted.ts';
import { type TaggedPhrase, tagPhrases } from './phrases/tag-phrases.ts';
import { tidy } from './phrases/tidy.ts';
import { tokensOf } from './phrases/tokens.ts';
import { aboard } from './places/aboard.ts';
import { ashore } from './places/ashore.ts';
import { atCauldron } from './places/cauldrons.ts';
import { crowdIn, hasPeopleOnFoot, placeOfCrowd } from './places/crowded.ts';
import { fromAbove } from './places/from-above.ts';
import { seenFromTop } from './places/from-straight-above.ts';
import { atFrontDoor } from './places/front-doors.ts';
import { inSpace } from './places/in-space.ts';
import { inTheOpen } from './places/in-the-open.ts';
import { likelyPlace } from './places/indoors-by.ts';
import { landmarkOf, landmarkOfJourney } from './places/landmarks.ts';
import { landscapeOf } from './places/landscape-of.ts';
import { inLivingRoom } from './places/living-rooms.ts';
import { ofEra } from './places/of-era.ts';
import { atPools } from './places/pools.ts';
import { amongStones } from './places/rapids.ts';
import { seenFromStreet } from './places/seen-from-street.ts';
import { slopeIn } from './places/slopes.ts';
import { lightsIn, timeOfSight } from './places/small-lamps.ts';
import { snowOn, withSnow } from './places/snowed-on.ts';
import { placeArranged } from './places/still-lifes.ts';
import { underOpenSky } from './places/under-open-sky.ts';
import { underStars } from './places/under-stars.ts';
import { withoutUnknownPlaces } from './places/unknown-places.ts';
import { placeOfSight } from './places/unplaced.ts';
import { placeFor, viewFrom } from './places/window-view.ts';
import { withGestures } from './rewordings/gestures.ts';
import { madeWith, withoutMedium } from './rewordings/medium.ts';
import { reworded } from './rewordings/reworded.ts';
import { isInTallGrass } from './rewordings/tall-grass.ts';
import type { SceneDescription, Setting } from './scene-description.ts';
import { carried } from './settled/carried.ts';
import { hitByThings } from './settled/hit-by-things.ts';
import { inClouds } from './settled/in-clouds.ts';
import { inGlass } from './settled/in-glass.ts';
import { asPumpkins } from './settled/pumpkins.ts';
import { settle } from './settled/settle.ts';
import { harnessed } from './settled/sleighs.ts';
import { appearing } from './subjects/appearance.ts';
import { withBeads } from './subjects/beads.ts';
import { boardsOnLand } from './subjects/boards-on-land.ts';
import { asPortrait, NO_FACE, readFace, withFace } from './subjects/faces.ts';
import { inOneHand } from './subjects/in-one-hand.ts';
import { inOneColour } from './subjects/in-several-colours.ts';
import { inItsColours } from './subjects/in-two-colours.ts';
import { laid } from './subjects/laid.ts';
import { moodsOf } from './subjects/mood-of.ts';
import { filledUp, oneEach } from './subjects/one-each.ts';
import { served } from './subjects/servings.ts';
import { type Kind, type Vocabulary, valuesIn } from './vocabulary.ts';

/** The rest of a longer prompt is ignored. */
const TOKENS_MAX = 400;

/** What a prompt asks for; unknown words are ignored. */
export function parsePrompt(prompt: string, vocabulary: Vocabulary): SceneDescription {
  return parseWithPlaces(prompt, vocabulary).description;
}

export function parseWithPlaces(prompt: string, vocabulary: Vocabulary): ParsedPrompt {
  const { text, given } = withWrittenWords(tidy(withoutDirections(prompt)));
  const parsed = parseTidy(text, vocabulary);
  return {
    ...parsed,
    phrases: parsed.phrases.map((phrase) => ({ ...phrase, span: given(phrase.span) })),
    shownSpans: parsed.shownSpans.map(given),
  };
}

function parseTidy(prompt: string, vocabulary: Vocabulary): ParsedPrompt {
  const parsed = parseAtOnce(prompt, vocabulary);
  const read = (text: string) => parseAtOnce(text, vocabulary).description;
  const explainer = explainerIn(prompt, parsed.description, read);
  if (explainer !== null) {
    // What is counted down to comes last.
    const untitled = explainer.kind === 'countdown' ? { title: null } : {};
    return {
      ...parsed,
      description: { ...parsed.description, explainer, ad: null, ...untitled },
    };
  }
  const { ad, title, phases, planView, speech } = parsed.description;
  if (ad !== null || title !== null || planView !== undefined || speech !== undefined)
    return parsed;
  const question = questionIn(prompt);
  if (question !== null)
    return { ...parsed, description: { ...parsed.description, title: question } };
  const told = (text: string) => ({ ...read(text), ...actsIn(text, vocabulary, read) });
  const glass = inGlass(prompt, told);
  if (glass !== null) return { ...parsed, description: { ...parsed.description, glass } };
  const isSteady = phases === undefined;
  const description = withHalves(prompt, read) ??
    (isSteady ? becomingIn(prompt, read) : null) ?? {
      ...parsed.description,
      ...(isSteady ? actsIn(prompt, vocabulary, read) : {}),
    };
  return { ...parsed, description };
}

/** All that a prompt tells, as if it were so at the same time. */
function parseAtOnce(prompt: string, vocabulary: Vocabulary): ParsedPrompt {
  const parts = findAd(prompt);
  if (!parts.isAd && parts.written === null && (isSlogan(prompt) || hasNameInCapitals(prompt))) {
    const plain = parseParts(prompt, parts, vocabulary);
    return sells(plain.description) ? parseAd(prompt, findAd(prompt, true), vocabulary) : plain;
  }
  if (!parts.isAd && parts.quotes.length === 0 && isPackshot(prompt)) {
    const plain = parseParts(prompt, parts, vocabulary);
    if (!isShownAlone(plain.description)) return plain;
    const shown = parseAd(prompt, findAd(prompt, true), vocabulary);
    return parts.said === null ? { ...shown, description: wordless(shown.description) } : shown;
  }
  return parseAd(prompt, parts, vocabulary);
}

/** The reading of a prompt that may be an ad. */
function parseAd(prompt: string, parts: AdParts, vocabulary: Vocabulary): ParsedPrompt {
  const ground = parts.isAd ? groundIn(parts.rest) : null;
  if (ground === null) return parseParts(prompt, parts, vocabulary);
  const parsed = parseParts(prompt, { ...parts, rest: ground.rest }, vocabulary);
  const { subjects, setting, ad } = parsed.description;
  // Somebody sits on a stone or at a table, which is more than what a product stands on. Outdoors a stone is a thing there.
  const isThing = setting !== 'studio' && ground.surface?.isBlock === true;
  if (ad === null || isThing || subjects.some(({ thing }) => isAnimate(thing) || isVehicle(thing)))
    return parseParts(prompt, parts, vocabulary);
  if (setting !== 'studio')
    return parseParts(prompt, { ...parts, rest: ground.elsewhere }, vocabulary);
  return { ...parsed, description: grounded(parsed.description, ground) };
}

/** The words that are read as things and deeds, and the face that the others speak of. */
function wordsOf(parts: AdParts, vocabulary: Vocabulary) {
  const rest = withoutMedium(parts.rest);
  if (parts.isAd)
    return { tokens: tokensOf(reworded(inParts(rest))).slice(0, TOKENS_MAX), face: NO_FACE };
  const named = withoutNames(withoutUnknownPlaces(rest, vocabulary), vocabulary);
  const { text, face } = readFace(withGestures(named.text));
  const said = withKindsOfAnimals(tokensOf(withoutHeadings(reworded(text))));
  return { tokens: overNames(said, named.spans).slice(0, TOKENS_MAX), face };
}

function parseParts(prompt: string, parts: AdParts, vocabulary: Vocabulary): ParsedPrompt {
  const { tokens, face } = wordsOf(parts, vocabulary);
  const named = withPronoun(findPhrases(tokens, vocabulary), vocabulary);
  const known = withDeedsByNoun(named, vocabulary);
  const phrases = inClauses(withoutComparisons(tagPhrases(asPainted(ofAnimals(known)))));
  const subjects = aboard(laid(amongStones(findSubjects(phrases), parts.rest), parts.isAd));
  const each = oneEach(served(subjects, phrases), phrases);
  const going = withHeadings(filledUp(each, phrases), phrases, parts.rest);
  const faced = withFace(inOneHand(appearing(going, phrases, parts.rest)), face);
  const plain = parts.isAd ? withBrandColours(faced, parts.rest) : faced;
  const read = { ...plain, colours: [...new Set([...parts.colours, ...plain.colours])] };
  const shown = parts.isAd
    ? inOneColour(adShows(prompt, parts, { read, phrases }, vocabulary), phrases, prompt)
    : inLivingRoom(parts.rest, atFrontDoor(parts.rest, seenFromStreet(read, phrases)));
  const coloured = inItsColours(withBeads(shown, parts.beads), phrases, prompt);
  const found = boardsOnLand(atPools(coloured), parts.rest, parts.isAd);
  return {
    description: withWallPicture(
      seenFromTop(prompt, asPortrait(describe(prompt, phrases, parts, found), face, found)),
      parts,
      vocabulary,
    ),
    phrases,
    phrasesOf: found.phrasesOf,
    deniedPhrases: found.deniedPhrases,
    shownSpans: parts.spans,
  };
}

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
  const settled = settle(hitByThings({ subjects: people, relations, effects }), setting);
  const aged = harnessed(asPumpkins(ofEra(settled, prompt), prompt), prompt);
  return withSurface(
    { written, prompt },
    isAd ? aged : carried(aged, written === null ? prompt : rest, setting),
  );
}

function describe(
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
    const onShore = ashore(place, { subjects: shown, relations: found.relations }, votes);
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
    ad: adOf(parts, prompt, { ...cast, palette: found.colours }),
  };
}
