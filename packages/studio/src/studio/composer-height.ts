const NAME = '--composer-height';

/** As the ref of the composer: what floats or scrolls on a phone leaves room for it, however much is written in it. */
export function tellHeight(composer: HTMLElement) {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty(NAME, `${composer.offsetHeight}px`));
  observer.observe(composer);
  return () => {
    observer.disconnect();
    style.removeProperty(NAME);
  };
}
