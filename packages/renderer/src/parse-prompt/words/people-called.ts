/** People whose name is that of something else as well, in the rows of the other jobs. */
export const PEOPLE_CALLED = `
  night-owl person laptop hold | ski-jumper skier | show-jumper woman horse ride | bungee-jumper person | base-jumper person
  triple-jumper man | high-diver person | cliff-jumper person | pole-vaulter person stick hold | loan-shark man | talent-scout man
  movie-star woman | film-star woman | tv-star woman | hollywood-star woman | football-star man | soccer-star man
  sports-star person | basketball-star man basketball hold | tennis-star woman tennis-racket hold | porn-star person | frogman person | frog-man person
  card-shark man | book-worm person open-book hold | couch-surfer person | hurler man baseball hold | moonwalker astronaut
  night-watchman man | night-guard guard | makeup-artist woman paintbrush hold | make-up-artist woman paintbrush hold | book-club person open-book hold | knitting-club woman yarn hold | swim-club person | running-club person
  running-group person | chess-club person | film-crew person camera hold | ground-crew construction-worker | flight-crew pilot
  pool-boy boy | ball-boy boy soccer-ball hold | ball-girl girl tennis-ball hold | ring-bearer boy pillow hold | flower-girl girl bouquet hold | paper-boy boy newspaper hold | newspaper-boy boy newspaper hold | newsboy boy newspaper hold | newsie boy newspaper hold | newspaper-girl girl newspaper hold
  page-boy boy | stable-boy boy | cabin-boy boy | cabin-crew woman | lollipop-lady woman stop-paddle hold | lollipop-man man stop-paddle hold
  crossing-guard woman stop-paddle hold | school-crossing-guard woman stop-paddle hold
  spider-man person-superhero | bat-man person-superhero | batman person-superhero | cat-woman woman | catwoman woman
  snow-white princess | snow-queen princess | tooth-fairy woman-fairy magic-wand hold | sand-man man | tin-man robot | match-girl girl matchstick hold
  bird-man man | dog-sitter woman dog-face next-to | cat-lady woman cat-face next-to | fire-dancer woman flaming-torch hold | horse-whisperer man horse next-to | tree-surgeon man chainsaw hold
  rat-catcher man | dog-catcher man | wind-surfer person sailboard ride | windsurfer person sailboard ride | train-driver man | train-conductor man
  train-spotter man | plane-spotter man binoculars hold | ship-builder construction-worker | boat-builder construction-worker | stamp-collector man | coin-collector man coin hold
  bone-collector man | star-gazer person telescope hold | stargazer person telescope hold | trail-runner person
  storm-chaser person | pearl-diver person | truffle-hunter man | mushroom-picker woman basket hold | apple-picker woman basket hold | fruit-picker person basket hold
  grape-picker person basket hold | tea-picker woman basket hold | cotton-picker person | bag-lady old-woman | bag-piper man bagpipes play | bagpiper man bagpipes play
  sheep-shearer farmer | cattle-rancher man | rancher man | bird-keeper man | gate-keeper man | game-keeper man | wicket-keeper man | cricket-player man baseball-bat hold | karate-master man | martial-arts-master man
  cab-driver man | captain-america person-superhero | cherry-farmer farmer | spelling-champion child | couch-potato man sofa on | disc-jockey man dj-desk at | disk-jockey man dj-desk at
  sea-dog man | drag-queen woman microphone hold | eagle-scout boy | french-horn-player man trumpet play | horn-player man trumpet play
  ghost-writer person laptop hold | goldilocks girl | goldie-locks girl | grave-digger man shovel hold | gravedigger man shovel hold | grease-monkey mechanic
  greek-god man | greek-goddess woman | grim-reaper person scythe hold | hitch-hiker man backpack wear | hitchhiker man backpack wear
  captain-hook man | jay-walker person | jaywalker person | locksmith man house-keys hold | lock-smith man house-keys hold
  mad-hatter man | hitter man baseball-bat hold | boda-boda-rider man motorcycle ride
  pan-pipe-player man pan-pipes play | pan-flute-player man pan-pipes play | harmonica-player man harmonica play | clarinet-player man clarinet play
  trombone-player man trombone play | organ-player man pipe-organ play | organist man pipe-organ play | ukulele-player man guitar play
  bass-player man electric-guitar play | bassist man electric-guitar play | steel-drum-player man drum play | bongo-player man bongos play
  didgeridoo-player man didgeridoo play | pickleball-player person tennis-racket hold | pickle-ball-player person tennis-racket hold | ringmaster man | ring-master man | pool-shark man pool-table at | soulmates person | soul-mates person
`;
