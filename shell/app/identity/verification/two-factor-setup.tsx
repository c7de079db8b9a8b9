import { activateTwoFactor } from "@parlour/contracts/calls/identity/player-verification/activate-two-factor";
import { resetTwoFactor } from "@parlour/contracts/calls/identity/player-verification/reset-two-factor";
import { CONFIRMATION_CODE_LENGTH } from "@parlour/contracts/constants";
import { client } from "@parlour/web/api/client";
import type { MessageKey } from "@parlour/web/i18n/messages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner } from "@parlour/web/ui/banner";
import { Button } from "@parlour/web/ui/button";
import { CodeField } from "@parlour/web/ui/code-field";
import { CopyField } from "@parlour/web/ui/copy-field";
import { QrCode } from "@parlour/web/ui/qr-code";
import { useId, useState } from "react";
import { type SmsProblem, smsProblemOf } from "./sms-problem.ts";

const activate = client(activateTwoFactor);
const cancel = client(resetTwoFactor);

type TwoFactorSetupProps = {
  session: string;
  otpAuthUri: string;
  onActivated: (recoveryCodes: readonly string[]) => void;
  onBlocked: (seconds: number) => void;
  onCancelled: () => void;
};

/** Shows the secret for the player's authenticator and takes its first code. */
export function TwoFactorSetup(props: TwoFactorSetupProps) {
  const { session, otpAuthUri, onActivated, onBlocked, onCancelled } = props;
  const { t } = useTranslation();
  const [code, setCode] = useState("");
  const [busy, setBusy] = useState<"activating" | "cancelling" | null>(null);
  const [problem, setProblem] = useState<SmsProblem | null>(null);
  const fieldId = useId();
  const secret = new URL(otpAuthUri).searchParams.get("secret") ?? "";

  const run = async (kind: "activating" | "cancelling", work: () => Promise<void>) => {
    if (busy !== null) return;
    setBusy(kind);
    setProblem(null);
    try {
      await work();
    } catch (thrown) {
      const found = smsProblemOf(thrown);
      setCode("");
      setProblem(found);
      if (found.kind === "blocked") onBlocked(found.seconds);
      else document.getElementById(fieldId)?.focus();
    } finally {
      setBusy(null);
    }
  };
  const isComplete = code.length === CONFIRMATION_CODE_LENGTH;
  return (
    <form
      method="post"
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isComplete) return;
        void run("activating", async () => {
          const { recoveryCodes } = await activate({ session, body: { code } });
          onActivated(recoveryCodes);
        });
      }}
    >
      <div className="flex flex-wrap items-center gap-6">
        <QrCode text={otpAuthUri} label={t("verification.qrCode")} />
        <div className="grid min-w-0 flex-[1_1_16rem] gap-4">
          <p>{t("verification.scanText")}</p>
          <p className="text-mist md:hidden">
            <a href={otpAuthUri} className="inline-flex min-h-11 items-center font-semibold text-bright">
              {t("verification.openApp")}
            </a>
          </p>
          <CopyField
            label={t("verification.secret")}
            value={secret}
            copyLabel={t("verification.copy")}
            copiedLabel={t("verification.copied")}
          />
        </div>
      </div>
      {problem && problem.kind !== "wrongCode" && problem.kind !== "blocked" ? (
        <Banner tone="danger" live>
          {t(textOf(problem))}
        </Banner>
      ) : null}
      <CodeField
        id={fieldId}
        label={t("verification.firstCode")}
        hint={t("verification.firstCodeHint")}
        length={CONFIRMATION_CODE_LENGTH}
        value={code}
        error={problem?.kind === "wrongCode" ? t("verification.enterCorrectCode") : undefined}
        onChange={setCode}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="primary"
          size="lg"
          loading={busy === "activating"}
          disabled={!isComplete && busy !== "activating"}
        >
          {t("verification.switchOn")}
        </Button>
        <Button
          variant="quiet"
          size="lg"
          loading={busy === "cancelling"}
          onClick={() =>
            run("cancelling", async () => {
              await cancel({ session }).catch((thrown: unknown) => {
                // The enrolment no longer exists, so there is nothing left to cancel.
                if (smsProblemOf(thrown).kind !== "operationFailed") throw thrown;
              });
              onCancelled();
            })
          }
        >
          {t("verification.cancelSetup")}
        </Button>
      </div>
    </form>
  );
}

function textOf({ kind }: SmsProblem): MessageKey {
  return kind === "offline" ? "verification.offline" : "verification.operationFailed";
}
