/** The server can't start for a reason that its operator can fix. The message is one sentence, printed as it is. */
export class StartupError extends Error {
  override name = "StartupError";
}
