import type {
  CameraMove,
  Effect,
  Mood,
  Particle,
  Style,
  Time,
  Weather,
} from '../scene-description.ts';

export const TIME_WORDS: Readonly<Record<Time, string>> = {
  dawn: 'rising-sun morning-dew sun-rises sun-rising sun-comes-up dawn sunrise daybreak early-morning morning first-light',
  day: `
    day midnight-sun daytime noon midday sunny afternoon bright daylight sunshine clear-sky blue-sky sunlit
    blazing-sun scorching-sun burning-sun hot-sun baking-sun relentless-sun blazing-heat scorching-heat midday-sun
    heat-haze heat-shimmer shimmering-heat heatwave heat-wave sweltering-heat sweltering summer-heat desert-heat midday-heat hazy-heat haze-of-heat heat-waves
    summer in-june in-july in-august high-key-lighting high-key-light high-key harsh-light harsh-sunlight
  `,
  sunset:
    'last-light last-light-of-day last-light-of-the-day last-rays-of-the-sun sunset sun-sets sun-setting sun-is-setting sun-goes-down golden-hour evening-sun sundown setting-sun magic-hour golden-light late-afternoon late-summer-afternoon late-autumn-afternoon late-spring-afternoon late-winter-afternoon late-summer-evening golden-afternoon golden-summer-afternoon late-afternoon-sun late-afternoon-light low-sun',
  dusk: 'fairy-lights string-lights twinkle-lights christmas-lights lamplit lamp-lit lantern-lit torch-lit candlelight candlelit by-candlelight candlelit-dinner candlelight-dinner solar-eclipse eclipse total-eclipse dusk twilight evening blue-hour nightfall gloaming',
  night: `
      night night-light nightlight power-cut power-outage a-blackout-in during-a-blackout during-the-blackout during-blackout in-a-blackout in-the-blackout citywide-blackout city-blackout blackout-in goodnight bedtime bedtime-story goodnight-story lullaby stargazing stargaze midnight nighttime moonlight moonlit starry stars starlight night-sky late-night
      full-moon crescent-moon moon meteor-shower shooting-star shooting-stars falling-star blood-moon lunar-eclipse under-the-stars tonight nocturnal starry-night starry-sky
      sky-full-of-stars night-time moonlit-night night-market searchlights searchlight movie-night film-night outdoor-cinema open-air-cinema outdoor-movie-night backyard-movie-night bridge-at-night laser-show laser-lights laser-beams lasers light-show lantern-festival sky-lanterns lantern-release lantern-parade
    `,
};

export const WEATHER_WORDS: Readonly<Record<Weather, string>> = {
  rain: `
    rain raining rains it-rains rainy drizzle downpour showers puddle puddles jumping-in-puddles jumps-in-puddles jumping-in-a-puddle splashing-in-puddles jumping-in-muddy-puddles splashing-through-puddles monsoon rainstorm raindrops
    pouring-rain heavy-rain hail hailstorm hailstones hailstone hailing
  `,
  storm:
    'storm storm-clouds stormy-sky thunderclouds stormy thunder thunderstorm lightning tempest hurricane tornado twister cyclone whirlwind tornadoes',
  snowfall:
    'snowfall snow-fall snow-fall-outside snow-falling-outside snow-falls-outside snow-swirling-outside snows it-snows snows-outside snow-outside snowing snowflakes snowflake blizzard flurry snow-falling falling-snow snow-falls snowstorm snow-begins-to-fall snow-is-falling snow-fell snow-was-falling',
  fog: 'fog foggy mist misty haze hazy',
  wind: 'wind windy breeze breezy gale blizzard snowstorm',
  clouds:
    'abandoned derelict deserted desolate bleak ghost-town cloudy overcast grey-sky gray-sky dark-clouds blizzard snowstorm',
  aurora:
    'aurora northern-lights northern-light aurora-borealis polar-lights auroras southern-lights',
  'milky-way':
    'milky-way galaxy galaxies galaxy-of-stars band-of-stars constellation constellations star-constellations',
  rainbow: 'rainbow rainbows',
  flood: 'flood floods flooded flooding floodwater flood-water deluge inundation',
  sandstorm: 'sandstorm sand-storm dust-storm duststorm haboob',
  meteors:
    'meteor-shower meteors meteor shooting-stars falling-stars perseids meteorites meteorite star-shower',
  avalanche: 'avalanche avalanches snow-avalanche snowslide',
};

