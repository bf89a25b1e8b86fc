// The picture of the composer: its player, and the strip as its scrubber.

{
  /** An element with its text and children; text is never markup. */
  const make = (tag, properties = {}, ...children) => {
    const element = Object.assign(document.createElement(tag), properties);
    element.append(...children);
    return element;
  };

  const composer = document.querySelector('[data-composer]');
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)');
  const picture = composer.querySelector('[data-picture]');
  const player = composer.querySelector('[data-player]');
  const [play, now, strip, total, download] = ['play', 'now', 'strip', 'total', 'download'].map(
    (name) => player.querySelector(`[data-${name}]`),
  );
  const asTime = (seconds) =>
    `${Math.floor(seconds / 60)}:${(seconds % 60).toFixed(1).padStart(4, '0')}`;
  const CELLS = strip.children.length;

  const follow = (video) => {
    play.hidden = false;
    now.hidden = false;
    video.controls = false;
    strip.role = 'slider';
    strip.tabIndex = 0;
    strip.ariaLabel = 'Frame';
    strip.ariaValueMin = '1';
    strip.ariaValueMax = String(CELLS);
    const show = () => {
      const share = video.duration > 0 ? video.currentTime / video.duration : 0;
      strip.style.setProperty('--at', String(share));
      strip.setAttribute('aria-valuenow', String(Math.min(CELLS, 1 + Math.floor(share * CELLS))));
      strip.setAttribute('aria-valuetext', asTime(video.currentTime));
      now.textContent = asTime(video.currentTime);
      if (video.duration > 0) {
        total.hidden = false;
        total.textContent = asTime(video.duration);
      }
      if (!video.paused && video.isConnected) requestAnimationFrame(show);
    };
    const showState = () => {
      play.setAttribute('aria-pressed', String(!video.paused));
      play.setAttribute('aria-label', video.paused ? 'Play' : 'Pause');
      show();
    };
    for (const name of ['play', 'pause']) video.addEventListener(name, showState);
    for (const name of ['loadedmetadata', 'seeked']) video.addEventListener(name, show);
    showState();
  };

  const currentVideo = () => picture.querySelector('video');
  const start = (video) => video.play().catch(() => {});

  play.addEventListener('click', () => {
    const video = currentVideo();
    if (video?.paused) start(video);
    else video?.pause();
  });

  const seek = (share) => {
    const video = currentVideo();
    if (!(video?.duration > 0)) return;
    video.currentTime = Math.min(0.999, Math.max(0, share)) * video.duration;
  };
  strip.addEventListener('pointerdown', (event) => {
    const { left, width } = strip.getBoundingClientRect();
    const move = ({ clientX }) => seek((clientX - left) / width);
    currentVideo()?.pause();
    move(event);
    strip.setPointerCapture(event.pointerId);
    strip.addEventListener('pointermove', move);
    strip.addEventListener('pointerup', () => strip.removeEventListener('pointermove', move), {
      once: true,
    });
  });
  strip.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
    const video = currentVideo();
    if (step === undefined || !(video?.duration > 0)) return;
    event.preventDefault();
    video.pause();
    seek(video.currentTime / video.duration + step / CELLS);
  });

  const showStage = (stage) => {
    const size = { width: stage.width, height: stage.height };
    const media =
      stage.type === 'image'
        ? make('img', { src: stage.source, alt: stage.description, ...size })
        : make('video', {
            ...{ src: stage.source, poster: stage.poster, muted: true, loop: true },
            ...{ playsInline: true, preload: 'metadata', ...size },
          });
    media.dataset.media = '';
    if (stage.type === 'video') media.setAttribute('aria-label', stage.description);
    const glow = make('img', { className: 'stage-glow', src: stage.poster, alt: '' });
    picture.replaceChildren(glow, media, tagsOf(stage.tags));
    player.toggleAttribute('data-still', stage.type === 'image');
    strip.className = 'strip cells';
    strip.style.setProperty('--strip', stage.strip ? `url("${stage.strip}")` : 'none');
    strip.style.setProperty('--cell', stage.cell ?? 112 / 72);
    download.href = stage.source;
    if (stage.type === 'image') return;
    follow(media);
    if (!isCalm.matches) start(media);
  };
  const tagsOf = (tags) =>
    make('ul', { className: 'stage-tags' }, ...tags.map((tag) => make('li', {}, tag)));

  const showNothing = (frame) => {
    picture.replaceChildren(make('div', { className: 'stage-empty' }, frame));
    player.setAttribute('data-still', '');
  };

  const first = currentVideo();
  if (first !== null) {
    follow(first);
    if (!isCalm.matches) start(first);
  }

  window.stage = { make, showStage, showNothing };
}
