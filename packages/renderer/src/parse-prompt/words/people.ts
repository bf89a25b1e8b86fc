import type { Age, Figure, HairStyle, Pattern, RelationKind } from '../scene-description.ts';
import { ANIMAL_TRADES } from './animal-trades.ts';
import { PEOPLE_CALLED } from './people-called.ts';
import { PLAYERS_CALLED } from './players.ts';

/** What a word for a person says about them. */
export interface PersonWord {
  readonly thing: string;
  readonly job?: string | undefined;
  readonly age?: Age;
  readonly gender?: 'female' | 'male';
  /** What they have with them, and what they do with it. */
  readonly tool?: string;
  readonly toolDeed?: RelationKind;
}

/** People by what they do: the word, the icon or person that is drawn, and a tool where it says more. */
const JOBS = `
  nurse health-worker | doctor health-worker | surgeon health-worker | paramedic health-worker
  dentist health-worker | veterinarian health-worker | vet health-worker | medic health-worker
  chef cook | cook cook | baker cook | pizzaiolo cook | waiter man | waitress woman | barista person
  bartender person | farmer farmer | gardener farmer | shepherd farmer | fisherman man | fisher person
  fishermen man | angler man fishing-pole hold | sailor man | captain man | pirate man | pilot pilot
  teacher teacher | professor teacher | student student | pupil child | schoolchild child
  scientist scientist | chemist scientist | researcher scientist | inventor scientist
  detective detective | spy detective | judge judge | lawyer office-worker
  office-worker office-worker | clerk office-worker | manager office-worker | secretary office-worker
  programmer technologist laptop hold | developer technologist laptop hold | coder technologist
  engineer construction-worker | builder construction-worker | construction-worker construction-worker
  carpenter construction-worker hammer hold | house-painter construction-worker paint-roller hold | wall-painter construction-worker paint-roller hold | decorator construction-worker paint-roller hold | plumber mechanic wrench hold | mechanic mechanic
  blacksmith man hammer hold | worker factory-worker | welder factory-worker | miner construction-worker
  firefighter firefighter | fireman firefighter | policeman police-officer | police-officer police-officer
  cop police-officer | soldier man | skeleton man | riding-hood girl basket hold | toy-soldier guard | tin-soldier guard | guard guard | knight man shield hold | warrior man
  viking man axe hold | cowboy man | cowgirl woman | sheriff man | king prince | queen princess
  astronaut astronaut | cosmonaut astronaut | spaceman astronaut | artist artist paintbrush hold
  painter artist paintbrush hold | sculptor artist | photographer person camera hold | model woman
  hairdresser woman scissors hold | barber man scissors hold | tailor man | jeweller man | jeweler man
  singer singer microphone hold | jazz-singer singer microphone hold | opera-singer singer | pop-singer singer microphone hold | rock-singer singer microphone hold | folk-singer singer guitar play | street-singer singer microphone hold | rapper singer microphone hold | musician person guitar play
  street-musician person | busker person guitar play | guitarist person guitar play
  violinist woman violin play | fiddler man violin play | cellist woman cello play | cello-player person cello play | violin-player person violin play | guitar-player person guitar play | saxophone-player man saxophone play | sax-player man saxophone play | trumpet-player man trumpet play | flute-player woman flute play | piano-player man piano play | harp-player woman harp play | accordion-player man accordion play | banjo-player man banjo play | keyboard-player man musical-keyboard play | trombonist man trombone play | tuba-player man tuba play
  pianist man piano play | saxophonist man saxophone play | trumpeter man trumpet play
  drummer man drum-kit play | accordionist man accordion play | dj man dj-desk at | flutist woman flute play
  witch woman | sorceress woman | enchantress woman | dancer woman | ballerina woman | flamenco-dancer woman | samba-dancer woman | carnival-dancer woman | ballet-dancer woman | acrobat person | tightrope-walker person tightrope on | rope-walker person tightrope on | funambulist person tightrope on | clown clown-face
  actor man | actress woman | comedian man microphone hold
  athlete person | runner person | jogger person | sprinter person | swimmer person | gymnast woman
  footballer man | soccer-player man | striker man | goalkeeper man | goalie man | football-player man
  reader person open-book hold | bookworm person open-book hold | basketball-player man basketball hold | tennis-player woman tennis-racket hold | boxer man
  baseball-player man | golfer man golf-club hold | wrestler man | weightlifter man | bodybuilder man
  surfer person surfboard ride | skateboarder boy skateboard ride | cyclist person bicycle ride
  mountain-biker person bicycle ride | bmx-rider boy bicycle ride | dirt-biker man motorcycle ride | biker man motorcycle ride | motorcyclist man motorcycle ride | motocross-rider man motorcycle ride | motorcycle-rider man motorcycle ride | dirt-bike-rider man motorcycle ride | kayaker person kayak ride | canoeist person canoe ride | snowmobiler person snowmobile ride | jet-skier person jet-ski ride | horseman man horse ride | horsewoman woman horse ride | equestrian woman horse ride | horseback-rider person horse ride | rider person | jockey person horse ride | climber person | mountaineer person
  hiker person backpack wear | campee person | backpacker person backpack wear | diver person | scuba-diver person | snorkeler person | skater girl | sk8er boy skateboard ride
  figure-skater woman | ice-skater woman | lifeguard person | postman man | mailman man
  courier person package carry | delivery-man man package carry | delivery-driver man package carry
  driver person | bus-driver man | taxi-driver man | keeper man | lighthouse-keeper old-man | zookeeper man
  beekeeper farmer | librarian woman | apprentice man | monk man | nun woman | priest man | bride woman bouquet hold
  groom man | samurai ninja sword hold | ninja ninja | explorer man | polar-explorer man | arctic-explorer man | archaeologist man | tour-guide woman flag-pole hold | museum-guide woman | city-guide woman | guide woman
  shopkeeper man | salesman man | saleswoman woman | cashier woman | vendor man | florist woman bouquet hold
  butcher man | bricklayer construction-worker brick hold | cleaner person broom hold | janitor man broom hold
  family person | couple person | parents person | parent woman | newlyweds person | lovers person | grandparents person
  crowd person | audience person | spectator person | fan person | potter person potters-wheel at
  seamstress woman | dressmaker woman | shoemaker man | cobbler man | watchmaker man | pharmacist woman
  optician woman | pastry-chef cook | confectioner cook | chocolatier cook | fishmonger man | greengrocer man
  bookseller woman | goldsmith man | beautician woman | hair-stylist woman scissors hold | tattoo-artist man | masseuse woman | masseur man | massage-therapist woman | manicurist woman
  prisoner man | inmate man | convict man | gondolier man gondola ride | bellboy man | bellhop man | receptionist woman | concierge man | porter man
  chess-player man chess-table at | yogi woman
  archer person archery-bow hold | businessman man | businesswoman woman | patient person | band person | marching-band person | rock-band person | jazz-band person | jazz-trio person | string-quartet person | jazz-quartet person | trio person | quartet person | window-cleaner man sponge hold | window-washer man sponge hold | brass-band person | choir person
  donor person | applicant person | candidate person | interviewer person | scout child | boy-scout boy | girl-scout girl | homeowner man | shopper person | volunteer person | client person | personal-trainer man dumbbell hold | fitness-trainer man dumbbell hold | real-estate-agent office-worker key hold | realtor office-worker key hold
  podcaster person microphone hold | influencer woman mobile-phone hold | landlord man key hold | tutor teacher | babysitter woman | housekeeper woman mop hold | cleaning-lady woman mop hold | cleaning-woman woman mop hold | cleaners person mop hold
  glassblower man blowpipe hold | glass-blower man blowpipe hold | dwarf boy | gnome boy | garden-gnome boy | giant man | ogre man | titan man | castaway man | survivor person | shipwrecked-man man | ranger person | park-ranger person | magician person-mage magic-wand hold | juggler man | fairy person-fairy
  water-skier person water-skis ride | karate-kid child | fighter man | mma-fighter man | cage-fighter man | karate-fighter person | judo-fighter person | kung-fu-fighter person | taekwondo-fighter person | karateka person | judoka person | martial-artist person | kung-fu-master old-man
  thief person | burglar person | robber person | bandit man | criminal man | prisoner man | inmate man | convict man
  police police-officer | policewoman police-officer | gangster man | mafia-boss man | beggar man | hacker technologist laptop hold
  reporter woman microphone hold | journalist woman microphone hold | news-anchor woman | cameraman man camera hold | stuntman man
  architect man | banker man | politician man | president man | mayor man | senator man | ambassador man | ceo man | boss man
  duke prince | egyptian man | fellah man | ancient-egyptian man | egyptian-worker man | egyptian-slave man | slave man | aztec man | maya-priest man | greek-philosopher old-man | philosopher old-man | roman-senator old-man | pharaoh prince | emperor prince | caveman man | gladiator man sword hold | roman-soldier man shield hold | legionary man shield hold | legionnaire man shield hold | centurion man sword hold | roman-legionary man shield hold | spartan-warrior man shield hold | pope man | imam man | rabbi man | bishop man
  general man | admiral man | graduate person | triplets child | rockstar person guitar play | rock-star person guitar play
  pop-star singer microphone hold | breakdancer man | referee man | coach man | trainer man | cheerleader woman
  skydiver person | paraglider person | villain man | hipster man | punk man | hippie man | lumberjack man axe hold | woodcutter man axe hold
  electrician construction-worker | roofer construction-worker hammer hold | stewardess woman | flight-attendant woman | maid woman broom hold
  butler man | pharmacist health-worker | jester man | geisha woman | conductor man | hunter man | receptionist woman | nanny woman
  mime man | curler person broom hold | hockey-player man hockey-stick hold | ice-hockey-player man hockey-stick hold | weather-presenter woman | weatherman man | street-sweeper man broom hold | weatherwoman woman | quarterback man american-football hold | american-football-player man american-football hold | hockey-goalie man | volleyball-player person volleyball hold | rugby-player man | cricketer man
  lion-tamer man | trapeze-artist woman | fire-eater man | fencer person sword hold | orchestra person violin play | retiree old-man
  basketball-team man | football-team man | soccer-team man | volleyball-team woman | baseball-team man | cheerleading-team woman |
  mail-carrier man envelope hold | postwoman woman envelope hold | mailwoman woman envelope hold | chimney-sweep man broom hold
  shop-assistant woman | sales-assistant woman | crane-operator construction-worker | forklift-operator construction-worker forklift ride | forklifter construction-worker forklift ride | orator person microphone hold | agent office-worker | estate-agent office-worker key hold
  machine-operator factory-worker | elevator-operator man | camera-operator person camera hold | pizza-maker cook pizza hold
  wine-maker farmer wine-glass hold | winemaker farmer wine-glass hold | brewer man | cheese-maker farmer cheese-wedge hold
  candle-maker woman candle hold | toy-maker old-man teddy-bear hold | toymaker old-man teddy-bear hold | doll-maker woman nesting-dolls hold
  puppet-maker man marionette hold | kite-maker man kite hold | violin-maker man violin hold | hat-maker woman hat hold | soap-maker woman soap hold
  rug-maker woman | quilt-maker woman | lace-maker woman | paper-maker person | sail-maker man | rope-maker man rope hold | barrel-maker man barrel at
  garbage-collector man | trash-collector man | ticket-collector man ticket hold | toll-collector person | stage-hand man | stagehand man
  sword-swallower man sword hold | sword-fighter man sword hold | swordsmith man hammer hold | fire-breather man | mountain-guide man
  high-jumper woman | long-jumper man | ghost-hunter detective | fly-fisherman man fishing-pole hold | bird-watcher person
  call-center-agent woman | weather-forecaster woman | radio-host man | talk-show-host man | quiz-master man | game-show-host man
  bee-keeper person | knife-sharpener man kitchen-knife hold | organ-grinder man | gunslinger man | gunfighter man | outlaw man | desperado man | pickpocket man | cat-burglar detective
  horse-groom man horse next-to | cow-girl woman | bull-rider man ox ride | bull-fighter man | bullfighter man | matador man | crusader man shield hold
  shaman old-man | druid old-man | palm-reader woman | water-carrier woman bucket hold | museum-curator woman | travel-agent woman
  orc man | frankenstein man | frankenstein-monster man | frankensteins-monster man | frankenstein-s-monster man | wrapped-mummy man | dry-mummy man | trick-or-treater child | masquerader person
  peasant farmer | nobleman man | noblewoman woman | neanderthal man | cavewoman woman | cave-man man | cave-woman woman
  secret-agent detective | sherpa man | bedouin man | gold-prospector man
  juror person score-card hold | senior older-person | werewolf wolf | fortune-teller woman | bodyguard man
`;

