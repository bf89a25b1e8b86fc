import type { Light } from '../scene/light.ts';
import { type Brush, type Element, litColour, type World } from '../scene/world.ts';
import { type Colour, css, hex, mix, WHITE } from './colour.ts';
import { type PaintArea, paintLayer } from './layer.ts';
import type { Box } from './props/furniture.ts';
import { fromTop, glow, roundedBox } from './strokes.ts';

export type Paint = (brush: Brush, area: PaintArea) => void;

/** Where the wall meets the floor, and where the actors stand. */
export function roomLevels({ size }: World) {
  const isTall = size.height > size.width;
  return {
    isTall,
    floor: size.height * (isTall ? 0.71 : 0.69),
    groundY: size.height * (isTall ? 0.83 : 0.88),
  };
}

/** White lamps, as in an office or a hospital. */
export function whiteLight({ light }: World): Light {
  return {
    ...light,
    ambient: light.isDark ? hex('#d3dcec') : mix(light.ambient, WHITE, 0.7),
    key: light.isDark ? hex('#f4f8ff') : mix(light.key, WHITE, 0.5),
    shadow: light.isDark ? hex('#1f2a48') : hex('#48557a'),
    fog: hex('#e6eef4'),
    haze: 0.2,
  };
}

/** Candles and torches: a warm light in a dark room. */
export function fireLight({ light }: World): Light {
  return {
    ...light,
    ambient: light.isDark ? hex('#c49a80') : hex('#e6c8a8'),
    key: hex('#ffcf8a'),
    shadow: hex('#1c1228'),
    fog: hex('#8a6a5a'),
    haze: 0.2,
    isDark: true,
  };
}

/** What the prompt says is the colour of the place; otherwise its own. */
export function ownPaint({ description, light }: World, own: Colour): Colour {
  return description.accent === null ? own : mix(light.accent, WHITE, 0.25);
}

/** While the room scrolls, its furniture comes twice, so that no wall is bare. */
function repeat(brush: Brush, world: World, area: PaintArea, paint: Paint): void {
  if (world.speed === 0) {
    paint(brush, area);
    return;
  }
  const half = area.width / 2;
  // The first is the end of the last, beyond the seam where the layer repeats.
  for (const shift of [-half, 0, half]) {
    brush.save();
    brush.translate(shift, 0);
    paint(brush, { left: area.left, width: half });
    brush.restore();
  }
}

export function backWall(
  world: World,
  plan: { readonly floor: number; readonly colour: Colour; readonly skirting?: Colour },
  paint: Paint,
): Element {
  const { light, unit, margin } = world;
  const { floor } = plan;
  const wall = litColour(world, ownPaint(world, plan.colour), 1);
  return paintLayer(world, { depth: 0.55, top: -margin, bottom: floor + 2 }, (brush, area) => {
    const tones = [mix(wall, light.shadow, 0.24), wall, mix(wall, light.key, 0.2)];
    brush.fillStyle = fromTop(brush, [0, floor], tones);
    brush.fillRect(area.left, -margin, area.width, floor + margin + 2);
    repeat(brush, world, area, paint);
    if (plan.skirting === undefined) return;
    brush.fillStyle = css(litColour(world, plan.skirting, 1));
    brush.fillRect(area.left, floor - unit * 16, area.width, unit * 18);
  });
}

export type FloorKind = 'boards' | 'tiles' | 'plain' | 'checks' | 'stone';

function floorPattern(
  brush: Brush,
  world: World,
  kind: FloorKind,
  ground: Colour,
  span: { floor: number; bottom: number },
  area: PaintArea,
): void {
  const { unit, light, size } = world;
  const { floor, bottom } = span;
  if (kind === 'plain') return;
  const centre = size.width / 2;
  const gap = unit * (kind === 'boards' ? 90 : 150);
  const rows = [0, 0.1, 0.24, 0.42, 0.66, 1].map((share) => floor + (bottom - floor) * share);
  const many = Math.ceil(area.width / gap) + 1;
  if (kind === 'checks') {
    brush.fillStyle = css(mix(ground, light.shadow, 0.5), 0.55);
    for (let row = 0; row + 1 < rows.length; row += 1) {
      const [high = floor, low = bottom] = [rows[row], rows[row + 1]];
      const wide = (y: number) => gap * (0.55 + (0.75 * (y - floor)) / (bottom - floor));
      for (let at = -many + (row % 2); at < many; at += 2) {
        brush.beginPath();
        brush.moveTo(centre + at * wide(high), high);
        brush.lineTo(centre + (at + 1) * wide(high), high);
        brush.lineTo(centre + (at + 1) * wide(low), low);
        brush.lineTo(centre + at * wide(low), low);
        brush.fill();
      }
    }
    return;
  }
  brush.strokeStyle = css(mix(ground, light.shadow, 0.45), kind === 'boards' ? 0.32 : 0.26);
  brush.lineWidth = unit * 2;
  brush.beginPath();
  for (let at = -many; at <= many; at += 1) {
    brush.moveTo(centre + at * gap * 0.55, floor);
    brush.lineTo(centre + at * gap * 1.3, bottom);
  }
  if (kind !== 'boards') {
    for (const y of rows) {
      brush.moveTo(area.left, y);
      brush.lineTo(area.left + area.width, y);
    }
  }
  brush.stroke();
}

