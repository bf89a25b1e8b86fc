// A still of a clip becomes the clip while somebody points at it or has the focus on it.

const prefersCalm = matchMedia('(prefers-reduced-motion: reduce)');

for (const clip of document.querySelectorAll('[data-clip]')) {
  let video = null;
  const play = () => {
    if (prefersCalm.matches || video !== null) return;
    video = document.createElement('video');
    Object.assign(video, { src: clip.href, muted: true, loop: true, playsInline: true });
    video.setAttribute('aria-hidden', 'true');
    clip.append(video);
    video.play().catch(() => {});
  };
  const stop = () => {
    video?.remove();
    video = null;
  };
  clip.addEventListener('pointerenter', play);
  clip.addEventListener('pointerleave', stop);
  clip.addEventListener('focus', play);
  clip.addEventListener('blur', stop);
}
