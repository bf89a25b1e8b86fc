import type { Group } from '../group.ts';

/** What one goes through. */
export const OPENING =
  /hoop|arch|gate|door|ring$|tunnel|curtain|window|portal|frame|tire|tyre|fire$|web$/;

/** What a person or a vehicle goes into, or along for a while, and does not leave behind. */
const ENTERED =
  /hedge|wall|fence|waterfall|smoke|cloud|fog|flame|bush|reed|grass|corn|bridge|house|building|shop|tower|station|row|stall|rock$|mountain|hill|crag|geyser/;

/** A plant or a post that something of its width has passed is seen beside it. */
export const isPassed = ({ parents, kids }: Group): boolean => {
  const [[parent, ...others], [kid, ...more]] = [parents, kids];
  if (parent === undefined || kid === undefined || others.length + more.length > 0) return false;
  const { name, medium } = parent.thing;
  const isPost = medium === 'scenery' && !OPENING.test(name) && !ENTERED.test(name);
  return isPost && kid.support === 'ground' && parent.width < kid.width * 2.4;
};
