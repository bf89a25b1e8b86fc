/** Those who play or perform something, with what they need for it, in the rows of the other jobs. */
export const PLAYERS_CALLED = `
  badminton-player person tennis-racket hold | squash-player person tennis-racket hold | padel-player person tennis-racket hold
  table-tennis-player person paddle hold | ping-pong-player person paddle hold | handball-player person volleyball hold | beach-volleyball-player person volleyball hold
  water-polo-player swimmer volleyball hold | lacrosse-player person fishing-net hold | polo-player person horse ride | snooker-player man pool-table at
  billiards-player man pool-table at | dart-player man dartboard at | darts-player man dartboard at | sitar-player man guitar play | lute-player man guitar play
  harpist woman harp play | oboist woman clarinet play | clarinettist man clarinet play | clarinetist man clarinet play | tambourine-player woman tambourine play
  xylophonist man xylophone play | double-bass-player man cello play | double-bassist man cello play | flautist woman flute play | percussionist man drum-kit play
  javelin-thrower person spear hold | discus-thrower man discus hold | shot-putter man bowling-ball hold | knife-thrower man kitchen-knife hold
  hammer-thrower man bowling-ball hold | water-skier person water-skis on | unicyclist person unicycle ride | paddleboarder person surfboard ride | paddle-boarder person surfboard ride
  strongman man barbell hold | ventriloquist man marionette hold | puppeteer person marionette hold | usher man flashlight hold
  roller-skater girl | roller-skating-girl girl | boulderer person | triathlete person bicycle ride | biathlete skier | rower person rowing-shell ride | oarsman man rowing-shell ride
  wicketkeeper man baseball-glove hold | batsman man cricket-bat hold | batswoman woman cricket-bat hold | hurdler person | speed-skater person | caddie person golf-bag carry
  merchant man | trader man | spice-merchant man | carpet-seller man rug hold | judo-girl girl | judo-boy boy | karate-girl girl | karate-boy boy | sumo-wrestler man | sumo man | sumo-ringer man | human-cannonball man cannon out-of | charioteer man chariot ride
  beefeater guard | palace-guard guard | castle-guard man spear hold | town-crier man handbell hold | torchbearer person flaming-torch hold | torch-bearer person flaming-torch hold | standard-bearer man flag-pole hold | flag-bearer person flag-pole hold
  cave-painter man paintbrush hold | astrologer old-man | astronomer scientist | palaeontologist woman paintbrush hold | paleontologist woman paintbrush hold | egyptologist man magnifying-glass-tilted-left hold
  whirling-dervish man | dervish man | morris-dancer man | can-can-dancer woman | cancan-dancer woman | hula-dancer woman | belly-dancer woman | tap-dancer man | disco-dancer man | headmistress woman | head-teacher teacher | headmaster teacher | school-principal teacher
`;
