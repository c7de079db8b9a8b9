/** Proof that a device took some trouble. Answered by the login service, which also sets the tasks. */
export type Captcha = {
  /** Whether the solution is right, in time, and was not used before; it is used up by asking. */
  isSolved(token: string | undefined): Promise<boolean>;
};