const SAD_FEELINGS = [
  'sad',
  'lonely',
  'gloomy',
  'depressing',
  'sorrowful',
  'mournful',
  'grey',
  'gray',
];
const ATMOSPHERES = ['mood', 'atmosphere', 'feeling', 'tone', 'vibe', 'vibes', 'scene', 'light'];

export const MOOD_WORDS: Readonly<Record<Mood, string>> = {
  neon: 'neon cyberpunk synth glowing-city blade-runner fluorescent futuristic neon-sign neon-signs neon-lights',
  pastel: 'pastel soft kawaii cute candy dreamy gentle baby-blue delicate sweet',
  dark: 'haunted-hall haunted-house haunted-mansion haunted-manor haunted-castle creepy-house spooky-house spooky-mansion ghost-house ghost-ship deep-sea deep-ocean abyss dark gloomy spooky scary halloween gothic moody horror haunted ominous noir shadowy creepy eerie dim tense suspenseful menacing sinister ominous-mood mysterious low-key-lighting low-key-light low-key chiaroscuro',
  cinematic:
    'cinematic epic dramatic trailer blockbuster movie-like teaser anamorphic anamorphic-lens',
  retro: 'retro vaporwave synthwave 80s eighties 1980s outrun 90s vhs',
  autumn: `
      autumn autum autumnal in-fall in-the-fall fall-leaves october november fall-colors harvest autumn-leaves autumn-leaves-falling
      fall-forest
    `,
  spring:
    'spring springtime cherry-blossom cherry-blossoms blossoms april sakura blooming bloom cherry-trees spring-blossoms spring-blossom',
  golden:
    'heat-haze heat-shimmer shimmering-heat heatwave heat-wave sweltering-heat sweltering summer-heat desert-heat midday-heat hazy-heat haze-of-heat heat-waves blazing-heat scorching-heat golden golden-hour golden-afternoon golden-summer-afternoon late-afternoon late-summer-afternoon late-autumn-afternoon late-spring-afternoon late-afternoon-sun late-afternoon-light low-sun warm sun-drenched honey-coloured amber-light sunlight golden-light backlit backlight backlighting back-lit rim-light rim-lighting lens-flare lens-flares volumetric-light volumetric-lighting long-shadows dappled-light dappled-sunlight uplifting hopeful inspiring nostalgic nostalgia',
  tropical: 'tropical jungle rainforest hawaii caribbean palm-trees maldives paradise exotic',
  sad: `
      melancholic melancholy somber sombre wistful sorrowful bittersweet dreary heartbreaking mournful sadness loneliness muted-colors muted-colours desaturated
      ${SAD_FEELINGS.flatMap((feeling) => ATMOSPHERES.map((one) => `${feeling}-${one}`)).join(' ')}
      gloomy-day gloomy-morning gloomy-afternoon gloomy-weather gloomy-sky grey-day gray-day
    `,
  cosy: 'cosy cozy fireplace candlelight hygge snug lamplight warm-light warmly-lit firelight candlelit festive intimate homely heartwarming wholesome',
  magic: `
      magic magical enchanted enchanting surreal ethereal otherworldly mythical fairy-tale fairytale fantasy whimsical wonder mystical dream
      dreamlike enchanted-forest magical-forest magic-forest
    `,
};

