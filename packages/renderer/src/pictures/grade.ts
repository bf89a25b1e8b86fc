import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { SceneDescription } from '../parse-prompt/scene-description.ts';
import type { Brush } from '../scene/world.ts';

type Grade = (canvas: Canvas, brush: Brush) => void;
type Blend = 'multiply' | 'screen' | 'soft-light' | 'overlay' | 'color' | 'saturation';

function wash(
  brush: Brush,
  { width, height }: Canvas,
  mode: Blend,
  colour: string,
  alpha: number,
): void {
  brush.globalCompositeOperation = mode;
  brush.globalAlpha = alpha;
  brush.fillStyle = colour;
  brush.fillRect(0, 0, width, height);
  brush.globalAlpha = 1;
  brush.globalCompositeOperation = 'source-over';
}

/** Light parts glow into their surroundings. */
function bloom(canvas: Canvas, brush: Brush, alpha: number): void {
  const small = createCanvas(Math.ceil(canvas.width / 6), Math.ceil(canvas.height / 6));
  const onto = small.getContext('2d');
  onto.filter = 'blur(5px)';
  onto.drawImage(canvas, 0, 0, small.width, small.height);
  brush.globalCompositeOperation = 'screen';
  brush.globalAlpha = alpha;
  brush.drawImage(small, 0, 0, canvas.width, canvas.height);
  brush.globalAlpha = 1;
  brush.globalCompositeOperation = 'source-over';
}

/** Light that falls in from a corner. */
function beam(canvas: Canvas, brush: Brush, colour: string, alpha: number): void {
  const { width, height } = canvas;
  const fill = brush.createRadialGradient(
    width * 0.08,
    0,
    0,
    width * 0.08,
    0,
    Math.hypot(width, height) * 0.9,
  );
  fill.addColorStop(0, colour);
  fill.addColorStop(0.45, `${colour}66`);
  fill.addColorStop(1, `${colour}00`);
  brush.globalCompositeOperation = 'screen';
  brush.globalAlpha = alpha;
  brush.fillStyle = fill;
  brush.fillRect(0, 0, width, height);
  brush.globalAlpha = 1;
  brush.globalCompositeOperation = 'source-over';
}

function darkCorners({ width, height }: Canvas, brush: Brush, alpha: number): void {
  const [x, y] = [width / 2, height / 2];
  const fill = brush.createRadialGradient(x, y, Math.min(x, y) * 0.7, x, y, Math.hypot(x, y));
  fill.addColorStop(0, 'rgba(8,6,18,0)');
  fill.addColorStop(1, `rgba(8,6,18,${alpha})`);
  brush.fillStyle = fill;
  brush.fillRect(0, 0, width, height);
}

const GRADES = {
  golden: (canvas, brush) => {
    wash(brush, canvas, 'soft-light', '#ff9d2e', 0.55);
    beam(canvas, brush, '#ffb347', 0.6);
    darkCorners(canvas, brush, 0.3);
  },
  warm: (canvas, brush) => {
    wash(brush, canvas, 'soft-light', '#ffab5c', 0.4);
    beam(canvas, brush, '#ffd9a0', 0.35);
  },
  soft: (canvas, brush) => {
    bloom(canvas, brush, 0.3);
    beam(canvas, brush, '#fff1dc', 0.35);
  },
  dramatic: (canvas, brush) => {
    wash(brush, canvas, 'overlay', '#123a4a', 0.34);
    wash(brush, canvas, 'soft-light', '#ff9a52', 0.22);
    darkCorners(canvas, brush, 0.62);
  },
  melancholic: (canvas, brush) => {
    wash(brush, canvas, 'saturation', '#808080', 0.45);
    wash(brush, canvas, 'multiply', '#8fa3bd', 0.7);
    darkCorners(canvas, brush, 0.5);
  },
  wintry: (canvas, brush) => {
    wash(brush, canvas, 'soft-light', '#c4dcff', 0.5);
    wash(brush, canvas, 'screen', '#3b4c66', 0.3);
  },
  faded: (canvas, brush) => {
    wash(brush, canvas, 'soft-light', '#ffb37a', 0.4);
    wash(brush, canvas, 'screen', '#3a2238', 0.45);
  },
  grey: (canvas, brush) => wash(brush, canvas, 'saturation', '#808080', 1),
  plain: (canvas, brush) => darkCorners(canvas, brush, 0.22),
} satisfies Readonly<Record<string, Grade>>;

type GradeName = keyof typeof GRADES;

function gradesFor({
  moods,
  time,
  weather,
  styles,
  particles,
}: SceneDescription): readonly GradeName[] {
  const has = (mood: SceneDescription['moods'][number]) => moods.includes(mood);
  const found: GradeName[] = [];
  if (has('golden') || time === 'sunset') found.push('golden');
  else if (has('cosy') || has('autumn') || time === 'dawn') found.push('warm');
  else if (has('pastel')) found.push('soft');
  if (has('cinematic')) found.push('dramatic');
  if (has('dark') || weather.includes('rain') || weather.includes('storm'))
    found.push('melancholic');
  if (weather.includes('snowfall') || particles.includes('snow')) found.push('wintry');
  if (has('retro') || styles.includes('film-grain')) found.push('faded');
  if (styles.includes('black-and-white')) found.push('grey');
  return found.length === 0 ? ['plain'] : found;
}

/** Gives a picture the light that the prompt speaks of. */
export function gradePicture(canvas: Canvas, description: SceneDescription): void {
  const brush = canvas.getContext('2d');
  for (const name of gradesFor(description)) GRADES[name](canvas, brush);
}
