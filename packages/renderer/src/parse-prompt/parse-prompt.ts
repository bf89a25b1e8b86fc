import { aboard } from './aboard.ts';
import { actsIn } from './acts.ts';
import { grounded, groundIn } from './ad-ground.ts';
import { inParts } from './ad-parts.ts';
import { placeOfAd, shownInAd } from './ad-place.ts';
import { adShows } from './ad-shows.ts';
import { appearing } from './appearance.ts';
import { withBeads } from './beads.ts';
import { becomingIn } from './becoming.ts';
import { boardsOnLand } from './boards-on-land.ts';
import { placeByCandlelight } from './candlelight.ts';
import { carried } from './carried.ts';
import { chooseSetting } from './choose-setting.ts';
import { withoutComparisons } from './comparisons.ts';
import { crowdIn, placeOfCrowd } from './crowded.ts';
import { describeAd } from './describe-ad.ts';
import { eraIn } from './eras.ts';
import type { Explainer } from './explainer.ts';
import { questionIn } from './explainer-topics.ts';
import { extrasIn, placeSeen } from './extras.ts';
import { asPortrait, NO_FACE, readFace, withFace } from './faces.ts';
import { ofAnimals } from './family-of.ts';
import { type AdParts, findAd } from './find-ad.ts';
import { explainerIn } from './find-explainer.ts';
import { phasesIn } from './find-phases.ts';
import { findPhrases } from './find-phrases.ts';
import { type FoundSubjects, findSubjects } from './find-subjects.ts';
import { fromAbove } from './from-above.ts';
import { seenFromTop } from './from-straight-above.ts';
import { withPronouns } from './genders.ts';
import { withHeadings, withoutHeadings } from './headings.ts';
import { hitByThings } from './hit-by-things.ts';
import { inClouds } from './in-clouds.ts';
import { inGlass } from './in-glass.ts';
import { inOneHand } from './in-one-hand.ts';
import { inSpace } from './in-space.ts';
import { inTheOpen } from './in-the-open.ts';
import { inClauses } from './joined-clauses.ts';
import { isAnimate, isVehicle } from './kinds-of-things.ts';
import { laidOnce } from './laid-once.ts';
import { landmarkOf, landmarkOfJourney } from './landmarks.ts';
import { landscapeOf } from './landscape-of.ts';
import { madeWith, withoutMedium } from './medium.ts';
import { moodsOf } from './mood-of.ts';
import { overNames, withoutNames, withPronoun } from './names.ts';
import { ofEra } from './of-era.ts';
import { filledUp, oneEach } from './one-each.ts';
import { asPainted } from './painted.ts';
import { atPools } from './pools.ts';
import { asPumpkins } from './pumpkins.ts';
import { amongStones } from './rapids.ts';
import { isInTallGrass, reworded } from './reworded.ts';
import type { SceneDescription, Setting } from './scene-description.ts';
import { seenFromStreet } from './seen-from-street.ts';
import { isPackshot, isShownAlone, sells, wordless } from './sells.ts';
import { served } from './servings.ts';
import { settle } from './settle.ts';
import { isSlogan } from './slogan.ts';
import { slopeIn } from './slopes.ts';
import { hasFairyLights, LIT_PLACES } from './small-lamps.ts';
import { snowOn, withSnow } from './snowed-on.ts';
import { withHalves } from './split-screen.ts';
import { type TaggedPhrase, tagPhrases } from './tag-phrases.ts';
import { type Conditions, timeOf } from './time-of-day.ts';
import { accentBeside, tintsIn } from './tints.ts';
import { type Span, tokensOf } from './tokens.ts';
import { underStars } from './under-stars.ts';
import { withoutUnknownPlaces } from './unknown-places.ts';
import { placeOfSight } from './unplaced.ts';
import { type Kind, type Vocabulary, valuesIn } from './vocabulary.ts';
import { withWallPicture } from './wall-picture.ts';
import { placeFor, viewFrom } from './window-view.ts';
import { placeOfLettering, withSurface, wordsInPicture } from './words-on-signs.ts';

/** The rest of a longer prompt is ignored. */
const TOKENS_MAX = 400;

