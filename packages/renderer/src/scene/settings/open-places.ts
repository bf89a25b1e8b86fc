import type { OpenPlace } from '../../parse-prompt/description/open-places.ts';
import type { PaintSetting } from '../scenery.ts';
import { paintFrozenLake } from './frozen-lake.ts';
import { paintLaunchSite } from './launch-site.ts';
import { paintParkingLot } from './parking-lot.ts';
import { paintSaltFlat } from './salt-flat.ts';

export const OPEN_PAINTERS: Readonly<Record<OpenPlace, PaintSetting>> = {
  'frozen-lake': paintFrozenLake,
  'launch-site': paintLaunchSite,
  'parking-lot': paintParkingLot,
  'salt-flat': paintSaltFlat,
};
