import { Button } from "@parlour/web/ui/button";
import { showToast } from "@parlour/web/ui/toast";
import { useState } from "react";
import { CredentialsForm } from "../../../app/credentials-form.tsx";
import { EnrolmentSteps } from "../../../app/enrolment.tsx";
import { renewRecoveryCodes } from "../../../app/operator-api.ts";
import { RecoveryCodes } from "../../../app/recovery-codes.tsx";
import { Failure } from "../../../parts/failure.tsx";
import { failureText } from "../../../parts/failure-text.ts";

type SecondFactorProps = { isOn: boolean; onEnabled: () => void };

/** The operator's own authenticator and recovery codes: set up, replace, renew. */
export function SecondFactor({ isOn, onEnabled }: SecondFactorProps) {
  const [step, setStep] = useState<"replace" | "renew" | null>(null);
  const finish = (title: string) => {
    setStep(null);
    showToast({ tone: "success", title });
  };
  if (!isOn) {
    return (
      <EnrolmentSteps
        onDone={async () => {
          onEnabled();
          finish("Your authenticator is on");
        }}
      />
    );
  }
  if (step === null) {
    return (
      <>
        <p>
          Your authenticator is on. If you lose it, log in with a recovery code and replace it here. Without a
          recovery code, two administrators can remove it.
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button onClick={() => setStep("replace")}>Replace authenticator</Button>
          <Button onClick={() => setStep("renew")}>New recovery codes</Button>
        </div>
      </>
    );
  }
  return (
    <div className="grid gap-4">
      {step === "replace" ? (
        <EnrolmentSteps replaces onDone={async () => finish("Your authenticator was replaced")} />
      ) : (
        <RenewCodes onDone={() => finish("Your recovery codes were replaced")} />
      )}
      <Button variant="quiet" className="justify-self-start" onClick={() => setStep(null)}>
        Cancel
      </Button>
    </div>
  );
}

function RenewCodes({ onDone }: { onDone: () => void }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const renew = async (password: string, code: string) => {
    setFailure(null);
    setBusy(true);
    try {
      const answer = await renewRecoveryCodes({ body: { password }, headers: { "x-mfa-code": code } });
      setCodes(answer.recoveryCodes);
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setBusy(false);
    }
  };
  if (codes !== null) return <RecoveryCodes codes={codes} onDone={onDone} />;
  return (
    <>
      <Failure text={failure} />
      <CredentialsForm
        action="Create new codes"
        asksCode
        busy={busy}
        onSubmit={(...all) => void renew(...all)}
      />
    </>
  );
}
