/** Tests see the studio as it is in the sources. */
export async function setup(): Promise<void> {
  await import('../../packages/studio/build.ts');
}
