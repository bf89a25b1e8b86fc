import type { OpenPlace } from '../../parse-prompt/description/open-places.ts';
import type { PaintSetting } from '../scenery.ts';
import { paintBloodVessel } from './heavens/blood-vessel.ts';
import { paintSaltFlat } from './land/salt-flat.ts';
import { paintCityRink } from './town/city-rink.ts';
import { paintLaunchSite } from './town/launch-site.ts';
import { paintParkingLot } from './town/parking-lot.ts';
import { paintStreetCourt } from './town/street-court.ts';
import { paintFrozenLake } from './water/frozen-lake.ts';

export const OPEN_PAINTERS: Readonly<Record<OpenPlace, PaintSetting>> = {
  'frozen-lake': paintFrozenLake,
  'launch-site': paintLaunchSite,
  'parking-lot': paintParkingLot,
  'salt-flat': paintSaltFlat,
  'city-rink': paintCityRink,
  'blood-vessel': paintBloodVessel,
  'street-court': paintStreetCourt,
};
