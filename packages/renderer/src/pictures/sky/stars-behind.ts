import { hex, WHITE } from '../../draw/colour.ts';
import { glowDot } from '../../draw/particles/sprites.ts';
import { between } from '../../random.ts';
import type { Brush, Moment, World } from '../../scene/world.ts';

const STARS = String.raw`(?<!\b(?:five|four|three|four and a half|[1-5]|shooting|falling|movie|pop|rock|film) )\bstars\b`;
const BACK = String.raw`(?:behind|around|in the back(?:ground)?)\b`;
const ADRIFT = '(?:float|drift|fly|flow|swirl|pass|mov)(?:ing|s|es)?';
const STARRY = String.raw`\b(?:starry|star-?lit|star-?filled)\b`;
const BEHIND = new RegExp(
  `${STARS}[^,.;]*\\b${BACK}|${STARS} (?:are )?${ADRIFT}|${ADRIFT} ${STARS}|\\b${BACK}[^,.;]*${STARS}|^[^,.;]*\\bstarry (?:background|backdrop)|${STARRY}[^,.;]*\\b${BACK}|\\b${BACK}[^,.;]*${STARRY}`,
  'iu',
);

/** Whether stars are asked for behind the subject of a picture, rather than in its sky. */
export const hasStarsBehind = (prompt: string): boolean => BEHIND.test(prompt);

const FLOATS = new RegExp(`${STARS} (?:are )?${ADRIFT}|${ADRIFT} ${STARS}`, 'iu');

const WHEELS =
  /\btime-?lapse\b|\bstar ?trails?\b|\bstars\b[^,.;]{0,20}\b(?:wheel|circl|rotat|turn|spin|streak)/iu;
const TURN_PER_SECOND = 0.09;
const TRAIL = 0.1;
const TRAILS = 150;

/** The stars of a whole night go round the pole, each with a trail. */
function starTrails({ size, unit, random: named }: World): (brush: Brush, moment: Moment) => void {
  const random = named('star-trails');
  const pole = { x: size.width * 0.5, y: size.height * 0.62 };
  const most = Math.hypot(size.width, size.height) * 0.75;
  const points = Array.from({ length: TRAILS }, (_, at) => ({
    far: most * Math.sqrt((at + 0.5) / TRAILS),
    angle: random() * 2 * Math.PI,
    wide: unit * between(random, 2, at % 5 === 0 ? 6.4 : 4),
    shine: between(random, 0.5, 1),
  }));
  return (brush, { seconds }) => {
    brush.save();
    brush.fillStyle = 'rgba(8,12,40,0.5)';
    brush.fillRect(0, 0, size.width, size.height);
    brush.strokeStyle = '#eef3ff';
    brush.lineCap = 'round';
    for (const { far, angle, wide, shine } of points) {
      const at = angle + seconds * TURN_PER_SECOND;
      for (const [back, alpha] of [
        [TRAIL, 0.35],
        [0.004, 1],
      ] as const) {
        brush.globalAlpha = shine * alpha;
        brush.lineWidth = alpha === 1 ? wide * 1.4 : wide * 0.8;
        brush.beginPath();
        brush.arc(pole.x, pole.y, far, at - back, at);
        brush.stroke();
      }
    }
    brush.restore();
  };
}

const COUNT = 90;

/** A point of light with four rays. */
export function star(brush: Brush, x: number, y: number, reach: number): void {
  const waist = reach * 0.1;
  brush.beginPath();
  brush.moveTo(x, y - reach);
  brush.quadraticCurveTo(x + waist, y - waist, x + reach, y);
  brush.quadraticCurveTo(x + waist, y + waist, x, y + reach);
  brush.quadraticCurveTo(x - waist, y + waist, x - reach, y);
  brush.quadraticCurveTo(x - waist, y - waist, x, y - reach);
  brush.fill();
}

/** Stars that twinkle before a dimmed background, large enough to be seen on a small screen. */
export function starsBehind(world: World, prompt: string): (brush: Brush, moment: Moment) => void {
  const { size, unit } = world;
  const random = world.random('stars-behind');
  const halo = glowDot(hex('#cfe0ff'));
  const points = Array.from({ length: COUNT }, (_, at) => ({
    x: (((at * 0.618) % 1) * 0.96 + 0.02 + 0.03 * random()) * size.width,
    y: (((at + 0.5) / COUNT) * 0.94 + 0.03 * random()) * size.height,
    reach: unit * between(random, 5, at % 4 === 0 ? 30 : 13),
    phase: random() * 6,
    beat: between(random, 1.6, 3.4),
  }));
  if (WHEELS.test(prompt)) return starTrails(world);
  const pace = FLOATS.test(prompt) ? size.height * 0.05 : 0;
  return (brush, { seconds }) => {
    brush.save();
    brush.fillStyle = 'rgba(10,14,46,0.66)';
    brush.fillRect(0, 0, size.width, size.height);
    brush.fillStyle = `rgb(${WHITE.join(',')})`;
    for (const { x, y: start, reach, phase, beat } of points) {
      const tall = size.height + reach * 2;
      const y =
        ((start + reach - pace * seconds * (0.5 + reach / unit / 30) + tall * 4) % tall) - reach;
      const shine = 0.62 + 0.38 * Math.sin(seconds * beat + phase);
      brush.globalAlpha = shine * 0.8;
      const wide = reach * 2.6;
      brush.drawImage(halo, x - wide / 2, y - wide / 2, wide, wide);
      brush.globalAlpha = shine;
      star(brush, x, y, reach * (0.8 + 0.2 * shine));
    }
    brush.restore();
  };
}