export const PARTICLE_WORDS: Readonly<Record<Particle, string>> = {
  snow: 'snowflakes snowfall snowing blizzard snow-falling falling-snow snow-falls snowstorm flurry snow-begins-to-fall snow-is-falling snow-fell snow-was-falling powder hail hailstorm hailstones hailstone hailing',
  rain: 'rain raining rainy downpour drizzle storm thunderstorm stormy heavy-rain pouring-rain raindrops rainstorm',
  bubbles: 'bubbles bubble bubbly fizzy soap-bubbles',
  leaves:
    'falling-leaves autumn-leaves fallen-leaves leaves-falling autumn-leaves-falling leaves-are-falling',
  fireflies: 'fireflies firefly glow-worms lightning-bugs',
  dust: 'dusty pollen',
  petals:
    'petals petal flower-petals rose-petals flower-petal rose-petal cherry-blossom cherry-blossoms sakura blossoms spring-blossoms spring-blossom',
  confetti: `
      confetti party celebration celebrating celebrate birthday congratulations carnival streamers
      new-year
    `,
  smoke: 'smoky',
  embers: 'embers ember campfire bonfire lava eruption on-fire erupting',
  sparkles: `
      sparkles sparkle sparkling glitter glittering shimmering magic magical fairy-dust shiny
      twinkling stardust morning-dew
    `,
  hearts:
    'hearts love romantic romance valentine valentines valentine-day mother-day father-day in-love wedding',
  fireworks: 'fireworks firework new-years-eve fourth-of-july',
};

export const EFFECT_WORDS: Readonly<Record<Effect, string>> = {
  steam: 'steam vapour vapor',
  smoke: 'smoke exhaust fumes',
  dust: 'dust dust-cloud cloud-of-dust',
  splash: 'splash splashes sea-spray ocean-spray water-splash splashes-of-water spray-of-water',
  sparks: 'sparks',
  glow: 'glow light-beam beam-of-light beam halo',
  flames: 'flames flame wildfire forest-fire bushfire wildfires blaze',
  shards: 'ice-shards ice-splinters',
};

/** Styles that are drawn, by the words that ask for them. */
export const STYLE_WORDS: Readonly<Record<Style, string>> = {
  'film-grain': 'film-grain grainy film-look 35mm analog-film analogue-film super-8',
  minimal: 'minimal minimalist minimalistic clean-design simple-design',
  retro: 'retro vintage 80s eighties 1980s 90s vhs retro-style',
  watercolour: 'watercolour watercolor aquarelle',
  aerial:
    'aerial aerial-shot aerial-view aerial-footage aerial-drone-shot aerial-photo drone-shot drone-footage drone-view drone-flight drone-flyover drone-video birds-eye-view bird-eye-view birds-eye bird-s-eye-view top-down top-down-view from-above seen-from-above viewed-from-above from-directly-above seen-from-directly-above directly-from-above straight-from-above from-straight-above from-the-air from-high-above overhead-shot overhead-view flyover',
  'close-up':
    'close-up closeup extreme-close-up macro macro-shot close-ups tight-shot face-shot headshot',
  portrait: 'portrait portrait-shot studio-portrait medium-shot bust-shot',
  'black-and-white': 'black-and-white monochrome greyscale grayscale black-&-white b&w',
};

/** Movements of the camera; before most of them, and after, the word "camera" may stand. */
export const CAMERA_WORDS: Readonly<Record<CameraMove, string>> = {
  'zoom-in': `
    zoom-in zooming-in zooms-in zoom close-up push-in dolly-in closeup pushes-in moves-closer
    macro-shot extreme-close-up slow-zoom-in slow-zoom zoom-on zooms zoom-in-on zooming-in-on zooms-in-on
    slow-zoom-on slow-zoom-in-on slowly-zooming-in-on zooming-in-slowly-on slow-push-in slow-push-in-on push-in-on
  `,
  'zoom-out': `
    zoom-out zooming-out zooms-out pull-back pulling-back dolly-out reveal pulls-back
    slow-zoom-out pull-out wide-reveal
  `,
  'pan-left': 'pan-left panning-left pans-left pan-to-the-left pans-to-the-left moves-left',
  'pan-right': `
    pan pan-right panning panning-right pans tracking-shot tracking pans-right pan-to-the-right
    pans-to-the-right slow-pan side-scroll dolly-shot
  `,
  'tilt-up': `
    tilt-up crane-shot pan-up tilting-up tilts-up aerial aerial-shot aerial-view drone-shot
    drone-footage drone-view birds-eye-view bird-eye-view camera-rises rising-shot crane-up
  `,
  'tilt-down':
    'tilt-down tilting-down tilts-down pan-down pans-down panning-down crane-down camera-sinks',
  orbit: `
    orbiting-camera orbit-shot camera-orbits orbit-around circling-camera rotating-camera
    orbits-around slow-orbit 360-shot arc-shot camera-circles camera-circling
  `,
};
