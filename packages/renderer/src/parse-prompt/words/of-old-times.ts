/** Words for what is dug up, besieged with, rung at temples and led through streets on days of feast, by drawing. */
export const OLD_TIME_WORDS: Readonly<Record<string, string>> = {
  sarcophagus:
    'sarcophagus stone-sarcophagus mummy-case mummy-coffin pharaoh-coffin pharaohs-coffin egyptian-coffin golden-coffin gold-coffin sarcophagi',
  'temple-bell':
    'temple-bell bronze-bell giant-bell huge-bell shrine-bell monastery-bell great-bell',
  moai: 'moai moai-statue stone-head easter-island-statue easter-island-head',
  'stone-circle': 'stone-circle stonehenge standing-stones menhirs ring-of-stones',
  catapult: 'catapult trebuchet siege-engine mangonel ballista',
  cannon: 'cannon ship-cannon old-cannon iron-cannon circus-cannon',
  cannonball: 'cannonball cannon-ball',
  'lion-dance':
    'lion-dance dancing-lion lion-dancer chinese-lion lion-dance-costume lion-costume dance-lion lion-dance-team lion-dance-troupe',
  'dragon-boat': 'dragon-boat dragonboat',
  nutcracker: 'nutcracker nutcracker-prince nutcracker-soldier wooden-nutcracker',
  'flower-crown':
    'flower-crown crown-of-flowers floral-crown flower-wreath-crown daisy-crown wreath-of-flowers daisy-chain',
  chariot: 'chariot roman-chariot war-chariot',
  'penalty-card': 'penalty-card referee-card',
  'dinosaur-skull':
    'dinosaur-skull t-rex-skull tyrannosaurus-skull dino-skull skull-of-a-dinosaur dinosaur-head-skeleton raptor-skull',
  'cricket-bat': 'cricket-bat',
  'dinosaur-skeleton':
    't-rex-skeleton tyrannosaurus-skeleton tyrannosaurus-rex-skeleton dinosaur-skeleton skeleton-of-a-dinosaur dinosaur-bones t-rex-bones raptor-skeleton triceratops-skeleton diplodocus-skeleton brachiosaurus-skeleton mammoth-skeleton skeleton-of-a-t-rex skeleton-of-a-tyrannosaurus stegosaurus-skeleton dino-skeleton',
  'whale-skeleton':
    'whale-skeleton blue-whale-skeleton skeleton-of-a-whale skeleton-of-a-blue-whale whale-bones orca-skeleton humpback-skeleton humpback-whale-skeleton sperm-whale-skeleton',
};
