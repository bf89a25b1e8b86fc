export { hashRequest, refuseOtherRequest } from './request-hash.ts';
export { deleteExpiredAnswers, findAnswer, REMEMBER } from './store.ts';
