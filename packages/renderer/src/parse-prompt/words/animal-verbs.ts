/** What animals do with their bodies, written as in `verbs.ts`. */
export const ANIMAL_VERBS = `
peck peck-at forage forage-for rummage rummage-through scavenge hunt-for-food look-for-food search-for-food hunt-for-its-food: =bowed
roll: spin =rolling
roll-around roll-over: =rolling
wallow wallow-in-mud wallow-in-the-mud roll-in-mud roll-in-the-mud roll-around-in-mud roll-around-in-the-mud play-in-mud play-in-the-mud lie-in-the-mud: =rolling @on +mud-puddle
preen preen-itself: =grooming
scratch scratch-itself: =scratching
groom: !feed nuzzle =grooming ~
lick-itself lick-each-other lick-its-paw lick-its-paws lick-its-fur clean-itself wash-itself lick-his-paw lick-her-paw: nuzzle =grooming
sit-up-and-beg stand-on-its-hind-legs stand-up-on-its-hind-legs stand-on-hind-legs stand-on-two-legs: =begging
`;
