import type { SKRSContext2D } from '@napi-rs/canvas';
import { between, pick, type Random } from '../../random.ts';

/** A sheet on which a texture is painted; `unit` is a hundredth of its longer side. */
export interface Sheet {
  readonly brush: SKRSContext2D;
  readonly width: number;
  readonly height: number;
  readonly unit: number;
  readonly next: Random;
}

export type Texture = (sheet: Sheet) => void;

export const TURN = 2 * Math.PI;

/** Calls `paint` at about as many places as fill the sheet, so many units apart. */
export function scatter(
  { width, height, unit, next }: Sheet,
  apart: number,
  paint: (x: number, y: number) => void,
): void {
  const step = apart * unit;
  for (let y = 0; y < height + step; y += step)
    for (let x = 0; x < width + step; x += step)
      paint(x + between(next, -0.5, 0.5) * step, y + between(next, -0.5, 0.5) * step);
}

export function dot(brush: SKRSContext2D, x: number, y: number, radius: number): void {
  brush.beginPath();
  brush.arc(x, y, radius, 0, TURN);
  brush.fill();
}

/** Light from the upper left that runs over a smooth surface. */
export const gleams: Texture = ({ brush, width, height, unit }) => {
  brush.lineCap = 'round';
  for (const [at, wide, alpha] of [
    [0.2, 7, 0.5],
    [0.3, 2.4, 0.55],
    [0.62, 4, 0.3],
    [0.86, 6, 0.22],
  ] as const) {
    brush.strokeStyle = `rgba(255,255,255,${alpha})`;
    brush.lineWidth = wide * unit;
    const x = at * (width + height);
    brush.beginPath();
    brush.moveTo(x, -height * 0.1);
    brush.lineTo(x - height * 1.1, height);
    brush.stroke();
  }
};

/** Flat pieces that catch the light in different ways. */
export const facets: Texture = (sheet) => {
  const { brush, unit, next } = sheet;
  scatter(sheet, 11, (x, y) => {
    brush.fillStyle =
      next() < 0.6
        ? `rgba(255,255,255,${between(next, 0.08, 0.42)})`
        : `rgba(40,60,110,${between(next, 0.04, 0.16)})`;
    const corner = () =>
      [x + between(next, -12, 12) * unit, y + between(next, -12, 12) * unit] as const;
    brush.beginPath();
    brush.moveTo(...corner());
    brush.lineTo(...corner());
    brush.lineTo(...corner());
    brush.fill();
  });
};

/** Long lines along which wood has grown, with knots. */
export const grain: Texture = (sheet) => {
  const { brush, width, height, unit, next } = sheet;
  brush.lineWidth = 0.55 * unit;
  for (let x = 0; x < width; x += 2.6 * unit) {
    brush.strokeStyle = `rgba(70,36,12,${between(next, 0.22, 0.6)})`;
    const bend = between(next, -3, 3) * unit;
    brush.beginPath();
    brush.moveTo(x, 0);
    brush.bezierCurveTo(x + bend, height * 0.3, x - bend, height * 0.7, x + bend * 0.4, height);
    brush.stroke();
  }
  scatter(sheet, 34, (x, y) => {
    for (const radius of [1, 2, 3]) {
      brush.beginPath();
      brush.ellipse(x, y, radius * unit, radius * 1.7 * unit, 0, 0, TURN);
      brush.stroke();
    }
  });
};

/** Grains of two shades. */
export const speckles: Texture = (sheet) => {
  const { brush, unit, next } = sheet;
  scatter(sheet, 2, (x, y) => {
    brush.fillStyle = next() < 0.5 ? 'rgba(255,255,255,0.26)' : 'rgba(40,34,40,0.16)';
    dot(brush, x, y, between(next, 0.25, 0.6) * unit);
  });
};

/** Lines that break a hard surface, in one colour. */
const cracks =
  (colour: string, wide: number): Texture =>
  (sheet) => {
    const { brush, unit, next } = sheet;
    brush.strokeStyle = colour;
    brush.lineWidth = wide * unit;
    brush.lineJoin = 'round';
    scatter(sheet, 15, (x, y) => {
      brush.beginPath();
      brush.moveTo(x, y);
      let [atX, atY] = [x, y];
      for (let part = 0; part < 4; part += 1) {
        atX += between(next, -5, 5) * unit;
        atY += between(next, 1, 5) * unit;
        brush.lineTo(atX, atY);
      }
      brush.stroke();
    });
  };

export const stony: Texture = (sheet) => {
  speckles(sheet);
  cracks('rgba(50,48,60,0.32)', 0.5)(sheet);
};

export const molten: Texture = (sheet) => {
  cracks('rgba(255,96,20,0.9)', 2.2)(sheet);
  cracks('rgba(255,224,110,0.95)', 0.8)(sheet);
};

