import { BROODS } from './animals/broods.ts';
import { KNOWN_SIGHTS } from './animals/known-sights.ts';
import { MOLE } from './animals/mole.ts';
import { MORE_DINOSAURS } from './animals/more-dinosaurs.ts';
import { ODD_ANIMALS } from './animals/odd-animals.ts';
import { ROLLED_UP } from './animals/rolled-up.ts';
import { SHOWS_OF_STRENGTH } from './animals/shows-of-strength.ts';
import { SLIDERS } from './animals/sliding-penguin.ts';
import { SQUIRRELS } from './animals/squirrel.ts';
import { WHALE_BONES } from './animals/whale-bones.ts';
import { ASLEEP } from './fantasy/asleep.ts';
import { MERMAIDS } from './fantasy/mermaid.ts';
import { OF_MYTHS } from './fantasy/of-myths.ts';
import { OF_TALES } from './fantasy/of-tales.ts';
import { SLIMES } from './fantasy/slime.ts';
import { BROKEN_OPEN } from './food/broken-open.ts';
import { FROM_STEAMERS } from './food/from-steamers.ts';
import { NIBBLES } from './food/nibbles.ts';
import { PATISSERIE } from './food/patisserie.ts';
import { PIES } from './food/pies.ts';
import { RARER_FRUITS } from './food/rarer-fruits.ts';
import { SLICED } from './food/sliced.ts';
import { SMALL_DISHES } from './food/small-dishes.ts';
import { VEGETABLES } from './food/vegetables.ts';
import { BEDROOM } from './furniture/bedroom.ts';
import { DESK_LAMPS } from './furniture/desk-lamps.ts';
import { RARER_FURNITURE } from './furniture/rarer-furniture.ts';
import { ABOUT_THE_HOUSE } from './household/about-the-house.ts';
import { AT_THE_SINK } from './household/at-the-sink.ts';
import { FESTIVE_THINGS } from './household/festive-things.ts';
import { KITCHEN_TOOLS } from './household/kitchen-tools.ts';
import { OF_FEASTS } from './household/of-feasts.ts';
import { PEEKED_OUT_OF } from './household/peeked-out-of.ts';
import { SPILT } from './household/spilt.ts';
import { TANGLES } from './household/tangles.ts';
import { TIDYING } from './household/tidying.ts';
import { CELLS } from './nature/cells.ts';
import { ICE_AND_KELP } from './nature/ice-and-kelp.ts';
import { TRACKS } from './nature/tracks.ts';
import { BATTLEMENTS } from './places/battlements.ts';
import { CAROUSELS } from './places/carousel.ts';
import { CIVIC_BUILDINGS } from './places/civic-buildings.ts';
import { CRYPTS } from './places/crypts.ts';
import { GREAT_WALL } from './places/great-wall.ts';
import { HELIPADS } from './places/helipads.ts';
import { LIBERTY } from './places/liberty.ts';
import { NATURAL_LANDMARKS } from './places/natural-landmarks.ts';
import { OF_OLD_TIMES } from './places/of-old-times.ts';
import { OPEN_AIR_CINEMA } from './places/open-air-cinema.ts';
import { OUTBUILDINGS } from './places/outbuildings.ts';
import { SET_TOGETHER } from './places/set-together.ts';
import { WIRES } from './places/wires.ts';
import { ARCHES } from './plants/arches.ts';
import { GARDEN_TREES } from './plants/garden-trees.ts';
import { OPENING_FLOWERS } from './plants/opening-flowers.ts';
import { APP_BOARDS } from './products/app-boards.ts';
import { COMFORTS } from './products/comforts.ts';
import { COMPOSED } from './products/composed.ts';
import { COOKWARE } from './products/cookware.ts';
import { DEVICES } from './products/devices.ts';
import { FILLED } from './products/filled.ts';
import { HARVESTED } from './products/harvested.ts';
import { HATS } from './products/hats.ts';
import { HOUSE_MACHINES } from './products/house-machines.ts';
import { MARKED } from './products/marked.ts';
import { OPENED } from './products/opened.ts';
import { PACKED } from './products/packed.ts';
import { PRINTED } from './products/printed.ts';
import { SERVED } from './products/served.ts';
import { TOILETTE } from './products/toilette.ts';
import { WASHING_LINES } from './products/washing-lines.ts';
import { WOODEN_BLOCKS } from './products/wooden-blocks.ts';
import { WORN } from './products/worn.ts';
import { ATHLETICS } from './sport/athletics.ts';
import { CHESS_PIECES } from './sport/chess-pieces.ts';
import { FESTIVE } from './sport/festive.ts';
import { GEAR } from './sport/gear.ts';
import { GYM_THINGS } from './sport/gym-things.ts';
import { PARADES } from './sport/parades.ts';
import type { Thing } from './thing.ts';
import { HAND_CARTS } from './vehicles/hand-carts.ts';
import { ODD_VEHICLES } from './vehicles/odd-vehicles.ts';
import { SPECIAL_VEHICLES } from './vehicles/special.ts';
import { AMUSEMENTS } from './work/amusements.ts';
import { BENCH_TOOLS } from './work/bench-tools.ts';
import { BUILDING_SITE } from './work/building-site.ts';
import { CHALKED } from './work/chalked.ts';
import { CLINIC_THINGS } from './work/clinic-things.ts';
import { DEMONSTRATIONS } from './work/demonstrations.ts';
import { DONE_AT } from './work/done-at.ts';
import { EXPERIMENTS } from './work/experiments.ts';
import { FIELD_TOOLS } from './work/field-tools.ts';
import { GARDEN_THINGS } from './work/garden-things.ts';
import { INSTRUMENTS } from './work/instruments.ts';
import { LABORATORY } from './work/laboratory.ts';
import { PAPERWORK } from './work/paperwork.ts';
import { PLAYROOM } from './work/playroom.ts';
import { POSTED } from './work/posted.ts';
import { STATIONERY } from './work/stationery.ts';
import { TOYS } from './work/toys.ts';

