import { type Command, numberOf, UsageError } from '../command.ts';
import { inCredits } from '../in-credits.ts';
import { table } from '../terminal.ts';

const TYPES = ['video', 'image'] as const;

export const catalogueCommands: readonly Command[] = [
  {
    name: 'models',
    summary: 'What there is to make things with, and what it costs',
    options: [
      { name: 'type', value: 'TYPE', summary: 'Videos or images only', choices: TYPES },
      { name: 'max-credits', value: 'NUMBER', summary: 'Only those that cost at most so much' },
    ],
    run: async ({ kinora, terminal, signal }, _, options) => {
      const type = TYPES.find((one) => one === options['type']);
      if (type === undefined && options['type'] !== undefined)
        throw new UsageError('--type is video or image.');
      const query = { type, max_credits: numberOf(options, 'max-credits') };
      const models = await kinora.models.list(query, { signal });
      terminal.result({ models }, () =>
        table(
          models.map(({ id, type: makes, credit_cost, name, available }) => [
            id,
            makes,
            String(credit_cost),
            available ? name : `${name} (not available here)`,
          ]),
        ),
      );
    },
  },
  {
    name: 'cost',
    summary: 'What a model costs',
    args: ['MODEL'],
    options: [{ name: 'quantity', short: 'n', value: 'NUMBER', summary: 'How many; 1 by default' }],
    run: async ({ kinora, terminal, signal }, [model = ''], options) => {
      const quote = await kinora.models.cost(model, numberOf(options, 'quantity'), { signal });
      terminal.result(
        quote,
        () => `${inCredits(quote.total_credits)}, charged only for what succeeds.`,
      );
    },
  },
  {
    name: 'ask',
    summary: 'Ask about models, prices and the documentation',
    args: ['QUESTION'],
    example: 'kino ask "What is the cheapest model for a vertical clip?"',
    run: async ({ kinora, terminal, signal }, [question = '']) => {
      const answer = await kinora.ask(question, { signal });
      terminal.result(answer, () =>
        [answer.answer, ...answer.itemListElement.map(({ name, url }) => `  ${name}  ${url}`)].join(
          '\n',
        ),
      );
    },
  },
];
