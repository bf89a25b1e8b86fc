/** Places under the open sky that are known by what the ground is. */
export const OPEN_PLACES = [
  'frozen-lake',
  'salt-flat',
  'parking-lot',
  'launch-site',
  'street-court',
  'city-rink',
  'blood-vessel',
] as const;
export type OpenPlace = (typeof OPEN_PLACES)[number];

/** Words that name them. */
export const OPEN_PLACE_WORDS: Readonly<Record<OpenPlace, string>> = {
  'frozen-lake':
    'frozen-lake frozen-river frozen-pond frozen-lakes frozen-rivers frozen-fjord frozen-stream frozen-creek frozen-water icy-lake icy-river icy-pond lake-ice thin-ice cracked-ice cracking-ice cracks-in-the-ice crack-in-the-ice frozen-canal',
  'launch-site':
    'launch-site rocket-base spaceport cosmodrome space-center space-centre launch-complex cape-canaveral baikonur rocket-site',
  'parking-lot':
    'parking-lot parking-area car-park carpark parking-space parking-spot parking-place empty-lot',
  'city-rink': 'city-rink cityrink',
  'street-court': 'street-court streetcourt streetball-court blacktop-court',
  'blood-vessel':
    'blood-vessel blood-vessels bloodstream blood-stream artery arteries bodyvein inside-the-body inside-the-human-body inside-a-human-body inside-our-body human-bloodstream',
  'salt-flat':
    'salt-flat salt-flats salt-desert salt-lake salar uyuni salar-de-uyuni bonneville salt-pan salt-plain salt-plains',
};
