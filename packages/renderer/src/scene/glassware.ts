import { Path2D } from '@napi-rs/canvas';
import { css, hex, WHITE } from '../draw/colour.ts';
import type { Glassware } from '../parse-prompt/scene-description.ts';
import { GLASS_BALL, GLASS_GLEAM, GLOBE_BAND } from '../things/household/glass-ball.ts';
import { darker, lighter } from '../things/pen.ts';
import type { Brush } from './world.ts';

/** A vessel of glass on a sheet that is 100 units high. */
export interface Vessel {
  readonly width: number;
  /** The outline of the glass. */
  readonly glass: string;
  /** What of the sheet the world in it fills. */
  readonly inside: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  /** A gleam on the glass. */
  readonly gleam: string;
  /** What the glass stands on, or is closed with. */
  readonly fittings: readonly (readonly [shape: string, colour: string])[];
  readonly isAfloat?: true;
}

const IN_BALL = { x: 3, y: 1, width: 84, height: 84 } as const;

export const VESSELS: Readonly<Record<Glassware, Vessel>> = {
  'snow-globe': {
    width: 90,
    glass: GLASS_BALL,
    inside: IN_BALL,
    gleam: GLASS_GLEAM,
    fittings: [
      ['M18 80H72L80 95Q45 101 10 95Z', '#8a5a34'],
      [GLOBE_BAND, '#e2b64c'],
      ['M10 94Q45 100 80 94V98Q45 103 10 98Z', '#6e4526'],
    ],
  },
  'crystal-ball': {
    width: 90,
    glass: GLASS_BALL,
    inside: IN_BALL,
    gleam: GLASS_GLEAM,
    fittings: [
      ['M22 78Q45 92 68 78L72 84Q45 97 18 84Z', '#c9a24a'],
      ['M28 88H62L70 99H20Z', '#4a3f66'],
    ],
  },
  'light-bulb': {
    width: 66,
    glass: 'M33 1C52 1 65 15 65 34C65 50 53 57 49 74H17C13 57 1 50 1 34C1 15 14 1 33 1Z',
    inside: { x: 1, y: 1, width: 64, height: 74 },
    gleam: 'M9 32Q10 16 26 9Q16 20 16 36Q10 40 9 32Z',
    fittings: [
      ['M16 73H50V92Q42 97 33 97T16 92Z', '#aeb4bf'],
      ['M15 77H51V80H15ZM15 83H51V86H15ZM17 89H49V92H17Z', '#7f8694'],
      ['M27 95H39L36 100H30Z', '#4c4f5a'],
    ],
  },
  'glass-dome': {
    width: 84,
    glass: 'M6 88V42Q6 5 42 5T78 42V88Z',
    inside: { x: 6, y: 5, width: 72, height: 83 },
    gleam: 'M13 42Q14 20 32 12Q21 24 20 56Q14 58 13 42Z',
    fittings: [
      ['M38 0H46L48 5H36Z', '#cfd6de'],
      ['M0 87H84V95Q42 101 0 95Z', '#8a5a34'],
      ['M0 86H84V89H0Z', '#a9764a'],
    ],
  },
  'soap-bubble': {
    width: 100,
    glass: 'M50 1A49 49 0 1 1 49.9 1Z',
    inside: { x: 1, y: 1, width: 98, height: 98 },
    gleam: 'M12 44Q14 20 38 9Q24 24 22 48Q14 54 12 44Z',
    fittings: [],
    isAfloat: true,
  },
  jar: {
    width: 80,
    glass: 'M13 15H67Q79 19 79 33V88Q79 99 67 99H13Q1 99 1 88V33Q1 19 13 15Z',
    inside: { x: 1, y: 15, width: 78, height: 84 },
    gleam: 'M8 36Q9 26 17 24Q14 34 14 80Q9 84 8 74Z',
    fittings: [
      ['M10 3Q40 -1 70 3V15Q40 19 10 15Z', '#b9bfc9'],
      ['M10 8H70V10H10ZM10 12H70V14H10Z', '#8d94a0'],
    ],
  },
  bottle: {
    width: 212,
    glass:
      'M22 12H128Q150 12 166 36Q172 43 184 43H198V61H184Q172 61 166 68Q150 92 128 92H22Q5 92 5 76V28Q5 12 22 12Z',
    inside: { x: 5, y: 12, width: 164, height: 80 },
    gleam: 'M24 22Q80 17 130 21Q80 22 26 31Q18 30 24 22Z',
    fittings: [
      ['M192 41H212V63H192Z', '#b98a5a'],
      ['M36 88Q50 96 64 88L68 100H32Z', '#8a5a34'],
      ['M104 88Q118 96 132 88L136 100H100Z', '#8a5a34'],
    ],
  },
};

/** Light on the glass, darker towards its rim, and what it stands on. */
export function drawGlass(brush: Brush, { glass, width, gleam, fittings, inside }: Vessel): void {
  const outline = new Path2D(glass);
  const [x, y] = [inside.x + inside.width / 2, inside.y + inside.height / 2];
  const reach = Math.max(inside.width, inside.height) / 2;
  const rim = brush.createRadialGradient(x, y, reach * 0.62, x, y, reach * 1.08);
  rim.addColorStop(0, css(hex('#0d2038'), 0));
  rim.addColorStop(1, css(hex('#0d2038'), 0.42));
  brush.fillStyle = rim;
  brush.fill(outline);
  brush.strokeStyle = css(WHITE, 0.7);
  brush.lineWidth = 1.1;
  brush.stroke(outline);
  brush.fillStyle = css(WHITE, 0.5);
  brush.fill(new Path2D(gleam));
  for (const [shape, colour] of fittings) {
    const light = brush.createLinearGradient(0, 0, width, 0);
    light.addColorStop(0.1, css(hex(colour)));
    light.addColorStop(0.35, css(hex(lighter(colour))));
    light.addColorStop(0.9, css(hex(darker(colour))));
    brush.fillStyle = light;
    brush.fill(new Path2D(shape));
  }
}
