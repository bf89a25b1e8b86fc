/** Words for what workshops, laboratories, surgeries and offices use, by the name of the drawing or icon. */
export const TOOL_AND_INSTRUMENT_WORDS: Readonly<Record<string, string>> = {
  // On workbenches
  pliers:
    'pliers pair-of-pliers needle-nose-pliers plier wire-cutter wire-cutters wire-stripper wire-strippers side-cutters pincers bolt-cutters bolt-cutter',
  'spirit-level': 'spirit-level bubble-level carpenters-level carpenter-level',
  'circular-saw':
    'circular-saw power-saw table-saw electric-saw band-saw bandsaw mitre-saw miter-saw',
  'power-sander': 'sander orbital-sander belt-sander power-sander electric-sander',
  'nail-gun': 'nail-gun nailgun',
  'glue-gun': 'glue-gun hot-glue-gun caulking-gun caulk-gun heat-gun',
  'soldering-iron': 'soldering-iron soldering-gun soldering-station',
  'wood-plane': 'wood-plane hand-plane carpenters-plane block-plane wood-planer jack-plane',
  multimeter: 'multimeter multi-meter voltmeter volt-meter ammeter geiger-counter voltage-tester',
  'oil-can': 'oil-can oilcan oiler',
  'rope-pulley': 'pulley pulleys rope-pulley pulley-wheel block-and-tackle',
  'hex-keys': 'allen-key allen-keys allen-wrench hex-key hex-keys hex-wrench',
  headlamp: 'headlamp head-torch head-lamp headtorch miners-lamp',
  'tool-belt': 'tool-belt toolbelt carpenters-belt',
  'power-strip':
    'power-strip extension-lead extension-cord extension-cable multi-plug surge-protector',
  lathe: 'lathe wood-lathe turning-lathe milling-machine',
  'coil-spring': 'coil-spring metal-spring steel-spring coiled-spring',
  'nut-and-bolt': 'bolts metal-bolt steel-bolt rusty-bolt nut-and-bolt nuts-and-bolts wing-nut',
  clamp: 'bench-vise bench-vice metal-vise',
  'tape-measure': 'measuring-tape tape-measure',
  wrench: 'socket-wrench ratchet socket-set ratchet-wrench torque-wrench pipe-wrench',
  'sanding-block': 'sandpaper sanding-block',
  chisel: 'metal-file wood-file rasp nail-file',
  // In laboratories and lessons
  'mortar-and-pestle': 'mortar-and-pestle pestle-and-mortar mortar-with-a-pestle',
  'bunsen-burner': 'bunsen-burner gas-burner alcohol-burner spirit-burner',
  'glass-prism': 'prism glass-prism light-prism crystal-prism',
  'tuning-fork': 'tuning-fork',
  'newtons-cradle': 'newtons-cradle newton-cradle newton-s-cradle pendulum pendulums desk-pendulum',
  barometer: 'barometer pressure-gauge hygrometer altimeter',
  kaleidoscope: 'kaleidoscope',
  'dna-model':
    'dna-model model-of-dna dna-strand double-helix dna-helix dna-double-helix chromosome chromosomes strand-of-dna',
  'atom-model': 'atom-model model-of-an-atom atom molecule-model model-of-a-molecule',
  'plasma-ball': 'plasma-ball plasma-globe plasma-lamp',
  oscilloscope: 'oscilloscope',
  'tesla-coil': 'tesla-coil',
  orrery: 'orrery solar-system-model model-of-the-solar-system planet-model planetary-model',
  geode: 'geode amethyst-geode crystal-geode',
  asteroid: 'meteorite',
  'rain-gauge': 'rain-gauge',
  'skeleton-stand':
    'skeleton-model model-skeleton anatomical-skeleton plastic-skeleton anatomy-skeleton human-skeleton',
  'anatomical-heart': 'heart-model model-of-a-heart model-heart anatomical-heart human-heart',
  brain: 'human-brain brain-model model-of-a-brain model-brain',
  lungs: 'lung-model model-of-the-lungs human-lungs',
  tooth: 'tooth-model model-of-a-tooth model-tooth giant-tooth',
  'triangular-ruler': 'protractor set-square',
  flask: 'erlenmeyer-flask conical-flask round-bottom-flask',
  // In surgeries and bathroom cabinets
  'first-aid-kit':
    'first-aid-kit first-aid-box first-aid-bag medical-kit medical-bag medkit doctors-bag doctor-bag aid-kit',
  'surgical-mask':
    'surgical-mask face-mask medical-mask protective-mask disposable-mask mouth-mask n95-mask',
  dentures:
    'dentures false-teeth set-of-teeth dental-model teeth-model model-of-teeth set-of-dentures',
  inhaler: 'inhaler asthma-inhaler',
  tweezers: 'tweezers pair-of-tweezers forceps',
  'cotton-swabs': 'cotton-swab cotton-swabs cotton-bud cotton-buds q-tip q-tips',
  'hot-water-bottle': 'hot-water-bottle hot-water-bag heating-pad',
  'iv-drip':
    'iv-drip iv-bag iv-stand iv-pole drip-stand infusion infusion-bag infusion-stand saline-drip',
  'blood-bag': 'blood-bag bag-of-blood blood-pack',
  'prosthetic-leg': 'prosthetic-leg artificial-leg prosthetic-limb leg-prosthesis prosthesis',
  defibrillator: 'defibrillator aed blood-pressure-monitor heart-monitor ecg-machine ekg-machine',
  'bathroom-scale':
    'bathroom-scale bathroom-scales weighing-scale weighing-scales weight-scale body-scale digital-scale',
  'pill-organiser': 'pill-organizer pill-organiser pill-box pillbox pill-dispenser',
  virus:
    'virus corona-virus coronavirus virus-particle microbe bacteria bacterium bacterias viruses',
  'gas-mask': 'oxygen-mask gas-mask respirator',
};
