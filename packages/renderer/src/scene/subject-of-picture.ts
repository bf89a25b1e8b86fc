import type { Box } from '../draw/props/furniture.ts';
import { isAnimate } from '../parse-prompt/kinds-of-things.ts';
import { withSmoke } from '../pictures/air/chimneys.ts';
import { droppedIn, isIntoCup } from '../pictures/air/into-cup.ts';
import { isLaunch, withoutPad } from '../pictures/air/launch.ts';
import { type Eyes, findEyes } from '../pictures/face/find-eyes.ts';
import { opensMouth } from '../pictures/face/mouth.ts';
import { landsOnSnout, landsOnTop, snoutIn, upToTop } from '../pictures/landing.ts';
import { darkBall, isInBall } from '../pictures/light/reflections.ts';
import { fliesOver, goesIntoEye } from '../pictures/motion/camera-words.ts';
import { needsRoomAbove } from '../pictures/room-above.ts';
import { findSubject, type PictureSubject } from '../pictures/subject/find-subject.ts';
import { copyFor, type PictureTask } from './frame-words.ts';

const asksOfSnout = (prompt: string) => opensMouth(prompt) || landsOnSnout(prompt);

/** A box around the subject and the visor that something is mirrored in. */
function withBall(box: Box, picture: PictureTask['picture']): Box {
  const ball = darkBall(picture);
  if (ball === null) return box;
  const tall = (ball.radius * picture.width) / picture.height;
  const [left, top] = [Math.min(box.x, ball.x - ball.radius), Math.min(box.y, ball.y - tall)];
  const right = Math.min(1, Math.max(box.x + box.width, ball.x + ball.radius));
  const bottom = Math.min(1, Math.max(box.y + box.height, ball.y + tall));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The eye nearer to the middle of the subject, into which the camera goes. */
const nearer = ({ left, right }: Eyes, { x, width }: Box) => {
  const middle = x + width / 2;
  return Math.abs(left.x - middle) < Math.abs(right.x - middle) ? left : right;
};

const isPushedTo = (prompt: string): boolean =>
  /\b(?:push|zoom|dolly|mov|go|glid|fl(?:y|ies)|track|creep|camera)\p{L}*\b[^.;]{0,30}\b(?:in|into|on|towards?|closer|to)\b/iu.test(
    prompt,
  );

/** A tower or a rocket, whose top the camera must not lose. */
const isUpright = ({ width, height }: Box, picture: PictureTask['picture']): boolean =>
  height > 0.5 && height * picture.height > width * picture.width * 2;

const FACED = /\b(?:faces?|eyes?|looks? (?:at|into|up|around)|stares?|gazes?|blinks?)\b/iu;
/** Of a face that fills the picture, as shares of its width: smaller dark spots may be anything. */
const CLOSE = { radius: 0.05, apart: 0.2 };

/**
 * Around the eyes of an animal or a person that fills the picture, with as much room as a face takes around them: what is
 * kept where the whole subject is too wide for the frame.
 */
function gazeIn({ prompt, description, picture }: PictureTask, { mask, face }: PictureSubject) {
  const isSomebody = description.subjects.some(({ thing }) => isAnimate(thing));
  if (mask === null || face !== null || copyFor(description) !== null) return null;
  const eyes = isSomebody || FACED.test(prompt) ? findEyes(picture, face) : null;
  if (eyes === null) return null;
  const apart = eyes.right.x - eyes.left.x;
  if (eyes.radius < CLOSE.radius || apart < CLOSE.apart || eyes.left.y > 0.6) return null;
  const tall = (apart * picture.width) / picture.height;
  const middle = (eyes.left.y + eyes.right.y) / 2;
  const x = Math.max(0, eyes.left.x - apart * 0.6);
  const y = Math.max(0, middle - tall * 0.7);
  return {
    box: {
      x,
      y,
      width: Math.min(1, eyes.right.x + apart * 0.6) - x,
      height: Math.min(1, middle + tall * 1.15) - y,
    },
    focus: { x: (eyes.left.x + eyes.right.x) / 2, y: Math.min(1, middle + tall * 0.3) },
  };
}

/** What a picture is of: without what it takes off from, with the smoke above it. */
export function subjectOf({ prompt, description, picture, size }: PictureTask) {
  const seen = findSubject(picture);
  const gaze = gazeIn({ prompt, description, picture, size }, seen);
  const found = gaze === null ? seen : { ...seen, ...gaze };
  const { mask, box, face, focus } = found;
  const snout = asksOfSnout(prompt) && face === null ? snoutIn(picture, face) : null;
  const eyes = goesIntoEye(prompt) ? findEyes(picture, face) : null;
  const launches = isLaunch(description, prompt) && face === null;
  const subject: PictureSubject = {
    ...found,
    mask: launches && mask !== null ? withoutPad(mask) : mask,
    box: isInBall(prompt)
      ? withBall(box, picture)
      : landsOnTop(prompt)
        ? withSmoke(upToTop(box, mask))
        : needsRoomAbove(prompt)
          ? withSmoke(box)
          : box,
    focus:
      eyes !== null
        ? nearer(eyes, box)
        : snout !== null
          ? { x: (focus.x + snout.mouth.x) / 2, y: snout.mouth.y }
          : (isIntoCup(prompt) || droppedIn(description) !== null) && mask !== null && face === null
            ? { x: focus.x, y: box.y + box.height * 0.3 }
            : fliesOver(prompt)
              ? { x: focus.x, y: box.y }
              : isPushedTo(prompt) && isUpright(box, picture) && face === null && !launches
                ? { x: focus.x, y: box.y + box.height * 0.1 }
                : focus,
  };
  return { subject, launches, isGaze: gaze !== null };
}

/** Where the drink of a cup is that is seen from above at an angle. */
export const surfaceIn = ({ x, y, width, height }: Box) => ({
  x: x + width * 0.515,
  y: y + height * 0.34,
  reach: width * 0.25,
  flat: 0.54,
});
