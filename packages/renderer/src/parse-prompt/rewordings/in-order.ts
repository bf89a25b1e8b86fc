import type { Rewording } from '../rewording.ts';
import { OF_MATERIALS } from '../subjects/materials.ts';
import { AMONG_ANIMALS } from './animals/among-animals.ts';
import { IN_THE_WILD } from './animals/in-the-wild.ts';
import { IN_THEIR_HAUNTS } from './animals/in-their-haunts.ts';
import { OF_FAMILIES } from './animals/of-families.ts';
import { WAYS_OF_ANIMALS } from './animals/ways-of-animals.ts';
import { WILD_AND_TAME } from './animals/wild-and-tame.ts';
import { IN_GROUND, OF_SOIL } from './nature/buried.ts';
import { GROWING } from './nature/growing.ts';
import { IN_LANDSCAPES } from './nature/in-landscapes.ts';
import { IN_NATURE } from './nature/in-nature.ts';
import { IN_THE_WIND } from './nature/in-the-wind.ts';
import { IN_THEIR_PLACES } from './nature/in-their-places.ts';
import { WAYS_OF_NATURE } from './nature/ways-of-nature.ts';
import { WEATHERED } from './nature/weathered.ts';
import { AGES } from './people/ages.ts';
import { ANOTHER_ONE } from './people/another-one.ts';
import { AT_HOME } from './people/at-home.ts';
import { AT_RESCUES_AND_ON_ROADS } from './people/at-rescues-and-on-roads.ts';
import { AT_TASKS } from './people/at-tasks.ts';
import { AT_WORK } from './people/at-work.ts';
import { AT_WORK_AND_SCHOOL } from './people/at-work-and-school.ts';
import { BETWEEN_TWO } from './people/between-two.ts';
import { CHANGED_CLOTHES } from './people/changed-clothes.ts';
import { EVERYDAY_DEEDS } from './people/everyday-deeds.ts';
import { EXCHANGES } from './people/exchanges.ts';
import { FAMILY_DAYS } from './people/family-days.ts';
import { FOR_CUSTOMERS } from './people/for-customers.ts';
import { FROM_THEIR_HANDS } from './people/from-their-hands.ts';
import { HANDED_THINGS } from './people/handed-things.ts';
import { HANDLED_WITH_CARE } from './people/handled-with-care.ts';
import { IN_BED } from './people/in-bed.ts';
import { IN_DAILY_LIFE } from './people/in-daily-life.ts';
import { IN_PUBLIC_PLACES } from './people/in-public-places.ts';
import { IN_ROLES } from './people/in-roles.ts';
import { IN_SERVICE } from './people/in-service.ts';
import { NAMED_DEEDS } from './people/named-deeds.ts';
import { PUT_ROUND_OTHERS } from './people/put-round-others.ts';
import { SCENES_OF_PEOPLE } from './people/scenes-of-people.ts';
import { SHOWN_HOW } from './people/shown-how.ts';
import { STAFFS_AND_DRIVERS } from './people/staffs.ts';
import { TO_EACH_OTHER } from './people/to-each-other.ts';
import { OF_SEVERAL } from './people/told-of-several.ts';
import { TRADES_BY_HAND } from './people/trades-by-hand.ts';
import { TRADESPEOPLE } from './people/tradespeople.ts';
import { WITH_EACH_OTHER } from './people/with-each-other.ts';
import { WITH_THEIR_HANDS } from './people/with-their-hands.ts';
import { AS_FILMED } from './picture/as-filmed.ts';
import { ALONG_ROADS } from './places/along-roads.ts';
import { FROM_WINDOWS } from './places/from-windows.ts';
import { IN_FAR_PLACES } from './places/in-far-places.ts';
import { IN_TOWNS } from './places/in-towns.ts';
import { IN_TRAFFIC } from './places/in-traffic.ts';
import { INSIDES } from './places/insides.ts';
import { KNOWN_SIGHTS } from './places/known-sights.ts';
import { OF_FACADES } from './places/of-facades.ts';
import { ON_ROOFS } from './places/on-roofs.ts';
import { ON_SUPPORTS } from './places/on-supports.ts';
import { ON_THE_SPOT } from './places/on-the-spot.ts';
import { PLACED_EXACTLY } from './places/placed-exactly.ts';
import { PLAINLY_PLACED } from './places/plainly-placed.ts';
import { SEEN_IN_PART } from './places/seen-in-part.ts';
import { SMALL_THINGS } from './places/small-things.ts';
import { TO_ANOTHER_SIDE } from './places/to-another-side.ts';
import { WHERE_EXACTLY } from './places/where-exactly.ts';
import { WHERE_IT_HAPPENS } from './places/where-it-happens.ts';
import { AS_EVERYBODY_SAYS } from './senses/as-everybody-says.ts';
import { AS_MOSTLY_MEANT } from './senses/as-mostly-meant.ts';
import { BRIEFLY_TOLD } from './senses/briefly-told.ts';
import { BY_COMPANY } from './senses/by-company.ts';
import { BY_CONTEXT } from './senses/by-context.ts';
import { DAILY_WORDS } from './senses/daily-words.ts';
import { EASILY_MISTAKEN } from './senses/easily-mistaken.ts';
import { IDIOMS } from './senses/idioms.ts';
import { IN_COMPOUNDS } from './senses/in-compounds.ts';
import { IN_LIVELIER_SENSES } from './senses/in-livelier-senses.ts';
import { IN_NARROWER_SENSES } from './senses/in-narrower-senses.ts';
import { IN_OTHER_SENSES } from './senses/in-other-senses.ts';
import { IN_PLAIN_WORDS } from './senses/in-plain-words.ts';
import { IN_RARER_SENSES } from './senses/in-rarer-senses.ts';
import { IN_SECOND_SENSES } from './senses/in-second-senses.ts';
import { KNOWN_BY_PLACE } from './senses/known-by-place.ts';
import { LIKENESSES } from './senses/likenesses.ts';
import { MISTAKABLE } from './senses/mistakable.ts';
import { OTHERWISE_CALLED } from './senses/otherwise-called.ts';
import { PARTS_OF_OTHERS } from './senses/parts-of-others.ts';
import { PARTS_OF_WHOLES } from './senses/parts-of-wholes.ts';
import { PLAINLY_MEANT } from './senses/plainly-meant.ts';
import { PROPER_NAMES } from './senses/proper-names.ts';
import { SAID_OF_OTHERS } from './senses/said-of-others.ts';
import { SET_APART } from './senses/set-apart.ts';
import { OF_SHADES } from './senses/shades.ts';
import { THINGS_BY_CONTEXT } from './senses/things-by-context.ts';
import { TOLD_IN_FEW_WORDS } from './senses/told-in-few-words.ts';
import { USUAL_OBJECTS } from './senses/usual-objects.ts';
import { ATHLETES } from './sports/athletes.ts';
import { IN_GAMES_AND_TRAVELS } from './sports/in-games-and-travels.ts';
import { IN_SPORTS } from './sports/in-sports.ts';
import { ON_THE_MOVE } from './sports/on-the-move.ts';
import { SPORTS_BY_NAME } from './sports/sports-by-name.ts';
import { SPORTS_OUTDOORS } from './sports/sports-outdoors.ts';
import { AT_FEASTS } from './tales/at-feasts.ts';
import { HOLIDAYS } from './tales/holidays.ts';
import { IN_PICTURE_BOOKS } from './tales/in-picture-books.ts';
import { IN_PLAY_AND_HISTORY } from './tales/in-play-and-history.ts';
import { IN_TALES } from './tales/in-tales.ts';
import { IN_WONDERLAND } from './tales/in-wonderland.ts';
import { AS_PACKED } from './things/as-packed.ts';
import { BEAMS } from './things/beams.ts';
import { COLOURED_PARTS } from './things/coloured-parts.ts';
import { COMPARED_SIZES } from './things/compared-sizes.ts';
import { COOKED } from './things/cooked.ts';
import { ENTANGLED } from './things/entangled.ts';
import { HEAPED_GOODS } from './things/heaped-goods.ts';
import { IN_PANS } from './things/in-pans.ts';
import { IN_SHOPS_AND_SHOWS } from './things/in-shops-and-shows.ts';
import { LIGHTS_MINT_AND_PIPES } from './things/lights-mint-and-pipes.ts';
import { OF_PRODUCTS } from './things/of-products.ts';
import { ON_CARDS_AND_SCREENS } from './things/on-cards-and-screens.ts';
import { ON_WASHING_LINES } from './things/washing-lines.ts';

