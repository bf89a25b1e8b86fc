import { createCanvas } from '@napi-rs/canvas';
import type { Traits } from '../../icons/traits.ts';
import type { Brush } from '../../scene/world.ts';
import { cut, type Sprite } from '../sprite.ts';

/** A whole icon that is moved as one piece, and waves or flaps where it is soft. */
export interface Puppet {
  readonly sprite: Sprite;
  readonly traits: Traits;
  readonly height: number;
}

/** Slices of a waving icon; they are sheared to meet their neighbours, so few are enough. */
const SLICES = 14;

/** Rotated, without the empty corners of the rotated square. */
export function levelled(sprite: Sprite, degrees: number): Sprite {
  if (degrees === 0) return sprite;
  const angle = (degrees * Math.PI) / 180;
  const across =
    Math.abs(sprite.width * Math.cos(angle)) + Math.abs(sprite.height * Math.sin(angle));
  const down = Math.abs(sprite.width * Math.sin(angle)) + Math.abs(sprite.height * Math.cos(angle));
  const bitmap = createCanvas(Math.ceil(across), Math.ceil(down));
  const brush = bitmap.getContext('2d');
  brush.translate(bitmap.width / 2, bitmap.height / 2);
  brush.rotate(angle);
  brush.drawImage(sprite.bitmap, -sprite.width / 2, -sprite.height / 2);
  const small = cut(bitmap);
  return { bitmap: small, width: small.width, height: small.height };
}

/** Cuts off the water that icons of boats come with; the scene has its own. */
export function withoutWater(sprite: Sprite, waterShare: number): Sprite {
  if (waterShare === 0) return sprite;
  const height = Math.round(sprite.height * (1 - waterShare));
  const bitmap = createCanvas(sprite.width, height);
  bitmap.getContext('2d').drawImage(sprite.bitmap, 0, 0);
  return { bitmap, width: sprite.width, height };
}

/** Drawn size: the height of the actor, less for wide icons. */
export function extentOf({ sprite, height }: Puppet) {
  const scale = height / Math.max(sprite.height, sprite.width * 0.8);
  return { width: sprite.width * scale, height: sprite.height * scale };
}

/** A wave that runs from the head to the tail. */
function drawWaving(brush: Brush, puppet: Puppet, seconds: number, strength: number): void {
  const { width, height } = extentOf(puppet);
  const { bitmap, ...sprite } = puppet.sprite;
  const from = sprite.width / SLICES;
  const to = width / SLICES;
  const riseAt = (along: number) => {
    const tail = puppet.traits.facing === 1 ? 1 - along : along;
    return Math.sin(seconds * 5 - tail * 4.2) * height * 0.05 * strength * (0.2 + tail);
  };
  for (let at = 0; at < SLICES; at += 1) {
    const rise = riseAt(at / SLICES);
    const slope = (riseAt((at + 1) / SLICES) - rise) / to;
    brush.save();
    brush.transform(1, slope, 0, 1, -width / 2 + at * to, rise - height);
    brush.drawImage(bitmap, at * from, 0, from + 1, sprite.height, 0, 0, to + 0.8, height);
    brush.restore();
  }
}

export function drawPuppet(
  brush: Brush,
  puppet: Puppet,
  moment: { seconds: number; facing: number; isActive: boolean },
): void {
  const { traits, sprite } = puppet;
  const { width, height } = extentOf(puppet);
  const mirrored = traits.facing !== 0 && traits.facing !== moment.facing;
  brush.scale(mirrored ? -1 : 1, 1);
  if (traits.flex === 'flap' && moment.isActive) {
    const beat = Math.sin(moment.seconds * (traits.relativeHeight < 0.4 ? 22 : 13));
    const squeeze =
      traits.facing === 0 ? { x: 0.62 + 0.38 * Math.abs(beat), y: 1 } : { x: 1, y: 1 + 0.1 * beat };
    brush.translate(0, -height / 2);
    brush.scale(squeeze.x, squeeze.y);
    brush.drawImage(sprite.bitmap, -width / 2, -height / 2, width, height);
    return;
  }
  if (traits.flex === 'wave') drawWaving(brush, puppet, moment.seconds, moment.isActive ? 1 : 0.35);
  else brush.drawImage(sprite.bitmap, -width / 2, -height, width, height);
}
