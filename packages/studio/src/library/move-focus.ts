import type { KeyboardEvent } from 'react';

/** Arrows go from picture to picture: along the row, and to the nearest one above or below. */
export function moveFocus(event: KeyboardEvent): void {
  const { target } = event;
  if (!(target instanceof HTMLElement) || !target.matches('a[data-id]')) return;
  const links = [...document.querySelectorAll<HTMLElement>('.library-rows a[data-id]')];
  const places = links.map((link) => ({ link, at: link.getBoundingClientRect() }));
  const index = places.findIndex(({ link }) => link === target);
  const here = places[index];
  if (here === undefined) return;
  const next = nextOf(event.key, { places, index, here });
  if (next === undefined) return;
  event.preventDefault();
  next.link.focus({ preventScroll: true });
  next.link.scrollIntoView({ block: 'nearest' });
}

interface Place {
  readonly link: HTMLElement;
  readonly at: DOMRect;
}

function nextOf(
  key: string,
  around: { readonly places: readonly Place[]; readonly index: number; readonly here: Place },
): Place | undefined {
  const { places, index, here } = around;
  if (key === 'ArrowRight') return places[index + 1];
  if (key === 'ArrowLeft') return places[index - 1];
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  const beyond = places.filter(({ at }) =>
    key === 'ArrowDown' ? at.top > here.at.top + 1 : at.top < here.at.top - 1,
  );
  const top = (key === 'ArrowDown' ? beyond[0] : beyond.at(-1))?.at.top;
  const middle = (at: DOMRect) =>
    Math.abs(at.left + at.width / 2 - here.at.left - here.at.width / 2);
  return beyond
    .filter(({ at }) => at.top === top)
    .toSorted((one, other) => middle(one.at) - middle(other.at))[0];
}
