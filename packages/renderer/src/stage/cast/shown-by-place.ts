import type { SceneDescription, Setting } from '../../parse-prompt/scene-description.ts';
import type { Draft } from '../draft.ts';

/** What a place shows by itself: the screen is where the viewer is, the train at its platform. */
const SHOWN: Readonly<Partial<Record<Setting, RegExp>>> = {
  volcano: /^fire-mountain$/u,
  cinema: /^(?:television|flat-tv)$/u,
  subway: /^(?:train|metro|railway-car|high-speed-train|bullet-train)$/u,
};

/** Things that the place has already. */
export function leaveToPlace({ subjects }: Draft, { setting }: SceneDescription): void {
  const shown = SHOWN[setting];
  if (shown === undefined) return;
  for (const [at, subject] of subjects.entries())
    if (shown.test(subject.thing)) subjects[at] = { ...subject, count: 0 };
}
