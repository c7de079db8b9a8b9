/** Whether operators have stopped automatic decisions. Implemented by the operator-queues service. */
export type AutomaticDecisions = {
  /** Returns whether withdrawals and documents are left to operators. */
  areHeld(): Promise<boolean>;
};
