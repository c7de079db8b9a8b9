import { resetPin } from "@parlour/contracts/calls/identity/player-verification/reset-pin";
import { client } from "@parlour/web/api/client";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner } from "@parlour/web/ui/banner";
import { buttonClass } from "@parlour/web/ui/button";
import { useState } from "react";
import { Link } from "react-router";
import { IdentityCard } from "../../parts/identity-card.tsx";
import { ChoosePinForm } from "./choose-pin-form.tsx";
import { failureMessage } from "./failure-message.ts";

const send = client(resetPin);

export function ResetPin({ token }: { token: string | null }) {
  const { t } = useTranslation();
  const [done, setDone] = useState(false);
  return (
    <IdentityCard title={t("identity.resetPinTitle")} text={t("identity.choosePinText")}>
      {token === null ? (
        <Banner tone="danger">{t("identity.tokenInvalid")}</Banner>
      ) : done ? (
        <div className="grid gap-5">
          <Banner tone="success" live>
            {t("identity.pinSaved")}
          </Banner>
          <Link to="/account" className={buttonClass({ variant: "primary", size: "xl", full: true })}>
            {t("identity.toAccount")}
          </Link>
        </div>
      ) : (
        <ChoosePinForm
          submitLabel={t("identity.savePin")}
          failure={(error) => failureMessage(t, error)}
          save={async (pinCode) => {
            await send({ params: { token }, body: { pinCode } });
            setDone(true);
          }}
        />
      )}
    </IdentityCard>
  );
}
