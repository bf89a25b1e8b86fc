import { css, hex, mix, WHITE } from '../../../draw/colour.ts';
import { hills } from '../../../draw/landforms.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { fromTop } from '../../../draw/strokes.ts';
import { isPerson, isVehicle } from '../../../parse-prompt/kinds-of-things.ts';
import type { SceneDescription } from '../../../parse-prompt/scene-description.ts';
import { thingOf } from '../../../things/things.ts';
import { sunRays } from '../../atmosphere.ts';
import { level, type PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import type { Element, World } from '../../world.ts';
import { seaColour } from './sea.ts';

/** Where the water begins, in shares of the height: it has room for who is in the boat. */
const [LINE, LINE_IF_TALL] = [0.4, 0.42] as const;

/** Whether somebody sits in a boat under which others swim: one sees both above and below the water. */
export function isAtWaterline({
  subjects,
  relations,
}: Pick<SceneDescription, 'subjects' | 'relations'>): boolean {
  const isAboard = (boat: number) =>
    relations.some(
      ({ from, kind, to }) =>
        to === boat &&
        (kind === 'in' || kind === 'on' || kind === 'ride' || kind === 'drive') &&
        isPerson(subjects[from]?.thing ?? ''),
    );
  const isBoat = (thing: string) =>
    thing !== 'submarine' && isVehicle(thing) && thingOf(thing)?.medium === 'boat';
  return relations.some(
    ({ kind, to }) =>
      to !== null &&
      (kind === 'under' || kind === 'below') &&
      isBoat(subjects[to]?.thing ?? '') &&
      isAboard(to),
  );
}

/** The water from its edge down, clear at the top and dark at the bottom. */
function depths(world: World, line: number): Element {
  const { light, size, margin } = world;
  const bottom = size.height + margin;
  return paintLayer(
    { ...world, speed: 0 },
    { depth: 0.3, top: line - 2, bottom },
    (brush, area) => {
      const colour = seaColour(world);
      const tones = [
        mix(colour, light.isDark ? hex('#0b4f8a') : hex('#7fe3f0'), 0.6),
        colour,
        mix(colour, hex('#0a3a78'), 0.7),
      ].map((tone) => (light.isDark ? mix(tone, hex('#04204a'), 0.6) : tone));
      brush.fillStyle = fromTop(brush, [line, bottom], tones);
      brush.fillRect(area.left, line, area.width, bottom - line);
    },
  );
}

/** The surface seen from its edge: a bright line that rises and falls, with a little water before the boat. */
function edge(world: World, line: number): Element {
  const { unit, size, light } = world;
  return {
    depth: 1.06,
    draw(brush, { seconds }) {
      const height = (x: number) =>
        line +
        unit * 7 * Math.sin(x / (unit * 130) + seconds * 1.3) +
        unit * 4 * Math.sin(x / (unit * 57) - seconds * 1.9);
      const along = () => {
        brush.beginPath();
        for (let x = -unit * 20; x <= size.width + unit * 20; x += unit * 20)
          brush.lineTo(x, height(x));
      };
      along();
      brush.lineTo(size.width + unit * 20, line + unit * 46);
      brush.lineTo(-unit * 20, line + unit * 46);
      brush.closePath();
      const water = mix(seaColour(world), light.isDark ? hex('#04204a') : WHITE, 0.3);
      const fade = brush.createLinearGradient(0, line - unit * 8, 0, line + unit * 46);
      fade.addColorStop(0, css(water, 0.75));
      fade.addColorStop(1, css(water, 0));
      brush.fillStyle = fade;
      brush.fill();
      along();
      brush.strokeStyle = css(mix(water, WHITE, light.isDark ? 0.3 : 0.75), 0.9);
      brush.lineWidth = unit * 5;
      brush.stroke();
    },
  };
}

/** Half above the water and half below it. */
export const paintWaterline: PaintSetting = (world) => {
  const { unit, light, size } = world;
  const line = size.height * (size.height > size.width ? LINE_IF_TALL : LINE);
  const floor = { name: 'u2', depth: 0.5, y: size.height - unit * 50, swell: 40, waves: [1, 3] };
  const sun = { x: size.width * light.sunX, y: line - unit * 160 };
  const rays = sunRays(world, sun, light.isDark ? 0.1 : 0.26);
  return {
    surface: 'water',
    groundY: line,
    horizon: line,
    supports: [level(world, 'water', line, { span: [0, 1] })],
    window: null,
    lights: [],
    ambientParticles: [],
    elements: [
      ...skyElements(world, { horizon: line, clouds: 3, stars: light.isDark ? 1 : 0 }),
      depths(world, line),
      {
        depth: 0.45,
        draw(brush, moment) {
          brush.save();
          brush.beginPath();
          brush.rect(0, line, size.width, size.height - line);
          brush.clip();
          rays.draw(brush, moment);
          brush.restore();
        },
      },
      hills(world, { ...floor, colour: mix(seaColour(world), hex('#0a3060'), 0.6) }),
      edge(world, line),
    ],
  };
};
