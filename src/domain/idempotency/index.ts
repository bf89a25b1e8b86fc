export { hashRequest, refuseOtherRequest } from './request-hash.ts';
export { deleteAnswersOf, deleteExpiredAnswers, findAnswer, REMEMBER } from './store.ts';