/** All tables, in the order in which they are tried: what one leaves, the next ones read. */
export const IN_ORDER: readonly Rewording[] = [
  ...COLOURED_PARTS,
  ...ON_THE_MOVE,
  ...AS_MOSTLY_MEANT,
  ...OF_FACADES,
  ...PLAINLY_PLACED,
  ...AT_FEASTS,
  ...AS_EVERYBODY_SAYS,
  ...PLAINLY_MEANT,
  ...SET_APART,
  ...TOLD_IN_FEW_WORDS,
  ...EASILY_MISTAKEN,
  ...WHERE_IT_HAPPENS,
  ...FROM_THEIR_HANDS,
  ...PUT_ROUND_OTHERS,
  ...IN_DAILY_LIFE,
  ...TRADES_BY_HAND,
  ...HOLIDAYS,
  ...SPORTS_OUTDOORS,
  ...TRADESPEOPLE,
  ...FAMILY_DAYS,
  ...WHERE_EXACTLY,
  ...KNOWN_BY_PLACE,
  ...PLACED_EXACTLY,
  ...ON_THE_SPOT,
  ...COMPARED_SIZES,
  ...ENTANGLED,
  ...IN_FAR_PLACES,
  ...IN_THE_WIND,
  ...OF_SOIL,
  ...AMONG_ANIMALS,
  ...IN_LANDSCAPES,
  ...OF_FAMILIES,
  ...WILD_AND_TAME,
  ...WAYS_OF_ANIMALS,
  ...WAYS_OF_NATURE,
  ...IN_THEIR_PLACES,
  ...BY_COMPANY,
  ...BY_CONTEXT,
  ...IN_LIVELIER_SENSES,
  ...IN_PUBLIC_PLACES,
  ...IN_SHOPS_AND_SHOWS,
  ...OF_SHADES,
  ...IN_COMPOUNDS,
  ...IN_SECOND_SENSES,
  ...AS_FILMED,
  ...TO_EACH_OTHER,
  ...BETWEEN_TWO,
  ...WEATHERED,
  ...GROWING,
  ...IN_THE_WILD,
  ...AT_WORK_AND_SCHOOL,
  ...SEEN_IN_PART,
  ...AT_RESCUES_AND_ON_ROADS,
  ...SMALL_THINGS,
  ...ATHLETES,
  ...SPORTS_BY_NAME,
  ...HANDED_THINGS,
  ...DAILY_WORDS,
  ...HANDLED_WITH_CARE,
  ...WITH_THEIR_HANDS,
  ...STAFFS_AND_DRIVERS,
  ...USUAL_OBJECTS,
  ...IN_PLAY_AND_HISTORY,
  ...IN_GAMES_AND_TRAVELS,
  ...WITH_EACH_OTHER,
  ...PARTS_OF_WHOLES,
  ...IN_NARROWER_SENSES,
  ...FOR_CUSTOMERS,
  ...IN_SERVICE,
  ...PARTS_OF_OTHERS,
  ...OF_MATERIALS,
  ...BEAMS,
  ...INSIDES,
  ...IN_THEIR_HAUNTS,
  ...ALONG_ROADS,
  ...BRIEFLY_TOLD,
  ...FROM_WINDOWS,
  ...OTHERWISE_CALLED,
  ...ANOTHER_ONE,
  ...ON_SUPPORTS,
  ...AT_TASKS,
  ...EVERYDAY_DEEDS,
  ...SHOWN_HOW,
  ...NAMED_DEEDS,
  ...IN_SPORTS,
  ...KNOWN_SIGHTS,
  ...IN_TOWNS,
  ...IN_TRAFFIC,
  ...PROPER_NAMES.map(([name, meant]): Rewording => [name, () => meant]),
  ...IDIOMS,
  ...IN_WONDERLAND,
  ...IN_PICTURE_BOOKS,
  ...IN_TALES,
  ...MISTAKABLE,
  ...IN_NATURE,
  ...IN_GROUND,
  ...ON_ROOFS,
  ...COOKED,
  ...AS_PACKED,
  ...HEAPED_GOODS,
  ...ON_WASHING_LINES,
  ...ON_CARDS_AND_SCREENS,
  ...OF_PRODUCTS,
  ...EXCHANGES,
  ...CHANGED_CLOTHES,
  ...AT_HOME,
  ...OF_SEVERAL,
  ...TO_ANOTHER_SIDE,
  ...SCENES_OF_PEOPLE,
  ...LIGHTS_MINT_AND_PIPES,
  ...AGES,
  ...IN_ROLES,
  ...AT_WORK,
  ...IN_BED,
  ...IN_PANS,
  ...LIKENESSES,
  ...SAID_OF_OTHERS,
  ...IN_RARER_SENSES,
  ...THINGS_BY_CONTEXT,
  ...IN_OTHER_SENSES,
  ...IN_PLAIN_WORDS,
];
