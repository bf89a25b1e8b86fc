import { between, type Random } from '../../random.ts';
import { type Brush, type Element, litColour, type World } from '../../scene/world.ts';
import { type Colour, css, hex, mix } from '../colour.ts';
import { paintLayer, paintSides } from '../layer.ts';

/** One long leaf with a bright rib. */
function longLeaf(
  brush: Brush,
  at: { readonly x: number; readonly y: number; readonly long: number; readonly angle: number },
  colour: Colour,
  rib: Colour,
): void {
  brush.save();
  brush.translate(at.x, at.y);
  brush.rotate(at.angle);
  brush.fillStyle = css(colour);
  brush.beginPath();
  brush.moveTo(0, 0);
  brush.quadraticCurveTo(at.long * 0.4, -at.long * 0.26, at.long, at.long * 0.06);
  brush.quadraticCurveTo(at.long * 0.4, at.long * 0.2, 0, 0);
  brush.fill();
  brush.strokeStyle = css(rib, 0.6);
  brush.lineWidth = at.long * 0.014;
  brush.beginPath();
  brush.moveTo(0, 0);
  brush.quadraticCurveTo(at.long * 0.5, -at.long * 0.05, at.long * 0.96, at.long * 0.05);
  brush.stroke();
  brush.restore();
}

export function fern(
  brush: Brush,
  world: World,
  at: { x: number; y: number; height: number; depth: number },
  random: Random,
): void {
  const leaf = litColour(world, mix(hex('#2f8f4a'), hex('#6fc04f'), random()), at.depth);
  for (let one = 0; one < 9; one += 1) {
    const angle = -Math.PI * (0.14 + 0.09 * one) + between(random, -0.08, 0.08);
    const tone = one % 2 === 0 ? leaf : mix(leaf, world.light.key, 0.2);
    longLeaf(
      brush,
      { x: at.x, y: at.y, long: at.height * between(random, 0.8, 1.1), angle },
      tone,
      mix(tone, world.light.key, 0.4),
    );
  }
}

/** Large leaves that frame the picture from its corners, out of focus. */
export function leafFrame(world: World): Element {
  const { unit, size, light } = world;
  const plan = {
    depth: 1.25,
    top: -unit * 80,
    bottom: size.height + unit * 60,
    blur: Math.max(1, unit * 2.4),
  };
  return paintSides({ ...world, speed: 0 }, plan, unit * 270, (brush) => {
    const random = world.random('leaf-frame');
    const leaf = mix(litColour(world, hex('#2f7a45'), 1), light.shadow, 0.35);
    for (const [x, y, from] of [
      [0, 0, 0.1],
      [1, 0, 2.2],
      [0, 1, -1.3],
      [1, 1, -2.7],
    ] as const) {
      for (let one = 0; one < 6; one += 1) {
        const angle = from + one * 0.24;
        const long = unit * between(random, 150, 240);
        const at = {
          x: size.width * x + (x === 0 ? -1 : 1) * unit * 20,
          y: size.height * y + (y === 0 ? -1 : 1) * unit * 24,
        };
        longLeaf(
          brush,
          { ...at, long, angle },
          mix(leaf, light.shadow, random() * 0.3),
          mix(leaf, light.key, 0.25),
        );
      }
    }
  });
}

/** Creepers that hang from above. */
export function creepers(world: World): Element {
  const { unit, size } = world;
  return paintLayer(
    world,
    { depth: 0.7, top: -unit * 80, bottom: size.height * 0.6 },
    (brush, area) => {
      const random = world.random('creepers');
      const green = litColour(world, hex('#3f7f45'), 0.75);
      const many = Math.round(area.width / (unit * 150));
      for (let at = 0; at < many; at += 1) {
        const x = area.left + (area.width * (at + random())) / many;
        const long = size.height * between(random, 0.12, 0.42);
        brush.strokeStyle = css(green);
        brush.lineWidth = unit * 5;
        brush.beginPath();
        brush.moveTo(x, -unit * 80);
        brush.quadraticCurveTo(x + unit * 30, long * 0.5, x + unit * 8, long);
        brush.stroke();
        for (let leaf = 1; leaf < 8; leaf += 1) {
          const share = leaf / 8;
          const place = {
            x: x + unit * 30 * share,
            y: long * share,
            long: unit * 26,
            angle: leaf % 2 === 0 ? 0.5 : 2.6,
          };
          longLeaf(brush, place, mix(green, world.light.key, 0.15), green);
        }
      }
    },
  );
}
