import type { BuiltPlace } from '../../parse-prompt/description/built-places.ts';
import type { PaintSetting } from '../scenery.ts';
import { paintCourtyard } from './courtyard.ts';
import { paintBallroom, paintDanceStudio } from './dance-halls.ts';
import { paintFlatRoof } from './flat-roof.ts';
import { paintIndustrialArea } from './industrial-area.ts';
import { paintBarnInside, paintLighthouseInside, paintTower } from './inside-buildings.ts';
import {
  paintIglooInside,
  paintSpaceship,
  paintSubmarineInside,
  paintTentInside,
} from './inside-vessels.ts';
import { nearGround } from './kerb.ts';
import { PASTIME_PAINTERS } from './pastimes.ts';
import { paintPlatform } from './platform.ts';
import { paintPort } from './port.ts';
import { paintRecordingStudio, paintRestaurantKitchen } from './professional.ts';
import { paintRiverside } from './riverside.ts';
import { paintRooftopBar, paintRooftopGarden } from './rooftop-bar.ts';
import { paintMosque, paintTemple, paintTomb } from './sanctuaries.ts';
import { paintCruiseDeck, paintShipDeck } from './ship-deck.ts';
import { paintSquare } from './square.ts';
import { paintStairwell, paintTelevisionStudio } from './staircase.ts';
import { paintTeaRoom } from './tea-room.ts';
import { paintWesternTown } from './western-town.ts';
import { paintWhiteVillage } from './white-village.ts';

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
