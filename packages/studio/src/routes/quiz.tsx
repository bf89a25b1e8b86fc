import '../css/desk.css';
import '../css/billing/index.css';
import '../css/quiz.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Quiz } from '../../../../src/contract/resources/quiz.ts';
import { call } from '../api.ts';
import { CheckoutBanner } from '../billing/checkout-banner.tsx';
import { Question } from '../quiz/question.tsx';
import { Result } from '../quiz/result.tsx';
import { useFollow } from '../shell/navigation.tsx';
import { focusHeading, useTitle } from '../shell/title.ts';
import { buttonClass } from '../ui/button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { words } from '../words/index.ts';

export function QuizPage() {
  useTitle(words.quiz.title);
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  const { checkout, ...given } = Object.fromEntries(new URLSearchParams(search));
  return (
    <div className="page quiz-page">
      {checkout === undefined ? <Quizzing given={given} /> : <Paid checkout={checkout} />}
    </div>
  );
}

/** Somebody comes back from paying for what was recommended. */
function Paid({ checkout }: { readonly checkout: string }) {
  const follow = useFollow();
  return (
    <>
      <h1>{words.quiz.title}</h1>
      <CheckoutBanner id={checkout} />
      <p>
        <a className={buttonClass('quiet')} href="/quiz" onClick={follow}>
          {words.quiz.again}
        </a>
      </p>
    </>
  );
}

/** The answers are in the address, so that Back of the browser goes one question back. */
function Quizzing({ given }: Pick<StepsProps, 'given'>) {
  const query = useQuery({
    queryKey: ['quiz', given],
    staleTime: 60_000,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call<Quiz>('/billing/quiz', { query: given, signal }),
  });
  return (
    <Loaded height={420} query={query}>
      {(quiz) => <Steps given={given} isOld={query.isPlaceholderData} quiz={quiz} />}
    </Loaded>
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