/** Tongues of flame from the foot to the top. */
export const tongues: Texture = (sheet) => {
  const { brush, width, height, unit, next } = sheet;
  const heat = brush.createLinearGradient(0, 0, 0, height);
  heat.addColorStop(0, 'rgba(214,40,20,0.55)');
  heat.addColorStop(0.55, 'rgba(255,130,20,0.5)');
  heat.addColorStop(1, 'rgba(255,225,90,0.75)');
  brush.fillStyle = heat;
  brush.fillRect(0, 0, width, height);
  scatter(sheet, 9, (x, y) => {
    brush.fillStyle = pick(next, [
      'rgba(255,214,80,0.7)',
      'rgba(255,150,30,0.7)',
      'rgba(226,60,20,0.6)',
    ]);
    const [wide, tall] = [between(next, 2, 4) * unit, between(next, 8, 15) * unit];
    brush.beginPath();
    brush.moveTo(x, y - tall);
    brush.bezierCurveTo(x + wide * 0.2, y - tall * 0.5, x + wide * 1.4, y - tall * 0.2, x, y);
    brush.bezierCurveTo(
      x - wide * 1.4,
      y - tall * 0.2,
      x - wide * 0.2,
      y - tall * 0.5,
      x,
      y - tall,
    );
    brush.fill();
  });
};

/** Light that plays on water, and bubbles in it. */
export const ripples: Texture = (sheet) => {
  const { brush, width, height, unit, next } = sheet;
  brush.lineWidth = 0.9 * unit;
  for (let y = 0; y < height; y += 5 * unit) {
    brush.strokeStyle = `rgba(255,255,255,${between(next, 0.25, 0.6)})`;
    brush.beginPath();
    for (let x = 0; x <= width; x += 2 * unit)
      brush.lineTo(x, y + Math.sin(x / (4 * unit) + y) * 1.6 * unit);
    brush.stroke();
  }
  scatter(sheet, 13, (x, y) => {
    brush.strokeStyle = 'rgba(255,255,255,0.75)';
    brush.beginPath();
    brush.arc(x, y, between(next, 0.6, 1.8) * unit, 0, TURN);
    brush.stroke();
  });
};

/** Round tufts, light above and dim below. */
const tufts =
  (light: string, dim: string): Texture =>
  (sheet) => {
    const { brush, unit, next } = sheet;
    scatter(sheet, 8, (x, y) => {
      const radius = between(next, 4, 7) * unit;
      const puff = brush.createRadialGradient(x - radius * 0.3, y - radius * 0.4, 0, x, y, radius);
      puff.addColorStop(0, light);
      puff.addColorStop(0.75, light);
      puff.addColorStop(1, dim);
      brush.fillStyle = puff;
      dot(brush, x, y, radius);
    });
  };

export const fluffy = tufts('rgba(255,255,255,0.75)', 'rgba(170,190,225,0.55)');
export const smoky = tufts('rgba(120,116,132,0.45)', 'rgba(36,32,48,0.5)');

/** Points of light, some of them joined. */
export const starry: Texture = (sheet) => {
  const { brush, unit, next } = sheet;
  scatter(sheet, 15, (x, y) => {
    const haze = brush.createRadialGradient(x, y, 0, x, y, 10 * unit);
    haze.addColorStop(
      0,
      pick(next, ['rgba(190,90,255,0.5)', 'rgba(70,150,255,0.5)', 'rgba(255,110,190,0.4)']),
    );
    haze.addColorStop(1, 'rgba(60,40,160,0)');
    brush.fillStyle = haze;
    dot(brush, x, y, 10 * unit);
  });
  brush.fillStyle = '#ffffff';
  scatter(sheet, 4, (x, y) => dot(brush, x, y, between(next, 0.15, 0.85) * unit));
};

/** Rows of stitches. */
export const stitches: Texture = ({ brush, width, height, unit, next }) => {
  const [wide, tall] = [3 * unit, 2.6 * unit];
  brush.lineWidth = 1.05 * unit;
  brush.lineCap = 'round';
  for (let y = 0; y < height + tall; y += tall)
    for (let x = 0; x < width + wide; x += wide) {
      const shade = between(next, 0.3, 0.6);
      for (const [side, tone] of [
        [-1, '255,255,255'],
        [1, '50,30,50'],
      ] as const) {
        brush.strokeStyle = `rgba(${tone},${side < 0 ? shade * 0.8 : shade * 0.55})`;
        brush.beginPath();
        brush.moveTo(x + side * wide * 0.42, y - tall * 0.55);
        brush.lineTo(x, y + tall * 0.25);
        brush.stroke();
      }
    }
};
