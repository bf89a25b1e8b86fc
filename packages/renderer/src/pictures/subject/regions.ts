/** The cells that can be reached from `seeds` over cells that are `open`: 1 for each. */
export function flooded(
  width: number,
  height: number,
  seeds: readonly number[],
  open: (at: number) => boolean,
): Uint8Array {
  const reached = new Uint8Array(width * height);
  const stack: number[] = [];
  const visit = (at: number) => {
    if (reached[at] === 1 || !open(at)) return;
    reached[at] = 1;
    stack.push(at);
  };
  for (const seed of seeds) visit(seed);
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    const x = at % width;
    if (x > 0) visit(at - 1);
    if (x < width - 1) visit(at + 1);
    if (at >= width) visit(at - width);
    if (at < width * (height - 1)) visit(at + width);
  }
  return reached;
}

/** The cells that are connected with one of them over cells that are `open`; they are marked as seen. */
export function partOf(
  start: number,
  { width, height }: { readonly width: number; readonly height: number },
  seen: Uint8Array,
  open: (at: number) => boolean,
): readonly number[] {
  const part = [start];
  seen[start] = 1;
  for (let next = 0; next < part.length; next += 1) {
    const at = part[next] ?? 0;
    const x = at % width;
    for (const to of [
      x > 0 ? at - 1 : -1,
      x < width - 1 ? at + 1 : -1,
      at - width,
      at < width * (height - 1) ? at + width : -1,
    ]) {
      if (to < 0 || seen[to] === 1 || !open(to)) continue;
      seen[to] = 1;
      part.push(to);
    }
  }
  return part;
}

interface Part {
  readonly cells: Uint8Array;
  readonly area: number;
}

/** The largest connected part of the cells that are 1. */
export function largestPart(cells: Uint8Array, width: number, height: number): Part {
  const seen = new Uint8Array(cells.length);
  const isIn = (at: number) => cells[at] === 1;
  let best: readonly number[] = [];
  for (let start = 0; start < cells.length; start += 1) {
    if (!isIn(start) || seen[start] === 1) continue;
    const part = partOf(start, { width, height }, seen, isIn);
    if (part.length > best.length) best = part;
  }
  const found = new Uint8Array(cells.length);
  for (const at of best) found[at] = 1;
  return { cells: found, area: best.length };
}

/** A part without its holes. */
export function filled(cells: Uint8Array, width: number, height: number): Uint8Array {
  const border: number[] = [];
  for (let x = 0; x < width; x += 1) border.push(x, (height - 1) * width + x);
  for (let y = 0; y < height; y += 1) border.push(y * width, y * width + width - 1);
  const outside = flooded(width, height, border, (at) => cells[at] === 0);
  return outside.map((value) => 1 - value);
}
