import type { Motion, Subject } from '../../parse-prompt/scene-description.ts';
import type { Grasp } from '../../people/hands.ts';
import { isDrawnPerson } from '../../people/person.ts';
import type { Posture } from '../../people/postures.ts';
import { traitsOfThing } from '../../things/things.ts';
import { BY_PEOPLE_ONLY, ORDER } from './order-of-acts.ts';

/** How somebody does something, and with what. */
export interface Act {
  readonly posture?: Posture;
  readonly hands?: Grasp;
  /** In the front hand. */
  readonly tool?: string;
  /** What one stands or sits behind, and what is on it when the prompt does not say. */
  readonly station?: string;
  readonly piece?: string;
  /** What one turns to when the prompt does not say. */
  readonly target?: string;
  /** Where one is to it: at it, unless it says otherwise. */
  readonly where?: 'in-front-of';
}

/** Whether it can be shown on two legs, with hands. */
function isUpright(thing: string): boolean {
  const { build, medium } = traitsOfThing(thing);
  return build === 'head' && medium === 'land';
}

const ACTS: Readonly<Partial<Record<Motion, Act>>> = {
  kneel: { posture: 'kneel' },
  crouch: { posture: 'crouch' },
  meditate: { posture: 'lotus', hands: 'knees' },
  pray: { posture: 'kneel', hands: 'pray' },
  propose: { posture: 'one-knee', hands: 'one', tool: 'ring-box' },
  punch: { posture: 'lunge', hands: 'punch', target: 'punching-bag' },
  fight: { posture: 'lunge', hands: 'fight' },
  hang: { posture: 'hang', hands: 'hang' },
  climb: { posture: 'climb', hands: 'climb' },
  dive: { posture: 'dive', hands: 'overhead' },
  clap: { hands: 'clap' },
  cheer: { hands: 'cheer' },
  hammer: { posture: 'bend', hands: 'strike', tool: 'hammer', station: 'workbench' },
  saw: {
    posture: 'bend',
    hands: 'saw',
    tool: 'carpentry-saw',
    station: 'workbench',
    piece: 'plank',
  },
  stir: { hands: 'stir', tool: 'spoon', station: 'stove', piece: 'soup-pot' },
  chop: { hands: 'cut', tool: 'kitchen-knife', station: 'table', piece: 'bread' },
  knead: { posture: 'bend', hands: 'type', station: 'table', piece: 'dough' },
  type: { hands: 'type', station: 'desk', piece: 'laptop' },
  write: { hands: 'write', tool: 'pencil', station: 'desk', piece: 'paper' },
  shape: { hands: 'handle', station: 'potters-wheel', piece: 'clay-vase' },
  sweep: { posture: 'bend', hands: 'sweep', tool: 'sweeping-broom' },
  wash: { posture: 'bend', hands: 'stir', tool: 'sponge', station: 'sink' },
  rub: { posture: 'bend', hands: 'saw', tool: 'sanding-block', station: 'workbench' },
  milk: { posture: 'sit', hands: 'type' },
  phone: { hands: 'phone', tool: 'mobile-phone' },
  photograph: { hands: 'eyes', tool: 'camera' },
  fish: { hands: 'one', tool: 'fishing-pole' },
  knit: { hands: 'two', tool: 'knitting' },
  sew: { hands: 'type', station: 'table', piece: 'sewing-machine' },
  dig: { posture: 'bend', hands: 'sweep', tool: 'shovel' },
  blow: {},
  dunk: { posture: 'leap', hands: 'dunk', tool: 'basketball', target: 'basketball-hoop' },
  repair: { posture: 'bend', hands: 'saw', tool: 'wrench' },
  teeth: { hands: 'mouth', tool: 'toothbrush' },
  sing: { hands: 'mouth', tool: 'microphone' },
  stretch: { posture: 'sideways', hands: 'overhead' },
  trick: { posture: 'board', hands: 'wide' },
  pour: { hands: 'pour' },
  call: { hands: 'ear', tool: 'mobile-phone' },
  handstand: { posture: 'handstand', hands: 'wheel' },
  iron: { posture: 'bend', hands: 'saw', station: 'ironing-board', piece: 'shirt-lying' },
  axe: { posture: 'bend', hands: 'strike', tool: 'axe', target: 'stump' },
  rally: { posture: 'lunge', hands: 'throw' },
  juggle: { hands: 'juggle' },
  selfie: { hands: 'selfie', tool: 'mobile-phone' },
  shake: { hands: 'shake' },
  five: { hands: 'five' },
  crawl: { posture: 'crawl', hands: 'floor' },
  comb: { hands: 'ear', tool: 'hairbrush' },
  makeup: { hands: 'mouth', tool: 'lipstick' },
  shave: { hands: 'mouth', tool: 'razor' },
  signal: { hands: 'stop' },
  think: { hands: 'ponder' },
  harvest: { posture: 'bend', hands: 'low' },
  'scratch-head': { hands: 'crown' },
  bow: { posture: 'bow', hands: 'low' },
  point: { hands: 'point' },
  reach: { hands: 'reach' },
  shrug: { hands: 'shrug' },
  aim: { hands: 'aim', tool: 'archery-bow' },
  lift: { hands: 'overhead' },
  deadlift: { posture: 'squat', hands: 'low', tool: 'barbell' },
  paint: { hands: 'brush', tool: 'paintbrush' },
  unwrap: { posture: 'kneel', hands: 'type' },
  swing: { posture: 'hang', hands: 'hang' },
  cast: { hands: 'point', tool: 'magic-wand' },
  pushup: { posture: 'press-up', hands: 'press' },
  plank: { posture: 'plank', hands: 'plank' },
  situp: { posture: 'sit-up', hands: 'nape' },
  squat: { posture: 'squat', hands: 'ahead' },
  pullup: { posture: 'pull-up', hands: 'bar', target: 'pull-up-bar', where: 'in-front-of' },
  'star-jump': { posture: 'star-jump', hands: 'star' },
  cartwheel: { posture: 'wheel', hands: 'wheel' },
  somersault: { posture: 'somersault', hands: 'push' },
  'tai-chi': { posture: 'wide', hands: 'chi' },
  'keep-up': { posture: 'raised-knee', hands: 'wide' },
  'overhead-kick': { posture: 'overhead-kick', hands: 'wide' },
  huddle: { posture: 'bow', hands: 'hug' },
  header: { posture: 'leap', hands: 'wide' },
  prune: { hands: 'push', tool: 'hedge-shears' },
  nails: { hands: 'type', tool: 'nail-polish' },
  hair: { hands: 'groom' },
  peer: { posture: 'bow', hands: 'type' },
  tug: { posture: 'tug', hands: 'tug' },
  give: { hands: 'offer' },
  welcome: { posture: 'kneel', hands: 'offer' },
  whisper: { hands: 'whisper' },
  tend: { hands: 'groom' },
  fodder: { hands: 'pet' },
  kurry: { hands: 'pet', tool: 'hairbrush' },
  lace: { posture: 'one-knee', hands: 'lace' },
  bind: { posture: 'one-knee', hands: 'offer', tool: 'gauze-roll' },
  examine: { hands: 'one', tool: 'stethoscope' },
  handle: { posture: 'bend', hands: 'handle', station: 'table' },
  sort: { hands: 'sort' },
  dine: { hands: 'dine' },
  switch: { hands: 'button', station: 'desk' },
  shut: { hands: 'button' },
  arch: { posture: 'arch', hands: 'hollow' },
  snap: { hands: 'snap' },
  salute: { hands: 'salute' },
  wake: { posture: 'ground', hands: 'overhead' },
  'hat-on': { hands: 'brim' },
  'fold-arms': { hands: 'folded' },
  'spread-arms': { hands: 'apart' },
  akimbo: { hands: 'hips' },
  'cover-eyes': { hands: 'veil' },
  'cover-ears': { hands: 'ears' },
  'cover-mouth': { hands: 'cover' },
  'tree-pose': { posture: 'tree', hands: 'overhead' },
  balance: { posture: 'tree', hands: 'wide' },
  splits: { posture: 'splits', hands: 'wide' },
  'high-kick': { posture: 'kick', hands: 'fight' },
  putt: { posture: 'bend', hands: 'low', tool: 'golf-club', target: 'golf-hole' },
  bowl: { posture: 'lunge', hands: 'low', tool: 'bowling-ball', target: 'bowling-pins' },
  dart: { posture: 'lunge', hands: 'point', target: 'dartboard' },
  spy: { hands: 'eyes', tool: 'binoculars' },
  lasso: { hands: 'reach', tool: 'lasso' },
  rake: { posture: 'bend', hands: 'sweep', tool: 'rake', target: 'leaf-pile' },
  dangle: { posture: 'dangle', hands: 'overhead' },
  pluck: { hands: 'reach' },
  bungee: { posture: 'handstand', hands: 'wide' },
  massage: { posture: 'bend', hands: 'type' },
  'arm-wrestle': { hands: 'wrestle' },
  measure: { posture: 'bend', hands: 'offer', tool: 'measuring-tape' },
  'bat-swing': { posture: 'lunge', hands: 'swing', tool: 'baseball-bat' },
};

const BALLET: Act = { posture: 'pirouette', hands: 'ballet' };

export function actOf({ thing, motions, look }: Subject): Act | null {
  const isPerson = isDrawnPerson(thing);
  if (!isPerson && !isUpright(thing)) return null;
  const motion = ORDER.find(
    (one) => motions.includes(one) && (isPerson || !BY_PEOPLE_ONLY.has(one)),
  );
  if (motion !== undefined) return ACTS[motion] ?? null;
  const isBallet = /^(?:ballerina|ballet-dancer|figure-skater|ice-skater)$/.test(look?.job ?? '');
  return isBallet && motions.some((one) => one === 'dance' || one === 'spin') ? BALLET : null;
}
