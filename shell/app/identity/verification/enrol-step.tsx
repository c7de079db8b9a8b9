import { enrolTwoFactor } from "@parlour/contracts/calls/identity/player-verification/enrol-two-factor";
import { ApiError } from "@parlour/web/api/api-error";
import { client } from "@parlour/web/api/client";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner, bannerActionClass } from "@parlour/web/ui/banner";
import { useState } from "react";
import { Link } from "react-router";
import type { Account } from "../../parts/account.server.ts";
import { Confirmation } from "../account/confirm-dialog.tsx";
import { SmsCodeForm } from "./sms-code-form.tsx";

const enrol = client(enrolTwoFactor);

const operation = "enable2fa";

type EnrolStepProps = {
  account: Account;
  mode: "sandbox" | "production";
  maskedPhone: string;
  onStarted: (otpAuthUri: string) => void;
  onBlocked: (seconds: number) => void;
};

/**
 * Starts two-factor enrolment with the password or PIN and a code sent to the player's phone. It can't start
 * without a verified phone.
 */
export function EnrolStep(props: EnrolStepProps) {
  const { account, mode, maskedPhone, onStarted, onBlocked } = props;
  const { session, phoneStatus } = account;
  const { t } = useTranslation();
  const [proven, setProven] = useState(false);
  /**
   * Starts the enrolment. If the proof of identity has expired, the player is asked for the password or PIN
   * again.
   */
  const start = async (code?: string) => {
    const headers = code ? ({ "x-mfa-code": code, "x-mfa-operation": operation } as const) : {};
    try {
      const answer = await enrol({ session, headers });
      if (!("otpAuthUri" in answer)) return answer.remainingSendAttempts;
      onStarted(answer.otpAuthUri);
    } catch (thrown) {
      if (!(thrown instanceof ApiError) || thrown.errorCode !== "MFA_REQUIRED") throw thrown;
      setProven(false);
    }
    return undefined;
  };
  if (phoneStatus !== "VALIDATED") {
    return (
      <Banner
        tone="warning"
        action={
          <Link
            to="/validation-code/validatePhone?destination=/account/two-factor"
            className={bannerActionClass}
          >
            {t("verification.verifyPhone")}
          </Link>
        }
      >
        {t("verification.phoneNotVerified")}
      </Banner>
    );
  }
  if (!proven) {
    return (
      <div className="grid max-w-md gap-5">
        <p className="text-mist">{t("account.confirmText")}</p>
        <Confirmation account={account} operation={operation} onConfirmed={async () => setProven(true)} />
      </div>
    );
  }
  return (
    <div className="grid max-w-md gap-5">
      <p className="text-mist">{t("verification.enrolText")}</p>
      <SmsCodeForm
        operation={operation}
        mode={mode}
        maskedPhone={maskedPhone}
        submitLabel={t("verification.goOn")}
        send={() => start()}
        confirm={async (code) => {
          await start(code);
        }}
        onBlocked={onBlocked}
      />
    </div>
  );
}
