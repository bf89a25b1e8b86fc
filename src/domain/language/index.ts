export { STOP_WORDS } from './lexicon.ts';
export { createReadTerms, type Reading, readOwnTerms, type Term, termOf } from './read-terms.ts';
export { isNumber, stem, tokenize } from './tokens.ts';