const FEMALE = /^(?:woman|girl|old-woman|princess|bride)$|ess$|woman$|girl$/;
const MALE = /^(?:man|boy|old-man|prince)$|(?:[^o]|^)man$/;
const AGES: Readonly<Record<string, Age>> = {
  baby: 'baby',
  child: 'child',
  girl: 'child',
  boy: 'child',
  'old-man': 'old',
  'old-woman': 'old',
};
const TOOL_DEEDS: ReadonlySet<string> = new Set([
  ...['play', 'hold', 'ride', 'wear', 'at', 'on', 'next-to'],
]);

function isToolDeed(word: string | undefined): word is RelationKind {
  return word !== undefined && TOOL_DEEDS.has(word);
}

export const PERSON_WORDS: ReadonlyMap<string, PersonWord> = new Map(
  `${ANIMAL_TRADES} | ${JOBS} | ${PEOPLE_CALLED} | ${PLAYERS_CALLED}`
    .split(/\||\n/u)
    .flatMap((entry): [string, PersonWord][] => {
      const [job, thing, tool, deed] = entry.trim().split(/\s+/u);
      if (job === undefined || thing === undefined) return [];
      const carried =
        tool === undefined ? {} : { tool, toolDeed: isToolDeed(deed) ? deed : ('hold' as const) };
      return [[job, { thing, job, ...whoIs(thing), ...carried }]];
    }),
);

