import type { SceneDescription } from '../../parse-prompt/scene-description.ts';
import type { Brush, World } from '../../scene/world.ts';

const WATER = ['rgba(120,200,240,0.85)', 'rgba(44,140,205,0.8)'] as const;
const PAINTS = [
  ['#ff7aa8', '#e5266f'],
  ['#ffd75a', '#f2a900'],
  ['#6fd3ff', '#1487d6'],
  ['#9be37a', '#3fa02b'],
  ['#c79bff', '#7b3fd0'],
] as const;
const PAINTED =
  /\b(?:paint|colou?r|ink|rainbow)\b[^,.;]*\b(?:splash|splatter|explo|burst|drop)|\b(?:splash|explo|burst)\p{L}* (?:of|in|into|through|with|by) (?:\p{L}+ )?(?:paint|colou?r|ink)/iu;
const POWDERED = /\bpowder\b/iu;

/** A crown of drops that is thrown up around the foot again and again. */
function splashOf(unit: number, colours: readonly (readonly [string, string])[]) {
  const drops = 46;
  return (brush: Brush, { x, y }: { x: number; y: number }, seconds: number): void => {
    for (let drop = 0; drop < drops; drop += 1) {
      const age = (seconds * 0.55 + drop * 0.618) % 1;
      const lane = ((drop * 7) % drops) / (drops / 2) - 1;
      const radius = unit * (6 + (drop % 4) * 5) * (1 - age * 0.45);
      const far = lane * unit * (110 + 230 * age);
      const up = unit * (190 + (drop % 5) * 58) * 4 * age * (1 - age) * (1 - Math.abs(lane) * 0.45);
      const [left, top] = [x + far, y - up];
      const fill = brush.createRadialGradient(
        left - radius * 0.3,
        top - radius * 0.4,
        0,
        left,
        top,
        radius,
      );
      const [bright, deep] = colours[drop % colours.length] ?? WATER;
      // Paint has no more light in it than a drop of it reflects.
      fill.addColorStop(0, colours === PAINTS ? bright : 'rgba(240,251,255,0.95)');
      fill.addColorStop(0.5, bright);
      fill.addColorStop(1, deep);
      brush.globalAlpha = Math.min(1, (1 - age) * 2.2);
      brush.fillStyle = fill;
      brush.beginPath();
      brush.ellipse(left, top, radius * 0.86, radius * 1.1, lane * 0.6, 0, 2 * Math.PI);
      brush.fill();
    }
    brush.globalAlpha = 1;
  };
}

/** Water or paint around the foot of a product, if the prompt speaks of it; otherwise null. */
export function splashFor({ unit }: World, prompt: string, { effects }: SceneDescription) {
  if (POWDERED.test(prompt)) return null;
  if (PAINTED.test(prompt)) return splashOf(unit, PAINTS);
  const isWet = effects.some(({ kind }) => kind === 'splash') || /\bsplash/iu.test(prompt);
  const isBig = /\b(?:big|huge|giant|large|great|massive|dramatic|powerful) splash/iu.test(prompt);
  return isWet ? splashOf(unit * (isBig ? 1.35 : 1), [WATER]) : null;
}
