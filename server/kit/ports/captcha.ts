/** Proof-of-work captcha. Implemented by the login service, which also creates the challenges. */
export type Captcha = {
  /** Returns whether the solution is correct, in time and unused. Checking it uses it up. */
  isSolved(token: string | undefined): Promise<boolean>;
};
