import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner } from "@parlour/web/ui/banner";
import { Button } from "@parlour/web/ui/button";
import { showToast } from "@parlour/web/ui/toast";
import { useState } from "react";
import { go } from "../../parts/go.ts";
import { api } from "../api.ts";
import { useCashier } from "../cashier-context.ts";
import { failureText } from "../parts/failure-text.ts";

/**
 * Explains, before the form is filled in, that a withdrawal needs a verified document, and starts the
 * verification. Renders nothing once a document has been requested, because the shell's banner then links to the
 * upload page.
 */
export function DocumentNotice() {
  const { t } = useTranslation();
  const { session, documentStatus } = useCashier();
  const [busy, setBusy] = useState(false);
  if (documentStatus !== "NOT_REQUESTED") return null;
  const verify = async () => {
    setBusy(true);
    try {
      await api.requestDocument({ session });
      go("/validate-document");
    } catch (error) {
      showToast({ tone: "danger", title: t(failureText(error)) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Banner
      tone="warning"
      action={
        <Button size="sm" loading={busy} onClick={() => void verify()}>
          {t("cashier.verifyNow")}
        </Button>
      }
    >
      {t("cashier.verifyFirst")}
    </Banner>
  );
}
