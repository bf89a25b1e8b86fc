import type { CameraMove, Mood, Particle, Time, Weather } from '../scene-description.ts';

export const TIME_WORDS: Readonly<Record<Time, string>> = {
  dawn: 'dawn sunrise daybreak early-morning morning first-light',
  day: `
    day daytime noon midday sunny afternoon bright daylight sunshine clear-sky blue-sky sunlit
    summer
  `,
  sunset: 'sunset golden-hour evening-sun sundown setting-sun magic-hour golden-light',
  dusk: 'dusk twilight evening blue-hour nightfall gloaming',
  night: `
      night midnight nighttime moonlight moonlit starry stars starlight night-sky late-night
      full-moon crescent-moon moon under-the-stars tonight nocturnal starry-night
    `,
};

export const WEATHER_WORDS: Readonly<Record<Weather, string>> = {
  rain: `
    rain raining rainy drizzle downpour shower showers puddle puddles monsoon umbrella umbrellas
    wet
  `,
  storm: 'storm stormy thunder thunderstorm lightning tempest hurricane',
  snowfall: 'snowfall snowing snowflakes snowflake blizzard flurry snow snowy christmas',
  fog: 'fog foggy mist misty haze hazy mysterious smoky',
  wind: 'wind windy breeze breezy gale',
  clouds: 'cloudy overcast clouds',
  aurora: 'aurora northern-lights aurora-borealis polar-lights',
  rainbow: 'rainbow rainbows',
};

export const MOOD_WORDS: Readonly<Record<Mood, string>> = {
  neon: 'neon cyberpunk synth glowing-city blade-runner fluorescent futuristic',
  pastel: 'pastel soft kawaii cute candy dreamy gentle baby-blue delicate sweet',
  dark: 'dark gloomy spooky scary halloween gothic moody horror haunted ominous noir shadowy',
  cinematic: 'cinematic epic film movie dramatic trailer blockbuster',
  retro: 'retro vaporwave synthwave 80s eighties 1980s outrun vintage 90s vhs',
  autumn: `
      autumn autumnal in-fall in-the-fall fall-leaves october november fall-colors harvest
      fall-forest
    `,
  spring: 'spring springtime cherry-blossom cherry-blossoms blossoms april sakura blooming bloom',
  golden: 'golden warm sun-drenched honey-coloured amber-light glowing sunlight',
  tropical: 'tropical jungle rainforest hawaii caribbean palm-trees maldives paradise exotic',
  cosy: 'cosy cozy fireplace candlelight hygge snug lamplight warm-light',
  magic: `
      magic magical enchanted fairy-tale fairytale fantasy whimsical wonder mystical dream
      dreamlike
    `,
};

export const PARTICLE_WORDS: Readonly<Record<Particle, string>> = {
  snow: 'snowflakes snowfall snowing blizzard',
  rain: 'rain raining rainy downpour drizzle storm thunderstorm',
  bubbles: 'bubbles bubble bubbly fizzy soap-bubbles',
  leaves: 'leaves falling-leaves autumn-leaves fallen-leaves',
  fireflies: 'fireflies firefly glow-worms lightning-bugs',
  dust: 'dust dusty sandstorm pollen',
  petals: 'petals petal cherry-blossom cherry-blossoms sakura blossoms',
  confetti: `
      confetti party celebration celebrating celebrate birthday congratulations carnival streamers
      new-year
    `,
  smoke: 'smoke smoky steam steaming',
  embers: 'embers sparks ember burning campfire lava eruption on-fire erupting flames',
  sparkles: `
      sparkles sparkle sparkling glitter glittering shimmering magic magical fairy-dust shiny
      twinkling stardust
    `,
  hearts: 'hearts love romantic romance valentine valentines in-love wedding',
  fireworks: 'fireworks firework new-years-eve fourth-of-july',
};

export const CAMERA_WORDS: Readonly<Record<CameraMove, string>> = {
  'zoom-in': 'zoom-in zooming-in zooms-in zoom close-up push-in dolly-in closeup',
  'zoom-out': 'zoom-out zooming-out zooms-out pull-back pulling-back dolly-out reveal',
  'pan-left': 'pan-left panning-left pans-left',
  'pan-right': 'pan pan-right panning panning-right pans tracking-shot tracking pans-right',
  'tilt-up': 'tilt-up crane-shot crane pan-up tilting-up aerial drone-shot drone',
  orbit:
    'orbiting-camera orbit-shot camera-orbits orbit-around circling rotating-camera orbits-around',
};
