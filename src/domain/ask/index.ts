export { type AskDependencies, answerQuestion } from './ask.ts';
