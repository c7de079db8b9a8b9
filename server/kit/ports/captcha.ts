/** Proof-of-work captcha. Implemented by the login service, which also creates the challenges. */
export type Captcha = {
  /** Whether the solution is correct, in time and unused; the check uses it up. */
  isSolved(token: string | undefined): Promise<boolean>;
};
