import { Button } from "@parlour/web/ui/button";
import { CodeField } from "@parlour/web/ui/code-field";
import { PasswordField } from "@parlour/web/ui/password-field";
import { QrCode } from "@parlour/web/ui/qr-code";
import { type SubmitEvent, useState } from "react";
import { Failure } from "../parts/failure.tsx";
import { failureText } from "../parts/failure-text.ts";
import { activateAuthenticator, enrolAuthenticator } from "./operator-api.ts";

/** The setup of a mandatory authenticator, shown until the operator has completed it. */
export function Enrolment({ onDone }: { onDone: () => Promise<void> }) {
  return (
    <main className="grid min-h-dvh place-items-center px-4 py-10">
      <div className="w-full max-w-lg rounded-panel border border-line bg-velvet p-6 md:p-9">
        <h1 className="text-3xl">Set up your authenticator</h1>
        <p className="mt-2 mb-6 text-mist">
          Two-factor authentication is required. Scan the QR code with an authenticator app and enter the code
          it shows.
        </p>
        <EnrolmentSteps onDone={onDone} />
      </div>
    </main>
  );
}

export function EnrolmentSteps({ onDone }: { onDone: () => Promise<void> }) {
  const [address, setAddress] = useState<string | null>(null);
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const attempt = async (work: () => Promise<void>) => {
    setFailure(null);
    setBusy(true);
    try {
      await work();
    } catch (error) {
      setCode("");
      setFailure(failureText(error));
    } finally {
      setBusy(false);
    }
  };
  const begin = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void attempt(async () => setAddress((await enrolAuthenticator({ body: { password } })).otpAuthUri));
  };
  const finish = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void attempt(async () => {
      await activateAuthenticator({ body: { code } });
      await onDone();
    });
  };
  return (
    <div className="grid gap-5">
      <Failure text={failure} />
      {address === null ? (
        <form className="grid gap-5" onSubmit={begin}>
          <PasswordField
            label="Your password"
            autoComplete="current-password"
            showLabel="Show password"
            hideLabel="Hide password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <Button type="submit" variant="primary" loading={busy} disabled={password === ""}>
            Show QR code
          </Button>
        </form>
      ) : (
        <form className="grid gap-5" onSubmit={finish}>
          <QrCode text={address} label="QR code for your authenticator" />
          <p className="text-sm break-all text-mist">
            Can't scan it? Enter this key: {new URL(address).searchParams.get("secret")}
          </p>
          <CodeField label="6-digit code from your authenticator" value={code} onChange={setCode} />
          <Button type="submit" variant="primary" loading={busy} disabled={code.length !== 6}>
            Turn on
          </Button>
        </form>
      )}
    </div>
  );
}
