import { isAnimate } from '../../parse-prompt/kinds-of-things.ts';
import type { Actor } from '../../scene/actor.ts';
import type { Element, World } from '../../scene/world.ts';
import { beaded } from './beaded.ts';
import { buried } from './buried.ts';
import { crumpled } from './crumpled.ts';
import { faded, rusted, withered } from './decayed.ts';
import { melted } from './melted.ts';
import { raised } from './raised.ts';
import { shattered } from './shattered.ts';
import { soiled } from './soiled.ts';
import { tagged } from './tagged.ts';
import { vanished } from './vanished.ts';

/** What happens to the surface of somebody or something, besides where it is. */
export function changed(world: World, element: Element, actor: Actor, ground: number): Element {
  const outside = onSurface(world, element, actor, ground);
  return actor.subject.states.includes('buried') ? buried(world, outside, actor) : outside;
}

function onSurface(world: World, element: Element, actor: Actor, ground: number): Element {
  const { states, thing } = actor.subject;
  if (states.includes('dirty')) return soiled(world, element, actor);
  if (states.includes('tagged')) return tagged(element, actor);
  if (states.includes('beaded')) return beaded(world, element, actor);
  if (states.includes('shattering') && !isAnimate(thing))
    return shattered(world, element, actor, ground);
  if (states.includes('rusting') || states.includes('rusty')) return rusted(world, element, actor);
  if (states.includes('fading')) return faded(element, actor);
  if (states.includes('vanishing')) return vanished(element, actor);
  if (states.includes('crumpling') && !isAnimate(thing)) return crumpled(world, element, actor);
  if (states.includes('melting') && thing !== 'snowman') return melted(element, actor);
  if (states.includes('wilting')) return withered(element, actor);
  const isBuilt = actor.traits.medium === 'scenery' && actor.subject.motions.includes('work');
  return isBuilt ? raised(element, actor) : element;
}
