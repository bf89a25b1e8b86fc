import type { Pattern } from '../parse-prompt/scene-description.ts';
import { wordsIn } from '../word-list.ts';
import type { Accessory } from './accessory-words.ts';
import { CUT_NAMES, type Cut, HAT_NAMES, type Hat } from './outfit-names.ts';

export type { Hat } from './outfit-names.ts';

/** What somebody wears. Colours are hexadecimal codes. */
export interface Outfit {
  readonly cut: Cut;
  readonly top: string;
  readonly bottom: string;
  readonly hat?: Hat;
  readonly hatColour?: string;
  readonly scarf?: string;
  /** A second colour: the apron, the lapels, the stripes. */
  readonly trim?: string;
  /** The colour of the shoes, where it is not that of the cut. */
  readonly shoes?: string;
  readonly hasBoots?: boolean;
  /** What the boots glide or roll on. */
  readonly skates?: 'blade' | 'wheels';
  /** Thick gloves of this colour. */
  readonly gloves?: string;
  readonly gender?: 'female' | 'male';
  /** Colours of what hangs from the shoulders, is tied around the neck or covers mouth and nose. */
  readonly cape?: string;
  readonly tie?: string;
  readonly mask?: string;
  readonly pattern?: { readonly kind: Pattern; readonly ink: string | null };
  /** Words on the chest. */
  readonly words?: string;
  readonly hasBeard?: boolean;
  readonly hasGlasses?: boolean;
  /** Of beings of tales: the colour of the skin or fur, what is seen of teeth, ears, and a bald head. */
  readonly skin?: string;
  readonly teeth?: 'fangs' | 'tusks';
  readonly hasPointedEars?: boolean;
  readonly isBald?: boolean;
  readonly figure?: 'stout';
  /** What is worn over the rest: jewels, belts, an eye patch. */
  readonly accessories?: readonly Accessory[];
  /** What is seen of the legs where they are not in trousers. */
  readonly legs?: 'bare' | 'shorts';
  /** The colour of a skirt over the rest, and what is on it. */
  readonly skirt?: { readonly colour: string; readonly isKilt: boolean };
  /** Whether the tie is a bow. */
  readonly isBowTie?: boolean;
  readonly hasHeels?: boolean;
}

/** The colour of bones. */
export const BONE = '#f1eee2';

