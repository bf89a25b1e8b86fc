/** Words about the picture itself, which are never things in it. */
export const PICTURE_WORDS = `
  camera cameras lens shot shots footage video videos clip clips film movie animation animated image
  picture photo photograph photography render rendering scene scenes frame frames view perspective
  angle wide-angle close-up closeup zoom pan tilt dolly drone drone-shot drone-footage crane-shot
  time-lapse timelapse slow-motion slowmo slow-mo hyperlapse footage bokeh depth-of-field focus 4k
  8k hd uhd hdr full-hd 1080p 720p high-quality high-resolution ultra-realistic photorealistic
  realistic hyperrealistic detailed highly-detailed intricate masterpiece trending
  trending-on-artstation artstation unreal-engine octane octane-render award-winning style styles
  styled aesthetic vibe vibes mood atmosphere atmospheric lighting light composition background
  backgrounds foreground backdrop colours colors colour color tones tone palette accents accent
  texture text texts word words caption captions headline headlines slogan tagline title titles
  subtitle subtitles quote logo logos watermark ad ads advert adverts advertisement advertisements
  advertising commercial commercials banner banners poster posters flyer reel reels story stories
  post posts thumbnail promo promotion promotional teaser trailer spot campaign announcement
  giveaway intro outro countdown loop looping looped seamless transition transitions effect effects
  parallax portrait landscape-format vertical horizontal widescreen instagram tiktok facebook
  youtube linkedin pinterest social-media branding brand product-ad product-shot product-video
  cartoon illustration drawing sketch artwork art 3d 2d pixel-art anime pixar disney ghibli vector
  flat-design low-poly concept-art panning tracking-shot establishing-shot wide-shot medium-shot
  pov point-of-view first-person selfie-video handheld steadicam tripod-shot gopro motion-graphics
  silhouette symmetry minimalism exposure long-exposure golden-ratio rule-of-thirds bird-eye-view
  gif video-game video-games game computer-game launch-day app-store honey-dipper wooden-dipper dipper whipped-cream melted-cheese melting-cheese stretching-cheese stretchy-cheese cheese-pull logo-reveal product-reveal brand-intro eco-friendly user-friendly family-friendly kid-friendly wallpaper screensaver postcard cover album-cover book-cover mockup storyboard soundtrack
  running-gear sports-gear outdoor-gear camping-gear hiking-gear back-to-school free-delivery invitation invite invitations swim-school driving-school music-school
  dance-school language-school surf-school cooking-school ski-school riding-school flight-school
  locked-off-shot locked-off fixed-camera fixed-shot pull-focus rack-focus fpv fpv-drone fpv-drone-shot security-camera-footage surveillance-footage
  webcam-footage dashcam-footage trail-camera-footage music-video music-video-style kodak-portra kodak fujifilm polaroid-photo
  childrens-book-illustration children-s-book-illustration children-book-illustration storybook-illustration picture-book-illustration storybook-style
  sound audio voice voiceover voice-over narration
`;

/** Verbs that ask for a picture: what follows is in it. */
export const REQUEST_WORDS = `
  create make generate draw render produce design show give imagine picture visualize visualise
  animate depict film shoot want need like please let could can would
`;

/** Nouns that are no things: "in front", "at the end", "a kind of". */
export const VAGUE_WORDS = `
  thing things something anything everything nothing stuff kind sort type way time times moment
  moments part parts piece pieces side sides top bottom middle centre center end start beginning
  front back edge rest lot lots bit number amount day days week month year years minute minutes
  must hour hours second seconds life world reason idea fact place places inch metre meter mile feeling
`;
