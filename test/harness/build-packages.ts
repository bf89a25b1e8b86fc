/** Tests see the studio, the renderer and the clients as they are in the sources. */
export async function setup(): Promise<void> {
  await import('../../packages/studio/build.ts');
  await import('../../packages/renderer/build.ts');
  await import('../../packages/sdk/build.ts');
  await import('../../packages/cli/build.ts');
}
