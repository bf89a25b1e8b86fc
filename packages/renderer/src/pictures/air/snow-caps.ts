import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Box } from '../../draw/props/furniture.ts';
import { smooth } from '../../scene/easing.ts';
import type { Brush, Moment } from '../../scene/world.ts';

type Painter = (brush: Brush, moment: Moment) => void;

const LIES =
  /\b(?:roofs?|rooftops?|houses?|village|everything|ground|landscape|trees?|field|world)\b[^,.;]{0,30}\b(?:white|snowy|snow[- ]covered|covered (?:in|with|by) (?:\p{L}+ )?snow)\b|\bsnow(?:fall)? (?:\p{L}+ )?(?:covers?|settles?|lies|piles?|blankets?|collects?|gathers?|buries)\b|\b(?:deep|thick) snow\b|\bsnow on (?:the|her|his|its) (?:roofs?|rooftops?|head|hat|shoulders?|hair)\b/iu;

/** In winter there is snow on roofs, but not on whoever stands before them. */
const WINTERLY = /\bwint(?:er|ry)|\bsnowy\b|\bsnow ?storm\b|\bblizzard\b/iu;
const ROOFED =
  /\b(?:roofs?|rooftops?|houses?|homes?|villages?|towns?|cottages?|cabins?|huts?|barns?|church(?:es)?)\b/iu;

/** Whether snow stays on what a picture shows. */
export const liesOnTop = (prompt: string): boolean =>
  LIES.test(prompt) || (WINTERLY.test(prompt) && ROOFED.test(prompt));

/** How thick snow gets, as a share of the height of what it lies on. */
const THICK = 0.075;

/** Snow that grows on the upper edges of the subject, which is at `place` in the frame. */
export function snowCaps(prompt: string, mask: Canvas | null, place: Box): readonly Painter[] {
  if (mask === null || !liesOnTop(prompt)) return [];
  const [wide, tall] = [Math.ceil(place.width), Math.ceil(place.height)];
  const capOf = (share: number) => {
    const canvas = createCanvas(wide, tall);
    const brush = canvas.getContext('2d');
    brush.drawImage(mask, 0, 0, wide, tall);
    brush.globalCompositeOperation = 'source-in';
    brush.fillStyle = '#f7fbff';
    brush.fillRect(0, 0, wide, tall);
    brush.globalCompositeOperation = 'destination-out';
    // Where it is only half as thick beside, its lower edge is uneven.
    const down = tall * THICK * share;
    for (const [aside, far] of [
      [-0.006, 1],
      [0.006, 0.86],
    ] as const)
      brush.drawImage(mask, aside * wide, down * far, wide, tall);
    return canvas;
  };
  const caps = [0.35, 0.7, 1].map(capOf);
  return [
    (brush, { progress }) => {
      const grown = smooth((progress - 0.05) / 0.75) * caps.length;
      brush.save();
      for (const [at, cap] of caps.entries()) {
        brush.globalAlpha = Math.max(0, Math.min(1, grown - at));
        if (brush.globalAlpha > 0) brush.drawImage(cap, place.x, place.y);
      }
      brush.restore();
    },
  ];
}
