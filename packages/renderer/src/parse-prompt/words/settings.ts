import type { Setting } from '../scene-description.ts';

/** Words for settings; a hyphen joins the words of a phrase. */
export const SETTING_WORDS: Readonly<Partial<Record<Setting, string>>> = {
  sea: `
    lighthouse sea ocean seas waves open-sea high-seas harbor harbour bay pacific atlantic caribbean marina
    sailing sail regatta voyage
  `,
  beach: `
      beach seaside shore coast coastline seashore sandy tropical-island island lagoon hawaii
      maldives surf surfing sunbathing sandcastle
    `,
  underwater: `
      underwater under-the-sea under-water undersea coral-reef reef deep-sea seabed ocean-floor
      aquarium sea-floor bottom-of-the-sea beneath-the-waves under-the-ocean submarine atlantis
    `,
  forest: `
      forest woods wood woodland jungle rainforest grove trees wilderness undergrowth thicket
      bamboo-forest enchanted-forest treehouse campsite camping
    `,
  city: `
    city street town downtown skyline urban cityscape skyscraper skyscrapers rooftop rooftops
    alley avenue metropolis tokyo new-york manhattan london paris berlin shibuya highway road
    traffic market village square sidewalk boulevard cyberpunk bus-stop
  `,
  mountains: `
      mountain mountains mountaintop peak peaks alps alpine himalaya andes summit ridge cliff
      cliffs valley canyon highlands hill-top everest rockies
    `,
  desert: `
      desert sahara dune dunes oasis wild-west mesa savanna savannah cactus-field safari egypt
      arizona outback
    `,
  space: `
      space outer-space galaxy cosmos universe nebula milky-way orbit cosmic interstellar planets
      planet stars-and-planets asteroid asteroids solar-system saturn jupiter deep-space
      black-hole
    `,
  moon: 'on-the-moon lunar moon-surface on-moon lunar-surface mars on-mars moonscape alien-planet',
  snow: `
    snow snowy winter arctic antarctic antarctica north-pole south-pole polar frozen ice icy
    tundra igloo blizzard glacier ski-slope skiing christmas iceland snowfield lapland
  `,
  meadow: `
      meadow field fields garden park grass lawn farm countryside hills hill prairie pasture
      flowers flower-field orchard backyard picnic grassland vineyard barn hillside greenhouse
      yard playground golf-course
    `,
  room: `
    room living-room bedroom house-interior indoor indoors inside-a-house desk office study
    library cabin classroom interior sofa fireplace studio-apartment bookshop attic home nursery
    workshop window-sill windowsill
  `,
  kitchen: `
      kitchen cafe café coffee-shop restaurant bakery diner countertop table-top tabletop
      kitchen-table counter table breakfast dinner bistro bar
    `,
  sky: `
    sky skies clouds cloud above-the-clouds in-the-air heaven heavens airborne skydiving skydive
  `,
  lake: 'lake river pond stream waterfall creek riverbank lakeside swamp canal fjord brook wetland',
  volcano: 'volcano lava eruption volcanic magma erupting inferno crater jurassic prehistoric',
  stage: `
      stage concert party disco nightclub club theater theatre spotlight circus festival show
      runway birthday birthday-party dance-floor arena celebration gala podium trophy-ceremony
      karaoke carnival
    `,
  abstract:
    'abstract studio gradient minimal plain-background backdrop white-background product-shot',
};
