import { useMemo } from 'react';
import type { Quiz } from '../../../../src/contract/resources/quiz.ts';
import { useShortcuts } from '../shortcuts.ts';
import { Button } from '../ui/button.tsx';
import { words } from '../words/index.ts';

interface QuestionProps {
  readonly question: Quiz['questions'][number];
  readonly number: number;
  readonly count: number;
  readonly onAnswer: (answer: string) => void;
  readonly onBack: (() => void) | null;
}

/** One question; a press or the number of an answer goes on. */
export function Question({ question, number, count, onAnswer, onBack }: QuestionProps) {
  const shortcuts = useMemo(
    () => ({
      ...Object.fromEntries(
        question.options.map(({ id }, index) => [String(index + 1), () => onAnswer(id)]),
      ),
      ...(onBack === null ? {} : { backspace: onBack }),
    }),
    [question, onAnswer, onBack],
  );
  useShortcuts(shortcuts);
  return (
    <section className="quiz-question">
      <p className="soft">{words.quiz.step(number, count)}</p>
      <div aria-hidden="true" className="quiz-steps">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
          <span data-done={index < number || undefined} key={index} />
        ))}
      </div>
      <h1>{question.question}</h1>
      <ul>
        {question.options.map(({ id, label }, index) => (
          <li key={id}>
            <button onClick={() => onAnswer(id)} type="button">
              <span aria-hidden="true" className="kbd">
                {index + 1}
              </span>
              {label}
            </button>
          </li>
        ))}
      </ul>
      <div className="quiz-foot">
        {onBack === null ? null : (
          <Button icon="left" look="quiet" onClick={onBack}>
            {words.quiz.back}
          </Button>
        )}
        <span className="hint">{words.quiz.keys(question.options.length)}</span>
      </div>
    </section>
  );
}
