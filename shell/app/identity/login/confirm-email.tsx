import { confirmEmail } from "@parlour/contracts/calls/identity/profile/confirm-email";
import { client } from "@parlour/web/api/client";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner } from "@parlour/web/ui/banner";
import { buttonClass } from "@parlour/web/ui/button";
import { Spinner } from "@parlour/web/ui/spinner";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { IdentityCard } from "../../parts/identity-card.tsx";
import { failureMessage } from "./failure-message.ts";

const confirm = client(confirmEmail);

type Progress = "working" | "done" | { error: string };

/**
 * Confirms when the page opens in a browser, so that link scanners in mail programs don't use up the link.
 */
export function ConfirmEmail({ token }: { token: string | null }) {
  const { t } = useTranslation();
  const [progress, setProgress] = useState<Progress>("working");
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    if (token === null) return setProgress({ error: t("identity.tokenInvalid") });
    confirm({ params: { token } }).then(
      () => setProgress("done"),
      (error: unknown) => setProgress({ error: failureMessage(t, error) }),
    );
  }, [token, t]);
  return (
    <IdentityCard title={t("identity.confirmEmailTitle")}>
      {progress === "working" ? (
        <div className="grid place-items-center py-6">
          <Spinner size="lg" label={t("identity.confirmingEmail")} />
        </div>
      ) : (
        <div className="grid gap-5">
          {progress === "done" ? (
            <Banner tone="success" live>
              {t("identity.emailConfirmed")}
            </Banner>
          ) : (
            <Banner tone="danger" live>
              {progress.error}
            </Banner>
          )}
          <Link to="/account" className={buttonClass({ variant: "primary", size: "xl", full: true })}>
            {t("identity.toAccount")}
          </Link>
        </div>
      )}
    </IdentityCard>
  );
}
