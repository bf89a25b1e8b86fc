import type { Rewording } from '../rewording.ts';
import { OF_MATERIALS } from '../subjects/materials.ts';
import { AGES } from './ages.ts';
import { ALONG_ROADS } from './along-roads.ts';
import { AMONG_ANIMALS } from './among-animals.ts';
import { ANOTHER_ONE } from './another-one.ts';
import { AS_EVERYBODY_SAYS } from './as-everybody-says.ts';
import { AS_FILMED } from './as-filmed.ts';
import { AS_PACKED } from './as-packed.ts';
import { AT_HOME } from './at-home.ts';
import { AT_RESCUES_AND_ON_ROADS } from './at-rescues-and-on-roads.ts';
import { AT_TASKS } from './at-tasks.ts';
import { AT_WORK } from './at-work.ts';
import { AT_WORK_AND_SCHOOL } from './at-work-and-school.ts';
import { ATHLETES } from './athletes.ts';
import { BEAMS } from './beams.ts';
import { BETWEEN_TWO } from './between-two.ts';
import { BRIEFLY_TOLD } from './briefly-told.ts';
import { IN_GROUND, OF_SOIL } from './buried.ts';
import { BY_COMPANY } from './by-company.ts';
import { BY_CONTEXT } from './by-context.ts';
import { CHANGED_CLOTHES } from './changed-clothes.ts';
import { COMPARED_SIZES } from './compared-sizes.ts';
import { COOKED } from './cooked.ts';
import { DAILY_WORDS } from './daily-words.ts';
import { EASILY_MISTAKEN } from './easily-mistaken.ts';
import { ENTANGLED } from './entangled.ts';
import { EVERYDAY_DEEDS } from './everyday-deeds.ts';
import { EXCHANGES } from './exchanges.ts';
import { FAMILY_DAYS } from './family-days.ts';
import { FOR_CUSTOMERS } from './for-customers.ts';
import { FROM_THEIR_HANDS } from './from-their-hands.ts';
import { FROM_WINDOWS } from './from-windows.ts';
import { GROWING } from './growing.ts';
import { HANDED_THINGS } from './handed-things.ts';
import { HANDLED_WITH_CARE } from './handled-with-care.ts';
import { HEAPED_GOODS } from './heaped-goods.ts';
import { HOLIDAYS } from './holidays.ts';
import { IDIOMS } from './idioms.ts';
import { IN_BED } from './in-bed.ts';
import { IN_COMPOUNDS } from './in-compounds.ts';
import { IN_DAILY_LIFE } from './in-daily-life.ts';
import { IN_FAR_PLACES } from './in-far-places.ts';
import { IN_GAMES_AND_TRAVELS } from './in-games-and-travels.ts';
import { IN_LANDSCAPES } from './in-landscapes.ts';
import { IN_LIVELIER_SENSES } from './in-livelier-senses.ts';
import { IN_NARROWER_SENSES } from './in-narrower-senses.ts';
import { IN_NATURE } from './in-nature.ts';
import { IN_OTHER_SENSES } from './in-other-senses.ts';
import { IN_PANS } from './in-pans.ts';
import { IN_PICTURE_BOOKS } from './in-picture-books.ts';
import { IN_PLAIN_WORDS } from './in-plain-words.ts';
import { IN_PLAY_AND_HISTORY } from './in-play-and-history.ts';
import { IN_PUBLIC_PLACES } from './in-public-places.ts';
import { IN_RARER_SENSES } from './in-rarer-senses.ts';
import { IN_ROLES } from './in-roles.ts';
import { IN_SECOND_SENSES } from './in-second-senses.ts';
import { IN_SERVICE } from './in-service.ts';
import { IN_SHOPS_AND_SHOWS } from './in-shops-and-shows.ts';
import { IN_SPORTS } from './in-sports.ts';
import { IN_TALES } from './in-tales.ts';
import { IN_THE_WILD } from './in-the-wild.ts';
import { IN_THE_WIND } from './in-the-wind.ts';
import { IN_THEIR_HAUNTS } from './in-their-haunts.ts';
import { IN_TOWNS } from './in-towns.ts';
import { IN_TRAFFIC } from './in-traffic.ts';
import { IN_WONDERLAND } from './in-wonderland.ts';
import { INSIDES } from './insides.ts';
import { KNOWN_BY_PLACE } from './known-by-place.ts';
import { KNOWN_SIGHTS } from './known-sights.ts';
import { LIGHTS_MINT_AND_PIPES } from './lights-mint-and-pipes.ts';
import { LIKENESSES } from './likenesses.ts';
import { MISTAKABLE } from './mistakable.ts';
import { NAMED_DEEDS } from './named-deeds.ts';
import { OF_FAMILIES } from './of-families.ts';
import { OF_PRODUCTS } from './of-products.ts';
import { ON_CARDS_AND_SCREENS } from './on-cards-and-screens.ts';
import { ON_ROOFS } from './on-roofs.ts';
import { ON_SUPPORTS } from './on-supports.ts';
import { ON_THE_SPOT } from './on-the-spot.ts';
import { OTHERWISE_CALLED } from './otherwise-called.ts';
import { PARTS_OF_OTHERS } from './parts-of-others.ts';
import { PARTS_OF_WHOLES } from './parts-of-wholes.ts';
import { PLACED_EXACTLY } from './placed-exactly.ts';
import { PLAINLY_MEANT } from './plainly-meant.ts';
import { PROPER_NAMES } from './proper-names.ts';
import { PUT_ROUND_OTHERS } from './put-round-others.ts';
import { SAID_OF_OTHERS } from './said-of-others.ts';
import { SCENES_OF_PEOPLE } from './scenes-of-people.ts';
import { SEEN_IN_PART } from './seen-in-part.ts';
import { SET_APART } from './set-apart.ts';
import { OF_SHADES } from './shades.ts';
import { SHOWN_HOW } from './shown-how.ts';
import { SMALL_THINGS } from './small-things.ts';
import { SPORTS_BY_NAME } from './sports-by-name.ts';
import { SPORTS_OUTDOORS } from './sports-outdoors.ts';
import { STAFFS_AND_DRIVERS } from './staffs.ts';
import { THINGS_BY_CONTEXT } from './things-by-context.ts';
import { TO_ANOTHER_SIDE } from './to-another-side.ts';
import { TO_EACH_OTHER } from './to-each-other.ts';
import { TOLD_IN_FEW_WORDS } from './told-in-few-words.ts';
import { OF_SEVERAL } from './told-of-several.ts';
import { TRADES_BY_HAND } from './trades-by-hand.ts';
import { TRADESPEOPLE } from './tradespeople.ts';
import { USUAL_OBJECTS } from './usual-objects.ts';
import { ON_WASHING_LINES } from './washing-lines.ts';
import { WAYS_OF_ANIMALS } from './ways-of-animals.ts';
import { WAYS_OF_NATURE } from './ways-of-nature.ts';
import { WEATHERED } from './weathered.ts';
import { WHERE_EXACTLY } from './where-exactly.ts';
import { WHERE_IT_HAPPENS } from './where-it-happens.ts';
import { WILD_AND_TAME } from './wild-and-tame.ts';
import { WITH_EACH_OTHER } from './with-each-other.ts';
import { WITH_THEIR_HANDS } from './with-their-hands.ts';

/** All tables, in the order in which they are tried: what one leaves, the next ones read. */
export const IN_ORDER: readonly Rewording[] = [
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
