import type { BuiltPlace } from '../../parse-prompt/description/built-places.ts';
import type { PaintSetting } from '../scenery.ts';
import { paintBallroom, paintDanceStudio } from './indoors/dance-halls.ts';
import { paintBarnInside, paintLighthouseInside, paintTower } from './indoors/inside-buildings.ts';
import {
  paintIglooInside,
  paintSpaceship,
  paintSubmarineInside,
  paintTentInside,
} from './indoors/inside-vessels.ts';
import { paintRecordingStudio, paintRestaurantKitchen } from './indoors/professional.ts';
import { paintMosque, paintTemple, paintTomb } from './indoors/sanctuaries.ts';
import { paintStairwell, paintTelevisionStudio } from './indoors/staircase.ts';
import { paintTeaRoom } from './indoors/tea-room.ts';
import { PASTIME_PAINTERS } from './leisure/pastimes.ts';
import { paintCourtyard } from './town/courtyard.ts';
import { paintFlatRoof } from './town/flat-roof.ts';
import { paintIndustrialArea } from './town/industrial-area.ts';
import { nearGround } from './town/kerb.ts';
import { paintPlatform } from './town/platform.ts';
import { paintRiverside } from './town/riverside.ts';
import { paintRooftopBar, paintRooftopGarden } from './town/rooftop-bar.ts';
import { paintSquare } from './town/square.ts';
import { paintWesternTown } from './town/western-town.ts';
import { paintWhiteVillage } from './town/white-village.ts';
import { paintPort } from './water/port.ts';
import { paintCruiseDeck, paintShipDeck } from './water/ship-deck.ts';

export const BUILT_PAINTERS: Readonly<Record<BuiltPlace, PaintSetting>> = {
  ...PASTIME_PAINTERS,
  'restaurant-kitchen': paintRestaurantKitchen,
  'recording-studio': paintRecordingStudio,
  tower: paintTower,
  'lighthouse-inside': paintLighthouseInside,
  temple: paintTemple,
  mosque: paintMosque,
  tomb: paintTomb,
  'barn-inside': paintBarnInside,
  'spaceship-inside': paintSpaceship,
  'submarine-inside': paintSubmarineInside,
  'tent-inside': paintTentInside,
  'igloo-inside': paintIglooInside,
  'dance-studio': paintDanceStudio,
  ballroom: paintBallroom,
  square: nearGround(paintSquare),
  riverside: paintRiverside,
  'rooftop-bar': paintRooftopBar,
  'rooftop-garden': paintRooftopGarden,
  port: paintPort,
  platform: paintPlatform,
  'flat-roof': paintFlatRoof,
  'ship-deck': paintShipDeck,
  'cruise-deck': paintCruiseDeck,
  'tea-room': paintTeaRoom,
  stairwell: paintStairwell,
  'tv-studio': paintTelevisionStudio,
  'industrial-area': paintIndustrialArea,
  courtyard: paintCourtyard,
  'western-town': paintWesternTown,
  'white-village': paintWhiteVillage,
};
