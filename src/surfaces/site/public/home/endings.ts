/** How a generation can end, in the words of the home page. */
export const ENDINGS = [
  { name: 'Completed', meaning: 'you have the file', isCharged: true },
  { name: 'Refused', meaning: 'the safety gate said no', isCharged: false },
  { name: 'Failed', meaning: 'the model or its provider broke', isCharged: false },
  { name: 'Too slow', meaning: 'no result in ten minutes', isCharged: false },
  { name: 'Canceled', meaning: 'you changed your mind', isCharged: false },
] as const;
