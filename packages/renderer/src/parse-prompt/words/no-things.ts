/** Compounds and idioms that name nothing to be seen, whatever their words mean alone. */
export const NO_THING_WORDS = `
  early-bird early-birds early-bird-special early-bird-tickets goose-bump goose-bumps goosebumps bull-market bear-market cash-cow
  copy-cat copycat wild-goose-chase computer-bug software-bug sound-wave sound-waves radio-wave radio-waves brain-wave brain-waves
  shock-wave shock-waves periodic-table times-table black-sheep-of-the-family rat-race cold-turkey cloud-nine brain-freeze
  rain-check red-tape heart-rate heart-beat crash-course dead-line deadline deadlines top-notch key-points key-feature key-features
  key-player key-role brand-new next-level world-record light-show light-hearted light-weight lightweight heavy-weight
  rock-bottom rock-solid bottom-line head-start head-count cold-shoulder cold-feet double-chin butterflies-in-her-stomach
  crowd-funding crowdfunding cushion-cut dress-code fire-drill duck-face dust-bunny dust-bunnies laptop-dock dog-ear suction-cup curve-ball
  hare-brained hat-trick health-bar hedge-fund hearing-test horseplay horse-play horsepower horse-power home-page homepage branding-iron log-jam
  door-jam jail-bird jumper-cable jumper-cables
  kick-stand kickstand lawsuit law-suit license-plate licence-plate number-plate market-cap meat-grinder milk-tooth mind-map
  role-model role-models mug-shot mugshot
  web-page webpage web-browser net-worth gene-pool page-turner hair-pin pin-point tectonic-plate tectonic-plates spark-plug
  usb-port mental-note phone-case phone-cases
  rib-cage ring-tone ringtone nose-ring rug-rat sea-monkey seal-of-approval bomb-shell bombshell skeleton-crew hair-slide slide-rule space-bar
  mattress-spring
  fire-alarm fire-exit fire-safety family-tree gear-shift gear-stick fly-swatter fuse-box game-of-thrones glove-box goose-steps
  gravy-train shin-guard shin-guards guitar-pick air-guitar search-engine search-engines
  heart-attack heart-disease hair-band safety-belt seat-belt seat-belts bucket-list taste-bud
  taste-buds calf-muscle calf-muscles capital-letter capital-letters chick-flick dress-circle food-chain cat-cradle bottleneck bottle-neck
  butterflies-in-his-stomach butterfly-stroke ice-breaker-game
`;