/** What the name of a person's drawing says about age and sex. */
export function whoIs(thing: string): Pick<PersonWord, 'age' | 'gender'> {
  const age = AGES[thing];
  const gender = FEMALE.test(thing) ? 'female' : MALE.test(thing) ? 'male' : undefined;
  return { ...(age === undefined ? {} : { age }), ...(gender === undefined ? {} : { gender }) };
}

export const AGE_WORDS: Readonly<Record<string, Age>> = {
  old: 'old',
  elderly: 'old',
  aged: 'old',
  senior: 'old',
  young: 'adult',
  little: 'child',
  teenage: 'child',
};

export const HAIR_STYLE_WORDS: Readonly<Record<string, HairStyle>> = {
  curly: 'curly',
  'curly-haired': 'curly',
  wavy: 'curly',
  straight: 'straight',
  long: 'long',
  'long-haired': 'long',
  'short-haired': 'short',
  bald: 'bald',
  bearded: 'bearded',
  ponytail: 'ponytail',
  braided: 'braids',
  pigtailed: 'braids',
};

export const HAIR_COLOUR_WORDS: Readonly<Record<string, string>> = {
  blonde: '#f0cf78',
  blond: '#f0cf78',
  'fair-haired': '#f0cf78',
  brunette: '#5a3a28',
  'brown-haired': '#5a3a28',
  redhead: '#b8482a',
  'red-haired': '#b8482a',
  'red-headed': '#b8482a',
  ginger: '#c9662f',
  'dark-haired': '#2a2126',
  'black-haired': '#1f1a20',
  'grey-haired': '#b9bcc4',
  'gray-haired': '#b9bcc4',
  'silver-haired': '#c9ccd4',
  'white-haired': '#eceef2',
};

