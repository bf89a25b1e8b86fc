import type { VideoEvent } from '../../contract/resources/video.ts';
import type { Binding } from './binding.ts';

/** What a client does after a 202. */
export const ACCEPTED = {
  status: 202,
  answerHeaders: (output: object) => ({
    location: 'poll_url' in output ? String(output.poll_url) : '',
    'retry-after': 'poll_interval_seconds' in output ? String(output.poll_interval_seconds) : '',
  }),
} as const satisfies Partial<Binding>;

/** The events of a generation that is watched. */
export const VIDEO_EVENT: NonNullable<Binding['event']> = { name: 'video', idOf: stateOf };

/** Names one state of one generation, and the cell that was drawn. */
function stateOf(output: object): string {
  if (!isVideoEvent(output)) throw new Error('An event of videos.watch holds no video');
  const { id, status, progress } = output.video;
  const cell = output.preview === undefined ? '' : `-cell${output.preview.cell}`;
  return `${id}-${status}-${progress}${cell}`;
}

function isVideoEvent(output: object): output is VideoEvent {
  return 'video' in output;
}
