import type { DocumentStatus } from "@parlour/contracts/enumerations";
import type { MessageKey } from "@parlour/web/i18n/messages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner } from "@parlour/web/ui/banner";
import { Button } from "@parlour/web/ui/button";
import { useState } from "react";
import { go } from "../../parts/go.ts";
import { api } from "../api.ts";
import { useCashier } from "../cashier-context.ts";

/**
 * The text for each status. A requested document needs none, because the shell's banner already links to the
 * upload page.
 */
const texts: Partial<Record<DocumentStatus, MessageKey>> = {
  NOT_REQUESTED: "cashier.verifyFirst",
  PENDING: "cashier.documentPending",
};

/**
 * Explains, before the form is filled in, that a withdrawal needs a verified document, and starts the
 * verification.
 */
export function DocumentNotice() {
  const { t } = useTranslation();
  const { session, documentStatus } = useCashier();
  const [busy, setBusy] = useState(false);
  const text = texts[documentStatus];
  if (text === undefined) return null;
  const verify = async () => {
    setBusy(true);
    try {
      await api.requestDocument({ session });
      go("/validate-document");
    } finally {
      setBusy(false);
    }
  };
  return (
    <Banner
      tone={documentStatus === "PENDING" ? "info" : "warning"}
      action={
        documentStatus === "PENDING" ? undefined : (
          <Button size="sm" loading={busy} onClick={() => void verify()}>
            {t("cashier.verifyNow")}
          </Button>
        )
      }
    >
      {t(text)}
    </Banner>
  );
}
