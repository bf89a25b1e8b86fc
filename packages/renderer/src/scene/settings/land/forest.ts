import { type Colour, css, hex, mix } from '../../../draw/colour.ts';
import { type HillPlan, hills } from '../../../draw/landforms.ts';
import { paintLayer, paintSides } from '../../../draw/layer.ts';
import { palm } from '../../../draw/props/palm.ts';
import { grassTuft, mushroom, rock } from '../../../draw/props/plants.ts';
import { redwood } from '../../../draw/props/redwoods.ts';
import { type RowPlan, row } from '../../../draw/props/rows.ts';
import { birch, charred } from '../../../draw/props/stems.ts';
import { bush, type Placement, pine, roundTree } from '../../../draw/props/trees.ts';
import { ellipse, sideLit } from '../../../draw/strokes.ts';
import { between, pick, type Random } from '../../../random.ts';
import { sunRays } from '../../atmosphere.ts';
import { defaultLevels, openGround, type PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import { type Brush, type Element, litColour, type World } from '../../world.ts';
import { isFollowed, isTrodden, path, pathBehind, trail } from './footpath.ts';
import { foliage } from './meadow.ts';

/** The colours of bark, of the ground and of what grows on it after a fire. */
const BARKS = { birches: '#e9e4da', burned: '#37302f', other: '#6b4433' } as const;
const ASHES = hex('#7a706b');

const isBurned = ({ description }: World): boolean =>
  description.extras?.includes('burned') === true;
const hasBirches = ({ description }: World): boolean =>
  description.extras?.includes('birches') === true;

function trunk(brush: Brush, world: World, { x, y, height }: Placement): void {
  const wide = world.unit * 42;
  const bark = BARKS[isBurned(world) ? 'burned' : hasBirches(world) ? 'birches' : 'other'];
  brush.fillStyle = sideLit(brush, world, litColour(world, hex(bark), 1), [x - wide, x + wide]);
  brush.beginPath();
  brush.moveTo(x - wide * 1.9, y);
  brush.quadraticCurveTo(x - wide, y - height * 0.06, x - wide * 0.85, y - height * 0.4);
  brush.lineTo(x - wide * 0.7, y - height);
  brush.lineTo(x + wide * 0.7, y - height);
  brush.lineTo(x + wide * 0.85, y - height * 0.4);
  brush.quadraticCurveTo(x + wide, y - height * 0.06, x + wide * 1.9, y);
  brush.fill();
}

/** Two trunks at the edges, out of focus. */
function frame(world: World): Element {
  const { unit, size, light } = world;
  const plan = { depth: 1.25, top: -unit * 20, bottom: size.height + unit * 30, blur: 3 };
  return paintSides(world, plan, unit * 130, (brush, area) => {
    for (const share of [0.02, 0.985]) {
      const foot = { x: size.width * share, y: size.height + unit * 20, depth: 1 };
      trunk(brush, world, { ...foot, height: size.height * 1.1 });
    }
    brush.globalCompositeOperation = 'source-atop';
    brush.fillStyle = css(light.shadow, 0.42);
    brush.fillRect(area.left, -unit * 30, area.width, size.height + unit * 80);
  });
}

/** Leaves that hang into the picture from above. */
function canopy(world: World, y: number, colour: Colour): Element {
  const { unit, size, light, speed } = world;
  const plan = { depth: 1.22, top: -unit * 80, bottom: y * 1.9 + unit * 90, blur: 3 };
  return paintLayer(world, plan, (brush, area) => {
    const random = world.random('canopy');
    const leaf = litColour(world, colour, 1);
    const many = Math.round(area.width / (unit * 34));
    for (const [rank, shade] of [0.62, 0.46, 0.3].entries()) {
      for (let at = 0; at < many; at += 1) {
        const x = area.left + (area.width * (at + random())) / many;
        const aside = speed === 0 ? Math.abs(x / size.width - 0.5) * 2 : 0.5;
        const hang = y * (0.2 + 1.25 * aside ** 1.6) * (1 - rank * 0.28);
        const reach = hang * between(random, 0.7, 1.1);
        brush.fillStyle = css(mix(leaf, light.shadow, shade + random() * 0.12));
        const wide = unit * between(random, 22, 46);
        ellipse(brush, x, reach - unit * 40, wide, unit * between(random, 18, 34));
        brush.fillRect(x - unit * 24, -unit * 90, unit * 48, reach + unit * 50);
      }
    }
  });
}

/** Birches in the colours of the season. */
function birchOf(world: World) {
  const { moods } = world.description;
  const leaves = moods.includes('autumn')
    ? ([hex('#f2c230'), hex('#e8a92c'), hex('#f4d35e')] as const)
    : ([hex('#9ccb4e'), hex('#7fbf4c'), hex('#b4d45c')] as const);
  return (brush: Brush, placement: Placement, random: Random) =>
    birch(brush, world, placement, pick(random, leaves), random);
}

/** One kind of wood per prompt: palms, birches, a mixed wood, or firs; black poles after a fire. */
function woodOf(world: World) {
  const { moods, extras } = world.description;
  const leaves = foliage(world);
  const isTropical = moods.includes('tropical');
  const hasSeason = moods.includes('autumn') || moods.includes('spring');
  const isFirs = extras?.includes('firs') === true;
  const isLeafy = extras?.includes('leafy') === true;
  const isMixed = !isFirs && (hasSeason || isLeafy || world.random('kind')() < 0.45);
  if (isBurned(world))
    return (brush: Brush, placement: Placement, random: Random) =>
      charred(brush, world, placement, random);
  if (hasBirches(world)) return birchOf(world);
  return (brush: Brush, placement: Placement, random: Random) => {
    if (isTropical && random() < 0.55)
      palm(brush, world, { ...placement, lean: random() * 0.4 - 0.2 });
    else if (isMixed && random() < (isLeafy ? 1 : 0.7))
      roundTree(brush, world, placement, pick(random, leaves));
    else {
      const leaf = mix(hex('#2f7d5b'), hex('#1f5f4b'), random());
      pine(brush, world, placement, { leaf, snowy: false });
    }
  };
}

function litter(world: World, floor: Colour) {
  const plan = { name: 'litter', count: 26, tall: [16, 42], depth: 1, down: [8, 130] } as const;
  const grass = mix(litColour(world, floor, 1), world.light.key, 0.14);
  return row(world, plan, (brush, placement, random) => {
    const kind = random();
    const low = { ...placement, height: placement.height * 0.7 };
    if (isBurned(world) && kind < 0.8) rock(brush, world, low, hex('#4a4446'));
    else if (kind < 0.2) mushroom(brush, world, placement);
    else if (kind < 0.36) rock(brush, world, low, hex('#8d93a0'));
    else grassTuft(brush, grass, placement, random);
  });
}

/** The colour of a path in the wood. */
const earthOf = ({ description }: World): string =>
  description.moods.includes('autumn') ? '#e2bd86' : '#c9a877';

/** What lies on the ground, and a path where there is one. */
function groundOf(
  world: World,
  floor: Colour,
  y: number,
  groundY: number,
): NonNullable<HillPlan['onto']> {
  const strewn = litter(world, floor);
  if (!isTrodden(world) && !isFollowed(world)) return strewn;
  const way = isFollowed(world)
    ? trail(world, groundY, earthOf(world))
    : path(world, y - world.unit * 6, world.size.height + world.margin, earthOf(world));
  return (brush, line, area) => {
    way(brush, line, area);
    strewn(brush, line, area);
  };
}

const hasRedwoods = ({ description }: World): boolean =>
  description.extras?.includes('redwoods') === true;

/** Trunks of giants, each rank nearer and wider. */
function giants(world: World, horizon: number, floor: Colour): Element[] {
  const { unit } = world;
  return (
    [
      ['gt1', 0.22, -8, [30, 46], 15, 0],
      ['gt2', 0.46, 30, [60, 92], 8, 0.2],
      ['gt3', 0.72, 78, [140, 190], 5, 0.36],
    ] as const
  ).map(([name, depth, down, tall, count, clearing]) => {
    const behind = row(world, { name, count, tall, depth, clearing }, (brush, place, random) =>
      redwood(brush, world, place, random),
    );
    const line = { name, depth, y: horizon + unit * down, swell: 14, waves: [1, 2] };
    const colour = mix(floor, hex('#4f8f7a'), 0.5 - depth * 0.5);
    return hills(world, { ...line, colour, behind, headroom: 1400 });
  });
}

/** Rows of trees, each nearer and taller. */
export function woods(world: World, horizon: number, floor: Colour): Element[] {
  const { unit } = world;
  const leaves = foliage(world);
  const tree = woodOf(world);
  // Stems hide less than crowns that come down to the ground.
  const isOfStems = isBurned(world) || hasBirches(world);
  const under = { name: 'under', count: 12, tall: [22, 40], depth: 0.74, down: [6, 30] } as const;
  const rank = (plan: Omit<HillPlan, 'colour'>, shade: string, share: number, trees: RowPlan) => {
    const colour = mix(floor, hex(isBurned(world) ? '#8f8a8c' : shade), share);
    const behind = row(world, trees, tree);
    return hills(world, { ...plan, colour, behind, headroom: trees.tall[1] + 15 });
  };
  const far = { name: 'f1', depth: 0.22, y: horizon - unit * 10, swell: 22, waves: [2, 3] };
  const mid = { name: 'f2', depth: 0.45, y: horizon + unit * 26, swell: 20, waves: [1, 3] };
  const near = { name: 'f3', depth: 0.72, y: horizon + unit * 74, swell: 18, waves: [1, 2] };
  const trees = [
    { name: 'ft1', count: 30, tall: [80, 135], depth: 0.2 },
    { name: 'ft2', count: 17, tall: [150, 240], depth: 0.42, clearing: isOfStems ? 0 : 0.3 },
    { name: 'ft3', count: 8, tall: [290, 410], depth: 0.7, clearing: 0.42 },
  ] as const;
  const bushes = row(world, under, (brush, placement, random) =>
    isBurned(world)
      ? charred(brush, world, { ...placement, height: placement.height * 1.6 }, random)
      : bush(brush, world, placement, pick(random, leaves)),
  );
  const onto: typeof bushes = (brush, line, area) => {
    if (isTrodden(world)) pathBehind(world, near.y + unit * 150, earthOf(world))(brush, line, area);
    bushes(brush, line, area);
  };
  return [
    rank(far, '#4f8f9f', 0.5, trees[0]),
    rank(mid, '#3f7f7a', 0.3, trees[1]),
    rank({ ...near, onto }, '#3f7f5a', 0.15, trees[2]),
  ];
}

export const paintForest: PaintSetting = (world) => {
  const { unit, light, size, description } = world;
  const { horizon, groundY } = defaultLevels(world, 0.02);
  const green = description.moods.includes('autumn') ? hex('#a8743a') : hex('#4d8f4a');
  const floor = isBurned(world) ? ASHES : green;
  const near = { name: 'f4', depth: 0.95, y: groundY - unit * 56, swell: 12, waves: [1, 2] };
  const sun = { x: size.width * light.sunX, y: -unit * 60 };
  const isShowery = light.isDark || !light.isClear;
  return {
    surface: 'ground',
    groundY,
    horizon,
    ...openGround(world, groundY),
    ambientParticles: light.isDark ? ['fireflies'] : description.weather.length > 0 ? [] : ['dust'],
    elements: [
      ...skyElements(world, { horizon, clouds: 2, stars: light.isDark ? 0.8 : 0 }),
      ...(hasRedwoods(world) ? giants : woods)(world, horizon, floor),
      ...(isShowery ? [] : [{ ...sunRays(world, sun, 0.34), depth: 0.74 }]),
      hills(world, {
        ...near,
        colour: floor,
        headroom: 30,
        onto: groundOf(world, floor, near.y, groundY),
      }),
      // While the ground scrolls, near trunks would hide the actors.
      ...(world.speed === 0 ? [frame(world)] : []),
      ...(isBurned(world)
        ? []
        : [
            canopy(
              world,
              size.height * (hasRedwoods(world) || hasBirches(world) ? 0.06 : 0.15),
              pick(world.random('canopy-leaf'), foliage(world)),
            ),
          ]),
    ],
  };
};
