/** The quiz that recommends a pack: four questions, each with one answer. */
export const QUIZ = {
  make: {
    question: 'What do you make?',
    options: {
      video: 'Short videos',
      image: 'Pictures',
      both: 'Both',
    },
  },
  often: {
    question: 'How often?',
    options: {
      few: 'A few a week',
      daily: 'One a day',
      many: 'Several a day',
    },
  },
  weeks: {
    question: 'For how long?',
    options: {
      one: 'A week',
      two: 'Two weeks',
      four: 'A month',
      twelve: 'Three months',
    },
  },
  quality: {
    question: 'How good does it have to be?',
    options: {
      draft: 'A draft will do',
      good: 'Good enough to post',
      best: 'The best there is',
    },
  },
} as const;

export type QuizQuestion = keyof typeof QUIZ;
export type QuizAnswers = {
  readonly [Question in QuizQuestion]: keyof (typeof QUIZ)[Question]['options'];
};
