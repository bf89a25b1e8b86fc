import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { brightness } from '../draw/colour.ts';
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

/** The ground turns white towards the viewer. */
function snowBelow({ width, height }: Canvas, brush: Brush): void {
  const top = height * 0.7;
  const fill = brush.createLinearGradient(0, top, 0, height);
  fill.addColorStop(0, 'rgba(240,246,255,0)');
  fill.addColorStop(0.5, 'rgba(240,246,255,0.6)');
  fill.addColorStop(1, 'rgba(246,250,255,0.88)');
  brush.fillStyle = fill;
  brush.fillRect(0, top, width, height - top);
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
    wash(brush, canvas, 'saturation', '#808080', 0.34);
    wash(brush, canvas, 'soft-light', '#c4dcff', 0.5);
    wash(brush, canvas, 'screen', '#3b4c66', 0.3);
    snowBelow(canvas, brush);
  },
  night: (canvas, brush) => {
    wash(brush, canvas, 'saturation', '#808080', 0.35);
    wash(brush, canvas, 'multiply', '#3d50a0', 0.8);
    wash(brush, canvas, 'screen', '#0b1238', 0.25);
    darkCorners(canvas, brush, 0.4);
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
  if (time === 'night' || time === 'dusk') found.push('night');
  if (has('golden') || time === 'sunset') found.push('golden');
  else if (has('cosy') || has('autumn') || time === 'dawn') found.push('warm');
  else if (has('pastel')) found.push('soft');
  if (has('cinematic')) found.push('dramatic');
  const isWarm = has('cosy') || has('golden');
  if (has('dark') || (!isWarm && (weather.includes('rain') || weather.includes('storm'))))
    found.push('melancholic');
  const isNight = found.includes('night');
  if (!isNight && (weather.includes('snowfall') || particles.includes('snow')))
    found.push('wintry');
  if (has('retro') || styles.includes('film-grain')) found.push('faded');
  if (styles.includes('black-and-white')) found.push('grey');
  return found.length === 0 ? ['plain'] : found;
}

function brightnessOf(canvas: Canvas): number {
  const dot = createCanvas(8, 8);
  const brush = dot.getContext('2d');
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(canvas, 0, 0, 8, 8);
  const pixels = dot.data();
  let sum = 0;
  for (let at = 0; at < 64; at += 1)
    sum += brightness([pixels[at * 4] ?? 0, pixels[at * 4 + 1] ?? 0, pixels[at * 4 + 2] ?? 0]);
  return sum / 64;
}

/** Gives a picture the light that the prompt speaks of. */
export function gradePicture(canvas: Canvas, description: SceneDescription): void {
  const brush = canvas.getContext('2d');
  const isDark = brightnessOf(canvas) < 0.3;
  // A picture of the night is dark enough.
  for (const name of gradesFor(description))
    if (name !== 'night' || !isDark) GRADES[name](canvas, brush);
}
