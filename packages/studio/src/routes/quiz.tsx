import '../css/desk.css';
import '../css/quiz.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Quiz } from '../../../../src/contract/resources/quiz.ts';
import { call } from '../api.ts';
import { Question } from '../quiz/question.tsx';
import { Result } from '../quiz/result.tsx';
import { focusHeading, useTitle } from '../shell/title.ts';
import { Loaded } from '../ui/loaded.tsx';
import { words } from '../words/index.ts';

/** The answers are in the address, so that Back of the browser goes one question back. */
export function QuizPage() {
  useTitle(words.quiz.title);
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  const given = Object.fromEntries(new URLSearchParams(search));
  const query = useQuery({
    queryKey: ['quiz', given],
    staleTime: 60_000,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call<Quiz>('/billing/quiz', { query: given, signal }),
  });
  return (
    <div className="page quiz-page">
      <Loaded height={420} query={query}>
        {(quiz) => <Steps given={given} isOld={query.isPlaceholderData} quiz={quiz} />}
      </Loaded>
    </div>
  );
}

interface StepsProps {
  readonly quiz: Quiz;
  readonly given: Readonly<Record<string, string>>;
  /** The answers have changed and the recommendation is still that of before. */
  readonly isOld: boolean;
}

function Steps({ quiz, given, isOld }: StepsProps) {
  const router = useRouter();
  const go = (answers: Readonly<Record<string, string>>) =>
    void router.navigate({ href: `/quiz?${new URLSearchParams(answers)}` });
  const at = quiz.questions.findIndex(({ id }) => given[id] === undefined);
  const question = quiz.questions[at];
  useEffect(() => {
    if (at !== 0) focusHeading();
  }, [at]);
  if (question === undefined) {
    if (quiz.recommendation === null || isOld) return null;
    return <Result given={given} onChange={go} quiz={quiz} recommendation={quiz.recommendation} />;
  }
  const answered = quiz.questions.slice(0, at);
  return (
    <Question
      count={quiz.questions.length}
      key={question.id}
      number={at + 1}
      onAnswer={(answer) => go({ ...given, [question.id]: answer })}
      onBack={
        at === 0
          ? null
          : () =>
              go(Object.fromEntries(answered.slice(0, -1).map(({ id }) => [id, given[id] ?? ''])))
      }
      question={question}
    />
  );
}
