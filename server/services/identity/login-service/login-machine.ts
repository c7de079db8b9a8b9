/**
 * The login state machine as data: the possible results of each step, and the state that follows. A state that is not
 * listed is final and determines the response. The README has a diagram.
 */
export const transitions = {
  arrived: {
    addressSpent: "addressLimited",
    usernameLocked: "locked",
    captchaMissing: "captchaAsked",
    tooCrowded: "overloaded",
    admitted: "admitted",
  },
  admitted: { passwordWrong: "wrongCredentials", passwordRight: "recognised" },
  recognised: { notActive: "disabled", factorNeeded: "factorNeeded", factorNotNeeded: "proven" },
  factorNeeded: {
    codeMissing: "factorAsked",
    codeWrong: "factorAsked",
    tooManyWrong: "verificationBlocked",
    tooCrowded: "overloaded",
    codeRight: "proven",
  },
  proven: { actionOpen: "actionRequired", nothingOpen: "signedIn" },
  /** A login with a passkey starts in this state. */
  passkeyGiven: { passkeyWrong: "wrongCredentials", notActive: "disabled", passkeyRight: "proven" },
  /** A login resumes in this state after its required action. */
  actionAnswered: {
    tokenBad: "actionRefused",
    valueBad: "valueRefused",
    notActive: "disabled",
    actionDone: "proven",
  },
} as const satisfies Record<string, Record<string, string>>;

type Transitions = typeof transitions;
export type OpenState = keyof Transitions;
export type LoginState = { [S in OpenState]: Transitions[S][keyof Transitions[S]] }[OpenState] | OpenState;
export type FinalState = Exclude<LoginState, OpenState>;

/** The possible results of the step that runs in this state. */
export type StepResult<S extends OpenState> = keyof Transitions[S];

export type LoginSteps<Attempt> = { [S in OpenState]: (attempt: Attempt) => Promise<StepResult<S>> };

export async function runLogin<Attempt>(
  start: OpenState,
  steps: LoginSteps<Attempt>,
  attempt: Attempt,
): Promise<FinalState> {
  let state: LoginState = start;
  while (isOpen(state)) {
    const found: string = await steps[state](attempt);
    state = (transitions[state] as Record<string, LoginState>)[found]!;
  }
  return state;
}

function isOpen(state: LoginState): state is OpenState {
  return Object.hasOwn(transitions, state);
}
