import { type Brush, litColour, type World } from '../../scene/world.ts';
import { css, hex, mix, WHITE } from '../colour.ts';

/** The frame of a greenhouse: a gable, ribs and glazing bars, with a shine on the panes. */
export function glassHouse(
  brush: Brush,
  world: World,
  at: { readonly floor: number; readonly eaves: number; readonly ridge: number },
): void {
  const { size, margin, unit } = world;
  const { floor, eaves, ridge } = at;
  const iron = litColour(world, hex('#f2f8f2'), 0.95);
  const left = -margin;
  const right = size.width + margin;
  const x = size.width / 2;
  const roof = (share: number) => (Math.abs(share - 0.5) * 2) ** 1.15 * (eaves - ridge) + ridge;
  const shine = brush.createLinearGradient(left, 0, right, floor);
  shine.addColorStop(0, css(WHITE, 0.26));
  shine.addColorStop(0.35, css(WHITE, 0.04));
  shine.addColorStop(0.6, css(WHITE, 0.18));
  shine.addColorStop(1, css(WHITE, 0.05));
  brush.fillStyle = shine;
  brush.fillRect(left, -margin, right - left, floor + margin);
  brush.strokeStyle = css(iron, 0.95);
  brush.lineCap = 'round';
  const bays = 8;
  for (let bay = 0; bay <= bays; bay += 1) {
    const share = bay / bays;
    const post = left + (right - left) * share;
    brush.lineWidth = unit * (bay % 4 === 0 ? 12 : 6);
    brush.beginPath();
    brush.moveTo(post, floor);
    brush.lineTo(post, roof(share));
    brush.quadraticCurveTo(
      post + (x - post) * 0.2,
      roof(share) * 0.4,
      x + (post - x) * 0.7,
      -margin,
    );
    brush.stroke();
  }
  brush.lineWidth = unit * 12;
  brush.beginPath();
  for (let step = 0; step <= 40; step += 1)
    brush.lineTo(left + ((right - left) * step) / 40, roof(step / 40));
  brush.stroke();
  brush.lineWidth = unit * 5;
  for (const share of [0.34, 0.67]) {
    brush.beginPath();
    brush.moveTo(left, eaves + (floor - eaves) * share);
    brush.lineTo(right, eaves + (floor - eaves) * share);
    brush.stroke();
  }
  brush.fillStyle = css(mix(iron, world.light.shadow, 0.2));
  brush.fillRect(left, floor - unit * 26, right - left, unit * 28);
}
