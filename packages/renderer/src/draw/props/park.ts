import { type Brush, litColour, type World } from '../../scene/world.ts';
import { css, hex, mix } from '../colour.ts';
import { isSnowy, snowOnEdge, snowTones } from '../snow-cover.ts';
import { fromTop, roundedBox, sideLit } from '../strokes.ts';
import type { Placement } from './trees.ts';

/** A bench of slats; `height` is that of its back. */
export function bench(brush: Brush, world: World, { x, y, height, depth }: Placement): void {
  const wood = litColour(world, hex('#b07a4a'), depth);
  const iron = litColour(world, hex('#3f4656'), depth);
  const half = height * 1.15;
  brush.fillStyle = css(world.light.shadow, 0.2);
  brush.beginPath();
  brush.ellipse(x, y, half * 1.05, height * 0.09, 0, 0, 2 * Math.PI);
  brush.fill();
  brush.fillStyle = css(iron);
  for (const side of [-0.86, 0.8])
    brush.fillRect(x + half * side, y - height * 0.98, half * 0.06, height * 0.98);
  for (const up of [0.98, 0.8, 0.62]) {
    brush.fillStyle = sideLit(brush, world, wood, [x - half, x + half]);
    roundedBox(
      brush,
      { x: x - half, y: y - height * up, width: half * 2, height: height * 0.13 },
      height * 0.04,
    );
  }
  brush.fillStyle = css(mix(wood, world.light.key, 0.25));
  roundedBox(
    brush,
    { x: x - half * 1.03, y: y - height * 0.44, width: half * 2.06, height: height * 0.13 },
    height * 0.05,
  );
  if (!isSnowy(world)) return;
  snowOnEdge(
    brush,
    world,
    { x: x - half, y: y - height * 0.44, width: half * 2, depth },
    height * 0.08,
  );
  snowOnEdge(
    brush,
    world,
    { x: x - half, y: y - height * 0.98, width: half * 2, depth },
    height * 0.06,
  );
}

/** Posts and two rails along a line of ground. */
export function fence(
  brush: Brush,
  world: World,
  span: {
    readonly left: number;
    readonly right: number;
    readonly height: number;
    readonly depth: number;
    readonly gap?: number;
  },
  line: (x: number) => number,
  code = '#b58a5f',
): void {
  const { left, right, height, depth } = span;
  const wood = litColour(world, hex(code), depth);
  const gap = span.gap ?? height * 1.15;
  brush.lineCap = 'round';
  brush.lineJoin = 'round';
  for (const up of [0.78, 0.42]) {
    brush.strokeStyle = css(mix(wood, world.light.shadow, up < 0.5 ? 0.16 : 0));
    brush.lineWidth = height * 0.13;
    brush.beginPath();
    for (let x = left; x <= right; x += gap / 4) brush.lineTo(x, line(x) - height * up);
    brush.stroke();
  }
  const snow = isSnowy(world) ? snowTones(world, depth).lit : null;
  for (let x = left; x <= right + 1; x += gap) {
    const y = line(x);
    brush.fillStyle = fromTop(
      brush,
      [y - height, y],
      [mix(wood, world.light.key, 0.25), mix(wood, world.light.shadow, 0.2)],
    );
    roundedBox(
      brush,
      { x: x - height * 0.09, y: y - height, width: height * 0.18, height: height * 1.05 },
      height * 0.06,
    );
    if (snow === null) continue;
    brush.fillStyle = css(snow);
    roundedBox(
      brush,
      { x: x - height * 0.13, y: y - height * 1.07, width: height * 0.26, height: height * 0.14 },
      height * 0.07,
    );
  }
}

/** A felled trunk to sit on. */
export function log(brush: Brush, world: World, { x, y, height, depth }: Placement): void {
  const bark = litColour(world, hex('#7a5238'), depth);
  const half = height * 2.1;
  brush.fillStyle = fromTop(
    brush,
    [y - height, y],
    [mix(bark, world.light.key, 0.3), bark, mix(bark, world.light.shadow, 0.45)],
  );
  roundedBox(brush, { x: x - half, y: y - height, width: half * 2, height }, height * 0.48);
  for (const [across, code] of [
    [0.5, '#e0b888'],
    [0.34, '#c9986a'],
    [0.16, '#a8764c'],
  ] as const) {
    brush.fillStyle = css(litColour(world, hex(code), depth));
    brush.beginPath();
    brush.ellipse(
      x + half * 0.94,
      y - height / 2,
      height * across * 0.55,
      height * across,
      0,
      0,
      2 * Math.PI,
    );
    brush.fill();
  }
  if (isSnowy(world))
    snowOnEdge(
      brush,
      world,
      { x: x - half * 0.9, y: y - height * 0.9, width: half * 1.7, depth },
      height * 0.18,
    );
}
