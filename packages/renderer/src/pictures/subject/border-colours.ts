/** Lightness and two opponent colours: differences in them are about as visible as they are large. */
export type Lab = readonly [number, number, number];

export function labOf(red: number, green: number, blue: number): Lab {
  return [(red + green + blue) / 3, (red - green) * 0.9, (blue - (red + green) / 2) * 0.6];
}

function apart(one: Lab, other: Lab): number {
  return Math.hypot((one[0] - other[0]) * 0.8, one[1] - other[1], one[2] - other[2]);
}

export function distanceTo(colours: readonly Lab[], lab: Lab): number {
  return colours.reduce((least, colour) => Math.min(least, apart(colour, lab)), 1e9);
}

const COLOURS = 6;
const ROUNDS = 6;

/** The main colours among some, by k-means. */
export function mainColours(samples: readonly Lab[]): readonly Lab[] {
  const step = Math.max(1, Math.floor(samples.length / COLOURS));
  let centres = Array.from({ length: COLOURS }, (_, at) => samples[at * step] ?? labOf(0, 0, 0));
  for (let round = 0; round < ROUNDS; round += 1) {
    const sums = centres.map(() => [0, 0, 0, 0]);
    for (const lab of samples) {
      const gaps = centres.map((centre) => apart(centre, lab));
      const sum = sums[gaps.indexOf(Math.min(...gaps))];
      if (sum === undefined) continue;
      for (const part of [0, 1, 2] as const) sum[part] = (sum[part] ?? 0) + lab[part];
      sum[3] = (sum[3] ?? 0) + 1;
    }
    centres = centres.map((centre, at) => {
      const [light = 0, red = 0, blue = 0, count = 0] = sums[at] ?? [];
      return count === 0 ? centre : [light / count, red / count, blue / count];
    });
  }
  return centres;
}

/** The main colours at the edges but the lower one, where subjects often are cut off. */
export function borderColours(labs: readonly Lab[], width: number, height: number): readonly Lab[] {
  const band = Math.max(2, Math.round(Math.min(width, height) * 0.07));
  return mainColours(
    labs.filter((_, cell) => {
      const [x, y] = [cell % width, Math.floor(cell / width)];
      return y < band || ((x < band || x >= width - band) && y < height * 0.85);
    }),
  );
}
