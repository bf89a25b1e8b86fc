import { codeOf } from '../ads/ad-colours.ts';
import { WHITE } from '../draw/colour.ts';
import type { Setting } from '../parse-prompt/scene-description.ts';
import { bearerIn, printedScene } from '../pictures/logo/printed-on.ts';
import { glitch, isGlitchy } from '../pictures/looks/glitch.ts';
import { isOldFilm, oldFilm } from '../pictures/looks/old-film.ts';
import { together } from '../pictures/looks/together.ts';
import { logoGuest } from '../pictures/picture-logo.ts';
import { hasFace, isAboutThings, portraitGuest } from '../pictures/picture-portrait.ts';
import { isLogo, placedScene, productGuest, productScene } from '../pictures/picture-product.ts';
import { placeFor } from '../pictures/place/named-place.ts';
import { photoGuest, photoScene } from '../pictures/place/photo-guest.ts';
import { photoPlace } from '../pictures/place/photo-place.ts';
import { placedGuest } from '../pictures/place/placed-guest.ts';
import { standInFor } from '../pictures/place/stand-in.ts';
import { printNamed } from '../pictures/prints/print-named.ts';
import { backgroundOf } from '../pictures/subject/background-of.ts';
import { copiesIn, inRow, onSheet, withoutOwnColours } from '../pictures/subject/copies.ts';
import { cutOut } from '../pictures/subject/cut-out.ts';
import { dominantColours } from '../pictures/subject/dominant-colours.ts';
import { findSubject } from '../pictures/subject/find-subject.ts';
import { levelled } from '../pictures/subject/levelled.ts';
import { isLineDrawing } from '../pictures/subject/line-drawing.ts';
import { announced } from '../pictures/words/announcement.ts';
import { benefitsIn, besideBenefits, splitFor, unlisted } from '../pictures/words/benefits.ts';
import { composePhotograph } from './compose-photograph.ts';
import { composePrint } from './compose-print.ts';
import { composeScene } from './compose-scene.ts';
import type { PictureTask } from './frame-words.ts';
import type { Brush, Moment } from './world.ts';

type Painter = (brush: Brush, moment: Moment) => void;

/** Animates a given picture: a thing on a plain background in a studio, any other in depth. */
export async function composePicture(given: PictureTask): Promise<Painter> {
  const paint = await composeForwards(given);
  return REVERSED.test(unquoted(given.prompt)) ? backwards(paint) : paint;
}

/** What is read in the picture says nothing of what happens in it. */
const unquoted = (prompt: string): string => prompt.replaceAll(/"[^"]*"|“[^”]*”/gu, ' ');

/** "Instead of fire it drops flowers": of the fire nothing is seen. */
const withoutDenied = (prompt: string): string =>
  prompt.replaceAll(/\b(?:instead of|rather than) (?:the |an? )?\p{L}+/giu, ' ');

const REVERSED =
  /\b(?:in reverse|reversed|backwards? in time|rewinds?|rewinding|played? backwards?|reverse (?:motion|playback))\b/iu;

/** From its end to its beginning. */
const backwards =
  (paint: Painter): Painter =>
  (brush, { seconds, progress }) => {
    const whole = progress > 0 ? seconds / progress : 5;
    paint(brush, { seconds: Math.max(0, whole - seconds), progress: 1 - progress });
  };

/** A cut-out beside what is said to be good about it. */
async function withBenefits(given: PictureTask): Promise<Painter | null> {
  const { prompt, description, picture, size } = given;
  const benefits = benefitsIn(prompt);
  const thing = benefits.length === 0 || isLogo(prompt) ? null : cutOut(picture);
  if (thing === null) return null;
  const split = splitFor(prompt, size);
  const [own] = dominantColours(thing.data());
  const [colour] = backgroundOf(prompt, description);
  const listed = new Set(benefits.map((text) => text.toLocaleLowerCase('en')));
  const { ad } = description;
  const lines = ad?.lines.filter((line) => !listed.has(line.toLocaleLowerCase('en'))) ?? [];
  const shown = await composeForwards({
    ...given,
    prompt: unlisted(prompt),
    description: { ...description, ad: ad === null ? null : { ...ad, lines } },
    size: split.shown.size,
  });
  return besideBenefits(shown, benefits, split, colour ?? codeOf(own?.colour ?? WHITE));
}

async function composeForwards(given: PictureTask): Promise<Painter> {
  const listed = await withBenefits(given);
  if (listed !== null) return listed;
  const said = announced(given.prompt, given.description);
  const told = withoutDenied(unquoted(given.prompt));
  const copies = copiesIn(told);
  const own = copies === null ? told : withoutOwnColours(told);
  // What colours its copies have is not the colour behind them.
  const description = own === told ? said : { ...said, accent: null };
  const task = { ...given, description, prompt: own };
  const { prompt, picture, size } = task;
  const single = cutOut(picture);
  const thing = single === null || copies === null ? single : inRow(single, copies);
  const isMark = isLogo(prompt);
  if (thing === null || (!isMark && isLineDrawing(thing))) {
    const print = printNamed(prompt);
    if (print !== null) return filmed(await composePrint(task, print), task);
    const elsewhere = photoPlace(prompt, description);
    if (elsewhere !== null) return inPlace(task, elsewhere);
    const isSheet = copies !== null && description.ad === null && description.title === null;
    if (!isSheet) return composePhotograph(task);
    return onSheet(copies, size, (each) => composePhotograph({ ...task, size: each }));
  }
  const bearer = isMark ? bearerIn(prompt) : null;
  if (bearer !== null)
    return filmed(await composeScene(printedScene(description, bearer, thing), size, prompt), task);
  const isSomebody = !isMark && !isAboutThings(prompt, description) && hasFace(thing);
  const place = isSomebody ? null : placeFor(prompt, description, isMark);
  if (place !== null && !isMark) {
    const stood = standInFor(prompt, description, levelled(thing));
    const there = placedScene(prompt, description, { picture: thing, place, stood });
    const shown = placedGuest({ prompt, description, picture: thing }, stood.at);
    return filmed(await composeScene(there, size, prompt, shown), task);
  }
  const scene = productScene(prompt, description, { picture: thing, isMark, place });
  const guest = isMark ? logoGuest : isSomebody ? portraitGuest : productGuest;
  const paint = await composeScene(
    scene,
    size,
    prompt,
    guest({ prompt, description, picture: thing }),
  );
  return filmed(paint, task);
}

/** Who is in a photograph, in another place. */
async function inPlace(task: PictureTask, setting: Setting): Promise<Painter> {
  const { prompt, description, picture, size } = task;
  const subject = findSubject(picture);
  const guest = photoGuest({ prompt, description, picture, subject });
  const scene = photoScene(prompt, description, setting);
  return filmed(await composeScene(scene, size, prompt, guest), task);
}

/** What the film adds: it tears, or is old. */
function filmed(paint: Painter, { prompt, size }: PictureTask): Painter {
  const overs = [
    ...(isOldFilm(prompt) ? [oldFilm(size)] : []),
    ...(isGlitchy(prompt) ? [glitch(size)] : []),
  ];
  return overs.length === 0 ? paint : together([paint, ...overs]);
}
