import { resetPassword } from "@parlour/contracts/calls/identity/login-service/reset-password";
import { client } from "@parlour/web/api/client";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner } from "@parlour/web/ui/banner";
import { useState } from "react";
import { IdentityCard } from "../../parts/identity-card.tsx";
import { ChoosePasswordForm } from "./choose-password-form.tsx";
import { LoginLink } from "./login-link.tsx";

const send = client(resetPassword);

export function ResetPassword({ token }: { token: string | null }) {
  const { t } = useTranslation();
  const [done, setDone] = useState(false);
  return (
    <IdentityCard
      title={t("identity.resetPasswordTitle")}
      text={t("identity.resetPasswordText")}
      aside={<LoginLink />}
    >
      {token === null ? (
        <Banner tone="danger">{t("identity.tokenInvalid")}</Banner>
      ) : done ? (
        <Banner tone="success" live>
          {t("identity.passwordSaved")}
        </Banner>
      ) : (
        <ChoosePasswordForm
          save={async (password) => {
            await send({ params: { token }, body: { password } });
            setDone(true);
          }}
        />
      )}
    </IdentityCard>
  );
}
