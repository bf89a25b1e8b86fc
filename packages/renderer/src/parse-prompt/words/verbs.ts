import {
  DEEDS,
  type Deed,
  MOTIONS,
  type Motion,
  PLACES,
  type Place,
  STATES,
  type State,
} from '../scene-description.ts';
import { IRREGULAR } from './irregular-verbs.ts';

/** What a verb shows. */
interface VerbMeaning {
  readonly deed: Deed | null;
  /** Of who acts. */
  readonly motion: Motion | null;
  readonly state: State | null;
  /** Of what is acted on. */
  readonly objectMotion: Motion | null;
  /** A place that belongs to the verb: "to surround" puts one thing around another. */
  readonly place: Place | null;
  /** Places after the object tell where the object is or goes. */
  readonly movesObject: boolean;
  /** What one has who does it, also when the prompt does not name it: a skateboard. */
  readonly vehicle: string | null;
}

/**
 * Lemmas, then what they show: `!deed`, a motion, `=state`, `+vehicle`, `>motion of the object`, `@place`, and `~` where a place
 * after the object belongs to the object. Verbs of one or two words.
 */
const VERBS = `
chase pursue hunt: !chase run >run
follow trail stalk track herd: !follow walk
race: run >run
run sprint gallop dash rush jog charge flee hurry speed-away bolt stampede: run
walk stroll hike wander march crawl roam strut waddle tiptoe stride pace trot patrol visit: walk
climb scale ascend: climb
jump hop leap bounce skip somersault vault pounce: jump
fly soar glide hover flutter buzz swoop flit skydive take-flight: fly
fly-past fly-by flap: fly
launch lift-off take-off blast-off shoot-up: launch
rise ascend-slowly float-up go-up: rise
swim snorkel paddle: swim
dive: dive
float drift levitate sail bob cruise-slowly: float =floating
row: float !ride
spin rotate twirl whirl revolve pirouette roll tumble-around: spin
dance boogie groove waltz tango: dance
sing: sing
fall drop tumble plunge: fall
slide skate ski snowboard sled slip glide-down skid: slide
race-down speed-down rush-down: slide
drive steer: !drive drive
ride: !ride drive
explore discover travel: walk
cruise speed zoom-past commute deliver roll-along: drive
pilot: !drive fly
circle orbit swarm: circle
sleep nap snore doze slumber snooze: sleep =asleep
dream: sleep =asleep
rest lounge lie recline relax sunbathe laze: sit =lying
curl-up: sleep =asleep
sit perch: sit =sitting
squat crouch: crouch
kneel: kneel
meditate do-yoga practise-yoga practice-yoga do-meditation: meditate
pray worship: pray
propose propose-to: propose
stand pose wait: =standing
wave greet salute welcome beckon: wave
smile laugh grin: =happy
cry weep: =sad
cheer celebrate party: cheer
clap applaud: clap
grow bloom sprout blossom hatch emerge appear: grow
hang dangle: hang =hanging
swing: =hanging
park: =parked
lean: !lean @against
burn blaze flame: =burning
glow shine twinkle sparkle glimmer flicker: =glowing
steam: =steaming
smoke smoulder: =smoking
break shatter: =broken
crash: =wet
erupt: =burning
hold-hands: !hand-in-hand
hold grip clutch grasp lift raise hoist show present wield juggle balance grab raise-up: !hold
carry bring bear transport haul lug: !carry walk
hug embrace cuddle kiss: !hug
wear put-on don: !wear
eat bite munch chew nibble devour lick taste: !eat
graze: !eat =bowed
drink lap-up: !drink =bowed
sip slurp: !drink
read study: !read sit
write draw scribble: !paint write ~
type code: !paint type ~
play: !play
strum bow: !play
conduct: work
knit sew weave embroider crochet spin-wool: knit =sitting
work craft: work
repair fix mend service: repair
forge hammer weld sculpt: hammer
saw: saw
shape mould mold: shape ~
cook fry grill roast stir boil prepare: !cook stir
bake knead roll-out decorate: !cook knead
chop cut slice carve shave: !cook chop
chop-wood cut-wood split-wood chop-firewood chop-logs split-logs: axe
water sprinkle: !water
plant sow harvest pick gather pluck: !plant ~
dig shovel: !plant dig ~
build make construct assemble create erect stack: !build work ~
paint sketch: !paint work ~
pour fill: !pour pour ~
push shove: !push walk >walk ~
pull drag tow tug: !pull walk >walk ~
throw toss hurl fling juggle-with flip pitch: !throw >fly ~
kick shoot strike hit score head: !kick >fly ~
punch box spar: punch
dunk slam-dunk: dunk
catch fetch: !catch
fish: !catch fish
feed: !feed ~
milk: !feed kneel ~
do-a-handstand do-handstands do-a-cartwheel do-cartwheels do-a-headstand: handstand
pet stroke brush groom: !feed ~
watch observe look-at gaze-at stare-at admire see spot look gaze stare peer examine inspect listen: !look-at ~
photograph take-a-photo take-photos take-pictures take-a-picture take-a-photograph: !look-at photograph ~
take-a-selfie take-selfies text scroll video-call: phone
call phone talk-on-the-phone speak-on-the-phone talk-on-a-phone talk-on-her-phone talk-on-his-phone chat-on-the-phone: call
do-push-ups do-pushups do-sit-ups do-planks do-a-plank: pushup
do-squats do-exercises do-gymnastics do-aerobics: stretch
have-a-meeting hold-a-meeting: sit =sitting
operate-on treat: !look-at work ~
look-up look-down: !look-at
point: !point-at ~
teach lecture explain: !point-at talk
talk speak chat whisper argue discuss shout call: talk
howl: !look-at =howling
bark roar growl snarl meow neigh moo hiss bellow: =roaring
share: !share
pass overtake pass-by go-past: !pass drive
cross traverse: !cross
rescue save: !hold
help: !look-at
spray: !water
steal snatch: !carry run
surround encircle: @around
cover: @on
overlook: @above
buy sell purchase shop-for: !hold
give hand offer: !hold
open unlock close unwrap: !hold
sniff smell: !look-at =bowed
fight battle wrestle duel fence: fight
enter: walk @into
leave exit: walk @out-of
approach reach: walk @towards
land: fly
splash play-in-water: =splashing run
abduct beam-up: @over fly
shake tremble: dance
blow blow-out: blow ~
train practise practice: work
shop go-shopping: walk
iron: iron
exercise work-out stretch warm-up: stretch
sweep mop vacuum rake: sweep
wash clean scrub wipe polish: wash
brush-teeth brush-his-teeth brush-her-teeth brush-their-teeth brush-my-teeth: teeth
do-a-trick perform-a-trick do-tricks do-a-kickflip do-a-stunt do-a-jump do-a-backflip: trick
shake-hands high-five: !hug

camp picnic: sit
have-dinner have-lunch have-breakfast have-supper have-brunch eat-dinner eat-lunch eat-breakfast dine have-coffee have-tea have-a-meal eat-together have-a-picnic: sit =sitting
hide peek: =sitting
swing-on: =hanging
guard protect: =standing
use operate: !hold
explode: =burning
melt thaw: =melting
surf: slide +wave
skateboard: drive +skateboard
cycle bike pedal: drive +bicycle
kayak canoe: float +canoe
`;

