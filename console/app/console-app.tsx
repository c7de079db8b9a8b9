import { ApiError } from "@parlour/web/api/api-error";
import { resourceState, watchResource } from "@parlour/web/api/resource";
import { onSessionEnd } from "@parlour/web/api/session-end";
import { ErrorState } from "@parlour/web/ui/error-state";
import { LinkProvider } from "@parlour/web/ui/link";
import { Spinner } from "@parlour/web/ui/spinner";
import { Toaster } from "@parlour/web/ui/toaster";
import { useCallback, useEffect, useState } from "react";
import { BrowserRouter } from "react-router";
import { ChoosePassword, findPasswordLink, type PasswordLink } from "./choose-password.tsx";
import { Enrolment } from "./enrolment.tsx";
import { Frame } from "./frame.tsx";
import { fetchOperator, operatorResource, type SignedInOperator } from "./operator-api.ts";
import { OperatorContext } from "./operator-context.ts";
import { RouterLink } from "./router-link.tsx";
import { sessionEndText } from "./session-end-text.ts";
import { SignIn } from "./sign-in.tsx";
import { rememberSignIn, wasSignedIn } from "./sign-in-hint.ts";

type Desk =
  | { state: "asking" }
  | { state: "unknown"; ended: string | null }
  | { state: "failed" }
  | { state: "choosing"; link: PasswordLink }
  | { state: "here"; me: SignedInOperator };

const refreshEveryMs = 10_000;

/** Shows the login, then the authenticator setup if it is mandatory, and then the console. */
export function ConsoleApp() {
  const [desk, setDesk] = useState<Desk>({ state: "asking" });

  const loadOperator = useCallback(async () => {
    try {
      setDesk({ state: "here", me: await fetchOperator() });
      rememberSignIn(true);
    } catch (error) {
      const isSignedOut = error instanceof ApiError && error.status === 401;
      if (isSignedOut) rememberSignIn(false);
      setDesk(isSignedOut ? { state: "unknown", ended: null } : { state: "failed" });
    }
  }, []);
  useEffect(() => {
    const link = findPasswordLink();
    if (link !== undefined) setDesk({ state: "choosing", link });
    else if (wasSignedIn()) void loadOperator();
    else setDesk({ state: "unknown", ended: null });
  }, [loadOperator]);
  useEffect(
    () =>
      onSessionEnd((cause) =>
        setDesk((desk) =>
          desk.state === "here" ? { state: "unknown", ended: sessionEndText(cause) } : desk,
        ),
      ),
    [],
  );

  // An operator's roles can change during a session, so the menu is updated regularly.
  const isHere = desk.state === "here";
  useEffect(() => {
    if (!isHere) return;
    return watchResource(operatorResource, { intervalMs: refreshEveryMs }, () => {
      const { value: me } = resourceState<SignedInOperator>(operatorResource.key);
      if (me === undefined) return;
      setDesk((now) =>
        now.state === "here" && JSON.stringify(now.me) !== JSON.stringify(me) ? { state: "here", me } : now,
      );
    });
  }, [isHere]);

  return (
    <BrowserRouter basename="/console">
      <LinkProvider component={RouterLink}>
        {desk.state === "asking" ? <Waiting /> : null}
        {desk.state === "failed" ? (
          <main>
            <ErrorState title="Can't reach the server" retryLabel="Try again" onRetry={loadOperator}>
              The server isn't responding. Everything you saved is safe.
            </ErrorState>
          </main>
        ) : null}
        {desk.state === "choosing" ? <ChoosePassword link={desk.link} onDone={loadOperator} /> : null}
        {desk.state === "unknown" ? <SignIn ended={desk.ended} onSignedIn={loadOperator} /> : null}
        {desk.state === "here" && desk.me.mustEnrol ? <Enrolment onDone={loadOperator} /> : null}
        {desk.state === "here" && !desk.me.mustEnrol ? (
          <OperatorContext value={desk.me}>
            <Frame
              onSignedOut={() => {
                rememberSignIn(false);
                setDesk({ state: "unknown", ended: null });
              }}
            />
          </OperatorContext>
        ) : null}
        <Toaster label="Messages" dismissLabel="Dismiss" />
      </LinkProvider>
    </BrowserRouter>
  );
}

function Waiting() {
  return (
    <main className="grid min-h-dvh place-items-center" aria-busy="true">
      <span className="sr-only">Opening the console</span>
      <Spinner />
    </main>
  );
}
