import type { Motion, Subject } from '../parse-prompt/scene-description.ts';
import type { Grasp } from '../people/hands.ts';
import { isDrawnPerson } from '../people/person.ts';
import type { Posture } from '../people/postures.ts';

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
}

const ACTS: Readonly<Partial<Record<Motion, Act>>> = {
  kneel: { posture: 'kneel' },
  crouch: { posture: 'crouch' },
  meditate: { posture: 'lotus', hands: 'knees' },
  pray: { posture: 'kneel', hands: 'pray' },
  propose: { posture: 'kneel', hands: 'one', tool: 'ring-box' },
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
  chop: { posture: 'bend', hands: 'saw', tool: 'kitchen-knife', station: 'table', piece: 'bread' },
  knead: { posture: 'bend', hands: 'type', station: 'table', piece: 'dough' },
  type: { hands: 'type', station: 'desk', piece: 'laptop' },
  write: { hands: 'write', tool: 'pencil', station: 'desk', piece: 'paper' },
  shape: { hands: 'type', station: 'potters-wheel', piece: 'clay-vase' },
  sweep: { hands: 'sweep', tool: 'broom' },
  wash: { posture: 'bend', hands: 'stir', tool: 'sponge', station: 'sink' },
  phone: { hands: 'phone', tool: 'mobile-phone' },
  photograph: { hands: 'eyes', tool: 'camera' },
  fish: { hands: 'one', tool: 'fishing-pole' },
  knit: { hands: 'two', tool: 'knitting' },
  dig: { posture: 'bend', hands: 'sweep', tool: 'shovel' },
  blow: {},
  dunk: { posture: 'leap', hands: 'dunk', tool: 'basketball', target: 'basketball-hoop' },
  repair: { posture: 'bend', hands: 'saw', tool: 'wrench' },
  teeth: { hands: 'mouth', tool: 'toothbrush' },
  sing: { hands: 'mouth', tool: 'microphone' },
  stretch: { posture: 'wide', hands: 'overhead' },
  trick: { posture: 'board', hands: 'wide' },
  pour: { hands: 'pour' },
  call: { hands: 'ear', tool: 'mobile-phone' },
  handstand: { posture: 'handstand', hands: 'overhead' },
  iron: { posture: 'bend', hands: 'saw', tool: 'flat-iron', station: 'ironing-board' },
  axe: { posture: 'bend', hands: 'strike', tool: 'axe', target: 'stump' },
  pushup: { posture: 'plank', hands: 'push' },
};

/** Motions in the order in which their acts decide. */
const ORDER: readonly Motion[] = [
  'dunk',
  'dive',
  'trick',
  'punch',
  'fight',
  'propose',
  'hang',
  'climb',
  'blow',
  'pour',
  'saw',
  'hammer',
  'chop',
  'knead',
  'stir',
  'shape',
  'type',
  'write',
  'repair',
  'photograph',
  'call',
  'pushup',
  'axe',
  'iron',
  'handstand',
  'phone',
  'fish',
  'dig',
  'sweep',
  'wash',
  'knit',
  'teeth',
  'sing',
  'clap',
  'cheer',
  'meditate',
  'pray',
  'kneel',
  'crouch',
  'stretch',
];

export function actOf({ thing, motions }: Subject): Act | null {
  if (!isDrawnPerson(thing)) return null;
  const motion = ORDER.find((one) => motions.includes(one));
  return motion === undefined ? null : (ACTS[motion] ?? null);
}
