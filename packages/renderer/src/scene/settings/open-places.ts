import type { OpenPlace } from '../../parse-prompt/description/open-places.ts';
import type { PaintSetting } from '../scenery.ts';
import { paintFrozenLake } from './frozen-lake.ts';
import { paintParkingLot } from './parking-lot.ts';
import { paintSaltFlat } from './salt-flat.ts';

export const OPEN_PAINTERS: Readonly<Record<OpenPlace, PaintSetting>> = {
  'frozen-lake': paintFrozenLake,
  'parking-lot': paintParkingLot,
  'salt-flat': paintSaltFlat,
};