/** What is asked for less often than the rest. */
export const RARER_DRAWINGS: readonly Thing[] = [
  ...COMPOSED,
  ...SERVED,
  ...BENCH_TOOLS,
  ...CLINIC_THINGS,
  ...LABORATORY,
  ...GARDEN_THINGS,
  ...GYM_THINGS,
  ...ODD_VEHICLES,
  ...NATURAL_LANDMARKS,
  ...CIVIC_BUILDINGS,
  ...MARKED,
  ...TRACKS,
  ...OF_FEASTS,
  ...PAPERWORK,
  ...PLAYROOM,
  ...TOILETTE,
  ...RARER_FURNITURE,
  ...AT_THE_SINK,
  ...RARER_FRUITS,
  ...PATISSERIE,
  ...CRYPTS,
  ...HELIPADS,
  ...WIRES,
  ...SET_TOGETHER,
  ...FILLED,
  ...MERMAIDS,
  ...OPEN_AIR_CINEMA,
  ...EXPERIMENTS,
  ...GREAT_WALL,
  ...LIBERTY,
  ...BROODS,
  ...SLIDERS,
  ...SHOWS_OF_STRENGTH,
  ...ROLLED_UP,
  ...KNOWN_SIGHTS,
  ...ICE_AND_KELP,
  ...SQUIRRELS,
  ...MORE_DINOSAURS,
  ...ODD_ANIMALS,
  ...WHALE_BONES,
  MOLE,
  ...FROM_STEAMERS,
  ...HAND_CARTS,
  ...SMALL_DISHES,
  ...NIBBLES,
  ...VEGETABLES,
  ...OPENED,
  ...BROKEN_OPEN,
  ...SLICED,
  ...BEDROOM,
  ...ABOUT_THE_HOUSE,
  ...FESTIVE_THINGS,
  ...TANGLES,
  ...BUILDING_SITE,
  ...FESTIVE,
  ...KITCHEN_TOOLS,
  ...OUTBUILDINGS,
  ...GARDEN_TREES,
  ...OPENING_FLOWERS,
  ...DEVICES,
  ...HATS,
  ...GEAR,
  ...ATHLETICS,
  ...TIDYING,
  ...DONE_AT,
  ...AMUSEMENTS,
  ...CAROUSELS,
  ...DESK_LAMPS,
  ...WOODEN_BLOCKS,
  ...DEMONSTRATIONS,
  ...OF_OLD_TIMES,
  ...PARADES,
  ...SPECIAL_VEHICLES,
  ...FIELD_TOOLS,
  ...INSTRUMENTS,
  ...POSTED,
  ...STATIONERY,
  ...TOYS,
  ...COMFORTS,
  ...COOKWARE,
  ...HOUSE_MACHINES,
  ...PACKED,
  ...WORN,
  ...OF_MYTHS,
  ...OF_TALES,
  ...SPILT,
  ...APP_BOARDS,
  ...HARVESTED,
  ...WASHING_LINES,
  ...SLIMES,
  ...ASLEEP,
  ...CELLS,
  ...PRINTED,
  ...PIES,
  ...PEEKED_OUT_OF,
  ...ARCHES,
  ...CHESS_PIECES,
  ...BATTLEMENTS,
  ...CHALKED,
];
