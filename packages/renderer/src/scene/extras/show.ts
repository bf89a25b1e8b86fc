import { css, hex, mix, times } from '../../draw/colour.ts';
import { paintLayer } from '../../draw/layer.ts';
import { ellipse, roundedBox } from '../../draw/strokes.ts';
import { between, pick, type Random } from '../../random.ts';
import type { Brush, Element, World } from '../world.ts';

const BEAMS = ['#3dff8a', '#ff3df0', '#3dd8ff', '#ffe14d'] as const;

/** Thin rays that fan out from behind the stage and sweep. */
export function lasers(world: World, horizon: number): Element[] {
  const { size, unit, description } = world;
  if (description.extras?.includes('lasers') !== true) return [];
  const far = Math.hypot(size.width, size.height);
  const rays = Array.from({ length: 12 }, (_, at) => ({
    x: size.width * (at % 2 === 0 ? 0.3 : 0.7),
    turn: -Math.PI / 2 + (Math.floor(at / 2) - 2.5) * 0.36,
    pace: 0.7 + (at % 3) * 0.25,
    hue: BEAMS[at % BEAMS.length] ?? BEAMS[0],
  }));
  const y = horizon - size.height * 0.22;
  return [
    {
      depth: 0.72,
      draw(brush, { seconds }) {
        brush.globalCompositeOperation = 'screen';
        for (const { x, turn, pace, hue } of rays) {
          const angle = turn + 0.3 * Math.sin(seconds * pace + x);
          for (const [wide, alpha] of [
            [9, 0.28],
            [2.6, 0.95],
          ] as const) {
            brush.strokeStyle = css(hex(hue), alpha);
            brush.lineWidth = unit * wide;
            brush.beginPath();
            brush.moveTo(x, y);
            brush.lineTo(x + Math.cos(angle) * far, y + Math.sin(angle) * far);
            brush.stroke();
          }
        }
        brush.globalCompositeOperation = 'source-over';
      },
    },
  ];
}

const SHIRTS = ['#e4572e', '#f3c623', '#3f7fd6', '#f4f1ea', '#4caf6a', '#b05fc9'] as const;
const HAIR = ['#2a2028', '#4a3020', '#8a5a34', '#d8b068', '#1c1a22'] as const;
const SKIN = ['#f2c9a4', '#d99e76', '#a86b48', '#7a4a30'] as const;

/** Somebody from behind: shoulders, the back of the head, and often both arms in the air. */
function listener(
  brush: Brush,
  lit: (code: string) => string,
  at: { readonly x: number; readonly y: number; readonly head: number },
  random: Random,
): void {
  const { x, y, head } = at;
  const shirt = lit(pick(random, SHIRTS));
  const skin = lit(pick(random, SKIN));
  if (random() < 0.55) {
    brush.strokeStyle = skin;
    brush.lineWidth = head * 0.34;
    brush.lineCap = 'round';
    for (const side of random() < 0.7 ? [-1, 1] : [1]) {
      brush.beginPath();
      brush.moveTo(x + side * head * 1.1, y + head * 1.1);
      brush.quadraticCurveTo(
        x + side * head * 1.6,
        y - head * 0.2,
        x + side * head * between(random, 0.9, 1.7),
        y - head * between(random, 1.1, 1.9),
      );
      brush.stroke();
    }
  }
  brush.fillStyle = shirt;
  roundedBox(
    brush,
    { x: x - head * 1.35, y: y + head * 0.75, width: head * 2.7, height: head * 6 },
    head * 0.9,
  );
  brush.fillStyle = skin;
  brush.fillRect(x - head * 0.3, y + head * 0.4, head * 0.6, head * 0.6);
  brush.fillStyle = lit(pick(random, HAIR));
  ellipse(brush, x, y, head * 0.78, head * 0.9);
}

/** Rows of people before a stage, who look at it and move with the music. */
export function audience(world: World): Element[] {
  const { size, unit, light, description } = world;
  const isAsked =
    description.setting === 'festival' ||
    description.extras?.includes('audience') === true ||
    (description.setting === 'stage' && description.isCrowded === true);
  if (!isAsked || description.ad !== null) return [];
  const isTall = size.height > size.width;
  return [0, 1].map((row) => {
    const head = unit * (row === 0 ? 24 : 34);
    const y = size.height * (isTall ? 0.87 : 0.85) + row * unit * 52;
    const random = world.random(`audience ${row}`);
    const dim = light.isDark ? 0.62 - row * -0.12 : 0.12;
    const lit = (code: string) => css(mix(times(hex(code), light.ambient), light.shadow, dim));
    const beat = 5.2 + row * 0.6;
    const plan = {
      depth: 1.06 + row * 0.05,
      top: y - head * 3,
      bottom: size.height + world.margin + unit * 14,
      sway: ({ seconds }: { readonly seconds: number }) => ({
        x: Math.sin(seconds * 1.1 + row) * unit * 4,
        y: -Math.abs(Math.sin(seconds * beat * 0.5)) * unit * 9,
      }),
    };
    return paintLayer({ ...world, speed: 0 }, plan, (brush, area) => {
      for (let x = area.left; x < area.left + area.width + head; x += head * 2.75)
        listener(
          brush,
          lit,
          {
            x: x + between(random, -0.4, 0.4) * head,
            y: y + between(random, -0.5, 0.5) * head,
            head,
          },
          random,
        );
    });
  });
}
