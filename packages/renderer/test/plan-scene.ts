import type {
  Relation,
  RelationKind,
  SceneDescription,
  Subject,
} from '../src/parse-prompt/scene-description.ts';
import { seeded } from '../src/random.ts';
import type { Actor } from '../src/scene/actor.ts';
import { createWorld } from '../src/scene/create-world.ts';
import { lightFor } from '../src/scene/light.ts';
import type { Scenery } from '../src/scene/scenery.ts';
import { PAINTERS } from '../src/scene/settings/index.ts';
import { effectSpots } from '../src/stage/effects/effects.ts';
import { planStage } from '../src/stage/plan-stage.ts';
import { beastOf } from '../src/things/beasts/beasts.ts';

const SIZES = {
  wide: { width: 640, height: 360 },
  tall: { width: 360, height: 640 },
  square: { width: 480, height: 480 },
} as const;

type Link = readonly [from: number, kind: RelationKind, to: number | null];
type Said = string | (Partial<Subject> & Pick<Subject, 'thing'>);

export interface Case {
  readonly setting?: SceneDescription['setting'];
  readonly shape?: keyof typeof SIZES;
  readonly subjects: readonly Said[];
  readonly links?: readonly Link[];
  readonly rest?: Partial<SceneDescription>;
}

function describeScene({ setting = 'meadow', subjects, links = [], rest = {} }: Case) {
  return {
    setting,
    time: null,
    weather: [],
    moods: [],
    particles: [],
    effects: [],
    styles: [],
    camera: null,
    accent: null,
    view: null,
    title: null,
    ad: null,
    subjects: subjects.map((said) => ({
      count: 1,
      size: 'normal',
      colour: null,
      motions: [],
      states: [],
      position: null,
      look: null,
      ...(typeof said === 'string' ? { thing: said } : said),
    })),
    relations: links.map(([from, kind, to]): Relation => ({ from, kind, to })),
    ...rest,
  } satisfies SceneDescription;
}

export function plan(scene: Case) {
  const description = describeScene(scene);
  const size = SIZES[scene.shape ?? 'wide'];
  const world = createWorld(size, description, lightFor(description, seeded('s', 'light')), 's');
  const scenery = PAINTERS[description.setting](world);
  const actors = planStage(world, scenery);
  const of = (thing: string): Stage => {
    const found = actors.filter(
      ({ subject }) => (beastOf(subject.thing)?.species.icon ?? subject.thing) === thing,
    );
    const [actor] = found;
    if (actor === undefined) throw new Error(`No ${thing} on the stage.`);
    return { actor, all: found, ...edges(actor, 0.45) };
  };
  const at = (thing: string, progress: number) => edges(of(thing).actor, progress);
  return {
    actors,
    of,
    at,
    scenery,
    size,
    description,
    effects: effectSpots(actors, scenery, description),
  };
}

export interface Edges {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly x: number;
  readonly y: number;
}
interface Stage extends Edges {
  readonly actor: Actor;
  readonly all: readonly Actor[];
}

/** The box at a moment, without the entrance. */
export function edges({ box, path }: Actor, progress: number): Edges {
  const step = path({ seconds: 1 + progress * 4, progress });
  const left = box.x + step.x;
  const top = box.y + step.y;
  const right = left + box.width;
  const bottom = top + box.height;
  return { left, right, top, bottom, x: (left + right) / 2, y: (top + bottom) / 2 };
}

export const isWithin = (inner: Edges, outer: Edges, slack = 2) =>
  inner.left >= outer.left - slack &&
  inner.right <= outer.right + slack &&
  inner.top >= outer.top - slack &&
  inner.bottom <= outer.bottom + slack;

export const supportY = (scenery: Scenery, name: string) =>
  scenery.supports.find((support) => support.name === name)?.y;

export type Planned = ReturnType<typeof plan>;

export const FRAME = {
  wide: { left: 0, right: 640, top: 0, bottom: 360, x: 320, y: 180 },
  tall: { left: 0, right: 360, top: 0, bottom: 640, x: 180, y: 320 },
} as const;
