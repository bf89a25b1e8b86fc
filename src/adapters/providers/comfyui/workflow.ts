import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { ProviderRequest } from '../../../domain/generation/index.ts';
import { OperatorError } from '../../../platform/operator-error.ts';

const workflowSchema = z.record(
  z.string(),
  z.looseObject({ class_type: z.string(), inputs: z.record(z.string(), z.json()) }),
);
export type Workflow = z.infer<typeof workflowSchema>;
type Json = z.infer<ReturnType<typeof z.json>>;

export interface Workflows {
  readonly video: Workflow;
  readonly image: Workflow;
}

const FRAMES_PER_SECOND = 24;
/** Multiples of 32, near to what the models of the shipped workflows were made for. */
const SIZES = {
  video: { '16:9': [1280, 704], '9:16': [704, 1280], '1:1': [960, 960] },
  image: { '16:9': [1344, 768], '9:16': [768, 1344], '1:1': [1024, 1024] },
} as const;

interface WorkflowFiles {
  readonly video: string | null;
  readonly image: string | null;
}

/** Reads the operator's own workflows, or ours where there is none. */
export function readWorkflows({ video, image }: WorkflowFiles): Workflows {
  return {
    video: readWorkflow('COMFYUI_VIDEO_WORKFLOW', video, 'workflows/video.json'),
    image: readWorkflow('COMFYUI_IMAGE_WORKFLOW', image, 'workflows/image.json'),
  };
}

function readWorkflow(setting: string, own: string | null, shipped: string): Workflow {
  try {
    const file = own ?? new URL(shipped, import.meta.url);
    return workflowSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new OperatorError(`${setting} must be a ComfyUI workflow exported in API format`);
  }
}

/** Puts the request into the places that a workflow leaves for it. */
export function fillIn(workflow: Workflow, request: ProviderRequest): Workflow {
  const [width, height] = SIZES[request.type][request.aspectRatio];
  const seconds = request.durationSeconds ?? 0;
  const values: Readonly<Record<string, string | number>> = {
    id: request.generationId,
    prompt: request.prompt,
    width,
    height,
    seconds,
    fps: FRAMES_PER_SECOND,
    // Video models work in groups of four frames after the first.
    frames: Math.floor((seconds * FRAMES_PER_SECOND) / 4) * 4 + 1,
    seed: seedOf(request),
  };
  return Object.fromEntries(
    Object.entries(workflow).map(([node, { inputs, ...rest }]) => {
      const filled = Object.entries(inputs).map(([name, value]) => [name, fill(value, values)]);
      return [node, { ...rest, inputs: Object.fromEntries(filled) }];
    }),
  );
}

/** A place that is the whole text takes the type of its value; others become text. */
function fill(value: Json, values: Readonly<Record<string, string | number>>): Json {
  if (typeof value !== 'string') return value;
  const whole = /^\{\{(\w+)\}\}$/.exec(value)?.[1];
  if (whole !== undefined) return values[whole] ?? value;
  return value.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));
}

/** The same picture for the same attempt, another one for the next. */
function seedOf({ generationId, attempt }: ProviderRequest): number {
  return createHash('sha256').update(`${generationId}:${attempt}`).digest().readUInt32BE(0);
}
