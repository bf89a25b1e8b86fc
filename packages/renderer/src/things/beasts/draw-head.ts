import { brightness, hex } from '../../draw/colour.ts';
import { darker, lighter, type Pen } from '../pen.ts';
import type { Species } from './species-traits.ts';

/** Colours of one animal. */
export interface Coat {
  readonly fur: string;
  readonly belly: string;
  readonly mark: string;
}

/** The head is drawn around its middle with a radius of 10, the nose to the right. */
function ear({ ears }: Species, p: Pen, { fur, mark }: Coat, isFar: boolean): void {
  const colour = isFar ? darker(fur, 0.16) : darker(fur, 0.05);
  const x = isFar ? 5 : 0;
  switch (ears) {
    case 'pointed':
      p.path(`M${x - 7} -5L${x - 5} -19L${x + 4} -8Z`, colour);
      if (!isFar) p.path(`M${x - 4.6} -8L${x - 4} -15L${x + 0.6} -9Z`, '#f0a8ac');
      return;
    case 'tufted':
      p.path(`M${x - 7} -5L${x - 5} -19L${x + 4} -8Z`, colour);
      p.path(`M${x - 6.6} -13L${x - 5.4} -24L${x - 2.6} -14Z`, '#3a2e2a');
      if (!isFar) p.path(`M${x - 4.6} -8L${x - 4} -14L${x + 0.6} -9Z`, '#f4e6d2');
      return;
    case 'round':
      p.ball(x - 4, -9.5, 4.6, colour);
      if (!isFar) p.ball(x - 3.8, -9, 2.5, darker(mark, 0.1));
      return;
    case 'long':
      p.path(`M${x - 6} -7Q${x - 14} -30 ${x - 8} -32Q${x} -30 ${x + 1} -8Z`, colour);
      if (!isFar)
        p.path(`M${x - 4.5} -10Q${x - 9} -26 ${x - 7.4} -28Q${x - 2} -24 ${x - 1} -10Z`, '#f4b6c0');
      return;
    case 'flat':
      if (!isFar) p.path('M-6 -8Q2 -10 2 -4Q2 6 -5 9Q-11 6 -10 -2Z', darker(mark, 0.02));
      return;
    case 'leaf':
      p.path(`M${x - 4} -6Q${x - 14} -16 ${x - 15} -9Q${x - 12} -3 ${x - 4} -3Z`, colour);
  }
}

function horns({ has }: Species, p: Pen, { mark }: Coat): void {
  if (has.includes('horn')) {
    p.path('M2 -8L9 -30L8 -6Z', '#ffd45e');
    p.line('M4.4 -14L7.6 -13M5.6 -19L8.2 -18.4', 0.8, '#e0a92e');
  }
  if (has.includes('knobs')) {
    p.line('M-2 -8L-4 -17M3 -9L2 -18', 2.4, mark);
    p.ball(-4, -17, 2.2, mark);
    p.ball(2, -18, 2.2, mark);
  }
  if (has.includes('horns')) p.line('M0 -8Q-2 -16 6 -18', 3.4, '#e9dcc0');
  if (has.includes('antlers')) {
    p.line(
      'M-1 -8Q-6 -20 -2 -30M-3.6 -18Q4 -20 5 -27M-4 -24Q-10 -26 -11 -31',
      2.2,
      brightness(hex(mark)) > 0.6 ? '#a5835c' : lighter(mark, 0.25),
    );
  }
}

