import { actsIn } from './acts/acts.ts';
import { withHalves } from './acts/split-screen.ts';
import { withBrandColours } from './ads/ad-brand-colours.ts';
import { withoutDirections } from './ads/ad-directions.ts';
import { grounded, groundIn } from './ads/ad-ground.ts';
import { inParts } from './ads/ad-parts.ts';
import { adShows } from './ads/ad-shows.ts';
import { inSeveral } from './ads/ad-variants.ts';
import { hasNameInCapitals } from './ads/asks-for-ad.ts';
import { type AdParts, findAd } from './ads/find-ad.ts';
import { isPackshot, isShownAlone, sells, wordless } from './ads/sells.ts';
import { isSlogan } from './ads/slogan.ts';
import { becomingIn } from './changes/becoming.ts';
import { findSubjects } from './clauses/find-subjects.ts';
import { describeScene } from './describe-scene.ts';
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
import { tagPhrases } from './phrases/tag-phrases.ts';
import { tidy } from './phrases/tidy.ts';
import { tokensOf } from './phrases/tokens.ts';
import { aboard } from './places/aboard.ts';
import { seenFromTop } from './places/from-straight-above.ts';
import { atFrontDoor } from './places/front-doors.ts';
import { inLivingRoom } from './places/living-rooms.ts';
import { atPools } from './places/pools.ts';
import { amongStones } from './places/rapids.ts';
import { seenFromStreet } from './places/seen-from-street.ts';
import { withoutUnknownPlaces } from './places/unknown-places.ts';
import { asCharacters } from './rewordings/people/as-characters.ts';
import { withGestures } from './rewordings/people/gestures.ts';
import { withoutMedium } from './rewordings/picture/medium.ts';
import { reworded } from './rewordings/reworded.ts';
import { sceneOfIdea } from './rewordings/tales/single-ideas.ts';
import type { SceneDescription } from './scene-description.ts';
import { inGlass } from './settled/in-glass.ts';
import { appearing } from './subjects/appearance.ts';
import { withBeads } from './subjects/beads.ts';
import { boardsOnLand } from './subjects/boards-on-land.ts';
import { asPortrait, NO_FACE, readFace, withFace } from './subjects/faces.ts';
import { inOneHand } from './subjects/in-one-hand.ts';
import { inOneColour } from './subjects/in-several-colours.ts';
import { inItsColours } from './subjects/in-two-colours.ts';
import { laid } from './subjects/laid.ts';
import { filledUp, oneEach } from './subjects/one-each.ts';
import { served } from './subjects/servings.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The rest of a longer prompt is ignored. */
const TOKENS_MAX = 400;

/** What a prompt asks for; unknown words are ignored. */
export function parsePrompt(prompt: string, vocabulary: Vocabulary): SceneDescription {
  return parseWithPlaces(prompt, vocabulary).description;
}

export function parseWithPlaces(prompt: string, vocabulary: Vocabulary): ParsedPrompt {
  const idea = sceneOfIdea(prompt);
  if (idea !== null) return standingFor(prompt, parseTidy(idea, vocabulary));
  const { text, given } = withWrittenWords(tidy(withoutDirections(prompt)));
  const parsed = parseTidy(text, vocabulary);
  return {
    ...parsed,
    phrases: parsed.phrases.map((phrase) => ({ ...phrase, span: given(phrase.span) })),
    shownSpans: parsed.shownSpans.map(given),
  };
}

/** A scene that is read from other words: the whole prompt is what its first subject is called. */
function standingFor(prompt: string, parsed: ParsedPrompt): ParsedPrompt {
  const first = parsed.phrasesOf[0]?.find((at) => parsed.phrases[at]?.role === 'noun');
  const phrases = parsed.phrases.map((phrase, at) => ({
    ...phrase,
    span: { start: 0, end: at === first ? prompt.length : 0 },
  }));
  return { ...parsed, phrases, shownSpans: [] };
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
  if (ad !== null && ground.backdrop !== null && !subjects.some(({ thing }) => isAnimate(thing)))
    return {
      ...parsed,
      description: grounded({ ...parsed.description, setting: 'studio' }, ground),
    };
  if (ad === null || isThing || subjects.some(({ thing }) => isAnimate(thing) || isVehicle(thing)))
    return parseParts(prompt, parts, vocabulary);
  if (setting !== 'studio')
    return parseParts(prompt, { ...parts, rest: ground.elsewhere }, vocabulary);
  return { ...parsed, description: grounded(parsed.description, ground) };
}

/** The words that are read as things and deeds, and the face that the others speak of. */
function wordsOf(parts: AdParts, vocabulary: Vocabulary) {
  const rest = asCharacters(withoutMedium(parts.rest), vocabulary);
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
    : inSeveral(
        inLivingRoom(parts.rest, atFrontDoor(parts.rest, seenFromStreet(read, phrases))),
        prompt,
      );
  const coloured = inItsColours(withBeads(shown, parts.beads), phrases, prompt);
  const found = boardsOnLand(atPools(coloured, parts.rest), parts.rest, parts.isAd);
  return {
    description: withWallPicture(
      seenFromTop(prompt, asPortrait(describeScene(prompt, phrases, parts, found), face, found)),
      parts,
      vocabulary,
    ),
    phrases,
    phrasesOf: found.phrasesOf,
    deniedPhrases: found.deniedPhrases,
    shownSpans: parts.spans,
  };
}
