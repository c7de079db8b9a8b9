import { sendConfirmationCode } from "@parlour/contracts/calls/identity/player-verification/send-confirmation-code";
import { validatePhone } from "@parlour/contracts/calls/identity/profile/validate-phone";
import { safeDestination } from "@parlour/rules/safe-destination";
import { client } from "@parlour/web/api/client";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner } from "@parlour/web/ui/banner";
import { Button } from "@parlour/web/ui/button";
import { showToast } from "@parlour/web/ui/toast";
import { useCallback, useState } from "react";
import { Link, useNavigate, useRevalidator, useSearchParams } from "react-router";
import { IdentityCard } from "../../parts/identity-card.tsx";
import { readLastPage } from "../../parts/visited-pages.ts";
import { BlockedNotice } from "./blocked-notice.tsx";
import { SmsCodeForm } from "./sms-code-form.tsx";

const sendCode = client(sendConfirmationCode);
const validate = client(validatePhone);

type ValidatePhoneProps = {
  session: string;
  mode: "sandbox" | "production";
  /** The phone prefix and the number together. */
  phone: string;
  maskedPhone: string;
  validated: boolean;
  /** For how many seconds phone verification stays blocked; 0 if it isn't blocked. */
  blockedSeconds: number;
  /** The next verification step, for a player without another destination. */
  nextStep: string | null;
};

const operation = "validatePhone";

/** Verifies the player's phone with an SMS code, then continues. */
export function ValidatePhone(props: ValidatePhoneProps) {
  const { session, mode, phone, maskedPhone, validated, nextStep } = props;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [search] = useSearchParams();
  const [blockedSeconds, setBlockedSeconds] = useState(props.blockedSeconds);
  const unblock = useCallback(() => setBlockedSeconds(0), []);
  /** Goes to the destination, else to the next verification step, else to the previous page. */
  const goOn = () => {
    const next = safeDestination(search.get("destination")) ?? nextStep ?? safeDestination(readLastPage());
    return navigate(next ?? "/account", { replace: true });
  };

  return (
    <IdentityCard
      title={t("verification.phoneTitle")}
      text={validated ? undefined : t("verification.phoneText")}
      aside={
        validated ? null : (
          <Link to="/account/profile" className="text-bright underline-offset-4 hover:underline">
            {t("verification.otherPhone")}
          </Link>
        )
      }
    >
      {validated ? (
        <div className="grid gap-5">
          <Banner tone="success">{t("verification.phoneVerified", { phone: maskedPhone })}</Banner>
          <Button variant="primary" size="xl" full onClick={goOn}>
            {t("verification.goOn")}
          </Button>
        </div>
      ) : blockedSeconds > 0 ? (
        <BlockedNotice seconds={blockedSeconds} onEnd={unblock} />
      ) : (
        <SmsCodeForm
          operation={operation}
          mode={mode}
          maskedPhone={maskedPhone}
          submitLabel={t("verification.verifyPhone")}
          send={async () => (await sendCode({ session, params: { operation } })).remainingSendAttempts}
          confirm={async (code) => {
            await validate({ session, params: { phone }, headers: { "x-mfa-code": code } });
            showToast({ tone: "success", title: t("verification.phoneDone") });
            await goOn();
          }}
          onBlocked={setBlockedSeconds}
          onValidated={revalidate}
        />
      )}
    </IdentityCard>
  );
}
