import { css, hex, mix } from '../../../draw/colour.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { type Box, panesOf, windowOnto } from '../../../draw/props/furniture.ts';
import { viewOf } from '../../../draw/props/view.ts';
import { plankSurface } from '../../../draw/props/wood.ts';
import { ellipse, fromTop, glow, roundedBox } from '../../../draw/strokes.ts';
import { windowWeather } from '../../../draw/window-weather.ts';
import type { Setting } from '../../../parse-prompt/scene-description.ts';
import { between, pick } from '../../../random.ts';
import { level, type PaintSetting } from '../../scenery.ts';
import { type Brush, type Element, litColour, type World } from '../../world.ts';
import { paintClassroom } from '../indoors/classroom.ts';
import { paintBar } from '../indoors/equipped.ts';
import { paintKitchenRoom } from '../indoors/kitchen-room.ts';
import { paintLaboratory } from '../indoors/laboratory.ts';
import { paintLibrary } from '../indoors/library.ts';
import { paintOffice } from '../indoors/office.ts';
import { paintDiningRoom } from '../indoors/restaurant.ts';
import { lampLight, wallColour } from '../indoors/room.ts';
import { shopWith } from '../indoors/shop.ts';
import { paintTeaRoom } from '../indoors/tea-room.ts';
import { FITTINGS } from '../indoors/trades.ts';
import { paintWorkshop } from '../indoors/workshop.ts';
import { paintCampsite } from '../land/campsite.ts';
import { paintForest } from '../land/forest.ts';
import { paintGarden } from '../land/garden.ts';
import { paintMeadow } from '../land/meadow.ts';
import { paintMountains } from '../land/mountains.ts';
import { paintPark } from '../land/park.ts';
import { paintSnow } from '../land/snow.ts';
import { paintMarket } from '../town/market.ts';
import { paintSquare } from '../town/square.ts';
import { paintStreet } from '../town/street.ts';
import { paintBeach } from '../water/beach.ts';
import { paintLake } from '../water/lake.ts';
import { paintSea } from '../water/sea.ts';
import { spreadCloth } from './table-cloth.ts';

const BLURRED = ['#c98f62', '#7f9f8a', '#e0b98a', '#8f7fa8', '#d98a6a'] as const;

const CLOTHES = ['#4f7fb8', '#c85a4f', '#6a9a6a', '#d8a24a', '#7a5f9a', '#3f4a5c'] as const;
const SKINS = ['#f0c8a4', '#c98f62', '#8a5a3c', '#e6b48a'] as const;
const HAIR = ['#2b2733', '#5a3a2a', '#b98a4a', '#7a7a80'] as const;

const ROOMS: Readonly<Partial<Record<Setting, PaintSetting>>> = {
  restaurant: paintDiningRoom,
  bar: paintBar,
  library: paintLibrary,
  office: paintOffice,
  classroom: paintClassroom,
  laboratory: paintLaboratory,
  workshop: paintWorkshop,
  bakery: shopWith(FITTINGS.bakery),
  bookshop: shopWith(FITTINGS.bookshop),
  kitchen: paintKitchenRoom,
  'tea-room': paintTeaRoom,
};
/** Where a table stands out of doors. */
const OUTDOORS: Readonly<Partial<Record<Setting, PaintSetting>>> = {
  garden: paintGarden,
  park: paintPark,
  meadow: paintMeadow,
  forest: paintForest,
  mountains: paintMountains,
  campsite: paintCampsite,
  snow: paintSnow,
  beach: paintBeach,
  sea: paintSea,
  terrace: paintSea,
  lake: paintLake,
  market: paintMarket,
  square: paintSquare,
  street: paintStreet,
};
const BUSY: ReadonlySet<Setting> = new Set<Setting>(['restaurant', 'bar', 'bakery']);

/** Furniture too far away to be in focus. */
function shapes(brush: Brush, inside: World, edge: number, isLeft: boolean): void {
  const { unit, size } = inside;
  const random = inside.random('background');
  const from = isLeft ? 0.52 : 0.04;
  for (let at = 0; at < 4; at += 1) {
    const tall = unit * between(random, 120, 260);
    const x = size.width * (from + at * 0.115);
    brush.fillStyle = css(litColour(inside, hex(pick(random, BLURRED)), 0.8), 0.75);
    const box = { x, y: edge - tall, width: size.width * 0.1, height: tall + unit * 40 };
    roundedBox(brush, box, unit * 18);
  }
}

/** The place that the prompt names, behind the table and out of focus. */
function roomBehind(world: World, inside: World, edge: number): Element | null {
  const { unit, size, margin, description } = world;
  const named = description.view ?? 'abstract';
  const paint = ROOMS[named] ?? OUTDOORS[named];
  if (paint === undefined) return null;
  const wide = size.width + 2 * margin;
  const room = viewOf(world, paint, { width: wide, height: edge / 0.74 }, 0.8);
  const plan = { depth: 0.4, top: -margin, bottom: edge + unit * 30, blur: unit * 3.2 };
  return paintLayer(world, plan, (brush) => {
    brush.drawImage(room, -margin, 0);
    brush.fillStyle = css(inside.light.shadow, 0.12);
    brush.fillRect(-margin, -margin, wide, edge + margin + unit * 30);
    if (BUSY.has(named)) guests(brush, inside, edge);
  });
}

