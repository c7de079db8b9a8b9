import { ApiError } from "@parlour/web/api/api-error";
import { onSessionEnd } from "@parlour/web/api/session-end";
import { ErrorState } from "@parlour/web/ui/error-state";
import { LinkProvider } from "@parlour/web/ui/link";
import { Spinner } from "@parlour/web/ui/spinner";
import { Toaster } from "@parlour/web/ui/toaster";
import { useCallback, useEffect, useState } from "react";
import { BrowserRouter } from "react-router";
import { Enrolment } from "./enrolment.tsx";
import { Frame } from "./frame.tsx";
import { askWhoIAm, type Me } from "./operator-api.ts";
import { OperatorContext } from "./operator-context.ts";
import { RouterLink } from "./router-link.tsx";
import { SignIn } from "./sign-in.tsx";
import { rememberVisit, wasHere } from "./visit.ts";

type Desk =
  | { state: "asking" }
  | { state: "unknown"; ended: boolean }
  | { state: "failed" }
  | { state: "here"; me: Me };

/** The login, the authenticator setup where it is mandatory, and then the console itself. */
export function ConsoleApp() {
  const [desk, setDesk] = useState<Desk>({ state: "asking" });

  const ask = useCallback(async () => {
    try {
      setDesk({ state: "here", me: await askWhoIAm() });
      rememberVisit(true);
    } catch (error) {
      const isNobody = error instanceof ApiError && error.status === 401;
      if (isNobody) rememberVisit(false);
      setDesk(isNobody ? { state: "unknown", ended: false } : { state: "failed" });
    }
  }, []);
  useEffect(() => {
    if (wasHere()) void ask();
    else setDesk({ state: "unknown", ended: false });
  }, [ask]);
  useEffect(
    () =>
      onSessionEnd(() =>
        setDesk((desk) => (desk.state === "here" ? { state: "unknown", ended: true } : desk)),
      ),
    [],
  );

  return (
    <BrowserRouter basename="/console">
      <LinkProvider component={RouterLink}>
        {desk.state === "asking" ? <Waiting /> : null}
        {desk.state === "failed" ? (
          <main>
            <ErrorState title="Can't reach the server" retryLabel="Try again" onRetry={ask}>
              The server isn't responding. Everything you saved is safe.
            </ErrorState>
          </main>
        ) : null}
        {desk.state === "unknown" ? <SignIn ended={desk.ended} onSignedIn={ask} /> : null}
        {desk.state === "here" && desk.me.mustEnrol ? <Enrolment onDone={ask} /> : null}
        {desk.state === "here" && !desk.me.mustEnrol ? (
          <OperatorContext value={desk.me}>
            <Frame
              onSignedOut={() => {
                rememberVisit(false);
                setDesk({ state: "unknown", ended: false });
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
