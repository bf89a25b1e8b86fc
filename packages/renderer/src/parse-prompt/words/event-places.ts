import type { Setting } from '../scene-description.ts';

/** Where matches, lessons, feasts and visits take place that are named without a place; written as in `settings.ts`. */
export const EVENT_PLACES: Readonly<Partial<Record<Setting, string>>> = {
  arena:
    'fencing-duel fencing-bout basketball-practice basketball-training volleyball-final ten-pin gymnastics-competition',
  atelier:
    'pottery-class pottery-lesson pottery-workshop art-class art-lesson painting-class painting-lesson',
  bar: 'pool-game game-of-pool billiards-game game-of-billiards snooker-match darts-game darts-match game-of-darts darts-night pool-hall billiard-hall snooker-hall pub-quiz',
  beach:
    'beach-volleyball-match beach-volleyball-game beach-volleyball-final beach-volleyball-tournament',
  'beauty-salon': 'manicure pedicure facial',
  bedroom: 'breakfast-in-bed',
  'bowling-alley': 'bowling-night bowling-game bowling-party bowling-strike',
  campsite: 'camping-trip',
  church: 'baptism christening first-communion mass',
  classroom: 'science-fair parent-teacher-meeting chemistry-class math-class maths-class',
  clinic:
    'eye-exam eye-test vision-test dental-check-up dental-checkup dentist-appointment dentist-visit',
  funfair:
    'bumper-cars carousel whole-carousel merry-go-round ferris-wheel roller-coaster rollercoaster',
  gym: 'karate-class karate-lesson karate-training judo-class taekwondo-class kung-fu-class martial-arts-class pilates-class spin-class spinning-class fitness-class aerobics-class boxing-class gymnastics-class climbing-competition climbing-lesson climbing-class bouldering-session fencing-lesson fencing-class judo-throw',
  'hair-salon': 'haircut',
  hospital: 'ultrasound vaccination surgery',
  'ice-rink':
    'hockey-game hockey-match hockey-final ice-hockey ice-hockey-game ice-hockey-match ice-hockey-final hockey-training hockey-practice puck figure-skating figure-skating-pair pairs-skating figure-skating-competition ice-dance',
  kitchen: 'cooking-class cooking-lesson cooking-course baking-class',
  meadow:
    'polo-match polo-game golf-swing golf-shot tee-shot golf-lesson archery-practice archery-lesson archery-contest',
  party: 'counting-down countdown-to-midnight',
  park: 'soccer-practice soccer-training football-practice football-training kickabout',
  pool: 'swimming-race swim-meet swimming-competition swimming-lesson swimming-lessons swimming-class swim-lesson swim-class butterfly-stroke backstroke breaststroke synchronized-swimming synchronised-swimming diving-board springboard diving-platform',
  racetrack:
    'motorcycle-race motorbike-race moto-race go-kart-race kart-race karting formula-1 pit-stop',
  stadium:
    'relay-race sprint-race ancient-arena roman-arena gladiator-arena circus-maximus chariot-race gladiator-fight',
  stage: 'press-conference spelling-bee spelling-contest school-play talent-show dance-recital',
  street: 'chinatown dragon-dance military-parade holi protest-march demonstration',
};
