import { css, hex, mix } from '../../../draw/colour.ts';
import { furnish } from '../../../draw/furnish.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { fromTop, sideLit } from '../../../draw/strokes.ts';
import { level, type PaintSetting } from '../../scenery.ts';
import { type Brush, type Element, litColour, type World } from '../../world.ts';
import { paintSea } from './sea.ts';

interface Deck {
  /** Where the boards begin, and the top of what is around them. */
  readonly foot: number;
  readonly rail: number;
}

/** Boards that run towards the bow. */
function boards(world: World, { foot }: Deck, wood: string): Element {
  const { unit, size, margin, light } = world;
  const bottom = size.height + margin;
  return paintLayer(world, { depth: 0.84, top: foot - unit * 4, bottom }, (brush, area) => {
    const floor = litColour(world, hex(wood), 1);
    brush.fillStyle = fromTop(
      brush,
      [foot, bottom],
      [mix(floor, light.shadow, 0.2), mix(floor, light.key, 0.16), floor],
    );
    brush.fillRect(area.left, foot, area.width, bottom - foot);
    brush.strokeStyle = css(mix(floor, light.shadow, 0.55), 0.55);
    brush.lineWidth = unit * 2.6;
    brush.beginPath();
    for (let at = -16; at <= 16; at += 1) {
      brush.moveTo(size.width / 2 + at * unit * 62, foot);
      brush.lineTo(size.width / 2 + at * unit * 118, bottom);
    }
    brush.stroke();
  });
}

/** The side of a wooden ship: turned posts between the deck and a broad rail. */
function bulwark(world: World, { foot, rail }: Deck): Element {
  const { unit, light } = world;
  return paintLayer(
    world,
    { depth: 0.82, top: rail - unit * 20, bottom: foot + unit * 8 },
    (brush, area) => {
      const wood = litColour(world, hex('#8a5530'), 1);
      const dark = mix(wood, light.shadow, 0.4);
      const many = Math.round(area.width / (unit * 58));
      for (let at = 0; at <= many; at += 1) {
        const x = area.left + (area.width * at) / many;
        const isPost = at % 5 === 0;
        const wide = unit * (isPost ? 30 : 16);
        brush.fillStyle = sideLit(brush, world, isPost ? wood : dark, [x - wide / 2, x + wide / 2]);
        brush.fillRect(x - wide / 2, rail - (isPost ? unit * 16 : 0), wide, foot - rail);
      }
      const planks = foot - unit * 44;
      brush.fillStyle = fromTop(brush, [planks, foot], [wood, dark]);
      brush.fillRect(area.left, planks, area.width, foot - planks + unit * 6);
      brush.fillStyle = fromTop(
        brush,
        [rail - unit * 10, rail + unit * 14],
        [mix(wood, light.key, 0.35), dark],
      );
      brush.beginPath();
      brush.roundRect(area.left, rail - unit * 10, area.width, unit * 24, unit * 6);
      brush.fill();
    },
  );
}

/** White tubes around the deck of a steamer or a yacht. */
function tubes(world: World, { foot, rail }: Deck): Element {
  const { unit } = world;
  return paintLayer(
    world,
    { depth: 0.82, top: rail - unit * 20, bottom: foot + unit * 8 },
    (brush, area) => {
      brush.fillStyle = css(litColour(world, hex('#f4f7fb'), 1));
      const many = Math.round(area.width / (unit * 150));
      for (let at = 0; at <= many; at += 1)
        brush.fillRect(area.left + (area.width * at) / many, rail, unit * 9, foot - rail);
      for (const share of [0.25, 0.5, 0.75])
        brush.fillRect(area.left, rail + (foot - rail) * share, area.width, unit * 5);
      brush.fillRect(area.left, foot - unit * 14, area.width, unit * 18);
      brush.fillStyle = css(litColour(world, hex('#b5814f'), 1));
      brush.beginPath();
      brush.roundRect(area.left, rail - unit * 8, area.width, unit * 16, unit * 8);
      brush.fill();
    },
  );
}