/** The cut, the jobs, and the rest of what they wear. */
const OUTFITS = `
  apron: chef cook baker pizzaiolo pastry-chef confectioner chocolatier | top=#fbfcfe trim=#e8edf2 bottom=#343a4d hat=chef
  vest: waiter waitress bartender | top=#fbfcfe trim=#2e2a33 bottom=#2e2a33
  apron: barista shopkeeper florist butcher vendor cashier fishmonger greengrocer bookseller shoemaker cobbler watchmaker goldsmith | top=#f0e6d8 trim=#3f7a5a bottom=#4a5263
  overalls: farmer gardener shepherd | top=#d9574c trim=#4a78b8 bottom=#4a78b8 hat=brim hatColour=#e9c46a
  coat: nurse | top=#a8e0e6 trim=#fbfcfe bottom=#8fd0d8 hat=nurse gender=female
  coat: surgeon | top=#6fc2b8 trim=#a8e0d8 bottom=#5aaea4 hat=beanie hatColour=#5aaea4 mask=#d8f0f2 gloves=#e8f4f6
  coat: doctor paramedic dentist veterinarian vet medic pharmacist optician | top=#fbfcfe trim=#7cc4d8 bottom=#5a86a8
  coat: scientist chemist researcher inventor astronomer | top=#fbfcfe trim=#8fb8e0 bottom=#343a4d hasGlasses=true
  vest: teacher professor librarian | top=#f3ead8 trim=#8a5a44 bottom=#5a4a3c hasGlasses=true
  vest: student pupil schoolchild | top=#fbfcfe trim=#2f4172 bottom=#5a6378
  robe: graduate | top=#2f3550 trim=#e2b64c bottom=#343a4d hat=graduate hatColour=#2f3550
  coat: firefighter fireman | top=#e2a13c trim=#f7f08a bottom=#c98a2e hat=fire hatColour=#d8362f
  shirt: police police-officer policeman policewoman cop | top=#3f62a8 trim=#f0c24b bottom=#26345c hat=police hatColour=#26345c
  coat: soldier veteran army-officer | top=#6f7f4a trim=#4a5633 bottom=#56643a hat=cap hatColour=#56643a
  coat: toy-soldier tin-soldier | top=#c8362f trim=#f0c24b bottom=#2f4172 hat=police hatColour=#2a2530 gender=male
  coat: guard royal-guard beefeater palace-guard | top=#c8362f trim=#f0c24b bottom=#343a4d hat=police hatColour=#2a2530
  padded: astronaut cosmonaut spaceman | top=#eef1f8 trim=#e2703a bottom=#e4e8f2 hat=globe
  sport: diver scuba-diver snorkeler | top=#2b3548 trim=#3fc1d0 bottom=#2b3548 hat=mask
  sport: football-team soccer-team footballer soccer-player striker football-player | top=#e2362f trim=#fbfcfe bottom=#fbfcfe
  sport: goalkeeper goalie | top=#f2c230 trim=#2e2a33 bottom=#2e2a33 gloves=#3fa75a
  sport: basketball-team volleyball-team baseball-team athlete runner jogger sprinter basketball-player tennis-player baseball-player | top=#3f8efc trim=#fbfcfe bottom=#26345c hat=band hatColour=#e2574c
  sport: boxer kickboxer fighter mma-fighter cage-fighter | top=#e2574c trim=#fbfcfe bottom=#26345c gloves=#d8262f gender=male
  sport: weightlifter bodybuilder wrestler strongman strong-man shot-putter discus-thrower hammer-thrower javelin-thrower | top=#d8362f trim=#2e2a33 bottom=#2e2a33 gender=male
  sport: swimmer lifeguard surfer | top=#f2803e trim=#fff2c4 bottom=#2f9ec4
  tutu: ballerina ballet-dancer | top=#ff9dc0 trim=#ffd0e0 bottom=#ffe3ec gender=female
  dress: figure-skater ice-skater | top=#d8427a bottom=#f6d9c8 gender=female skates=blade
  dress: dancer gymnast | top=#d8427a bottom=#f6d9c8 gender=female
  ruffled: flamenco-dancer | top=#d8262f trim=#2e2a33 bottom=#d8262f hat=flower hatColour=#e5383b gender=female
  samba: samba-dancer carnival-dancer | top=#e2428a trim=#ffe08a bottom=#f6d9c8 hat=plumes hatColour=#ffd23f gender=female
  vest: sheriff | top=#c9a878 trim=#6f4a30 bottom=#5a4a3c hat=cowboy hatColour=#6f4a30 gender=male
  vest: cowboy cowgirl rancher gunslinger gunfighter outlaw desperado | top=#c8453c trim=#8a5a36 bottom=#4a6a9c hat=cowboy hatColour=#9a6438 scarf=#f0c24b
  robe: wizard magician mage sorcerer | top=#5a4ab8 trim=#f0c24b bottom=#3f3488 hat=wizard hatColour=#5a4ab8 gender=male hasBeard=true
  robe: witch sorceress enchantress | top=#3a3048 trim=#8fd04a bottom=#2e2638 hat=wizard hatColour=#3a3048 gender=female
  vest: dwarf gnome garden-gnome | top=#c79a4a trim=#4a6a3c bottom=#5a4a3c hat=pointed hatColour=#d8362f gender=male hasBeard=true
  bones: skeleton | top=${BONE} bottom=${BONE} gender=male
  suit: vampire dracula | top=#2a2530 trim=#c8362f bottom=#2a2530 cape=#8a1a2c skin=#e6e2ee teeth=fangs hasPointedEars=true gender=male
  shirt: zombie | top=#7d8a8c bottom=#5a5048 skin=#9dbb83
  coat: frankenstein frankenstein-monster frankensteins-monster frankenstein-s-monster | top=#4a4a56 trim=#6f7a66 bottom=#3a3a44 hat=bolts skin=#8fb57a gender=male
  vest: troll | top=#8f9a6a trim=#6b5238 bottom=#5a4a3c skin=#8a9a72 teeth=tusks hasPointedEars=true figure=stout gender=male
  vest: ogre orc | top=#9ac25a trim=#7a5a3c bottom=#6b4f38 skin=#8fbf4e teeth=tusks hasPointedEars=true isBald=true figure=stout gender=male
  vest: goblin imp | top=#7fae5a trim=#6b4a34 bottom=#5a4a3c skin=#8cc152 teeth=fangs hasPointedEars=true isBald=true gender=male
  vest: elf | top=#7fbf5a trim=#2f7a45 bottom=#3a5a36 hat=pointed hatColour=#2f8a4a hasPointedEars=true
  coat: santa | top=#d8303a trim=#fbfcfe bottom=#b0242e hat=beanie hatColour=#d8303a hasBeard=true figure=stout gender=male
  fur: monster | top=#8a5fd0 bottom=#8a5fd0 hat=horns hatColour=#f2d27a skin=#8a5fd0 teeth=fangs isBald=true figure=stout gender=male
  fur: yeti | top=#e6eef6 bottom=#e6eef6 skin=#e6eef6 teeth=fangs isBald=true figure=stout gender=male
  fur: bigfoot sasquatch | top=#7a5236 bottom=#7a5236 skin=#7a5236 isBald=true figure=stout gender=male
  wrapped: wrapped-mummy dry-mummy | top=#e8dfc8 bottom=#ddd2b6 skin=#e8dfc8 isBald=true
  sheet: sheet-ghost | top=#f4f5fb bottom=#3a3340 hat=sheet hatColour=#f4f5fb isBald=true
  pumpkin: pumpkin-suit | top=#f08a24 bottom=#3f6a3a hat=stalk hatColour=#f08a24
  dress: riding-hood | top=#fbf6ee bottom=#8a5a44 hat=cowl hatColour=#d8362f cape=#d8362f gender=female
  armour: knight warrior | top=#aeb6c6 trim=#c8362f bottom=#8f98aa hat=helm
  vest: viking | top=#b98a5a trim=#6b4a34 bottom=#5a4a3c hat=helm gender=male hasBeard=true
  coat: pirate | top=#8c2f3b trim=#f0c24b bottom=#3a3340 hat=pirate hasBeard=true
  suit: captain sailor | top=#f6f8fb trim=#2f4172 bottom=#2f4172 hat=police hatColour=#f6f8fb hasBeard=true
  suit: pilot | top=#2f4172 trim=#f0c24b bottom=#2f4172 hat=police hatColour=#2f4172
  suit: office-worker lawyer clerk manager secretary businessman businesswoman salesman saleswoman | top=#4a5878 trim=#d8424f bottom=#3c4862
  suit: groom | top=#2e2a33 trim=#f6f8fb bottom=#2e2a33 gender=male
  gown: bride | top=#fdfcfb trim=#e6e0ea bottom=#fdfcfb gender=female
  shirt: programmer developer coder | top=#4f5f86 trim=#8fd0ff bottom=#3f4658 hasGlasses=true
  vest: musician guitarist busker street-musician saxophonist pianist trumpeter drummer violinist cellist flutist dj | top=#f6f0e6 trim=#3a3340 bottom=#3a3340 hat=beret hatColour=#3a3340
  vest: singer rapper jazz-singer opera-singer pop-singer rock-singer folk-singer street-singer | top=#e2428a trim=#3a2450 bottom=#3a3340
  vest: builder construction-worker engineer bricklayer miner carpenter worker | top=#5a86b8 trim=#f2a02e bottom=#4a5263 hat=hard hatColour=#ffd23f
  coat: welder | top=#4a5878 trim=#2e3850 bottom=#3c4862 hat=cap hatColour=#3a4152 mask=#3a4152 gloves=#8a5a36
  padded: beekeeper | top=#f6f2e4 trim=#d8c89a bottom=#efe8d4 hat=brim hatColour=#e9dcae mask=#cfcabb gloves=#e2b64c
  overalls: house-painter wall-painter decorator | top=#8fb6d8 trim=#f7f4ec bottom=#f7f4ec hat=cap hatColour=#f7f4ec
  overalls: mechanic plumber | top=#8d98ac trim=#3f62a8 bottom=#3f62a8 hat=cap hatColour=#3f62a8
  apron: potter glassblower glass-blower | top=#8fa8c8 trim=#c9986a bottom=#5a6378
  apron: painter artist sculptor | top=#f2e6d0 trim=#8fa8c8 bottom=#5a6378 hat=beret hatColour=#c8362f
  vest: photographer explorer archaeologist palaeontologist paleontologist egyptologist tour-guide | top=#e8dcc0 trim=#a08a5c bottom=#7a6a4c hat=brim hatColour=#c9b07c
  coat: fisherman fisher fishermen angler lighthouse-keeper keeper | top=#f2c230 trim=#d8a020 bottom=#4a5878 hat=beanie hatColour=#3f62a8 hasBeard=true
  padded: skier snowboarder climber mountaineer hiker | top=#e2483f trim=#fff2c4 bottom=#2f4172 hat=goggles hatColour=#3f8efc
  padded: polar-explorer arctic-explorer | top=#d8552f trim=#fff2c4 bottom=#2f4172 hat=beanie hatColour=#3f4a6a
  robe: king | top=#a82f48 trim=#f6f0e2 bottom=#7a2238 cape=#7a2238 hat=crown gender=male hasBeard=true
  gown: queen princess | top=#b04a90 trim=#f6d9e8 bottom=#b04a90 hat=crown gender=female
  shirt: postman mailman mail-carrier postwoman mailwoman courier delivery-man delivery-driver driver bus-driver taxi-driver | top=#3f7ac4 trim=#f0c24b bottom=#2f4172 hat=cap hatColour=#2f4172
  coat: detective spy | top=#b59a70 trim=#8a7350 bottom=#5a4a3c hat=brim hatColour=#8a7350
  robe: samurai | top=#8c2f3a trim=#e2b64c bottom=#2b2e3f hat=kabuto hatColour=#2b2e3f gender=male
  robe: ninja | top=#2f3348 trim=#d8362f bottom=#2f3348 hat=hood hatColour=#2f3348
  suit: marching-band brass-band town-crier | top=#c8323c trim=#ffd23f bottom=#22284a hat=cap hatColour=#c8323c
  sport: karate-kid karate-fighter judo-fighter kung-fu-fighter taekwondo-fighter karateka judoka judo-girl judo-boy karate-girl karate-boy martial-artist kung-fu-master | top=#f6f8fb trim=#22242e bottom=#f6f8fb hat=band hatColour=#22242e
  shirt: thief burglar robber bandit | top=#3a3d4a trim=#e8eaf0 bottom=#2b2e3a hat=beanie hatColour=#22242e
  suit: gangster mafia-boss bodyguard | top=#2b2a33 trim=#c8362f bottom=#2b2a33 hat=brim hatColour=#2b2a33
  suit: politician president mayor senator ambassador ceo boss banker news-anchor reporter journalist accountant broker receptionist employee director diplomat architect | top=#3c4862 trim=#c8362f bottom=#333c54
  vest: egyptian fellah ancient-egyptian egyptian-worker egyptian-slave slave aztec maya-priest | top=#f4ead2 trim=#e2b64c bottom=#f4ead2 hat=band hatColour=#3f62a8 gender=male
  robe: greek-philosopher philosopher roman-senator | top=#f6f2ea trim=#c8362f bottom=#ece5d8 gender=male hasBeard=true
  robe: pharaoh emperor duke | top=#e2b64c trim=#3f62a8 bottom=#c99a30 hat=crown gender=male
  hide: caveman cave-man neanderthal cave-painter | top=#b0783e trim=#6b4526 bottom=#b0783e gender=male hasBeard=true
  hide: cavewoman cave-woman | top=#b0783e trim=#6b4526 bottom=#b0783e gender=female
  mawashi: sumo-wrestler sumo sumo-ringer | top=#2f4172 trim=#1f2c50 bottom=#2f4172 figure=stout gender=male
  robe: nobleman | top=#f4efe2 trim=#a82f48 bottom=#e6dcc8
  gown: noblewoman | top=#7a3a6a trim=#f0c24b bottom=#7a3a6a gender=female
  vest: peasant | top=#cbb489 trim=#7a5a3c bottom=#5a4a3c hat=brim hatColour=#c9a86a
  armour: gladiator roman-soldier legionary legionnaire centurion charioteer roman-legionary spartan spartan-warrior | top=#c99a4a trim=#c8362f bottom=#8a5a36 hat=helm gender=male
  robe: pope bishop imam rabbi | top=#f4f1ea trim=#e2b64c bottom=#e6e0d4
  robe: judge | top=#2b2733 trim=#f4f1ea bottom=#2b2733
  suit: general admiral | top=#2f4a3a trim=#e2b64c bottom=#2f4a3a hat=police hatColour=#2f4a3a
  sport: fencer | top=#fbfcfe trim=#c9d2de bottom=#f1f4f8 hat=mesh hatColour=#f4f6fa shoes=#e6ebf2
  sport: referee | top=#f4f4f6 trim=#22242e bottom=#22242e
  sport: coach trainer personal-trainer volleyball-player beach-volleyball-player handball-player rugby-player cyclist jockey polo-player rower oarsman triathlete | top=#2f9e6f trim=#ffffff bottom=#26345c hat=cap hatColour=#26345c
  shirt: cricketer batsman batswoman wicketkeeper wicket-keeper cricket-player cricket-team | top=#f8f6ee trim=#2f4172 bottom=#f4f1e6 hat=cap hatColour=#2f4172
  sport: curler | top=#c8323c trim=#ffffff bottom=#22252e
  padded: hockey-player ice-hockey-player hockey-goalie | top=#c8323c trim=#ffffff bottom=#26345c hat=hard hatColour=#26345c skates=blade
  dress: cheerleader | top=#e5383b trim=#ffffff bottom=#f6d9c8 gender=female
  padded: skydiver paraglider | top=#f28a2e trim=#ffffff bottom=#2f4172 hat=goggles hatColour=#2f4172
  robe: villain | top=#3a2450 trim=#d8362f bottom=#2b1a3c
  shirt: hacker | top=#2f3348 trim=#8fd04a bottom=#22242e hat=hood hatColour=#2f3348
  vest: lumberjack woodcutter hunter | top=#c8453c trim=#5a4a3c bottom=#3f5a7c hat=beanie hatColour=#5a3a2c gender=male hasBeard=true
  suit: stewardess flight-attendant | top=#2f4a8c trim=#e5383b bottom=#2f4a8c hat=cap hatColour=#2f4a8c scarf=#e5383b gender=female
  suit: butler conductor | top=#22242e trim=#f6f8fb bottom=#22242e
  apron: maid nanny babysitter | top=#3a3d4a trim=#ffffff bottom=#3a3d4a
  overalls: window-cleaner window-washer | top=#f4f1ea trim=#2f6fb0 bottom=#2f6fb0 hat=hard hatColour=#f2602e hasBoots=true
  robe: egyptian ancient-egyptian scribe | top=#f6f0e0 trim=#2f9ec4 bottom=#efe6d0 shoes=#c9a06a
  vest: electrician roofer | top=#5a86b8 trim=#f2a02e bottom=#4a5263 hat=hard hatColour=#ffd23f
  vest: rockstar rock-star punk | top=#22242e trim=#c8362f bottom=#2b2a33
  vest: pop-star jester juggler | top=#e2428a trim=#ffd23f bottom=#8b5cf6
  shirt: mime | top=#f4f4f6 trim=#22242e bottom=#22242e hat=beret hatColour=#22242e
  gown: geisha | top=#d8362f trim=#ffd0e0 bottom=#b0283a gender=female
  robe: monk priest nun | top=#7a4a33 trim=#e8dcc0 bottom=#5a3826
  sport: superhero superheroine hero | top=#3f62d8 trim=#f0c24b bottom=#d8362f cape=#d8362f
  coat: bellboy bellhop porter concierge | top=#a82f48 trim=#f0c24b bottom=#343a4d hat=police hatColour=#a82f48
  sport: gondolier | top=#fbfcfe trim=#2f4172 bottom=#2e2a33 hat=brim hatColour=#e9c46a
  sport: prisoner inmate convict criminal | top=#f2803e trim=#fff2e4 bottom=#f2803e
  shirt: hairdresser barber tailor seamstress dressmaker beautician hair-stylist tattoo-artist | top=#2e2a33 trim=#e0608a bottom=#4a4454
`;

