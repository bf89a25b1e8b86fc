import { MOTIONS, type Motion } from '../description/motions.ts';
import { DEEDS, type RelationKind } from '../scene-description.ts';

/** What one sees of a match, a race or a wedding: those who take part. */
export interface EventWord {
  readonly thing: string;
  /** What they wear; null for what is no person. */
  readonly job: string | null;
  readonly count: number;
  readonly motion: Motion | null;
  readonly tool?: string;
  readonly toolDeed?: RelationKind;
}

/** Events: their names, then who is there, as what, how many, what they do, and with what. */
const EVENTS = `
  football-match soccer-match football-game soccer-game football-final cup-final soccer-final world-cup-final football-tournament soccer-tournament: man footballer 3 run soccer-ball kick
  tennisserve tennis-smash tennis-backhand tennis-forehand: woman tennis-player 1 rally tennis-racket hold
  tennis-practice tennis-training tennis-lesson tennis-class tennis-rally wheelchair-tennis tennis-match tennis-game tennis-final tennis-tournament: woman tennis-player 2 rally tennis-racket hold
  ping-pong-match ping-pong-game table-tennis-match table-tennis-game table-tennis-final table-tennis-rally table-tennis-tournament ping-pong-tournament: person - 2 rally paddle hold
  badminton badminton-game badminton-rally badminton-final badminton-match badminton-game squash-match padel-match: person tennis-player 2 rally tennis-racket hold
  slam-dunk basketball-dunk: man basketball-player 1 dunk basketball hold
  basketball-practice basketball-training basketball-game basketball-match basketball-final: man basketball-player 3 run basketball throw
  volleyball-match volleyball-game beach-volleyball volleyball-tournament beach-volleyball-match beach-volleyball-game beach-volleyball-final beach-volleyball-tournament volleyball-final volleyball-practice volleyball-training: person swimmer 2 rally volleyball throw
  cricket-match cricket-game cricket-final test-match cricket-practice: man batsman 2 rally cricket-bat hold
  baseball-game baseball-match: man baseball-player 2 rally baseball throw
  penalty-kick free-kick corner-kick penalty-shootout: man footballer 1 - soccer-ball kick
  soccer-practice soccer-training football-practice football-training kickabout soccer-lesson: child footballer 3 run soccer-ball kick
  rugby-tackle rugby-scrum rugby-training rugby-practice rugby-final rugby-match rugby-game: man footballer 3 run american-football carry
  hockey-game hockey-match ice-hockey-match ice-hockey-game ice-hockey-final hockey-final hockey-training hockey-practice ice-hockey: man hockey-player 2 slide hockey-stick hold
  boxing-match boxing-fight kickboxing-match: man boxer 2 fight
  wrestling-match sumo-match judo-match karate-match mma-fight: man wrestler 2 fight
  arm-wrestling arm-wrestling-match arm-wrestling-contest arm-wrestling-competition: man - 2 arm-wrestle cafe-table around
  lifeguard-rescue water-rescue beach-rescue sea-rescue: man lifeguard 1 walk woman carry
  fencing-match fencing-duel fencing-bout fencing-lesson fencing-class: person fencer 2 fight sword hold
  sword-fight sword-duel: person knight 2 fight
  archery-practice archery-competition archery-lesson archery-contest: person archer 1 aim archery-bow hold
  karate-class karate-lesson karate-training taekwondo-class judo-class kung-fu-class martial-arts-class: child karate-kid 3 high-kick
  climbing-competition climbing-lesson climbing-class bouldering-session: woman climber 1 climb climbing-wall on
  bowling-night bowling-game bowling-party bowling-strike: person - 2 bowl
  pool-game game-of-pool billiards-game game-of-billiards snooker-match: person - 2 - pool-table at
  darts-game darts-match game-of-darts darts-night: man - 1 dart
  figure-skating figure-skating-competition: woman figure-skater 1 spin
  figure-skating-pair pairs-skating ice-dance: person figure-skater 2 dance
  swimming-class swim-class: child swimmer 2 swim
  butterfly-stroke backstroke breaststroke: man swimmer 1 swim
  golf-swing golf-shot tee-shot golf-lesson: man golfer 1 putt golf-club hold
  golf-tournament golf-game: man golfer 1 - golf-club hold
  chess-game chess-match chess-tournament game-of-chess: person - 2 sit chess-table at
  board-game-night poker-night game-night family-game-night games-night games-evening: person - 4 sit card-table around
  marathon city-marathon half-marathon running-race foot-race relay-race sprint-race charity-run fun-run: person runner 5 run
  bike-race bicycle-race cycling-race tour-de-france: person cyclist 3 drive bicycle ride
  polo-match polo-game horse-race horse-racing derby: person jockey 3 run horse ride
  car-race formula-1-race formula-one-race grand-prix car-racing street-race: racing-car - 3 drive
  motorcycle-race motocross-race motorbike-race moto-race: person racer 3 drive motorcycle ride
  go-kart-race kart-race karting: person racer 3 drive go-kart ride
  kayak-race canoe-race: person athlete 3 float kayak ride
  rowing-crew rowing-team rowing-race rowing-regatta rowing-eight rowing-four crew-of-rowers team-of-rowers: person athlete 4 float rowing-shell ride
  santas-sleigh santa-sleigh santa-clauss-sleigh: santa-claus - 1 - sleigh ride
  boat-race sailing-race sailing-regatta sailboat-race: sailboat - 3 float
  swimming-race swimming-competition swim-meet: person swimmer 3 swim
  skateboarding-competition skate-contest: boy skateboarder 1 trick skateboard ride
  ski-race ski-competition: skier - 2 slide
  horse-drawn-carriage horse-carriage horse-and-carriage carriage-ride horse-drawn-cart: horse - 1 walk carriage pull
  donkey-cart donkey-drawn-cart: donkey - 1 walk wagon pull
  ox-cart ox-drawn-cart oxcart bullock-cart: ox - 1 walk wagon pull
  horse-cart horse-and-cart: horse - 1 walk wagon pull
  battle medieval-battle two-armies armies army battlefield clash-of-armies: man knight 6 fight sword hold
  snowball-fight snowball-battle: child - 3 rally snowball throw
  water-balloon-fight water-gun-fight water-fight water-balloon-battle: child - 3 rally water-balloon throw
  pillow-fight: child - 2 rally pillow throw
  wedding wedding-ceremony wedding-day: person newlyweds 2 -
  sack-race potato-sack-race: child - 3 jump
  egg-and-spoon-race: child - 3 run spoon hold
  three-legged-race wheelbarrow-race: child - 2 run
  group-hug: woman - 2 - man hug
  wedding-toast: person newlyweds 2 lift wine-glass hold
  wedding-dance first-dance: person newlyweds 2 dance
  concert rock-concert live-concert pop-concert band-rehearsal jam-session live-band: person band 4 -
  jazz-concert jazz-night jazz-evening live-music live-music-night open-mic open-mic-night battle-of-the-bands music-festival music-festival-stage rock-festival metal-festival jazz-festival open-air-concert outdoor-concert: person band 4 -
  ballet ballet-performance ballet-recital ballet-class: woman ballerina 3 dance
  fashion-show fashion-week: woman model 3 walk
  dance-party dance-class dance-lesson salsa-night salsa-class zumba-class rave: person - 4 dance
  pilates-class pilates stretching-class aerobics-class fitness-class: woman - 3 stretch
  yoga-class meditation-class yoga-session: woman - 3 meditate
  business-meeting team-meeting board-meeting office-meeting: person office-worker 4 sit
  family-breakfast family-at-breakfast family-having-breakfast family-eating-breakfast family-brunch family-dinner dinner-party thanksgiving-dinner christmas-dinner family-lunch family-meal family-reunion: person family 4 sit dinner-table around
  romantic-dinner date-night blind-date candlelight-dinner candlelit-dinner first-date: person couple 2 sit dinner-table around
  job-interview: person office-worker 2 sit
  book-club book-club-meeting: woman - 3 sit open-book read
  piano-lesson: child - 1 - piano play
  guitar-lesson: child - 1 - guitar play
  violin-lesson: child - 1 - violin play
  driving-lesson driving-test: woman - 1 drive automobile ride
  press-conference: man politician 1 talk microphone hold
  spelling-bee spelling-contest: child - 1 talk microphone at
  school-play: child - 3 perform
  military-parade: man soldier 4 walk
  parade street-parade carnival-parade thanksgiving-parade christmas-parade town-parade holiday-parade: person marching-band 4 walk
  dragon-dance dragon-dances: person - 4 walk parade-dragon carry
  protest-march demonstration: person - 5 walk placard hold
  dance-recital: child - 3 dance
  birthday-party kids-party childrens-party: child - 3 cheer birthday-cake next-to
  graduation graduation-ceremony graduation-day: person graduate 3 cheer
  karaoke-night karaoke: person singer 2 sing
  movie-night film-night film-festival open-air-film-festival movie-festival outdoor-cinema open-air-cinema backyard-cinema outdoor-movie outdoor-movie-night backyard-movie-night garden-cinema movie-evening: person - 3 sit movie-screen look-at
  tug-of-war: person - 4 tug tug-rope pull
  hackathon: person programmer 2 type
  surgery: health-worker surgeon 2 work
  gender-reveal baby-shower: woman - 2 cheer
  magic-show: person-mage magician 1 perform magic-wand hold
  puppet-show: child - 3 clap
  standup-show stand-up-comedy: man comedian 1 talk microphone hold
  snowman-building: child - 2 kneel snowman build
`;

const EVENT_DEEDS: ReadonlySet<string> = new Set([...DEEDS, 'at', 'around', 'next-to', 'on']);

function isDeed(word: string | undefined): word is RelationKind {
  return word !== undefined && EVENT_DEEDS.has(word);
}

export const EVENT_WORDS: ReadonlyMap<string, EventWord> = new Map(
  EVENTS.trim()
    .split('\n')
    .flatMap((line): [string, EventWord][] => {
      const [names = '', rest = ''] = line.split(':');
      const [thing = 'person', job, count, motion, tool, deed] = rest.trim().split(/\s+/u);
      const event: EventWord = {
        thing,
        job: job === undefined || job === '-' ? null : job,
        count: Number(count ?? 2),
        motion: MOTIONS.find((one) => one === motion) ?? null,
        ...(tool !== undefined && isDeed(deed) ? { tool, toolDeed: deed } : {}),
      };
      return names
        .trim()
        .split(/\s+/u)
        .map((name) => [name, event]);
    }),
);
