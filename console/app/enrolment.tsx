import { Button } from "@parlour/web/ui/button";
import { CodeField } from "@parlour/web/ui/code-field";
import { QrCode } from "@parlour/web/ui/qr-code";
import { type SubmitEvent, useState } from "react";
import { Failure } from "../parts/failure.tsx";
import { failureText } from "../parts/failure-text.ts";
import { CredentialsForm } from "./credentials-form.tsx";
import { activateAuthenticator, enrolAuthenticator } from "./operator-api.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";

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

type EnrolmentStepsProps = {
  onDone: () => Promise<void>;
  /** Whether the new authenticator replaces an active one, whose code is needed. */
  replaces?: boolean;
};

/** The steps from the password to the recovery codes of a new authenticator. */
export function EnrolmentSteps({ onDone, replaces = false }: EnrolmentStepsProps) {
  const [address, setAddress] = useState<string | null>(null);
  const [code, setCode] = useState("");
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);
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
  const begin = (password: string, oldCode: string) =>
    void attempt(async () => {
      const headers = replaces ? { "x-mfa-code": oldCode } : {};
      setAddress((await enrolAuthenticator({ body: { password }, headers })).otpAuthUri);
    });
  const finish = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void attempt(async () =>
      setRecoveryCodes((await activateAuthenticator({ body: { code } })).recoveryCodes),
    );
  };
  if (recoveryCodes !== null) return <RecoveryCodes codes={recoveryCodes} onDone={() => void onDone()} />;
  return (
    <div className="grid gap-5">
      <Failure text={failure} />
      {address === null ? (
        <CredentialsForm action="Show QR code" asksCode={replaces} busy={busy} onSubmit={begin} />
      ) : (
        <form className="grid gap-5" onSubmit={finish}>
          <QrCode text={address} label="QR code for your authenticator" />
          <p className="text-sm break-all text-mist">
            Can't scan it? Enter this key: {new URL(address).searchParams.get("secret")}
          </p>
          <CodeField label="6-digit code from your new authenticator" value={code} onChange={setCode} />
          <Button type="submit" variant="primary" loading={busy} disabled={code.length !== 6}>
            {replaces ? "Replace" : "Turn on"}
          </Button>
        </form>
      )}
    </div>
  );
}
