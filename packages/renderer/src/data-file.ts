/** A file of `data/`: as far from the sources as from what is built of them. */
export function dataFile(name: string): URL {
  return new URL(`../data/${name}`, import.meta.url);
}
