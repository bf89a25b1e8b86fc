import type { Generation, ListVideosQuery } from 'kinora-sdk';
import { type Command, numberOf, type OptionValues, textOf, UsageError } from '../command.ts';
import { outFileOf } from '../out-file.ts';
import { follow } from '../progress-bar.ts';
import { facts, table } from '../terminal.ts';

const TYPES = ['video', 'image'] as const;
const STATUSES = ['generating', 'completed', 'failed'] as const;

export const historyCommands: readonly Command[] = [
  {
    name: 'list',
    summary: 'What was made, newest first',
    options: [
      { name: 'limit', short: 'n', value: 'NUMBER', summary: 'How many; 20 by default' },
      { name: 'all', summary: 'Everything' },
      { name: 'type', value: 'TYPE', summary: 'Videos or images only', choices: TYPES },
      { name: 'status', value: 'STATUS', summary: 'Only those that stand so', choices: STATUSES },
      { name: 'search', value: 'WORDS', summary: 'Only those whose prompt has these words' },
    ],
    run: async ({ kinora, terminal, signal }, _, options) => {
      const max =
        options['all'] === true ? Number.POSITIVE_INFINITY : (numberOf(options, 'limit') ?? 20);
      const list = kinora.videos.list(
        { ...queryOf(options), limit: Math.min(100, max) },
        { signal },
      );
      const videos = await list.all(max);
      terminal.result({ videos }, () =>
        videos.length === 0
          ? 'Nothing yet. Make something: kino video "A fox runs through a snowy forest"'
          : table(videos.map(row)),
      );
    },
  },
  {
    name: 'show',
    summary: 'How one stands',
    args: ['ID'],
    options: [
      { name: 'wait', summary: 'Wait for its end' },
      {
        name: 'out',
        short: 'o',
        value: 'FILE',
        summary: 'Wait for its end and write the result to a file',
      },
    ],
    run: async (context, [id = ''], options) => {
      const { kinora, terminal, signal } = context;
      const out = await outFileOf(options);
      const video = await kinora.videos.get(id, { signal });
      if (out !== undefined || options['wait'] === true) await follow(context, video);
      if (out !== undefined) await video.save(out, { signal });
      terminal.result(video, () => details(video));
    },
  },
  {
    name: 'cancel',
    summary: 'Stop one; nothing is charged',
    args: ['ID'],
    run: async ({ kinora, terminal, signal }, [id = '']) => {
      const video = await kinora.videos.cancel(id, { signal });
      terminal.result(video, () => details(video));
    },
  },
  {
    name: 'delete',
    summary: 'Delete one and its files',
    args: ['ID'],
    run: async ({ kinora, terminal, signal }, [id = '']) => {
      await kinora.videos.delete(id, { signal });
      terminal.result({ deleted: id }, () => `Deleted ${id}.`);
    },
  },
];

function queryOf(options: OptionValues): ListVideosQuery {
  const type = TYPES.find((one) => one === options['type']);
  const status = STATUSES.find((one) => one === options['status']);
  if (type === undefined && options['type'] !== undefined)
    throw new UsageError('--type is video or image.');
  if (status === undefined && options['status'] !== undefined) {
    throw new UsageError(`--status is one of ${STATUSES.join(', ')}.`);
  }
  return { type, status, q: textOf(options, 'search') };
}

function row({ data }: Generation): readonly string[] {
  const prompt = (data.prompt ?? '').replaceAll(/\s+/g, ' ');
  return [
    data.id,
    data.status,
    String(data.creditsUsed),
    data.aiModel,
    prompt.length > 60 ? `${prompt.slice(0, 59)}…` : prompt,
  ];
}

function details({ data, url }: Generation): string {
  return facts([
    ['Id', data.id],
    ['Status', data.status],
    ['Prompt', data.prompt ?? ''],
    ['Model', data.aiModel],
    ['Charged', String(data.creditsUsed)],
    ['Result', url ?? ''],
    ['Why', data.error_message ?? ''],
  ]);
}