/** From 0, the lightest, to 5. */
export const SKIN_WORDS: Readonly<Record<string, number>> = {
  'dark-skinned': 5,
  'brown-skinned': 4,
  'black-skinned': 5,
  african: 5,
  'african-american': 5,
  black: 5,
  indian: 3,
  latina: 3,
  latino: 3,
  hispanic: 3,
  mexican: 3,
  arab: 3,
  tanned: 3,
  'olive-skinned': 2,
  asian: 1,
  chinese: 1,
  japanese: 1,
  korean: 1,
  caucasian: 0,
  'light-skinned': 0,
  'fair-skinned': 0,
  'pale-skinned': 0,
};

/** Adjectives of cloth. */
export const PATTERN_WORDS: Readonly<Record<Pattern, string>> = {
  stripes: 'striped stripy stripey pinstripe pinstriped sailor-striped',
  dots: 'polka-dot polka-dotted dotted spotted polka-dots',
  checks: 'checked checkered chequered plaid flannel tartan gingham',
  flowers: 'floral flowery flowered hawaiian flower-patterned',
  leaves: 'leafy camouflage camo',
  stars: 'star-spangled star-patterned',
};

/** Adjectives of how somebody is built. */
export const FIGURE_WORDS: Readonly<Record<Figure, string>> = {
  stout: 'fat chubby plump overweight stout obese heavyset tubby rotund heavy-set portly',
  slim: 'thin skinny slim slender lanky',
  strong: 'muscular muscled strong brawny burly buff beefy',
  pregnant: 'pregnant',
};

/** Nouns for hair: the colour and the style before them are those of the hair. */
export const HAIR_NOUNS: Readonly<Record<string, HairStyle | null>> = {
  hair: null,
  curls: 'curly',
  braids: 'braids',
  braid: 'braids',
  plaits: 'braids',
  'long-hair': 'long',
  'short-hair': 'short',
  mohawk: 'short',
  bun: 'ponytail',
  bob: 'straight',
  'bob-haircut': 'straight',
  'bob-cut': 'straight',
  pigtails: 'braids',
  afro: 'curly',
  dreadlocks: 'long',
  goatee: 'bearded',
  stubble: 'bearded',
  'shaved-head': 'bald',
  'bald-head': 'bald',
  'buzz-cut': 'short',
  'pixie-cut': 'short',
  'short-haircut': 'short',
  ponytail: 'ponytail',
  beard: 'bearded',
  moustache: 'bearded',
};
