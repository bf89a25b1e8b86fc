/** The tasks that this process knows it is running. */
export interface RunningTasks {
  started(taskId: string): void;
  ended(taskId: string): void;
  /**
   * Of the tasks that the queue has given to this process, those that never arrived: the connection
   * broke after the queue had committed and before its answer was read. A task counts as lost when it
   * is unknown in two calls in a row, because an answer may be on its way.
   */
  findLost(lockedTaskIds: readonly string[]): readonly string[];
}

export function createRunningTasks(): RunningTasks {
  const running = new Set<string>();
  let unknownBefore = new Set<string>();
  return {
    started: (taskId) => void running.add(taskId),
    ended: (taskId) => void running.delete(taskId),
    findLost: (lockedTaskIds) => {
      const unknown = lockedTaskIds.filter((id) => !running.has(id));
      const lost = unknown.filter((id) => unknownBefore.has(id));
      unknownBefore = new Set(unknown);
      return lost;
    },
  };
}
