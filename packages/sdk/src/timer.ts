/** What `setTimeout` can count; it takes anything longer for nothing. */
const TIMER_MS_MAX = 2 ** 31 - 1;

/** No timer without a time. */
export function startTimer(
  ms: number | undefined,
  task: () => void,
): ReturnType<typeof setTimeout> | undefined {
  return ms === undefined ? undefined : setTimeout(task, Math.min(ms, TIMER_MS_MAX));
}
