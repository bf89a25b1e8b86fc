import { isBeing } from '../../people/creatures.ts';
import { jobNamed } from '../../people/outfits.ts';
import type { Actor } from '../../scene/actor.ts';

/** Soldiers, players, people of older times and beings of tales have no umbrellas. */
const HARDY =
  /^(?:climber|soldier|toy-soldier|tin-soldier|veteran|army-officer|general|guard|royal-guard|viking|pirate|cowboy|cowgirl|gunslinger|outlaw|sheriff|ninja|samurai|witch|wizard|mage|sorcerer|king|pharaoh|peasant|monk|fisherman|fishermen|fisher|sailor|captain|firefighter|fireman|robot|builder|construction-worker|worker|miner|lumberjack|woodcutter|hunter|explorer|dwarf|gnome|marching-band|refugee|superhero)$/u;
const HARDY_CUTS = /^(?:armour|sport|padded|overalls|fur|bones|wrapped|sheet|hide|samba|ruffled)$/u;
const ICONIC = /^(?:person-(?:vampire|zombie|elf)|santa-claus|ninja)$/u;

export function isOutInAllWeathers({ subject: { thing, look } }: Actor): boolean {
  const job = look?.job ?? '';
  return (
    isBeing(thing) ||
    ICONIC.test(thing) ||
    HARDY.test(job) ||
    HARDY_CUTS.test(jobNamed(job)?.cut ?? '')
  );
}
