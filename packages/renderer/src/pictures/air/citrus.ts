import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Scenery } from '../../scene/scenery.ts';
import type { Element, World } from '../../scene/world.ts';

interface Fruit {
  readonly said: RegExp;
  readonly peel: string;
  readonly flesh: string;
}

const LEMON: Fruit = { said: /\blemons?\b/iu, peel: '#f5c518', flesh: '#ffe766' };
const FRUITS: readonly Fruit[] = [
  { said: /\boranges?\b|\btangerines?\b/iu, peel: '#f2800d', flesh: '#ffb347' },
  { said: /\blimes?\b/iu, peel: '#4f9a1f', flesh: '#b9e769' },
  { said: /\bgrapefruits?\b/iu, peel: '#f4913f', flesh: '#ff7a6b' },
  LEMON,
];
const SLICED =
  /\bcitrus\b|\b(?:lemons?|limes?|oranges?|grapefruits?) (?:slices?|wedges?|splash)|\b(?:slices?|splash(?:es)?|burst|explosion) of (?:fresh |juicy )?(?:lemons?|limes?|oranges?|grapefruits?|fruit)\b/iu;

/** One of them lies beside it. */
const SINGLE =
  /\b(?:an?|one|a single) (?:fresh |juicy |thin )?(?:(?:lemon|lime|orange|grapefruit) )?(?:slice|wedge)\b/iu;

/** A slice seen from its cut side. */
function slice({ peel, flesh }: Fruit, side: number): Canvas {
  const canvas = createCanvas(side, side);
  const brush = canvas.getContext('2d');
  const radius = side / 2;
  const disc = (share: number, colour: string) => {
    brush.fillStyle = colour;
    brush.beginPath();
    brush.arc(radius, radius, radius * share, 0, 7);
    brush.fill();
  };
  disc(0.98, peel);
  disc(0.88, '#fff8e2');
  brush.fillStyle = flesh;
  for (let part = 0; part < 9; part += 1) {
    const [from, to] = [(part + 0.08) * 0.698, (part + 0.92) * 0.698];
    brush.beginPath();
    brush.moveTo(
      radius + radius * 0.12 * Math.cos((from + to) / 2),
      radius + radius * 0.12 * Math.sin((from + to) / 2),
    );
    brush.arc(radius, radius, radius * 0.79, from, to);
    brush.fill();
  }
  brush.fillStyle = 'rgba(255,255,255,0.3)';
  brush.beginPath();
  brush.ellipse(radius * 0.7, radius * 0.6, radius * 0.4, radius * 0.2, -0.6, 0, 7);
  brush.fill();
  return canvas;
}

const COUNT = 7;
const DROPS = 40;

/** Slices of fruit thrown up behind a product, in a splash of their juice. */
export function citrusBehind(
  world: World,
  scenery: Scenery,
  { prompt, product }: { readonly prompt: string; readonly product: Canvas },
): readonly Element[] {
  if (!SLICED.test(prompt) || SINGLE.test(prompt)) return [];
  const named = FRUITS.filter(({ said }) => said.test(prompt));
  const fruits = named.length > 0 ? named : [LEMON, FRUITS[0] ?? LEMON, FRUITS[1] ?? LEMON];
  const side = Math.round(Math.max(product.height * 0.3, product.width * 0.4));
  const slices = fruits.map((fruit) => slice(fruit, side));
  const middle = { x: world.size.width / 2, y: scenery.groundY - product.height * 0.34 };
  const reach = { x: product.width * 0.34 + side * 0.7, y: product.height * 0.62 };
  const draw: Element['draw'] = (brush, { seconds }) => {
    for (let drop = 0; drop < DROPS; drop += 1) {
      const age = (seconds * 0.45 + drop * 0.618) % 1;
      const angle = Math.PI * (1 + (((drop * 7) % DROPS) + 0.5) / DROPS);
      const far = 0.3 + 0.95 * age ** 0.6;
      brush.globalAlpha = Math.min(1, (1 - age) * 2);
      brush.fillStyle = fruits[drop % fruits.length]?.flesh ?? LEMON.flesh;
      const radius = world.unit * (5 + (drop % 4) * 3.5) * (1 - 0.4 * age);
      brush.beginPath();
      brush.ellipse(
        middle.x + Math.cos(angle) * reach.x * 1.25 * far,
        middle.y + Math.sin(angle) * reach.y * far + product.height * 0.3 * age * age,
        radius,
        radius * 1.3,
        angle + Math.PI / 2,
        0,
        7,
      );
      brush.fill();
    }
    brush.globalAlpha = 1;
    for (let at = 0; at < COUNT; at += 1) {
      const bitmap = slices[at % slices.length];
      if (bitmap === undefined) continue;
      const angle = Math.PI * (0.96 + (1.08 * at) / (COUNT - 1));
      const near = at % 2 === 0 ? 1 : 0.8;
      brush.save();
      brush.translate(
        middle.x + Math.cos(angle) * reach.x * near,
        middle.y +
          Math.sin(angle) * reach.y * near +
          world.unit * 10 * Math.sin(seconds * 1.6 + at),
      );
      brush.rotate(at + seconds * (at % 2 === 0 ? 0.5 : -0.4));
      brush.scale(1, 0.86);
      brush.drawImage(bitmap, -side / 2, -side / 2);
      brush.restore();
    }
  };
  return [{ depth: 0.985, draw }];
}
