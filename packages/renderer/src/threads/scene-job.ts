import type { SceneDescription } from '../parse-prompt/scene-description.ts';
import type { DrawingThread } from './drawing-thread.ts';
import { expectPicture } from './expect-reply.ts';
import type { RenderJob, SceneJob } from './messages.ts';

/** Decodes the picture of a job where there is one, on one thread for all of them. */
export async function sceneJobOf(
  { image, audio: _heard, ...choices }: RenderJob,
  description: SceneDescription,
  thread: DrawingThread,
): Promise<SceneJob> {
  const picture =
    image === null ? null : expectPicture(await thread.send({ kind: 'decode', image }));
  return { ...choices, description, picture };
}
