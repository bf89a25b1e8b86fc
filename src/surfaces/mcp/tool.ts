import type { CallName } from '../../contract/operations/index.ts';
import type { Video } from '../../contract/resources/video.ts';
import type { Caller } from '../../domain/caller.ts';
import type { Answered, CallDetails, Invoke } from '../../domain/invoke.ts';

/** An argument of a tool: which field of the contract it is, and what to say where the contract's words do not fit. */
interface Argument {
  readonly field: string;
  readonly description?: string;
}

/** What a tool takes beside the input of its operation. */
export type OptionArgument = 'quote_id' | 'idempotency_key' | 'sandbox';

interface Common {
  readonly name: string;
  readonly title: string;
  /** What makes a model choose well: when to use it, what to call before, what it costs and answers. */
  readonly description: string;
  readonly arguments: Readonly<Record<string, Argument>>;
  readonly options: readonly OptionArgument[];
  readonly examples: readonly Readonly<Record<string, unknown>>[];
  /** Still listed and still working, for at least 180 days after it was announced. */
  readonly deprecated?: {
    readonly replacement: string;
    readonly announced: string;
    readonly earliestRemoval: string;
  };
}

type Run<Output> = (
  invoke: Invoke,
  input: unknown,
  call: { readonly caller: Caller; readonly details: CallDetails },
) => Output | Promise<Output>;

/** Answers with what its operation answers, and with a text for readers. */
interface PlainTool extends Common {
  readonly kind: 'plain';
  readonly operation: CallName;
  readonly run: Run<{ readonly structured: object; readonly text: string }>;
}

type JobOperation = 'generate.video' | 'generate.image' | 'videos.get';

/** Answers with a generation, at once or when it is over. */
interface JobTool extends Common {
  readonly kind: 'job';
  readonly operation: JobOperation;
  readonly run: Run<Video>;
}

export type Tool = PlainTool | JobTool;

type Written<Name extends CallName> = Omit<Common, 'options'> & {
  readonly operation: Name;
  readonly options?: readonly OptionArgument[];
};

/** A tool that answers with the output of its operation. */
export function plain<Name extends CallName>(
  written: Written<Name> & {
    readonly text: (output: Answered<Name>) => string;
  },
): PlainTool {
  const { text, ...binding } = written;
  return {
    options: [],
    ...binding,
    kind: 'plain',
    run: async (invoke, input, { caller, details }) => {
      const output = await invoke(written.operation, input, caller, details);
      return { structured: output, text: text(output) };
    },
  };
}

/** A tool that answers with a generation. */
export function job<Name extends JobOperation>(written: Written<Name>): JobTool {
  return {
    options: [],
    ...written,
    kind: 'job',
    run: async (invoke, input, { caller, details }) => {
      const { video } = await invoke<JobOperation>(written.operation, input, caller, details);
      return video;
    },
  };
}
