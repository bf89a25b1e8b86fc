import { CATALOG, type PackSku } from '../../contract/billing-catalog.ts';
import { QUIZ, type QuizAnswers } from '../../contract/quiz.ts';
import type { Model, ModelType } from '../../contract/resources/model.ts';
import type { Quiz, Recommendation } from '../../contract/resources/quiz.ts';
import { toPack } from './catalog.ts';

const PER_WEEK: Readonly<Record<QuizAnswers['often'], number>> = { few: 3, daily: 7, many: 21 };
const WEEKS: Readonly<Record<QuizAnswers['weeks'], number>> = {
  one: 1,
  two: 2,
  four: 4,
  twelve: 12,
};

const packs = CATALOG.filter((sku): sku is PackSku => sku.kind === 'quiz');

/** The quiz with as many answers as were given. */
export function readQuiz(
  answers: { readonly [Name in keyof QuizAnswers]?: QuizAnswers[Name] | undefined },
  models: readonly Model[],
): Quiz {
  const { make, often, weeks, quality } = answers;
  const isAnswered =
    make !== undefined && often !== undefined && weeks !== undefined && quality !== undefined;
  return {
    questions: Object.entries(QUIZ).map(([id, { question, options }]) => ({
      id,
      question,
      options: Object.entries(options).map(([value, label]) => ({ id: value, label })),
    })),
    recommendation: isAnswered ? recommendPack({ make, often, weeks, quality }, models) : null,
  };
}

/** The smallest quiz pack that is enough, or the largest; null where no model can run. */
export function recommendPack(
  answers: QuizAnswers,
  models: readonly Model[],
): Recommendation | null {
  const { make, often, weeks, quality } = answers;
  const generations = PER_WEEK[often] * WEEKS[weeks];
  const types: readonly ModelType[] = make === 'both' ? ['video', 'image'] : [make];
  const needs = types.flatMap((type) => {
    const model = modelFor(type, quality, models);
    if (model === undefined) return [];
    const { id, name, credit_cost } = model;
    return [{ model: { id, name, credit_cost }, generations }];
  });
  if (needs.length === 0) return null;
  const estimatedCredits = needs.reduce(
    (sum, { model, generations: count }) => sum + model.credit_cost * count,
    0,
  );
  const enough = packs.find(({ credits }) => credits >= estimatedCredits);
  const pack = enough ?? packs.at(-1);
  if (pack === undefined) throw new Error('The catalog has no quiz packs');
  return { pack: toPack(pack), estimatedCredits, covers: enough !== undefined, needs };
}

/** Of the models that this server can run: the cheapest, the one in the middle, or the dearest. */
function modelFor(
  type: ModelType,
  quality: QuizAnswers['quality'],
  models: readonly Model[],
): Model | undefined {
  const byPrice = models
    .filter((model) => model.type === type && model.available)
    .toSorted((a, b) => a.credit_cost - b.credit_cost);
  const last = byPrice.length - 1;
  return byPrice[{ draft: 0, good: Math.ceil(last / 2), best: last }[quality]];
}