const LINE = /^(?<cut>\w+): (?<names>[^|]+) \| (?<rest>.+)$/u;
const CUTS: ReadonlySet<string> = new Set(CUT_NAMES);
const HATS: ReadonlySet<string> = new Set(HAT_NAMES);
const WHITE_BOOTS = { shoes: '#f4f6fa', hasBoots: true };

function isCut(name: string): name is Outfit['cut'] {
  return CUTS.has(name);
}

function isHat(name: string | undefined): name is Hat {
  return name !== undefined && HATS.has(name);
}

function outfitOf(cut: string, rest: string): Outfit {
  const given = new Map(
    wordsIn(rest).map((part): [string, string] => {
      const at = part.indexOf('=');
      return [part.slice(0, at), part.slice(at + 1)];
    }),
  );
  const { hat, gender, ...colours } = Object.fromEntries(given);
  const {
    hatColour,
    scarf,
    trim,
    gloves,
    cape,
    mask,
    skates,
    skin,
    teeth,
    figure,
    top = '#ffffff',
    bottom = '#343a4d',
  } = colours;
  return {
    cut: isCut(cut) ? cut : 'shirt',
    top,
    bottom,
    ...(isHat(hat) ? { hat } : {}),
    ...(hatColour === undefined ? {} : { hatColour }),
    ...(scarf === undefined ? {} : { scarf }),
    ...(trim === undefined ? {} : { trim }),
    ...(gloves === undefined ? {} : { gloves }),
    ...(cape === undefined ? {} : { cape }),
    ...(mask === undefined ? {} : { mask }),
    ...(skates === 'blade' ? { ...WHITE_BOOTS, skates } : {}),
    ...(gender === 'female' || gender === 'male' ? { gender } : {}),
    hasBeard: given.has('hasBeard'),
    hasGlasses: given.has('hasGlasses'),
    ...(skin === undefined ? {} : { skin }),
    ...(teeth === 'fangs' || teeth === 'tusks' ? { teeth } : {}),
    ...(figure === 'stout' ? { figure } : {}),
    hasPointedEars: given.has('hasPointedEars'),
    isBald: given.has('isBald'),
  };
}

const BY_NAME = new Map<string, Outfit>(
  OUTFITS.split('\n').flatMap((line) => {
    const { cut = '', names = '', rest = '' } = LINE.exec(line.trim())?.groups ?? {};
    return wordsIn(names).map((name): [string, Outfit] => [name, outfitOf(cut, rest)]);
  }),
);

/** The clothes of a job, or null when nobody would recognise it by them. */
export function jobNamed(name: string): Outfit | null {
  return BY_NAME.get(name) ?? null;
}
