import type { Brush } from '../scene/world.ts';

/** A drop of water that lies on something. */
export function drop(brush: Brush, x: number, y: number, radius: number): void {
  brush.fillStyle = 'rgba(20,60,90,0.35)';
  brush.beginPath();
  brush.ellipse(x, y + radius * 0.16, radius, radius * 1.22, 0, 0, 7);
  brush.fill();
  brush.fillStyle = 'rgba(226,244,255,0.82)';
  brush.beginPath();
  brush.ellipse(x, y, radius * 0.9, radius * 1.1, 0, 0, 7);
  brush.fill();
  brush.fillStyle = 'rgba(255,255,255,0.95)';
  brush.beginPath();
  brush.ellipse(x - radius * 0.28, y - radius * 0.38, radius * 0.26, radius * 0.3, 0, 0, 7);
  brush.fill();
}