/** A prompt as it was understood, and the phrases that it was understood from. */
export interface ParsedPrompt {
  readonly description: SceneDescription;
  readonly phrases: readonly TaggedPhrase[];
  /** For each subject, the phrases that it was read from. */
  readonly phrasesOf: readonly (readonly number[])[];
  /** Phrases of what the prompt does not want to see. */
  readonly deniedPhrases: ReadonlySet<number>;
  /** Where words stand that are shown as words. */
  readonly shownSpans: readonly Span[];
}

/** What a prompt asks for; unknown words are ignored. */
export function parsePrompt(prompt: string, vocabulary: Vocabulary): SceneDescription {
  return parseWithPlaces(prompt, vocabulary).description;
}

export function parseWithPlaces(prompt: string, vocabulary: Vocabulary): ParsedPrompt {
  const parsed = parseAtOnce(prompt, vocabulary);
  const read = (text: string) => parseAtOnce(text, vocabulary).description;
  const explainer = explainerIn(prompt, parsed.description, read);
  if (explainer !== null)
    return {
      ...parsed,
      description: { ...parsed.description, explainer, ad: null, ...untitled(explainer) },
    };
  const { ad, title, phases, planView } = parsed.description;
  if (ad !== null || title !== null || planView !== undefined) return parsed;
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

/** What is counted down to comes last, instead of standing there from the beginning. */
const untitled = ({ kind }: Explainer) => (kind === 'countdown' ? { title: null } : {});

/** All that a prompt tells, as if it were so at the same time. */
function parseAtOnce(prompt: string, vocabulary: Vocabulary): ParsedPrompt {
  const parts = findAd(prompt);
  if (!parts.isAd && parts.written === null && isSlogan(prompt)) {
    const plain = parseParts(prompt, parts, vocabulary);
    return sells(plain.description) ? parseAd(prompt, findAd(prompt, true), vocabulary) : plain;
  }
  if (!parts.isAd && parts.quotes.length === 0 && isPackshot(prompt)) {
    const plain = parseParts(prompt, parts, vocabulary);
    if (!isShownAlone(plain.description)) return plain;
    const shown = parseAd(prompt, findAd(prompt, true), vocabulary);
    return { ...shown, description: wordless(shown.description) };
  }
  return parseAd(prompt, parts, vocabulary);
}

/** The reading of a prompt that may be an ad. */
function parseAd(prompt: string, parts: AdParts, vocabulary: Vocabulary): ParsedPrompt {
  const ground = parts.isAd ? groundIn(parts.rest) : null;
  if (ground === null) return parseParts(prompt, parts, vocabulary);
  const parsed = parseParts(prompt, { ...parts, rest: ground.rest }, vocabulary);
  const { subjects, setting, ad } = parsed.description;
  // Somebody sits on a stone or at a table, which is more than what a product stands on.
  if (ad === null || subjects.some(({ thing }) => isAnimate(thing) || isVehicle(thing)))
    return parseParts(prompt, parts, vocabulary);
  // Outdoors a stone is one of the things there.
  if (setting !== 'studio' && ground.surface?.isBlock === true)
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
  const { text, face } = readFace(named.text);
  const tokens = overNames(tokensOf(withoutHeadings(reworded(text))), named.spans).slice(
    0,
    TOKENS_MAX,
  );
  return { tokens, face };
}

function parseParts(prompt: string, parts: AdParts, vocabulary: Vocabulary): ParsedPrompt {
  const { tokens, face } = wordsOf(parts, vocabulary);
  const known = withPronoun(findPhrases(tokens, vocabulary), vocabulary);
  const phrases = inClauses(withoutComparisons(tagPhrases(asPainted(ofAnimals(known)))));
  const subjects = aboard(laidOnce(amongStones(findSubjects(phrases), parts.rest)));
  const each = oneEach(served(subjects, phrases), phrases);
  const going = withHeadings(filledUp(each, phrases), phrases, parts.rest);
  const plain = withFace(inOneHand(appearing(going, phrases, parts.rest)), face);
  const read = { ...plain, colours: [...new Set([...parts.colours, ...plain.colours])] };
  const shown = parts.isAd
    ? adShows(prompt, parts, { read, phrases }, vocabulary)
    : seenFromStreet(read, phrases);
  const found = boardsOnLand(atPools(withBeads(shown, parts.beads)), parts.rest, parts.isAd);
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

/** Whether the portrait is one that somebody paints. */
function isPainting({ relations }: Pick<SceneDescription, 'relations'>): boolean {
  return relations.some(({ kind }) => kind === 'paint');
}

/** Lamps of cars as a long exposure shows them. */
const TRAILS = /\b(?:(?:head)?light (?:trails?|streaks)|streaks of light|traffic trails)\b/iu;

/** When there is something to see that needs the dark. */
const timeOfSight = (prompt: string, extras: SceneDescription['extras'] = []) =>
  extras.includes('star-trails') ? 'night' : LIT_PLACES.test(prompt) ? 'dusk' : null;

/** Who fills a place on foot; where only traffic is named, cars do. */
const PEOPLE =
  /\b(?:people|pedestrians|crowd|crowded|commuters|shoppers|tourists|street|streets)\b/iu;

/** Who and what is there, as the place and the time have it. */
function castIn(
  { isAd, written, rest }: AdParts,
  prompt: string,
  { subjects, relations, effects }: Pick<FoundSubjects, 'subjects' | 'relations' | 'effects'>,
  setting: Setting,
) {
  const people = withPronouns(subjects, prompt);
  const settled = settle(hitByThings({ subjects: people, relations, effects }), setting);
  const aged = asPumpkins(ofEra(settled, prompt), prompt);
  return withSurface(
    written,
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
  const chosen = chooseSetting(votes, {
    ...conditions,
    subjects: shown,
    relations: found.relations,
    isAd: parts.isAd,
  });
  const place = placeFor(chosen, { subjects: shown, relations: found.relations }, votes);
  const crowd = crowdIn(prompt, phrases);
  const inSight = () => {
    const open = inTheOpen(prompt, placeOfSight(prompt, place, shown, votes), votes);
    const high = inClouds(prompt, open, { ...found, subjects: shown });
    return placeOfLettering(parts.written, inSpace(prompt, high, shown, votes));
  };
  const setting = parts.isAd
    ? placeOfAd(prompt, place, { found, shown, time: all('time')[0] })
    : crowd.isCrowded === true
      ? placeOfCrowd(place, shown)
      : placeByCandlelight(prompt, placeSeen(prompt, inSight(), found.votes), found.votes);
  const { extras } = extrasIn(prompt, setting);
  const cast = castIn(parts, prompt, { ...found, subjects: shown }, setting);
  const time = timeOf(all('time'), conditions, cast.subjects) ?? timeOfSight(prompt, extras);
  const styles = all('style').filter((style) => style !== 'portrait' || !isPainting(cast));
  return {
    setting,
    view: viewFrom(setting, found.votes, parts.isAd ? [] : shown),
    ...conditions,
    ...snowOn(
      setting,
      { votes, subjects: shown, isSeenInto: extras?.includes('from-outside') === true },
      conditions.particles,
    ),
    ...landscapeOf(setting, found),
    ...{ ...landmarkOf(phrases), ...eraIn(prompt), ...tintsIn(prompt) },
    ...(extras?.includes('traffic') === true && !PEOPLE.test(prompt) ? {} : crowd),
    ...(extras === undefined ? {} : { extras }),
    ...(TRAILS.test(prompt) ? { hasTrails: true as const } : {}),
    ...(isInTallGrass(prompt, setting) ? { hasTallGrass: true as const } : {}),
    ...slopeIn(prompt, { ...cast, setting }),
    ...(hasFairyLights(prompt) ? { hasFairyLights: true as const } : {}),
    ...(parts.isAd ? {} : fromAbove(prompt, setting, { styles, votes: found.votes })),
    ...cast,
    time,
    moods: moodsOf(all('mood'), parts.isAd, { ...conditions, ...cast, time }),
    ...madeWith(parts.wallPicture === null && parts.written === null ? prompt : parts.rest, styles),
    camera: all('camera')[0] ?? null,
    ...phasesIn(prompt, setting),
    accent: accentBeside(found.accent, tintsIn(prompt)),
    ...(parts.isAd
      ? { title: parts.quotes[0] ?? parts.said }
      : wordsInPicture(parts, prompt, cast.subjects)),
    ad: parts.isAd ? describeAd(parts, prompt, { ...cast, palette: found.colours }) : null,
  };
}