/** Heads and shoulders of those who are there. */
function guests(brush: Brush, inside: World, edge: number): void {
  const { unit, size } = inside;
  const random = inside.random('guests');
  for (const share of [0.06, 0.17, 0.3, 0.71, 0.83, 0.95]) {
    const x = size.width * (share + between(random, -0.02, 0.02));
    const tall = unit * between(random, 190, 260);
    brush.fillStyle = css(litColour(inside, hex(pick(random, CLOTHES)), 0.85));
    const body = { x: x - tall * 0.22, y: edge - tall * 0.66, width: tall * 0.44, height: tall };
    roundedBox(brush, body, tall * 0.16);
    brush.fillStyle = css(litColour(inside, hex(pick(random, SKINS)), 0.85));
    ellipse(brush, x, edge - tall * 0.8, tall * 0.14, tall * 0.16);
    brush.fillStyle = css(litColour(inside, hex(pick(random, HAIR)), 0.85));
    ellipse(brush, x, edge - tall * 0.88, tall * 0.15, tall * 0.1);
  }
}

function background(world: World, inside: World, edge: number, view: Box): Element {
  const { unit, light, size } = world;
  const paint = litColour(inside, wallColour(world), 1);
  const plan = { depth: 0.4, top: -world.margin, bottom: edge + unit * 30, blur: unit * 7 };
  return paintLayer(world, plan, (brush, area) => {
    const tones = [mix(paint, inside.light.shadow, 0.3), paint, mix(paint, inside.light.key, 0.25)];
    brush.fillStyle = fromTop(brush, [0, edge], tones);
    brush.fillRect(area.left, -world.margin, area.width, edge + world.margin + unit * 30);
    windowOnto(brush, world, view);
    shapes(brush, inside, edge, light.sunX < 0.5);
    const middle = { x: view.x + view.width / 2, y: view.y + view.height / 2 };
    if (light.isClear && !light.isDark)
      glow(brush, { ...middle, radius: unit * 520 }, light.key, 0.5);
    const random = world.random('bokeh');
    for (let at = 0; at < 12; at += 1) {
      brush.fillStyle = css(hex('#ffe2a8'), between(random, 0.06, light.isDark ? 0.4 : 0.16));
      const radius = unit * between(random, 12, 30);
      ellipse(brush, random() * size.width, between(random, 0.1, 0.85) * edge, radius, radius);
    }
  });
}

/** What painters put behind a still life: a dark wall that light falls on from one side, and nothing else. */
function darkWall(world: World, inside: World, edge: number): Element {
  const { unit, size, margin } = world;
  const side = world.light.sunX < 0.5 ? 0.16 : 0.84;
  const plan = { depth: 0.4, top: -margin, bottom: edge + unit * 30 };
  return paintLayer(world, plan, (brush, area) => {
    const tones = [hex('#2a211c'), hex('#4a392c'), hex('#5c4633')].map((tone) =>
      litColour(inside, tone, 0.9),
    );
    brush.fillStyle = fromTop(brush, [0, edge], tones);
    brush.fillRect(area.left, -margin, area.width, edge + margin + unit * 30);
    const spot = { x: size.width * side, y: size.height * 0.2, radius: size.width * 0.62 };
    glow(brush, spot, hex('#e8b878'), 0.42);
    // The wall is darkest away from the light.
    const shade = { x: size.width * (1 - side), y: size.height * 0.1, radius: size.width * 0.6 };
    glow(brush, shade, hex('#120d0b'), 0.55);
  });
}

function table(world: World, inside: World, edge: number): Element {
  const { unit, size } = world;
  const bottom = size.height + world.margin;
  return paintLayer(world, { depth: 0.92, top: edge - 4, bottom }, (brush, area) => {
    plankSurface(brush, inside, { top: edge, bottom, colour: hex('#b9794a') }, area);
    const shine = { x: size.width * world.light.sunX, y: edge + unit * 30, radius: unit * 420 };
    glow(brush, shine, inside.light.key, 0.3);
    brush.fillStyle = css(mix(litColour(inside, hex('#b9794a'), 1), inside.light.key, 0.6), 0.7);
    brush.fillRect(area.left, edge, area.width, unit * 4);
    if (world.description.extras?.includes('table-cloth') === true)
      spreadCloth(brush, inside, { top: edge, bottom }, area);
  });
}

/** A wooden table in front of a room that is out of focus. */
export const paintTableTop: PaintSetting = (world) => {
  const { unit, size, light } = world;
  const isOutdoors = OUTDOORS[world.description.view ?? 'abstract'] !== undefined;
  const inside = isOutdoors ? world : { ...world, light: lampLight(world) };
  const isTall = size.height > size.width;
  const edge = size.height * (isTall ? 0.66 : 0.62);
  const groundY = size.height * (isTall ? 0.77 : 0.8);
  const isLeft = light.sunX < 0.5;
  const width = Math.min(unit * 360, size.width * 0.5);
  const view = {
    x: isLeft ? size.width * 0.06 : size.width * 0.94 - width,
    y: edge - unit * (isTall ? 620 : 400),
    width,
    height: unit * (isTall ? 430 : 330),
  };
  const isStillLife = world.description.extras?.includes('still-life') === true;
  const room = roomBehind(world, inside, edge);
  return {
    surface: 'table',
    groundY,
    horizon: edge,
    supports: [
      level(world, 'table', groundY),
      level(world, 'desk', groundY),
      level(world, 'counter', groundY),
    ],
    window: isOutdoors ? null : view,
    lights: [],
    light: inside.light,
    ambientParticles: ['dust'],
    elements: [
      ...(isStillLife
        ? [darkWall(world, inside, edge)]
        : room === null
          ? [
              background(world, inside, edge, view),
              ...windowWeather(world, view, panesOf(view, unit), 0.4),
            ]
          : [room]),
      table(world, inside, edge),
    ],
  };
};
