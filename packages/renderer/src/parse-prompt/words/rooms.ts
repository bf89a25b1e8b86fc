/** Words for landmarks and what stands in rooms and shops, by the name of the drawing. */
export const ROOM_WORDS: Readonly<Record<string, string>> = {
  'big-ben': 'big-ben elizabeth-tower',
  'empire-state': 'empire-state-building chrysler-building',
  colosseum: 'colosseum coliseum amphitheatre amphitheater',
  'brandenburg-gate': 'brandenburg-gate',
  'opera-house': 'sydney-opera-house',
  'golden-gate-bridge': 'golden-gate-bridge suspension-bridge',
  'taj-mahal': 'taj-mahal',
  burj: 'burj-khalifa',
  pagoda: 'pagoda japanese-temple chinese-temple',
  'onion-domes': 'kremlin st-basil red-square',
  'leaning-tower': 'leaning-tower leaning-tower-of-pisa',
  'flip-chart': 'flip-chart flipchart presentation whiteboard',
  anvil: 'anvil',
  'playground-slide': 'slide playground-slide water-slide',
};
