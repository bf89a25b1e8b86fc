import { css, hex, mix } from '../../../draw/colour.ts';
import type { HillPlan } from '../../../draw/landforms.ts';
import { isSnowy, snowTones } from '../../../draw/snow-cover.ts';
import { litColour, type World } from '../../world.ts';

/** A path that winds from the foreground to the houses. */
export function path(
  world: World,
  from: number,
  to: number,
  colour: string,
): NonNullable<HillPlan['onto']> {
  const { size, unit } = world;
  const way = isSnowy(world)
    ? mix(snowTones(world, 1).body, snowTones(world, 1).shade, 0.5)
    : litColour(world, hex(colour), 1);
  return (brush) => {
    const x = size.width / 2;
    brush.fillStyle = css(mix(way, world.light.key, 0.15), 0.92);
    brush.beginPath();
    brush.moveTo(x - unit * 22, from);
    brush.bezierCurveTo(
      x - unit * 70,
      from + (to - from) * 0.35,
      x - unit * 40,
      from + (to - from) * 0.6,
      x - unit * 210,
      to,
    );
    brush.lineTo(x + unit * 190, to);
    brush.bezierCurveTo(
      x + unit * 110,
      from + (to - from) * 0.6,
      x - unit * 8,
      from + (to - from) * 0.35,
      x + unit * 20,
      from,
    );
    brush.fill();
  };
}

/** Where the path goes on over the ground behind, up to its outline. */
export function pathBehind(
  world: World,
  to: number,
  colour: string,
): NonNullable<HillPlan['onto']> {
  const { size, unit } = world;
  return (brush, line) => {
    const x = size.width / 2;
    const from = line(x + unit * 34) + unit * 2;
    brush.fillStyle = css(mix(litColour(world, hex(colour), 0.8), world.light.key, 0.12), 0.9);
    brush.beginPath();
    brush.moveTo(x + unit * 28, from);
    brush.quadraticCurveTo(x + unit * 30, (from + to) / 2, x - unit * 26, to);
    brush.lineTo(x + unit * 24, to);
    brush.quadraticCurveTo(x + unit * 52, (from + to) / 2, x + unit * 40, from);
    brush.fill();
  };
}

/** A path that leads from one side to the other, for those whom the ground passes below. */
export function trail(
  world: World,
  groundY: number,
  colour: string,
): NonNullable<HillPlan['onto']> {
  const { unit } = world;
  const way = isSnowy(world)
    ? mix(snowTones(world, 1).body, snowTones(world, 1).shade, 0.5)
    : litColour(world, hex(colour), 1);
  return (brush, _line, { left, width }) => {
    // Whole waves over the width, which is repeated.
    const edge = (x: number, y: number, waves: number) =>
      y + Math.sin(((x - left) / width) * waves * 2 * Math.PI) * unit * 4;
    const steps = Array.from({ length: 61 }, (_, at) => left + (width * at) / 60);
    brush.fillStyle = css(mix(way, world.light.key, 0.15), 0.92);
    brush.beginPath();
    for (const x of steps) brush.lineTo(x, edge(x, groundY - unit * 26, 5));
    for (const x of steps.toReversed()) brush.lineTo(x, edge(x, groundY + unit * 40, 4));
    brush.fill();
  };
}

const hasPath = ({ description }: World): boolean => description.extras?.includes('path') === true;

/** Whether the prompt speaks of a path, and the ground stays where it is. */
export const isTrodden = (world: World): boolean => hasPath(world) && world.speed === 0;

/** Whether somebody goes along a path. */
export const isFollowed = (world: World): boolean => hasPath(world) && world.speed !== 0;