export function flooring(
  world: World,
  plan: {
    readonly floor: number;
    readonly kind: FloorKind;
    readonly colour: Colour;
    /** How far the things on it rise above the edge of the floor, in 720ths. */
    readonly headroom?: number;
    readonly shine?: number;
  },
  paint: Paint = () => undefined,
): Element {
  const { light, unit, size, margin } = world;
  const { floor } = plan;
  const bottom = size.height + margin;
  const ground = litColour(world, plan.colour, 1);
  const layer = { depth: 0.8, top: floor - unit * (plan.headroom ?? 10), bottom };
  return paintLayer(world, layer, (brush, area) => {
    const tones = [mix(ground, light.key, 0.2), ground, mix(ground, light.shadow, 0.32)];
    brush.fillStyle = fromTop(brush, [floor, bottom], tones);
    brush.fillRect(area.left, floor, area.width, bottom - floor);
    floorPattern(brush, world, plan.kind, ground, { floor, bottom }, area);
    brush.fillStyle = fromTop(
      brush,
      [floor, floor + unit * 26],
      [mix(ground, light.shadow, 0.4), ground],
    );
    brush.globalAlpha = 0.5;
    brush.fillRect(area.left, floor, area.width, unit * 26);
    brush.globalAlpha = 1;
    if (plan.shine !== undefined) {
      const spot = { x: size.width / 2, y: floor + unit * 90, radius: unit * 480 };
      glow(brush, spot, mix(light.key, WHITE, 0.4), plan.shine);
    }
    repeat(brush, world, area, paint);
  });
}

/** The panes of `wideWindow`. */
export function widePanes(
  { x, y, width, height }: Box,
  columns: number,
  bar: number,
): readonly Box[] {
  const wide = (width - bar * (columns - 1)) / columns;
  return Array.from({ length: columns }, (_, at) => ({
    x: x + at * (wide + bar),
    y,
    width: wide,
    height,
  }));
}

/** A row of tall panes with a painted view behind them. */
export function wideWindow(
  brush: Brush,
  world: World,
  box: Box,
  look: {
    readonly view: Parameters<Brush['drawImage']>[0];
    readonly columns: number;
    readonly frame: Colour;
  },
): void {
  const { unit, light } = world;
  const frame = litColour(world, look.frame, 1);
  const rim = unit * 12;
  brush.fillStyle = css(mix(frame, light.shadow, 0.15));
  roundedBox(
    brush,
    { x: box.x - rim, y: box.y - rim, width: box.width + 2 * rim, height: box.height + 2 * rim },
    unit * 6,
  );
  for (const pane of widePanes(box, look.columns, unit * 9)) {
    brush.save();
    brush.beginPath();
    brush.rect(pane.x, pane.y, pane.width, pane.height);
    brush.clip();
    brush.drawImage(look.view, box.x, box.y);
    const shine = brush.createLinearGradient(
      pane.x,
      pane.y,
      pane.x + pane.width,
      pane.y + pane.height,
    );
    shine.addColorStop(0, css(WHITE, 0.2));
    shine.addColorStop(0.45, css(WHITE, 0));
    brush.fillStyle = shine;
    brush.fillRect(pane.x, pane.y, pane.width, pane.height);
    brush.restore();
  }
  brush.fillStyle = css(mix(frame, WHITE, 0.3));
  roundedBox(
    brush,
    {
      x: box.x - rim * 1.8,
      y: box.y + box.height + rim * 0.4,
      width: box.width + rim * 3.6,
      height: unit * 15,
    },
    unit * 5,
  );
}