type VerbForm = 'base' | 's' | 'ing' | 'past';

export interface VerbUse {
  readonly lemma: string;
  readonly form: VerbForm;
  readonly meaning: VerbMeaning;
}

function meaningOf(signs: readonly string[]): VerbMeaning {
  const among = <Name extends string>(names: readonly Name[], sign: string): Name | null =>
    names.find((name) => signs.includes(`${sign}${name}`)) ?? null;
  return {
    deed: among(DEEDS, '!'),
    motion: among(MOTIONS, ''),
    state: among(STATES, '='),
    objectMotion: among(MOTIONS, '>'),
    place: among(PLACES, '@'),
    movesObject: signs.includes('~'),
    vehicle: signs.find((sign) => sign.startsWith('+'))?.slice(1) ?? null,
  };
}

const DOUBLES =
  /^(?:run|swim|jog|hop|skip|spin|hug|sit|nap|grab|slip|grin|trot|pet|plan|tug|drag|flap|skid|sled|step|knit|put-on|stir|chop|hit|bob|drop|sip|shop-for|clap|dig|flit|cut|roll-up|flip|spar|mop|strum|scrub|chat)$/u;

/** The forms of a verb; of two words, the first one changes. */
function formsOf(lemma: string): readonly [string, VerbForm][] {
  const [verb = '', ...rest] = lemma.split('-');
  const tail = rest.length === 0 ? '' : `-${rest.join('-')}`;
  const isDouble = DOUBLES.test(lemma) || DOUBLES.test(verb);
  const stem = isDouble ? `${verb}${verb.at(-1)}` : verb;
  const isSilentE = verb.endsWith('e') && !verb.endsWith('ee');
  const ing = verb === 'lie' ? 'lying' : `${isSilentE ? verb.slice(0, -1) : stem}ing`;
  const isY = /[^aeiou]y$/u.test(verb);
  const s = isY
    ? `${verb.slice(0, -1)}ies`
    : /(?:s|sh|ch|x|z)$/u.test(verb)
      ? `${verb}es`
      : `${verb}s`;
  const ed = isSilentE ? `${verb}d` : isY ? `${verb.slice(0, -1)}ied` : `${stem}ed`;
  const past = IRREGULAR[verb]?.split(' ') ?? [ed];
  const forms: [string, VerbForm][] = [
    [verb, 'base'],
    [s, 's'],
    [ing, 'ing'],
    ...past.map((form): [string, VerbForm] => [form, 'past']),
  ];
  return forms.map(([form, kind]) => [`${form}${tail}`, kind]);
}

/** All forms of all verbs. */
export function verbEntries(): readonly [string, VerbUse][] {
  return VERBS.trim()
    .split('\n')
    .flatMap((line) => {
      const [lemmas = '', signs = ''] = line.split(':');
      const meaning = meaningOf(signs.trim().split(/\s+/u));
      return lemmas
        .trim()
        .split(/\s+/u)
        .flatMap((lemma) =>
          formsOf(lemma).map(([text, form]): [string, VerbUse] => [text, { lemma, form, meaning }]),
        );
    });
}
