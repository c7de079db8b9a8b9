import { enrolTwoFactor } from "@parlour/contracts/calls/identity/player-verification/enrol-two-factor";
import { client } from "@parlour/web/api/client";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner, bannerActionClass } from "@parlour/web/ui/banner";
import { Link } from "react-router";
import { SmsCodeForm } from "./sms-code-form.tsx";

const enrol = client(enrolTwoFactor);

const operation = "enable2fa";

type EnrolStepProps = {
  session: string;
  mode: "sandbox" | "production";
  maskedPhone: string;
  phoneValidated: boolean;
  onStarted: (otpAuthUri: string) => void;
  onBlocked: (seconds: number) => void;
};

/** Starts two-factor enrolment with a code sent to the verified phone; without a phone it can't start. */
export function EnrolStep(props: EnrolStepProps) {
  const { session, mode, maskedPhone, phoneValidated, onStarted, onBlocked } = props;
  const { t } = useTranslation();
  if (!phoneValidated) {
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
  return (
    <div className="grid max-w-md gap-5">
      <p className="text-mist">{t("verification.enrolText")}</p>
      <SmsCodeForm
        operation={operation}
        mode={mode}
        maskedPhone={maskedPhone}
        submitLabel={t("verification.goOn")}
        send={async () => {
          const answer = await enrol({ session });
          if (!("otpAuthUri" in answer)) return answer.remainingSendAttempts;
          onStarted(answer.otpAuthUri);
          return undefined;
        }}
        confirm={async (code) => {
          const headers = { "x-mfa-code": code, "x-mfa-operation": operation } as const;
          const answer = await enrol({ session, headers });
          if ("otpAuthUri" in answer) onStarted(answer.otpAuthUri);
        }}
        onBlocked={onBlocked}
      />
    </div>
  );
}
