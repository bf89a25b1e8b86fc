import { css, hex } from '../../draw/colour.ts';
import type { SceneDescription } from '../../parse-prompt/scene-description.ts';
import type { Actor } from '../../scene/actor.ts';
import type { Element, Moment, World } from '../../scene/world.ts';
import { thingOf } from '../../things/things.ts';

/** Light that somebody sends out, and at whom. */
interface Bolt {
  readonly from: Actor;
  readonly at: Actor | null;
  readonly colour: string;
  /** From the eyes of who has some, from a wand, or from the nose of a ship. */
  readonly kind: 'eyes' | 'wand' | 'nose';
}

const LASERS = ['#ff3b4e', '#3dff8a'] as const;
const MAGIC = '#6f8dff';
const AIMING: ReadonlySet<string> = new Set(['look-at', 'at', 'chase', 'towards']);

/** Who is meant: the one that is named, or the other of two. */
function targetOf(
  shooter: Actor,
  actors: readonly Actor[],
  { relations }: SceneDescription,
): Actor | null {
  const named = relations.find(
    ({ from, kind, to }) => from === shooter.index && to !== null && AIMING.has(kind),
  );
  const met = actors.find(({ index }) => index === named?.to);
  if (met !== undefined) return met;
  const others = actors.filter(
    ({ index, copy }) => index === shooter.index && copy !== shooter.copy,
  );
  return others.length === 1 ? (others[0] ?? null) : null;
}

export function boltsOf(actors: readonly Actor[], description: SceneDescription): readonly Bolt[] {
  return actors.flatMap((from): Bolt[] => {
    const { states, motions, thing } = from.subject;
    const at = targetOf(from, actors, description);
    if (states.includes('firing')) {
      const hasEyes = thingOf(thing)?.anchors.mouth !== undefined;
      const colour = LASERS[from.copy % LASERS.length] ?? LASERS[0];
      return [{ from, at, colour, kind: hasEyes ? 'eyes' : 'nose' }];
    }
    const isSpell = motions.includes('cast') && at !== null && at.index !== from.index;
    return isSpell ? [{ from, at, colour: MAGIC, kind: 'wand' }] : [];
  });
}

function originOf({ from, kind }: Bolt, moment: Moment) {
  const { box, facing } = from;
  const step = from.path(moment);
  const middle = box.x + box.width / 2 + step.x;
  if (kind === 'wand')
    return { x: middle + facing * box.height * 0.42, y: box.y + step.y + box.height * 0.11 };
  if (kind === 'nose')
    return { x: middle + facing * box.width * 0.4, y: box.y + step.y + box.height * 0.62 };
  const mouth = thingOf(from.subject.thing)?.anchors.mouth?.y ?? 0.3;
  const y = box.y + step.y + box.height * Math.max(0.12, mouth - 0.1);
  return { x: middle + facing * box.height * 0.06, y };
}

function goalOf(
  { from, at }: Bolt,
  start: { x: number; y: number },
  { size }: World,
  moment: Moment,
) {
  if (at === null)
    return { x: start.x + from.facing * size.width, y: start.y + size.height * 0.08 };
  const step = at.path(moment);
  return {
    x: at.box.x + at.box.width * (start.x < at.x ? 0.3 : 0.7) + step.x,
    y: at.box.y + at.box.height * 0.45 + step.y,
  };
}

/** A ray from one to the other that flickers, with pulses that run along it. */
export function boltElement(world: World, bolt: Bolt): Element {
  const colour = hex(bolt.colour);
  return {
    depth: Math.max(bolt.from.depth, bolt.at?.depth ?? 0) + 0.006,
    draw(brush, moment) {
      const start = originOf(bolt, moment);
      const goal = goalOf(bolt, start, world, moment);
      const [across, down] = [goal.x - start.x, goal.y - start.y];
      const beat = 1 + 0.16 * Math.sin(moment.seconds * 17);
      const ray = (from: number, to: number, wide: number, alpha: number) => {
        brush.strokeStyle = css(alpha > 0.9 ? hex('#ffffff') : colour, alpha);
        brush.lineWidth = world.unit * wide * beat;
        brush.beginPath();
        brush.moveTo(start.x + across * from, start.y + down * from);
        brush.lineTo(start.x + across * to, start.y + down * to);
        brush.stroke();
      };
      brush.save();
      brush.lineCap = 'round';
      ray(0, 1, 22, 0.24);
      ray(0, 1, 9, 0.8);
      for (let pulse = 0; pulse < 4; pulse += 1) {
        const far = (moment.seconds * 1.6 + pulse / 4) % 1;
        ray(far * 0.92, far * 0.92 + 0.08, 7, 0.95);
      }
      if (bolt.at !== null) {
        brush.fillStyle = css(colour, 0.45);
        star(brush, goal, world.unit * 52 * beat, moment.seconds);
        brush.fillStyle = 'rgba(255,255,255,0.95)';
        star(brush, goal, world.unit * 26 * beat, moment.seconds + 1);
      }
      brush.restore();
    },
  };
}

/** Where a ray hits. */
function star(
  brush: Parameters<Element['draw']>[0],
  { x, y }: { readonly x: number; readonly y: number },
  reach: number,
  seconds: number,
): void {
  brush.beginPath();
  for (let point = 0; point < 16; point += 1) {
    const turn = (point * Math.PI) / 8 + seconds * 2;
    const far = reach * (point % 2 === 0 ? 1 : 0.4);
    brush.lineTo(x + Math.cos(turn) * far, y + Math.sin(turn) * far);
  }
  brush.closePath();
  brush.fill();
}
