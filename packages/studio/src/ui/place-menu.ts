const GAP = 6;
const MARGIN = 12;

interface Wish {
  readonly align: 'start' | 'end';
  readonly side: 'top' | 'bottom';
}

/** Puts a menu beside its button, on the wished side unless the other has more room, and within the window. */
export function placeMenu(menu: HTMLElement, button: HTMLElement, { align, side }: Wish): void {
  const at = button.getBoundingClientRect();
  const above = at.top - GAP - MARGIN;
  const below = innerHeight - at.bottom - GAP - MARGIN;
  const wanted = side === 'top' ? above : below;
  const isAbove = menu.offsetHeight <= wanted ? side === 'top' : above > below;
  menu.style.maxHeight = `${isAbove ? above : below}px`;
  const { offsetWidth: width, offsetHeight: height } = menu;
  const left = align === 'start' ? at.left : at.right - width;
  menu.style.left = `${Math.max(MARGIN, Math.min(left, innerWidth - width - MARGIN))}px`;
  menu.style.top = `${isAbove ? at.top - GAP - height : at.bottom + GAP}px`;
}
