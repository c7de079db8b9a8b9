const sentences: Readonly<Record<string, string>> = {
  DISABLED: "Your account has been disabled. Ask an administrator.",
  EXPIRED: "Your session has expired. Log in again to continue.",
  NEW_LOGIN: "Your session has ended, because you logged in somewhere else. Log in again to continue.",
  LOG_OUT: "You have logged out. Log in again to continue.",
  ENDED: "An operator ended your session. Log in again to continue.",
  PASSWORD_CHANGED: "Your password was changed. Log in with the new one.",
  AUTHENTICATOR_REMOVED: "Your authenticator was removed. Log in again to set up a new one.",
  OTHER_BROWSER: "Your session was used in another browser, so it was ended. Log in again to continue.",
};

export function sessionEndText(cause: unknown): string {
  return (
    sentences[String(cause)] ??
    "Your session has ended: it expired, you logged in somewhere else, or your account was disabled. Log in again to continue."
  );
}
