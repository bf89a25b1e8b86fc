/** What animals do with their bodies, written as in `verbs.ts`. */
export const ANIMAL_VERBS = `
peck peck-at forage forage-for rummage rummage-through scavenge hunt-for-food look-for-food search-for-food hunt-for-its-food: =bowed
gnaw gnaw-on gnaw-at: !eat =bowed
stuff-*cheeks: !eat +chestnut
roll: spin =rolling
roll-around roll-over: =rolling
play-dead: =rolling
wallow wallow-in-mud wallow-in-the-mud roll-in-mud roll-in-the-mud roll-around-in-mud roll-around-in-the-mud play-in-mud play-in-the-mud lie-in-the-mud take-*mud-bath: =rolling @on +mud-puddle
preen preen-itself: =grooming
scratch scratch-itself: =scratching
groom: !feed nuzzle =grooming ~
lick-itself lick-each-other lick-its-paw lick-its-paws lick-its-fur clean-itself wash-itself lick-his-paw lick-her-paw: nuzzle =grooming
sit-up-and-beg stand-on-its-hind-legs stand-up-on-its-hind-legs stand-on-hind-legs stand-on-two-legs rear-up rear-on-*hind-legs beg-for-*food beg-for-*treat give-paw give-*paw raise-*paw offer-*paw shake-paws: =begging
wag wag-*tail: =happy
chase-*tail chase-its-own-tail: circle
roll-into-*ball roll-up curl-into-*ball curl-up-into-*ball roll-itself-up hibernate: sleep =asleep
bask sunbathe-on: sit =lying
arch-*back: stretch
purr: sit =sitting
spread-*wings flap-*wings: fly
hoot chirp croak quack cluck oink squeal bleat trumpet caw tweet spit beat-*chest pound-*chest thump-*chest: =roaring
fetch retrieve: !carry run
lay-*egg lay-*eggs: =sitting @in +brood-nest
shed-*skin: crawl
huddle huddle-together: =standing
stand-guard keep-watch: =standing
swing-on-*vine swing-from-*vine swing-on-*rope swing-from-*rope hang-from-*vine hang-on-*vine dangle-from-*vine hang-from-*liana swing-from-*liana: swing @at +rope
spin-*web weave-*web build-*web: @on +spider-web
hang-upside-down: hang =hanging ^cave
sting pinch: @at
fear dread: !look-at =surprised
`;