function muzzle(species: Species, p: Pen, coat: Coat): number {
  const reach = 10 + species.build.muzzle * 10;
  const isBlunt = species.has.includes('snout');
  const [top, low] = isBlunt ? [-2, 8.5] : [-1, 7];
  p.path(
    `M2 -7Q${reach * 0.6} ${top - 3} ${reach - 2} ${top}Q${reach + 2} ${top + 3} ${reach - 1} ${low - 1}Q${reach * 0.5} ${low + 3} -2 8Z`,
    coat.fur,
  );
  p.path(
    `M6 4Q${reach * 0.7} 3 ${reach - 0.6} 3.4Q${reach + 0.6} ${low} ${reach - 3} ${low}Q${reach * 0.5} ${low + 2.4} 0 8Z`,
    coat.belly,
  );
  // A short trunk that hangs over the mouth.
  if (species.has.includes('proboscis')) {
    p.path(
      `M${reach - 7} -3Q${reach + 3} -4 ${reach + 5} 4Q${reach + 6} 11 ${reach + 2.5} 13Q${reach - 1} 13 ${reach} 8Q${reach - 1} 5 ${reach - 6} 5Z`,
      lighter(coat.fur, 0.08),
    );
    p.spot(reach + 3, 11, 0.8, 1, darker(coat.fur, 0.5));
    return reach;
  }
  if (isBlunt) {
    p.oval(
      reach - 1.4,
      3,
      3,
      5.4,
      lighter(species.pattern === 'patches' ? '#f4a9b4' : coat.mark, 0.1),
    );
    p.spot(reach - 0.6, 1.4, 0.8, 1.1, darker(coat.mark, 0.4));
  } else if (species.has.includes('hooves')) {
    p.spot(reach - 2, 1.6, 1, 1.3, darker(coat.fur, 0.55));
  } else p.ball(reach - 0.6, 0.4, species.build.muzzle > 0.5 ? 2.6 : 1.9, '#3a2a34');
  return reach;
}

/** Out of the mouth, down to what is licked. */
export function drawTongue({ build }: Species, p: Pen): void {
  const reach = 10 + build.muzzle * 10;
  p.path(
    `M${reach - 5} 5Q${reach + 3} 5 ${reach + 2} 13Q${reach - 2} 16 ${reach - 4} 12Z`,
    '#ef6f86',
  );
}

/** An eye, or the lid over it. */
function eye(p: Pen, isAsleep: boolean): void {
  if (isAsleep) {
    p.line('M0.8 -2.4Q3.4 0.4 6 -2.4', 1, '#241c28');
    return;
  }
  p.spot(3.4, -2.4, 1.7, 2.1, '#241c28');
  p.spot(4, -3.2, 0.6, 0.7, '#ffffff');
}

/** A head from the side. `isOpen` when it barks, howls or roars. */
export function drawHead(
  species: Species,
  p: Pen,
  coat: Coat,
  { isOpen, isAsleep }: { readonly isOpen: boolean; readonly isAsleep: boolean },
): void {
  const isBaggy = species.pattern === 'wool';
  const skin: Coat = isBaggy ? { ...coat, fur: coat.mark, belly: lighter(coat.mark, 0.12) } : coat;
  const dark: Coat = species.pattern === 'panda' ? { ...skin, fur: coat.mark } : skin;
  ear(species, p, dark, true);
  if (isOpen) {
    const reach = 10 + species.build.muzzle * 9;
    p.path(`M2 4Q${reach * 0.5} 8 ${reach - 3} 12Q${reach * 0.4} 16 -2 8Z`, darker(skin.fur, 0.1));
    p.path(`M4 5Q${reach * 0.5} 8 ${reach - 3} 10L${reach - 1} 5Z`, '#b8474f');
  }
  p.ball(0, 0, 10.2, skin.fur);
  const reach = muzzle(species, p, skin);
  if (!isOpen && !species.has.includes('snout'))
    p.line(`M${reach - 1.5} 4Q${reach * 0.7} 7.4 ${reach * 0.5} 5.6`, 0.9, darker(skin.fur, 0.6));
  if (species.has.includes('mask')) p.path('M-2 -5Q6 -6 10 -1Q6 4 0 2Q-3 -1 -2 -5Z', coat.mark);
  if (species.pattern === 'panda') p.oval(3, -1, 3.4, 4, coat.mark);
  eye(p, isAsleep);
  if (isBaggy) {
    for (const [x, y, r] of [
      [-4, -8, 5],
      [2, -9.5, 4.4],
      [-8, -3, 4.6],
    ] as const)
      p.ball(x, y, r, coat.fur);
  }
  horns(species, p, coat);
  ear(species, p, dark, false);
}