function shrouds(brush: Brush, world: World, at: { x: number; top: number; foot: number }): void {
  const { unit } = world;
  brush.strokeStyle = css(litColour(world, hex('#4a3524'), 1), 0.9);
  brush.lineWidth = unit * 4;
  const spread = [90, 140, 190, 240].map((share) => share * unit);
  brush.beginPath();
  for (const wide of spread) {
    brush.moveTo(at.x + unit * 8, at.top);
    brush.lineTo(at.x + wide, at.foot);
  }
  for (let step = 0.3; step < 1; step += 0.09) {
    const y = at.top + (at.foot - at.top) * step;
    brush.moveTo(at.x + unit * 8 + (spread[0] ?? 0) * step, y);
    brush.lineTo(at.x + unit * 8 + (spread.at(-1) ?? 0) * step, y);
  }
  brush.stroke();
}

/** A mast with its sail and ropes, and what stands around on a deck. */
function mast(world: World, { foot, rail }: Deck): Element {
  const { unit, size, margin, light } = world;
  const isTall = size.height > size.width;
  const x = size.width * (isTall ? 0.12 : 0.14);
  return paintLayer(
    world,
    { depth: 0.86, top: -margin, bottom: foot + unit * 120 },
    (brush, area) => {
      const wood = litColour(world, hex('#7a4b2a'), 1);
      const cloth = litColour(world, hex('#f3e8d2'), 1);
      const yard = size.height * (isTall ? 0.16 : 0.08);
      const wide = size.width * (isTall ? 0.44 : 0.26);
      shrouds(brush, world, { x, top: yard, foot: rail });
      brush.fillStyle = fromTop(
        brush,
        [yard, yard + unit * 150],
        [mix(cloth, light.key, 0.3), mix(cloth, light.shadow, 0.25)],
      );
      brush.beginPath();
      brush.moveTo(area.left, yard);
      brush.lineTo(x + wide, yard);
      brush.quadraticCurveTo(x + wide * 0.8, yard + unit * 90, x + wide * 0.94, yard + unit * 170);
      brush.quadraticCurveTo(x, yard + unit * 110, area.left, yard + unit * 180);
      brush.fill();
      brush.fillStyle = css(mix(wood, light.shadow, 0.2));
      brush.fillRect(area.left, yard - unit * 12, x + wide - area.left + unit * 20, unit * 18);
      const half = unit * 24;
      brush.fillStyle = sideLit(brush, world, wood, [x - half, x + half]);
      brush.fillRect(x - half, -margin, half * 2, foot + unit * 46 + margin);
      for (const share of [0.3, 0.62]) {
        brush.fillStyle = css(litColour(world, hex('#d8b98a'), 1));
        brush.fillRect(x - half, foot * share, half * 2, unit * 22);
      }
      furnish(brush, world, 'barrel', {
        x: size.width * 0.93,
        y: foot + unit * 40,
        height: unit * 130,
      });
    },
  );
}

function deckWith(isWooden: boolean): PaintSetting {
  return (world) => {
    const { unit, size } = world;
    const isTall = size.height > size.width;
    const foot = size.height * (isTall ? 0.72 : 0.72);
    const deck = { foot, rail: foot - unit * (isWooden ? 120 : 130) };
    const groundY = size.height * (isTall ? 0.83 : 0.88);
    const outside = paintSea(world);
    return {
      surface: 'ground',
      groundY,
      horizon: outside.horizon,
      supports: [
        level(world, 'floor', groundY, { span: [isWooden ? 0.14 : 0.04, 0.96] }),
        level(world, 'ground', groundY),
        level(world, 'water', deck.rail - unit * 26, { span: [0, 1], depth: 0.78 }),
      ],
      window: null,
      lights: [],
      ambientParticles: [],
      elements: [
        ...outside.elements.filter(({ depth }) => depth < 0.8),
        isWooden ? bulwark(world, deck) : tubes(world, deck),
        boards(world, deck, isWooden ? '#b27a48' : '#d3a878'),
        ...(isWooden ? [mast(world, deck)] : []),
      ],
    };
  };
}

/** On board of a sailing ship: boards, the bulwark, a mast with its sail, and the sea. */
export const paintShipDeck: PaintSetting = deckWith(true);
/** On board of a steamer or a yacht. */
export const paintCruiseDeck: PaintSetting = deckWith(false);
