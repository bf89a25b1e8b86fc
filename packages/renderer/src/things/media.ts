import { openIconFile } from '../icons/icon-file.ts';
import { type Medium, traitsOf } from '../icons/traits.ts';
import { isDrawnPerson } from '../people/person.ts';
import { wordsIn } from '../word-list.ts';

/**
 * Where drawings belong that are neither objects nor at home where their icon is. The reader needs no more of them than this,
 * and runs where the drawings themselves would only take memory.
 */
const DRAWN: Readonly<Partial<Record<Medium, string>>> = {
  scenery: `
    street-lamp door window lighthouse eiffel-tower tower skyscraper windmill barn porch cottage
    modern-house diner igloo treehouse bridge wooden-bridge launch-pad neon-sign traffic-light
    iceberg waterfall wave pyramid crane acacia-tree cherry-tree pine birch tree bush hedge
    flower-bed reed tornado cliff swing-tree stone-bridge
  `,
  object: `
    tent soccer-ball skateboard automobile
  `,
  water: `
    starfish seahorse submarine water-lily lily-pad
  `,
  boat: `
    dinghy raft paper-boat surfboard kayak duckling cygnet pirate-ship tall-ship cruise-ship
    rowing-boat
  `,
  air: `
    hot-air-balloon paper-airplane drone lantern frisbee robin crow pigeon hummingbird
    woodpecker crane-bird seagull blackbird paper-lantern flying-disc
  `,
  land: `
    steam-train excavator wagon moving-truck modern-train train tram-car
  `,
};

const MEDIA = new Map(
  Object.entries(DRAWN).flatMap(([medium, names]) =>
    wordsIn(names).map((name): [string, string] => [name, medium]),
  ),
);

/** What a thing moves in or stands on; undefined for what is neither drawn nor an icon. */
export function mediumOf(name: string): string | undefined {
  if (isDrawnPerson(name)) return 'land';
  const known = MEDIA.get(name);
  if (known !== undefined) return known;
  return openIconFile().names.includes(name) ? traitsOf(name).medium : undefined;
}
