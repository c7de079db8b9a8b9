/** Whether operators have stopped automatic decisions. Implemented by the operator-queues service. */
export type AutomaticDecisions = {
  /**
   * Returns whether automatic decisions are stopped, in which case operators must decide on all withdrawals and
   * documents.
   */
  areHeld(): Promise<boolean>;
};
