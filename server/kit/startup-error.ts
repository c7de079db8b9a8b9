/** The server cannot start, for a reason its operator can mend. The message is one sentence, printed as it is. */
export class StartupError extends Error {
  override name = "StartupError";
}
